import { describe, expect, it } from 'vitest';
import { Pressed } from '../../tests/browser/paths/random/pressed.ts';
import { neverIn } from './randomPage.ts';

const PAGE = 'Acciones del caso';

describe('the account of what a run pressed', () => {
  it('goes for a work of the life first, then for what is rarest', () => {
    const account = new Pressed();
    account.saw(PAGE, [], ['Historia']);
    account.sawWork(PAGE, 'Escalar', true);
    const on = ['Historia', 'Escalar'];
    expect(account.least(PAGE, on)).toEqual(['Escalar']);
    account.press(PAGE, ['Escalar']);
    expect(account.least(PAGE, on)).toEqual(['Historia']);
    account.press(PAGE, ['Historia']);
    account.press(PAGE, ['Historia']);
    expect(account.least(PAGE, on)).toEqual(['Escalar']);
  });

  it('goes for what lies in a window by the button that opens it, where that is on', () => {
    const account = new Pressed();
    account.sawWork(PAGE, 'Escalar', true);
    account.press(PAGE, ['Escalar']);
    account.saw(PAGE, ['Escalar'], ['Cancelar']);
    expect(account.least(PAGE, ['Escalar'])).toEqual(['Escalar', 'Cancelar']);
    expect(account.least(PAGE, ['Comentar'])).toBeNull();
  });

  it('does not go again and again for what it does not come to', () => {
    const account = new Pressed();
    account.saw(PAGE, [], ['A', 'B']);
    expect([1, 2, 3, 4].map(() => account.least(PAGE, ['A', 'B'])?.[0])).toEqual(['A', 'B', 'A', 'B']);
  });

  it('tells what is new apart from what was pressed or gone for', () => {
    const account = new Pressed();
    account.saw(PAGE, [], ['A', 'B', 'C']);
    account.press(PAGE, ['A']);
    expect(account.has(PAGE, ['A'])).toBe(true);
    expect(account.has(PAGE, ['B'])).toBe(false);
    const onlyNew = () => account.least(PAGE, ['A', 'B', 'C'], 0)?.[0] ?? null;
    expect([onlyNew(), onlyNew(), onlyNew()]).toEqual(['B', 'C', null]);
  });

  it('tells the first time that a run comes to a window of a page', () => {
    const account = new Pressed();
    expect([PAGE, PAGE, 'Acciones del vale'].map((page) => account.comesFirst(page, ['A']))).toEqual([
      true,
      false,
      true,
    ]);
    expect([[], ['A'], ['A', 'B']].map((to) => account.comesFirst(PAGE, to))).toEqual([true, false, true]);
  });

  it('takes buttons of two records for one, whatever their numbers', () => {
    const account = new Pressed();
    account.saw(PAGE, [], ['Reimprimir (1)', 'Reimprimir (2)']);
    account.press(PAGE, ['Reimprimir (3)']);
    expect(account.count).toEqual({ pressed: 1, seen: 1 });
  });

  it('tells what was never pressed: what the life permitted, what it did not, and the rest', () => {
    const account = new Pressed();
    account.sawWork(PAGE, 'Escalar', true);
    account.sawWork(PAGE, 'Cerrar caso', false);
    account.sawWork(PAGE, 'Cerrar caso', true);
    account.sawWork(PAGE, 'Tomar', false);
    account.saw(PAGE, ['Escalar'], ['Cancelar']);
    account.press(PAGE, ['Escalar']);
    const [never] = account.never();
    expect(never === undefined ? [] : neverIn(never)).toEqual([
      '«Cerrar caso», que la vida permitía.',
      '«Tomar», que la vida no le permitió a nadie de los que entraron.',
      'Lo demás: «Escalar › Cancelar».',
    ]);
  });
});
