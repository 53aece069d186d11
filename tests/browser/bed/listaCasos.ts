import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const LISTA = '/caso/lista-paginada';

/** A row of the list as the server answers it; only what the tests look at. */
export interface FilaDeLista {
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

export interface RespuestaLista {
  readonly listaCasos: readonly FilaDeLista[];
  readonly total: number;
}

/** The case list, by what a person sees and does on it. */
export const listaCasos = (page: Page) => {
  const filtros = page.getByRole('form', { name: 'Filtros de casos' });
  const tabla = page.getByRole('table', { name: /^(Lista de casos|Casos en recolecta)$/ });
  const paginas = page.getByRole('navigation', { name: /^Páginas de/ });
  const folios = tabla.locator('tbody th a');
  return {
    filtros,
    tabla,
    paginas,
    folios,
    campo: (nombre: string) => filtros.getByLabel(nombre, { exact: true }),
    buscar: filtros.getByRole('button', { name: 'Buscar' }),
    limpiar: filtros.getByRole('button', { name: 'Limpiar' }),
    orden: page.getByLabel('Orden', { exact: true }),
    exportar: page.getByRole('button', { name: /^Exportar/ }),
    pestana: (nombre: 'Casos' | 'Recolecta') =>
      page.getByRole('navigation', { name: 'Listas de casos' }).getByRole('link', { name: nombre }),
    /** Goes to the list and waits for its rows. */
    abrir: async (busqueda = '') => {
      await page.goto(`administracion/casos${busqueda}`);
      await expect(folios.first()).toBeVisible();
    },
    numeros: async (): Promise<number[]> => (await folios.allTextContents()).map(Number),
    /** Does something that asks for a page of the list; answers what was asked and what came. Needs `anotarPedidos`. */
    trasPedir: async (hacer: () => Promise<unknown>) => {
      const espera = page.waitForResponse((una) => una.url().endsWith(LISTA) && una.ok());
      await hacer();
      const respuesta = (await (await espera).json()) as RespuestaLista;
      const pedido = await page.evaluate(() => (window as unknown as Anotado).pedido);
      return { pedido: JSON.parse(pedido ?? '{}') as Readonly<Record<string, unknown>>, ...respuesta };
    },
    /** How often the list is asked for from now on. */
    contarPeticiones: () => {
      const cuenta = { veces: 0 };
      page.on('request', (peticion) => {
        if (peticion.url().endsWith(LISTA)) cuenta.veces += 1;
      });
      return cuenta;
    },
  };
};

interface Anotado {
  pedido?: string;
}

/** Notes in the page what the list asks for: the body of a `Request` is a stream, which Playwright does not see. */
export const anotarPedidos = (page: Page): Promise<unknown> =>
  page.addInitScript((lista) => {
    const original = window.fetch;
    window.fetch = async (pedido, opciones) => {
      if (pedido instanceof Request && pedido.url.endsWith(lista)) {
        (window as unknown as { pedido?: string }).pedido = await pedido.clone().text();
      }
      return original(pedido, opciones);
    };
  }, LISTA);

/** How far the page is scrolled inside the frame, in pixels. */
export const desplazado = (page: Page): Promise<number> => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
