import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { casePage, newCaseAt, workApart } from '../bed/caso.ts';
import { png } from '../bed/files.ts';
import { DIALOG } from '../bed/measures.ts';
import type { Signed } from '../bed/test.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

interface Scene {
  readonly page: Page;
  /** Somebody else, who works on the same case. */
  readonly other: Signed;
  readonly id: number;
}

const LONG = `${'Se habló con el cliente y pidió que le llamaran por la tarde. '.repeat(20)}${'x'.repeat(300)}`;

/** The looks of a case's page, each a short way from the one before, and the part that differs from that one. */
const views: readonly (readonly [name: string, come: (scene: Scene) => Promise<unknown>, within?: string])[] = [
  [
    'a new case',
    async ({ page, id }) => {
      await casePage(page).open(id);
    },
  ],
  [
    'a long history with files and long words',
    async ({ page, other, id }) => {
      const caso = casePage(page);
      for (let n = 1; n <= 25; n++) {
        await workApart(other, 'agregar-comentario', id, { comentario: n % 6 === 0 ? LONG : `Llamada ${n}` });
      }
      await page.reload();
      await caso.fileInput.setInputFiles([png(`${'nombre largo '.repeat(8)}.png`), png('b.png')]);
      await expect(caso.anexos.getByRole('button', { name: /^Ver nombre largo/ })).toBeVisible();
      await page.reload();
      await expect(caso.historia.getByRole('button', { name: /^Ver los \d+ anteriores$/ })).toBeVisible();
    },
  ],
  [
    'a preview',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Ver b.png' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
    DIALOG,
  ],
  [
    'an escalation with errors',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      const caso = casePage(page);
      await caso.action('Escalar').click();
      await caso.windowNamed('Escalar caso').buttonNamed('Escalar').click();
      await expect(page.getByText('Campo requerido').first()).toBeVisible();
    },
    DIALOG,
  ],
  [
    'a closing with a draft',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      const caso = casePage(page);
      await (await caso.act('Cerrar caso')).click();
      await caso
        .windowNamed('Cerrar caso')
        .labelled(/^Solución/)
        .fill(LONG);
      await page.keyboard.press('Escape');
      await expect(await caso.act(/^Cerrar caso/)).toContainText('Borrador');
    },
    'main',
  ],
  [
    'a request that somebody was faster than',
    async ({ page, other, id }) => {
      const caso = casePage(page);
      await (await caso.act('Solicitar autorización')).click();
      const form = caso.windowNamed('Solicitar autorización');
      await form.labelled(/^Motivo/).fill('El importe supera lo permitido, y la clienta espera en el mostrador.');
      await workApart(other, 'escalar', id, {
        idArea: 3,
        idSubcategoria: 11,
        idMotivo: 6,
        comentario: 'Lo revisa entregas.',
      });
      await form.buttonNamed('Solicitar autorización').click();
      await expect(page.getByRole('button', { name: 'Guardar de todos modos' })).toBeVisible();
      await expect(page.locator('[data-aviso=error]')).toHaveCount(0);
    },
    'main',
  ],
  [
    'a case that somebody else changed',
    async ({ page, other, id }) => {
      const caso = casePage(page);
      await caso.windowNamed('Solicitar autorización').buttonNamed('Descartar').click();
      await workApart(other, 'agregar-comentario', id, { comentario: 'Y otra vez.' });
      await expect(caso.news).toBeVisible();
    },
    'main',
  ],
  [
    'a case that waits for somebody else to authorize it',
    async ({ page }) => {
      const caso = casePage(page);
      await page.getByRole('button', { name: 'Ver cambios' }).click();
      await expect(caso.news).toHaveCount(0);
      await (await caso.act('Solicitar autorización')).click();
      const form = caso.windowNamed('Solicitar autorización');
      await form.labelled(/^Motivo/).fill('El importe supera lo permitido.');
      await form.buttonNamed('Solicitar autorización').click();
      await expect(page.getByText('Usted pidió esta autorización: la decide otra persona.')).toBeVisible();
    },
    'main',
  ],
  [
    'a solved case',
    async ({ page }) => {
      const caso = casePage(page);
      await (await caso.act(/^Cerrar caso/)).click();
      await caso.windowNamed('Cerrar caso').buttonNamed('Cerrar caso').click();
      await expect(caso.resumen).toContainText('SOLUCIONADA');
      await expect(page.locator('[data-aviso=success]')).toHaveCount(0);
    },
    'main',
  ],
];

test('a case has no fault that axe finds in any of its states, and none is wider than the window', async ({
  page,
  apart,
  producto,
  fallas,
}) => {
  test.setTimeout(240_000);
  const id = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.gerente);
  const other = await apart(EMPLOYEES.asesor);
  for (const [name, come, within] of views) {
    await test.step(name, async () => {
      await come({ page, other, id });
      expect.soft({ name, fallas: await fallas(within) }).toEqual({ name, fallas: [] });
    });
  }
});
