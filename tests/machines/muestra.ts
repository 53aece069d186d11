/**
 * The part of the sample that the QA cases are tied to, as data: who signs in, with which sale, which record. A test of the server looks each of
 * them up in a sample that runs (tests/server/demo/demo.cases.test.ts); what a case names besides does not compile or fails in testCases.test.ts.
 */

/** Who signs in, as the sample has them. */
export const PERSONAS = {
  administrador: { numiden: 100_001, nombre: 'Laura Méndez Castillo', rol: 'Administrador' },
  asesor: { numiden: 100_002, nombre: 'Jorge Peña Ríos', rol: 'Asesor de tienda' },
  gerente: { numiden: 100_003, nombre: 'Silvia Muñoz Arriaga', rol: 'Gerente' },
  facturista: { numiden: 100_004, nombre: 'Raúl Ibarra Solís', rol: 'Facturación' },
} as const;

export type Quien = keyof typeof PERSONAS;

/** The store at which they sign in, and of which the sales are. */
export const TIENDA = { id: 1, nombre: 'Tienda Centro' } as const;

/** A thing of the sample that a case is tried with. */
export type Usado =
  | { readonly venta: number; readonly tiene: 'vales' | 'ningún vale' | 'ninguna factura' }
  | { readonly ventaQueNoHay: number }
  | { readonly consumo: string }
  /** An open case, by its category where it matters. */
  | { readonly caso: 'NUEVO' | 'EN PROCESO'; readonly categoria: string | null }
  /** The receiver of an open case of whom the authority knows another name, so that the provider refuses the invoice. */
  | { readonly rechazado: string }
  /** A taxpayer with several invoices. */
  | { readonly rfc: string }
  /** So many await the decision of who signs in, who did not make them. */
  | { readonly porDecidir: 'vale' | 'caso'; readonly cuantos: number };

export const CON_VALES = { venta: 1_000_001, tiene: 'vales' } as const satisfies Usado;
export const SIN_VALES = { venta: 1_000_002, tiene: 'ningún vale' } as const satisfies Usado;
export const SIN_FACTURA = { venta: 1_000_002, tiene: 'ninguna factura' } as const satisfies Usado;
export const NINGUNA = { ventaQueNoHay: 9_999_999 } as const satisfies Usado;
export const CONSUMO = { consumo: 'SVA0100001' } as const satisfies Usado;
export const CON_FACTURAS = { rfc: 'KAHO641101B39' } as const satisfies Usado;
export const RECHAZADO = { rechazado: 'RODRIGO KITIA CASTILLO' } as const satisfies Usado;

/** How a person of the sample is called where a case names them. */
export function conRol(quien: Quien): string {
  const { numiden, rol } = PERSONAS[quien];
  return `${numiden} (${rol})`;
}
