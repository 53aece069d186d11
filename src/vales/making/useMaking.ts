import { useQuery } from '@tanstack/react-query';
import { deepEqual, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { type CabidaBilletera, cabidaDe } from '#domain/vales/billetera';
import { MODOS_DEVOLUCION } from '#domain/vales/repartoVale';
import type { Vale } from '#domain/vales/vales';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import type { TrabajoRef } from '#machines/trabajo.machine';
import type { ValeRef } from '#machines/vale.machine';
import type { ComoSePidio, ValeEmitted } from '#machines/vale.types';
import type { PageDrafts } from '../../data/useDrafts.ts';
import type { RestoredDraft } from '../../ui/form/useForm.ts';
import { writtenIn } from '../../ui/works/typing.ts';
import { type LiveRecord, useEntrusting, useShownVersion } from '../../ui/works/useRecord.ts';
import { useTypedValues } from '../../ui/works/useTypedValues.ts';
import { useWorkState, type WorkState } from '../../ui/works/useWork.ts';
import { chosenBuyerSchema, type Payee, receiverOfVoucher } from './buyer/buyer.ts';
import { type CalculationRef, useCalculation } from './calculation.ts';
import { connectMaking } from './connect.ts';
import { chosenAtFirst } from './offeredCases.ts';
import { walletRoom } from './reads.ts';
import { type Basis, blankValues, type MakingValues, writtenValues } from './values.ts';
import { type MakingWorks, makingWorks } from './works.ts';

const draftSchema = z.object({
  caso: z.string().default(''),
  comprador: chosenBuyerSchema.nullable().default(null),
  motivo: z.string(),
  modo: z.enum(MODOS_DEVOLUCION).default('sugerida'),
  condonacion: z.string(),
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

/** A voucher was saved: as partial, to its end, or to be given back at once. */
export type OnSaved = (id: number, as: ComoSePidio) => void;

interface Options {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  /** The customer of the case under which it is made; null where the case is chosen on the page. */
  readonly cliente: Vale['cliente'];
  /** The partial voucher that is gone on with; null for a new one. */
  readonly vale: Vale | null;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  /** The voucher that gets a pickup as soon as it has a page of its own; outlives that of a new one. */
  readonly pickupOf: { current: number | null };
  readonly onSaved: OnSaved;
}

/** The ways to send the written values: to be judged, or saved in one of three ways. */
export type Sent = 'validar' | ComoSePidio;

/** Which way of saving is under way, or did not succeed. */
export function saveOf(actor: ValeRef): ComoSePidio {
  return actor.getSnapshot().context.pedido ?? 'guardarParcial';
}

/** The running making of a voucher. */
export interface Making {
  readonly actor: ValeRef;
  readonly record: LiveRecord<MakingWorks>;
  /** How the save is that was asked for last. */
  readonly work: WorkState;
  readonly form: UseFormReturn<MakingValues>;
  /** The calculation of the written voucher, at every keystroke. */
  readonly calculation: CalculationRef;
  /** Who gets the money; null while the receiver is not chosen. */
  readonly receiver: Payee | null;
  /** The room in the receiver's wallet; null while it is not known. */
  readonly billetera: CabidaBilletera | null;
  /** The draft that stands in the fields since the page was opened; null when there is none. */
  readonly restored: RestoredDraft | null;
  /** How often the written values were discarded: it makes the fields anew, since untouched ones know of no reset. */
  readonly discarded: number;
  /** @param schedules a pickup is arranged once it is saved. */
  readonly send: (what: Sent, schedules?: boolean) => void;
  /** Throws away what is written. */
  readonly discard: () => void;
}

/** The chart, the form and the calculation of one voucher that is being filled in, for as long as the page lives. */
export function useMaking(options: Options): Making {
  const { hoja, basis, cliente, vale, drafts, draftKey, pickupOf, onSaved } = options;
  const { api } = useRouteContext({ from: '/_app' });
  const [works] = useState(() => makingWorks(basis));
  const id = vale?.id ?? null;
  const thenPickup = useRef(false);
  const { actor, record } = useEntrusting('guardar', () => ({ chart: connectMaking({ api, basis, id }) }), {
    entity: 'vale',
    id,
    works,
    version: vale?.version ?? null,
    drafts,
    draftKeyOf: (name) => (name === 'guardar' ? draftKey : `${draftKey}.${name}`),
    edits: EDITS,
    opens: vale !== null && vale.id === pickupOf.current ? 'recolectar' : undefined,
  });
  const state = useWorkState(record, 'guardar');
  const [blank] = useState(() => blankValues(vale, chosenAtFirst(hoja, basis)));
  const [stored] = useState(() => restored(record.work('guardar').getSnapshot().context.values, blank, hoja));
  const [since, setSince] = useState(() => (stored === null ? null : drafts.writtenAt(draftKey)));
  const [discarded, setDiscarded] = useState(0);
  const form = useForm<MakingValues>({ defaultValues: (stored ?? blank) as DefaultValues<MakingValues> });
  const { getValues, reset } = form;
  const work = record.work('guardar');
  useShownVersion(record, useUnwrittenVersion(vale, work));

  const asked = useRef<MakingValues | null>(null);
  useTypedValues(work, form, {
    blank,
    asKept: writtenValues,
    onWritten: (values) => {
      // A line that is drawn anew is heard too, and is nothing that somebody wrote.
      if (asked.current === null || !deepEqual(writtenValues(values), asked.current)) actor.send({ type: 'modificar' });
    },
    onEmptied: (guardado) => {
      setSince(null);
      if (guardado) return;
      reset(blank);
      setDiscarded((times) => times + 1);
    },
  });

  const goOn = useEffectEvent(({ como, resultado: { id: saved, estado } }: ValeEmitted) => {
    if (thenPickup.current && id === null) pickupOf.current = saved ?? null;
    else if (thenPickup.current) record.actor.send({ type: 'abrir', trabajo: 'recolectar' });
    // A voucher that waits for somebody else after all is not given back.
    const isLeft = como === 'guardarYDevolver' && estado?.id !== ESTADO_VALE.vigente;
    if (saved !== undefined) onSaved(saved, isLeft ? 'guardar' : como);
  });
  useEffect(() => {
    const heard = actor.on('valeGuardado', (saved) => goOn(saved));
    return () => heard.unsubscribe();
  }, [actor]);

  const [caso, comprador] = useWatch({ control: form.control, name: ['caso', 'comprador'] });
  const receiver = useMemo(
    () => receiverOfVoucher(hoja, cliente, { caso, comprador }),
    [hoja, cliente, caso, comprador],
  );
  const billetera = useWalletRoom(receiver);
  const calculation = useCalculation(form, { hoja, basis, cliente: receiver?.numiden ?? null, billetera });
  const send = useCallback(
    (type: Sent, schedules = false) => {
      thenPickup.current = schedules;
      asked.current = writtenValues(writtenIn({ getValues }));
      actor.send({ type, values: asked.current });
    },
    [actor, getValues],
  );
  const discard = () => actor.send({ type: 'descartar' });
  return {
    actor,
    record,
    // Who gives a save up keeps what is written.
    work: { ...state, discard: () => actor.send({ type: 'dejar' }), again: () => send(saveOf(actor)) },
    form,
    calculation,
    receiver,
    billetera,
    restored: since === null ? null : { since, discard },
    discarded,
    send,
    discard,
  };
}

/** The written values of a partial voucher replace it. */
const EDITS = ['guardar'] as const;

/**
 * The version on which the form is as good as written, once it is known: one that changed nothing of what the form
 * holds (a pickup was arranged, say) is followed, since saving it overwrites no other person's work.
 */
function useUnwrittenVersion(vale: Vale | null, work: TrabajoRef): number | null {
  const written = useSelector(work, ({ context }) => context.version);
  const [under, setUnder] = useState<Vale | null>(null);
  if (vale !== null && vale !== under && (vale.version === written || isSame(vale, under))) setUnder(vale);
  return under?.version ?? null;
}

function isSame(one: Vale, other: Vale | null): boolean {
  return other !== null && deepEqual(blankValues(one), blankValues(other));
}

/** The kept draft; null when there is none. A sale may say by now who bought: then the chosen buyer is left out. */
function restored(kept: unknown, blank: MakingValues, { faltaComprador }: HojaDeVale): MakingValues | null {
  const { data } = draftSchema.safeParse(kept);
  if (data === undefined) return null;
  const comprador = faltaComprador === null ? null : data.comprador;
  return { ...data, comprador, metodos: { ...blank.metodos, ...data.metodos } };
}

/** Nothing waits for it: until it is known, and where it never is, the server judges what fits. */
function useWalletRoom(receiver: Payee | null): CabidaBilletera | null {
  const numiden = receiver?.numiden ?? null;
  const room = useQuery({ ...walletRoom(numiden ?? 0), enabled: numiden !== null }).data;
  return useMemo(() => (room === undefined ? null : cabidaDe(room)), [room]);
}
