/** A sale, or an invoice, that says no customer; a sale's numbers as they are sent. */
type Unsaid = { readonly tienda: unknown; readonly operacion: unknown } | { readonly idFactura: number };

/** The key under which it is kept who the customer of a sale or an invoice is to be, until one is chosen. */
export function customerDraft(of: Unsaid): string {
  return 'idFactura' in of
    ? `comprador.factura.${of.idFactura}`
    : `comprador.venta.${String(of.tienda)}.${String(of.operacion)}`;
}
