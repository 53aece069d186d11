/** Second factors of others, the switch of a role, and who holds a permission: each by its page. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CategoriaDePermisos, DetalleRol } from '#domain/personas/roles';
import type { Usuario } from '#domain/personas/usuarios';
import { openApp } from '../bed/app.tsx';
import { held, type Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const ADMINISTRATOR = 100_001;
const ADVISER = 100_002;
const REFUSED: Refusal = { status: 409, body: { codigo: 409, message: 'Esa persona no tiene segundo factor.' } };

const person = (id: number, nombreCompleto: string, more: Partial<Usuario> = {}): Usuario => ({
  ...{ id, nombreCompleto, correo: 'a@ejemplo.mx', areas: [1], roles: [1], esGerente: false, areasGerente: [] },
  ...{ permisos: Array.from({ length: 28 }, (_, n) => n + 1), limite: null, nuevo: false, tiendas: [], activo: true },
  ...{ version: 1, casosAbiertos: { total: 0, ids: [] }, segundoFactor: false, ausencia: null },
  ...more,
});
const LAURA = person(ADMINISTRATOR, 'Laura Méndez Castillo');
const BETO = person(ADVISER, 'Beto Asesor', { permisos: [2, 27], roles: [2], segundoFactor: true });

const ROLE: DetalleRol = {
  ...{ id: 2, nombre: 'Asesor de tienda', permisos: [2, 27], limite: null, segundoFactor: false, idAplicacion: 146 },
  ...{ usuarios: 3, version: 4, usuariosConMas: 0 },
};
const CATEGORIES: CategoriaDePermisos[] = [
  { id: 1, nombre: 'Casos', permisos: [{ id: 2, nombre: 'Crear casos' }] },
  { id: 2, nombre: 'Operaciones', permisos: [{ id: 27, nombre: 'Validar operaciones' }] },
];

/** Answers that the pages of people and roles read besides; passwords are asked for. */
const READ = {
  rolesPorAplicacion: [{ ...ROLE, id: 1, nombre: 'Administrador', permisos: LAURA.permisos, usuarios: 1 }, ROLE],
  categoriasPermiso: CATEGORIES,
  areas: [],
  tiendasLogin: [{ cvetda: 1, nombre: 'Tienda Centro' }],
  opcionesSesion: { contrasena: true },
  historialDeRegistro: { cambios: [], hayMas: false },
};

describe("another person's second factor", () => {
  const openPerson = async (user: Usuario) => {
    const app = await openApp(`usuarios/detalles/${user.id}`, {
      ...READ,
      obtenerUsuario: ({ consulta }) => (Number(consulta.numiden) === ADMINISTRATOR ? LAURA : user),
    });
    return {
      ...app,
      take: page.getByRole('button', { name: 'Quitar segundo factor' }),
      question: page.getByRole('alertdialog'),
    };
  };

  test('is taken away after a question that says what follows, and once', async () => {
    const { take, question, answer, asked } = await openPerson(BETO);
    const slow = held({ codigo: 1, descripcion: 'Segundo factor quitado' });
    answer({ quitarSegundoFactor: slow.answer });
    await take.click();
    await expect.element(question).toHaveTextContent(/Beto Asesor entrará solo con su contraseña/);
    await expect.element(question).toHaveTextContent(/sus sesiones abiertas terminan/);
    expect(await faultsIn('body')).toEqual([]);
    const yes = question.getByRole('button', { name: 'Quitar', exact: true });
    await yes.click();
    answer({
      obtenerUsuario: ({ consulta }) =>
        Number(consulta.numiden) === ADMINISTRATOR ? LAURA : { ...BETO, segundoFactor: false },
    });
    slow.release();
    await expect.element(page.getByText('Segundo factor quitado')).toBeVisible();
    await expect.element(take).not.toBeInTheDocument();
    expect(asked('quitarSegundoFactor').map(({ cuerpo }) => cuerpo)).toEqual([{ id: ADVISER, idAplicacion: 146 }]);
  });

  test('stays where the server refuses, which says why in the question; leaving it asks nothing', async () => {
    const { take, question, answer, asked } = await openPerson(BETO);
    await take.click();
    await question.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('quitarSegundoFactor')).toEqual([]);
    answer({ quitarSegundoFactor: REFUSED });
    await take.click();
    await question.getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect.element(question.getByText(/Esa persona no tiene segundo factor/)).toBeVisible();
  });

  test('is not offered for who has none', async () => {
    const { take } = await openPerson({ ...BETO, segundoFactor: false });
    await expect.element(page.getByRole('button', { name: 'Nueva contraseña' })).toBeVisible();
    expect(take.query()).toBe(null);
  });
});

describe('the second factor of a role', () => {
  test('is a switch that is saved with the role', async () => {
    const { asked, answer } = await openApp('roles/detalles/2', { ...READ, detalleRol: ROLE });
    const factor = page.getByRole('checkbox', { name: /^Pide segundo factor/ });
    await expect.element(factor).not.toBeChecked();
    expect(await faultsIn('main')).toEqual([]);
    answer({ guardarRol: { codigo: 2, descripcion: 'Rol editado con éxito', id: 2, version: 5 } });
    await factor.click();
    await expect.element(factor).toBeChecked();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(page.getByText('Rol editado con éxito')).toBeVisible();
    expect(asked('guardarRol').map(({ cuerpo }) => cuerpo)).toMatchObject([
      { id: 2, nombre: 'Asesor de tienda', permisos: [2, 27], limite: null, segundoFactor: true, version: 4 },
    ]);
    await expect.element(factor).toBeChecked();
  });
});

test('a role that could be neither saved nor deleted, without a word of the server, says so in words of its own', async () => {
  const broken: Refusal = { status: 500, body: {} };
  await openApp('roles/detalles/2', { ...READ, detalleRol: ROLE, guardarRol: broken, eliminarRol: broken });
  await page.getByRole('checkbox', { name: /^Pide segundo factor/ }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const said = page.getByText(/Ha ocurrido un error interno/);
  await expect.element(said.first()).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Si', exact: true }).click();
  await expect.element(question.getByText(/Ha ocurrido un error interno/)).toBeVisible();
});

describe('who may do what', () => {
  const HOLDERS = {
    roles: [
      { id: 1, nombre: 'Administrador', usuarios: 1 },
      { id: 2, nombre: 'Asesor de tienda', usuarios: 3 },
    ],
    personas: [
      { id: ADVISER, nombreCompleto: 'Beto Asesor', rol: 'Asesor de tienda', porSuRol: true },
      { id: 100_005, nombreCompleto: 'Zoe Vela', rol: null, porSuRol: false },
    ],
    total: 2,
  };

  test('asks for a permission, and then says which roles give it and who holds it, and why', async () => {
    const { asked } = await openApp('quien-puede', { ...READ, quienTiene: HOLDERS });
    await expect.element(page.getByText('Elija un permiso')).toBeVisible();
    expect(asked('quienTiene')).toEqual([]);
    await page.getByRole('link', { name: 'Crear casos' }).click();
    await expect
      .element(page.getByText('Lo dan los roles Administrador (1 usuario) y Asesor de tienda (3 usuarios).'))
      .toBeVisible();
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect.element(row(/^Beto Asesor/)).toHaveTextContent(/Asesor de tienda.*Por su rol/);
    await expect.element(row(/^Zoe Vela/)).toHaveTextContent(/Sin rol.*Aparte de su rol/);
    await expect.element(page.getByRole('link', { name: 'Crear casos' })).toHaveAttribute('aria-current');
    await expect.element(page.getByRole('link', { name: 'Validar operaciones' })).not.toHaveAttribute('aria-current');
    expect(asked('quienTiene').map(({ consulta }) => consulta)).toEqual([{ permiso: '2' }]);
    expect(await faultsIn('main')).toEqual([]);
  });

  test('says when nobody holds it, and when more do than are named', async () => {
    const { answer } = await openApp('quien-puede?permiso=27', {
      ...READ,
      quienTiene: { roles: [], personas: [], total: 0 },
    });
    await expect.element(page.getByText('Ningún rol lo da.')).toBeVisible();
    await expect.element(page.getByText('Nadie lo tiene')).toBeVisible();
    answer({ quienTiene: { ...HOLDERS, total: 1_204 } });
    await page.getByRole('link', { name: 'Crear casos' }).click();
    await expect.element(page.getByText(/^Lo tienen 1204 usuarios; se nombran los primeros 2/)).toBeVisible();
  });
});

describe('people without a store named', () => {
  const nobody = { usuarios: [], total: 0, numPagina: 1, tamPagina: 25 };
  const administers = { ...READ, obtenerUsuario: LAURA, listaUsuarios: nobody };

  test('may work in all of them, which the list says with the name of the setting that ends it', async () => {
    await openApp('usuarios', administers);
    const said =
      'Quien está SIN TIENDAS entra en todas. Quien opera el servidor puede impedirlo: TIENDAS_SIN_NOMBRAR=ninguna.';
    await expect.element(page.getByText(said)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
  });

  test('are kept out where the chain decided so, which the list says', async () => {
    await openApp('usuarios', { ...administers, opcionesSesion: { contrasena: true, soloTiendasNombradas: true } });
    await expect
      .element(page.getByText('Quien está SIN TIENDAS no puede entrar, salvo los Administradores.'))
      .toBeVisible();
    await expect.element(page.getByText('TIENDAS_SIN_NOMBRAR')).not.toBeInTheDocument();
  });
});
