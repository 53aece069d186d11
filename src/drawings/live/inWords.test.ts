import { describe, expect, it } from 'vitest';
import { type Chart, chartOf } from '#diagrams/chart';
import { outlookOf } from '#diagrams/outlook';
import { wayOf } from '#diagrams/way';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { ESTADOS_FACTURA } from '#domain/cadena/estadosFactura';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Movimiento } from '#domain/common/history';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { choiceInWords, possibleInShort, stateNamesOf, stepInWords, wayInOneSentence } from './inWords.ts';

const caso = { chart: chartOf(vidaCasoMachine, vidaCasoWords), nameOf: ESTADOS_CASO };
const vale = { chart: chartOf(vidaValeMachine, vidaValeWords), nameOf: ESTADOS_VALE };
const factura = { chart: chartOf(vidaFacturaMachine, vidaFacturaWords), nameOf: ESTADOS_FACTURA };

interface Life {
  readonly chart: Chart;
  readonly nameOf: Readonly<Record<number, string>>;
}

function entry(hecho?: Movimiento['hecho']): Movimiento {
  const autor = { numiden: 100_002, nombre: 'Ana' };
  return { id: 1, accion: 'Algo', version: 1, fecha: '2026-11-23T16:00:00.000Z', autor, ...(hecho && { hecho }) };
}

function said({ chart, nameOf }: Life, present: number, ...works: readonly (string | Movimiento)[]) {
  const logs = works.map((work) => (typeof work === 'string' ? entry({ trabajo: work }) : work));
  const way = wayOf(chart, logs, present);
  const names = stateNamesOf(chart, nameOf);
  const start = chart.states[0]?.initial ?? '';
  return { sentence: wayInOneSentence(way, start, names), steps: way.steps.map((step) => stepInWords(step, names)) };
}

describe('the way of a record in words', () => {
  it('is one sentence of its changes of state, and a list of all that was done', () => {
    expect(said(caso, 4, 'tomar', 'comentar', 'comentar', 'escalar')).toEqual({
      sentence:
        'Empezó en NUEVO; pasó a EN PROCESO con «Tomar caso»; pasó a ESCALADO con «Escalar». Ahora está en ESCALADO.',
      steps: [
        '«Tomar caso»: pasó de NUEVO a EN PROCESO.',
        '«Comentar» (2 veces): siguió en EN PROCESO.',
        '«Escalar»: pasó de EN PROCESO a ESCALADO.',
      ],
    });
  });

  it('of what nobody pressed says what happened', () => {
    expect(said(factura, 2, 'emitir', 'timbrar')).toEqual({
      sentence:
        'Empezó en NUEVA; pasó a BORRADOR con «Resolver»; pasó a VIGENTE cuando el proveedor la timbra. Ahora está en VIGENTE.',
      steps: [
        '«Resolver» (la emite): pasó de NUEVA a BORRADOR.',
        'El proveedor la timbra: pasó de BORRADOR a VIGENTE.',
      ],
    });
  });

  it('says what the history does not tell', () => {
    expect(said(caso, 3)).toEqual({
      sentence: 'Empezó en NUEVO; pasó a SOLUCIONADA sin que su historia diga cómo. Ahora está en SOLUCIONADA.',
      steps: ['La historia no dice cómo pasó de NUEVO a SOLUCIONADA.'],
    });
    expect(said(vale, 1, entry({ trabajo: 'crearEnLugar', estado: 1 })).steps).toEqual([
      'Pasó de NUEVO a VIGENTE sin una flecha de este diagrama.',
    ]);
    expect(said(caso, 5, 'solicitarAutorizacion', 'escalar').steps.at(-1)).toBe(
      'Se hizo fuera de este diagrama: siguió en PENDIENTE.',
    );
    expect(said(vale, 3, 'guardar', 'cancelar')).toEqual({
      sentence:
        'Empezó en NUEVO; pudo cambiar de estado de más de una forma; pudo cambiar de estado de más de una forma. Ahora está en CANCELADO.',
      steps: [
        'La historia no dice por qué flecha: pudo ser «Guardar vale» de NUEVO a POR AUTORIZAR, o «Guardar vale» de NUEVO a VIGENTE.',
        'La historia no dice por qué flecha: pudo ser «Cancelar vale» de POR AUTORIZAR a CANCELADO, o «Cancelar vale» de VIGENTE a CANCELADO.',
      ],
    });
    expect(said(caso, 4, entry(), entry()).steps).toEqual([
      'Aquí pudo cambiar de estado: la historia no dice por qué flecha.',
      'Aquí pudo cambiar de estado: la historia no dice por qué flecha.',
    ]);
  });
});

describe('what can be done next in words', () => {
  it('is told in short by the buttons', () => {
    const none = { possible: [], refused: [], alone: [] };
    expect(possibleInShort(none)).toBe('Usted ya no puede hacer nada aquí.');
    const works = ['comentar', 'cerrar'];
    const against = new Map(caso.chart.arrows.map(({ name }) => [name, works.includes(name) ? null : 'No']));
    expect(possibleInShort(outlookOf(caso.chart, 2, against))).toBe('Usted puede: «Comentar», «Cerrar caso».');
  });

  it('is where each button leads, or what it depends on', () => {
    const names = stateNamesOf(vale.chart, vale.nameOf);
    const { possible } = outlookOf(vale.chart, 1, new Map([['migrar', 'No']]));
    expect(possible.flatMap((choice) => (choice.arrows.length === 0 ? [] : [choiceInWords(choice, names)]))).toEqual([
      '«Cancelar vale»: pasa a CANCELADO.',
      '«Devolver»: pasa a CANJEADO o sigue en VIGENTE, según lo que se haga.',
      '«Deshacer»: sigue en VIGENTE.',
      '«Cambiar métodos»: pasa a POR AUTORIZAR o sigue en VIGENTE, según lo que se haga.',
      '«Reponer»: pasa a CANCELADO.',
      '«Deshacer»: pasa a POR AUTORIZAR.',
      '«Imprimir»: sigue en VIGENTE.',
    ]);
  });
});
