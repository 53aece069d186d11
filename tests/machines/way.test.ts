import { describe, expect, it } from 'vitest';
import { type Chart, chartOf } from '#diagrams/chart';
import { markOf, marksOf } from '#diagrams/marks';
import { outlookOf } from '#diagrams/outlook';
import { type Step, wayOf } from '#diagrams/way';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import type { Movimiento } from '#domain/common/history';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';

const caso = chartOf(vidaCasoMachine, vidaCasoWords);
const vale = chartOf(vidaValeMachine, vidaValeWords);
const factura = chartOf(vidaFacturaMachine, vidaFacturaWords);

/** An entry of a history: a work, with the state where it says one, or mere words. */
type Told = string | readonly [trabajo: string, estado: number] | { readonly words: string };

function history(...told: readonly Told[]): readonly Movimiento[] {
  return told.map((one, index) => ({
    id: index + 1,
    version: index + 1,
    fecha: '2026-11-23T16:00:00.000Z',
    autor: { numiden: 100_002, nombre: 'Ana' },
    ...(typeof one === 'object' && 'words' in one
      ? { accion: one.words }
      : typeof one === 'string'
        ? { accion: one, hecho: { trabajo: one } }
        : { accion: one[0], hecho: { trabajo: one[0], estado: one[1] } }),
  }));
}

/** A step in short: 'tomar: nuevo → enProceso', how often it was done, what is not known. */
function short(step: Step): string {
  const key = (id: string) => id.slice(id.indexOf('.') + 1);
  switch (step.kind) {
    case 'arrow': {
      const { name, from, to } = step.arrow;
      const times = step.entries.length === 1 ? '' : ` ×${step.entries.length}`;
      return `${name}: ${key(from)} → ${key(to[0] ?? from)}${times}`;
    }
    case 'unsure':
      return `${step.entry?.accion ?? '…'}? ${step.arrows.map(({ from, to }) => `${key(from)} → ${key(to[0] ?? from)}`).join(' | ')}`;
    case 'moved':
      return `${step.entry.accion}! ${key(step.from)} → ${key(step.to)}`;
    case 'outside':
      return `${step.entry.accion}! ${key(step.at)}`;
    case 'untold':
      return `… ${key(step.from)} → ${key(step.to)}`;
  }
}

function told(chart: Chart, logs: readonly Movimiento[], present: number) {
  const { steps, passed } = wayOf(chart, logs, present);
  return { steps: steps.map(short), passed: passed.map((id) => id.slice(id.indexOf('.') + 1)) };
}

describe('the way of a case', () => {
  it('is its works, those that follow each other in one state as one step', () => {
    const logs = history(['crear', 1], 'tomar', 'comentar', 'comentar', 'adjuntar', 'escalar');
    expect(told(caso, logs, 4)).toEqual({
      steps: [
        'tomar: nuevo → enProceso',
        'comentar: enProceso → enProceso ×2',
        'adjuntar: enProceso → enProceso',
        'escalar: enProceso → escalado',
      ],
      passed: ['nuevo', 'enProceso', 'escalado'],
    });
  });

  it('is empty for who has just come into the world', () => {
    expect(told(caso, history(['crear', 1]), 1)).toEqual({ steps: [], passed: ['nuevo'] });
  });

  it('comes back to where it was, which is marked once', () => {
    const logs = history(['crear', 1], 'comentar', ['enProceso', 2], 'solicitarAutorizacion', 'autorizar');
    expect(told(caso, logs, 2)).toEqual({
      steps: [
        'comentar: nuevo → enProceso',
        'solicitarAutorizacion: enProceso → pendiente',
        'autorizar: pendiente → enProceso',
      ],
      passed: ['nuevo', 'pendiente', 'enProceso'],
    });
  });

  it('is also what is done for it elsewhere: a voucher, its pickup, an invoice', () => {
    expect(told(caso, history(['crear', 1], ['recolectar', 6]), 6).steps).toEqual(['recolectar: nuevo → recolecta']);
    for (const effect of ['facturar', 'hacerVale'])
      expect(told(caso, history(['crear', 1], effect, ['enProceso', 2], effect), 2).steps).toEqual([
        `${effect}: nuevo → enProceso`,
        `${effect}: enProceso → enProceso`,
      ]);
  });

  it('leads where no arrow leads, where the history says so', () => {
    expect(told(caso, history(['crear', 1], ['comentar', 4]), 4).steps).toEqual(['comentar! nuevo → escalado']);
  });

  it('stays where a work was done that the chart does not have there', () => {
    const logs = history(['crear', 1], 'solicitarAutorizacion', 'facturaRechazada', 'escalar');
    expect(told(caso, logs, 5)).toEqual({
      steps: ['solicitarAutorizacion: nuevo → pendiente', 'escalar! pendiente'],
      passed: ['nuevo', 'pendiente'],
    });
  });

  it('says that the history does not tell a change, as late as it can have been', () => {
    expect(told(caso, [], 3)).toEqual({ steps: ['… nuevo → solucionada'], passed: ['nuevo', 'solucionada'] });
    expect(told(caso, history(['crear', 1], 'tomar'), 4).steps).toEqual([
      'tomar: nuevo → enProceso',
      '… enProceso → escalado',
    ]);
  });

  it('of mere words knows that something changed there, and not by which arrow', () => {
    expect(told(caso, history({ words: 'Caso escalado' }), 4).steps).toEqual(['Caso escalado! nuevo → escalado']);
    expect(told(caso, history({ words: 'Uno' }, { words: 'Otro' }), 4)).toEqual({
      steps: ['Uno? ', 'Otro? '],
      passed: ['nuevo', 'escalado'],
    });
  });

  it('refuses a state that the chart has not', () => {
    expect(() => wayOf(caso, [], 99)).toThrow(RangeError);
  });
});

describe('the way of a voucher', () => {
  it('tells by where it ended which of several arrows a refund was', () => {
    expect(told(vale, history(['guardar', 1], 'imprimir', 'devolver', 'devolver'), 2).steps).toEqual([
      'guardar: nuevo → vigente',
      'imprimir: vigente → vigente',
      'devolver: vigente → vigente',
      'devolver: vigente → canjeado',
    ]);
    expect(told(vale, history(['guardar', 1], 'devolver'), 1).steps).toEqual([
      'guardar: nuevo → vigente',
      'devolver: vigente → vigente',
    ]);
  });

  it('does not make up which of two arrows it was', () => {
    expect(told(vale, history('guardar', 'cancelar'), 3)).toEqual({
      steps: [
        'guardar? nuevo → porAutorizar | nuevo → vigente',
        'cancelar? porAutorizar → cancelado | vigente → cancelado',
      ],
      passed: ['nuevo', 'cancelado'],
    });
    expect(told(vale, history(['guardar', 5], 'cancelar'), 3).passed).toEqual(['nuevo', 'porAutorizar', 'cancelado']);
  });

  it('begins in effect where it stands in for another one', () => {
    expect(told(vale, history(['crearEnLugar', 1]), 1).steps).toEqual(['crearEnLugar! nuevo → vigente']);
  });
});

describe('the way of an invoice', () => {
  it('ends as replaced or as cancelled, as its state says', () => {
    const logs = history('emitir', 'timbrar', 'sustituir', 'solicitarCancelacion', 'esperarAceptacion', 'cancelar');
    expect(told(factura, logs, 6).steps.at(-1)).toBe('cancelar: cancelacionSolicitada → sustituida');
    expect(told(factura, logs, 4).steps.at(-1)).toBe('cancelar: cancelacionSolicitada → cancelada');
  });
});

describe('what can be done next', () => {
  const against = new Map([
    ['comentar', null],
    ['tomar', 'Un caso en estado PENDIENTE no permite tomar el caso.'],
    ['autorizar', 'Usted pidió esta autorización: la decide otra persona.'],
    ['deshacer', 'Ya no se puede deshacer: después se hizo algo más.'],
  ]);

  it('is what the life does not refuse to the person; the rest has its reason', () => {
    const { possible, refused, alone } = outlookOf(caso, 5, against);
    expect(possible.map(({ button }) => button)).toEqual([
      ...['Comentar', 'Adjuntar', 'Escalar', 'Solicitar autorización', 'Cerrar caso', 'Asignar', 'No autorizar'],
    ]);
    expect(refused.map(({ button, reason }) => [button, reason])).toEqual([
      ['Deshacer', 'Ya no se puede deshacer: después se hizo algo más.'],
      ['Tomar caso', 'Un caso en estado PENDIENTE no permite tomar el caso.'],
      ['Autorizar', 'Usted pidió esta autorización: la decide otra persona.'],
    ]);
    // A work that is done for it elsewhere has no button here.
    expect(alone.map(({ event }) => event)).toEqual(['hacerVale', 'recolectar']);
  });

  it('has all arrows that are named by the work itself, and none that refuses', () => {
    const refund = outlookOf(vale, 1, new Map()).possible.find(({ event }) => event === 'devolver');
    expect(refund?.arrows.map(({ to }) => to)).toEqual([['vidaVale.canjeado'], ['vidaVale.vigente']]);
  });

  it('keeps apart what happens without a person', () => {
    const { possible, alone } = outlookOf(factura, 1, new Map());
    expect(alone.map(({ event }) => event)).toEqual(['timbrar', 'rechazar']);
    expect(possible.map(({ event }) => event)).not.toContain('timbrar');
  });
});

describe('the marks of a drawing', () => {
  const none = { possible: [], refused: [], alone: [] };

  it('are where it is, where it was with the numbers of the steps, and what can follow', () => {
    const way = wayOf(caso, history(['crear', 1], 'tomar', 'comentar', 'escalar', 'tomar'), 2);
    const marks = marksOf(way, outlookOf(caso, 2, new Map([['cerrar', 'No tiene permiso para cerrar el caso.']])));
    expect(marks.get('vidaCaso.enProceso')).toEqual({ way: 'now', isNext: false, numbers: [2] });
    expect(marks.get('vidaCaso.escalado')).toEqual({ way: 'past', isNext: false, numbers: [] });
    expect(marks.has('vidaCaso.pendiente')).toBe(false);
    const ofLine = (from: string, to: string) =>
      markOf(
        marks,
        caso.arrows.filter((one) => one.from === from && one.to.includes(to)).map(({ id }) => id),
      );
    expect(ofLine('vidaCaso.nuevo', 'vidaCaso.enProceso')).toEqual({ way: 'past', isNext: false, numbers: [1] });
    expect(ofLine('vidaCaso.enProceso', 'vidaCaso.escalado')).toEqual({ way: 'past', isNext: true, numbers: [3] });
    expect(ofLine('vidaCaso.enProceso', 'vidaCaso.pendiente')).toEqual({ way: null, isNext: true, numbers: [] });
    expect(ofLine('vidaCaso.enProceso', 'vidaCaso.solucionada')).toBeNull();
  });

  it('say perhaps where the history does not tell', () => {
    const marks = marksOf(wayOf(vale, history('guardar', 'cancelar'), 3), none);
    expect([...marks.values()].map(({ way }) => way).toSorted()).toEqual([
      ...['now', 'past', 'unsure', 'unsure', 'unsure', 'unsure'],
    ]);
  });
});
