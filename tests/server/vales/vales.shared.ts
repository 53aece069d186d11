/** A voucher that two people have open: its works by their calls, and its units and money counted after each. */
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import { toPesos } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { direcciones } from '../../../server/platform/db/schema/neighbours.ts';
import { valeLogs } from '../../../server/platform/db/schema/vales.ts';
import { SharedRecord, type Subject } from '../bed/sharedRecord.ts';
import type { Who } from '../bed/twoPeople.ts';
import { ASESOR, type Person } from '../casos/casos.desk.ts';
import { caseIn } from '../casos/casos.works.ts';
import { ADDRESS } from '../guias/guias.desk.ts';
import { BILLETERA, EFECTIVO, giveBackBy, type RefundDesk } from './devoluciones.desk.ts';
import { COLLECTED, countGoodsAndMoney, expectNothingLost, type GoodsAndMoney, pickupOf } from './vales.counted.ts';
import { asking, sell, voucherRow } from './vales.desk.ts';
import { LONG_AGO } from './vales.guides.desk.ts';
import { UNITS, type VoucherStart, type VoucherState, WORTH, type Work } from './vales.life.ts';

type SharedSubject = Subject<Work, VoucherState, GoodsAndMoney>;
export type SharedVoucher = SharedRecord<Work, VoucherState, GoodsAndMoney> & {
  /** Somebody brings what is to be collected. */
  readonly goodsCome: () => Promise<void>;
};

const TOMORROW = '2026-03-19';
const MOTIVO = 'El cliente ya no lo devuelve';

/** Has somebody begin a voucher of a sale, a case and a customer of its own. */
export async function sharedVoucher(
  refunds: RefundDesk,
  start: VoucherStart,
  people: SharedSubject['people'],
): Promise<SharedVoucher> {
  const { desk } = refunds;
  const { db, asesor } = desk;
  const lines = [
    { unidades: 4, pesos: 400 },
    { unidades: 1, pesos: 100 },
  ];
  const operacion = await sell(desk, lines, start === 'asking' ? { fecha: LONG_AGO } : {});
  const numidenCliente = await newCustomer(refunds);
  const idDireccion = await newAddress(refunds, numidenCliente);
  const caso = await caseIn(desk, ESTADO.enProceso, { numidenCliente });
  const wanted = methods({ [EFECTIVO]: WORTH.efectivo, [BILLETERA]: WORTH.billetera });
  const request = await asking(desk, operacion, UNITS, { caso, metodosDevolucion: wanted });
  const begun = await asesor.send('vales/guardar-parcial', request);
  expect(begun.statusCode, begun.body).toBe(200);
  const { id } = begun.json();

  async function sending(who: Who, work: Work, version: number, clave: string) {
    const { person } = people[who];
    const seen = { id, version };
    const post = (path: string, body: object) => () => person.send(path, { ...seen, ...body }, clave);
    switch (work) {
      case 'guardarParcial':
      case 'guardar': {
        const isFetched = (await pickupOf(desk, id)) !== null;
        const articulos = request.articulos.map((one) => ({ ...one, esRecolecta: isFetched && one.linea === 2 }));
        return post(`vales/${work === 'guardar' ? 'guardar-vale' : 'guardar-parcial'}`, {
          ...request,
          ...seen,
          articulos,
        });
      }
      case 'recolectar':
        return post('vales/recolecta/guardar-parcial', { idDireccion, fecha: TOMORROW, lineas: [2] });
      case 'autorizar':
        return post('vales/autorizar-vale', {});
      case 'rechazar':
        return post('vales/rechazar-vale', { motivo: MOTIVO });
      case 'cancelar':
        return post('vales/cancelar-vale', { motivo: MOTIVO });
      case 'devolverEfectivo':
        return () => giveBackBy(person, EFECTIVO, seen, { clave });
      case 'devolverBilletera':
      case 'perderBilletera':
        return () => giveBackBy(person, BILLETERA, seen, { clave });
      case 'cambiarMetodos':
        return post('vales/cambiar-metodos', {
          metodosDevolucion: methods({ [EFECTIVO]: (await voucherRow(desk, id)).saldo }),
        });
      case 'reponer':
        return post('vales/guardarReposicion', { motivo: MOTIVO });
      case 'imprimir':
        return () => person.getOnce(`vales/generaValePDF/${id}/1`, clave);
      case 'migrar':
        return () => person.getOnce(`vales/migra-netsuite/${id}`, clave);
    }
  }

  const record = new SharedRecord<Work, VoucherState, GoodsAndMoney>({
    db,
    words: ENTITIES.vale,
    id,
    named: begun.json().folio,
    people,
    open: (person: Person) => person.post('vales/obtenerVale', { valeId: id }),
    sending: async (who, work, version, clave) => {
      const send = await sending(who, work, version, clave);
      return work === 'perderBilletera' ? losingTheAnswer(refunds, send) : send;
    },
    stored: async () => {
      const more = await countGoodsAndMoney(refunds, { id, operacion });
      const [{ version, estado } = { version: 0, estado: 0 }] = more.vouchers;
      const logs = await db.select().from(valeLogs).where(eq(valeLogs.idVale, id)).orderBy(asc(valeLogs.id));
      return { version, estado, logs, more };
    },
    entryOf: (work) => {
      if (work === 'perderBilletera') return 'empezarDevolucion';
      return work === 'devolverEfectivo' || work === 'devolverBilletera' ? 'devolver' : work;
    },
    // A refund by a neighbour is written down when it begins and when it is done.
    auditsOf: (work, { underWay }) => (work === 'devolverBilletera' && !underWay ? 2 : 1),
    check: (state, more) => {
      expectNothingLost(state, more);
      const [own] = more.vouchers;
      expect(own?.folio).toBe(begun.json().folio);
      if (state.asks) expect([...(own?.autores ?? [])].sort()).toEqual(authorsOf(state, people));
    },
  });

  return Object.assign(record, {
    goodsCome: () =>
      record.happens(async () => {
        const guide = await pickupOf(desk, id);
        const body = { folioGuia: guide?.folioGuia, articulos: [{ idArticulo: guide?.id, statusitem: COLLECTED }] };
        const answer = await asesor.send('vales/update-guia', body);
        expect(answer.statusCode, answer.body).toBe(200);
      }),
  });
}

/** The people who saved it: none of them decides it. */
function authorsOf({ authors }: VoucherState, people: SharedSubject['people']): readonly number[] {
  return [ASESOR, ...authors.map((who) => people[who].numiden)].sort();
}

function methods(parts: Partial<Readonly<Record<IdMetodo, number>>>) {
  return (Object.entries(parts) as [string, number][]).map(([id, monto]) => ({
    metodo: { id: Number(id) as IdMetodo },
    monto: toPesos(monto as Parameters<typeof toPesos>[0]),
  }));
}

/** The wallet takes the money, and the connection breaks before it can say so, until the last of those who ask has gone. */
function losingTheAnswer<R>({ script, real }: RefundDesk, send: () => Promise<R>): () => Promise<R> {
  let asking = 0;
  return async () => {
    asking += 1;
    script.walletAdd = async (asked) => {
      await real.wallet.add(asked);
      throw new Error('socket hang up');
    };
    try {
      return await send();
    } finally {
      asking -= 1;
      if (asking === 0) delete script.walletAdd;
    }
  };
}

let customers = 0;

async function newCustomer({ desk }: RefundDesk): Promise<number> {
  customers += 1;
  return desk.db.transaction((tx) =>
    createCustomer(tx, {
      nombre: 'Julia',
      apellidoPaterno: `Ibarra ${customers}`,
      apellidoMaterno: null,
      sexo: 'F',
      fechaNacimiento: '1980-02-29',
      correo: `julia${customers}@correo.mx`,
      telefono: null,
      celular: '5512345678',
    }),
  );
}

async function newAddress({ desk }: RefundDesk, numidenCliente: number): Promise<number> {
  const [row] = await desk.db
    .insert(direcciones)
    .values({ ...ADDRESS, numidenCliente })
    .returning({ id: direcciones.id });
  if (row === undefined) throw new Error('The address was not made');
  return row.id;
}
