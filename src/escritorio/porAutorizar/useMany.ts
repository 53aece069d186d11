import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  alDejarlasEnPalabras,
  type CuentaDeDecisiones,
  desenlaceEnPalabras,
} from '#domain/escritorio/decisionDeVarias';
import type { DecidirVariasRef } from '#machines/decidirVarias.machine';
import type { Decidida } from '#machines/decidirVarias.types';
import { newKey } from '../../data/uniqueKey.ts';
import { connectMany, type DecisionsOf } from './connect.ts';
import { oldestFirst, rowNumber, type Waiting } from './pending.ts';

/** Several requests that are marked and decided at once, for as long as their list is on screen. */
export interface Many {
  readonly actor: DecidirVariasRef;
  readonly decisions: DecisionsOf;
}

/** Null outside of the list. */
export const ManyContext = createContext<Many | null>(null);

/** @throws outside of the list. */
export function useManyContext(): Many {
  const many = use(ManyContext);
  if (many === null) throw new Error('A part of the inbox is outside of it.');
  return many;
}

/** Runs the chart that decides several at once, and says what became of them where no row can. */
export function useMany(decisions: DecisionsOf): Many {
  const { api, changes, avisar } = useRouteContext({ from: '/_app' });
  const [chart] = useState(() => connectMany({ api, changes, decisions }));
  const [seed] = useState(newKey);
  const actor = useActorRef(chart, { input: { seed } });
  useEffect(() => {
    const heard = actor.on('todasDecididas', ({ respuesta, decididas }) => {
      const [{ clase }] = decididas as readonly [Decidida];
      avisar('success', desenlaceEnPalabras(clase, respuesta, countsOf(decididas)));
    });
    return () => heard.unsubscribe();
  }, [actor, avisar]);

  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  useEffect(
    () => () => {
      const state = actor.getSnapshot();
      const { decididas, respuesta } = state.context;
      const [first] = decididas;
      if (first === undefined || !state.hasTag('busy')) return;
      avisar('warning', alDejarlasEnPalabras(first.clase, respuesta, countsOf(decididas)));
    },
    [actor, avisar],
  );
  return useMemo(() => ({ actor, decisions }), [actor, decisions]);
}

/** How far they are. */
export function countsOf(decididas: readonly Decidida[]): CuentaDeDecisiones {
  const count = (...estados: readonly Decidida['estado'][]) =>
    decididas.filter(({ estado }) => estados.includes(estado)).length;
  return {
    hechas: count('hecha'),
    negadas: count('ajena', 'rechazada'),
    inciertas: count('incierta'),
    enCamino: count('enviando'),
    sinEnviar: count('pendiente'),
  };
}

/** The rows that wait, and those that were marked or decided here and have left the list meanwhile: no row goes unseen. */
export function useHeldRows(rows: readonly Waiting[], { actor }: Many): readonly Waiting[] {
  const held = useSelector(actor, ({ context }) => heldIn(context));
  const last = useRef(rows);
  const shown = useMemo(() => {
    const here = new Set(rows.map(rowNumber));
    const isHeld = new Set(held.split(' '));
    const gone = last.current.filter((row) => !here.has(rowNumber(row)) && isHeld.has(String(rowNumber(row))));
    return gone.length === 0 ? rows : oldestFirst([...rows, ...gone]);
  }, [rows, held]);
  useLayoutEffect(() => {
    last.current = shown;
  });
  return shown;
}

/** The rows in one text, so that a mark more is all that renders the list again. */
function heldIn({ marcadas, decididas }: { readonly marcadas: readonly Row[]; readonly decididas: readonly Row[] }) {
  return [...marcadas, ...decididas].map(({ fila }) => fila).join(' ');
}

type Row = Pick<Decidida, 'fila'>;
