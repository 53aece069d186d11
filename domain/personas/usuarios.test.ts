import { describe, expect, it } from 'vitest';
import { faultInWords } from '#domain/common/faultWords';
import {
  againstNewUser,
  canTakeCases,
  casesInWords,
  changedRights,
  remainingManagerAreas,
  usuarioFormSchema,
  usuarioGuardadoSchema,
} from './usuarios.ts';

const form = {
  id: '100002',
  correo: 'beto@ejemplo.mx',
  areas: [2],
  permisos: [27, 2],
  areasGerente: [],
  roles: '2',
  tiendas: [],
  activo: true,
};

describe('the form of a user', () => {
  it('gives what is sent: numbers, one role, lists in order', () => {
    expect(usuarioFormSchema.parse(form)).toEqual({ ...form, id: 100_002, roles: [2], permisos: [2, 27] });
  });

  it.each([
    [{ id: '' }, 'Campo requerido'],
    [{ id: '12x' }, 'El número de empleado lleva solo dígitos, diez como máximo.'],
    [{ correo: ' ' }, 'Campo requerido'],
    [{ correo: 'beto@ejemplo' }, 'Email no válido'],
    [{ correo: `${'b'.repeat(50)}@ejemplo.mx` }, 'Campo de máximo 50 caracteres'],
    [{ roles: '' }, 'Campo requerido.'],
    [{ areas: [] }, 'Campo requerido.'],
    [{ permisos: [] }, 'Campo requerido.'],
  ])('with %j is told: %s', (change, message) => {
    const { error } = usuarioFormSchema.safeParse({ ...form, ...change });
    expect(error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

describe('a user to be saved', () => {
  const saved = { ...form, id: 100_002, roles: [2], idAplicacion: 146 };

  it('has one role', () => {
    expect(usuarioGuardadoSchema.safeParse(saved).success).toBe(true);
    expect(usuarioGuardadoSchema.safeParse({ ...saved, roles: [] }).success).toBe(false);
    expect(usuarioGuardadoSchema.safeParse({ ...saved, roles: [1, 2] }).success).toBe(false);
  });

  it.each([
    ['correo', 'Campo requerido'],
    ['roles', 'Campo requerido.'],
    ['areas', 'Campo requerido.'],
    ['permisos', 'Campo requerido.'],
  ])('without %s is told: %s', (campo, message) => {
    for (const missing of [undefined, null]) {
      const { error } = usuarioGuardadoSchema.safeParse({ ...saved, [campo]: missing }, { error: faultInWords });
      expect(error?.issues).toMatchObject([{ path: [campo], message }]);
    }
    // A value that is there, but is no list or text, gets other words.
    const { error } = usuarioGuardadoSchema.safeParse({ ...saved, [campo]: 7 }, { error: faultInWords });
    expect(error?.issues[0]?.message).toMatch(/^El valor debe ser/);
  });

  it('is manager of his own areas only', () => {
    const { error } = usuarioGuardadoSchema.safeParse({ ...saved, areasGerente: [2, 3] });
    expect(error?.issues).toMatchObject([
      { path: ['areasGerente'], message: 'Solo se puede ser gerente de las áreas propias.' },
    ]);
  });

  it('tells leaving cases to nobody from saying nothing of them', () => {
    expect(usuarioGuardadoSchema.parse({ ...saved, heredero: null }).heredero).toBeNull();
    expect(usuarioGuardadoSchema.parse(saved).heredero).toBeUndefined();
  });
});

describe('rights', () => {
  const rights = { roles: [2], permisos: [2, 27], areas: [1], areasGerente: [], tiendas: [], activo: true };

  it('that differ are named', () => {
    expect(changedRights(rights, rights)).toEqual([]);
    expect(changedRights(rights, { ...rights, permisos: [2], activo: false })).toEqual(['permisos', 'activo']);
    expect(
      changedRights(rights, { roles: [1], permisos: [1], areas: [2], areasGerente: [2], tiendas: [1], activo: false }),
    ).toEqual(['rol', 'permisos', 'áreas', 'áreas de gerente', 'tiendas', 'activo']);
  });

  it('let cases go to who is active and sees them', () => {
    expect(canTakeCases({ activo: true, permisos: [27] })).toBe(true);
    expect(canTakeCases({ activo: true, permisos: [1] })).toBe(true);
    expect(canTakeCases({ activo: false, permisos: [1, 27] })).toBe(false);
    expect(canTakeCases({ activo: true, permisos: [28, 2] })).toBe(false);
  });
});

it('manager areas go with the areas', () => {
  expect(remainingManagerAreas([1, 2, 3], [3, 1])).toEqual([1, 3]);
  expect(remainingManagerAreas([1], [])).toEqual([]);
});

it('each reason against a new user is said', () => {
  expect(againstNewUser({ situacion: 'disponible' })).toBeNull();
  for (const situacion of ['inactivo', 'usuario', 'desconocido'] as const)
    expect(againstNewUser({ situacion })).toMatch(/persona|número/);
});

it('open cases are counted in words', () => {
  expect([casesInWords(1), casesInWords(7)]).toEqual(['1 caso abierto', '7 casos abiertos']);
});
