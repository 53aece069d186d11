import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { type MenuGroup, menuFor } from './menu.ts';

function texts(menu: readonly MenuGroup[]) {
  return menu.map(({ titulo, entradas }) => [titulo, ...entradas.map(({ texto }) => texto)]);
}

const todos = Object.values(PERMISOS).map(({ id }) => id);

describe('The menu', () => {
  it('shows who may do everything all groups that have an entry, in the order of the specification', () => {
    expect(texts(menuFor(todos, 'Mostrador'))).toEqual([
      ['Valida operación', 'Validar operación'],
      [
        ...['Configuración', 'Servidores', 'Integraciones', 'Receptores', 'Entradas', 'Sistema', 'Datos fiscales'],
        ...['Motivos vales', 'Textos', 'Motivos de depreciación', 'Configuración general', 'Plazos', 'Diagramas'],
      ],
      ['Gestión de Usuarios', 'Usuarios', 'Roles', 'Quién puede qué', 'Seguridad'],
      ['Mostrador', 'Inicio', 'Casos', 'Vales', 'Facturas', 'Facturas globales', 'Cuadre del mes', 'Por autorizar'],
    ]);
  });

  it('shows users and roles each to who may see them', () => {
    expect(texts(menuFor([PERMISOS.verUsuarios.id], 'Mostrador'))[0]).toEqual(['Gestión de Usuarios', 'Usuarios']);
    expect(texts(menuFor([PERMISOS.verRoles.id], 'Mostrador'))[0]).toEqual(['Gestión de Usuarios', 'Roles']);
  });

  it('shows cases, vouchers and invoices to whoever may see some, and the inbox only to those who may authorize either', () => {
    const casos = (permiso: keyof typeof PERMISOS) => texts(menuFor([PERMISOS[permiso].id], 'Mostrador')).at(-1);
    expect(casos('verTodosLosCasos')).toEqual(['Mostrador', 'Inicio', 'Casos']);
    expect(casos('validarOperacion')).toEqual(['Mostrador', 'Inicio', 'Casos']);
    expect(casos('autorizarCaso')).toEqual(['Mostrador', 'Inicio', 'Por autorizar']);
    expect(casos('autorizarVale')).toEqual(['Mostrador', 'Inicio', 'Vales', 'Por autorizar']);
    for (const permiso of ['verVales', 'crearVale', 'cancelarVale'] as const) {
      expect(casos(permiso)).toEqual(['Mostrador', 'Inicio', 'Vales']);
    }
    expect(casos('facturar')).toEqual(['Mostrador', 'Inicio', 'Facturas', 'Facturas globales', 'Cuadre del mes']);
    expect(casos('soloValidarOperacion')).toEqual(['Mostrador', 'Inicio']);
  });

  it('shows the diagrams to who may see permissions, and to who administers anything', () => {
    for (const permiso of ['verPermisos', 'servidores'] as const)
      expect(texts(menuFor([PERMISOS[permiso].id], 'Mostrador'))[0]).toContain('Diagramas');
    expect(texts(menuFor([PERMISOS.verRoles.id], 'Mostrador')).flat()).not.toContain('Diagramas');
  });

  it('leaves out a group whose pages are all closed to the person', () => {
    expect(texts(menuFor([PERMISOS.crearCaso.id], 'Mostrador'))).toEqual([['Mostrador', 'Inicio']]);
  });

  it('shows an entry to whoever holds any one of its permissions', () => {
    for (const permiso of [PERMISOS.validarOperacion, PERMISOS.soloValidarOperacion]) {
      expect(texts(menuFor([permiso.id], 'Mostrador'))[0]).toEqual(['Valida operación', 'Validar operación']);
    }
  });

  it('has a letter for the pages of every day, each its own', () => {
    const letters = menuFor(todos, 'Mostrador').flatMap(({ entradas }) =>
      entradas.flatMap(({ texto, tecla }) => (tecla === undefined ? [] : [[tecla, texto]])),
    );
    expect(letters).toEqual([
      ['o', 'Validar operación'],
      ['i', 'Inicio'],
      ['c', 'Casos'],
      ['v', 'Vales'],
      ['f', 'Facturas'],
      ['a', 'Por autorizar'],
    ]);
  });

  it('is named after the product of the chain', () => {
    expect(texts(menuFor([], 'Atención'))).toEqual([['Atención', 'Inicio']]);
  });
});
