import { expect } from '@playwright/test';
import { caseList } from '../bed/caseList.ts';
import { casePage, newCaseAt } from '../bed/caso.ts';
import { shiftDate } from '../bed/clock.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { makeVoucher, voucherPage } from '../bed/vouchers.ts';

const DAY_MS = 86_400_000;

for (const [what, wrong] of [
  ['a day ahead', DAY_MS],
  ['a day back', -DAY_MS],
] as const) {
  test(`on a computer whose clock is ${what}, lights and words of time are the server's`, async ({
    page,
    producto,
    apart,
  }) => {
    await page.addInitScript(shiftDate, wrong);
    await signIn(page, EMPLOYEES.asesor);
    const id = await newCaseAt(producto.url);
    const list = caseList(page);
    await list.open();
    const row = list.table.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) });
    await expect(row).toContainText(/hoy \d\d:\d\d/);
    await expect(row).toContainText(/Reciente: Antiguo en \d+/);

    const caso = casePage(page);
    await caso.open(id);
    await expect(caso.resumen).toContainText('Abierto hace un momento');
    await expect(caso.resumen).toContainText('Reciente');

    const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
    const vale = voucherPage(page);
    await vale.open(made);
    await expect(vale.resumen).toContainText('VIGENTE');
  });
}
