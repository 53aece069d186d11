import { type Centavos, centavos, sum } from '#domain/common/money';
import type { FormaPago } from '#domain/common/sat/catalogos';
import { USOS_CFDI } from '#domain/common/sat/regimenes';
import type { Comprobante, Concepto } from '#domain/facturas/cfdi/comprobante';
import {
  CLAVE_DESCUENTO,
  type FacturaTimbrada,
  fallaDeMonto,
  fallaDeMontoDeLinea,
  fallaDeUnidades,
  type LineaFacturada,
  restanteDe,
  totalDeLinea,
} from '#domain/facturas/cfdi/saldos';
import { proporcion } from '#domain/ventas/importesDeLinea';
import { totalDe } from '#domain/ventas/impuestosDeLinea';
import { pesadaDe } from '#domain/ventas/lineaPesada';
import { type Armado, conConceptos, DE_TODOS, textoDe } from './comun.ts';
import { cubrir, type ParteDeVenta, puedeCubrir } from './cubrir.ts';
import { descomponer } from './descomponer.ts';
import { trasladosDe } from './grupos.ts';
import { enCentavos, enPesos, valorUnitario } from './importes.ts';
import { partirGrupo } from './partes.ts';
import { descontar, partirLinea } from './partesDeLinea.ts';

/** The request for a credit note. A line is named by its own identification (`lineasDe`). */
export type PedidoDeNota =
  | { readonly por: 'descuento'; readonly monto: Centavos }
  /** A share of the invoice's amount; at most two decimals. */
  | { readonly por: 'porcentaje'; readonly porcentaje: number }
  | {
      readonly por: 'devolucion';
      readonly lineas: readonly UnidadesPedidas[];
      /** Goods that were never delivered did not come back: the note says so by its relation. */
      readonly sinEntregar?: boolean;
    }
  /** A sale of a global invoice that is invoiced by name: those of the lines by which it is found there (`identificacionesEnGlobal`) that it has. */
  | { readonly por: 'nominativa'; readonly identificaciones: readonly string[] }
  /** Goods of a sale of a global invoice, by the taxes that they were sold with: its lines there have no units of theirs. */
  | {
      readonly por: 'deVenta';
      readonly identificaciones: readonly string[];
      readonly partes: readonly ParteDeVenta[];
      readonly sinEntregar?: boolean;
    };

/**
 * Units of a line. `monto` is the amount credited for them where it is not their share of the rest, as of goods that
 * came back worn.
 */
export interface UnidadesPedidas {
  readonly identificacion: string;
  readonly unidades: number;
  readonly monto?: Centavos;
}

/** A credit note of an invoice. `notas` are those of it that count already; `forma` says how the money goes back. */
export interface PorAcreditar {
  readonly factura: FacturaTimbrada;
  readonly notas: readonly Comprobante[];
  readonly pedido: PedidoDeNota;
  readonly forma?: FormaPago;
}

/** The credited part of a line. */
type Parte = LineaFacturada;

/**
 * Makes a credit note: what is asked for is taken of what is left of the invoice, line by line with its taxes, so that all its notes
 * together are at most the invoice and exactly the invoice when nothing is left. A discount comes to what is asked for, goods to
 * their share of what is left of their line. Amounts are after the invoice's own discounts.
 */
export function notaDeCredito({ factura, notas, pedido, forma }: PorAcreditar): Armado {
  const { uuid, comprobante } = factura;
  const restante = restanteDe(comprobante, notas);
  if (restante === null || comprobante.TipoDeComprobante !== 'I') {
    return { ok: false, falla: 'Solo una factura de venta lleva notas de crédito.' };
  }
  const tomadas = tomar(comprobante, restante, pedido);
  if ('falla' in tomadas) return { ok: false, falla: tomadas.falla };
  const leidos = tomadas.partes.flatMap((parte) => conceptosDe(parte, pedido));
  const conceptos = leidos.filter((concepto) => concepto !== null);
  if (conceptos.length < leidos.length) {
    return { ok: false, falla: 'Lo que queda de una línea vale menos de lo que el SAT admite por unidad.' };
  }
  const { LugarExpedicion, Emisor, Receptor, FormaPago } = comprobante;
  const cabeza: Comprobante = {
    ...DE_TODOS,
    TipoDeComprobante: 'E',
    FormaPago: forma ?? formaDe(FormaPago),
    MetodoPago: 'PUE',
    ...(LugarExpedicion !== undefined && { LugarExpedicion }),
    CfdiRelacionados: [{ TipoRelacion: relacionDe(pedido), UUIDs: [uuid] }],
    ...(Emisor !== undefined && { Emisor }),
    Receptor: { ...Receptor, UsoCFDI: usoDe(Receptor?.RegimenFiscalReceptor) },
  };
  return { ok: true, comprobante: conConceptos(cabeza, conceptos) };
}

/** How a note is related to its invoice: by goods that came back (03), or by what else it takes off (01). */
export function relacionDe(pedido: PedidoDeNota): '01' | '03' {
  const cameBack = pedido.por === 'devolucion' || pedido.por === 'deVenta';
  return cameBack && pedido.sinEntregar !== true ? '03' : '01';
}

type Tomadas = { readonly partes: readonly Parte[] } | { readonly falla: string };

function tomar({ Total }: Comprobante, restante: readonly LineaFacturada[], pedido: PedidoDeNota): Tomadas {
  switch (pedido.por) {
    case 'descuento':
      return tomarMonto(pedido.monto, restante);
    case 'porcentaje': {
      const centesimas = Math.round(pedido.porcentaje * 100);
      if (!(centesimas >= 1 && centesimas <= CIEN)) return { falla: 'El porcentaje debe ser mayor a 0 y hasta 100.' };
      return tomarMonto(proporcion(enCentavos(Total) ?? centavos(0), centesimas, CIEN), restante);
    }
    case 'devolucion':
      return tomarUnidades(pedido.lineas, restante);
    case 'nominativa':
      return tomarVenta(lineasLlamadas(pedido.identificaciones, restante));
    case 'deVenta':
      return tomarDeVenta(pedido.partes, lineasLlamadas(pedido.identificaciones, restante));
  }
}

const SIN_LINEA = 'La factura no tiene esa línea.';

/** A hundred per cent in hundredths. */
const CIEN = 10_000;

function tomarMonto(monto: Centavos, restante: readonly LineaFacturada[]): Tomadas {
  const falla = fallaDeMonto(monto, restante);
  return falla === null ? { partes: descontar(restante, monto) } : { falla };
}

/** A line still gives the amount asked of its rest where an earlier note took these few centavos too much. */
const HOLGURA = centavos(5);

function tomarUnidades(pedidas: readonly UnidadesPedidas[], restante: readonly LineaFacturada[]): Tomadas {
  const porNombre = new Map(restante.map((linea) => [linea.identificacion, linea]));
  const vistas = new Set<string>();
  const partes: Parte[] = [];
  for (const { identificacion, unidades, monto } of pedidas) {
    if (vistas.has(identificacion)) return { falla: 'Una línea está dos veces en la nota.' };
    vistas.add(identificacion);
    const linea = porNombre.get(identificacion);
    if (linea === undefined) return { falla: SIN_LINEA };
    const falla = fallaDeUnidades(unidades, linea);
    if (falla !== null) return { falla };
    const queda = totalDeLinea(linea);
    const pedido = monto ?? proporcion(queda, unidades, linea.unidades);
    if (pedido > queda + HOLGURA) return { falla: fallaDeMontoDeLinea(linea) };
    const total = centavos(Math.min(pedido, queda));
    if (total > 0) partes.push({ ...linea, unidades, grupos: partirLinea(linea, total) });
  }
  return partes.length > 0 ? { partes } : { falla: 'Elija qué se acredita: lo elegido vale menos de un centavo.' };
}

function lineasLlamadas(identificaciones: readonly string[], restante: readonly LineaFacturada[]) {
  return restante.filter(({ identificacion }) => identificaciones.includes(identificacion));
}

/** All that is left of the lines of a sale. */
function tomarVenta(lineas: readonly LineaFacturada[]): Tomadas {
  const [primera] = lineas;
  if (primera === undefined) return { falla: SIN_LINEA };
  const partes = lineas.filter((linea) => fallaDeUnidades(1, linea) === null);
  return partes.length > 0 ? { partes } : { falla: fallaDeUnidades(1, primera) ?? SIN_LINEA };
}

function tomarDeVenta(pedidas: readonly ParteDeVenta[], lineas: readonly LineaFacturada[]): Tomadas {
  const [primera] = lineas;
  if (primera === undefined) return { falla: SIN_LINEA };
  const todos = lineas.flatMap((linea) => linea.grupos.map((grupo) => ({ linea, grupo })));
  const grupos = todos.map(({ grupo }) => grupo);
  if (!pedidas.every((parte) => grupos.some((grupo) => puedeCubrir(parte, grupo)))) {
    return { falla: 'La factura no tiene lo que se devuelve: se vendió con otros impuestos.' };
  }
  const { faltan, tomados } = cubrir(
    pedidas,
    grupos.map((grupo) => ({ ...grupo, monto: totalDe(grupo) })),
  );
  const tomadosDe = (linea: LineaFacturada) =>
    todos.flatMap((uno, lugar) => {
      const tomado = tomados[lugar] ?? centavos(0);
      return uno.linea === linea && tomado > 0 ? [partirGrupo(uno.grupo, tomado)] : [];
    });
  const partes = lineas
    .map((linea) => ({ ...linea, grupos: tomadosDe(linea) }))
    .filter((linea) => linea.grupos.length > 0);
  const alcanza = faltan.every(({ monto }) => monto <= HOLGURA);
  return alcanza && partes.length > 0 ? { partes } : { falla: fallaDeMontoDeLinea({ ...primera, grupos }) };
}

/**
 * The line of the note for what is taken of a line, and where its taxes are beyond the authority's limits others of a few centavos
 * (`descomponer`), which take no units. Null for a unit that is worth less than the authority knows.
 */
function conceptosDe({ grupos, ...parte }: Parte, { por }: PedidoDeNota): readonly (Concepto | null)[] {
  const capas = grupos.map(descomponer);
  const cuantas = Math.max(...capas.map(({ length }) => length));
  return Array.from({ length: cuantas }, (_, capa) => {
    const deCapa = capas.flatMap((partes) => partes[capa] ?? []).filter((grupo) => totalDe(grupo) > 0);
    const sinUnidades = capa > 0 || por === 'descuento' || por === 'porcentaje' || por === 'deVenta';
    const como = por === 'deVenta' ? 'Devolución' : 'Descuento';
    return conceptoDe({ ...parte, grupos: deCapa }, sinUnidades ? como : null);
  });
}

/** @param como the word for what has no units of its own; null for goods. */
function conceptoDe({ concepto, identificacion, unidades, grupos }: Parte, como: string | null): Concepto | null {
  const { ClaveProdServ, ClaveUnidad, Descripcion = '', ObjetoImp } = concepto;
  // The one unit of a weighed line goes back as the invoice weighed it.
  const cantidad = como === null ? (pesadaDe(Number(concepto.Cantidad)) ?? unidades) : 1;
  const neto = sum(grupos.map(({ base }) => base));
  const unitario = valorUnitario(neto, cantidad);
  if (unitario === null) return null;
  const traslados = trasladosDe(grupos);
  return {
    ...(como !== null
      ? { ClaveProdServ: CLAVE_DESCUENTO, ClaveUnidad: 'ACT', Descripcion: textoDe(`${como}: ${Descripcion}`, 1000) }
      : { ...(ClaveProdServ && { ClaveProdServ }), ...(ClaveUnidad && { ClaveUnidad }), Descripcion }),
    NoIdentificacion: identificacion,
    Cantidad: String(cantidad),
    ValorUnitario: unitario,
    Importe: enPesos(neto),
    ...(ObjetoImp !== undefined && { ObjetoImp }),
    ...(traslados.length > 0 && { Impuestos: { Traslados: traslados } }),
  };
}

/** An unpaid amount is forgiven; a paid one goes back the way it came. */
function formaDe(forma: string | undefined): string {
  return forma === undefined || forma === '99' ? '15' : forma;
}

/** G02, as a credit note has it; S01 for a régimen to which the authority does not allow it. */
function usoDe(regimen: string | undefined): string {
  const regimenes: readonly (string | undefined)[] = USOS_CFDI.G02.regimenes;
  return regimenes.includes(regimen) ? 'G02' : 'S01';
}
