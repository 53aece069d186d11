import { expect, type Locator, type Page } from '@playwright/test';
import type { Upload } from './files.ts';

/** The validation screen, by what a person sees and does on it. */
export function validacion(page: Page) {
  const tienda = page.getByLabel('Tienda', { exact: true });
  const operacion = page.getByLabel('Operación', { exact: true });
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  const nuevoCaso = page.getByRole('button', { name: 'Nuevo Caso', exact: true });
  const table = (nombre: 'Vales' | 'Artículos'): Locator => page.getByRole('table', { name: nombre });
  return {
    tienda,
    operacion,
    buscar: search,
    nuevoCaso,
    vales: table('Vales'),
    articulos: table('Artículos'),
    open: async () => {
      await page.goto('valida-operacion');
      await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    },
    /** Looks an operation up and waits until the search has ended. */
    validate: async (number: string, nombreTienda = 'Tienda Centro') => {
      await tienda.selectOption({ label: nombreTienda });
      await operacion.fill(number);
      await search.click();
      await expect(nuevoCaso).toBeEnabled();
    },
  };
}

/** A customer and a complaint that the form accepts as they are. */
export const REQUEST = {
  nombre: 'Guadalupe',
  apellidoPaterno: 'Peña',
  apellidoMaterno: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  descripcion: 'El cliente reporta que la licuadora no enciende desde el primer día.',
} as const;

/** Each who is filled in is another customer: whoever seems to be there already is told of first. */
let filledIn = 0;

/** The new-case window, by what a person sees and does in it. */
export function nuevoCaso(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Nuevo Caso' });
  const field = (nombre: RegExp): Locator => dialog.getByLabel(nombre);
  const button = (nombre: string): Locator => dialog.getByRole('button', { name: nombre, exact: true });
  const parts = {
    dialog,
    nombre: field(/^Nombre/),
    apellidoPaterno: field(/^Apellido paterno/),
    apellidoMaterno: field(/^Apellido materno/),
    fechaNacimiento: field(/^Fecha nacimiento/),
    correo: field(/^Correo/),
    telefono: field(/^Número telefónico/),
    celular: field(/^Número celular/),
    area: field(/^[ÁA]rea/),
    categoria: field(/^Categoría/),
    descripcion: field(/^Descripción/),
    operacion: dialog.getByRole('textbox', { name: 'Operación', exact: true }),
    chooseOfOperation: dialog
      .getByRole('group', { name: 'Cliente de la operación' })
      .getByRole('button', { name: 'Elegir cliente', exact: true }),
    otra: button('Es otra persona'),
    fileInput: dialog.locator('input[type="file"]'),
    buscar: button('Buscar cliente'),
    guardar: button('Guardar'),
    cerrar: button('Cerrar'),
    clienteNuevo: dialog.getByRole('radio', { name: /Crear nuevo cliente/ }),
    question: page.getByRole('alertdialog', { name: '¿Descartar este caso?' }),
    clientes: dialog.getByRole('radio', { name: /Numiden:/ }),
  };
  return {
    ...parts,
    /** Chooses a store in the list that narrows while one types. */
    chooseStore: async (nombre: string) => {
      await dialog.getByRole('combobox', { name: 'Tienda' }).fill(nombre);
      await page.getByRole('option', { name: nombre }).first().click();
    },
    /** Fills everything that a case for a new customer needs. */
    fill: async (files: readonly Upload[] = []) => {
      // The window takes the focus to its first field when it opens, and `fill` types wherever the focus is.
      await expect(dialog.locator(':focus')).toBeVisible();
      await parts.nombre.fill(REQUEST.nombre);
      await parts.apellidoPaterno.fill(REQUEST.apellidoPaterno);
      filledIn += 1;
      const other = [...String(filledIn)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
      await parts.apellidoMaterno.fill(`${REQUEST.apellidoMaterno}${other}`);
      await parts.fechaNacimiento.fill(REQUEST.fechaNacimiento);
      await parts.correo.fill(`guadalupe.${process.pid}.${filledIn}@ejemplo.mx`);
      await chooseSecondOption(parts.area);
      await chooseSecondOption(parts.categoria);
      await parts.descripcion.fill(REQUEST.descripcion);
      if (files.length > 0) await parts.fileInput.setInputFiles([...files]);
    },
  };
}

/** The first real option: the one after the placeholder. Waits until the list has been loaded. */
async function chooseSecondOption(list: Locator): Promise<void> {
  await expect(list.locator('option').nth(1)).toBeAttached();
  await list.selectOption({ index: 1 });
}

/** Straight to an operation, of Tienda Centro where no store is said, and its new-case window. */
export async function openNewCaseWindow(page: Page, operacion = '1000001', tienda = 1) {
  await page.goto(`valida-operacion?tienda=${tienda}&operacion=${operacion}`);
  await validacion(page).nuevoCaso.click();
  const dialog = nuevoCaso(page);
  await expect(dialog.descripcion).toBeEditable();
  await expect(dialog.dialog.getByText('Buscando al cliente de la operación...')).toHaveCount(0);
  // The sale's customer is chosen by itself; a draft goes on as it was left.
  if (await dialog.otra.isVisible()) await dialog.otra.click();
  await expect(dialog.nombre).toBeEditable();
  return dialog;
}

/** The case page, once the app has gone there; answers the number of the case. */
export async function openedCase(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/administracion\/casos\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return Number(page.url().split('/').at(-1));
}
