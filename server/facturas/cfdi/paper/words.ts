import { centavos, showPesos } from '#domain/common/money';
import {
  claveEnPalabras,
  EXPORTACIONES,
  FORMAS_PAGO,
  IMPUESTOS,
  MESES,
  METODOS_PAGO,
  OBJETOS_IMPUESTO,
  PERIODICIDADES,
  TIPOS_RELACION,
} from '#domain/common/sat/catalogos';
import { REGIMENES_FISCALES, USOS_CFDI } from '#domain/common/sat/regimenes';
import {
  type Comprobante,
  type Concepto,
  type DoctoRelacionado,
  type Pago,
  type Retencion,
  TIPOS_COMPROBANTE,
  type Traslado,
} from '#domain/facturas/cfdi/comprobante';
import { decimal, redondear } from '#domain/facturas/cfdi/decimal';
import { enLetra } from '#domain/facturas/cfdi/enLetra';
import type { Timbre } from '#domain/facturas/cfdi/timbreFiscal';

/** A text beside its label. */
export type Pair = readonly [label: string, text: string];

/** A row of a table: its cells, and what stands small below them. */
export interface PaperRow {
  readonly cells: readonly string[];
  readonly note: string;
}

const TITLES: Readonly<Record<string, string>> = { I: 'FACTURA', E: 'NOTA DE CRÉDITO', P: 'RECIBO DE PAGO' };

/** The title of the paper: 'FACTURA GLOBAL'. */
export function paperTitle({ TipoDeComprobante = '', InformacionGlobal }: Comprobante): string {
  const title = TITLES[TipoDeComprobante] ?? 'COMPROBANTE';
  return InformacionGlobal === undefined ? title : `${title} GLOBAL`;
}

/** How people name it: 'A-101'. */
export function invoiceName({ Serie, Folio }: Pick<Comprobante, 'Serie' | 'Folio'>): string {
  return [Serie, Folio].filter((part) => part !== undefined).join('-');
}

/** Who issues, below the name. */
export function issuerPairs({ Emisor, LugarExpedicion }: Comprobante): readonly Pair[] {
  return present([
    ['RFC', Emisor?.Rfc],
    ['Régimen fiscal', regimen(Emisor?.RegimenFiscal)],
    ['Lugar de expedición', LugarExpedicion],
    ['Núm. de operación como adquirente', Emisor?.FacAtrAdquirente],
  ]);
}

/** Who receives. */
export function receiverPairs({ Receptor }: Comprobante): readonly Pair[] {
  return present([
    ['Nombre', Receptor?.Nombre],
    ['RFC', Receptor?.Rfc],
    ['Régimen fiscal', regimen(Receptor?.RegimenFiscalReceptor)],
    ['Uso del CFDI', coded(namesOf(USOS_CFDI), Receptor?.UsoCFDI)],
    ['Domicilio fiscal', Receptor?.DomicilioFiscalReceptor],
    ['Residencia fiscal', Receptor?.ResidenciaFiscal],
    ['Registro tributario', Receptor?.NumRegIdTrib],
  ]);
}

/** The facts of the invoice itself and of its stamp. */
export function factPairs(comprobante: Comprobante, timbre: Timbre): readonly Pair[] {
  return present([
    ['Folio fiscal', timbre.UUID],
    ['Emitida', moment(comprobante.Fecha)],
    ['Certificada', moment(timbre.FechaTimbrado)],
    ['Certificado del emisor', comprobante.NoCertificado],
    ['Certificado del SAT', timbre.NoCertificadoSAT],
    ['RFC del proveedor', timbre.RfcProvCertif],
    ['Tipo', coded(TIPOS_COMPROBANTE, comprobante.TipoDeComprobante)],
    ['Forma de pago', coded(FORMAS_PAGO, comprobante.FormaPago)],
    ['Método de pago', coded(METODOS_PAGO, comprobante.MetodoPago)],
    ['Condiciones de pago', comprobante.CondicionesDePago],
    ['Moneda', comprobante.Moneda],
    ['Tipo de cambio', comprobante.TipoCambio],
    ['Exportación', coded(EXPORTACIONES, comprobante.Exportacion)],
    ['Confirmación', comprobante.Confirmacion],
  ]);
}

/** The period of an invoice, and the invoices to which it is related. */
export function relationPairs({ InformacionGlobal, CfdiRelacionados = [] }: Comprobante): readonly Pair[] {
  const period =
    InformacionGlobal === undefined
      ? undefined
      : [
          coded(PERIODICIDADES, InformacionGlobal.Periodicidad),
          coded(MESES, InformacionGlobal.Meses),
          InformacionGlobal.Año,
        ].join(' · ');
  return present([
    ['Periodo', period],
    ...CfdiRelacionados.flatMap(({ TipoRelacion, UUIDs }): readonly Pair[] => [
      ['Relación', coded(TIPOS_RELACION, TipoRelacion) ?? ''],
      ...inGroups(UUIDs).map((group) => ['CFDI', group.join(', ')] as const),
    ]),
  ]);
}

/** A line, with its keys and taxes below it. */
export function rowOf(line: Concepto): PaperRow {
  const { Cantidad = '', ClaveUnidad, Unidad, Descripcion = '', ValorUnitario, Importe, Descuento, Impuestos } = line;
  return {
    cells: [
      Cantidad,
      [ClaveUnidad, Unidad].filter((part) => part !== undefined).join(' '),
      Descripcion,
      unitPrice(ValorUnitario),
      Descuento === undefined ? '' : pesos(Descuento),
      pesos(Importe),
    ],
    note: [
      `Clave ${line.ClaveProdServ ?? ''}`,
      ...(line.NoIdentificacion === undefined ? [] : [`Identificación ${line.NoIdentificacion}`]),
      `Impuestos: ${coded(OBJETOS_IMPUESTO, line.ObjetoImp) ?? ''}`,
      ...taxes(Impuestos?.Traslados, ''),
      ...taxes(Impuestos?.Retenciones, 'Retención de '),
    ].join(' · '),
  };
}

/** The facts of a payment that stand before its invoices. */
export function paymentOf({ FechaPago, FormaDePagoP, MonedaP, TipoCambioP, Monto, NumOperacion }: Pago): string {
  return present([
    ['Fecha', moment(FechaPago)],
    ['Forma', coded(FORMAS_PAGO, FormaDePagoP)],
    ['Moneda', MonedaP],
    ['Tipo de cambio', TipoCambioP],
    ['Operación', NumOperacion],
    ['Monto', pesos(Monto)],
  ])
    .map(([label, text]) => `${label}: ${text}`)
    .join(' · ');
}

/** An invoice that a payment pays in part. */
export function documentOf(document: DoctoRelacionado): PaperRow {
  const { NumParcialidad = '', ImpSaldoAnt, ImpPagado, ImpSaldoInsoluto, ImpuestosDR } = document;
  const charged = (ImpuestosDR?.TrasladosDR ?? []).map(withoutDr);
  const retained = (ImpuestosDR?.RetencionesDR ?? []).map(withoutDr);
  return {
    cells: [
      invoiceName(document),
      document.IdDocumento ?? '',
      NumParcialidad,
      pesos(ImpSaldoAnt),
      pesos(ImpPagado),
      pesos(ImpSaldoInsoluto),
    ],
    note: [
      `Moneda ${document.MonedaDR ?? ''}`,
      ...(document.EquivalenciaDR === undefined ? [] : [`Equivalencia ${document.EquivalenciaDR}`]),
      `Impuestos: ${coded(OBJETOS_IMPUESTO, document.ObjetoImpDR) ?? ''}`,
      ...taxes(charged, ''),
      ...taxes(retained, 'Retención de '),
    ].join(' · '),
  };
}

/** The sums, the total last. */
export function sumPairs(comprobante: Comprobante): readonly Pair[] {
  const { SubTotal, Descuento, Impuestos, Pagos, Total } = comprobante;
  if (Pagos !== undefined) return [['Total de los pagos', pesos(Pagos.Totales.MontoTotalPagos)]];
  return [
    ['Subtotal', pesos(SubTotal)],
    ...(Descuento === undefined ? [] : [['Descuento', `-${pesos(Descuento)}`] as const]),
    ...(Impuestos?.Traslados ?? []).map((tax): Pair => [taxName(tax), pesos(tax.Importe)]),
    ...(Impuestos?.Retenciones ?? []).map((tax): Pair => [`Retención de ${taxName(tax)}`, `-${pesos(tax.Importe)}`]),
    ['Total', pesos(Total)],
  ];
}

/** The total in words; null in a currency whose words are unknown here. */
export function totalInWords({ Moneda, Total, Pagos }: Comprobante): string | null {
  const paid = Pagos?.Pago.every(({ MonedaP }) => MonedaP === 'MXN') ? Pagos.Totales.MontoTotalPagos : undefined;
  const total = decimal(Pagos === undefined && Moneda === 'MXN' ? Total : paid);
  return total === null ? null : enLetra(centavos(redondear(total.times(100), 0).toNumber()));
}

/** So many that a page holds several groups. */
const GROUP = 20;

function inGroups(all: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(all.length / GROUP) }, (_, n) => all.slice(n * GROUP, (n + 1) * GROUP));
}

function present(pairs: readonly (readonly [string, string | undefined])[]): readonly Pair[] {
  return pairs.flatMap(([label, text]) => (text === undefined ? [] : [[label, text] as const]));
}

function coded(catalogue: Readonly<Record<string, string>>, code: string | undefined): string | undefined {
  return code === undefined ? undefined : claveEnPalabras(catalogue, code);
}

function namesOf(catalogue: Readonly<Record<string, { readonly nombre: string }>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(catalogue).map(([code, { nombre }]) => [code, nombre]));
}

function regimen(code: string | undefined): string | undefined {
  return coded(namesOf(REGIMENES_FISCALES), code);
}

function moment(local: string | undefined): string | undefined {
  const [day = '', time = ''] = local?.split('T') ?? [];
  return local === undefined ? undefined : `${day.split('-').reverse().join('/')} ${time}`.trim();
}

function taxes(all: readonly Traslado[] | undefined, before: string): readonly string[] {
  return (all ?? []).map((tax) => {
    const amount = tax.Importe === undefined ? '' : `: ${pesos(tax.Importe)}`;
    return `${before}${taxName(tax)} sobre ${pesos(tax.Base)}${amount}`;
  });
}

function taxName({ Impuesto = '', TipoFactor, TasaOCuota }: Traslado | Retencion): string {
  const name = namesOf(IMPUESTOS)[Impuesto] ?? Impuesto;
  const rate = decimal(TasaOCuota);
  if (TipoFactor === 'Exento') return `${name} exento`;
  if (rate === null) return name;
  return TipoFactor === 'Cuota' ? `${name} cuota ${rate.toFixed()}` : `${name} ${rate.times(100).toFixed()} %`;
}

interface TaxOfPart {
  readonly BaseDR?: string;
  readonly ImpuestoDR?: string;
  readonly TipoFactorDR?: string;
  readonly TasaOCuotaDR?: string;
  readonly ImporteDR?: string;
}

function withoutDr(tax: TaxOfPart): Traslado {
  const { BaseDR, ImpuestoDR, TipoFactorDR, TasaOCuotaDR, ImporteDR } = tax;
  return {
    ...(BaseDR === undefined ? {} : { Base: BaseDR }),
    ...(ImpuestoDR === undefined ? {} : { Impuesto: ImpuestoDR }),
    ...(TipoFactorDR === undefined ? {} : { TipoFactor: TipoFactorDR }),
    ...(TasaOCuotaDR === undefined ? {} : { TasaOCuota: TasaOCuotaDR }),
    ...(ImporteDR === undefined ? {} : { Importe: ImporteDR }),
  };
}

function pesos(text: string | undefined): string {
  return showPesos(Number(text));
}

/** As many decimals as it has beyond two: it is not rounded, since quantity and it make the amount. */
function unitPrice(text: string | undefined): string {
  const value = decimal(text);
  if (value === null) return pesos(text);
  const [, decimals = ''] = value.toFixed().split('.');
  return decimals.length <= 2 ? pesos(text) : `${showPesos(Number(value.round(2, 0)))}${decimals.slice(2)}`;
}
