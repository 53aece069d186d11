import type { Browser } from '@playwright/test';
import { newPage, roundsOr } from '../browser.ts';
import { type Measure, medianWithin } from '../report.ts';

const ROUNDS = roundsOr(15);

/**
 * First render and re-render (sorting by another column) of 100 rows of 11 columns, on fresh pages, CPU 4x. A page
 * on which React has drawn nothing yet compiles React too; in the product it has drawn a form before any table.
 */
export async function measureTable(browser: Browser, address: string): Promise<readonly Measure[]> {
  const enUso = newFigures();
  const enFrio = newFigures();
  for (let round = 0; round < ROUNDS; round += 1) {
    await measureOne(browser, address, true, enUso);
    await measureOne(browser, address, false, enFrio);
  }
  return [
    ...measuresOf('Table of 100 rows and 11 columns, as the first thing that React draws', enFrio),
    ...measuresOf('The same table, after a form', enUso),
  ];
}

function measuresOf(que: string, { primero, otraVez }: ReturnType<typeof newFigures>): readonly Measure[] {
  return [
    medianWithin(`${que}: first render, CPU 4x`, primero, 140),
    medianWithin(`${que}: re-render, CPU 4x`, otraVez, 27),
  ];
}

function newFigures() {
  return { primero: [] as number[], otraVez: [] as number[] };
}

async function measureOne(
  browser: Browser,
  address: string,
  afterForm: boolean,
  figures: ReturnType<typeof newFigures>,
): Promise<void> {
  const { page, cerrar } = await newPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(
    (after) =>
      (globalThis as unknown as { medirTabla: (after: boolean) => { primero: number; otraVez: number } }).medirTabla(
        after,
      ),
    afterForm,
  );
  figures.primero.push(measured.primero);
  figures.otraVez.push(measured.otraVez);
  await cerrar();
}
