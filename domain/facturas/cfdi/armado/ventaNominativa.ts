import { type Centavos, centavos, showPesos, sum, toPesos } from '#domain/common/money';
import type { Concepto } from '#domain/facturas/cfdi/comprobante';
import type { Importes } from '#domain/ventas/importesDeLinea';
import { type Cobrada, grupoDeLinea } from '#domain/ventas/impuestosDeLinea';
import {
  type Armado,
  conConceptos,
  type DatosReceptor,
  DE_TODOS,
  type Expedicion,
  receptorDe,
  textoDe,
} from './comun.ts';
import type { ComoSePago } from './formasDePago.ts';
import { impuestosDe } from './grupos.ts';
import { identificar } from './identificar.ts';
import { enPesos, valorUnitario } from './importes.ts';

/** A line of a sale: amounts of the whole line, with the authority's keys of its article. */
export interface LineaDeVenta extends Cobrada {
  readonly linea: number;
  readonly numArt: string;
  readonly descripcion: string;
  readonly cantidad: number;
  readonly claveProdServ: string;
  readonly claveUnidad: string;
}

/** A sale that is invoiced by name. */
export interface VentaPorFacturar extends Expedicion {
  readonly receptor: DatosReceptor;
  readonly pago: ComoSePago;
  /** The total of the sale: the invoice comes to exactly this. */
  readonly total: Centavos;
  readonly lineas: readonly LineaDeVenta[];
}

/**
 * Makes the invoice of a sale. Each line keeps its amounts, to the centavo; rates are found from them. One whose taxes
 * the till rounded piece by piece keeps what was paid, and its taxes are divided anew where the authority's limits do
 * not hold them. Lines with nothing to pay are left out. Each line has an identification of its own, by which credit
 * notes find it (`lineasDe`). A fault is told with its line: amounts that no rate makes, or that do not add up.
 */
export function ventaNominativa(venta: VentaPorFacturar): Armado {
  const { emisor, lugarExpedicion, receptor, pago, total } = venta;
  const cobradas = venta.lineas.filter(seCobro);
  if (cobradas.length === 0)
    return { ok: false, falla: 'La venta no tiene nada que facturar: ninguna línea se cobró.' };
  const suma = sum(cobradas.map((linea) => linea.total));
  if (suma !== total) {
    const [lineas, venta] = [showPesos(toPesos(suma)), showPesos(toPesos(total))];
    return { ok: false, falla: `Las líneas suman ${lineas} y la venta ${venta}: no se puede facturar.` };
  }
  const conceptos: Concepto[] = [];
  const identificadas = identificar(cobradas.map(({ numArt, linea }) => textoDe(numArt, LARGO_CLAVE) || String(linea)));
  for (const [lugar, linea] of cobradas.entries()) {
    const leida = conceptoDe(linea, identificadas[lugar] ?? '');
    if ('falla' in leida) return { ok: false, falla: leida.falla };
    conceptos.push(leida.concepto);
  }
  const cabeza = {
    ...DE_TODOS,
    TipoDeComprobante: 'I',
    FormaPago: pago.forma,
    MetodoPago: pago.metodo,
    LugarExpedicion: lugarExpedicion,
    Emisor: emisor,
    Receptor: receptorDe(receptor, lugarExpedicion),
  };
  return { ok: true, comprobante: conConceptos(cabeza, conceptos) };
}

/** Whether anything is paid of a line; its invoice leaves the others out. */
export function seCobro({ total, subtotal, descuento }: Importes): boolean {
  return total !== 0 || subtotal !== descuento;
}

// Of the hundred that the schema allows some are kept for what tells lines of one article apart.
const LARGO_CLAVE = 90;

type Leida = { readonly concepto: Concepto } | { readonly falla: string };

function conceptoDe(linea: LineaDeVenta, identificacion: string): Leida {
  const { descuento, cantidad, claveProdServ, claveUnidad, descripcion } = linea;
  const leido = grupoDeLinea(linea);
  if (leido === null) {
    return {
      falla: `Los importes de la línea ${linea.linea} (${linea.numArt}) no corresponden a ninguna tasa de impuesto del SAT.`,
    };
  }
  // Where taxes were divided anew, what is without them is, too.
  const importe = centavos(leido.base + descuento);
  const unitario = valorUnitario(importe, cantidad);
  if (unitario === null) {
    return {
      falla: `Cada unidad de la línea ${linea.linea} (${linea.numArt}) vale menos de lo que el SAT admite en una factura.`,
    };
  }
  return {
    concepto: {
      ClaveProdServ: claveProdServ,
      NoIdentificacion: identificacion,
      Cantidad: String(cantidad),
      ClaveUnidad: claveUnidad,
      Descripcion: textoDe(descripcion, 1000) || identificacion,
      ValorUnitario: unitario,
      Importe: enPesos(importe),
      ...(descuento > 0 && { Descuento: enPesos(descuento) }),
      ...impuestosDe([leido]),
    },
  };
}
