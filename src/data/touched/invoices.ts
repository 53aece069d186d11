import { type CambioDe, cambiaDeEstado, muestraFactura } from '#domain/common/cambios';
import { listaFacturas } from '#domain/facturas/facturas.list';
import { movesList } from '#domain/lists/list';
import { always, isSale, type Touches } from './touches.ts';

/** The readings that a change of an invoice touches. */
export const BY_INVOICE = {
  // Its state decides where it stands; what is left of another one follows its notes and payments.
  listaFacturas: (change, { input: { cuerpo }, data: { facturas } }, numiden) => {
    const { id, estadoAntes, hechos, relacionadas } = change;
    const moves = { id, antes: estadoAntes === null ? null : { ...hechos, estado: estadoAntes }, despues: hechos };
    return (
      isListed(change, facturas) ||
      (cuerpo.porCobrar === true && relacionadas.length > 0) ||
      movesList(listaFacturas, cuerpo, moves, numiden, ['estado'])
    );
  },
  // The other invoices of its sale decide its possible works, and which vouchers can be credited.
  obtenerFactura: (change, { data: { id, relacionadas, tienda, operacion } }) =>
    muestraFactura(change, [id]) ||
    relacionadas.some((one) => one.id === change.id) ||
    isSale(change.hechos, { tienda: tienda.cvetda, operacion }),
  comoSeCancela: (change, { input: { ruta } }) => muestraFactura(change, [Number(ruta.id)]),
  facturasDeCaso: (change, { input: { ruta }, data }) =>
    change.hechos.idCaso === Number(ruta.id) || isListed(change, data),
  facturasDeVenta: (change, { input: { consulta }, data }) => isSale(change.hechos, consulta) || isListed(change, data),
  notaCreditoDeOperacion: (change, { input: { consulta }, data }) =>
    isSale(change.hechos, consulta) || isListed(change, data),
  facturaPorFolio: (change, { input: { consulta }, data }) => isNamed(change, consulta) || isListed(change, data),
  // Who received it is not told: one that came into effect may be the payer's.
  busquedaReciboPago: (change, { input: { cuerpo }, data }) => {
    if (isListed(change, data)) return true;
    if ('rfc' in cuerpo) return cambiaDeEstado(change);
    return 'serie' in cuerpo ? isNamed(change, cuerpo) : isSale(change.hechos, cuerpo);
  },
  notasPorHacer: always,
  // The known data of a receiver are those of the last invoice that was stamped.
  datosFiscalesPorRfc: cambiaDeEstado,
} as const satisfies Touches<CambioDe<'factura'>>;

function isListed(change: CambioDe<'factura'>, rows: readonly { readonly id: number }[]): boolean {
  return muestraFactura(
    change,
    rows.map(({ id }) => id),
  );
}

function isNamed(
  { hechos }: CambioDe<'factura'>,
  { serie, folio }: { readonly serie: string; readonly folio: unknown },
): boolean {
  return hechos.serie === serie.trim().toUpperCase() && hechos.folio === Number(folio);
}
