/** The rows of every list, tried on that of cases: their keys, their one stop of the Tab key and their card. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findCases, openCaseList } from '../bed/caseList.ts';
import { faultsIn } from '../bed/faults.ts';

const focused = () => Number(document.activeElement?.textContent);

test('j, k and the arrows go from row to row, and the letters are letters where one types', async () => {
  const { folios, numbers, labelled } = await openCaseList();
  await expect.poll(numbers).toHaveLength(25);
  const [first, second, third] = numbers();
  const last = numbers().at(-1);
  const steps = [
    ['j', first],
    ['j', second],
    ['j', third],
    ['k', second],
    ['{ArrowDown}', third],
    ['{End}', last],
    ['j', last],
    ['{Home}', first],
    ['k', first],
    ['{ArrowUp}', first],
  ] as const;
  for (const [key, row] of steps) {
    await userEvent.keyboard(key);
    // A letter waits a moment: a scanner types letters too.
    await expect.poll(focused, { message: key }).toBe(row);
  }
  await userEvent.type(labelled('Cliente'), 'jk');
  await expect.element(labelled('Cliente')).toHaveValue('jk');
  await expect.element(folios.first()).not.toHaveFocus();
});

test('a letter that is held goes on from row to row', async () => {
  const { numbers } = await openCaseList();
  await expect.poll(numbers).toHaveLength(25);
  const [first, , third] = numbers();
  await userEvent.keyboard('j');
  await expect.poll(focused).toBe(first);
  // Here the first repetition comes as soon as a scanner's next key, and so the first press does not count.
  await userEvent.keyboard('{j>3/}');
  await expect.poll(focused).toBe(third);
});

test('Tab passes the rows in one step, and comes back to the row where one was', async () => {
  const { numbers, table } = await openCaseList();
  await expect.poll(numbers).toHaveLength(25);
  const [, here] = numbers();
  for (const row of numbers().slice(0, 2)) {
    await userEvent.keyboard('j');
    await expect.poll(focused).toBe(row);
  }
  await userEvent.keyboard('{Tab}');
  expect(table.element().contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(here);
});

test('the card says what a row has no room for: of one cell under the pointer, of the whole row for the keyboard', async () => {
  const long = 'Jiménez Chávez María Guadalupe de los Ángeles';
  const { folios, table } = await openCaseList('', {
    listaCasos: (asked) => {
      const { listaCasos, ...rest } = findCases(asked);
      const light = { semaforo: 'reciente', pierdeColorEn: new Date(Date.now() + 7_500_000).toISOString() } as const;
      const named = listaCasos.map((row) => ({ ...row, ...light, datosCliente: { numiden: 1, nombre: long } }));
      return { ...rest, listaCasos: named };
    },
  });
  const card = () => document.querySelector('[data-scope=hover-card] dl');
  await userEvent.hover(table.getByText(long).first());
  await expect.poll(() => card()?.textContent).toBe(`Cliente${long}`);
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await expect.poll(card).toBeNull();

  await userEvent.keyboard('j');
  await expect.poll(() => card()?.textContent).toContain('CategoríaVale de devoluciónDevoluciones y vales');
  expect(card()?.textContent).toContain('Creado por Beto Asesor');
  // As the cell shows it, without the words that a screen reader hears in its place.
  expect(card()?.textContent).toMatch(/Semáforo2\u00a0h\u00a0\d+\u00a0minAntiguo en 2/);
  await expect.element(folios.first()).toHaveAccessibleDescription(/Devoluciones y vales/);
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(card).toBeNull();
  expect(focused()).toBeGreaterThan(0);
});

test('a finger that stays on a cell opens its card, and not the row; one that only taps opens the row', async () => {
  const long = 'Jiménez Chávez María Guadalupe de los Ángeles';
  const { table } = await openCaseList('', {
    listaCasos: (asked) => {
      const { listaCasos, ...rest } = findCases(asked);
      const named = listaCasos.map((row) => ({ ...row, datosCliente: { numiden: 1, nombre: long } }));
      return { ...rest, listaCasos: named };
    },
  });
  const cell = table.getByText(long).first();
  await expect.element(cell).toBeVisible();
  const touch = (type: string) =>
    cell
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true, pointerId: 7 }));
  const card = () => document.querySelector('[data-scope=hover-card] dl');
  const reached: string[] = [];
  cell.element().addEventListener('click', (event) => {
    reached.push(event.type);
    event.stopPropagation();
  });

  touch('pointerdown');
  await expect.poll(() => card()?.textContent).toBe(`Cliente${long}`);
  touch('pointerup');
  touch('pointerleave');
  expect(touch('contextmenu'), 'the browser opens no menu of its own').toBe(false);
  touch('click');
  expect(reached, 'the row stays shut').toEqual([]);
  expect(card()?.textContent).toBe(`Cliente${long}`);

  touch('pointerdown');
  touch('pointerup');
  touch('click');
  expect(reached, 'a tap is a tap').toEqual(['click']);
  await expect.poll(card).toBeNull();
});
