import type { Browser } from '@playwright/test';
import { newPage } from '../browser.ts';
import type { Measure } from '../report.ts';
import { medianAndP95 } from '../report.ts';

const ROUNDS = 15;

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
    { que: `${que}: first render, CPU 4x`, valor: medianAndP95(primero), meta: 'under 140 ms' },
    { que: `${que}: re-render, CPU 4x`, valor: medianAndP95(otraVez), meta: 'under 27 ms' },
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
