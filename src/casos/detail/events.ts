import type { Caso } from '#domain/casos/casos';
import type { Mencion } from '#domain/casos/menciones';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import { dayOf, type IsoDate, type IsoInstant, longDate } from '#domain/common/dates';

interface Common {
  readonly key: string;
  readonly fecha: IsoInstant;
  readonly autor: { readonly numiden: number; readonly nombre: string };
  /** The case's version since this happened; null when the history does not say. */
  readonly version: number | null;
}

/** One thing that happened to a case, as the page tells it. */
export type CaseEntry = Common &
  (
    | { readonly tipo: 'comentario'; readonly texto: string; readonly menciones: readonly Mencion[] }
    | { readonly tipo: 'movimiento'; readonly texto: string }
    | {
        readonly tipo: 'escalamiento';
        readonly area: string;
        readonly subCategoria: string;
        readonly motivo: string | null;
        readonly comentario: string;
      }
  );

export type HistoryFilter = 'todo' | 'comentarios' | 'movimientos';

export const HISTORY_FILTERS = {
  todo: 'Todo',
  comentarios: 'Comentarios',
  movimientos: 'Movimientos',
} as const satisfies Record<HistoryFilter, string>;

/**
 * Comments, movements and escalations as one history, oldest first. A comment and an escalation each have a movement of
 * the same moment and person, which is told with them and not a second time.
 */
export function caseHistoryOf({ comentarios, logs, logEscalamientos }: Caso): readonly CaseEntry[] {
  const loose = [...logs];
  const versionOf = (entry: Pick<Common, 'fecha' | 'autor'>, trabajo: AccionCaso): number | null => {
    const index = loose.findIndex(
      ({ fecha, autor, hecho }) =>
        fecha === entry.fecha && autor.numiden === entry.autor.numiden && hecho?.trabajo === trabajo,
    );
    return index < 0 ? null : (loose.splice(index, 1)[0]?.version ?? null);
  };
  const entries: CaseEntry[] = [
    ...comentarios.map(
      ({ id, ...comentario }): CaseEntry => ({
        ...comentario,
        tipo: 'comentario',
        key: `c${id}`,
        version: versionOf(comentario, 'comentar'),
      }),
    ),
    ...logEscalamientos.map(
      ({ id, ...escalamiento }): CaseEntry => ({
        ...escalamiento,
        tipo: 'escalamiento',
        key: `e${id}`,
        version: versionOf(escalamiento, 'escalar'),
      }),
    ),
  ];
  const movimientos = loose.map(
    ({ id, accion, hecho: _, ...resto }): CaseEntry => ({
      ...resto,
      tipo: 'movimiento',
      key: `m${id}`,
      texto: accion,
    }),
  );
  // The sort is stable: of one moment, what was done comes before what followed from it.
  return [...entries, ...movimientos].sort((one, other) => Date.parse(one.fecha) - Date.parse(other.fecha));
}

/** The entries that a filter lets through. */
export function filterHistory(history: readonly CaseEntry[], filter: HistoryFilter): readonly CaseEntry[] {
  return filter === 'todo'
    ? history
    : history.filter(({ tipo }) => (tipo === 'comentario') === (filter === 'comentarios'));
}

export interface DayOfHistory {
  readonly dia: IsoDate;
  /** 'Hoy', 'Ayer', or the day written out. */
  readonly nombre: string;
  readonly entries: readonly CaseEntry[];
}

const DAY_MS = 86_400_000;

/** A history by the store's days. */
export function byDays(history: readonly CaseEntry[], now: Date): readonly DayOfHistory[] {
  const days = new Map<IsoDate, CaseEntry[]>();
  for (const entry of history) {
    const day = dayOf(new Date(entry.fecha));
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [entry]);
    else ofDay.push(entry);
  }
  const today = dayOf(now);
  const yesterday = dayOf(new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS), 'UTC');
  return [...days].map(([dia, entries]) => ({
    dia,
    nombre: dia === today ? 'Hoy' : dia === yesterday ? 'Ayer' : longDate(dia),
    entries,
  }));
}
