import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { nuevoCasoEn, otraPersona, paginaDeCaso, trabajarAparte } from './bed/caso.ts';
import { png } from './bed/files.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

interface Escena {
  readonly page: Page;
  readonly browser: Browser;
  readonly id: number;
}

const LARGO = `${'Se habló con el cliente y pidió que le llamaran por la tarde. '.repeat(20)}${'x'.repeat(300)}`;

/** What the page of a case can look like, each a short way from the one before. */
const vistas: readonly (readonly [nombre: string, llegar: (escena: Escena) => Promise<unknown>])[] = [
  [
    'a new case',
    async ({ page, id }) => {
      await paginaDeCaso(page).abrir(id);
    },
  ],
  [
    'a long history with files and long words',
    async ({ page, browser, id }) => {
      const caso = paginaDeCaso(page);
      const { page: otra } = await otraPersona(browser, EMPLEADOS.asesor, id);
      for (let n = 1; n <= 25; n++) {
        await trabajarAparte(otra, 'agregar-comentario', id, { comentario: n % 6 === 0 ? LARGO : `Llamada ${n}` });
      }
      await page.reload();
      await caso.archivos.setInputFiles([png(`${'nombre largo '.repeat(8)}.png`), png('b.png')]);
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
  ],
  [
    'an escalation with errors',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      const caso = paginaDeCaso(page);
      await caso.accion('Escalar').click();
      await caso.ventana('Escalar caso').boton('Escalar').click();
      await expect(page.getByText('Campo requerido').first()).toBeVisible();
    },
  ],
  [
    'a closing with a draft',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      const caso = paginaDeCaso(page);
      await caso.accion('Cerrar caso').click();
      await caso
        .ventana('Cerrar caso')
        .campo(/^Solución/)
        .fill(LARGO);
      await page.keyboard.press('Escape');
      await expect(caso.accion(/^Cerrar caso/)).toContainText('Borrador');
    },
  ],
  [
    'a comment that somebody was faster than',
    async ({ page, browser, id }) => {
      const caso = paginaDeCaso(page);
      await caso.comentario.fill(LARGO);
      const { page: otra } = await otraPersona(browser, EMPLEADOS.asesor, id);
      await trabajarAparte(otra, 'agregar-comentario', id, { comentario: 'Yo también.' });
      await caso.comentar.click();
      await expect(page.getByRole('button', { name: 'Guardar de todos modos' })).toBeVisible();
      await expect(page.locator('[data-aviso=error]')).toHaveCount(0);
    },
  ],
  [
    'a case that somebody else changed',
    async ({ page, browser, id }) => {
      const caso = paginaDeCaso(page);
      await caso.historia.getByRole('button', { name: 'Descartar' }).click();
      const { page: otra } = await otraPersona(browser, EMPLEADOS.asesor, id);
      await trabajarAparte(otra, 'agregar-comentario', id, { comentario: 'Y otra vez.' });
      await expect(caso.aviso).toBeVisible();
    },
  ],
  [
    'a case that waits for somebody else to authorize it',
    async ({ page }) => {
      const caso = paginaDeCaso(page);
      await page.getByRole('button', { name: 'Ver cambios' }).click();
      await expect(caso.aviso).toHaveCount(0);
      await caso.accion('Solicitar autorización').click();
      const ventana = caso.ventana('Solicitar autorización');
      await ventana.campo(/^Motivo/).fill('El importe supera lo permitido.');
      await ventana.boton('Solicitar autorización').click();
      await expect(page.getByText('Usted pidió esta autorización: la decide otra persona.')).toBeVisible();
    },
  ],
  [
    'a solved case',
    async ({ page }) => {
      const caso = paginaDeCaso(page);
      await caso.accion(/^Cerrar caso/).click();
      await caso.ventana('Cerrar caso').boton('Cerrar caso').click();
      await expect(caso.resumen).toContainText('SOLUCIONADA');
      await expect(page.locator('[data-aviso=success]')).toHaveCount(0);
    },
  ],
];

test('a case has no fault that axe finds in any of its states, and none is wider than the window', async ({
  page,
  browser,
  producto,
  fallas,
}) => {
  test.setTimeout(240_000);
  const id = await nuevoCasoEn(producto.url);
  await signIn(page, EMPLEADOS.gerente);
  for (const [nombre, llegar] of vistas) {
    await test.step(nombre, async () => {
      await llegar({ page, browser, id });
      expect.soft({ nombre, fallas: await fallas() }).toEqual({ nombre, fallas: [] });
    });
  }
});
