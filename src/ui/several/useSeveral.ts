import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  alDejarlosEnPalabras,
  type CuentaDeEnvios,
  desenlaceEnPalabras,
  type PalabrasDeVarios,
} from '#domain/common/varios';
import type { PorDeshacer } from '#machines/deshacer.types';
import type { Enviada } from '#machines/variosRegistros.types';
import { newKey } from '../../data/uniqueKey.ts';
import { connectSeveral } from './connectSeveral.ts';
import type { AtOnce, Several } from './several.ts';

/**
 * The marks of a list, and the one work that is sent for all of them; it says what became of them where no row can.
 * @param list memoised; its works stay the same. Null for a list without marks.
 */
export function useSeveral<Row extends object>(list: AtOnce<Row> | null): Several | null {
  const { api, changes, avisar, deshacer } = useRouteContext({ from: '/_app' });
  const works = list?.works ?? NO_WORKS;
  const [chart] = useState(() => connectSeveral({ api, changes, works }));
  const [seed] = useState(newKey);
  const actor = useActorRef(chart, { input: { seed } });
  const rows = useRef(new Map<number, object>());
  useEffect(() => {
    const heard = actor.on('terminadas', ({ trabajo, enviadas }) => {
      const words = wordsOf(works, trabajo, enviadas);
      if (words === null) return;
      const undoable = enviadas.filter(({ deshacible }) => deshacible);
      const ofrecido = {
        registros: undoable.map((one) => offeredAs(one, { lista: seed, seen: rows.current.get(one.fila), list })),
        ...{ trabajo, texto: desenlaceEnPalabras(words, countsOf(undoable)) },
      };
      const isTold = undoable.length > 0 && deshacer.getSnapshot().can({ type: 'ofrecer', ofrecido });
      // Its notice says how many were done, in the place of another one.
      if (isTold) deshacer.send({ type: 'ofrecer', ofrecido });
      else if (enviadas.every(({ estado }) => estado === 'hecha')) {
        avisar('success', desenlaceEnPalabras(words, countsOf(enviadas)));
      }
    });
    const undone = deshacer.on('desenlace', ({ registros }) => {
      const filas = registros.flatMap(({ estado, renglon }) =>
        estado === 'deshecho' && renglon?.lista === seed ? [renglon.fila] : [],
      );
      if (filas.length > 0) actor.send({ type: 'deshechas', filas });
    });
    return () => {
      heard.unsubscribe();
      undone.unsubscribe();
    };
  }, [actor, avisar, deshacer, works, list, seed]);

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
      const { enviadas, trabajo } = state.context;
      const words = wordsOf(works, trabajo, enviadas);
      if (words === null || !state.hasTag('busy')) return;
      avisar('warning', alDejarlosEnPalabras(words, countsOf(enviadas)));
    },
    [actor, avisar, works],
  );

  return useMemo(() => {
    if (list === null) return null;
    // Each row is given back to the list that it came from.
    const ofRows = list as unknown as AtOnce<object>;
    return {
      actor,
      deshacer,
      seed,
      list: ofRows,
      mark: (marked) => {
        const marcadas = marked.flatMap((row) => ofRows.mark(row) ?? []);
        for (const [place, { fila }] of marcadas.entries()) rows.current.set(fila, marked[place] as object);
        actor.send({ type: 'marcar', marcadas });
      },
      seen: (fila) => rows.current.get(fila),
      drop: () => {
        actor.send({ type: 'listo' });
        const { marcadas } = actor.getSnapshot().context;
        actor.send({ type: 'desmarcar', filas: marcadas.map(({ fila }) => fila) });
      },
    };
  }, [actor, deshacer, list, seed]);
}

const NO_WORKS: AtOnce<never>['works'] = {};

interface FromList<Row> {
  readonly lista: string;
  readonly list: AtOnce<Row> | null;
  /** Undefined where it was never seen. */
  readonly seen: object | undefined;
}

/** A row as what was done to it is offered to be taken back. */
function offeredAs<Row extends object>({ fila, clase }: Enviada, { lista, list, seen }: FromList<Row>): PorDeshacer {
  const nombre = seen === undefined ? '' : (list?.title(seen as Row) ?? '');
  // The row of a voucher among cases is its number below zero.
  return { entidad: clase, id: Math.abs(fila), nombre, renglon: { lista, fila } };
}

/** The words of what was sent; null where nothing was. */
function wordsOf(works: AtOnce<never>['works'], trabajo: string, [first]: readonly Enviada[]): PalabrasDeVarios | null {
  return (first && works[first.clase]?.[trabajo]?.several) ?? null;
}

/** How far they are. */
export function countsOf(enviadas: readonly Enviada[]): CuentaDeEnvios {
  const count = (...estados: readonly Enviada['estado'][]) =>
    enviadas.filter(({ estado }) => estados.includes(estado)).length;
  return {
    hechas: count('hecha'),
    negadas: count('ajena', 'rechazada'),
    inciertas: count('incierta'),
    enCamino: count('enviando'),
    sinEnviar: count('pendiente'),
  };
}
