/** The laws of the walks at random that need no browser, and their report. */
import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Finding } from '../../tests/browser/paths/random/attempt.ts';
import { unexplainedInCase } from '../../tests/browser/paths/random/explained.ts';
import { Fault } from '../../tests/browser/paths/random/fault.ts';
import { differencesBetween } from '../../tests/browser/paths/random/offered.ts';
import { offersOfCase } from '../../tests/browser/paths/random/offers.ts';
import type { RandomRun } from '../../tests/browser/paths/random/run.ts';
import { outcomeOf, randomPage } from './randomPage.ts';

const on = (name: string) => ({ place: 0, name, isOn: true, reason: '' });
const off = (name: string, reason: string) => ({ place: 0, name, isOn: false, reason });
const may = (button: string) => ({ event: 'e', button, isAllowed: true });
const mayNot = (button: string) => ({ event: 'e', button, isAllowed: false });

describe('the acts on a screen', () => {
  it.each([
    ['on where the life permits it', [may('Escalar')], [on('Escalar')]],
    ['away where it does not', [mayNot('Escalar')], []],
    ['off with a reason where it does not', [mayNot('Autorizar')], [off('Autorizar', 'Usted la pidió.')]],
    ['one for two works when one of them is permitted', [may('Autorizar'), mayNot('Autorizar')], [on('Autorizar')]],
    ['and the list of the others', [may('Escalar')], [on('Más'), on('Escalar')]],
  ])('may be %s', (_, offers, controls) => {
    expect(differencesBetween(offers, controls, false)).toEqual([]);
  });

  it.each([
    ['a right is wider', [mayNot('Cerrar caso')], [on('Cerrar caso')], 'Se puede pulsar.'],
    ['a button is gone', [may('Escalar')], [], 'No está. Los botones son: ninguno.'],
    ['its words are others', [may('Escalar')], [on('Turnar')], 'No está. Los botones son: «Turnar».'],
    ['it is off', [may('Escalar')], [off('Escalar', 'Espere.')], 'Está apagado: «Espere.».'],
    ['there is one too many', [may('Escalar')], [on('Escalar'), on('Borrar')], '«Borrar» no es ninguno.'],
    ['one is off without a word', [mayNot('Autorizar')], [off('Autorizar', '')], 'No dice nada.'],
  ])('differ where %s', (_, offers, controls, seen) => {
    expect(differencesBetween(offers, controls, false)[0]).toMatchObject({ seen });
  });

  it('may wait for another reason, which is told', () => {
    const told = [off('Devolver', 'La venta ya no lo respalda.')];
    expect(differencesBetween([may('Devolver')], told, true)).toEqual([]);
    expect(differencesBetween([may('Devolver')], [], true)).toHaveLength(1);
  });

  it('are those that the chart permits to this very person', () => {
    const caso = { estado: { id: 1, nombre: 'NUEVO' }, datosAutorizacion: null } as Parameters<typeof offersOfCase>[0];
    const nobody = { numiden: 7, permisos: [], tienda: { id: 1 }, limite: null };
    expect(offersOfCase(caso, nobody).filter(({ isAllowed }) => isAllowed)).toEqual([]);
    expect(offersOfCase(caso, nobody).map(({ button }) => button)).toContain('Cerrar caso');
  });
});

describe('the state that a server stored of a case', () => {
  const escalated = {
    ...{ id: 1, version: 2, fecha: '2026-11-29T16:00:00.000Z', autor: { numiden: 7, nombre: 'Ana' } },
    ...{ accion: 'Escaló el caso', hecho: { trabajo: 'escalar', estado: ESTADO.escalado } },
  };

  it('is the one to which the arrow of what was done leads', () => {
    expect(unexplainedInCase([escalated], ESTADO.escalado)).toBeNull();
  });

  it('is none other', () => {
    expect(unexplainedInCase([escalated], ESTADO.nuevo)).toBe(
      'Pasó de ESCALADO a NUEVO, a donde no lleva ninguna flecha.',
    );
  });
});

it('the same fault of two records is one', () => {
  const of = (id: number) => new Fault('agrees', `El caso ${id} dice NUEVO.`, 'Dice otra cosa.').signature;
  expect(of(12)).toBe(of(3_456));
});

describe('the report of a walk at random', () => {
  const finding: Finding = {
    law: 'keeps',
    subject: 'un caso NUEVO',
    numiden: 100_003,
    path: 'administracion/casos/9',
    steps: ['Escriba «Hola» en «Comentario».', 'Recargue la página (F5).'],
    expected: 'En «Comentario» sigue escrito «Hola».',
    seen: 'El campo está vacío.',
    seed: 41,
    first: [['Escalar', 'Cancelar']],
    picture: null,
  };
  const run: RandomRun = {
    ...{ seed: 40, turns: 2, walks: 4, steps: 19 },
    ...{ findings: [finding], stumbles: [], lacking: [], pressed: { pressed: 3, seen: 9 }, never: [] },
  };

  it('says who, with what, each step, what was expected and what was seen, and how it is repeated', () => {
    const page = randomPage(run, { began: new Date('2026-11-29T18:00:00Z'), against: null });
    expect(page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(
      'Lo escrito se conserva Entre como 100003. Haga un caso NUEVO, y ábralo. Escriba «Hola» en «Comentario». Recargue la página (F5). ' +
        'Se esperaba: En «Comentario» sigue escrito «Hola». Se vio: El campo está vacío. Para que lo repita la máquina: npm run caminos -- --al-azar --semilla 41 --primero &quot;Escalar › Cancelar&quot; --minutos 1',
    );
  });

  it('begins with one sentence', () => {
    expect(outcomeOf(run)).toBe('Una cosa salió distinta en 4 caminos y 19 pasos al azar. Semilla 40.');
    expect(outcomeOf({ ...run, findings: [] })).toBe('4 caminos y 19 pasos al azar: nada salió distinto. Semilla 40.');
  });
});
