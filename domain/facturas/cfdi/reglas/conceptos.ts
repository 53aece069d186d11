import { OBJETOS_IMPUESTO } from '#domain/common/sat/catalogos';
import { decimalesEscritos } from '#domain/facturas/cfdi/decimal';
import type { LineaLeida } from './lectura.ts';
import { cabeElProducto, factor } from './limites.ts';
import { deLinea, esTipo, fueraDe, type Regla } from './regla.ts';

const CLAVE_PRODUCTO = /^\d{8}$/;
const SIN_IMPUESTOS: ReadonlySet<string> = new Set(['01', '03']);

/** The lines of an invoice. */
export const REGLAS_CONCEPTOS: readonly Regla[] = [
  deLinea(
    'CFDI40162',
    'ClaveProdServ',
    'La clave de producto o servicio no está en el catálogo del SAT: son ocho dígitos, 01010101 si no la hay.',
    ({ concepto }) => !CLAVE_PRODUCTO.test(concepto.ClaveProdServ ?? ''),
  ),
  deLinea(
    'CFDI40165',
    'ClaveUnidad',
    'La clave de unidad no está en el catálogo del SAT: H87 es pieza y E48 servicio.',
    ({ concepto: { ClaveUnidad } }, { contexto }) => ClaveUnidad === undefined || !contexto.unidades(ClaveUnidad),
  ),
  deLinea(
    'CFDI40166',
    'ValorUnitario',
    'El valor unitario debe ser mayor que cero: quite los artículos sin precio.',
    ({ valorUnitario }, lectura) => esTipo(lectura, 'I', 'E', 'N') && !(valorUnitario?.gt(0) ?? false),
  ),
  deLinea(
    'CFDI40167',
    'Importe',
    'El importe del concepto no es la cantidad por el valor unitario.',
    (linea, { decimales }) => !esProducto(linea, decimales),
  ),
  deLinea(
    'CFDI40168',
    'Descuento',
    'El descuento del concepto no puede tener más decimales que su importe.',
    ({ concepto }) => decimalesEscritos(concepto.Descuento) > decimalesEscritos(concepto.Importe),
  ),
  deLinea(
    'CFDI40169',
    'Descuento',
    'El descuento del concepto no puede ser mayor que su importe.',
    ({ descuento, importe }) => descuento !== null && importe !== null && descuento.gt(importe),
  ),
  deLinea(
    'CFDI40170',
    'ObjetoImp',
    'El objeto de impuesto no está en el catálogo del SAT: elija uno de la lista.',
    ({ concepto }) => fueraDe(OBJETOS_IMPUESTO, concepto.ObjetoImp),
  ),
  deLinea(
    'CFDI40171',
    'Impuestos',
    'Un concepto que es objeto de impuesto (02) lleva sus impuestos.',
    ({ concepto }) => concepto.ObjetoImp === '02' && concepto.Impuestos === undefined,
  ),
  deLinea(
    'CFDI40172',
    'Impuestos',
    'Un concepto que no es objeto de impuesto o no lo desglosa (01, 03) no lleva impuestos.',
    ({ concepto }) => SIN_IMPUESTOS.has(concepto.ObjetoImp ?? '') && concepto.Impuestos !== undefined,
  ),
  deLinea(
    'CFDI40173',
    'Impuestos',
    'Los impuestos del concepto llevan al menos un traslado o una retención.',
    ({ concepto: { Impuestos } }) =>
      Impuestos !== undefined && !(Impuestos.Traslados?.length || Impuestos.Retenciones?.length),
  ),
];

function esProducto({ concepto, importe, cantidad, valorUnitario }: LineaLeida, decimales: number): boolean {
  const unidades = factor(cantidad, concepto.Cantidad);
  const precio = factor(valorUnitario, concepto.ValorUnitario);
  if (importe === null) return false;
  // A quantity or a price that is no number has its own rule.
  return unidades === null || precio === null || cabeElProducto(importe, unidades, precio, decimales);
}
