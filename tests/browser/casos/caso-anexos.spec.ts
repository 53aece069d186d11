import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openNewCase } from '../bed/caso.ts';
import { png } from '../bed/files.ts';
import { test } from '../bed/test.ts';

function says(page: Page, texto: string) {
  return expect(page.getByRole('status').getByText(texto)).toBeVisible();
}

test.describe('attachments', () => {
  test('six at once are refused, and of a mixed selection the good ones go and the others say why', async ({
    page,
    producto,
  }) => {
    const { caso } = await openNewCase(page, producto.url);
    await caso.fileInput.setInputFiles([1, 2, 3, 4, 5, 6].map((n) => png(`foto ${n}.png`)));
    const demasiados = 'Solo puede seleccionar 5 archivos. Seleccione de nuevo.';
    await expect(caso.anexos.getByText(demasiados)).toBeVisible();
    await expect(page.getByText(demasiados), 'once').toHaveCount(1);
    await caso.fileInput.setInputFiles([
      png('foto.png'),
      { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await says(page, 'Anexos agregados con éxito');
    await expect(caso.anexos.getByText(/^El archivo virus\.exe no es de un tipo permitido/)).toBeVisible();
    await expect(caso.anexos.getByText(demasiados)).toHaveCount(0);
    await expect(caso.anexos.getByRole('button', { name: /^Descargar / })).toHaveCount(2);
  });

  test('can be dropped anywhere on the page and pasted while a comment is written', async ({ page, producto }) => {
    const { caso } = await openNewCase(page, producto.url);
    await caso.comentario.fill('Va la foto');
    const release = (type: 'drop' | 'paste', where: string, nombre: string) =>
      page.evaluate(
        ([tipo, selector, name, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], name, { type: 'image/png' }));
          const event =
            tipo === 'drop'
              ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
              : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
          document.querySelector(selector)?.dispatchEvent(event);
        },
        [type, where, nombre, png('x').buffer.toString('base64')] as const,
      );
    await release('drop', 'h1', 'arrastrada.png');
    await expect(caso.anexos.getByRole('button', { name: 'Descargar arrastrada.png' })).toBeVisible();
    await release('paste', 'textarea', 'image.png');
    await expect(caso.anexos.getByRole('button', { name: /^Descargar captura \d\d-\d\d-\d\d\.png$/ })).toBeVisible();
    await expect(caso.comentario).toHaveValue('Va la foto');
  });

  test('are previewed over the page and downloaded byte by byte', async ({ page, producto }) => {
    const { caso } = await openNewCase(page, producto.url);
    const foto = png('golpe.png');
    await caso.fileInput.setInputFiles([foto]);
    const ver = caso.anexos.getByRole('button', { name: 'Ver golpe.png' });
    await ver.click();
    const imagen = page.getByRole('dialog', { name: 'golpe.png' }).getByRole('img', { name: 'golpe.png' });
    await expect(imagen).toBeVisible();
    expect(await imagen.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(ver).toBeFocused();

    const [descarga] = await Promise.all([
      page.waitForEvent('download'),
      caso.anexos.getByRole('button', { name: 'Descargar golpe.png' }).click(),
    ]);
    expect(await readFile(await descarga.path())).toEqual(foto.buffer);
  });

  test('a PDF is handed to the browser’s own viewer', async ({ page, producto }) => {
    // Chromium without windows has no viewer: it is told of one, and shows how far the page goes.
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
    const { caso } = await openNewCase(page, producto.url);
    await caso.anexos.getByRole('button', { name: 'Ver ticket.pdf' }).click();
    const marco = page.getByRole('dialog', { name: 'ticket.pdf' }).locator('iframe');
    await expect(marco).toHaveAttribute('src', /^blob:/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(marco).toHaveCount(0);
  });
});
