import { getTableColumns } from 'drizzle-orm';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { ResultadoTrabajo } from '#contract/common/answers';
import type { AuditedCall } from '#contract/contract';
import { CONTRA_DESHACER, type LoDeshacible, loQueSeDeshace } from '#domain/common/deshacer';
import { withdrawEvents } from '../events/owe.ts';
import type { Context } from '../http/handler.ts';
import { conflict } from '../http/rejection.ts';
import { withdrawNews } from '../news/write.ts';
import type { workOn } from './apply.ts';
import type { ColumnsOf, Entity, RowOf, UnderWork, WorkOf, WorkTable } from './entity.ts';

/** The taking back of an act, as somebody asks for it. */
interface Asked {
  readonly call: AuditedCall;
  readonly id: number;
  /** The work that is to be taken back, so that a second one is not taken for it. */
  readonly trabajo: string;
}

/**
 * Takes back what a work did outside of the columns of its record; refuses by throwing a `Rejection`.
 * @param act what the work kept of itself.
 * @returns what the audit keeps of it.
 */
export type Restore<T extends WorkTable> = (under: UnderWork<T>, act: LoDeshacible) => object | Promise<object>;

/** The particulars of one kind of entity. */
interface Undoing<T extends WorkTable, E> {
  /** By the names of the works that can be taken back. */
  readonly restores: Readonly<Record<string, Restore<T>>>;
  /** The words of what was taken back. */
  readonly entry: (act: LoDeshacible, state: number) => E;
  readonly text: (act: LoDeshacible, row: RowOf<T>) => string;
}

/**
 * Makes the taking back of works on one kind of entity: a work of its life as any other, judged under the same lock by the last entry of
 * the history. The columns stand again as they were.
 *
 * The function that it makes throws as that of `workOn` does.
 */
export function undoOn<T extends WorkTable, L extends AnyStateMachine, E>(
  entity: Entity<T, L, E>,
  work: ReturnType<typeof workOn<T, L, E>>,
  { restores, entry, text }: Undoing<T, E>,
) {
  const stateOf = (row: RowOf<T>, act: LoDeshacible) => Number(act.antes[entity.state] ?? row[entity.state]);
  const lastOf = async ({ tx, row, numiden, now }: UnderWork<T>, trabajo: string) => {
    const last = await entity.history.last(tx, row.id);
    return { last, act: loQueSeDeshace(last, { numiden, trabajo, version: row.version, now }) };
  };

  return ({ call, id, trabajo }: Asked, context: Context): Promise<ResultadoTrabajo> =>
    work(
      {
        call,
        work: 'deshacer' as WorkOf<L>,
        id,
        // The history says what followed, and who has a stale page may take back the last act.
        version: null,
        contents: { id, trabajo },
        facts: async (under) => {
          const judged = await lastOf(under, trabajo);
          const { act } = judged;
          const life: object = { vuelveA: typeof act === 'string' ? act : stateOf(under.row, act) };
          return { life: life as Partial<ContextFrom<L>>, judged };
        },
        effect: async (under, _checked, { last, act }) => {
          if (typeof act === 'string') throw conflict(CONTRA_DESHACER[act]);
          const { tx, row, numiden: autor } = under;
          if (last !== null) {
            const told = { entidad: entity.words.name, id: row.id, fecha: last.fecha };
            await withdrawNews(tx, { ...told, autor });
            if (!(await withdrawEvents(tx, told))) throw conflict(CONTRA_DESHACER.salio);
          }
          const detail = await restores[act.trabajo]?.(under, act);
          return {
            text: text(act, under.row),
            entries: [entry(act, stateOf(under.row, act))],
            columns: revived(entity.table, act.antes),
            detail: { deshizo: act.trabajo, ...detail },
          };
        },
      },
      context,
    );
}

/** Columns as a row has them, of what JSON kept. */
function revived<T extends WorkTable>(table: T, kept: LoDeshacible['antes']): ColumnsOf<T> {
  const columns = getTableColumns(table);
  const values = Object.entries(kept).map(([name, value]) => [
    name,
    columns[name]?.dataType === 'date' && value !== null ? new Date(String(value)) : value,
  ]);
  return Object.fromEntries(values) as ColumnsOf<T>;
}
