import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Upload } from './files.ts';

/** The validation screen, by what a person sees and does on it. */
export const validacion = (page: Page) => {
  const tienda = page.getByLabel('Tienda', { exact: true });
  const operacion = page.getByLabel('Operación', { exact: true });
  const buscar = page.getByRole('button', { name: 'Buscar', exact: true });
  const nuevoCaso = page.getByRole('button', { name: 'Nuevo Caso', exact: true });
  const tabla = (nombre: 'Vales' | 'Artículos'): Locator => page.getByRole('table', { name: nombre });
  return {
    tienda,
    operacion,
    buscar,
    nuevoCaso,
    vales: tabla('Vales'),
    articulos: tabla('Artículos'),
    abrir: async () => {
      await page.goto('valida-operacion');
      await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    },
    /** Looks an operation up and waits until the search has ended. */
    validar: async (numero: string, nombreTienda = 'Tienda Centro') => {
      await tienda.selectOption({ label: nombreTienda });
      await operacion.fill(numero);
      await buscar.click();
      await expect(nuevoCaso).toBeEnabled();
    },
  };
};

/** A customer and a complaint that the form accepts as they are. */
export const SOLICITUD = {
  nombre: 'Guadalupe',
  apellidoPaterno: 'Peña',
  apellidoMaterno: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  correo: 'guadalupe.pena@ejemplo.mx',
  descripcion: 'El cliente reporta que la licuadora no enciende desde el primer día.',
} as const;

/** The new-case window, by what a person sees and does in it. */
export const nuevoCaso = (page: Page) => {
  const ventana = page.getByRole('dialog', { name: 'Nuevo Caso' });
  const campo = (nombre: RegExp): Locator => ventana.getByLabel(nombre);
  const boton = (nombre: string): Locator => ventana.getByRole('button', { name: nombre, exact: true });
  const partes = {
    ventana,
    nombre: campo(/^Nombre/),
    apellidoPaterno: campo(/^Apellido paterno/),
    apellidoMaterno: campo(/^Apellido materno/),
    fechaNacimiento: campo(/^Fecha nacimiento/),
    correo: campo(/^Correo/),
    telefono: campo(/^Número telefónico/),
    celular: campo(/^Número celular/),
    area: campo(/^[ÁA]rea/),
    categoria: campo(/^Categoría/),
    descripcion: campo(/^Descripción/),
    archivos: ventana.locator('input[type="file"]'),
    buscar: boton('Buscar cliente'),
    guardar: boton('Guardar'),
    cerrar: boton('Cerrar'),
    clienteNuevo: ventana.getByRole('radio', { name: /Crear nuevo cliente/ }),
    pregunta: page.getByRole('alertdialog', { name: '¿Descartar este caso?' }),
    clientes: ventana.getByRole('radio', { name: /Numiden:/ }),
  };
  return {
    ...partes,
    /** Fills everything that a case for a new customer needs. */
    llenar: async (archivos: readonly Upload[] = []) => {
      await partes.nombre.fill(SOLICITUD.nombre);
      await partes.apellidoPaterno.fill(SOLICITUD.apellidoPaterno);
      await partes.apellidoMaterno.fill(SOLICITUD.apellidoMaterno);
      await partes.fechaNacimiento.fill(SOLICITUD.fechaNacimiento);
      await partes.correo.fill(SOLICITUD.correo);
      await elegirSegundaOpcion(partes.area);
      await elegirSegundaOpcion(partes.categoria);
      await partes.descripcion.fill(SOLICITUD.descripcion);
      if (archivos.length > 0) await partes.archivos.setInputFiles([...archivos]);
    },
  };
};

/** The first real option: the one after the placeholder. Waits until the list has been loaded. */
const elegirSegundaOpcion = async (lista: Locator): Promise<void> => {
  await expect(lista.locator('option').nth(1)).toBeAttached();
  await lista.selectOption({ index: 1 });
};

/** Straight to an operation of Tienda Centro and its new-case window. */
export const abrirNuevoCaso = async (page: Page, operacion = '1000001') => {
  await page.goto(`valida-operacion?tienda=1&operacion=${operacion}`);
  await validacion(page).nuevoCaso.click();
  const ventana = nuevoCaso(page);
  await expect(ventana.nombre).toBeEditable();
  return ventana;
};

/** The case page, once the app has gone there; answers the number of the case. */
export const casoAbierto = async (page: Page): Promise<number> => {
  await expect(page).toHaveURL(/\/administracion\/casos\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return Number(page.url().split('/').at(-1));
};
