/** The QA cases name people, sales and records of the sample: each is looked up in one that runs. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { detallesUsuarioSchema } from '#domain/personas/sesion';
import { sampleEmployees } from '../../../server/demo/empleados.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { stores, subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { MODELS } from '../../machines/models.ts';
import { PERSONAS, type Quien, TIENDA, type Usado } from '../../machines/muestra.ts';
import { Person } from '../casos/casos.desk.ts';
import { openSampleDesk, type SampleDesk } from './demo.facturas.desk.ts';

const USED = [
  ...new Map(
    MODELS.flatMap(({ palabras: { datos } }) =>
      datos.usa.map((used) => [JSON.stringify([datos.quien, used]), [datos.quien, used] as const] as const),
    ),
  ),
];

let desk: SampleDesk;
beforeAll(async () => {
  desk = await openSampleDesk();
});
afterAll(() => desk.bed.close());

async function ask<T>(
  quien: Quien,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly said: T }> {
  const person = new Person(desk.bed, await desk.bed.signIn(PERSONAS[quien].numiden));
  const answer = await (body === undefined ? person.get(path) : person.send(path, body));
  return { status: answer.statusCode, said: answer.json() as T };
}

/** The answer, which must be one. */
async function answered<T>(quien: Quien, path: string, body?: object): Promise<T> {
  const { status, said } = await ask<T>(quien, path, body);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}

describe('of the sample that QA cases are tried with', () => {
  it.each(Object.entries(PERSONAS))('%s signs in, with the name and role of the cases', async (quien, person) => {
    expect(sampleEmployees).toContainEqual(expect.objectContaining(person));
    const { said } = await ask(quien as Quien, `usuario/detalles/${person.numiden}`);
    expect(detallesUsuarioSchema.parse(said)).toMatchObject({ permisos: expect.any(Array) });
  });

  it('the store has the name of the cases', async () => {
    const found = await desk.bed.db.select().from(stores).where(eq(stores.cvetda, TIENDA.id));
    expect(found).toMatchObject([{ nombre: TIENDA.nombre }]);
  });

  it.each(USED)('%s is there', async (_key, [quien, used]) => {
    expect(await holds(quien, used)).toBe(true);
  });
});

/** Whether who signs in finds it as the cases say it. */
async function holds(quien: Quien, used: Usado): Promise<boolean> {
  if ('venta' in used) return holdsSale(quien, used);
  if ('ventaQueNoHay' in used) return (await ask(quien, saleAt(used.ventaQueNoHay))).status === 404;
  if ('consumo' in used) {
    const meal = { folio: used.consumo };
    const { tienda } = await answered<{ readonly tienda: { readonly cvetda: number } }>(
      quien,
      'facturas/restaurante/validar-folio-sva',
      meal,
    );
    return tienda.cvetda === TIENDA.id;
  }
  if ('caso' in used) return holdsCase(quien, used.caso, used.categoria);
  if ('rechazado' in used) {
    const named = await desk.bed.db
      .select()
      .from(casos)
      .where(sql`${casos.datosFiscales}::text like ${`%${used.rechazado}%`}`);
    return named.some(({ idEstado }) => idEstado === ESTADO.nuevo || idEstado === ESTADO.enProceso);
  }
  if ('rfc' in used) {
    const found = await desk.bed.db.select({ id: facturas.id }).from(facturas).where(eq(facturas.rfc, used.rfc));
    return found.length > 1;
  }
  const { numiden } = PERSONAS[quien];
  const waiting =
    used.porDecidir === 'vale'
      ? (await answered<{ readonly vales: readonly object[] }>(quien, 'vales/por-autorizar')).vales
      : (await answered<{ readonly solicitudes: readonly object[] }>(quien, 'caso/por-autorizar')).solicitudes;
  return waiting.filter((one) => !JSON.stringify(one).includes(String(numiden))).length >= used.cuantos;
}

function saleAt(operacion: number): string {
  return `venta/get-venta-por-id?tiendaId=${TIENDA.id}&operacionId=${operacion}`;
}

async function holdsSale(quien: Quien, { venta, tiene }: Extract<Usado, { readonly venta: number }>): Promise<boolean> {
  if ((await ask(quien, saleAt(venta))).status !== 200) return false;
  const where = `tienda=${TIENDA.id}&operacion=${venta}`;
  if (tiene === 'ninguna factura')
    return (await answered<readonly unknown[]>(quien, `venta/facturas-operacion?${where}`)).length === 0;
  const vales = await answered<readonly unknown[]>(quien, `vales/consultas/get-by-tienda-operacion?${where}`, {});
  return vales.length > 0 === (tiene === 'vales');
}

/** A case of that state and category that who signs in may open. */
async function holdsCase(quien: Quien, state: string, category: string | null): Promise<boolean> {
  const all = await desk.bed.db
    .select({ id: casos.id, estado: casos.idEstado, categoria: subcategorias.nombre })
    .from(casos)
    .innerJoin(subcategorias, eq(casos.idSubcategoria, subcategorias.id));
  const fits = all.filter(
    ({ estado, categoria }) =>
      ESTADOS_CASO[estado as IdEstadoCaso] === state && (category === null || categoria === category),
  );
  for (const { id } of fits) if ((await ask(quien, `caso/detalle/${id}`)).status === 200) return true;
  return false;
}
