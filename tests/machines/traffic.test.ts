import { expect, it } from 'vitest';
import { chartOf } from '#diagrams/chart';
import { trafficOf } from '#diagrams/traffic';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import type { Movimiento } from '#domain/common/history';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';

const caso = chartOf(vidaCasoMachine, vidaCasoWords);
const vale = chartOf(vidaValeMachine, vidaValeWords);

/** An entry: its minute after noon, its work, and the state that it says, if any. */
type Told = readonly [minute: number, trabajo: string, estado?: number];

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 18, minute)).toISOString();

function history(...told: readonly Told[]): readonly Movimiento[] {
  return told.map(([minute, trabajo, estado], index) => ({
    ...{ id: index + 1, version: index + 1, fecha: at(minute), accion: trabajo },
    autor: { numiden: 100_002, nombre: 'Ana' },
    hecho: estado === undefined ? { trabajo } : { trabajo, estado },
  }));
}

/** A passage in short: its kind, its ends, and after how many minutes in its state. */
function inShort(chart: typeof caso, logs: readonly Movimiento[], present: number) {
  const { passages, ...rest } = trafficOf(chart, logs, present);
  const key = (id: string) => id.slice(id.indexOf('.') + 1);
  const short = passages.map(
    ({ kind, from, to, after }) => `${kind} ${key(from)} ${key(to)} ${after === null ? '-' : after / 60_000}`,
  );
  return { ...rest, short, states: rest.states.map(key) };
}

it('a history adds each arrow, with the time that the state had lasted which it left', () => {
  const logs = history(
    [0, 'crear', 1],
    [10, 'comentar'],
    [12, 'comentar'],
    [40, 'solicitarAutorizacion'],
    [100, 'autorizar'],
    [130, 'cerrar'],
  );
  expect(inShort(caso, logs, 3)).toEqual({
    short: [
      'arrow nuevo enProceso 10',
      'arrow enProceso enProceso -',
      'arrow enProceso pendiente 30',
      'arrow pendiente enProceso 60',
      'arrow enProceso solucionada 30',
    ],
    states: ['nuevo', 'enProceso', 'pendiente', 'solucionada'],
    began: at(0),
    since: at(130),
  });
});

it('what no arrow explains is told as such', () => {
  // Pending cases are not escalated; nobody said how it was solved.
  expect(inShort(caso, history([0, 'crear', 1], [5, 'solicitarAutorizacion'], [6, 'escalar']), 3)).toEqual({
    short: ['arrow nuevo pendiente 5', 'outside pendiente pendiente -', 'untold pendiente solucionada -'],
    states: ['nuevo', 'pendiente', 'solucionada'],
    began: at(0),
    since: null,
  });
  expect(inShort(vale, history([0, 'guardarParcial'], [9, 'nunca', 1]), 1).short).toEqual([
    'arrow nuevo parcial 0',
    'moved parcial vigente 9',
  ]);
});

it('after a step that may have been one of several nothing is known of the time', () => {
  expect(inShort(vale, history([0, 'guardar'], [30, 'cancelar']), 3)).toMatchObject({ short: [], since: null });
});

it('a record without a history has no beginning', () => {
  expect(inShort(caso, [], 1)).toEqual({ short: [], states: ['nuevo'], began: null, since: null });
});
