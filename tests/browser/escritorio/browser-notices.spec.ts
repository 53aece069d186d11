import { expect, type Page } from '@playwright/test';
import { newCaseAt, workApart } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** The permission that was asked of the browser, and the notices that it showed; the real ones need a desktop. */
interface Seen {
  asked: number;
  readonly shown: string[];
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

test('the browser tells what is new behind other windows, only for who wished it, without what was written', async ({
  page,
  apart,
  producto,
}) => {
  await page.addInitScript(() => {
    const noted: Seen = { asked: 0, shown: [] };
    class Shown {
      static permission = 'default';
      static async requestPermission() {
        noted.asked += 1;
        Shown.permission = 'granted';
      }
      constructor(title: string, { body }: { body: string }) {
        noted.shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { seen: noted, Notification: Shown });
  });
  await signIn(page, EMPLOYEES.asesor);
  const [first, second] = [await newCaseAt(producto.url), await newCaseAt(producto.url)];
  const gerente = await apart(EMPLOYEES.gerente);
  await page.request.post('api/novedades/leidas', { data: { hasta: 1_000_000 } });
  await page.goto('mi-cuenta');
  const wish = page.getByRole('checkbox', { name: /^Avisarme también con el navegador/ });
  await expect(wish).not.toBeChecked();
  const hide = () => page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));

  await hide();
  await workApart(gerente, 'agregar-comentario', first, { comentario: 'Nadie lo pidió.' });
  await expect(page).toHaveTitle(/^\(1\)/);
  expect(await seen(page)).toEqual({ asked: 0, shown: [] });

  await wish.check({ force: true });
  await expect(wish).toBeChecked();
  await workApart(gerente, 'agregar-comentario', second, { comentario: 'El cliente debe 500.' });
  await expect
    .poll(() => seen(page))
    .toEqual({
      asked: 1,
      shown: [expect.stringMatching(`^Silvia Muñoz Arriaga comentó el caso ${second}: [A-ZÁÉÍÓÚ ]+$`)],
    });
});
