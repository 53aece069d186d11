import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { obstacles } from '../../machines/kit/pasteable.ts';
import { SIZES } from '../bed/looks.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

function drawingOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Dibujo/ });
}

function pictureOf(page: Page): Locator {
  return page.getByRole('img', { name: /^Diagrama/ });
}

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0;
}

function scrolled(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  return drawingOf(page).evaluate(({ scrollLeft, scrollTop }) => ({ x: scrollLeft, y: scrollTop }));
}

test.describe('the diagrams', () => {
  test('are found in the menu by who administers, each with what it is about', async ({ page, fallas }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas');
    await page.getByRole('link', { name: 'Diagramas', exact: true }).first().click();
    const lives = page.getByRole('region', { name: 'Vidas' });
    await expect(lives.getByRole('link')).toHaveText(['Vida de un caso', 'Vida de un vale', 'Vida de una factura']);
    await expect(lives).toContainText('La vida de un vale, de lo que se llena en el mostrador');
    await expect(page.getByRole('region', { name: 'Pantallas' }).getByRole('link')).toHaveCount(16);
    await expect(page.getByRole('region', { name: 'Cómo guarda la aplicación' }).getByRole('link')).toHaveCount(2);
    for (const name of ['Facturar un consumo del restaurante', 'Pedir que se cancele una factura'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', /\/servicioFactura$/);
    await lives.getByRole('link', { name: 'Vida de un vale' }).click();
    await expect(page).toHaveURL(/\/diagramas\/vidaVale$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Vida de un vale' })).toBeFocused();
    await expect(pictureOf(page)).toContainText('«Autorizar»');
    expect(await fallas()).toEqual([]);
  });

  test('are only of machines that there are', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/toString');
    await expect(page).toHaveURL(/\/errors\/error-404$/);
  });

  test('say in words all that is drawn', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/servicioFactura');
    const list = page.getByRole('region', { name: 'Estados y flechas' });
    const choosing = list.getByRole('region', { name: 'Eligiendo', exact: true });
    await expect(choosing).toContainText('Se elige una; de la que no se puede se lee por qué.');
    await expect(choosing.getByRole('listitem')).toHaveText([
      '«Buscar» (buscar) la persona busca: va a Buscando.',
      '«Elegir» (elegir) la persona elige una, si con esa se puede: va a Escribiendo.',
    ]);
    await expect(list.getByRole('region', { name: 'Al llegar' })).toContainText('Aquí se empieza');
  });

  test('light what is looked for, without accents, and bring it into view', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/sesion');
    const search = page.getByRole('searchbox', { name: 'Buscar un estado o una flecha' });
    await expect(pictureOf(page)).toBeVisible();
    await search.fill('falta algo antes');
    await expect(page.getByRole('status').filter({ hasText: /^1 de \d+$/ })).toBeVisible();
    const state = page.locator('[data-state="sesion.pending"]');
    await expect(state).toHaveAttribute('data-lit', '');
    await expect(state).toBeInViewport({ ratio: 1 });
    await search.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^2 de \d+$/ })).toBeVisible();
    await search.fill('version vencida');
    await expect(page.locator('[data-state="sesion.outdated"]')).toHaveAttribute('data-lit', '');
    await search.fill('no está en ninguna parte');
    await expect(page.getByText('No hay nada', { exact: true })).toBeVisible();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });

  test('are moved and made larger by buttons, keyboard, wheel and mouse', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/sesion');
    const picture = pictureOf(page);
    const frame = drawingOf(page);
    await page.getByRole('button', { name: 'Ver todo' }).click();
    await expect.poll(async () => (await widthOf(picture)) <= (await widthOf(frame))).toBe(true);
    const whole = await widthOf(picture);
    await page.getByRole('button', { name: 'Más grande' }).click();
    await expect.poll(async () => Math.round(((await widthOf(picture)) / whole) * 100)).toBe(125);
    await frame.focus();
    await page.keyboard.press('+');
    await expect.poll(async () => Math.round(((await widthOf(picture)) / whole) * 100)).toBe(156);
    await frame.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(async () => Math.round(((await widthOf(picture)) / whole) * 100)).toBe(195);
    const before = await scrolled(page);
    const box = await frame.boundingBox();
    if (box === null) throw new Error('The drawing is not on screen.');
    await page.mouse.move(box.x + 300, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 240, box.y + 180, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toEqual({ x: before.x + 60, y: before.y + 20 });
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(picture)).toBe(whole);
  });

  test('are copied as the file that pastes whole in Stately Sketch', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/trabajo');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'Copiar para Stately' }).click();
    await expect(page.getByText('Copiado: péguelo entero en Stately Sketch.')).toBeVisible();
    await page.evaluate(() => document.querySelector('h1')?.replaceWith(document.createElement('textarea')));
    await page.locator('textarea').focus();
    await page.keyboard.press('Control+V');
    const copied = await page.locator('textarea').inputValue();
    expect(copied).toBe(readFileSync('machines/trabajo.machine.ts', 'utf8'));
    expect(obstacles(copied)).toEqual([]);
  });

  test('leave the page as files for a document and for other programs', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/vidaVale');
    const take = async (name: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('menuitem', { name }).click();
      const file = await coming;
      return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
    };
    const picture = await take('Imagen (PNG)');
    expect(picture.name).toBe('vidaVale.png');
    expect(picture.content.toString('latin1', 1, 4)).toBe('PNG');
    // Of twice the points of the drawing, and not an empty sheet of them.
    expect(picture.content.readUInt32BE(16)).toBeGreaterThan(2_000);
    expect(picture.content.length).toBeGreaterThan(100_000);
    const drawn = (await take('Dibujo (SVG)')).content.toString();
    expect(drawn).toMatch(/^<svg xmlns=/);
    expect(drawn).toContain('POR AUTORIZAR');
    const scxml = await take('SCXML');
    expect(scxml.name).toBe('vidaVale.scxml');
    const parsed = await page.evaluate((text) => {
      const whole = new DOMParser().parseFromString(text, 'application/xml');
      return [whole.documentElement.localName, whole.getElementsByTagName('final').length];
    }, scxml.content.toString());
    expect(parsed).toEqual(['scxml', 1]);
    expect((await take('Mermaid')).content.toString()).toContain('\nstateDiagram-v2\n');
    expect(JSON.parse((await take('JSON')).content.toString())).toMatchObject({ id: 'vidaVale' });
  });

  test('are compared with those of another version, by sign on the drawing and as a list', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/vidaVale');
    await page.getByRole('button', { name: 'Comparar' }).click();
    const panel = page.getByRole('region', { name: 'Qué cambió' });
    await expect(panel.getByLabel('Diagramas de otra versión')).toBeInViewport({ ratio: 1 });
    const coming = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Guardar los de esta versión' }).click();
    const kept = readFileSync(await (await coming).path(), 'utf8');
    const choose = (text: string) =>
      panel
        .getByLabel('Diagramas de otra versión')
        .setInputFiles({ name: 'diagramas.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await choose(kept);
    await expect(panel.getByRole('status')).toHaveText(/^Nada cambió desde /);
    await choose('{}');
    await expect(panel).toContainText('Ese archivo no tiene diagramas guardados.');

    const version = JSON.parse(kept);
    const { chart, rules } = version.charts.find((one: { chart: { id: string } }) => one.chart.id === 'vidaVale');
    rules.decideElDeOtro = 'deOtraManera';
    chart.states = chart.states.filter(({ key }: { key: string }) => key !== 'rechazado');
    chart.arrows = chart.arrows.filter(({ name, from }: { name: string; from: string }) => {
      return from !== 'vidaVale.rechazado' && !(name === 'imprimir' && from === 'vidaVale.canjeado');
    });
    chart.arrows.push({ ...chart.arrows[0], id: 'x', name: 'regalar', type: 'regalar', button: 'Regalar' });
    await choose(JSON.stringify({ ...version, version: '0.9' }));
    await expect(panel.getByRole('status')).toHaveText('Desde 0.9: 5 nuevos, 2 cambiados y 1 que se fue.');
    // The answer stands below the drawing, which fills the window.
    await expect(panel.getByRole('status')).toBeInViewport();
    await expect(panel.getByRole('listitem').filter({ hasText: '«Regalar», en NUEVO' })).toContainText('− Se fue:');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Estado RECHAZADO' })).toContainText('+ Nuevo:');
    await expect(panel.getByRole('listitem').filter({ hasText: 'decide de otra manera' })).toHaveCount(2);
    const state = (name: string) => page.locator(`[data-state="vidaVale.${name}"]`);
    await expect(state('rechazado')).toHaveAttribute('data-change', 'came');
    await expect(state('nuevo').locator('[data-numbers]')).toHaveText('−');
    await expect(state('canjeado').locator('[data-numbers]')).toHaveText('+');
    await panel.getByRole('link', { name: 'Estado RECHAZADO' }).click();
    await expect(state('rechazado')).toHaveAttribute('data-lit', '');
    await expect(state('rechazado')).toBeInViewport({ ratio: 1 });
  });

  test('open at a state or an arrow by its address, with it in view, marked and told', async ({ page, elsewhere }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/sesion?ver=pending');
    const state = page.locator('[data-state="sesion.pending"]');
    await expect(state).toHaveAttribute('data-lit', '');
    await expect(state).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Falta algo antes' }).first()).toBeVisible();
    const list = page.getByRole('region', { name: 'Estados y flechas' });
    const arrow = list.getByRole('listitem').filter({ hasText: 'no se puede recuperar la sesión' });
    await arrow.first().getByRole('link').click();
    await expect(page).toHaveURL(/ver=\w+$/);
    await expect(state).not.toHaveAttribute('data-lit', '');
    const told = page.getByRole('region', { name: /, en Recuperando$/ });
    await expect(told).toContainText('No se puede recuperar la sesión: va a Sin respuesta.');
    const other = await elsewhere(EMPLOYEES.administrador);
    await other.goto(page.url());
    await expect(other.getByRole('region', { name: /, en Recuperando$/ })).toBeVisible();
    await expect(other.locator('g[data-lit]').first()).toBeInViewport({ ratio: 1 });
    await told.getByRole('button', { name: 'Quitar la marca' }).click();
    await expect(page.locator('g[data-lit]')).toHaveCount(0);
    await page.locator('[data-state="sesion.login.entering"] text').first().click();
    await expect(page).toHaveURL(/ver=login\.entering$/);
  });

  test('of a life are played by its own machine, with facts switched, and as a link that others open', async ({
    page,
    elsewhere,
  }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/vidaVale');
    await page.getByRole('button', { name: 'Probar' }).click();
    const panel = page.getByRole('region', { name: 'Probar' });
    const choices = panel.getByRole('group', { name: 'Ahora puede pasar' }).getByRole('button');
    const lit = page.locator('g[data-state][data-lit]');
    await expect(panel).toContainText('Todavía no pasa nada.');
    await expect(lit).toHaveAttribute('data-state', 'vidaVale.nuevo');
    await panel.getByRole('checkbox', { name: 'Lo que se guarda pide autorización' }).check();
    await choices.filter({ hasText: '«Guardar vale» → POR AUTORIZAR' }).click();
    await expect(lit).toHaveAttribute('data-state', 'vidaVale.porAutorizar');
    await expect(panel.getByRole('status')).toBeFocused();
    await panel.getByLabel('¿Quién lo hizo?').selectOption('La misma persona');
    await expect(panel).toContainText('«Autorizar»: Usted hizo este vale: lo decide otra persona.');
    await expect(choices.filter({ hasText: '«Autorizar»' })).toHaveCount(0);
    await panel.getByLabel('¿Quién lo hizo?').selectOption('Otra persona');
    await choices.filter({ hasText: '«Autorizar» → VIGENTE' }).click();
    await expect(lit).toHaveAttribute('data-state', 'vidaVale.vigente');
    const way = [
      '«Lo que se guarda pide autorización»: sí.',
      'Lo guarda: POR AUTORIZAR.',
      'Pulsa «Autorizar»: VIGENTE.',
    ];
    await expect(panel.getByRole('list', { name: 'El camino hasta aquí' }).getByRole('listitem')).toHaveText(way);
    const other = await elsewhere(EMPLOYEES.administrador);
    await other.goto(page.url());
    await expect(other.getByRole('list', { name: 'El camino hasta aquí' }).getByRole('listitem')).toHaveText(way);
    await page.goBack();
    await expect(lit).toHaveAttribute('data-state', 'vidaVale.porAutorizar');
    await panel.getByRole('button', { name: 'Paso atrás' }).click();
    await expect(lit).toHaveAttribute('data-state', 'vidaVale.nuevo');
  });

  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`are played with the state and what can happen in view together: ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await signIn(page, EMPLOYEES.administrador);
      await page.goto('diagramas/sesion');
      await page.getByRole('button', { name: 'Probar' }).click();
      const lit = page.locator('g[data-state][data-lit]');
      const choices = page.getByRole('group', { name: 'Ahora puede pasar' }).getByRole('button');
      const seen = async (state: string) => {
        await expect(lit).toHaveAttribute('data-state', `sesion.${state}`);
        await expect(lit).toBeInViewport({ ratio: 0.98 });
        await expect(choices.first()).toBeInViewport({ ratio: 0.98 });
      };
      await seen('restoring');
      await choices.filter({ hasText: 'si la sesión sigue viva' }).click();
      await seen('active.working');
      await choices.filter({ hasText: /^«Salir»$/ }).click();
      await seen('logout');
      await choices.filter({ hasText: '3 segundos' }).click();
      await seen('login.waiting');
    });
  }

  test('have what is pressed in one line on a tablet, too', async ({ page }) => {
    await page.setViewportSize(SIZES.tableta);
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/vidaVale');
    const first = await page.getByRole('button', { name: 'Más pequeño' }).boundingBox();
    const last = await page.getByRole('button', { name: 'Exportar' }).boundingBox();
    expect(last?.y).toBe(first?.y);
  });

  test('are printed in light colours from a dark screen, whoever asks for it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/vidaCaso');
    const html = page.locator('html');
    await expect(pictureOf(page)).toBeVisible();
    await expect(html).toHaveClass(/dark/);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(html).toHaveClass(/light/);
    await expect(html).not.toHaveClass(/dark/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(html).toHaveClass(/dark/);
  });

  test('are printed with what they say and without what is pressed', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas/vidaCaso');
    await expect(pictureOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'PENDIENTE', exact: true })).toBeVisible();
    const fits = await pictureOf(page).evaluate((svg) => svg.getBoundingClientRect().width <= window.innerWidth);
    expect(fits).toBe(true);
  });

  test('come in files that are small: the page and one chart below 68 KiB', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('diagramas');
    await expect(page.getByRole('region', { name: 'Vidas' })).toBeVisible();
    // Parts that the app fetches while it rests are none of the next page: they come first.
    await page.waitForFunction(() => {
      const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(...ends) > 1_500;
    });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname))
        sizes.push(
          response
            .request()
            .sizes()
            .then((size) => size.responseBodySize),
        );
    });
    await page.getByRole('link', { name: 'Atender un caso con una factura' }).click();
    await expect(pictureOf(page)).toBeVisible();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(68 * 1024);
  });
});
