import { expect, type Page } from '@playwright/test';

const READY = '/caso/lista-paginada';

/** A row of the list as the server answers it; only what the tests look at. */
export interface ListRow {
  readonly id: number;
  readonly tienda: { readonly cvetda: number; readonly nombre: string };
  readonly subCategoria: { readonly id: number };
  readonly estado: { readonly id: number; readonly nombre: string };
  readonly semaforo: string | null;
  readonly pierdeColorEn: string | null;
  readonly datosCliente: { readonly nombre: string };
  readonly datosCreacion: { readonly numiden: number; readonly nombre: string };
  readonly fechaCreacion: string;
}

export interface ListAnswer {
  readonly listaCasos: readonly ListRow[];
  readonly total: number;
}

/** The case list, by what a person sees and does on it. */
export function caseList(page: Page) {
  const filters = page.getByRole('form', { name: 'Filtros de casos' });
  const table = page.getByRole('table', { name: /^(Lista de casos|Casos en recolecta)$/ });
  const pages = page.getByRole('navigation', { name: /^Páginas de/ });
  const folios = table.locator('tbody th a');
  return {
    filters,
    table,
    pages,
    folios,
    labelled: (nombre: string) => filters.getByLabel(nombre, { exact: true }),
    buttonNamed: (nombre: string) => filters.getByRole('button', { name: nombre, exact: true }),
    /** Chooses in a long list that narrows while one types. */
    choose: async (nombre: string, option: string) => {
      await filters.getByLabel(nombre, { exact: true }).fill(option);
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    more: filters.getByRole('button', { name: '+ Filtro' }),
    /** Opens the small window of a filter that is not in view, and answers its field. */
    adding: async (nombre: string) => {
      await filters.getByRole('button', { name: '+ Filtro' }).click();
      await page.getByRole('dialog').getByRole('option', { name: nombre }).first().click();
      return (campo: string) => page.getByRole('dialog').getByLabel(campo, { exact: true });
    },
    chips: page.getByRole('list', { name: 'Otros filtros' }),
    limpiar: filters.getByRole('button', { name: 'Limpiar' }),
    orden: page.getByLabel('Orden', { exact: true }),
    exportar: page.getByRole('button', { name: /^Exportar/ }),
    tab: (nombre: 'Casos' | 'Recolecta') =>
      page.getByRole('navigation', { name: 'Listas de casos' }).getByRole('link', { name: nombre }),
    /** Goes to the list and waits for its rows. */
    open: async (search = '') => {
      await page.goto(`administracion/casos${search}`);
      await expect(folios.first()).toBeVisible();
    },
    numbers: async (): Promise<number[]> => (await folios.allTextContents()).map(Number),
    /** Does something that asks for a page of the list; answers what was asked and what came. Needs `noteRequests`. */
    afterAsking: async (act: () => Promise<unknown>) => {
      const wait = page.waitForResponse((one) => one.url().endsWith(READY) && one.ok());
      await act();
      const answer = (await (await wait).json()) as ListAnswer;
      const asked = await page.evaluate(() => (window as unknown as Noted).sent);
      return { sent: JSON.parse(asked ?? '{}') as Readonly<Record<string, unknown>>, ...answer };
    },
    /** How often the list is asked for from now on. */
    countRequests: () => {
      const count = { times: 0 };
      page.on('request', (request) => {
        if (request.url().endsWith(READY)) count.times += 1;
      });
      return count;
    },
  };
}

interface Noted {
  sent?: string;
}

/** Notes in the page what the list asks for: the body of a `Request` is a stream, which Playwright does not see. */
export function noteRequests(page: Page): Promise<unknown> {
  return page.addInitScript((list) => {
    const original = window.fetch;
    window.fetch = async (asked, options) => {
      if (asked instanceof Request && asked.url.endsWith(list)) {
        (window as unknown as { sent?: string }).sent = await asked.clone().text();
      }
      return original(asked, options);
    };
  }, READY);
}

/** How far the page is scrolled inside the frame, in pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.locator('main').evaluate(({ scrollTop }) => scrollTop);
}
