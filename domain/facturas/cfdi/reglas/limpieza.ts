import type { Comprobante } from '#domain/facturas/cfdi/comprobante';

const LISTAS: ReadonlySet<string> = new Set([
  'CfdiRelacionados',
  'UUIDs',
  'Conceptos',
  'Traslados',
  'Retenciones',
  'Pago',
  'DoctoRelacionado',
  'TrasladosDR',
  'RetencionesDR',
  'TrasladosP',
  'RetencionesP',
]);
const NODOS: ReadonlySet<string> = new Set([
  'InformacionGlobal',
  'Emisor',
  'Receptor',
  'Impuestos',
  'Pagos',
  'Totales',
  'ImpuestosDR',
  'ImpuestosP',
]);
/** Lists and nodes without which a type of comprobante.ts does not exist: a broken tree gets them empty. */
const OBLIGADOS: Readonly<Record<string, object>> = {
  Pagos: { Totales: {}, Pago: [] },
  Pago: { DoctoRelacionado: [] },
  CfdiRelacionados: { UUIDs: [] },
};

/**
 * A draft in which everything is of its type: attributes are texts, lists are lists of nodes. Values of another kind
 * are left out, so that rules may be asked of anything that came over the wire. Never throws.
 */
export function limpiar(crudo: unknown): Comprobante {
  return esNodo(crudo) ? nodo(crudo, 'Comprobante') : {};
}

function nodo(crudo: object, nombre: string): object {
  const limpio: Record<string, unknown> = { ...OBLIGADOS[nombre] };
  for (const clave of Object.keys(crudo)) {
    const valor: unknown = Reflect.get(crudo, clave);
    if (LISTAS.has(clave)) {
      if (Array.isArray(valor)) limpio[clave] = lista(valor, clave);
    } else if (NODOS.has(clave)) {
      if (esNodo(valor)) limpio[clave] = nodo(valor, clave);
    } else if (typeof valor === 'string' && clave !== '__proto__') limpio[clave] = valor;
  }
  return limpio;
}

// A list with holes is filled: what is missing in it is an empty node.
function lista(crudas: readonly unknown[], nombre: string): readonly unknown[] {
  return Array.from(crudas, (cruda) => {
    if (nombre === 'UUIDs') return typeof cruda === 'string' ? cruda : '';
    return nodo(esNodo(cruda) ? cruda : {}, nombre);
  });
}

function esNodo(valor: unknown): valor is object {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
