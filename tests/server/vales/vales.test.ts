import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeArticulos, valeMetodos } from '../../../server/platform/db/schema/vales.ts';
import { ASESOR, NOW, newKey } from '../casos/casos.desk.ts';
import { caseIn, rowOf, type WorkDesk } from '../casos/casos.works.ts';
import {
  asking,
  depreciated,
  idOf,
  openVoucherDesk,
  saveVoucher,
  sell,
  unitsLeft,
  voucherOf,
  voucherRow,
} from './vales.desk.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterAll(() => desk.bed.close());

const PARTS = [
  { unidades: 3, pesos: 100 },
  { unidades: 1, pesos: 1_000 },
];

describe('a saved voucher', () => {
  it('holds its units, is worth its share to the centavo, and says so in its history and the audit', async () => {
    const operacion = await sell(desk, PARTS);
    const solicitud = await asking(desk, operacion, { 1: 1, 2: 1 });
    const answer = await saveVoucher(desk.asesor, solicitud);
    const { id, folio } = answer.json();
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: `El vale ${folio} se guardó con éxito`,
      version: 1,
      autorizacion: [],
      estado: { id: 1, nombre: 'VIGENTE' },
      id,
      folio: `D001${String(id).padStart(6, '0')}`,
      casoId: solicitud.caso,
    });
    expect(await unitsLeft(desk, operacion)).toEqual([2, 0]);
    expect(await voucherRow(desk, id)).toMatchObject({ total: 119_867, saldo: 119_867, depreciacion: 0, estado: 1 });
    const lines = await desk.db.select().from(valeArticulos).where(eq(valeArticulos.idVale, id));
    expect(lines.map(({ linea, cantidad, total }) => ({ linea, cantidad, total }))).toEqual([
      { linea: 1, cantidad: 1, total: 3_867 },
      { linea: 2, cantidad: 1, total: 116_000 },
    ]);
    expect(await desk.db.select().from(valeMetodos).where(eq(valeMetodos.idVale, id))).toEqual([
      { idVale: id, metodo: 6, monto: 119_867, devuelto: 0 },
    ]);
    const history = (await desk.asesor.get(`vales/searchHistorico/${id}`)).json();
    expect(history).toMatchObject([{ accion: 'Vale guardado', version: 1, autor: { numiden: ASESOR } }]);
    const [audited] = await desk.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.entidad, 'vale'), eq(bitacora.idEntidad, String(id))));
    expect(audited).toMatchObject({ accion: 'guardarVale', entidad: 'vale', numiden: ASESOR });
  });

  it('is valid to the end of the last day that the setting allows', async () => {
    const { id } = await voucherOf(desk.asesor, await asking(desk, await sell(desk, PARTS), { 1: 1 }));
    // 18 March in Mexico City and 90 days.
    expect((await voucherRow(desk, id)).fechaVigencia.toISOString()).toBe('2026-06-17T05:59:59.999Z');
  });

  it('in parts gives exactly the line, whichever parts were cancelled in between', async () => {
    const operacion = await sell(desk, [{ unidades: 3, pesos: 100, descuento: 7 }]);
    const first = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const second = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const cancelled = await desk.gerente.send('vales/cancelar-vale', { ...idOf(first), motivo: 'Se equivocó' });
    expect(cancelled.json()).toMatchObject({ codigo: 1, estado: { nombre: 'CANCELADO' } });
    const rest = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 2 }));
    const totals = await Promise.all([second, rest].map(async ({ id }) => (await voucherRow(desk, id)).total));
    expect(totals.reduce((all, one) => all + one, 0)).toBe(10_788);
    expect(await unitsLeft(desk, operacion)).toEqual([0]);
  });

  it('with depreciation, of an old sale or above the maximum waits for somebody else, and says why', async () => {
    const old = new Date(NOW.getTime() - 31 * 86_400_000);
    const operacion = await sell(desk, [{ unidades: 1, pesos: 9_000 }], { fecha: old });
    const solicitud = await asking(desk, operacion, {}, { articulos: [depreciated(1, 1, 12.5)] });
    const answer = (await saveVoucher(desk.asesor, solicitud)).json();
    expect(answer).toMatchObject({
      estado: { id: 5, nombre: 'POR AUTORIZAR' },
      descripcion: `El vale ${answer.folio} se guardó y espera autorización`,
      autorizacion: [
        { motivo: 'monto', texto: 'El total pasa de $5,000.00' },
        { motivo: 'depreciacion', texto: 'Tiene depreciación' },
        { motivo: 'antiguedad', texto: 'La venta tiene más de 30 días' },
      ],
    });
    expect(await voucherRow(desk, answer.id)).toMatchObject({
      total: 1_044_000,
      depreciacion: 130_500,
      saldo: 913_500,
    });
  });

  it('under one key is one voucher, however often it is sent', async () => {
    const operacion = await sell(desk, [{ unidades: 40, pesos: 40 }]);
    const solicitud = await asking(desk, operacion, { 1: 1 });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveVoucher(desk.asesor, solicitud, key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await unitsLeft(desk, operacion)).toEqual([39]);
  });

  it('two people who return the last unit: one gets it, the other reads that there is none', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 50 }]);
    const both = await Promise.all(
      [desk.asesor, desk.gerente].map(async (who) => saveVoucher(who, await asking(desk, operacion, { 1: 1 }))),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const refused = both.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toMatchObject({
      message: 'La cantidad no puede ser mayor a: 0',
      campos: [{ campo: 'articulos.0.cantidad', message: 'La cantidad no puede ser mayor a: 0' }],
    });
    expect(await unitsLeft(desk, operacion)).toEqual([0]);
  });

  it('never takes a payment further back than it was paid', async () => {
    const operacion = await sell(desk, [{ unidades: 2, pesos: 1_000 }], {
      pagos: [
        [2, 580],
        [1, 580],
      ],
    });
    const first = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const methods = await desk.db.select().from(valeMetodos).where(eq(valeMetodos.idVale, first.id));
    expect(methods.map(({ metodo, monto }) => [metodo, monto])).toEqual([[2, 58_000]]);
    const card = { metodo: { id: 2 as const }, monto: 580 };
    const answer = await saveVoucher(
      desk.asesor,
      await asking(desk, operacion, { 1: 1 }, { metodosDevolucion: [card] }),
    );
    expect(answer.json()).toMatchObject({
      campos: [{ campo: 'metodosDevolucion', message: 'Por TARJETA BANCARIA no puede volver más de lo que se pagó.' }],
    });
  });

  it('of a sale that was returned from before counts only what is left', async () => {
    const operacion = await sell(desk, [{ unidades: 3, pesos: 100 }]);
    await desk.db.execute(`update venta_articulos set cantidad_maxima = 2 where operacion = ${operacion}`);
    const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 2 }));
    // 116.00 less the first third, 38.67.
    expect((await voucherRow(desk, id)).total).toBe(7_733);
  });
});

describe('a voucher is a work on its case', () => {
  const AFTER = [
    ['nuevo', 'enProceso'],
    ['enProceso', 'enProceso'],
    ['escalado', 'escalado'],
    ['pendiente', 'pendiente'],
    ['recolecta', 'recolecta'],
  ] as const;

  it.each(
    AFTER.flatMap(([from, to]) => (['guardar-vale', 'guardar-parcial'] as const).map((how) => ({ from, to, how }))),
  )('$how: $from becomes $to, and its history names it', async ({ from, to, how }) => {
    const caso = await caseIn(desk, ESTADO[from]);
    const solicitud = await asking(desk, await sell(desk, PARTS), { 1: 1 }, { caso });
    const answer = await desk.asesor.send(`vales/${how}`, solicitud);
    expect(answer.statusCode, answer.body).toBe(200);
    const { folio } = answer.json();
    const isFirst = from === 'nuevo';
    expect(await rowOf(desk, caso)).toMatchObject({
      idEstado: ESTADO[to],
      version: isFirst ? 2 : 1,
      administrador: isFirst ? ASESOR : null,
    });
    const told = (await desk.administrador.get(`caso/detalle/${caso}`)).json();
    expect(told.logs.map(({ accion }: { accion: string }) => accion)).toEqual([
      'Caso creado',
      `Vale ${folio} hecho`,
      ...(isFirst ? ['Caso en proceso'] : []),
    ]);
  });

  it('that goes on with a partial one is no further one', async () => {
    const caso = await caseIn(desk, ESTADO.nuevo);
    const solicitud = await asking(desk, await sell(desk, PARTS), { 1: 1 }, { caso });
    const { id, version, folio } = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    expect((await desk.asesor.send('vales/guardar-vale', { ...solicitud, id, version })).statusCode).toBe(200);
    const told = (await desk.administrador.get(`caso/detalle/${caso}`)).json();
    expect(told.logs.map(({ accion }: { accion: string }) => accion)).toEqual([
      'Caso creado',
      `Vale ${folio} hecho`,
      'Caso en proceso',
    ]);
  });

  it('and is named to who closes it until it is finished', async () => {
    const caso = await caseIn(desk, ESTADO.enProceso);
    const open = async () => (await desk.administrador.get(`caso/detalle/${caso}`)).json().valesSinTerminar;
    expect(await open()).toEqual([]);
    const partial = await asking(desk, await sell(desk, PARTS), { 1: 1 }, { caso });
    const kept = (await desk.asesor.send('vales/guardar-parcial', partial)).json();
    const made = (
      await saveVoucher(desk.asesor, await asking(desk, await sell(desk, PARTS), { 1: 1 }, { caso }))
    ).json();
    const { saldo } = (await desk.asesor.post('vales/obtenerVale', { valeId: made.id })).json();
    const tipo = { id: 1, nombre: 'DEVOLUCIÓN' };
    expect(await open()).toEqual([
      { id: kept.id, folio: kept.folio, estado: { id: 4, nombre: 'PARCIAL' }, tipo, saldo: expect.any(Number) },
      { id: made.id, folio: made.folio, estado: { id: 1, nombre: 'VIGENTE' }, tipo, saldo },
    ]);
    const end = { id: kept.id, version: kept.version, motivo: 'Ya no lo devuelve' };
    expect((await desk.gerente.send('vales/cancelar-vale', end)).statusCode).toBe(200);
    expect(await open()).toMatchObject([{ id: made.id }]);
    const { version } = await rowOf(desk, caso);
    const closing = { idCaso: caso, version, solucion: 'Se le devolvió.' };
    expect((await desk.administrador.send('caso/cerrar-caso', closing)).statusCode).toBe(200);
  });
});
