import { addDays, dayOf, daysBetween } from '#domain/common/dates';
import { isIsoDate } from '#domain/common/isoDate';
import type { Medida } from '#domain/escritorio/dondeTarda';
import { serverNow } from '../../api/clock.ts';

/** The measure that colours a drawing. */
export const MEDIDAS = {
  mediana: 'La mitad tarda menos de',
  p90: '9 de 10 tardan menos de',
} as const satisfies Record<Medida, string>;

/** The question to the sums, as the address of the page says it. */
export interface Asked {
  /** Days of the stores, both included. */
  readonly desde: string;
  readonly hasta: string;
  /** Null for the whole chain. */
  readonly tienda: number | null;
  readonly medida: Medida;
  /** The other side of a comparison: the days before, or the number of a store; null for none. */
  readonly contra: string | null;
}

/** The days before, as many as are asked for. */
export const PERIODO_ANTERIOR = 'anterior';

/** Thirty days, today included. */
const DAYS = 30;

/** The search of the page's address; what is usual is left out. */
export interface UsageSearch {
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly tienda?: number | undefined;
  readonly medida?: Medida | undefined;
  readonly contra?: string | undefined;
}

/** Reads the address: a value that is none counts as not given. */
export function readUsageSearch(given: Readonly<Record<string, unknown>>): UsageSearch {
  const day = (value: unknown) => (typeof value === 'string' && isIsoDate(value) ? value : undefined);
  const store = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined);
  const { medida, contra } = given;
  return {
    desde: day(given.desde),
    hasta: day(given.hasta),
    tienda: store(given.tienda),
    medida:
      typeof medida === 'string' && medida !== 'mediana' && Object.hasOwn(MEDIDAS, medida)
        ? (medida as Medida)
        : undefined,
    contra: contra === PERIODO_ANTERIOR ? contra : store(contra)?.toString(),
  };
}

/** The question of an address. */
export function askedBy({ desde, hasta, tienda, medida, contra }: UsageSearch): Asked {
  const last = hasta ?? dayOf(serverNow());
  return {
    desde: desde ?? addDays(last, 1 - DAYS),
    hasta: last,
    tienda: tienda ?? null,
    medida: medida ?? 'mediana',
    contra: contra ?? null,
  };
}

/** The address that asks for it. */
export function searchOf({ desde, hasta, tienda, medida, contra }: Asked): UsageSearch {
  return {
    desde,
    hasta,
    tienda: tienda ?? undefined,
    medida: medida === 'mediana' ? undefined : medida,
    contra: contra ?? undefined,
  };
}

/** The days and the store that it is compared with; null for none. */
export function comparedWith({
  desde,
  hasta,
  tienda,
  contra,
}: Asked): Pick<Asked, 'desde' | 'hasta' | 'tienda'> | null {
  if (contra === null) return null;
  if (contra !== PERIODO_ANTERIOR) return { desde, hasta, tienda: Number(contra) };
  const days = daysBetween(desde, hasta) + 1;
  return { desde: addDays(desde, -days), hasta: addDays(desde, -1), tienda };
}
