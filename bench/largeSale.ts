import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openCounter } from '../scripts/returns/calls.ts';
import { importSales } from '../scripts/returns/ownServer.ts';
import { home } from '../scripts/runner/tools.ts';
import { leerCsv } from '../server/import/file.ts';
import { SALE_COLUMNS } from '../server/import/saleLine.ts';
import { brake, CPU_BRAKE, newPage, openBrowser, signIn } from './browser.ts';
import { keys, noteKeys } from './measure/key.ts';
import type { Measure } from './report.ts';
import { medianAndP95, medianWithin, ms, p95Within, print } from './report.ts';
import { startProduct } from './servers.ts';

/** As many lines as the largest sale to one customer that was ever seen has. */
const LINES = 629;
const OPERATION = 580_983;
/** The real one, where it is at hand; else one as long is made up. */
const REAL_SALES = process.env.VENTAS_REALES ?? join(home, '../shared/data/online_retail/facturas.csv.gz');
const COUNTRY = 'United Kingdom';
const TIMES = 5;
const KEYSTROKES = 20;
const BETWEEN_KEYS_MS = 200;
const CLERK = 100_002;

/** `npm run bench -- sale`: the page that makes a voucher of a sale of 629 lines, on a computer four times slower. */
export async function measureLargeSale(temporary: string): Promise<void> {
  const folder = join(temporary, 'venta-larga');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'ventas.csv');
  const real = existsSync(REAL_SALES) ? await realSale() : [];
  writeFileSync(file, csvOf(real.length > 0 ? real : madeUp()));
  await importSales(join(folder, 'datos'), file);
  const product = await startProduct(join(folder, 'datos'));
  const browser = await openBrowser();
  try {
    const counter = await openCounter(product.url, { numiden: CLERK, idTienda: 1 });
    const path = `vales/nuevo?caso=${await counter.openCase(1)}&tienda=${counter.storeNamed(COUNTRY)}&operacion=${OPERATION}`;
    const { page, cdp, cerrar } = await newPage(browser, 1);
    await signIn(page, product.url, String(CLERK));
    await brake(cdp, CPU_BRAKE);
    const measures = await measureOpening(page, `${product.url}${path}`);
    await noteKeys(page);
    measures.push(...(await measureKeys(page, 'nothing taken yet')));
    await page.getByRole('button', { name: 'Devolver toda la venta' }).click();
    await page.getByText('A devolver').first().waitFor();
    measures.push(...(await measureKeys(page, 'the whole sale taken')));
    await cerrar();
    print(`A voucher of ${LINES} lines, CPU ${CPU_BRAKE}x`, measures);
  } finally {
    await browser.close();
    await product.cerrar();
  }
}

async function measureOpening(page: Page, address: string): Promise<Measure[]> {
  const whole: number[] = [];
  const again: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const start = performance.now();
    await page.goto(address);
    await firstQuantity(page).waitFor();
    whole.push(performance.now() - start);
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await firstQuantity(page).waitFor({ state: 'detached' });
    const back = performance.now();
    await page.goBack();
    await firstQuantity(page).waitFor();
    again.push(performance.now() - back);
  }
  return [
    p95Within('Opened, whole app loaded, until a quantity can be typed', whole),
    p95Within('Opened again from within the app', again),
  ];
}

async function measureKeys(page: Page, when: string): Promise<readonly Measure[]> {
  const field = firstQuantity(page);
  await field.focus();
  await field.fill('');
  await keys(page);
  for (let n = 0; n < KEYSTROKES; n += 1) {
    await field.press(n % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const figures = await keys(page);
  if (figures.length < KEYSTROKES) throw new Error(`Only ${figures.length} keystrokes were seen.`);
  const inPage = figures.map(({ enPagina }) => enPagina);
  return [
    medianWithin(`Keystroke in a quantity, ${when}: in the page`, inPage, 16),
    {
      que: `The same, laid out, as a rule painted`,
      valor: `${medianAndP95(figures.map(({ dispuesta }) => dispuesta))}; longest ${ms(Math.max(...inPage))} in the page`,
      meta: null,
    },
  ];
}

function firstQuantity(page: Page) {
  return page.locator('[data-quantity]').first();
}

async function realSale(): Promise<readonly (readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for await (const { valores } of leerCsv(REAL_SALES, SALE_COLUMNS, () => undefined)) {
    if (valores?.[0] === String(OPERATION)) lines.push(valores);
  }
  return lines;
}

function madeUp(): readonly (readonly string[])[] {
  return Array.from({ length: LINES }, (_, index) => {
    const price = (((index * 37) % 1_999) / 100 + 0.01).toFixed(2);
    const article = [String(20_000 + index), `ARTÍCULO DE MEDIDA ${index}`, String((index % 12) + 1)];
    return [String(OPERATION), ...article, '2011-12-06 16:00:00', price, '1', COUNTRY];
  });
}

function csvOf(lines: readonly (readonly string[])[]): string {
  return [SALE_COLUMNS, ...lines]
    .map((values) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
    .join('\n');
}
