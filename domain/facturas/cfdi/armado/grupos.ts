import { type Centavos, centavos } from '#domain/common/money';
import type { Concepto, Traslado } from '#domain/facturas/cfdi/comprobante';
import { type Grupo, sinObjeto } from '#domain/ventas/impuestosDeLinea';
import { EXENTO, type Tasa } from '#domain/ventas/tasas';
import { enCentavos, enPesos } from './importes.ts';

/** The taxes of groups as a line has them: of each group IEPS first, then the IVA on base and IEPS. */
export function trasladosDe(grupos: readonly Grupo[]): readonly Traslado[] {
  return grupos.flatMap(({ base, ieps, iva, ...tasas }) => [
    ...(tasas.tasaIeps === null ? [] : [traslado('003', base, tasas.tasaIeps, ieps)]),
    ...(tasas.tasaIva === null ? [] : [traslado('002', centavos(base + ieps), tasas.tasaIva, iva)]),
  ]);
}

/** Groups as a line says them: as an object of the tax with the taxes of each, or as none. */
export function impuestosDe(grupos: readonly Grupo[]): Pick<Concepto, 'ObjetoImp' | 'Impuestos'> {
  const traslados = trasladosDe(grupos);
  return traslados.length === 0 ? { ObjetoImp: '01' } : { ObjetoImp: '02', Impuestos: { Traslados: traslados } };
}

function traslado(impuesto: '002' | '003', base: Centavos, tasa: Tasa, importe: Centavos): Traslado {
  if (tasa === EXENTO) return { Base: enPesos(base), Impuesto: impuesto, TipoFactor: 'Exento' };
  return {
    Base: enPesos(base),
    Impuesto: impuesto,
    TipoFactor: 'Tasa',
    TasaOCuota: tasa,
    Importe: enPesos(importe),
  };
}

/**
 * Reads the groups back from a line that `trasladosDe` wrote; null for taxes that this chain never charges (fixed amounts a unit) and
 * for parts of a centavo.
 * @param neto what the line is without tax, after discount: what a line without taxes is worth.
 */
export function gruposDe(traslados: readonly Traslado[], neto: Centavos): readonly Grupo[] | null {
  if (traslados.length === 0) return [sinObjeto(neto)];
  const grupos: Grupo[] = [];
  let ieps: { readonly base: Centavos; readonly importe: Centavos; readonly tasa: Tasa } | null = null;
  for (const traslado of traslados) {
    const leido = gravadoDe(traslado);
    if (leido === null) return null;
    const { base, importe, tasa } = leido;
    const { Impuesto } = traslado;
    if (Impuesto === '003' && ieps === null) ieps = { base, importe, tasa };
    else if (Impuesto === '002' && ieps === null) {
      grupos.push({ base, ieps: ZERO, iva: importe, tasaIeps: null, tasaIva: tasa });
    } else if (Impuesto === '002' && ieps !== null && ieps.base + ieps.importe === base) {
      grupos.push({ base: ieps.base, ieps: ieps.importe, iva: importe, tasaIeps: ieps.tasa, tasaIva: tasa });
      ieps = null;
    } else return null;
  }
  return ieps === null ? grupos : null;
}

/** A tax as it is written, of an invoice or of a paid part of one. */
export type ImpuestoEscrito = { readonly [atributo in keyof Traslado]?: string | undefined };

/** Base, tax and rate of a written tax; null for one neither by a rate nor exempt, and for parts of a centavo. */
export function gravadoDe({ Base, TipoFactor, TasaOCuota: tasa, Importe }: ImpuestoEscrito) {
  const [base, importe] = [enCentavos(Base), enCentavos(Importe)];
  if (base === null) return null;
  if (TipoFactor === 'Exento') {
    return tasa === undefined && Importe === undefined ? { base, importe: ZERO, tasa: EXENTO } : null;
  }
  return importe === null || tasa === undefined || TipoFactor !== 'Tasa' ? null : { base, importe, tasa };
}

const ZERO = centavos(0);
