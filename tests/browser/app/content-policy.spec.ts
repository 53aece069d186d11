import { expect, type Page } from '@playwright/test';
import { openNewCase } from '../bed/caso.ts';
import { nuevoCaso, validacion } from '../bed/screens.ts';
import { EMPLOYEES, signIn, signInByScreen, test } from '../bed/test.ts';

/** Collects from the browser what the page was forbidden to run, style or fetch; over reloads and further pages. */
async function listen(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation;
        tell(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
      },
    );
  });
  return violations;
}

async function policyOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).headers()['content-security-policy'] ?? '';
}

test.describe('the content security policy', () => {
  test('forbids nothing that the screens need, in light and in dark', async ({ page, producto }) => {
    const violations = await listen(page);
    // Chromium without windows has no viewer of PDFs: it is told of one, so that the app frames the file.
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
    await signInByScreen(page, EMPLOYEES.administrador);
    await expect(page.getByRole('heading', { name: /^Casos abiertos últimos 15 días/ })).toBeVisible();
    const screen = validacion(page);
    await screen.open();
    await screen.validate('1000001');
    await screen.nuevoCaso.click();
    await expect(nuevoCaso(page).dialog).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('administracion/casos');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    const { caso } = await openNewCase(page, producto.url);
    await caso.anexos.getByRole('button', { name: 'Ver ticket.pdf' }).click();
    await expect(page.getByRole('dialog', { name: 'ticket.pdf' }).locator('iframe')).toHaveAttribute('src', /^blob:/);
    expect(violations).toEqual([]);
    expect(await policyOf(page, 'overview')).not.toContain('unsafe');
  });

  test('lets the page of the calls show and be used', async ({ page }) => {
    const violations = await listen(page);
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('api/docs');
    const call = page.locator('.opblock', { hasText: 'catalogo/areas' }).first();
    await expect(page.locator('.opblock').first()).toBeVisible();
    // Of so many calls the page draws only those in view.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(call).toBeVisible({ timeout: 500 });
    }).toPass();
    await call.click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.getByText('Facturación').first()).toBeVisible();
    expect(violations).toEqual([]);
    expect(await policyOf(page, 'api/docs/')).not.toContain('unsafe');
  });

  test('stops a style and a script that somebody else wrote into the page', async ({ page, quejas }) => {
    const violations = await listen(page);
    await page.goto('auth/login');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">a</p><img src="x:" onerror="alert(1)">');
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      const script = document.createElement('script');
      script.textContent = 'document.title = "robado"';
      document.head.append(style, script);
    });
    await expect
      .poll(() => violations.map((text) => text.split(' ')[0]).sort())
      .toEqual(expect.arrayContaining(['script-src-elem', 'style-src-attr', 'style-src-elem']));
    expect(await page.title()).not.toBe('robado');
    quejas.length = 0;
  });
});
