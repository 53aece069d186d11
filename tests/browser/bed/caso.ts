import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Caso } from '#domain/casos';
import { callAs } from './calls.ts';
import { pdf } from './files.ts';
import { EMPLEADOS, signIn } from './test.ts';

export const COMENTARIO_ORIGINAL = 'El cliente reporta que el refrigerador llegó con un golpe.';

/** Opens a new case of Tienda Centro at a server, with one attachment; answers its number. */
export const nuevoCasoEn = async (url: string, numiden: string = EMPLEADOS.asesor): Promise<number> =>
  (await callAs(url, numiden)).guardarCaso(COMENTARIO_ORIGINAL, pdf('ticket.pdf'));

/** The page of a case, by what a person sees and does on it. */
export const paginaDeCaso = (page: Page) => {
  const acciones = page.getByRole('region', { name: 'Acciones del caso' });
  const historia = page.getByRole('region', { name: 'Historia' });
  const anexos = page.getByRole('region', { name: 'Anexos', exact: true });
  const accion = (nombre: string | RegExp): Locator =>
    acciones.getByRole('button', typeof nombre === 'string' ? { name: nombre, exact: true } : { name: nombre });
  const ventana = (nombre: string) => {
    const dialogo = page.getByRole('dialog', { name: nombre, exact: true });
    return {
      dialogo,
      campo: (rotulo: RegExp): Locator => dialogo.getByLabel(rotulo),
      boton: (texto: string): Locator => dialogo.getByRole('button', { name: texto, exact: true }),
    };
  };
  return {
    accion,
    acciones,
    historia,
    anexos,
    ventana,
    resumen: page.getByRole('list', { name: 'Resumen del caso' }),
    comentario: page.getByLabel('Comentario', { exact: true }),
    comentar: historia.getByRole('button', { name: 'Comentar', exact: true }),
    archivos: anexos.locator('input[type="file"]'),
    aviso: page.getByText('Este caso cambió:'),
    abrir: async (id: number) => {
      await page.goto(`administracion/casos/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: `Caso ${id}` })).toBeVisible();
      await expect(historia).toBeVisible();
    },
    /** Fills the escalation with the first category of the area, and its first reason. */
    llenarEscalamiento: async (area: string, comentario: string) => {
      const { campo } = ventana('Escalar caso');
      await campo(/^Área/).selectOption({ label: area });
      await campo(/^Categoría/).selectOption({ index: 1 });
      await expect(
        campo(/^Motivo/)
          .locator('option')
          .nth(1),
      ).toBeAttached();
      await campo(/^Motivo/).selectOption({ index: 1 });
      await campo(/^Comentario/).fill(comentario);
    },
  };
};

/** Another person at another computer, signed in, with the case open. */
export const otraPersona = async (browser: Browser, numiden: string, id: number) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, numiden);
  const caso = paginaDeCaso(page);
  await caso.abrir(id);
  return { page, caso };
};

/** The case as the server has it, read with the session of a page. */
export const casoEnServidor = async (page: Page, id: number): Promise<Caso> => {
  const answer = await page.request.get(`api/caso/detalle/${id}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Caso;
};

/** Work that a page's person does elsewhere, without the page: by the call alone, on the case as it is now. */
export const trabajarAparte = async (page: Page, ruta: string, id: number, cuerpo: object): Promise<void> => {
  const { version } = await casoEnServidor(page, id);
  const answer = await page.request.post(`api/caso/${ruta}`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { idCaso: id, version, ...cuerpo },
  });
  expect(await answer.json()).toMatchObject({ codigo: 1 });
};

/** Signs in and opens a new case of Tienda Centro, which nobody has worked on. */
export const abrirCasoNuevo = async (
  page: Page,
  servidor: string,
  numiden: string = EMPLEADOS.asesor,
): Promise<{ readonly id: number; readonly caso: ReturnType<typeof paginaDeCaso> }> => {
  const id = await nuevoCasoEn(servidor);
  await signIn(page, numiden);
  const caso = paginaDeCaso(page);
  await caso.abrir(id);
  return { id, caso };
};
