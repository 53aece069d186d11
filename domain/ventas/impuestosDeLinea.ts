import { agrupar } from '#domain/common/agrupar';
import { type Centavos, centavos, sum } from '#domain/common/money';
import type { ObjetoDeVenta } from '#domain/common/sat/catalogos';
import type { Importes } from './importesDeLinea.ts';
import { unidadesDe } from './lineaPesada.ts';
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
function grupoDe(cobrado: Cobrado): Grupo | null {
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

/** A line of a sale as its till taxed it: amounts of the whole line. */
export interface Cobrada extends Importes {
  /** As it was charged: whole units, or what was weighed. */
  readonly cantidad?: number;
  /** Whether goods like it are exempt of IVA; else no IVA is a rate of 0. */
  readonly exento?: boolean | undefined;
  /** 01 for goods that are no object of the tax; the line of one that tax was charged on is as any other. */
  readonly objetoImp?: ObjetoDeVenta | undefined;
}

/** How a line of a sale is taxed; null where its amounts do not add up, or no rate makes them. */
export function grupoDeLinea({
  subtotal,
  descuento,
  iva,
  ieps,
  total,
  exento,
  objetoImp,
  cantidad,
}: Cobrada): Grupo | null {
  const base = centavos(subtotal - descuento);
  if (descuento < 0 || base + ieps + iva !== total) return null;
  if (objetoImp === '01' && ieps === 0 && iva === 0) return base > 0 ? sinObjeto(base) : null;
  return grupoDe({ base, ieps, iva, ...(exento && { exento }), ...(cantidad && { piezas: unidadesDe(cantidad) }) });
}

const ZERO = centavos(0);
