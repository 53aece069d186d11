import { describe, expect, it } from 'vitest';
import { sortedIds } from '#domain/common/recordId';
import { peopleInWords, permissionChange, ROLE_TEXTS, rolFormSchema, withRoleChange } from './roles.ts';

describe('a change of permissions', () => {
  it('is what came and what went', () => {
    expect(permissionChange([2, 4, 27], [27, 11, 2, 1])).toEqual({ gained: [1, 11], lost: [4] });
    expect(permissionChange([2], [2])).toEqual({ gained: [], lost: [] });
  });

  it('of a role adds to its people what it gained, takes what it lost, and leaves what is theirs alone', () => {
    const change = { gained: [11], lost: [2] };
    expect(withRoleChange([2, 4, 27], change)).toEqual([4, 11, 27]);
    // Has 22 besides, and lacks 4, which the role has.
    expect(withRoleChange([2, 22, 27], change)).toEqual([11, 22, 27]);
    expect(withRoleChange([11], change)).toEqual([11]);
    expect(withRoleChange([], change)).toEqual([11]);
  });

  it('to and fro leaves a person as he was', () => {
    const own = [4, 22, 27];
    const there = permissionChange([4, 27], [4, 9, 27]);
    const back = permissionChange([4, 9, 27], [4, 27]);
    expect(withRoleChange(withRoleChange(own, there), back)).toEqual(own);
  });
});

it('ids are each there once and in order', () => {
  expect(sortedIds([27, 2, 27, 10])).toEqual([2, 10, 27]);
});

describe('the form of a role', () => {
  const faults = (values: object) =>
    rolFormSchema
      .safeParse({ limite: '', segundoFactor: false, ...values })
      .error?.issues.map(({ message }) => message);

  it('lacks a name or permissions in the specification’s words', () => {
    expect(faults({ nombre: '  ', permisos: [] })).toEqual(['El nombre es requerido', 'Permisos es requerido']);
    expect(faults({ nombre: 'x'.repeat(61), permisos: [2] })).toEqual(['Campo de máximo 60 caracteres']);
    expect(faults({ nombre: 'x'.repeat(60), permisos: [2] })).toBeUndefined();
  });

  it('that is not sent at all lacks them in the same words', () => {
    expect(faults({})).toEqual(['El nombre es requerido', 'Permisos es requerido']);
    expect(faults({ nombre: null, permisos: null })).toEqual(['El nombre es requerido', 'Permisos es requerido']);
  });

  it('knows no permission that there is not', () => {
    expect(faults({ nombre: 'Cajas', permisos: [29] })).toEqual([ROLE_TEXTS.permisoDesconocido]);
  });

  it('keeps permissions as they are stored', () => {
    expect(rolFormSchema.parse({ nombre: ' Cajas ', permisos: [27, 2, 27], limite: '', segundoFactor: true })).toEqual({
      nombre: 'Cajas',
      permisos: [2, 27],
      limite: null,
      segundoFactor: true,
    });
  });

  it.each([
    ['', null],
    ['  ', null],
    ['5,000', 5_000],
    ['$1234.5', 1_234.5],
    ['0', 'Escriba un límite mayor que cero, o nada para no poner ninguno.'],
    ['-1', 'El valor tiene que ser mayor o igual a 0'],
    ['1.005', 'Máximo dos decimales'],
    ['mil', 'Campo de solo números.'],
    ['100,000,001', 'El valor no puede ser mayor a 100,000,000'],
  ])('reads the limit %j as %s', (limite, read) => {
    const { data, error } = rolFormSchema.safeParse({ nombre: 'Cajas', permisos: [2], limite, segundoFactor: false });
    expect(data?.limite ?? error?.issues[0]?.message ?? null).toBe(read);
  });
});

it('the texts of a role say to how many', () => {
  expect([peopleInWords(0), peopleInWords(1), peopleInWords(2)]).toEqual(['0 usuarios', '1 usuario', '2 usuarios']);
  expect(ROLE_TEXTS.guardado('Cajas', 0)).toBe('El rol Cajas se guardó con éxito');
  expect(ROLE_TEXTS.guardado('Cajas', 2)).toBe(
    'El rol Cajas se guardó con éxito; cambiaron los permisos de 2 usuarios',
  );
  expect(ROLE_TEXTS.eliminado('Cajas', 2)).toBe('El rol Cajas se eliminó con éxito; lo perdieron 2 usuarios');
});

it('the question before a role is deleted is the specification’s, letter for letter', () => {
  expect(ROLE_TEXTS.eliminar('Cajas')).toBe(
    'Los permisos de los usaurio que pertenecen al rol Cajas serán eliminados. ¿Desea Continuar?',
  );
});
