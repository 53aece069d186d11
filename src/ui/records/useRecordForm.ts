import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/answers';
import type { RecordName } from '#domain/records';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { CallOptions } from '../../api/api.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { parseSent } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { connectWork } from '../works/connectWork.ts';
import { useOwnVersion } from '../works/useOwnVersion.ts';
import type { WorkFormKit, WorkValues } from '../works/useWorkForm.ts';
import { useWorkForm } from '../works/useWorkForm.ts';
import { useWorkNotices } from '../works/useWorkNotices.ts';

/** What the form holds, and on which version of the record it was written; null for a new one. */
type RecordValues = WorkValues & { version: number | null };

interface Options<Typed extends RecordValues, Sent> {
  readonly entity: RecordName;
  readonly schema: z.ZodType<Sent, Typed>;
  /** The record as it is, or nothing yet. */
  readonly blank: Typed;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  /** Makes the call with what is right, under the version that the person saw. */
  readonly send: (
    values: Sent,
    version: number | null,
    options: Required<Pick<CallOptions, 'clave' | 'signal'>>,
  ) => Promise<RespuestaTrabajo>;
  /** It was saved; null: discarded, or left for later. */
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

/** A running form of one record. */
export interface RecordForm<Typed extends WorkValues> extends WorkFormKit<Typed> {
  readonly work: TrabajoUnicoRef;
}

/** The work and the form of one opening of a record without a life of its own, for as long as the component lives. */
export function useRecordForm<Typed extends RecordValues, Sent>(options: Options<Typed, Sent>): RecordForm<Typed> {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const latest = useRef(options);
  latest.current = options;
  const [{ connected, input }] = useState(() => {
    const { blank, drafts, draftKey, entity } = options;
    const sent = parseSent(drafts.get(draftKey));
    return {
      connected: connectWork({
        api,
        changes,
        entity,
        // What the work sends was judged by the schema just before.
        send: ({ values, version: seen }, call) => latest.current.send(values as Sent, seen, call),
      }),
      input: {
        seed: newKey(),
        version: blank.version,
        attempt: sent === null ? null : { key: sent.clave, version: sent.version },
      },
    };
  });
  const work = useActorRef(connected, { input });
  useWorkNotices(work, avisar);

  useEffect(() => {
    const subscription = work.subscribe(({ output }) => {
      if (output === undefined) return;
      latest.current.onEnd(output.ending === 'done' ? output.result : null);
    });
    return () => subscription.unsubscribe();
  }, [work]);

  const kit = useWorkForm<Typed, Sent>({
    ...options,
    edits: options.blank.version !== null,
    work,
    send: (values) => work.send({ type: 'enviar', values }),
  });
  useOwnVersion(work, kit.form.methods.getValues().version);
  return { ...kit, work };
}
