import { sum } from '#domain/common/money';
import { NOMBRE_PUBLICO } from '#domain/common/sat/nombreFiscal';
import { RFC_PUBLICO } from '#domain/common/sat/rfc';
import type { Concepto, InformacionGlobal } from '#domain/facturas/cfdi/comprobante';
import type { Importes } from '#domain/ventas/importesDeLinea';
import {
  cabeGrupo,
  desglosarGrupo,
  esSinObjeto,
  type Grupo,
  grupoDeLinea,
  sumarGrupos,
  totalDe,
} from '#domain/ventas/impuestosDeLinea';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { type Armado, conConceptos, DE_TODOS, type Expedicion, receptorDe } from './comun.ts';
import type { ComoSePago } from './formasDePago.ts';
import { impuestosDe } from './grupos.ts';
import { enPesos } from './importes.ts';
import { type LineaDeVenta, seCobro } from './ventaNominativa.ts';

export type LineaAlPublico = Pick<LineaDeVenta, keyof Importes | 'linea'> &
  Partial<Pick<LineaDeVenta, 'cantidad' | 'exento' | 'objetoImp'>>;

/** A sale that no customer asked an invoice for. */
export interface VentaAlPublico {
  readonly tienda: number;
  readonly operacion: number;
  readonly lineas: readonly LineaAlPublico[];
}

/** The sales of a period that are invoiced together. */
export interface VentasDelPeriodo extends Expedicion {
  readonly periodo: Required<InformacionGlobal>;
  /** How most of them was paid; a global invoice is always PUE. */
  readonly forma: ComoSePago['forma'];
  readonly ventas: readonly VentaAlPublico[];
}

/**
 * Makes the global invoice, to the public: one line a sale, after discounts, taxed as its lines are, and one more for
 * those of its goods that are no object of the tax where it has both: a line is either. Where the rounded taxes of many
 * lines come to more or less than the rate of their sum allows, they are found anew from what was paid: the total stays exact.
 */
export function facturaGlobal({ emisor, lugarExpedicion, periodo, forma, ventas }: VentasDelPeriodo): Armado {
  const conceptos: Concepto[] = [];
  for (const venta of ventas) {
    const leida = conceptoDe(venta);
    if (leida === null) {
      const falla = `Los importes de la operación ${venta.operacion} de la tienda ${venta.tienda} no corresponden a ninguna tasa de impuesto del SAT.`;
      return { ok: false, falla };
    }
    conceptos.push(...leida);
  }
  if (conceptos.length === 0) return { ok: false, falla: 'No hay ventas por facturar al público en el periodo.' };
  const publico = {
    rfc: RFC_PUBLICO,
    beneficiario: NOMBRE_PUBLICO,
    codigoPostal: lugarExpedicion,
    regimenFiscal: '616',
    usoCFDI: 'S01',
    residenciaFiscal: '',
    numRegIdTrib: '',
  } as const;
  const cabeza = {
    ...DE_TODOS,
    TipoDeComprobante: 'I',
    FormaPago: forma,
    MetodoPago: 'PUE',
    LugarExpedicion: lugarExpedicion,
    InformacionGlobal: periodo,
    Emisor: emisor,
    Receptor: receptorDe(publico, lugarExpedicion),
  };
  return { ok: true, comprobante: conConceptos(cabeza, conceptos) };
}

/**
 * By which the lines of a sale are found in its global invoice: the first of every sale, the second of one that has goods of both kinds.
 * No number of another sale has the second's form.
 */
export function identificacionesEnGlobal({ tienda, operacion }: ClaveOperacion): readonly [string, string] {
  return [`${tienda}-${operacion}`, `${tienda}-${operacion}-01`];
}

/** The lines of a sale; none for one without a payment, null where no rates make its amounts. */
function conceptoDe({ tienda, operacion, lineas }: VentaAlPublico): readonly Concepto[] | null {
  const cobradas = lineas.filter(seCobro);
  if (cobradas.length === 0) return [];
  const leidos = cobradas.map(grupoDeLinea);
  const grupos = leidos.filter((grupo) => grupo !== null);
  if (grupos.length < leidos.length) return null;
  const sumados = sumarGrupos(grupos).map(ajustado);
  const [gravados, otros] = [sumados.filter((grupo) => !esSinObjeto(grupo)), sumados.filter(esSinObjeto)];
  const [una, segunda] = identificacionesEnGlobal({ tienda, operacion });
  if (gravados.length === 0) return [lineaDe(una, otros)];
  return otros.length === 0 ? [lineaDe(una, gravados)] : [lineaDe(una, gravados), lineaDe(segunda, otros)];
}

function lineaDe(identificacion: string, grupos: readonly Grupo[]): Concepto {
  const neto = enPesos(sum(grupos.map(({ base }) => base)));
  return {
    ClaveProdServ: '01010101',
    NoIdentificacion: identificacion,
    Cantidad: '1',
    ClaveUnidad: 'ACT',
    Descripcion: 'Venta',
    ValorUnitario: neto,
    Importe: neto,
    ...impuestosDe(grupos),
  };
}

function ajustado(grupo: Grupo): Grupo {
  return cabeGrupo(grupo) ? grupo : desglosarGrupo(totalDe(grupo), grupo);
}
