/** Words that the charts of the services share. */
import type { Busqueda, Hallado, RespuestaDelServicio } from '#machines/servicioFactura.types';
import { invoice, otherInvoice } from '../facturas.samples.ts';

/** The object of a search, as the end of a sentence. */
export function sought(busca: Busqueda): string {
  switch (busca.por) {
    case 'operacion':
      return `la operación ${busca.operacion} de la tienda ${busca.tienda}`;
    case 'folio':
      return `la factura ${busca.serie}-${busca.folio}`;
    case 'consumo':
      return `el consumo ${busca.folio}`;
    case 'rfc':
      return `las facturas del RFC ${busca.rfc}`;
    case 'rechazadas':
      return 'las facturas del caso que no se timbraron';
  }
}

export function foundInWords(found: readonly Hallado[]): string {
  if (found.length === 0) return 'el servidor no encuentra nada';
  const names = found.map(({ nombre, impide }) => (impide === null ? nombre : `${nombre}, con la que ya no se puede`));
  return `el servidor encuentra ${names.join(' y ')}`;
}

/** The name of the chosen invoice, as it stands on its button. */
export function chosen(clave: string): string {
  return [invoice, otherInvoice].find((one) => one.clave === clave)?.nombre ?? 'otra';
}

export function issuedInWords(issued: RespuestaDelServicio): string {
  if (!('factura' in issued)) return `el servidor contesta «${issued.texto}»`;
  return issued.rechazada ? 'el proveedor no acepta la factura' : 'la factura queda timbrada';
}
