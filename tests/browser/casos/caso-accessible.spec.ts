import { expect, type Page } from '@playwright/test';
import { casePage, newCaseAt, workApart } from '../bed/caso.ts';
import { png } from '../bed/files.ts';
import { DIALOG } from '../bed/measures.ts';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';

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
    'a long history with files and long words',
    async ({ page, other, id }) => {
      const caso = casePage(page);
      await caso.open(id);
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
    'an escalation with errors',
    async ({ page }) => {
      const caso = casePage(page);
      await caso.action('Escalar').click();
      await caso.windowNamed('Escalar caso').buttonNamed('Escalar').click();
      await expect(page.getByText('Campo requerido').first()).toBeVisible();
    },
    DIALOG,
  ],
  [
    'a request that somebody was faster than',
    async ({ page, other, id }) => {
      const caso = casePage(page);
      await page.keyboard.press('Escape');
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
];

test('a case has no fault that axe finds with a long history, a form with errors and a conflict, and none is wider', async ({
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
