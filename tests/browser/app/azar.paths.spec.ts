import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { isLong } from '../../atLength.ts';
import { test } from '../paths/desk.ts';
import { walkAtRandom } from '../paths/random/run.ts';
import { seatsAt } from '../paths/random/seats.ts';
import { readSettings } from '../paths/settings.ts';

const { alAzar } = readSettings();
/** How long the long run walks at random. */
const AT_LENGTH = { minutos: 20, semilla: 1, primero: [], alto: null };

test('al azar, la pantalla hace lo que debe', async ({ bed, browser, gate }, info) => {
  test.skip(alAzar === null && !isLong, 'What is rare is looked for in the long run, and where somebody asks for it.');
  const { minutos, semilla, primero, alto } = alAzar ?? AT_LENGTH;
  const end = Date.now() + minutos * 60_000;
  const isStopped = () => alto !== null && existsSync(alto);
  // A way is still made shorter when the time is over.
  test.setTimeout((minutos + 15) * 60_000);
  const seats = await seatsAt(browser, gate.url);
  const run = await walkAtRandom(bed, seats.all, {
    seed: semilla,
    first: primero,
    goesOn: () => Date.now() < end && !isStopped(),
    isStopped,
    tell: (line) => process.stdout.write(`${line}\n`),
  });
  await seats.close();
  await info.attach('al-azar', { body: JSON.stringify(run), contentType: 'application/json' });
  expect(run.findings.map(({ expected, seen }) => `${expected} ${seen}`)).toEqual([]);
});
