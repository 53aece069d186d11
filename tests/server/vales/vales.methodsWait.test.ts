/** A change of methods that sends money another way than it came waits for another person, as the making does. */
import { readFileSync } from 'node:fs';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { ventaPagos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeLogs, vales } from '../../../server/platform/db/schema/vales.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import { GERENTE } from '../casos/casos.works.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CREDITO,
  EFECTIVO,
  giveBackBy,
  refundDesk,
  refundsOf,
  TARJETA,
  voucherBy,
} from './devoluciones.desk.ts';
import { unitsLeft, voucherRow } from './vales.desk.ts';
import { type Division, methodsOn } from './vales.methods.desk.ts';

const refunds = refundDesk();
const methods = methodsOn(refunds);

const OTRA_FORMA = 'Algo se devuelve por otra forma de la que se pagó';
const SOMEBODY_ELSE = 900_001;
const MOTIVO = 'La tarjeta sigue abierta: se devuelve a ella.';

type Seen = { readonly id: number; readonly version: number };

/** A valid voucher of a sale that was paid by card alone, as it is suggested. */
const byCard = (pesos = 1_160) => voucherBy(refunds, { [TARJETA]: pesos }, { pagos: [[2, pesos]] });

const decide = (how: 'autorizar' | 'rechazar', { id, version }: Seen, who = refunds.desk.gerente) =>
  who.send(`vales/${how}-vale`, { id, version, ...(how === 'rechazar' ? { motivo: MOTIVO } : {}) });

const read = async (id: number, who = refunds.desk.gerente) =>
  (await who.post('vales/obtenerVale', { valeId: id })).json();

const historyOf = async (id: number, who = refunds.desk.gerente): Promise<readonly string[]> =>
  (await read(id, who)).logs.map(({ accion }: { accion: string }) => accion);

describe('a change of methods waits for another person', () => {
  it.each<readonly [string, number, 2 | 4 | 6, Division]>([
    ['a card as a certificate', 2, TARJETA, { [CERTIFICADO]: 1_160 }],
    ['a card to the wallet', 2, TARJETA, { [BILLETERA]: 1_160 }],
    ['a peso of a card to the wallet', 2, TARJETA, { [TARJETA]: 1_159, [BILLETERA]: 1 }],
    ['house credit as a certificate', 4, CREDITO, { [CERTIFICADO]: 1_160 }],
    ['house credit to the wallet', 4, CREDITO, { [BILLETERA]: 1_160 }],
    ['cash as a certificate', 1, EFECTIVO, { [CERTIFICADO]: 1_160 }],
  ])('%s', async (_, forma, metodo, division) => {
    const vale = await voucherBy(refunds, { [metodo]: 1_160 }, { pagos: [[forma, 1_160]] });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 1, motivosAutorizacion: [] });
    const answer = (await methods.change(vale, division)).json();
    expect(answer).toMatchObject({
      codigo: 1,
      estado: { id: 5, nombre: 'POR AUTORIZAR' },
      descripcion: `El cambio de métodos del vale ${vale.folio} se guardó y espera autorización: mientras tanto no se devuelve nada de él`,
    });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({
      ...{ estado: 5, saldo: 116_000, motivosAutorizacion: ['otraForma'] },
      ...{ fechaSolicitud: refunds.desk.bed.clock.now, numidenResuelve: null, autores: [ASESOR] },
    });
    const way = Number(Object.keys(division)[0]) as 2 | 3 | 7;
    expect((await giveBackBy(refunds.desk.asesor, way, { id: vale.id, version: 2 })).statusCode).toBe(409);
  });

  it('who authorizes it reads from what to what, who asks and why: on its page and in the inbox', async () => {
    const vale = await byCard();
    await methods.change(vale, { [CERTIFICADO]: 1_160 });
    const words = 'Cambia cómo se devuelve: de TARJETA BANCARIA $1,160.00 a CERTIFICADO DE REGALO $1,160.00';
    const queue = (await refunds.desk.gerente.get('vales/por-autorizar')).json();
    expect(queue.vales.find(({ id }: Seen) => id === vale.id)).toMatchObject({ motivos: [words, OTRA_FORMA] });
    expect(await read(vale.id)).toMatchObject({
      cambioPorAutorizar: {
        de: [{ metodo: TARJETA, monto: 1_160 }],
        a: [{ metodo: CERTIFICADO, monto: 1_160 }],
        pide: { numiden: ASESOR },
      },
      autorizacion: { motivos: [{ motivo: 'otraForma', texto: OTRA_FORMA }], resolucion: null },
    });
    expect(await historyOf(vale.id)).toContain(
      'Métodos de devolución cambiados: de TARJETA BANCARIA $1,160.00 a CERTIFICADO DE REGALO $1,160.00, por autorizar',
    );
  });

  it('once authorized it is given so, and its maker or who asked cannot say yes', async () => {
    const vale = await byCard();
    await methods.change(vale, { [CERTIFICADO]: 1_160 }, { who: refunds.desk.gerente });
    const seen = { id: vale.id, version: 2 };
    expect((await decide('autorizar', seen)).json().message).toBe(
      'Usted hizo este vale o pidió este cambio: lo decide otra persona.',
    );
    const admin = await refunds.desk.bed.signIn(100_001);
    const yes = await decide('autorizar', seen, new Person(refunds.desk.bed, admin));
    expect(yes.json()).toMatchObject({ codigo: 1, version: 3, estado: { nombre: 'VIGENTE' } });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({
      cambioPorAutorizar: null,
      numidenResuelve: 100_001,
    });
    expect((await giveBackBy(refunds.desk.asesor, CERTIFICADO, { id: vale.id, version: 3 })).json()).toMatchObject({
      monto: 1_160,
      estado: { nombre: 'CANJEADO' },
    });
    expect((await refundsOf(refunds, vale.id)).map(({ metodo }) => metodo)).toEqual([CERTIFICADO]);
  });

  it('rejected, it goes on as it was: nothing that it holds is free', async () => {
    const vale = await byCard();
    const before = await voucherRow(refunds.desk, vale.id);
    const held = await unitsLeft(refunds.desk, vale.operacion);
    await methods.change(vale, { [BILLETERA]: 160, [CERTIFICADO]: 1_000 });
    const no = await decide('rechazar', { id: vale.id, version: 2 });
    expect(no.json()).toMatchObject({
      codigo: 1,
      version: 3,
      estado: { nombre: 'VIGENTE' },
      descripcion: `El cambio de métodos del vale ${vale.folio} se rechazó: se devuelve como antes`,
    });
    expect(await methods.methodsOf(vale.id)).toEqual({ [TARJETA]: [1_160, 0] });
    expect(await voucherRow(refunds.desk, vale.id)).toEqual({ ...before, version: 3 });
    expect(await unitsLeft(refunds.desk, vale.operacion)).toEqual(held);
    expect(await historyOf(vale.id)).toContain(
      `Cambio de métodos rechazado, se devuelve como antes (TARJETA BANCARIA $1,160.00): ${MOTIVO}`,
    );
    expect((await giveBackBy(refunds.desk.asesor, TARJETA, { id: vale.id, version: 3 })).json()).toMatchObject({
      monto: 1_160,
    });
  });

  it('rejected, whoever asked for it is no author of the voucher any more, and may decide another change', async () => {
    const vale = await byCard();
    const before = await voucherRow(refunds.desk, vale.id);
    const admin = new Person(refunds.desk.bed, await refunds.desk.bed.signIn(100_001));
    await methods.change(vale, { [CERTIFICADO]: 1_160 }, { who: refunds.desk.gerente });
    expect((await voucherRow(refunds.desk, vale.id)).autores).toEqual([ASESOR, GERENTE]);
    expect((await decide('rechazar', { id: vale.id, version: 2 }, admin)).statusCode).toBe(200);
    expect(await voucherRow(refunds.desk, vale.id)).toEqual({ ...before, version: 3 });
    await methods.change({ ...vale, version: 3 }, { [CERTIFICADO]: 1_160 });
    expect((await decide('autorizar', { id: vale.id, version: 4 })).json()).toMatchObject({
      estado: { nombre: 'VIGENTE' },
    });
  });

  it('rejected twice under one key, it is told once', async () => {
    const vale = await byCard();
    await methods.change(vale, { [CERTIFICADO]: 1_160 });
    const clave = newKey();
    const asked = { id: vale.id, version: 2, motivo: MOTIVO };
    const first = await refunds.desk.gerente.send('vales/rechazar-vale', asked, clave);
    const again = await refunds.desk.gerente.send('vales/rechazar-vale', asked, clave);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    const told = await refunds.desk.db
      .select()
      .from(correos)
      .where(eq(correos.clave, `cambio-${vale.id}-2`));
    expect(told.map(({ asunto }) => asunto)).toEqual([`Cambio de métodos del vale ${vale.folio} rechazado`]);
  });

  it('who asked for it is told each decision by mail', async () => {
    const vale = await byCard();
    await methods.change(vale, { [CERTIFICADO]: 1_160 });
    await decide('rechazar', { id: vale.id, version: 2 });
    await methods.change({ id: vale.id, version: 3 }, { [BILLETERA]: 1_160 });
    await decide('autorizar', { id: vale.id, version: 4 });
    const told = await refunds.desk.db
      .select({ clave: correos.clave, texto: correos.texto })
      .from(correos)
      .where(sql`${correos.clave} like ${`cambio-${vale.id}-%`}`)
      .orderBy(correos.id);
    expect(told.map(({ clave }) => clave)).toEqual([`cambio-${vale.id}-2`, `cambio-${vale.id}-4`]);
    expect(told[0]?.texto).toContain(
      'Antes: TARJETA BANCARIA $1,160.00\nPedido: CERTIFICADO DE REGALO $1,160.00\n\nSe devuelve como antes.',
    );
    expect(told[1]?.texto).toContain('Se devuelve como se pidió.');
  });
});

describe('the authorization that a voucher has bounds its changes', () => {
  it('the way and the amount that were authorized: another way, or more by it, asks again', async () => {
    const vale = await byCard();
    await methods.change(vale, { [CERTIFICADO]: 600, [TARJETA]: 560 });
    await decide('autorizar', { id: vale.id, version: 2 });
    const less = await methods.change({ id: vale.id, version: 3 }, { [CERTIFICADO]: 500, [TARJETA]: 660 });
    expect(less.json().estado.nombre).toBe('VIGENTE');
    const more = await methods.change({ id: vale.id, version: 4 }, { [CERTIFICADO]: 500.01, [TARJETA]: 659.99 });
    expect(more.json().estado.nombre).toBe('POR AUTORIZAR');
    await decide('rechazar', { id: vale.id, version: 5 });
    const other = await methods.change({ id: vale.id, version: 6 }, { [BILLETERA]: 500, [TARJETA]: 660 });
    expect(other.json().estado.nombre).toBe('POR AUTORIZAR');
  });

  it('and stands again with its sums when a change is rejected, or is added to when it is authorized', async () => {
    const vale = await byCard();
    const masDeLoPagado = 'masDeLoPagado 116000 100000';
    const former = {
      ...{ motivosAutorizacion: [masDeLoPagado], fechaSolicitud: refunds.desk.bed.clock.now },
      ...{ numidenResuelve: GERENTE, fechaResuelve: refunds.desk.bed.clock.now, comentarioResuelve: 'Procede.' },
    };
    await refunds.desk.db.update(vales).set(former).where(eq(vales.id, vale.id));
    await refunds.desk.db
      .update(ventaPagos)
      .set({ monto: sql`1000.00` })
      .where(eq(ventaPagos.operacion, vale.operacion));
    await methods.change(vale, { [CERTIFICADO]: 1_160 });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({
      ...{ motivosAutorizacion: ['otraForma', masDeLoPagado], numidenResuelve: null, comentarioResuelve: null },
    });
    expect((await read(vale.id)).sinRespaldo).toBeNull();
    await decide('rechazar', { id: vale.id, version: 2 });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ ...former, cambioPorAutorizar: null });
    await methods.change({ id: vale.id, version: 3 }, { [CERTIFICADO]: 1_160 });
    await decide('autorizar', { id: vale.id, version: 4 });
    const given = await giveBackBy(refunds.desk.asesor, CERTIFICADO, { id: vale.id, version: 5 });
    expect(given.json()).toMatchObject({ monto: 1_160, estado: { nombre: 'CANJEADO' } });
  });

  it('the person: once the sale says that another one bought, any change waits', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const { cliente } = await read(vale.id);
    expect(cliente.numiden).toBeGreaterThan(0);
    const sale = eq(ventas.operacion, vale.operacion);
    await refunds.desk.db.update(ventas).set({ numidenCliente: SOMEBODY_ELSE }).where(sale);
    expect((await refunds.desk.asesor.get(`vales/metodos-por-cambiar/${vale.id}`)).json()).toMatchObject({
      otraPersona: true,
    });
    const answer = await methods.change(vale, { [BILLETERA]: 116 });
    expect(answer.json().estado.nombre).toBe('POR AUTORIZAR');
    expect((await voucherRow(refunds.desk, vale.id)).motivosAutorizacion).toEqual(['otraPersona']);
    await decide('autorizar', { id: vale.id, version: 2 });
    const next = await methods.change({ id: vale.id, version: 3 }, { [EFECTIVO]: 116 });
    expect(next.json().estado.nombre).toBe('VIGENTE');
  });
});

describe('a voucher of which something has gone', () => {
  const begun = async () => {
    const vale = await voucherBy(
      refunds,
      { [TARJETA]: 600, [EFECTIVO]: 400 },
      {
        pagos: [
          [2, 600],
          [1, 400],
        ],
      },
    );
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, vale)).statusCode).toBe(200);
    const change = await methods.change({ id: vale.id, version: 2 }, { [CERTIFICADO]: 600 });
    expect(change.json().estado.nombre).toBe('POR AUTORIZAR');
    return { ...vale, version: 3 };
  };

  it('waits for a change of its rest, is not cancelled meanwhile, and gives the rest once that is authorized', async () => {
    const vale = await begun();
    const cancel = await refunds.desk.gerente.send('vales/cancelar-vale', { id: vale.id, version: 3, motivo: MOTIVO });
    expect([cancel.statusCode, cancel.json().message]).toEqual([
      409,
      'Ya se devolvió o se está devolviendo parte de este vale: no permite cancelarlo.',
    ]);
    expect((await decide('autorizar', vale)).json().estado.nombre).toBe('VIGENTE');
    const rest = await giveBackBy(refunds.desk.asesor, CERTIFICADO, { id: vale.id, version: 4 });
    expect(rest.json()).toMatchObject({ monto: 600, estado: { nombre: 'CANJEADO' } });
  });

  it('keeps it when the change is rejected: the rest goes back the way it came', async () => {
    const vale = await begun();
    expect((await decide('rechazar', vale)).json().estado.nombre).toBe('VIGENTE');
    expect(await methods.methodsOf(vale.id)).toEqual({ [TARJETA]: [600, 0], [EFECTIVO]: [400, 400] });
    const rest = await giveBackBy(refunds.desk.asesor, TARJETA, { id: vale.id, version: 4 });
    expect(rest.json()).toMatchObject({ monto: 600, estado: { nombre: 'CANJEADO' } });
    const given = (await refundsOf(refunds, vale.id)).reduce((all, { monto }) => all + monto, 0);
    expect(given).toBe(100_000);
  });
});

describe('at once, at two servers', () => {
  it('twenty who change, give, authorize and reject: by certificate goes only what was authorized', async () => {
    const app = await secondServer(refunds.desk.bed, { neighbours: refunds.standing });
    const there = (numiden: number) =>
      refunds.desk.bed.signIn(numiden).then((cookie) => new Person({ ...refunds.desk.bed, app }, cookie));
    const [asesorThere, gerenteThere] = [await there(ASESOR), await there(GERENTE)];
    for (let round = 0; round < 4; round += 1) {
      const vale = await byCard(1_000);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => {
          const [asesor, gerente] =
            n % 2 === 0 ? [refunds.desk.asesor, refunds.desk.gerente] : [asesorThere, gerenteThere];
          const seen = { id: vale.id, version: 1 + (n % 3) };
          switch ((n + round) % 5) {
            case 0:
              return methods.change(seen, { [CERTIFICADO]: 1_000 }, { who: asesor });
            case 1:
              return giveBackBy(asesor, CERTIFICADO, seen);
            case 2:
              return giveBackBy(asesor, TARJETA, seen);
            case 3:
              return decide('autorizar', seen, gerente);
            default:
              return decide('rechazar', seen, gerente);
          }
        }),
      );
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual(
        [],
      );
      const given = await refundsOf(refunds, vale.id);
      const { saldo } = await voucherRow(refunds.desk, vale.id);
      expect(given.reduce((all, { monto }) => all + monto, 0) + saldo).toBe(100_000);
      if (given.some(({ metodo }) => metodo === CERTIFICADO)) {
        const [yes] = await refunds.desk.db
          .select()
          .from(bitacora)
          .where(and(eq(bitacora.accion, 'autorizarVale'), eq(bitacora.idEntidad, String(vale.id))))
          .orderBy(desc(bitacora.id));
        expect(yes).toMatchObject({ numiden: GERENTE });
      }
      const entries = await refunds.desk.db
        .select()
        .from(valeLogs)
        .where(eq(valeLogs.idVale, vale.id))
        .orderBy(asc(valeLogs.id));
      const versions = entries.map(({ version }) => version);
      expect(versions).toEqual([...versions].sort((one, other) => one - other));
    }
    await app.close();
  });
});

const PUBLICOS = new URL('../../../../shared/data/casos_publicos/casos.json', import.meta.url);

function publicCase(): {
  readonly venta: { readonly total: number; readonly pagos: readonly { formaPago: number; monto: number }[] };
} | null {
  try {
    return JSON.parse(readFileSync(PUBLICOS, 'utf8')).P38;
  } catch {
    return null;
  }
}
const P38 = publicCase();

it.skipIf(P38 === null)(
  'P38: the voucher of a card is not given as a certificate or to the wallet by one person',
  async () => {
    const { total, pagos } = (P38 ?? { venta: { total: 0, pagos: [] } }).venta;
    for (const metodo of [CERTIFICADO, BILLETERA] as const) {
      const vale = await voucherBy(
        refunds,
        { [TARJETA]: total },
        { pagos: pagos.map(({ formaPago, monto }) => [formaPago, monto] as const) },
      );
      expect((await methods.change(vale, { [metodo]: total })).json().estado.nombre).toBe('POR AUTORIZAR');
      expect((await giveBackBy(refunds.desk.asesor, metodo, { id: vale.id, version: 2 })).statusCode).toBe(409);
      expect(await refundsOf(refunds, vale.id)).toEqual([]);
    }
  },
);
