import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RandomRun } from '../../tests/browser/paths/random/run.ts';
import { EVERYTHING, SETTINGS } from '../../tests/browser/paths/settings.ts';
import RandomReporter from './randomReporter.ts';

const BROKEN_OFF: RandomRun = {
  ...{ seed: 7, turns: 2, walks: 3, steps: 21, findings: [], stumbles: [], lacking: [] },
  pressed: { pressed: 2, seen: 4 },
  never: [{ page: 'Acciones del caso', works: ['Escalar'], forbidden: [], others: ['Recordarme › Mañana'] }],
};

let folder: string;
let told: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caminos-'));
  vi.stubEnv(SETTINGS, JSON.stringify({ ...EVERYTHING, informe: join(folder, 'informe.html') }));
  told = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    told += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function end(run: RandomRun) {
  const reporter = new RandomReporter();
  const attachments = [{ name: 'al-azar', contentType: 'application/json', body: Buffer.from(JSON.stringify(run)) }];
  reporter.onTestEnd({} as TestCase, { attachments, errors: [] } as unknown as TestResult);
  return reporter.onEnd();
}

it('a run that was broken off says what it pressed, and what it did not', async () => {
  expect(await end(BROKEN_OFF)).toEqual({ status: 'passed' });
  expect(told).toContain('«Escalar», que la vida permitía.');
  expect(told).toContain('Lo demás: «Recordarme › Mañana».');
  expect(told).toContain('De 4 botones que se vieron, 2 se pulsaron.');
  expect(told).toContain('3 caminos y 21 pasos al azar: nada salió distinto. Semilla 7.');
  expect(readFileSync(join(folder, 'informe.html'), 'utf8')).toContain('2 de 4');
});

it('one that walked nothing says why', async () => {
  const why = 'un caso NUEVO: La instancia no tiene la venta.';
  expect(await end({ ...BROKEN_OFF, walks: 0, steps: 0, lacking: [why] })).toEqual({ status: 'interrupted' });
  expect(told).toBe(`${why}\nNada se recorrió.\n`);
});
