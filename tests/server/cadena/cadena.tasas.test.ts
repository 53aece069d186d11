/** 'Listo para facturar': the rates of IVA that a store charges and must not, or that the authority does not have. */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Listo } from '#domain/cadena/listo';
import { centavos } from '#domain/common/money';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { codigosPostales } from '../../../server/platform/db/schema/codigosPostales.ts';
import { ventaArticulos } from '../../../server/platform/db/schema/operaciones.ts';
import { sell } from '../vales/vales.desk.ts';
import { chainDesk } from './cadena.desk.ts';

const desk = chainDesk();

/** A line of 100.00 of store 1 with so much IVA. */
async function sold(numArt: string, iva: number): Promise<void> {
  const operacion = await sell(desk.bench.desk, [{ unidades: 1, pesos: 100 }]);
  const { cvetda, operacion: number } = ventaArticulos;
  await desk.db
    .update(ventaArticulos)
    .set({ numArt, iva: centavos(iva), total: centavos(10_000 + iva) })
    .where(and(eq(cvetda, 1), eq(number, operacion)));
}

async function at(codigoPostal: string, estado: string, municipio: string): Promise<void> {
  await desk.db.insert(codigosPostales).values({ cp: codigoPostal, estado, municipio }).onConflictDoNothing();
  await desk.db.update(stores).set({ codigoPostal }).where(eq(stores.cvetda, 1));
}

async function faults() {
  const { tiendas } = (await desk.get('listo')).json() as Listo;
  const own = tiendas.find(({ cvetda }) => cvetda === 1)?.faltas ?? [];
  return own.flatMap(({ grave, texto }) => (/tasa|8 %/.test(texto) ? [[grave, texto]] : []));
}

describe('the rates of IVA of a store', () => {
  it('are told where none of the authority makes them, and where 8 % is charged away from the border', async () => {
    await sold('801', 1_600);
    await sold('802', 0);
    await at('06000', 'Ciudad de México', 'Cuauhtémoc');
    expect(await faults()).toEqual([]);
    await sold('803', 1_200);
    await sold('804', 800);
    expect(await faults()).toEqual([
      [true, expect.stringContaining('no corresponde a ninguna tasa del SAT: 803.')],
      [false, expect.stringContaining('no está en la región fronteriza: 804.')],
    ]);
    await at('22000', 'Baja California', 'Tijuana');
    expect(await faults()).toEqual([[true, expect.stringContaining('803')]]);
    // A place that the post's list does not have is not judged.
    await desk.db.update(stores).set({ codigoPostal: '99998' }).where(eq(stores.cvetda, 1));
    expect(await faults()).toHaveLength(1);
  });
});
