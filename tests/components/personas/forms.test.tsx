/** The pages of a role and of a user: what is there for whom, what it says while it saves, and where it leads. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Permiso } from '#domain/common/permisos';
import type { DetalleRol } from '#domain/personas/roles';
import type { Usuario } from '#domain/personas/usuarios';
import { openApp } from '../bed/app.tsx';
import { held } from '../bed/edge.ts';
import { without } from '../bed/people.ts';

const ROLE: DetalleRol = {
  ...{ id: 2, nombre: 'Asesor de tienda', permisos: [2, 27], limite: null, segundoFactor: false, idAplicacion: 146 },
  ...{ usuarios: 3, version: 4, usuariosConMas: 0 },
};
const READ = {
  rolesPorAplicacion: [ROLE],
  categoriasPermiso: [
    {
      ...{ id: 1, nombre: 'Casos' },
      permisos: [
        { id: 2, nombre: 'Crear casos' },
        { id: 27, nombre: 'Validar operaciones' },
      ],
    },
  ],
  areas: [{ id: 1, nombre: 'Cajas' }],
  tiendasLogin: [{ cvetda: 1, nombre: 'Tienda Centro' }],
  opcionesSesion: { contrasena: false },
  historialDeRegistro: { cambios: [], hayMas: false },
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const permission = page.getByRole('checkbox', { name: 'Crear casos', exact: true });

test.each<readonly [lacks: readonly Permiso[], save: number, deleting: number, list: number]>([
  [[], 1, 1, 1],
  [['guardarRol'], 0, 1, 1],
  [['eliminarRol'], 1, 1, 1],
  [['eliminarRol', 'eliminarRolConUsuarios'], 1, 0, 1],
  [['verPermisos'], 1, 1, 0],
])('the page of a role shows who lacks %j its buttons and its permissions: %d, %d, %d', async (lacks, ...there) => {
  await openApp('roles/detalles/2', { ...READ, detalleRol: ROLE, obtenerUsuario: ADMINISTRATOR, ...without(lacks) });
  const shown = () => [button('Guardar'), button('Eliminar'), permission].map((each) => each.elements().length);
  await expect.element(page.getByRole('link', { name: 'Cancelar' })).toBeVisible();
  await expect.poll(shown).toEqual(there);
});

test('leaving a role by Cancelar leads to the list of roles', async () => {
  const { address } = await openApp('roles/detalles/2', { ...READ, detalleRol: ROLE });
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect.poll(address).toMatch(/^roles$/);
});

const person = (id: number, nombreCompleto: string, more: Partial<Usuario>): Usuario => ({
  ...{ id, nombreCompleto, correo: 'a@ejemplo.mx', areas: [1], roles: [2], esGerente: false, areasGerente: [] },
  ...{ permisos: [2, 27], limite: null, nuevo: false, tiendas: [], activo: true, version: 1 },
  ...{ casosAbiertos: { total: 0, ids: [] }, segundoFactor: false, ausencia: null },
  ...more,
});
const ADMINISTRATOR = person(100_001, 'Laura Méndez Castillo', {
  ...{ roles: [1], permisos: Array.from({ length: 28 }, (_, n) => n + 1) },
});
const BETO = person(100_002, 'Beto Asesor', {});
const NOBODY = { usuarios: [], total: 0, numPagina: 1, tamPagina: 25 };

async function openBeto() {
  const app = await openApp('usuarios/detalles/100002', {
    ...{ ...READ, listaUsuarios: NOBODY },
    obtenerUsuario: ({ consulta }) => (Number(consulta.numiden) === BETO.id ? BETO : ADMINISTRATOR),
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Editar Usuario' })).toBeVisible();
  return { ...app, mail: page.getByLabelText(/^Correo/) };
}

test('a user has number and name to be read alone, and Guardar says that it saves', async () => {
  const { mail, answer } = await openBeto();
  const isFixed = (value: string) => {
    const field = [...document.querySelectorAll('input')].find((input) => input.value === value);
    return field !== undefined && (field.readOnly || field.disabled);
  };
  for (const value of ['100002', 'Beto Asesor']) await expect.poll(() => isFixed(value)).toBe(true);
  const slow = held({ codigo: 1, descripcion: 'Usuario editado con éxito', id: 100_002, version: 2 });
  answer({ editarUsuario: slow.answer });
  await mail.fill('beto@ejemplo.mx');
  await button('Guardar').click();
  await expect.element(button('Cargando...')).toBeDisabled();
  slow.release();
  await expect.element(page.getByText('Usuario editado con éxito')).toBeVisible();
});

test('leaving a user by Cancelar leads to the list of users', async () => {
  const { address } = await openBeto();
  await button('Cancelar').click();
  await expect.poll(address).toMatch(/^usuarios$/);
});
