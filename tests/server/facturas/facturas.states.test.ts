import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClaseFactura, IdEstadoFactura } from '#domain/cadena/estadosFactura';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import type { Documento } from '#domain/facturas/facturas';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { tableOf } from '../../machines/kit/table.ts';
import { ATENCION, FACTURACION, portray } from '../casos/casos.desk.ts';
import { caseIn, rowOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { CATEGORIA, type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk } from './facturas.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
});
afterAll(() => bench.desk.bed.close());

const CREDIT = 4;

/** The refusal of an invoice by a case in each state (null where it takes one), and the case's state afterwards. */
const CASES = [
  { estado: ESTADO.nuevo, dice: null, queda: ESTADO.enProceso },
  { estado: ESTADO.enProceso, dice: null, queda: ESTADO.enProceso },
  { estado: ESTADO.solucionada, dice: 'está solucionado: ya no admite facturas.', queda: ESTADO.solucionada },
  { estado: ESTADO.escalado, dice: null, queda: ESTADO.escalado },
  {
    estado: ESTADO.pendiente,
    dice: 'espera que se decida su autorización: todavía no admite facturas.',
    queda: ESTADO.pendiente,
  },
  { estado: ESTADO.recolecta, dice: null, queda: ESTADO.recolecta },
] as const satisfies readonly { estado: IdEstadoCaso; dice: string | null; queda: IdEstadoCaso }[];

describe('an invoice from a case', () => {
  it.each(CASES.map((one) => ({ ...one, nombre: ESTADOS_CASO[one.estado] })))(
    'that is $nombre',
    async ({ estado, dice, queda }) => {
      const idCaso = await caseIn(bench.desk, estado, { idArea: FACTURACION, idSubcategoria: CATEGORIA.general });
      const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
      const before = await portray(bench.desk.db);
      const answer = await invoiceSale(bench, { idCaso, operacion });
      if (dice === null) expect(answer.json().codigo, answer.body).toBe(201);
      else {
        expect([answer.statusCode, answer.json().message]).toEqual([409, `El caso ${idCaso} ${dice}`]);
        expect(await portray(bench.desk.db)).toEqual(before);
      }
      expect((await rowOf(bench.desk, idCaso)).idEstado).toBe(queda);
    },
  );

  it('of another store and area is not made by who may not see it', async () => {
    const idCaso = await invoiceCase(bench, { cvetda: 2, idArea: ATENCION });
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    const before = await portray(bench.desk.db);
    expect((await invoiceSale(bench, { idCaso, operacion })).statusCode).toBe(403);
    expect(await portray(bench.desk.db)).toEqual(before);
  });
});

/** The searches that find an invoice of a sale by its state, and whether its document can be read; by hand. */
const FINDS = tableOf(`
  Factura                | de operación | mantenimiento | nota de crédito | por cancelar | por pagar | XML
  BORRADOR               | sí           | no            | no              | sí           | no        | no
  VIGENTE                | sí           | sí            | sí              | sí           | no        | sí
  VIGENTE, a plazos      | sí           | sí            | sí              | sí           | sí        | sí
  VIGENTE, no es venta   | no           | no            | no              | sí           | no        | sí
  CANCELACIÓN SOLICITADA | sí           | no            | no              | sí           | no        | sí
  CANCELADA              | no           | no            | no              | sí           | no        | sí
  RECHAZADA              | no           | no            | no              | sí           | no        | no
  SUSTITUIDA             | no           | no            | no              | sí           | no        | sí
`);

const SITUATIONS: Readonly<
  Record<string, { readonly estado: IdEstadoFactura; readonly clase?: ClaseFactura; readonly aPlazos?: true }>
> = {
  BORRADOR: { estado: 1 },
  VIGENTE: { estado: 2 },
  'VIGENTE, a plazos': { estado: 2, aPlazos: true },
  'VIGENTE, no es venta': { estado: 2, clase: 'notaCredito' },
  'CANCELACIÓN SOLICITADA': { estado: 3 },
  CANCELADA: { estado: 4 },
  RECHAZADA: { estado: 5 },
  SUSTITUIDA: { estado: 6 },
};

/** The addresses by which an invoice is looked for; the one by folio finds what the one by sale finds. */
const SEARCHES = {
  'de operación': { sale: 'facturacion/por-tienda-operacion' },
  mantenimiento: { sale: 'mantenimiento/por-tienda-operacion', folio: 'mantenimiento/por-serie-folio' },
  'nota de crédito': { sale: 'nota-credito/nota-credito/por-tienda-operacion' },
  'por cancelar': { sale: 'por-tienda-operacion', folio: 'por-serie-folio' },
} as const;

describe('an invoice of a sale', () => {
  it.each(FINDS.rows)('that is %s is found and read where it can be worked on', async (row) => {
    const { estado, clase = 'general', aPlazos = false } = SITUATIONS[row] ?? { estado: 1 };
    const payments = aPlazos ? { pagos: [[CREDIT, 116] as const] } : {};
    const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], payments);
    const made = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    const { id, serie, folio } = made.json().factura;
    const stamped = estado === 1 || estado === 5 ? { uuid: null, xml: null } : {};
    await bench.desk.db
      .update(facturas)
      .set({ estado, clase, ...stamped })
      .where(eq(facturas.id, id));

    const { facturista } = bench.desk;
    const found: Record<string, string> = {};
    const note = (place: string, documents: readonly Documento[]) => {
      found[place] = documents.some((one) => one.id === id) ? 'sí' : 'no';
    };
    for (const [place, addresses] of Object.entries(SEARCHES)) {
      const [store, sale] = place === 'de operación' ? ['idTienda', 'idOperacion'] : ['tienda', 'operacion'];
      note(place, (await facturista.get(`facturas/${addresses.sale}?${store}=1&${sale}=${operacion}`)).json());
      if (!('folio' in addresses)) continue;
      const byFolio = (await facturista.get(`facturas/${addresses.folio}?serie=${serie}&folio=${folio}`)).json();
      expect(byFolio.length > 0 ? 'sí' : 'no', `${place} by folio`).toBe(found[place]);
    }
    note('por pagar', (await facturista.post('facturas/recibo-pago/busqueda', { tienda: 1, operacion })).json());
    found.XML = (await facturista.get(`facturas/xml/${id}`)).statusCode === 200 ? 'sí' : 'no';
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, FINDS.get(row, place)])));
  });
});
