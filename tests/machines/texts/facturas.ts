/** Words that the charts of the services share. */
import type { Busqueda, Hallado, RespuestaDelServicio } from '#machines/servicioFactura.types';
import { invoice } from '../facturas.samples.ts';

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
  const [first] = found;
  if (found.length > 1 || first === undefined) return `el servidor encuentra ${found.length} facturas`;
  const name = first.clave === invoice.clave ? 'la factura' : first.nombre;
  return `el servidor encuentra ${name}${first.impide === null ? '' : ', con la que ya no se puede'}`;
}

/** The chosen one of those that were found. */
export function chosen(clave: string): string {
  return clave === invoice.clave ? 'la primera' : 'otra';
}

export function issuedInWords(issued: RespuestaDelServicio): string {
  if (!('factura' in issued)) return `el servidor contesta «${issued.texto}»`;
  return issued.rechazada ? 'el proveedor no acepta la factura' : 'la factura queda timbrada';
}
