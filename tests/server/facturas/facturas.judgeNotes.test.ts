/** The credit notes that the server makes out of what it knows, before the tax authority's judge. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { AUTHORITY_IS_THERE, SKIPPED } from '../../cfdi/authority.ts';
import { newKey } from '../casos/casos.desk.ts';
import { asking, layOutVouchers, MOTIVO_DEPRECIACION, sell, voucherOf } from '../vales/vales.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, leadTo, openInvoiceDesk } from './facturas.desk.ts';
import { globalOf } from './facturas.global.desk.ts';
import { verdicts } from './facturas.verdicts.ts';

let bench: InvoiceDesk;
let desk: InvoiceDesk['desk'];
beforeAll(async () => {
  bench = await openInvoiceDesk({}, { embedded: true });
  desk = bench.desk;
  await layOutVouchers(desk);
  await desk.db.update(stores).set({ codigoPostal: '06000' });
});
afterAll(() => desk.bed.close());

/** A voucher of one worn unit of the first line of a sale, which gives back three quarters of it. */
async function worn(operacion: number) {
  const articulos = [
    {
      ...{ linea: 1, cantidad: 1, seleccionadoDepreciacion: true, porcentajeDepreciacion: 25 },
      idMotivoDepreciacion: MOTIVO_DEPRECIACION,
    },
  ];
  const vale = await voucherOf(desk.asesor, await asking(desk, operacion, {}, { articulos }));
  const decided = await desk.gerente.send('vales/autorizar-vale', { ...vale, comentario: '' }, newKey());
  expect(decided.statusCode, decided.body).toBe(200);
  return vale;
}

describe.skipIf(!AUTHORITY_IS_THERE)(`the notes that follow from something else${SKIPPED}`, () => {
  it('of worn goods given back, and of a sale that leaves its global invoice, are found good', async () => {
    const operacion = await sell(desk, [
      { unidades: 3, pesos: 33.33, descuento: 1.01 },
      { unidades: 2, pesos: 0.01 },
    ]);
    const idCaso = await invoiceCase(bench);
    const { id } = (await invoiceSale(bench, { idCaso, operacion })).json().factura;
    const [row] = await desk.db.select().from(facturas).where(eq(facturas.id, id));
    const { id: idVale } = await worn(operacion);
    const body = { idCaso, idFactura: id, version: row?.version, relacion: 'vale', idVale };
    await leadTo(desk, idCaso, 'notaCredito');
    const noted = await desk.facturista.send('facturas/nota-credito/resolver', body, newKey());
    expect(noted.statusCode, noted.body).toBe(200);

    const held = [];
    for (const pesos of [0.03, 12_345.67, 19.99]) held.push(await sell(desk, [{ unidades: 3, pesos }]));
    // It is stamped elsewhere: of it alone nothing is judged.
    const global = await globalOf(bench, held);
    await desk.db.update(facturas).set({ xml: null }).where(eq(facturas.id, global.id));
    for (const named of held) {
      const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion: named });
      expect(answer.json().notaGlobal?.estado, answer.body).toMatchObject({ nombre: 'VIGENTE' });
    }
    expect(await verdicts(desk.db)).toEqual(
      ['A-1', 'NC-1', 'A-2', 'NC-2', 'A-3', 'NC-3', 'A-4', 'NC-4'].map((name) => `${name} ok`),
    );
  });
});
