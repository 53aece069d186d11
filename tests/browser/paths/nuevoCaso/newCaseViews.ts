import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '#domain/casos/clientes';
import { noConnection } from '../../../machines/samples.ts';
import { nuevoCaso } from '../../bed/screens.ts';
import type { OtherPerson } from '../bed.ts';
import type { Gate } from '../gate.ts';
import { hear } from '../hear.ts';
import { NEW_CUSTOMER } from '../people.ts';
import type { NewCaseModel, Who } from './newCaseModel.ts';

export interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly other: OtherPerson;
  /** The sale from which the window was opened. */
  readonly sale: { readonly tienda: number; readonly operacion: number };
  readonly buyer: Customer;
  /** The name of somebody whom nobody knows. */
  readonly name: string;
  /** A category that the person attends, and one of others. */
  readonly categories: { readonly [A in NonNullable<NewCaseModel['filled']>]: Category };
}

export interface Category {
  readonly id: number;
  readonly idArea: number;
}

const WRITTEN = 'El cliente reporta que el refrigerador llegó con un golpe.';
const REWRITTEN = 'El cliente reporta que el refrigerador llegó con dos golpes.';

const NOT_SAVED = 'No se pudo crear el caso.';
const SAVES_ITSELF =
  'No se pudo confirmar el caso: se guardará solo, una sola vez, en cuanto vuelva la conexión, si no cambia nada.';

/** Writes who the customer is. */
export async function writeName(desk: Desk, who: Who): Promise<void> {
  const { nombre, apellidoPaterno, fechaNacimiento } = nuevoCaso(desk.page);
  const identity = identityOf(desk, who);
  await nombre.fill(identity.nombre);
  await apellidoPaterno.fill(identity.apellidoPaterno);
  await fechaNacimiento.fill(identity.nacio);
}

/** Writes all else that a case needs. */
export async function writeRest(desk: Desk, area: keyof Desk['categories'], who: Who | null): Promise<void> {
  const { correo, area: areas, categoria, descripcion } = nuevoCaso(desk.page);
  const { id, idArea } = desk.categories[area];
  await correo.fill(who === 'quien ya está' ? NEW_CUSTOMER.correo : `${desk.name}@ejemplo.mx`);
  await areas.selectOption(String(idArea));
  await categoria.selectOption(String(id));
  await descripcion.fill(WRITTEN);
}

/** Writes the description anew. */
export function rewrite({ page }: Desk): Promise<void> {
  return nuevoCaso(page).descripcion.fill(REWRITTEN);
}

function identityOf({ buyer, name }: Desk, who: Who) {
  if (who === 'quien ya está') {
    const { nomCliente, apePatCliente, fechaNacimiento } = NEW_CUSTOMER;
    return { nombre: nomCliente, apellidoPaterno: apePatCliente, nacio: fechaNacimiento };
  }
  const { nombre, apellidoPaterno } = who === 'nadie' ? { nombre: name, apellidoPaterno: 'Zwq' } : buyer;
  // Another day than the buyer's, so that who bought is not taken for a new customer.
  return { nombre, apellidoPaterno, nacio: '1931-02-03' };
}

/** Looks whether the screen shows the window as its chart says it is. Rejects as soon as it shows anything else. */
export async function look(desk: Desk, model: NewCaseModel): Promise<void> {
  const { page } = desk;
  const { phase, over } = model;
  await hear(page, model.said(), /se ha creado con éxito/);
  const { dialog, question } = nuevoCaso(page);
  await shown(question, phase === 'confirming', 'la pregunta «¿Descartar este caso?»');
  // Under the question the window is out of reach.
  await shown(page.locator('[role=dialog]', { hasText: 'Nuevo Caso' }), !over, 'la ventana «Nuevo Caso»');
  if (phase === 'created')
    return expect(page, 'la página es la del caso creado').toHaveURL(/\/administracion\/casos\/\d+$/);
  if (phase === 'closed')
    return expect(page, 'la página sigue siendo la de la operación').toHaveURL(/\/valida-operacion\?/);
  if (phase === 'confirming') return;
  await lookAtButtons(desk, model);
  await lookAtFields(desk, model);
  const failed = dialog.getByRole('alert').filter({ hasText: /^No se pudo/ });
  await shown(failed, model.work.endsWith('touched'), 'por qué no se guardó');
  if (!model.work.endsWith('touched')) return;
  if (model.isAlike) {
    await expect(failed, 'se lee que parece ser un cliente que ya está').toContainText(
      `${NOT_SAVED} Ya hay un cliente`,
    );
    return shown(button(dialog, 'Es otra persona: guardar'), true, 'el botón «Es otra persona: guardar»');
  }
  const text = model.work === 'untouched' ? SAVES_ITSELF : `${NOT_SAVED} ${noConnection.texto}`;
  await expect(failed, `se lee «${text}»`).toHaveText(text);
}

async function lookAtButtons({ page }: Desk, { phase, hasFound }: NewCaseModel): Promise<void> {
  const { dialog, guardar, cerrar, clientes } = nuevoCaso(page);
  const creating = phase === 'sending' || phase === 'fetching';
  await shown(button(dialog, 'Creando caso...'), creating, 'el botón «Creando caso...»');
  await shown(dialog.getByRole('progressbar', { name: 'Envío del caso' }), creating, 'cuánto va del envío');
  await shown(button(dialog, 'Buscando...'), phase === 'searching', 'el botón «Buscando...»');
  await can(cerrar, !creating, 'pulsar «Cerrar»');
  if (!creating) await can(guardar, phase !== 'searching', 'pulsar «Guardar»');
  if (hasFound) await expect(clientes.first(), 'se ven los clientes que se encontraron').toBeVisible();
  else await expect(clientes, 'no hay clientes que elegir').toHaveCount(0);
}

async function lookAtFields(desk: Desk, { phase, who, filled, isChosen, isRewritten }: NewCaseModel): Promise<void> {
  const { nombre, correo, categoria, descripcion } = nuevoCaso(desk.page);
  const locked = phase === 'sending' || phase === 'fetching';
  await can(descripcion, !locked, 'cambiar la descripción');
  await can(correo, !locked && phase !== 'searching', 'cambiar el correo');
  await can(nombre, !locked && phase !== 'searching' && !isChosen, 'cambiar el nombre');
  await expect(nombre, 'el nombre escrito sigue ahí').toHaveValue(who === null ? '' : identityOf(desk, who).nombre);
  await expect(descripcion, 'la descripción escrita sigue ahí').toHaveValue(
    isRewritten ? REWRITTEN : filled === null ? '' : WRITTEN,
  );
  if (filled === null) return;
  await expect(categoria, 'la categoría elegida sigue ahí').toHaveValue(String(desk.categories[filled].id));
  await expect(correo, 'el correo escrito sigue ahí').not.toHaveValue('');
}

/** Looks whether the server has the case once, and what is written as a draft for as long as there is none. */
export async function lookBehind(desk: Desk, model: NewCaseModel): Promise<void> {
  const { page, other, sale, categories } = desk;
  const { tienda, operacion } = sale;
  const ofSale = `caso/abiertos?tienda=${tienda}&operacion=${operacion}`;
  const { casos } = (await other.call('GET', ofSale)) as { readonly casos: readonly OpenCase[] };
  const made = casos.filter(({ deLaVenta }) => deLaVenta);
  expect(made, model.exists ? 'el servidor tiene el caso, una sola vez' : 'el servidor no tiene el caso').toHaveLength(
    model.exists ? 1 : 0,
  );
  const drafts = async () =>
    (await (await page.request.get(`api/borrador/propios?prefijo=nuevoCaso.${tienda}.${operacion}`)).json()).length;
  const isKept = model.isWritten && !model.exists && model.phase !== 'closed';
  await expect
    .poll(drafts, isKept ? 'lo escrito está guardado como borrador' : 'no queda ningún borrador')
    .toBe(isKept ? 1 : 0);
  const [stored] = made;
  if (stored === undefined || model.filled === null) return;
  const { subCategoria, comentarioOriginal, datosCliente } = await other.call('GET', `caso/detalle/${stored.id}`);
  expect(comentarioOriginal, 'el servidor guardó la descripción').toBe(model.isRewritten ? REWRITTEN : WRITTEN);
  expect(subCategoria, 'el servidor guardó la categoría').toMatchObject({ id: categories[model.filled].id });
  if (model.isChosen) expect(datosCliente, 'el caso es de quien compró').toMatchObject({ numiden: desk.buyer.numiden });
  else expect(datosCliente, 'el caso es de un cliente nuevo').not.toMatchObject({ numiden: desk.buyer.numiden });
}

interface OpenCase {
  readonly id: number;
  readonly deLaVenta: boolean;
}

function button(dialog: Locator, name: string): Locator {
  return dialog.getByRole('button', { name, exact: true });
}

function shown(what: Locator, isShown: boolean, words: string): Promise<void> {
  return expect(what, `${isShown ? 'se ve' : 'no se ve'} ${words}`).toHaveCount(isShown ? 1 : 0);
}

function can(what: Locator, enabled: boolean, words: string): Promise<void> {
  return expect(what, `${enabled ? '' : 'no '}se puede ${words}`).toBeEnabled({ enabled });
}
