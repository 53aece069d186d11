import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InspectionEvent } from 'xstate';
import { z } from 'zod';
import type { Entidad } from '#contract/common/changes';
import type { Failure } from '#contract/common/failure';
import type { RegistroRef } from '#machines/registro.machine';
import type { RegistroEmitted } from '#machines/registro.types';
import type { TrabajoRef } from '#machines/trabajo.machine';
import type { Borrador } from '#machines/trabajo.types';
import { newKey } from '../../data/uniqueKey.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { connectRecord } from './connectRecord.ts';
import { ownWorks, type Works } from './work.ts';

/** A work that the server has done. */
export type WorkDone = Extract<RegistroEmitted, { readonly type: 'trabajoHecho' }>;

interface Options<W extends Works> {
  /** The entity that a finished work has changed; null where who hears of it sees to that. */
  readonly entity: Entidad | null;
  /** Null for a record that is not stored yet. */
  readonly id: number | null;
  /** The works on it; the same table in every render. */
  readonly works: W;
  /** The version that the person has on screen; null for a record that is not stored yet. */
  readonly version: number | null;
  /**
   * Where what is written in forms is kept, and under which key; left out where nothing is kept, null while it is read: until
   * then nothing can be written.
   */
  readonly drafts?: PageDrafts | null;
  readonly draftKeyOf?: (work: keyof W & string) => string;
  /** Works whose form shows the record itself: a draft of theirs goes on being on the version on which it was written. */
  readonly edits?: readonly (keyof W & string)[];
  /** It was asked for by what opened the record, and is sent at once. */
  readonly asked?: keyof W & string;
  /** Whose window is open from the beginning. */
  readonly opens?: (keyof W & string) | undefined;
  readonly onDone?: (done: WorkDone) => void;
  /** Whether the page on screen shows that a work is done: its success is then read aloud, and no notice repeats it. Left out for none. */
  readonly shows?: (work: keyof W & string) => boolean;
}

/** A record at work, for as long as its page or its window lives. */
export interface LiveRecord<W extends Works = Works> {
  readonly actor: RegistroRef;
  readonly works: W;
  /** When what is kept of a work was written, in milliseconds of the clock; null where nothing is. */
  readonly writtenAt: (work: keyof W & string) => number | null;
  /** The running work of that name. */
  readonly work: (name: keyof W & string) => TrabajoRef;
  /** Where it stands why that work was not saved is on screen, until the answer is called: the foot does not say it besides. */
  readonly place: (name: keyof W & string) => () => void;
}

/** Runs the page of a record: its works with their calls and drafts, and what they tell at the foot of the screen. */
export function useRecord<W extends Works>(options: Options<W>): LiveRecord<W> {
  const { machine, input } = useConnected(options, null);
  return useLive(useActorRef(machine, { systemId: 'registro', input }), options);
}

/** The chart of a page that entrusts a work to its actor 'registro', and hears as events how it goes (`EnvioDeTrabajo`). */
interface Entrusting<M extends AnyStateMachine> {
  readonly chart: M;
  readonly input?: object;
  readonly inspect?: (event: InspectionEvent) => void;
}

/**
 * Runs the chart of a page, and in it the record.
 * @param work the one that the chart entrusts.
 * @param open gives the chart, once.
 */
export function useEntrusting<M extends AnyStateMachine, W extends Works>(
  work: keyof W & string,
  open: () => Entrusting<M>,
  options: Options<W>,
): { readonly actor: ActorRefFrom<M>; readonly record: LiveRecord<W> } {
  const { machine, input: registro } = useConnected(options, work);
  const [{ chart, input, inspect }] = useState(open);
  // That it has this actor and is told so much of it, its own type says.
  const [within] = useState(() => chart.provide({ actors: { registro: machine } } as never));
  const actor = useActorRef(within, { input: { ...input, registro }, ...(inspect && { inspect }) });
  // Once a chart has ended, it has no actors.
  const [running] = useState(() => actor.getSnapshot().children.registro as RegistroRef);
  return { actor: actor as unknown as ActorRefFrom<M>, record: useLive(running, options) };
}

/** The chart of a record with its calls and drafts, and its input. */
function useConnected<W extends Works>(options: Options<W>, encargo: string | null) {
  const { works, version } = options;
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const draftKeyOf = useEffectEvent((name: string) => options.draftKeyOf?.(name) ?? name);
  const keep = useEffectEvent<PageDrafts['keep']>((key, content) => options.drafts?.keep(key, content));
  const [connected] = useState(() => ({
    machine: connectRecord({
      ...options,
      api,
      changes,
      tell: avisar,
      draftKeyOf,
      drafts: { keep },
    }),
    input: {
      ...{ seed: newKey(), version, encargo, works: ownWorks(works), kept: keptOf(options) },
      sinInsistir: Object.keys(works).filter((name) => works[name]?.onlyAsked === true),
    },
  }));
  return connected;
}

/** A running record as its page knows it. */
function useLive<W extends Works>(actor: RegistroRef, options: Options<W>): LiveRecord<W> {
  const { works } = options;
  const { avisar, decir, deshacer } = useRouteContext({ from: '/_app' });
  const now = useEffectEvent(() => options);
  // Asked while forms are rendered, where no event may be.
  const drafts = useRef<Pick<Options<W>, 'drafts' | 'draftKeyOf'>>(options);
  useLayoutEffect(() => {
    drafts.current = options;
  });
  // Held here: a record that has ended has no works, and its page may be on screen for a moment still.
  const [running] = useState(() => actor.getSnapshot().children);
  const [places] = useState(() => new Set<{ readonly name: string }>());
  const record = useMemo(
    () => ({
      actor,
      works,
      place: (name: string) => {
        const place = { name };
        places.add(place);
        return () => void places.delete(place);
      },
      writtenAt: (name: string) => {
        const { drafts: kept, draftKeyOf = String } = drafts.current;
        return kept?.writtenAt(draftKeyOf(name)) ?? null;
      },
      work: (name: string) => workOf(running, name),
    }),
    [actor, works, running, places],
  );

  // In this phase: the fields are open from now on, and hold what was written before as soon as somebody can see that.
  const isRead = options.drafts !== null;
  const wasRead = useRef(isRead);
  useLayoutEffect(() => {
    if (!isRead || wasRead.current) return;
    wasRead.current = true;
    for (const [name, kept] of Object.entries(keptOf(now()))) workOf(running, name).send({ type: 'retomar', kept });
  }, [running, isRead]);

  useEffect(() => {
    const isRead = (work: string) => {
      const { open } = actor.getSnapshot().context;
      // A message on the page is not read under another window.
      return [...places].some(({ name }) => name === work) && (open === null || open === work);
    };
    // Once the work has its answer.
    const tellDone = (name: string, texto: string) => {
      if (workOf(running, name).getSnapshot().context.result?.deshacible === true) return;
      if (now().shows?.(name)) decir(texto);
      else avisar('success', texto);
    };
    const heard = [
      actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto)),
      actor.on('trabajoHecho', (done) => {
        const { entity, id } = now();
        const { deshacible, descripcion: texto } = done.resultado;
        // Its notice says what was done.
        if (deshacible === true && entity !== null && id !== null)
          deshacer.send({
            type: 'ofrecer',
            ofrecido: {
              registros: [{ entidad: entity, id, nombre: '', renglon: null }],
              ...{ trabajo: done.como, texto },
            },
          });
        now().onDone?.(done);
      }),
      ...ownWorks(works).map((name) =>
        workOf(running, name).on('aviso', ({ tipo, texto }) => {
          if (tipo === 'success') queueMicrotask(() => tellDone(name, texto));
          else if (tipo !== 'error' || !isRead(name)) avisar(tipo, texto);
        }),
      ),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor, running, works, avisar, decir, deshacer, places]);

  const isBegun = useRef(false);
  useEffect(() => {
    const { asked, opens } = now();
    if (isBegun.current) return;
    isBegun.current = true;
    if (asked !== undefined) actor.send({ type: 'enviar', trabajo: asked, como: asked, values: {} });
    if (opens !== undefined) actor.send({ type: 'abrir', trabajo: opens });
  }, [actor]);

  return record;
}

/**
 * Tells the works of a record which version the person has on screen from now on.
 * @param version null while nothing is to be told.
 * @param lost why the person sees the record no longer; null while it is seen.
 */
export function useShownVersion<W extends Works>(
  { actor }: LiveRecord<W>,
  version: number | null,
  lost: Failure | null = null,
): void {
  // The one with which the page was opened the works know, and a draft may be on another.
  const told = useRef(version);
  useEffect(() => {
    if (lost !== null) actor.send({ type: 'registroPerdido', texto: lost.texto });
    else if (version !== null && version !== told.current) actor.send({ type: 'registroALaVista', version });
    told.current = lost === null ? version : 0;
  }, [actor, version, lost]);
}

/** @throws for a work that the record does not have. */
function workOf(running: Readonly<Record<string, TrabajoRef | undefined>>, name: string): TrabajoRef {
  const work = running[name];
  if (work === undefined) throw new Error(`The record has no work "${name}".`);
  return work;
}

const attempts = z.record(z.string(), z.object({ key: z.string().min(8).max(200), version: z.int().nullable() }));
const keptSchema = z.object({ values: z.unknown(), version: z.int().nullable(), attempts });

/**
 * The kept drafts, by work. For one more of its kind (a comment, a reason) the version is the one that is on screen
 * now; a form that shows the record itself would undo unseen what others changed since.
 */
function keptOf<W extends Works>({ works, version, drafts, draftKeyOf = String, edits = [] }: Options<W>) {
  const kept: Record<string, Borrador> = {};
  for (const name of Object.keys(works)) {
    const { data } = keptSchema.safeParse(drafts?.get(draftKeyOf(name)));
    if (data !== undefined) kept[name] = { ...data, version: edits.includes(name) ? data.version : version };
  }
  return kept;
}
