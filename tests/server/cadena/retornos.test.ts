/** Goods that the chain takes back only with leave, or not at all: judged when a voucher is made, finished and authorized. */
import { existsSync, readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clavesFiscales } from '../../../server/platform/db/schema/cadena.ts';
import { ventaArticulos } from '../../../server/platform/db/schema/operaciones.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import {
  asking,
  idOf,
  openVoucherDesk,
  saveVoucher,
  sell,
  unitsLeft,
  voucherOf,
  voucherRow,
} from '../vales/vales.desk.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
});
beforeEach(() => desk.db.delete(clavesFiscales));
afterAll(() => desk.bed.close());

type Keys = typeof clavesFiscales.$inferInsert;

/** Marks a department or an article. */
async function mark(ambito: Keys['ambito'], codigo: string, retorno: Keys['retorno']): Promise<void> {
  const row = { ambito, codigo, retorno, claveProdServ: '14111609', claveUnidad: 'H87' };
  await desk.db
    .insert(clavesFiscales)
    .values(row)
    .onConflictDoUpdate({ target: [clavesFiscales.ambito, clavesFiscales.codigo], set: { retorno } });
}

/** A sale of an article of 116 pesos that is free, and another of a department; its lines are articles 701 and 702. */
async function sold(departamento = 'Tarjetas de regalo'): Promise<number> {
  const operacion = await sell(desk, [
    { unidades: 1, pesos: 100 },
    { unidades: 1, pesos: 100 },
  ]);
  await desk.db
    .update(ventaArticulos)
    .set({ departamento })
    .where(and(eq(ventaArticulos.operacion, operacion), eq(ventaArticulos.linea, 2)));
  return operacion;
}

const NO = 'La cadena lo marcó «no retornable»: no se devuelve.';
const LEAVE = { motivo: 'soloConAutorizacion', texto: 'Lleva artículos que la cadena marcó «solo con autorización»' };

describe('what the chain takes back from nobody', () => {
  it('is said at its line by the sheet, by validating and by saving, whole or in part', async () => {
    await mark('departamento', 'TARJETAS DE REGALO', 'no');
    const operacion = await sold();
    const sheet = await desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion });
    expect(sheet.json().lineas).toMatchObject([{ retorno: 'libre' }, { retorno: 'no' }]);
    const request = await asking(desk, operacion, { 1: 1, 2: 1 });
    const saved = [
      await desk.asesor.post('vales/validar-vale', request),
      await saveVoucher(desk.asesor, request),
      await desk.asesor.send('vales/guardar-parcial', request),
    ];
    expect(saved.map((answer) => [answer.statusCode, answer.json().campos])).toEqual(
      saved.map(() => [400, [{ campo: 'articulos.1.numArt', message: NO }]]),
    );
    expect(await unitsLeft(desk, operacion)).toEqual([1, 1]);
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    // An article's own mark goes before its department's.
    await mark('articulo', '702', 'libre');
    await voucherOf(desk.asesor, await asking(desk, operacion, { 2: 1 }));
  });

  it('is no cancellation either, once it was taken along', async () => {
    await mark('departamento', 'TARJETAS DE REGALO', 'no');
    const answer = await saveVoucher(desk.asesor, await asking(desk, await sold(), { 2: 1 }, { tipo: 0 }));
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo: 'articulos.0.numArt', message: NO }]]);
  });

  it('is refused when a voucher that was begun before is finished', async () => {
    const operacion = await sold();
    const request = await asking(desk, operacion, { 2: 1 });
    const begun = (await desk.asesor.send('vales/guardar-parcial', request)).json();
    await mark('departamento', 'TARJETAS DE REGALO', 'no');
    const finished = await saveVoucher(desk.asesor, { ...request, ...idOf(begun) });
    expect([finished.statusCode, finished.json().campos]).toEqual([
      400,
      [{ campo: 'articulos.0.numArt', message: NO }],
    ]);
  });

  it('is refused when a voucher that waited is authorized, and comes back once it is free again', async () => {
    await mark('departamento', 'TARJETAS DE REGALO', 'autorizacion');
    const made = await voucherOf(desk.asesor, await asking(desk, await sold(), { 2: 1 }));
    await mark('departamento', 'TARJETAS DE REGALO', 'no');
    const authorize = () => desk.gerente.send('vales/autorizar-vale', { ...idOf(made), comentario: 'Sí' });
    const refused = await authorize();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Artículo 2 (702): La cadena lo marcó «no retornable»: no se devuelve. Rechace el vale.',
    ]);
    expect((await voucherRow(desk, made.id)).estado).toBe(5);
    await mark('departamento', 'TARJETAS DE REGALO', 'autorizacion');
    expect((await authorize()).statusCode).toBe(200);
  });
});

describe('what comes back only with leave', () => {
  it('makes a voucher wait for somebody else, with that reason', async () => {
    await mark('articulo', '702', 'autorizacion');
    const operacion = await sold();
    const free = (await desk.asesor.post('vales/validar-vale', await asking(desk, operacion, { 1: 1 }))).json();
    expect([free.requiereAutorizacion, free.autorizacion]).toEqual([false, []]);
    const request = await asking(desk, operacion, { 1: 1, 2: 1 });
    const validated = (await desk.asesor.post('vales/validar-vale', request)).json();
    expect([validated.requiereAutorizacion, validated.autorizacion]).toEqual([true, [LEAVE]]);
    const made = await voucherOf(desk.asesor, request);
    expect((await voucherRow(desk, made.id)).estado).toBe(5);
    const shown = (await desk.gerente.post('vales/obtenerVale', { valeId: made.id })).json();
    expect(shown.autorizacion.motivos).toEqual([LEAVE]);
    const answer = await desk.gerente.send('vales/autorizar-vale', { ...idOf(made), comentario: 'Sí' });
    expect([answer.statusCode, (await voucherRow(desk, made.id)).estado]).toEqual([200, 1]);
  });
});

const CASES = new URL('../../../../shared/data/casos_publicos/casos.json', import.meta.url);
// The file is not part of the project: where it is not beside it, this is skipped.
describe.skipIf(!existsSync(CASES))('P49', () => {
  it.each(['no', 'autorizacion'] as const)(
    'a gift card of a department that is marked «%s» does not come back by itself',
    async (retorno) => {
      const { linea } = JSON.parse(readFileSync(CASES, 'utf8')).P49 as { linea: { departamento: string } };
      await mark('departamento', linea.departamento, retorno);
      const answer = await saveVoucher(desk.asesor, await asking(desk, await sold(linea.departamento), { 2: 1 }));
      expect([answer.statusCode, answer.json().estado?.nombre]).toEqual(
        retorno === 'no' ? [400, undefined] : [200, 'POR AUTORIZAR'],
      );
    },
  );
});
