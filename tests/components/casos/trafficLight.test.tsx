import { expect, onTestFinished, test, vi } from 'vitest';
import { findCases, openCaseList } from '../bed/caseList.ts';

const MINUTE_MS = 60_000;

test('the traffic light is a colour with its name, says when it changes, and is asked for again then', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const { table, times } = await openCaseList('', {
    listaCasos: (asked) => {
      const [row] = findCases(asked).listaCasos;
      if (row === undefined) throw new Error('There is no case.');
      const lights = [
        { semaforo: 'reciente', pierdeColorEn: after(2.5) },
        { semaforo: 'antiguo', pierdeColorEn: after(124.5) },
        { semaforo: 'sinAtencion', pierdeColorEn: null },
        { semaforo: 'atendido', pierdeColorEn: null },
        { semaforo: null, pierdeColorEn: null },
      ] as const;
      const listaCasos = lights.map((light, place) => ({ ...row, id: row.id - place, ...light }));
      return { listaCasos, total: listaCasos.length, limiteExcedido: false };
    },
  });
  const cells = () => [...table.element().querySelectorAll('tbody td:nth-child(7)')];
  const said = () => cells().map((cell) => cell.querySelector('.sr-only')?.textContent ?? null);
  // A case that was attended shows none; it is said to who cannot see.
  const texts = () => cells().map((cell) => seenIn(cell).replaceAll('\u00a0', ' '));

  await expect.element(table.getByText('3 min', { exact: true })).toBeVisible();
  const resting = ['Sin atención', '', ''];
  expect(texts()).toEqual(['3 min', '2 h 5 min', ...resting]);
  const changes = ['Reciente: Antiguo en 3\u00a0min', 'Antiguo: Sin atención en 2\u00a0h\u00a05\u00a0min'];
  expect(said()).toEqual([...changes, null, 'Atendido', null]);
  vi.advanceTimersByTime(MINUTE_MS + 1_000);
  await expect.poll(texts).toEqual(['2 min', '2 h 4 min', ...resting]);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  await expect.poll(times).toBe(2);
  await expect.poll(texts).toEqual(['3 min', '2 h 5 min', ...resting]);
});

/** The text of a cell without what only a screen reader says. */
function seenIn(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
  return copy.textContent ?? '';
}
