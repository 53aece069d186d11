import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Caso } from '#domain/casos/casos';
import { actOf } from './acts.ts';
import { CUSTOMER, callAs } from './calls.ts';
import { pdf } from './files.ts';
import type { OwnSale } from './sales.ts';
import { EMPLOYEES, type Signed, signIn } from './test.ts';
import type { OwnTicket } from './tickets.ts';

const ORIGINAL_COMMENT = 'El cliente reporta que el refrigerador llegó con un golpe.';

/** Opens a new case of Tienda Centro at a server, with one attachment; answers its number. */
export async function newCaseAt(url: string, numiden: string = EMPLOYEES.asesor): Promise<number> {
  return (await callAs(url, numiden)).saveCase(ORIGINAL_COMMENT, pdf('ticket.pdf'));
}

/** Opens a new case of who bought something, for a voucher of that sale; answers its number. */
export async function newCaseOfBuyer(url: string, { cliente }: OwnSale): Promise<number> {
  return (await callAs(url, EMPLOYEES.asesor)).saveCase(ORIGINAL_COMMENT, pdf('ticket.pdf'), cliente);
}

/** Opens a case of a category, asked for by its name, for the buyer of a sale. */
export async function newCaseOf(person: Signed, categoria: string, sale: OwnSale): Promise<number> {
  return openCase(person, categoria, sale.cliente, []);
}

/** The same, of the very sale: the case names it. */
export async function newCaseOfSale(person: Signed, categoria: string, sale: OwnSale): Promise<number> {
  return newCaseOfTicket(person, categoria, { ...sale, folio: String(sale.operacion) });
}

/** The same, of a parking ticket, which its store knows by its number. */
export async function newCaseOfTicket(person: Signed, categoria: string, ticket: OwnTicket): Promise<number> {
  return openCase(person, categoria, ticket.cliente, [
    { tipo: 1, valor: String(ticket.tienda) },
    { tipo: 2, valor: ticket.folio },
  ]);
}

/** The same, of a meal, which its restaurant knows by its folio. */
export async function newCaseOfMeal(person: Signed, categoria: string, { cliente, folio }: OwnTicket): Promise<number> {
  return openCase(person, categoria, cliente, [{ tipo: 4, valor: folio }]);
}

async function openCase(
  { request }: Signed,
  categoria: string,
  cliente: number,
  parametrosBusqueda: readonly { readonly tipo: number; readonly valor: string }[],
): Promise<number> {
  const categories = (await (await request.get('api/catalogo/subcategorias')).json()) as Category[];
  const found = categories.find(({ nombre }) => nombre === categoria);
  const solicitud = {
    ...CUSTOMER,
    numidenCliente: cliente,
    descripcion: ORIGINAL_COMMENT,
    numidenCrea: Number(EMPLOYEES.asesor),
    cvetda: 1,
    idArea: found?.idArea,
    idSubcategoria: found?.id,
    parametrosBusqueda,
  };
  const saved = await request.post('api/caso/guardar', {
    headers: { 'Idempotency-Key': randomUUID() },
    multipart: { casoRequest: JSON.stringify(solicitud) },
  });
  return ((await saved.json()) as { idCaso: number }).idCaso;
}

interface Category {
  readonly id: number;
  readonly idArea: number;
  readonly nombre: string;
}

/** Opens a new case of Tienda Centro by the asesor, who asks at once for its authorization; answers its number. */
export async function newRequestAt(url: string): Promise<number> {
  const asesor = await callAs(url, EMPLOYEES.asesor);
  const idCaso = await asesor.saveCase('Se pide autorización por el plazo.', pdf('ticket.pdf'));
  await asesor.work('solicitar-autorizacion', { idCaso, version: 1, motivo: 'Pasó el plazo.' });
  return idCaso;
}

/** The page of a case, by what a person sees and does on it. */
export function casePage(page: Page) {
  const actions = page.getByRole('region', { name: 'Acciones del caso' });
  const historia = page.getByRole('region', { name: 'Historia' });
  const anexos = page.getByRole('region', { name: 'Anexos', exact: true });
  const action = (nombre: string | RegExp): Locator =>
    actions.getByRole('button', typeof nombre === 'string' ? { name: nombre, exact: true } : { name: nombre });
  const windowNamed = (nombre: string) => {
    const dialog = page.getByRole('dialog', { name: nombre, exact: true });
    return {
      dialog,
      labelled: (label: RegExp): Locator => dialog.getByLabel(label),
      buttonNamed: (texto: string): Locator => dialog.getByRole('button', { name: texto, exact: true }),
    };
  };
  return {
    action,
    act: (nombre: string | RegExp) => actOf(page, actions, nombre),
    actions,
    historia,
    anexos,
    windowNamed,
    resumen: page.getByRole('list', { name: 'Resumen del caso' }),
    comentario: page.getByLabel('Comentario', { exact: true }),
    comentar: historia.getByRole('button', { name: 'Comentar', exact: true }),
    fileInput: anexos.locator('input[type="file"]'),
    news: page.getByText('Este caso cambió:'),
    open: async (id: number) => {
      await page.goto(`administracion/casos/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: `Caso ${id}` })).toBeVisible();
      await expect(historia).toBeVisible();
    },
    /** Fills the escalation with the first category of the area, and its first reason. */
    fillEscalation: async (area: string, comentario: string) => {
      const { labelled } = windowNamed('Escalar caso');
      await labelled(/^Área/).selectOption({ label: area });
      await labelled(/^Categoría/).selectOption({ index: 1 });
      await expect(
        labelled(/^Motivo/)
          .locator('option')
          .nth(1),
      ).toBeAttached();
      await labelled(/^Motivo/).selectOption({ index: 1 });
      await labelled(/^Comentario/).fill(comentario);
    },
  };
}

/** Another person at another computer, signed in, with the case open. */
export async function otherPerson(elsewhere: (numiden: string) => Promise<Page>, numiden: string, id: number) {
  const page = await elsewhere(numiden);
  const caso = casePage(page);
  await caso.open(id);
  return { page, caso };
}

/** The case as the server has it, read with the session of a page. */
export async function caseAtServer({ request }: Signed, id: number): Promise<Caso> {
  const answer = await request.get(`api/caso/detalle/${id}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Caso;
}

/** Work that a person does without a screen: by the call alone, on the case as it is now. */
export async function workApart(person: Signed, ruta: string, id: number, body: object): Promise<void> {
  const { version } = await caseAtServer(person, id);
  const answer = await person.request.post(`api/caso/${ruta}`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { idCaso: id, version, ...body },
  });
  expect(await answer.json()).toMatchObject({ codigo: 1 });
}

/** Signs in and opens a new case of Tienda Centro without any work on it. */
export async function openNewCase(
  page: Page,
  server: string,
  numiden: string = EMPLOYEES.asesor,
): Promise<{ readonly id: number; readonly caso: ReturnType<typeof casePage> }> {
  const id = await newCaseAt(server);
  await signIn(page, numiden);
  const caso = casePage(page);
  await caso.open(id);
  return { id, caso };
}
