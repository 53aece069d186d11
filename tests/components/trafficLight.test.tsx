import { expect, onTestFinished, test, vi } from 'vitest';
import { findCases, openCaseList } from './bed/caseList.ts';

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
  const cells = () => [...table.element().querySelectorAll('tbody td:nth-child(2)')];
  const titles = () => cells().map((cell) => cell.querySelector('small')?.title ?? null);
  const texts = () => cells().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

  await expect.element(table.getByText('Cambia en 3 min')).toBeVisible();
  const resting = ['Sin atención', 'Atendido', ''];
  expect(texts()).toEqual(['RecienteCambia en 3 min', 'AntiguoCambia en 2 h 5 min', ...resting]);
  expect(titles()).toEqual(['Antiguo en 3\u00a0min', 'Sin atención en 2\u00a0h\u00a05\u00a0min', null, null, null]);
  vi.advanceTimersByTime(MINUTE_MS + 1_000);
  await expect.poll(texts).toEqual(['RecienteCambia en 2 min', 'AntiguoCambia en 2 h 4 min', ...resting]);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  await expect.poll(times).toBe(2);
  await expect.poll(texts).toEqual(['RecienteCambia en 3 min', 'AntiguoCambia en 2 h 5 min', ...resting]);
});
