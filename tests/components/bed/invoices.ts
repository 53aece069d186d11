import type { FacturaDeLista } from '#domain/facturas/listaFacturas';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

/** An invoice of 116 pesos in effect, of no case. */
export function invoice(id: number, more: Partial<FacturaDeLista> = {}): FacturaDeLista {
  return {
    ...{ id, version: 1, casoId: null, vale: null, clase: 'general', estado: { id: 2, nombre: 'VIGENTE' } },
    ...{ cancelaHasta: null, serie: 'A', folio: String(id), uuid: `00000000-0000-4000-8000-00000000000${id}` },
    ...{ fecha: '18-03-2026', tienda: { cvetda: 1, nombre: 'Tienda Centro' }, operacion: null, referencia: null },
    ...{ rfc: 'FUNK671228PH6', nombre: 'KARLA FUENTE NOLASCO', metodoPago: 'PUE', total: 116, porAcreditar: 116 },
    ...{ porPagar: 0, correo: null, reemitida: null, porAtender: false, limiteRecibo: null },
    ...more,
  };
}

/** Opens the list of invoices with these, at a search. */
export function openInvoiceList(facturas: FacturaDeLista[], search = '', answers: Answers = {}) {
  return openApp(`facturas${search}`, {
    listaFacturas: { facturas, total: facturas.length, limiteExcedido: false },
    tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }],
    ...answers,
  });
}
