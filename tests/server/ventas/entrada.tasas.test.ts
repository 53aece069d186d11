/** Sales whose tax somebody must look at are taken in, and each door says so. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { codigosPostales } from '../../../server/platform/db/schema/codigosPostales.ts';
import { deliver } from '../../../server/ventas/entrada/deliver.ts';
import { NOW } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { openVoucherDesk } from '../vales/vales.desk.ts';
import { sentLine, sentSale } from './ventasEntrantes.desk.ts';

let desk: WorkDesk;
let operacion = 7_900_000;
beforeAll(async () => {
  desk = await openVoucherDesk();
  await desk.db
    .insert(codigosPostales)
    .values([
      { cp: '06000', estado: 'Ciudad de México', municipio: 'Cuauhtémoc' },
      { cp: '22000', estado: 'Baja California', municipio: 'Tijuana' },
    ])
    .onConflictDoNothing();
});
beforeEach(() => at('06000'));
afterAll(() => desk.bed.close());

async function at(codigoPostal: string): Promise<void> {
  await desk.db.update(stores).set({ codigoPostal }).where(eq(stores.cvetda, 1));
}

/** A sale of one unit of 100.00 of an article with so much IVA, in pesos. */
function taxed(numArt: string, iva: number) {
  operacion += 1;
  const total = 100 + iva;
  const lineas = [sentLine(1, 1, { numArt, iva, total })];
  return sentSale(operacion, [], { total, lineas, pagos: [{ formaPago: 1, monto: total }] });
}

async function notices(...sales: readonly unknown[]) {
  const remitente = { id: null, nombre: 'la carpeta' };
  const surroundings = { db: desk.db, clock: () => NOW, log: { error: () => undefined } };
  const { avisos, recibidas } = await deliver(surroundings, remitente, sales);
  expect(new Set(recibidas.map(({ resultado }) => resultado))).toEqual(new Set(['nueva']));
  return avisos;
}

describe('a delivery says of its sales', () => {
  it('nothing where the rates are 16 % and 0 %', async () => {
    expect(await notices(taxed('801', 16), taxed('802', 0))).toEqual([]);
  });

  it('which articles were charged 8 % away from the border, each once, and which have a tax that no rate makes', async () => {
    expect(
      await notices(taxed('804', 8), taxed('803', 12), taxed('804', 8), taxed('801', 16), taxed('800', 8)),
    ).toEqual([
      'En las ventas de la tienda 1 hay artículos cuyo impuesto no corresponde a ninguna tasa del SAT: 803. Esas ventas no se pueden ' +
        'facturar: corrija la tasa en la caja.',
      'En las ventas de la tienda 1 se cobró 8 % de IVA, y por su código postal la tienda no está en la región fronteriza: 800, 804. ' +
        'Se facturan con 8 %: revise la tasa de la caja o el código postal.',
    ]);
  });

  it('both of an article that was sold with 12 % and later with 8 %', async () => {
    expect(await notices(taxed('804', 12), taxed('804', 8))).toEqual([
      expect.stringContaining('ninguna tasa del SAT: 804.'),
      expect.stringContaining('la región fronteriza: 804.'),
    ]);
  });

  it('nothing of 8 % at the border, or where nobody knows the place', async () => {
    await at('22000');
    expect(await notices(taxed('804', 8))).toEqual([]);
    await at('99998');
    expect(await notices(taxed('804', 8))).toEqual([]);
  });
});
