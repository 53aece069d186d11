import { type Centavos, centavos, sum } from '#domain/common/money';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { lineasDe, restanteDe, totalDeLinea } from '#domain/facturas/cfdi/saldos';
import { type Importes, proporcion } from '#domain/ventas/importesDeLinea';
import { grupoDeLinea, totalDe } from '#domain/ventas/impuestosDeLinea';
import { cubrir, type ParteDeVenta, puedeCubrir } from './cubrir.ts';
import type { LineaAlPublico } from './global.ts';
import { repartir } from './importes.ts';
import type { UnidadesPedidas } from './notaDeCredito.ts';
import { seCobro } from './ventaNominativa.ts';

/** A voucher as far as its credit note follows from it. */
export interface ValePorAcreditar {
  /** The part of the depreciation that was forgiven by hand. */
  readonly condonacion: Centavos;
  readonly articulos: readonly {
    readonly linea: number;
    readonly cantidad: number;
    readonly total: Centavos;
    readonly montoDepreciacion: Centavos;
  }[];
}

/** The units and amount that a credit note takes of a line of its invoice, which is named by its place from 1 on. */
export interface LineaAcreditada {
  readonly orden: number;
  readonly cantidad: number;
  readonly monto: Centavos;
}

type LineasDeVale =
  | { readonly ok: true; readonly lineas: readonly LineaAcreditada[] }
  | { readonly ok: false; readonly falla: string };

/**
 * The lines that the credit note of a voucher takes of its sale's invoice: the voucher's units, for the amount
 * given back. The amount kept for goods that came back worn stays invoiced; its forgiven part is spread over the
 * lines in proportion.
 * @param vendidas the lines of the sale in their order. @param facturadas how many lines its invoice has.
 */
export function lineasDeVale(
  { condonacion, articulos }: ValePorAcreditar,
  vendidas: readonly (Importes & { readonly linea: number })[],
  facturadas: number,
): LineasDeVale {
  const orden = ordenDe(vendidas, facturadas);
  if (orden === null) return SIN_SUS_LINEAS;
  const depreciaciones = articulos.map(({ montoDepreciacion }) => montoDepreciacion);
  const retenido = repartir(centavos(Math.max(0, sum(depreciaciones) - condonacion)), depreciaciones);
  const lineas = articulos
    .map(({ linea, cantidad, total }, lugar) => ({
      orden: orden.get(linea) ?? 0,
      cantidad,
      monto: centavos(total - (retenido[lugar] ?? 0)),
    }))
    .filter(({ orden, monto }) => orden > 0 && monto > 0);
  if (lineas.length === 0) return { ok: false, falla: 'Este vale no devuelve nada: no lleva nota de crédito.' };
  return { ok: true, lineas };
}

const SIN_SUS_LINEAS = {
  ok: false,
  falla: 'Esta factura no tiene las líneas de la venta: haga la nota por artículos o por importe.',
} as const;

/** The place of each line of a sale in its invoice, from 1 on; null where that one has other lines. */
function ordenDe(
  vendidas: readonly (Importes & { readonly linea: number })[],
  facturadas: number,
): ReadonlyMap<number, number> | null {
  const cobradas = vendidas.filter(seCobro);
  if (cobradas.length !== facturadas) return null;
  return new Map(cobradas.map(({ linea }, lugar) => [linea, lugar + 1]));
}

/** The amounts that a voucher gives back of its sale, by the taxes that the goods were sold with; or why there are none. */
export function partesDeVale(
  vale: ValePorAcreditar,
  vendidas: readonly LineaAlPublico[],
): { readonly ok: true; readonly partes: readonly ParteDeVenta[] } | { readonly ok: false; readonly falla: string } {
  const cobradas = vendidas.filter(seCobro);
  const tomadas = lineasDeVale(vale, vendidas, cobradas.length);
  if (!tomadas.ok) return tomadas;
  const partes: ParteDeVenta[] = [];
  for (const { orden, monto } of tomadas.lineas) {
    const linea = cobradas[orden - 1];
    const grupo = linea === undefined ? null : grupoDeLinea(linea);
    if (grupo === null) {
      return {
        ok: false,
        falla: `Los importes de la línea ${linea?.linea ?? orden} no corresponden a ninguna tasa de impuesto del SAT.`,
      };
    }
    partes.push({ tasaIeps: grupo.tasaIeps, tasaIva: grupo.tasaIva, monto });
  }
  return { ok: true, partes };
}

/** A sold line, and how many of its units its till took back. */
type LineaEnCaja = LineaAlPublico & { readonly cantidad: number; readonly devuelto: number };

/**
 * The amounts that a till took back of a sale, by the taxes that the goods were sold with, less those that have their note. Lines of no
 * known rate are in no global invoice, and so in none of them.
 * @param notas the notes of the goods of the sale that its till took back.
 */
export function partesEnCaja(vendidas: readonly LineaEnCaja[], notas: readonly Comprobante[]): readonly ParteDeVenta[] {
  const devueltas = vendidas.flatMap(({ devuelto, ...linea }) => {
    const grupo = devuelto > 0 ? grupoDeLinea(linea) : null;
    return grupo === null ? [] : [{ ...grupo, monto: proporcion(linea.total, devuelto, linea.cantidad) }];
  });
  const conNota = notas.flatMap((nota) => lineasDe(nota) ?? []).flatMap(({ grupos }) => grupos);
  const hechas = conNota.map((grupo) => ({ ...grupo, monto: totalDe(grupo) }));
  return cubrir(devueltas, hechas).faltan.filter(({ monto }) => monto > 0);
}

/** A sale in its global invoice, and the notes that took of it. */
interface EnGlobal {
  readonly comprobante: Comprobante;
  readonly notas: readonly Comprobante[];
  readonly identificaciones: readonly string[];
}

/**
 * The amounts of a sale that its global invoice still has, one of each way in which they are taxed: a voucher may have given back the goods
 * that its till took. A line that the invoice taxes as nothing stays, for the note to refuse.
 * @param pedidas one of each way.
 */
export function hastaLoQueQueda(
  pedidas: readonly ParteDeVenta[],
  { comprobante, notas, identificaciones }: EnGlobal,
): readonly ParteDeVenta[] {
  const quedan = (restanteDe(comprobante, notas) ?? [])
    .filter(({ identificacion }) => identificaciones.includes(identificacion))
    .flatMap(({ grupos }) => grupos.map((grupo) => ({ ...grupo, monto: totalDe(grupo) })));
  const { faltan } = cubrir(pedidas, quedan);
  return pedidas
    .map((parte, lugar) => {
      const falta = quedan.some((grupo) => puedeCubrir(parte, grupo)) ? (faltan[lugar]?.monto ?? 0) : 0;
      return { ...parte, monto: centavos(parte.monto - falta) };
    })
    .filter(({ monto }) => monto > 0);
}

/** A note of an invoice by name, and whether it is of goods that came back without a voucher. */
interface NotaANombre {
  readonly comprobante: Comprobante;
  readonly enCaja: boolean;
}

type LineasEnCaja =
  | { readonly ok: true; readonly lineas: readonly UnidadesPedidas[] }
  | { readonly ok: false; readonly falla: string };

/**
 * The units that a till took back of a sale and that have no note on its invoice by name yet, for what they were sold for, at most what is
 * left of each line; none where all have theirs. A note of goods of no voucher is of the till's, whoever made it.
 * @param notas all notes of the invoice that count.
 */
export function lineasEnCaja(
  vendidas: readonly LineaEnCaja[],
  factura: Comprobante,
  notas: readonly NotaANombre[],
): LineasEnCaja {
  const devueltas = vendidas.filter((linea) => linea.devuelto > 0 && seCobro(linea));
  if (devueltas.length === 0) return { ok: true, lineas: [] };
  const facturadas = lineasDe(factura) ?? [];
  const orden = ordenDe(vendidas, facturadas.length);
  const sinLasDeCaja = restanteDe(factura, deNotas(notas.filter(({ enCaja }) => enCaja)));
  const quedan = restanteDe(factura, deNotas(notas));
  if (orden === null || sinLasDeCaja === null || quedan === null) return SIN_SUS_LINEAS;
  const lineas = devueltas.flatMap(({ linea, devuelto, cantidad, total }) => {
    const lugar = (orden.get(linea) ?? 0) - 1;
    const [facturada, sinCaja, queda] = [facturadas[lugar], sinLasDeCaja[lugar], quedan[lugar]];
    if (facturada === undefined || sinCaja === undefined || queda === undefined) return [];
    const conNota = {
      unidades: facturada.unidades - sinCaja.unidades,
      monto: totalDeLinea(facturada) - totalDeLinea(sinCaja),
    };
    const unidades = Math.min(devuelto - conNota.unidades, queda.unidades);
    const monto = Math.min(proporcion(total, devuelto, cantidad) - conNota.monto, totalDeLinea(queda));
    return unidades > 0 && monto > 0
      ? [{ identificacion: facturada.identificacion, unidades, monto: centavos(monto) }]
      : [];
  });
  return { ok: true, lineas };
}

function deNotas(notas: readonly NotaANombre[]): readonly Comprobante[] {
  return notas.map(({ comprobante }) => comprobante);
}
