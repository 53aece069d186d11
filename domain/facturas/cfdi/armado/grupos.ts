import { agrupar } from '#domain/common/agrupar';
import { type Centavos, centavos, sum } from '#domain/common/money';
import type { Concepto, Traslado } from '#domain/facturas/cfdi/comprobante';
import { enCentavos, enPesos } from './importes.ts';
import { cabe, desglosar, EXENTO, type Tasa, tasaIeps, tasaIva } from './tasas.ts';

/**
 * Goods taxed in one way: `base` without tax and after discount, IEPS on it, IVA on both. A rate is null where there is
 * no such tax; both are of goods that are no object of the tax.
 */
export interface Grupo {
  readonly base: Centavos;
  readonly ieps: Centavos;
  readonly iva: Centavos;
  readonly tasaIeps: Tasa | null;
  readonly tasaIva: Tasa | null;
}

/** Base and both taxes. */
export function totalDe({ base, ieps, iva }: Pick<Grupo, 'base' | 'ieps' | 'iva'>): Centavos {
  return centavos(base + ieps + iva);
}

/** Taxed amounts, with whether such goods are exempt of IVA, which the amounts do not say. */
interface Cobrado extends Pick<Grupo, 'base' | 'ieps' | 'iva'> {
  readonly exento?: boolean;
  /** How many pieces; a till may have rounded the taxes of each by itself. */
  readonly piezas?: number;
}

/**
 * Finds the rates that a till charged; null where no rates of the catalogue make these amounts, or the base is nothing. Taxes that were
 * rounded piece by piece, and are further from the rate of the whole than the authority allows, are divided anew: what was paid stays.
 */
export function grupoDe(cobrado: Cobrado): Grupo | null {
  const grupo = leido(cobrado);
  return grupo === null || cabeGrupo(grupo) ? grupo : desglosarGrupo(totalDe(grupo), grupo);
}

function leido({ base, ieps, iva, exento = false, piezas = 1 }: Cobrado): Grupo | null {
  const deIeps = ieps === 0 ? null : tasaIeps({ base, importe: ieps }, piezas);
  const deIva =
    exento && iva === 0 && base > 0 ? EXENTO : tasaIva({ base: centavos(base + ieps), importe: iva }, piezas);
  if (deIva === null || (ieps !== 0 && deIeps === null)) return null;
  return { base, ieps, iva, tasaIeps: deIeps, tasaIva: deIva };
}

/** An amount of goods that are no object of the tax. */
export function sinObjeto(base: Centavos): Grupo {
  return { base, ieps: ZERO, iva: ZERO, tasaIeps: null, tasaIva: null };
}

/** Whether goods are no object of the tax: what is taxed has a rate of IVA, be it 0, or is exempt. */
export function esSinObjeto({ tasaIva }: Pick<Grupo, 'tasaIva'>): boolean {
  return tasaIva === null;
}

/** Divides an amount with taxes into what the rates of a group make of it: every tax fits its base. */
export function desglosarGrupo(total: Centavos, tasas: Pick<Grupo, 'tasaIeps' | 'tasaIva'>): Grupo {
  const conIva = desglosar(total, tasas.tasaIva ?? NADA);
  const conIeps = desglosar(conIva.base, tasas.tasaIeps ?? NADA);
  const { tasaIeps, tasaIva } = tasas;
  return { base: conIeps.base, ieps: conIeps.importe, iva: conIva.importe, tasaIeps, tasaIva };
}

/** Whether both taxes are base times rate within the authority's limits. */
export function cabeGrupo({ base, ieps, iva, tasaIeps, tasaIva }: Grupo): boolean {
  const conIeps = { base: centavos(base + ieps), importe: iva };
  return cabe({ base, importe: ieps }, tasaIeps ?? NADA) && cabe(conIeps, tasaIva ?? NADA);
}

const NADA: Tasa = '0.000000';

/** Adds up the groups that are taxed in the same way, in the order in which each way first comes. */
export function sumarGrupos(grupos: readonly Grupo[]): readonly Grupo[] {
  const juntos = agrupar(grupos, ({ tasaIeps, tasaIva }) => `${tasaIeps} ${tasaIva}`);
  return juntos.map(([, primero, iguales]) => ({ ...primero, ...sumas(iguales) }));
}

function sumas(grupos: readonly Grupo[]): Pick<Grupo, 'base' | 'ieps' | 'iva'> {
  return {
    base: sum(grupos.map(({ base }) => base)),
    ieps: sum(grupos.map(({ ieps }) => ieps)),
    iva: sum(grupos.map(({ iva }) => iva)),
  };
}

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
