import { type Centavos, centavos, showPesos, sum, toPesos } from '#domain/common/money';
import { type Grupo, totalDe } from '#domain/ventas/impuestosDeLinea';
import { pesadaDe, unidadesDe } from '#domain/ventas/lineaPesada';
import type { Gravado, Tasa } from '#domain/ventas/tasas';
import { quitarGrupo } from './armado/descomponer.ts';
import { gravadoDe, gruposDe, type ImpuestoEscrito } from './armado/grupos.ts';
import { identificar } from './armado/identificar.ts';
import { enCentavos } from './armado/importes.ts';
import type { Comprobante, Concepto, ImpuestoDR } from './comprobante.ts';
import { documentosDe, siguienteParcialidad } from './pago.ts';

/** The key of every line of a credit note for a discount, whatever is discounted. */
export const CLAVE_DESCUENTO = '84111506';

/** An invoice that was stamped. */
export interface FacturaTimbrada {
  readonly uuid: string;
  readonly comprobante: Comprobante;
}

/** A line of an invoice, or what is left of it: whole units, and what they are worth after discount. */
export interface LineaFacturada {
  /** By which its credit notes name it. */
  readonly identificacion: string;
  readonly concepto: Concepto;
  readonly unidades: number;
  readonly grupos: readonly Grupo[];
}

/** The total of a line, or of its rest. */
export function totalDeLinea({ grupos }: Pick<LineaFacturada, 'grupos'>): Centavos {
  return sum(grupos.map(totalDe));
}

/**
 * The rest of an invoice that no credit note has taken, line by line and tax by tax. Null where a line or a note has
 * what this chain never issues: taxes by the unit, exempt ones, retentions, parts of centavos. A weighed line is one unit.
 * @param notas its credit notes, those that count: cancelled ones left out.
 */
export function restanteDe(factura: Comprobante, notas: readonly Comprobante[]): readonly LineaFacturada[] | null {
  const lineas = lineasDe(factura);
  if (lineas === null) return null;
  const facturada = new Map(lineas.map(({ identificacion, concepto }) => [identificacion, concepto.Cantidad]));
  const tomado = new Map<string, Tomado[]>();
  for (const concepto of notas.flatMap(({ Conceptos = [] }) => Conceptos)) {
    const leida = leer(concepto);
    if (leida === null) return null;
    const { NoIdentificacion: identificacion = '', ClaveProdServ, Cantidad } = concepto;
    // A weighed line is taken whole: another part of a unit is nobody's here.
    if (pesadaDe(Number(Cantidad)) !== null && Cantidad !== facturada.get(identificacion)) return null;
    const unidades = ClaveProdServ === CLAVE_DESCUENTO ? 0 : leida.unidades;
    tomado.set(identificacion, [...(tomado.get(identificacion) ?? []), { unidades, grupos: leida.grupos }]);
  }
  return lineas.map((linea) => (tomado.get(linea.identificacion) ?? []).reduce(quitar, linea));
}

/**
 * The amount of some lines of an invoice that no credit note has taken; 0 where it has no such lines, or some that this
 * chain never issues.
 */
export function restanteDeLineas(
  factura: Comprobante,
  notas: readonly Comprobante[],
  identificaciones: readonly string[],
): Centavos {
  const lineas = restanteDe(factura, notas)?.filter(({ identificacion }) => identificaciones.includes(identificacion));
  return sum((lineas ?? []).map(totalDeLinea));
}

/** The lines of an invoice as they were invoiced, each named by its own identification; null as `restanteDe` says. */
export function lineasDe({ Conceptos = [] }: Comprobante): readonly LineaFacturada[] | null {
  const nombres = identificar(Conceptos.map(({ NoIdentificacion }, lugar) => NoIdentificacion ?? String(lugar + 1)));
  const lineas: LineaFacturada[] = [];
  for (const [lugar, concepto] of Conceptos.entries()) {
    const leida = leer(concepto);
    if (leida === null) return null;
    lineas.push({ identificacion: nombres[lugar] ?? '', concepto, ...leida });
  }
  return lineas;
}

type Tomado = Pick<LineaFacturada, 'unidades' | 'grupos'>;

function leer({ Cantidad, Importe, Descuento = '0', Impuestos }: Concepto): Tomado | null {
  const [importe, descuento] = [enCentavos(Importe), enCentavos(Descuento)];
  const unidades = Number(Cantidad) > 0 ? unidadesDe(Number(Cantidad)) : 0;
  if (importe === null || descuento === null || !Number.isSafeInteger(unidades) || unidades < 1) return null;
  if (Impuestos?.Retenciones !== undefined) return null;
  const grupos = gruposDe(Impuestos?.Traslados ?? [], centavos(importe - descuento));
  return grupos === null ? null : { unidades, grupos };
}

function quitar(linea: LineaFacturada, parte: Tomado): LineaFacturada {
  return {
    ...linea,
    unidades: linea.unidades - parte.unidades,
    grupos: linea.grupos.map((grupo) =>
      parte.grupos.filter((uno) => mismasTasas(uno, grupo)).reduce(quitarGrupo, grupo),
    ),
  };
}

/** Whether two amounts are taxed in the same way. */
export function mismasTasas(uno: Tasas, otro: Tasas): boolean {
  return uno.tasaIeps === otro.tasaIeps && uno.tasaIva === otro.tasaIva;
}

type Tasas = Pick<Grupo, 'tasaIeps' | 'tasaIva'>;

/** Why a credit note of so much cannot be made; null when it can. */
export function fallaDeMonto(monto: Centavos, restante: readonly LineaFacturada[]): string | null {
  const queda = sum(restante.map(totalDeLinea));
  if (queda === 0) return 'De esta factura ya no queda importe para notas de crédito.';
  if (monto <= 0) return 'El importe de la nota de crédito debe ser mayor a cero.';
  return monto > queda ? `De la factura solo quedan ${pesos(queda)} para notas de crédito.` : null;
}

/** The refusal of a line that is to be credited for more than its rest. */
export function fallaDeMontoDeLinea(linea: LineaFacturada): string {
  const nombre = linea.concepto.Descripcion ?? linea.identificacion;
  return `De ${nombre} solo quedan ${pesos(totalDeLinea(linea))} para notas de crédito.`;
}

/** Why so many units of a line cannot be credited; null when they can. */
export function fallaDeUnidades(unidades: number, linea: LineaFacturada): string | null {
  const nombre = linea.concepto.Descripcion ?? linea.identificacion;
  if (!Number.isSafeInteger(unidades) || unidades < 1) return `Escriba cuántas unidades de ${nombre} se acreditan.`;
  if (linea.unidades === 0 || totalDeLinea(linea) === 0) return `De ${nombre} ya no queda nada para notas de crédito.`;
  if (unidades <= linea.unidades) return null;
  return linea.unidades === 1
    ? `De ${nombre} solo queda 1 unidad para notas de crédito.`
    : `De ${nombre} solo quedan ${linea.unidades} unidades para notas de crédito.`;
}

interface ImpuestoDeFactura extends Gravado {
  readonly impuesto: '002' | '003';
  readonly tasa: Tasa;
}

/** The unpaid part of a tax of an invoice; `deTodo` is the amount to be paid before any payment. */
export interface ImpuestoPorPagar extends ImpuestoDeFactura {
  readonly deTodo: Gravado;
}

/** The amount of an invoice to be paid, and as which of its parts the next payment counts. */
export interface SaldoPorPagar {
  readonly saldo: Centavos;
  readonly parcialidad: number;
  readonly impuestos: readonly ImpuestoPorPagar[];
}

/**
 * The unpaid rest of an invoice: its total less its credit notes and payments. Null where an amount or a tax cannot
 * be read.
 * @param notas and `recibos` (of payment, of whatever invoices), those that count: cancelled ones left out.
 */
export function saldoPorPagar(
  { uuid, comprobante }: FacturaTimbrada,
  { notas, recibos }: { readonly notas: readonly Comprobante[]; readonly recibos: readonly Comprobante[] },
): SaldoPorPagar | null {
  const documentos = documentosDe(uuid, recibos);
  const factura = leerMovimiento(comprobante.Total, comprobante.Impuestos?.Traslados);
  const deNotas = notas.map(({ Total, Impuestos }) => leerMovimiento(Total, Impuestos?.Traslados));
  const deRecibos = documentos.map(({ ImpPagado, ImpuestosDR }) =>
    leerMovimiento(ImpPagado, ImpuestosDR?.TrasladosDR?.map(comoTraslado)),
  );
  const [acreditado, pagado] = [juntar(deNotas), juntar(deRecibos)];
  if (factura === null || acreditado === null || pagado === null) return null;
  const deTodo = acreditado.impuestos.reduce(quitarImpuesto, factura.impuestos);
  const restantes = pagado.impuestos.reduce(quitarImpuesto, deTodo);
  return {
    // Payments before goods came back can come to more than is left.
    saldo: centavos(Math.max(0, factura.importe - acreditado.importe - pagado.importe)),
    parcialidad: siguienteParcialidad(documentos),
    impuestos: restantes.map((impuesto, lugar) => ({ ...impuesto, deTodo: deTodo[lugar] ?? impuesto })),
  };
}

function juntar(movimientos: readonly (Movimiento | null)[]): Movimiento | null {
  const leidos = movimientos.filter((uno) => uno !== null);
  if (leidos.length < movimientos.length) return null;
  return {
    importe: sum(leidos.map(({ importe }) => importe)),
    impuestos: leidos.flatMap(({ impuestos }) => impuestos),
  };
}

interface Movimiento {
  readonly importe: Centavos;
  readonly impuestos: readonly ImpuestoDeFactura[];
}

function leerMovimiento(total: string | undefined, traslados: readonly ImpuestoEscrito[] = []): Movimiento | null {
  const importe = enCentavos(total);
  const leidos = traslados.map(leerImpuesto);
  const impuestos = leidos.filter((impuesto) => impuesto !== null);
  return importe === null || impuestos.length < leidos.length ? null : { importe, impuestos };
}

function leerImpuesto(escrito: ImpuestoEscrito): ImpuestoDeFactura | null {
  const { Impuesto: impuesto } = escrito;
  const gravado = gravadoDe(escrito);
  return gravado !== null && (impuesto === '002' || impuesto === '003') ? { impuesto, ...gravado } : null;
}

function comoTraslado({ BaseDR, ImpuestoDR, TipoFactorDR, TasaOCuotaDR, ImporteDR }: ImpuestoDR): ImpuestoEscrito {
  return {
    Base: BaseDR,
    Impuesto: ImpuestoDR,
    TipoFactor: TipoFactorDR,
    TasaOCuota: TasaOCuotaDR,
    Importe: ImporteDR,
  };
}

function quitarImpuesto(todos: readonly ImpuestoDeFactura[], parte: ImpuestoDeFactura): readonly ImpuestoDeFactura[] {
  return todos.map((uno) =>
    uno.impuesto === parte.impuesto && uno.tasa === parte.tasa
      ? { ...uno, base: centavos(uno.base - parte.base), importe: centavos(uno.importe - parte.importe) }
      : uno,
  );
}

function pesos(importe: Centavos): string {
  return showPesos(toPesos(importe));
}
