import type { catalogosFactura } from '#contract/facturas/catalogosFactura';
import { FORMAS_PAGO, METODOS_PAGO } from '#domain/common/sat/catalogos';
import { USOS_CFDI } from '#domain/common/sat/regimenes';
import { usosDe } from '#domain/facturas/cfdi/receptor';
import type { HandlersOf } from '../platform/http/handler.ts';

/** With what an invoice is filled in; 2 is what one of goods has (specification, section 9). */
const CONCEPTOS = {
  1: 'Servicios',
  2: 'Mercancías',
  3: 'Devoluciones, descuentos o bonificaciones',
  4: 'Pagos',
} as const;

/** Handlers of the catalogues of invoices (specification, section 7). */
export const invoiceCatalogueHandlers: HandlersOf<typeof catalogosFactura> = {
  usosCfdi: async ({ consulta: { rfc, regimen } }) => {
    const allowed: readonly string[] | null = rfc === undefined || regimen === undefined ? null : usosDe(rfc, regimen);
    return Object.entries(USOS_CFDI)
      .filter(([id]) => allowed === null || allowed.includes(id))
      .map(([id, { nombre }]) => ({ id, nombre }));
  },
  conceptos: async () => listOf(CONCEPTOS),
  formasPago: async () => listOf(FORMAS_PAGO),
  metodosPago: async () => listOf(METODOS_PAGO),
};

function listOf(catalogue: Readonly<Record<string, string>>): { id: string; nombre: string }[] {
  return Object.entries(catalogue).map(([id, nombre]) => ({ id, nombre }));
}
