import Big from 'big.js';
import { EXPORTACIONES, FORMAS_PAGO, METODOS_PAGO } from '#domain/common/sat/catalogos';
import { type Decimal, decimal, decimalesEscritos } from '#domain/facturas/cfdi/decimal';
import { esMoneda } from '#domain/facturas/cfdi/monedas';
import type { LimitesDeCambio } from './contexto.ts';
import type { Lectura } from './lectura.ts';
import { esTipo, fueraDe, type Regla, regla } from './regla.ts';

const FECHA = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const HORAS_DE_GRACIA = 72;
const MS_POR_HORA = 3_600_000;
/** By how much a clock may be ahead of the provider's. */
const MS_DE_TOLERANCIA = 5 * 60_000;
const CODIGO_POSTAL = /^(?!00|99999)\d{5}$/;
const DECIMALES_DE_CAMBIO = 6;
const TIPOS: ReadonlySet<string> = new Set(['I', 'E', 'T', 'N', 'P']);
/** Of a sale, in pesos: above it the authority wants a confirmation. */
const TOTAL_MAXIMO = 20_000_000;

/**
 * Without the day's official rate, what a slip of the keyboard looks like: a rate that these currencies never had in
 * this standard's years.
 */
const CAMBIOS: ReadonlyMap<string, LimitesDeCambio> = new Map([
  ['USD', { minimo: new Big(10), maximo: new Big(40) }],
  ['EUR', { minimo: new Big(10), maximo: new Big(50) }],
]);

/** The head of an invoice: date, seal, how it was paid, currency, kind and place. */
export const REGLAS_COMPROBANTE: readonly Regla[] = [
  regla(
    'CFDI40101',
    'Fecha',
    'La fecha se escribe AAAA-MM-DDThh:mm:ss en hora local, no es futura ni tiene más de 72 horas.',
    ({ comprobante, contexto }) => !esFechaReciente(comprobante.Fecha ?? '', contexto.ahora),
  ),
  regla(
    'CFDI40102',
    'Sello',
    'El sello no corresponde al contenido del comprobante: vuelva a sellarlo.',
    ({ contexto }) => contexto.sellado !== null && !contexto.sellado.selloValido,
  ),
  regla(
    'CFDI40103',
    'FormaPago',
    'La forma de pago no va en comprobantes de traslado, nómina o pago: quítela.',
    (lectura) => esTipo(lectura, 'T', 'N', 'P') && lectura.comprobante.FormaPago !== undefined,
  ),
  regla(
    'CFDI40104',
    'FormaPago',
    'La forma de pago no está en el catálogo del SAT: elija una de la lista.',
    ({ comprobante: { FormaPago } }) => FormaPago !== undefined && fueraDe(FORMAS_PAGO, FormaPago),
  ),
  regla(
    'CFDI40105',
    'FormaPago',
    'Cuando se paga en parcialidades o después (PPD), la forma de pago es 99 Por definir.',
    ({ comprobante }) => comprobante.MetodoPago === 'PPD' && comprobante.FormaPago !== '99',
  ),
  regla(
    'CFDI40106',
    'Certificado',
    'El certificado debe ser un certificado de sello digital vigente del emisor.',
    ({ comprobante, contexto: { sellado } }) =>
      sellado !== null &&
      !(
        sellado.certificado.vigente &&
        sellado.certificado.esCsd &&
        sellado.certificado.rfc === comprobante.Emisor?.Rfc
      ),
  ),
  regla(
    'CFDI40113',
    'Moneda',
    'La moneda no está en el catálogo del SAT: para pesos es MXN.',
    ({ comprobante }) => !esMoneda(comprobante.Moneda),
  ),
  regla(
    'CFDI40114',
    'TipoCambio',
    'En pesos (MXN) el tipo de cambio se omite o es 1.',
    ({ comprobante: { Moneda, TipoCambio } }) =>
      Moneda === 'MXN' && TipoCambio !== undefined && TipoCambio.trim() !== '1',
  ),
  regla(
    'CFDI40115',
    'TipoCambio',
    'En moneda extranjera se debe indicar el tipo de cambio.',
    ({ comprobante: { Moneda, TipoCambio } }) =>
      Moneda !== undefined && Moneda !== 'MXN' && Moneda !== 'XXX' && TipoCambio === undefined,
  ),
  regla(
    'CFDI40116',
    'TipoCambio',
    'Sin moneda (XXX) no hay tipo de cambio: quítelo.',
    ({ comprobante: { Moneda, TipoCambio } }) => Moneda === 'XXX' && TipoCambio !== undefined,
  ),
  regla(
    'CFDI40117',
    'TipoCambio',
    'El tipo de cambio es un número mayor que cero con seis decimales a lo más.',
    ({ comprobante: { TipoCambio } }) => TipoCambio !== undefined && !esTipoCambio(TipoCambio),
  ),
  regla(
    'CFDI40118',
    'TipoCambio',
    'El tipo de cambio está fuera de los límites: corríjalo o pida una clave de confirmación.',
    (lectura) => cambioFueraDeLimites(lectura) && lectura.comprobante.Confirmacion === undefined,
  ),
  regla(
    'CFDI40120',
    'Total',
    'El total pasa de 20,000,000.00 de pesos: corríjalo o pida una clave de confirmación.',
    (lectura) => totalFueraDeLimite(lectura) && lectura.comprobante.Confirmacion === undefined,
  ),
  regla(
    'CFDI40121',
    'TipoDeComprobante',
    'El tipo de comprobante no está en el catálogo del SAT: I ingreso, E egreso, P pago, T traslado o N nómina.',
    ({ tipo }) => fueraDe(TIPOS, tipo),
  ),
  regla(
    'CFDI40122',
    'Exportacion',
    'Una exportación definitiva (02) lleva el complemento de comercio exterior, que aquí no se emite: use 01 No aplica.',
    ({ comprobante, contexto }) =>
      comprobante.Exportacion === '02' && !contexto.complementos?.includes('ComercioExterior'),
  ),
  regla(
    'CFDI40123',
    'Exportacion',
    'La clave de exportación no está en el catálogo del SAT: si no se exporta es 01.',
    ({ comprobante }) => fueraDe(EXPORTACIONES, comprobante.Exportacion),
  ),
  regla(
    'CFDI40124',
    'MetodoPago',
    'El método de pago no está en el catálogo del SAT: PUE si se pagó de una vez, PPD si se paga después.',
    ({ comprobante: { MetodoPago } }) => MetodoPago !== undefined && fueraDe(METODOS_PAGO, MetodoPago),
  ),
  regla(
    'CFDI40125',
    'MetodoPago',
    'El método de pago no va en comprobantes de traslado o pago: quítelo.',
    (lectura) => esTipo(lectura, 'T', 'P') && lectura.comprobante.MetodoPago !== undefined,
  ),
  regla(
    'CFDI40126',
    'LugarExpedicion',
    'El lugar de expedición es el código postal de la tienda, de cinco dígitos.',
    ({ comprobante }) => !CODIGO_POSTAL.test(comprobante.LugarExpedicion ?? ''),
  ),
  regla(
    'CFDI40127',
    'Confirmacion',
    'La clave de confirmación sólo va cuando el total o el tipo de cambio pasan de los límites: quítela.',
    (lectura) =>
      lectura.comprobante.Confirmacion !== undefined && !cambioFueraDeLimites(lectura) && !totalFueraDeLimite(lectura),
  ),
  regla(
    'CFDI40128',
    'Confirmacion',
    'La clave de confirmación no es una de las que se entregaron: pida otra.',
    ({ comprobante: { Confirmacion }, contexto }) =>
      Confirmacion !== undefined && (contexto.confirmaciones?.(Confirmacion) ?? null) === null,
  ),
  regla(
    'CFDI40129',
    'Confirmacion',
    'La clave de confirmación no está entre las que quedan por usar: cada una sirve para un solo comprobante.',
    ({ comprobante: { Confirmacion }, contexto }) =>
      Confirmacion !== undefined && contexto.confirmaciones?.(Confirmacion) !== 'libre',
  ),
];

function esFechaReciente(fecha: string, ahora: string): boolean {
  if (!FECHA.test(fecha)) return false;
  // Both are times of one place without a zone: as if both were of Greenwich, their distance is right.
  const momento = new Date(`${fecha}Z`);
  if (!momento.toISOString().startsWith(fecha)) return false;
  const edad = Date.parse(`${ahora}Z`) - momento.getTime();
  return edad >= -MS_DE_TOLERANCIA && edad <= HORAS_DE_GRACIA * MS_POR_HORA;
}

function esTipoCambio(texto: string): boolean {
  return (decimal(texto)?.gt(0) ?? false) && decimalesEscritos(texto) <= DECIMALES_DE_CAMBIO;
}

function cambioFueraDeLimites({ comprobante: { Moneda, TipoCambio }, contexto }: Lectura): boolean {
  const cambio = decimal(TipoCambio);
  if (Moneda === undefined || cambio === null) return false;
  const limites = contexto.cambios === undefined ? CAMBIOS.get(Moneda) : contexto.cambios(Moneda);
  return limites !== undefined && limites !== null && (cambio.lt(limites.minimo) || cambio.gt(limites.maximo));
}

function totalFueraDeLimite(lectura: Lectura): boolean {
  const total = decimal(lectura.comprobante.Total);
  if (!esTipo(lectura, 'I') || total === null) return false;
  return enPesos(total, lectura).gt(TOTAL_MAXIMO);
}

function enPesos(importe: Decimal, { comprobante: { TipoCambio } }: Lectura): Decimal {
  const cambio = decimal(TipoCambio);
  return cambio === null ? importe : importe.times(cambio);
}
