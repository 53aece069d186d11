import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Customer } from '#domain/casos/clientes';
import { customer } from '../../contract/shapes.samples.ts';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';
import { CASH_SALE } from './sales.ts';

/** A customer and a complaint that the form accepts as they are. */
export const REQUEST = {
  nombre: 'Guadalupe',
  apellidoPaterno: 'Peña',
  apellidoMaterno: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  correo: 'guadalupe.pena@ejemplo.mx',
  descripcion: 'El cliente reporta que la licuadora no enciende desde el primer día.',
} as const;

/** Who bought. */
export const BUYER: Customer = { ...customer, sexo: 'F', esNuevo: false, nombre: 'Práxedes', apellidoPaterno: 'Peña' };

const TIENDA = { cvetda: 1, nombre: 'Tienda Centro' };

/** A sale with its buyer, the catalogues, and nothing else at the server. */
export const AT_VALIDATION: Answers = {
  tiendas: [TIENDA],
  tiendasBusqueda: [TIENDA],
  // Read ahead, for who returns its goods.
  detalleOperacionVale: CASH_SALE,
  ventaPorId: {
    cabecera: {
      tienda: TIENDA,
      operacion: 1_000_001,
      fechaOperacion: '2026-03-02T18:00:00.000Z',
      ...{ numiden: 5, cliente: 'Peña Ríos Práxedes', totalOperacion: 6_960 },
    },
    articulos: [],
    pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 6_960, fecha: '2026-03-02T18:00:00.000Z' }],
  },
  articulosOperacion: [],
  valesDeOperacion: [],
  facturasDeVenta: [],
  casosAbiertos: { casos: [], total: 0 },
  guardarBusqueda: { codigo: 1, descripcion: 'Hecho con éxito', idBusqueda: 1 },
  areas: [
    { id: 2, nombre: 'Devoluciones y vales' },
    { id: 5, nombre: 'Garantías y servicio técnico' },
  ],
  subcategorias: [
    { id: 7, nombre: 'VALE DE DEVOLUCIÓN', idArea: 2 },
    { id: 20, nombre: 'GARANTÍA DEL FABRICANTE', idArea: 5 },
  ],
  clienteDeOperacion: { tienda: TIENDA, operacion: 1_000_001, cliente: BUYER },
};

/** The new-case window, by what a person sees and does in it. */
export function newCase() {
  const dialog = page.getByRole('dialog', { name: 'Nuevo Caso' });
  const field = (name: RegExp): Locator => dialog.getByLabelText(name);
  const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
  const parts = {
    dialog,
    nombre: field(/^Nombre/),
    apellidoPaterno: field(/^Apellido paterno/),
    apellidoMaterno: field(/^Apellido materno/),
    fechaNacimiento: field(/^Fecha nacimiento/),
    correo: field(/^Correo/),
    celular: field(/^Número celular/),
    area: field(/^[ÁA]rea/),
    categoria: field(/^Categoría/),
    descripcion: field(/^Descripción/),
    chooseOfOperation: dialog
      .getByRole('group', { name: 'Cliente de la operación' })
      .getByRole('button', { name: 'Elegir cliente', exact: true }),
    other: button('Es otra persona'),
    fileInput: () => dialog.element().querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement,
    buscar: button('Buscar cliente'),
    guardar: button('Guardar'),
    cerrar: button('Cerrar'),
    clienteNuevo: dialog.getByRole('radio', { name: /Crear nuevo cliente/ }),
    question: page.getByRole('alertdialog', { name: '¿Descartar este caso?' }),
    clientes: dialog.getByRole('radio', { name: /Numiden:/ }),
  };
  return {
    ...parts,
    /** Fills everything that a case for a new customer needs. */
    fill: async () => {
      await parts.nombre.fill(REQUEST.nombre);
      await parts.apellidoPaterno.fill(REQUEST.apellidoPaterno);
      await parts.apellidoMaterno.fill(REQUEST.apellidoMaterno);
      await parts.fechaNacimiento.fill(REQUEST.fechaNacimiento);
      await parts.correo.fill(REQUEST.correo);
      await parts.area.selectOptions('Devoluciones y vales');
      await parts.categoria.selectOptions('VALE DE DEVOLUCIÓN');
      await parts.descripcion.fill(REQUEST.descripcion);
    },
  };
}

/** Presses the button that opens the window, and waits until the customer of the sale is there. */
async function openWindow(): Promise<ReturnType<typeof newCase>> {
  await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
  const form = newCase();
  await expect.element(form.descripcion).toBeEnabled();
  await expect.element(form.dialog.getByText('Buscando al cliente de la operación...')).not.toBeInTheDocument();
  return form;
}

/** Straight to a validated operation of Tienda Centro and its new-case window. */
export async function openNewCaseOfSale(answers: Answers = {}) {
  const app = await openApp('valida-operacion?tienda=1&operacion=1000001', { ...AT_VALIDATION, ...answers });
  return { app, form: await openWindow() };
}

/** The same, for somebody else than who bought. */
export async function openNewCase(answers: Answers = {}) {
  const opened = await openNewCaseOfSale(answers);
  if (opened.form.other.query() !== null) await opened.form.other.click();
  await expect.element(opened.form.nombre).toHaveFocus();
  return opened;
}

/** A paper to attach. */
export function pdf(name: string): File {
  return new File(['%PDF-1.4 ', name], name, { type: 'application/pdf' });
}
