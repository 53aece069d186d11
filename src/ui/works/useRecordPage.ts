import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Entidad } from '#contract/common/changes';
import type { Failure } from '#contract/common/failure';
import type { Movimiento } from '#domain/common/history';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { usePerson } from '../../system/person.ts';
import type { WorkedOn } from './newerOf.ts';
import { type ShownRecord, useShownRecord } from './shownRecord.ts';
import { type LiveRecord, useRecord, useShownVersion, type WorkDone } from './useRecord.ts';
import { ownWorks, type Works } from './work.ts';

/** A record with a life as the server says it is. */
interface Living extends WorkedOn {
  readonly estado: { readonly id: number; readonly nombre: string };
}

interface Options<W extends Works, R extends Living> {
  readonly entity: Entidad;
  readonly works: W;
  /** The record as the server last said it is, and under which key that is kept. */
  readonly newest: R;
  readonly queryKey: QueryKey;
  readonly refreshing: boolean;
  /** The record is no longer for this person. */
  readonly lost?: Failure | null;
  readonly drafts: PageDrafts;
  readonly draftKeyOf: (work: keyof W & string) => string;
  /** Something is being written on the page itself: what is on screen stays. */
  readonly isWriting?: boolean;
  /** Why a record takes a work not now; null where it does. */
  readonly against: (record: R, work: keyof W & string) => string | null;
  /** The changes of other people, a phrase each. */
  readonly told: (changes: readonly Movimiento[]) => readonly string[];
  /** 'Este caso cambió'. */
  readonly changed: string;
  /** Works after which the person may see the record no longer; left out for none. */
  readonly leaves?: readonly (keyof W & string)[];
  readonly onDone?: (done: WorkDone) => void;
}

/** The page of a record, as far as a window over it must know it. */
export interface WindowPage<W extends Works>
  extends Pick<ShownRecord<WorkedOn>, 'news' | 'showNewest'>,
    Pick<Options<W, Living>, 'refreshing' | 'told' | 'changed'> {
  readonly record: LiveRecord<W>;
  /** Why the record takes a work no longer, as it is on screen or as it is by now; null while it does. */
  readonly against: (work: keyof W & string, which?: 'shown' | 'newest') => string | null;
}

/** The page of a record that people work on together. */
export interface RecordPage<W extends Works, R extends WorkedOn>
  extends WindowPage<W>,
    Pick<ShownRecord<R>, 'shown'>,
    Pick<Options<W, R & Living>, 'drafts'> {
  /** The record as the server last said it is. */
  readonly newest: R;
}

/** A record that is not watched under its window: the save tells which changes of others came before it. */
export function unwatched<W extends Works>(record: LiveRecord<W>): WindowPage<W> {
  return { ...UNWATCHED, record };
}

const UNWATCHED: Omit<WindowPage<Works>, 'record'> = {
  news: [],
  changed: '',
  refreshing: false,
  showNewest: () => undefined,
  told: (changes) => changes.map(({ autor, accion }) => `${autor.nombre}: ${accion}`),
  against: () => null,
};

/** Runs the page of a record: its works, and what of the record is on screen while others also work on it. */
export function useRecordPage<W extends Works, R extends Living>(options: Options<W, R>): RecordPage<W, R> {
  const { entity, works, newest, queryKey, refreshing, lost, drafts, draftKeyOf, isWriting = false } = options;
  const { against, told, changed, leaves = [], onDone } = options;
  const data = useQueryClient();
  const { numiden } = usePerson();
  const record = useRecord({
    entity,
    id: newest.id,
    works,
    version: newest.version,
    drafts,
    draftKeyOf,
    shows: (work) => !leaves.includes(work),
    onDone: (done) => {
      const tell = () => {
        const known = data.getQueryData<R>(queryKey);
        if (known !== undefined) show(known);
      };
      const read = believe(data, queryKey, done.resultado);
      tell();
      void read.then(tell);
      onDone?.(done);
    },
  });
  const isOpen = useSelector(record.actor, ({ context }) => context.open !== null);
  const { shown, news, show, showNewest } = useShownRecord(newest, isWriting || isOpen, numiden);
  useShownVersion(record, shown.version, lost ?? null);
  return {
    record,
    newest,
    shown,
    news,
    refreshing,
    showNewest,
    told,
    changed,
    drafts,
    against: (work, which = 'shown') => against(which === 'shown' ? shown : newest, work),
  };
}

/** Takes over what a work's own answer says of the record, and reads the rest again at once. */
export async function believe(data: QueryClient, queryKey: QueryKey, answer: RespuestaTrabajo | null): Promise<void> {
  const { version = 0, estado } = answer ?? {};
  if (estado !== undefined) {
    data.setQueryData(queryKey, (held: Living | undefined) =>
      held === undefined || held.version > version ? held : { ...held, version, estado },
    );
  }
  await data.invalidateQueries({ queryKey, exact: true });
}

/** The works of a record whose save others came before of, and which say so themselves. */
export function useIsInConflict<W extends Works>({ actor, works, work }: LiveRecord<W>): boolean {
  return useSyncExternalStore(
    (tell) => {
      const heard = ownWorks(works).map((name) => work(name).subscribe(tell));
      return () => {
        for (const each of heard) each.unsubscribe();
      };
    },
    () =>
      Object.values(actor.getSnapshot().children).some((each) => each?.getSnapshot().can({ type: 'aceptarCambios' })),
  );
}
