import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { centavos } from '#domain/common/money';
import { readWays } from '../../../server/escritorio/uso/readWays.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { recorridos } from '../../../server/platform/db/schema/recorridos.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../../server/platform/db/schema/tickets.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { tableOf } from '../../machines/kit/table.ts';
import { secondServer } from '../bed/secondServer.ts';
import { MANTENIMIENTO, NOW, newKey, Person, portray } from '../casos/casos.desk.ts';
import { doIt, FACTURISTA, history, rowOf } from '../casos/casos.works.ts';
import { asking, layOutVouchers, sell, voucherOf } from '../vales/vales.desk.ts';
import {
  type CATEGORIA,
  type InvoiceDesk,
  invoiceCase,
  invoiceSale,
  leadTo,
  openInvoiceDesk,
  RECEIVER,
  refuses,
} from './facturas.desk.ts';
import { testStamper } from './timbrador.desk.ts';

let bench: InvoiceDesk;
let elsewhere: FastifyInstance;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  // As after the first invoice of the chain: what is compared below is not that its certificate is made.
  await testStamper(bench.desk.bed).sealer.hindrance(bench.desk.bed.config.emisor.rfc, bench.desk.bed.clock.now);
  elsewhere = await secondServer(bench.desk.bed, { neighbours: { stamper: bench.stamper } });
  await layOutVouchers(bench.desk);
});
afterAll(async () => {
  await elsewhere.close();
  await bench.desk.bed.close();
});
afterEach(() => {
  for (const key of Object.keys(bench.script)) delete bench.script[key as keyof InvoiceDesk['script']];
});

const COLUMNS = {
  MANTENIMIENTO: 1,
  NOTA: 2,
  CANCELACIÓN: 3,
  GENERAL: 4,
  BOLETO: 5,
  RECIBO: 6,
  CONSUMO: 14,
  GARANTÍA: 20,
} as const;
type Column = keyof typeof COLUMNS;

const NAMES: Readonly<Record<Column, string>> = {
  MANTENIMIENTO: 'MANTENIMIENTO FACTURA',
  NOTA: 'NOTA DE CRÉDITO',
  CANCELACIÓN: 'CANCELACIÓN DE FACTURA',
  GENERAL: 'FACTURA GENERAL',
  BOLETO: 'FACTURA ESTACIONAMIENTO',
  RECIBO: 'RECIBO DE PAGO',
  CONSUMO: 'FACTURA RESTAURANTE',
  GARANTÍA: 'GARANTÍA',
};

/** The services that a case of each category takes, as the screen offers them; by hand. */
const TAKES = tableOf(`
  Se pide                 | MANTENIMIENTO | NOTA | CANCELACIÓN | GENERAL | BOLETO | RECIBO | CONSUMO | GARANTÍA
  operación               | no            | no   | no          | sí      | no     | no     | no      | no
  consumo                 | no            | no   | no          | no      | no     | no     | sí      | no
  boleto                  | no            | no   | no          | no      | sí     | no     | no      | no
  sustituta               | sí            | no   | no          | no      | no     | no     | no      | no
  nota                    | no            | sí   | no          | no      | no     | no     | no      | no
  nota de vale ajeno      | no            | sí   | no          | no      | no     | no     | no      | no
  nota de su vale         | sí            | sí   | sí          | sí      | sí     | sí     | sí      | sí
  recibo                  | no            | no   | no          | no      | no     | sí     | no      | no
  cancelación             | sí            | sí   | sí          | sí      | sí     | sí     | sí      | no
  operación rechazada     | sí            | no   | no          | sí      | no     | no     | no      | no
  nota rechazada          | sí            | sí   | no          | no      | no     | no     | no      | no
`);

/** The words of a case that takes no such service. */
const REFUSED: Readonly<Record<string, string>> = {
  operación: 'facturas de operaciones',
  consumo: 'facturas de restaurante',
  boleto: 'facturas de estacionamiento',
  sustituta: 'facturas que sustituyen a otra',
  nota: 'notas de crédito',
  'nota de vale ajeno': 'notas de crédito',
  recibo: 'recibos de pago',
  cancelación: 'cancelaciones de facturas',
  'operación rechazada': 'facturas de operaciones',
  'nota rechazada': 'notas de crédito',
};

type Ask = (idCaso: number) => readonly [path: string, body: object];
let tickets = 9_100;

/** The requests, each with all that it needs; the case is there already, in the category where it is refused. */
const ASKED: Readonly<Record<string, (idCaso: number) => Promise<Ask>>> = {
  operación: async () => ofSale(await sale()),
  consumo: async () => {
    tickets += 1;
    const folio = `SVA-${tickets}`;
    const meal = { folio, cvetda: 1, monto: centavos(34_850), fecha: NOW, idFormaPago: 2 };
    await bench.desk.db.insert(consumosRestaurante).values(meal);
    return (idCaso) => ['facturacion', { origen: 'restaurante', idCaso, folio, datosFiscales: RECEIVER }];
  },
  boleto: async () => {
    tickets += 1;
    const paid = { cvetda: 1, operacion: tickets, fecha: '2026-03-17', valido: true, idFormaPago: 1 } as const;
    await bench.desk.db.insert(pagosEstacionamiento).values({ ...paid, monto: centavos(4_500) });
    const { operacion, fecha } = paid;
    return (idCaso) => ['estacionamiento', { idCaso, tienda: 1, operacion, fecha, datosFiscales: RECEIVER }];
  },
  sustituta: async () => {
    const of = await invoiced();
    return (idCaso) => [
      'mantenimiento',
      { idCaso, ...of, datosFiscales: RECEIVER, metodoPago: 'PUE', formaPago: '01' },
    ];
  },
  nota: async () => noteOf(await invoiced()),
  'nota de vale ajeno': async () => noteOfVoucher(),
  'nota de su vale': async (idCaso) => noteOfVoucher(idCaso),
  recibo: async () => {
    const { idFactura, version } = await invoiced();
    const pagos = [{ idFactura, version, monto: 10 }];
    return (idCaso) => ['recibo-pago', { idCaso, fechaPago: '2026-03-18', formaPago: '03', pagos }];
  },
  cancelación: async () => {
    const of = await invoiced();
    return (idCaso) => ['cancelar', { idCaso, ...of, motivo: '02' }];
  },
  'operación rechazada': async (idCaso) => refusedFirst(idCaso, 'general', ofSale(await sale())),
  'nota rechazada': async (idCaso) => refusedFirst(idCaso, 'notaCredito', noteOf(await invoiced())),
};

const CREDIT = 4;

function sale(): Promise<number> {
  return sell(bench.desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
}

function ofSale(operacion: number): Ask {
  return (idCaso) => ['facturacion', { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER }];
}

/** An invoice that is paid later, of a case of its own. */
async function invoiced(operacion?: number) {
  const idCaso = await invoiceCase(bench);
  const answer = await invoiceSale(bench, { idCaso, operacion: operacion ?? (await sale()) });
  const { id: idFactura } = answer.json().factura;
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, idFactura));
  return { idFactura: idFactura as number, version: row?.version ?? 0 };
}

function noteOf(of: { readonly idFactura: number; readonly version: number }): Ask {
  return (idCaso) => ['nota-credito', { idCaso, ...of, relacion: '01', monto: 10 }];
}

/** The note of a voucher that was made under a case of its own, or under this one. */
async function noteOfVoucher(idCaso?: number): Promise<Ask> {
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
  const of = await invoiced(operacion);
  const { id: idVale } = await voucherOf(bench.desk.asesor, await asking(bench.desk, operacion, { 1: 1 }, {}));
  if (idCaso !== undefined) await bench.desk.db.update(vales).set({ idCaso }).where(eq(vales.id, idVale));
  return (id) => ['nota-credito', { idCaso: id, ...of, relacion: 'vale', idVale }];
}

/** The request in the place of one that the provider refused to this very case. */
async function refusedFirst(idCaso: number, servicio: keyof typeof CATEGORIA, ask: Ask): Promise<Ask> {
  await leadTo(bench.desk, idCaso, servicio);
  bench.script.stamp = refuses();
  const refused = await send(ask(idCaso));
  delete bench.script.stamp;
  const { id: idRechazada } = refused.json().factura;
  return (id) => {
    const [path, body] = ask(id);
    return [path, { ...body, idRechazada }];
  };
}

function send([path, body]: ReturnType<Ask>, who: Person = bench.desk.facturista) {
  return who.send(path === 'cancelar' ? 'facturas/cancelar' : `facturas/${path}/resolver`, body, newKey());
}

async function lead(idCaso: number, column: Column): Promise<void> {
  await bench.desk.db.execute(`update casos set id_subcategoria = ${COLUMNS[column]} where id = ${idCaso}`);
}

const CELLS = TAKES.rows.flatMap((pide) =>
  (Object.keys(COLUMNS) as Column[]).map((categoria) => ({ pide, categoria })),
);

describe('what a case of a category takes', () => {
  it.each(CELLS)('$pide, $categoria', async ({ pide, categoria }) => {
    const idCaso = await invoiceCase(bench);
    const ask = await ASKED[pide]?.(idCaso);
    if (ask === undefined) throw new Error(`Nobody asks for ${pide}`);
    await lead(idCaso, categoria);
    const before = await portray(bench.desk.db);
    const stamps = bench.provider.asked.length;
    const answer = await send(ask(idCaso));
    if (TAKES.get(pide, categoria) === 'sí') {
      expect(answer.statusCode, answer.body).toBe(200);
      return;
    }
    const text = `El caso ${idCaso} es de ${NAMES[categoria]}: no admite ${REFUSED[pide]}.`;
    expect([answer.statusCode, answer.json().message]).toEqual([409, text]);
    expect(await portray(bench.desk.db)).toEqual(before);
    expect(bench.provider.asked).toHaveLength(stamps);
  });
});

describe('a case that somebody else leads elsewhere', () => {
  const escalate = async (idCaso: number) =>
    doIt(bench.desk.facturista, 'escalar', idCaso, { version: (await rowOf(bench.desk, idCaso)).version });

  it('while its invoice is stamped keeps that, and its history says both', async () => {
    const idCaso = await invoiceCase(bench);
    bench.script.stamp = async (asked) => {
      expect((await escalate(idCaso)).json()).toMatchObject({ codigo: 1 });
      return bench.provider.real.stamp(asked);
    };
    const answer = await invoiceSale(bench, { idCaso, operacion: await sale() });
    expect(answer.json()).toMatchObject({ codigo: 201, factura: { estado: { nombre: 'VIGENTE' }, casoId: idCaso } });
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({
      idSubcategoria: MANTENIMIENTO,
      idEstado: ESTADO.escalado,
    });
    const told = JSON.stringify(await history(bench.desk, idCaso));
    expect(told).toContain('MANTENIMIENTO FACTURA');
    expect(told).toContain(`Factura general generada: A-${answer.json().factura.folio}`);
  });

  it('and that is solved while its invoice is stamped stays so, and its life missed no step', async () => {
    const idCaso = await invoiceCase(bench, { idEstado: ESTADO.nuevo });
    bench.script.stamp = async (asked) => {
      const { version } = await rowOf(bench.desk, idCaso);
      expect((await doIt(bench.desk.facturista, 'cerrar', idCaso, { version })).json()).toMatchObject({ codigo: 1 });
      return bench.provider.real.stamp(asked);
    };
    expect((await invoiceSale(bench, { idCaso, operacion: await sale() })).json().codigo).toBe(201);
    expect((await rowOf(bench.desk, idCaso)).idEstado).toBe(ESTADO.solucionada);
    expect(JSON.stringify(await history(bench.desk, idCaso))).toContain('Factura general generada');
    await readWays(bench.desk.bed);
    const [way] = await bench.desk.db
      .select()
      .from(recorridos)
      .where(and(eq(recorridos.entidad, 'caso'), eq(recorridos.idEntidad, idCaso)));
    expect(way).toMatchObject({ leido: true, estado: 'vidaCaso.solucionada', sinFlecha: 0 });
  });

  it('before that has its lock takes none: each of twenty is invoiced and led on, or led on and not invoiced', async () => {
    const there = new Person({ ...bench.desk.bed, app: elsewhere }, await bench.desk.bed.signIn(FACTURISTA));
    const twenty = Array.from({ length: 20 }, (_, index) => index);
    const cases = await Promise.all(twenty.map(() => invoiceCase(bench)));
    const sales = await Promise.all(twenty.map(sale));
    const asked = cases.map((idCaso, index) => {
      const ask = () => send(ofSale(sales[index] ?? 0)(idCaso), index % 2 === 0 ? bench.desk.facturista : there);
      // Half of them come together; of the others the escalation is asked for first.
      return index % 4 < 2
        ? Promise.all([ask(), escalate(idCaso)])
        : escalate(idCaso).then(async (led) => [await ask(), led] as const);
    });
    for (const [index, [made, led]] of (await Promise.all(asked)).entries()) {
      if (made.statusCode !== 200) {
        const text = `El caso ${cases[index]} es de MANTENIMIENTO FACTURA: no admite facturas de operaciones.`;
        expect([made.statusCode, made.json().message, led.statusCode]).toEqual([409, text, 200]);
      }
      if (index % 4 >= 2) expect([made.statusCode, led.statusCode]).toEqual([409, 200]);
    }
    const stored = await bench.desk.db.select().from(facturas);
    for (const [index, idCaso] of cases.entries()) {
      const made = stored.filter((one) => one.idCaso === idCaso);
      expect(made).toHaveLength((await asked[index])?.[0].statusCode === 200 ? 1 : 0);
    }
  });

  it('while who invoices waits for its lock, at another server', async () => {
    const there = new Person({ ...bench.desk.bed, app: elsewhere }, await bench.desk.bed.signIn(FACTURISTA));
    const idCaso = await invoiceCase(bench);
    const ask = ofSale(await sale())(idCaso);
    let answered: ReturnType<typeof send> | undefined;
    await bench.desk.db.transaction(async (tx) => {
      await tx.execute(`update casos set id_subcategoria = ${MANTENIMIENTO} where id = ${idCaso}`);
      answered = send(ask, there);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const answer = await answered;
    expect([answer?.statusCode, answer?.json().message]).toEqual([
      409,
      `El caso ${idCaso} es de MANTENIMIENTO FACTURA: no admite facturas de operaciones.`,
    ]);
  });
});
