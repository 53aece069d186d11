import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { StateValueFrom } from 'xstate';
import { z } from 'zod';
import type { CabidaBilletera } from '#domain/billetera';
import type { Vale } from '#domain/vales';
import type { HojaDeVale } from '#domain/ventaParaVale';
import type { IdEstadoVale } from '#domain/vidaVale';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { ValeRef, valeMachine } from '#machines/vale.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { parseDraft, parseSent, useDraft } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import type { RestoredDraft } from '../../ui/form/useForm.ts';
import type { CalculationRef } from './calculation.ts';
import { useCalculation } from './calculation.ts';
import { connectMaking } from './connect.ts';
import { chosenAtFirst } from './offeredCases.ts';
import type { Basis, MakingValues } from './values.ts';
import { blankValues, requestOf, writtenValues } from './values.ts';

const draftSchema = z.object({
  version: z.int().nullable(),
  caso: z.string().default(''),
  motivo: z.string(),
  soloBilletera: z.boolean(),
  condonacion: z.string(),
  eligeMetodos: z.boolean(),
  metodos: z.record(z.string(), z.string()),
  lineas: z.record(
    z.string(),
    z.object({
      cantidad: z.string(),
      deprecia: z.boolean(),
      porcentaje: z.string(),
      motivo: z.string(),
      recolecta: z.boolean(),
    }),
  ),
});

interface Options {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  /** Who gets the money; null where nobody is known. */
  readonly cliente: number | null;
  /** What the customer's wallet can take; null while nobody knows. */
  readonly billetera: CabidaBilletera | null;
  /** The partial voucher that is gone on with; null for a new one. */
  readonly vale: Vale | null;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
}

/** In which state of the chart each button saves. */
const SAVES = {
  guardar: 'saving',
  guardarYDevolver: 'savingToGiveBack',
  guardarParcial: 'savingPartial',
} as const satisfies Record<string, StateValueFrom<typeof valeMachine>>;

/** What can be sent of what is written: to be judged, or saved in one of three ways. */
export type Sent = 'validar' | keyof typeof SAVES;

/** Which way of saving is under way, or did not succeed. */
export function saveOf(actor: ValeRef): keyof typeof SAVES {
  const ways = Object.keys(SAVES) as (keyof typeof SAVES)[];
  return ways.find((way) => actor.getSnapshot().matches(SAVES[way])) ?? 'guardarParcial';
}

/** The running making of a voucher. */
export interface Making {
  readonly actor: ValeRef;
  /** The save that is under way or did not succeed; undefined while there is none. */
  readonly work: TrabajoUnicoRef | undefined;
  readonly form: UseFormReturn<MakingValues>;
  /** What the written voucher comes to, at every keystroke. */
  readonly calculation: CalculationRef;
  readonly kept: boolean;
  /** The draft that stands in the fields since the page was opened; null when there is none. */
  readonly restored: RestoredDraft | null;
  /** How often what was written was discarded: fields are made anew by it, since those that nobody touched know of no reset. */
  readonly discarded: number;
  readonly discard: () => void;
  readonly send: (what: Sent) => void;
}

/** The chart, the form and the calculation of one voucher that is being filled in, for as long as the page lives. */
export function useMaking({ hoja, basis, cliente, billetera, vale, drafts, draftKey }: Options): Making {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const [blank, setBlank] = useState(() => blankValues(vale, chosenAtFirst(hoja, basis)));
  const [stored] = useState(() => restored(drafts, draftKey, blank));
  const [since, setSince] = useState(() => (stored === null ? null : drafts.writtenAt(draftKey)));
  const [discarded, setDiscarded] = useState(0);
  const form = useForm<MakingValues>({ defaultValues: (stored ?? blank) as DefaultValues<MakingValues> });
  const [{ connected, input }] = useState(() => {
    const sent = parseSent(drafts.get(draftKey));
    const attempt = sent === null ? null : { key: sent.clave, version: sent.version };
    const pendientes = attempt === null ? {} : { [workOfKey(attempt.key)]: { attempt } };
    return {
      connected: connectMaking({ api, changes, id: vale?.id ?? null }),
      input: { seed: newKey(), pendientes },
    };
  });
  const actor = useActorRef(connected, { input });
  const work = useSelector(actor, ({ children }) => children.trabajo as TrabajoUnicoRef | undefined);
  const attempt = useSelector(work, (state) => state?.context.attempt ?? null);
  const sent = useMemo(() => attempt && { clave: attempt.key, version: attempt.version }, [attempt]);
  const { subscribe, getValues, setValue, reset } = form;
  const drafted = useMemo(
    () => ({ subscribe, getValues: (): MakingValues => writtenValues(getValues()) }),
    [subscribe, getValues],
  );
  const { kept, forget } = useDraft<MakingValues>({
    ...{ drafts, draftKey, form: drafted, sent, restored: stored !== null },
    blank: writtenValues(blank) as DefaultValues<MakingValues>,
  });

  // Once: what others saved since is not in the form, so that a save must still say on which version it was written.
  const [estado] = useState<IdEstadoVale | 0>(vale?.estado.id ?? 0);
  const tellVersion = useCallback(
    () => actor.send({ type: 'valeALaVista', version: getValues('version'), estado }),
    [actor, getValues, estado],
  );
  useEffect(tellVersion, [tellVersion]);
  const followed = useCallback(
    (version: number) => {
      setBlank((before) => ({ ...before, version }));
      setValue('version', version);
      tellVersion();
    },
    [setValue, tellVersion],
  );
  useUnwrittenVersions(vale, getValues, followed);
  useEffect(() => {
    const notices = actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    const done = actor.on('trabajoHecho', ({ resultado }) => {
      setValue('version', resultado?.version ?? null);
      setSince(null);
      forget();
    });
    return () => {
      notices.unsubscribe();
      done.unsubscribe();
    };
  }, [actor, avisar, forget, setValue]);
  useEffect(() => {
    const notices = work?.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices?.unsubscribe();
  }, [work, avisar]);
  const asked = useRef('');
  useEffect(() => {
    const callback = () => {
      // A line that is drawn anew is heard too, and is nothing that somebody wrote.
      if (actor.getSnapshot().can({ type: 'modificar' }) && asTyped(getValues()) !== asked.current)
        actor.send({ type: 'modificar' });
    };
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, getValues, actor]);

  const calculation = useCalculation(form, { hoja, basis, cliente, billetera });
  const send = useCallback(
    (type: Sent) => {
      const values = requestOf(getValues(), basis);
      const running = actor.getSnapshot().children.trabajo as TrabajoUnicoRef | undefined;
      const isSame = type !== 'validar' && actor.getSnapshot().matches(SAVES[type]);
      // What was asked for before and did not succeed makes room, and keeps its key.
      if (running !== undefined && !isSame) running.send({ type: 'cerrar' });
      asked.current = asTyped(getValues());
      actor.send({ type, values });
    },
    [actor, getValues, basis],
  );
  const discard = useCallback(() => {
    work?.send({ type: 'descartar' });
    reset(blank);
    setDiscarded((times) => times + 1);
    setSince(null);
    forget();
  }, [work, reset, blank, forget]);
  const restoredDraft = since === null ? null : { since, discard };
  return { actor, work, form, calculation, kept, restored: restoredDraft, discarded, discard, send };
}

/**
 * A version that changed nothing of what the form holds (a pickup was arranged, say) is as if the form had been written on it:
 * saving it overwrites nobody's work.
 */
function useUnwrittenVersions(
  vale: Vale | null,
  getValues: UseFormReturn<MakingValues>['getValues'],
  follow: (version: number) => void,
): void {
  const under = useRef<string | null>(null);
  useEffect(() => {
    if (vale === null) return;
    const stored = asTyped({ ...blankValues(vale), version: null });
    const version = getValues('version') ?? 0;
    if (vale.version === version) under.current = stored;
    else if (vale.version > version && under.current === stored) follow(vale.version);
  }, [vale, getValues, follow]);
}

function asTyped(values: MakingValues): string {
  return JSON.stringify(writtenValues(values));
}

/** Which save a key is of: its seed names it. */
function workOfKey(key: string): 'guardar' | 'guardarParcial' {
  return key.includes('-guardarParcial-') ? 'guardarParcial' : 'guardar';
}

/** What was written before; null when nothing was. */
function restored(drafts: PageDrafts, draftKey: string, blank: MakingValues): MakingValues | null {
  const draft = parseDraft(drafts.get(draftKey), draftSchema);
  return draft && { ...draft.values, metodos: { ...blank.metodos, ...draft.values.metodos } };
}
