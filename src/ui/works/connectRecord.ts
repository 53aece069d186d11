import { fromPromise } from 'xstate';
import { type RespuestaTrabajo, SUCCESS_CODE } from '#contract/common/answers';
import type { Entidad } from '#contract/common/changes';
import { registroMachine } from '#machines/registro.machine';
import { trabajoMachine } from '#machines/trabajo.machine';
import type { Borrador, Submission } from '#machines/trabajo.types';
import type { Api } from '../../api/api.ts';
import { asFailure, internalError } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import type { DraftContent } from '../../data/draftStore.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import type { Notify } from '../../system/notices.ts';
import { watchConnection } from '../../system/watchConnection.ts';
import { type AnyWork, keepsNothing, type Works } from './work.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  /** The entity that a finished work has changed; null where who hears of it sees to that. */
  readonly entity: Entidad | null;
  /** Of the record; null for one that is not stored yet. */
  readonly id: number | null;
  readonly works: Works;
  /** Where what is written in forms is kept. */
  readonly drafts: Pick<PageDrafts, 'keep'>;
  readonly draftKeyOf: (work: string) => string;
  /** Says at the foot of the screen how a work ended whose page was left meanwhile. */
  readonly tell?: Notify;
}

/** The chart of a record's page with the calls behind its works, and the drafts of their forms. */
export function connectRecord({ api, changes, entity, id, works, drafts, draftKeyOf, tell }: Connection) {
  const send = fromPromise<RespuestaTrabajo, Submission>(async ({ input, signal, system }) => {
    const { trabajo } = input;
    const work = works[trabajo];
    const onProgress = (porcion: number) => system.get(trabajo)?.send({ type: 'avance', porcion });
    const goesOn = work?.goesOn === true;
    const how = { signal: goesOn ? new AbortController().signal : signal, onProgress };
    const sent = sendWork({ api, changes, entity, id, works }, input, how);
    if (goesOn) signal.addEventListener('abort', () => void tellEnded(sent, work, tell));
    return sent;
  });
  const trabajo = trabajoMachine.provide({
    actors: { send, watchConnection: watchConnection(api) },
    actions: {
      keepDraft: ({ context: { name } }, { draft }) => {
        const work = works[name];
        // Where nothing is written, nothing is kept but the key of what must not be done twice.
        const isKept = work?.schema !== undefined || work?.keepsKey === true;
        if (isKept) drafts.keep(draftKeyOf(name), draft && contentOf(draft, work));
      },
    },
  });
  return registroMachine.provide({ actors: { trabajo } });
}

/**
 * Makes the call of a work on a record, and says what is no longer as it was shown.
 * @throws Failure
 */
export async function sendWork(
  { api, changes, entity, id, works }: Omit<Connection, 'drafts' | 'draftKeyOf' | 'tell'>,
  { trabajo, como, key, version, values }: Submission,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (porcion: number) => void },
): Promise<RespuestaTrabajo> {
  const work = works[trabajo];
  if (work === undefined) throw internalError();
  const changed = (stale: Entidad) => changes.changed(stale);
  try {
    const sent = work.schema === undefined ? values : work.schema.parse(values);
    const options = { clave: key, signal };
    const answer = await work.send(sent, { api, id: id ?? 0, version, como, options, onProgress, changed });
    // Also when the page was left meanwhile: lists hold the record.
    for (const each of [entity ?? [], work.stales ?? []].flat()) changed(each);
    return withText(answer, (works[como] ?? work).done?.(id ?? 0));
  } catch (error) {
    throw asFailure(error);
  }
}

/** Its chart has ended with its page, and says nothing more. */
async function tellEnded(sent: Promise<RespuestaTrabajo>, { failed }: AnyWork, tell?: Notify): Promise<void> {
  try {
    const { codigo, descripcion } = await sent;
    if (descripcion !== '') tell?.(codigo === SUCCESS_CODE ? 'success' : 'warning', descripcion);
  } catch (error) {
    tell?.('error', `${failed} ${asFailure(error).texto}`);
  }
}

/** The kept part of a draft; null where that is nothing. The values of a form are plain JSON: their type says so. */
function contentOf(draft: Borrador, work: AnyWork): DraftContent | null {
  const { schema, secret, blank } = work;
  if (schema === undefined && Object.keys(draft.attempts).length === 0) return null;
  if (keepsNothing(work)) return null;
  const values = draft.values as Record<string, unknown>;
  const known = { ...values, ...Object.fromEntries((secret ?? []).map((field) => [field, blank?.[field]])) };
  return { ...draft, values: known } as unknown as DraftContent;
}

/** An integrator's back end may answer without a word; a notice without one is of no help. */
function withText(answer: RespuestaTrabajo, done: string | undefined): RespuestaTrabajo {
  if (answer.descripcion.trim() !== '' || done === undefined) return answer;
  return { ...answer, descripcion: answer.codigo === SUCCESS_CODE ? done : internalError().texto };
}
