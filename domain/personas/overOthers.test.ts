import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { givenBy, type Holder, mayMore, OVER_OTHERS } from './overOthers.ts';

const ALL = Array.from({ length: 28 }, (_, index) => index + 1);

function holder(changes: Partial<Holder>): Holder {
  return { numiden: 1, roles: [], permisos: [], areas: [], areasGerente: [], tiendas: [], limite: null, ...changes };
}

const ana = holder({ numiden: 1, roles: [1], permisos: ALL, tiendas: [1] });
const editor = holder({ numiden: 2, roles: [5], permisos: [25, 26], areas: [2], areasGerente: [2], tiendas: [1, 2] });
const weak = holder({ numiden: 3, roles: [6], permisos: [25], areas: [2], tiendas: [1] });

describe('a person may more than another', () => {
  it.each([
    ['by the administrators’ role, which attends every category', { roles: [1] }],
    ['by one permission', { permisos: [4, 25] }],
    ['by an area', { areas: [1, 2] }],
    ['by an area that he directs', { areasGerente: [1] }],
    ['by a store', { tiendas: [1, 3] }],
    ['by every store, which an empty list says', { tiendas: [] }],
  ])('%s', (_by, changes) => {
    expect(mayMore({ ...weak, ...changes }, editor)).toBe(true);
  });

  it('not by the same, by less, or by another role', () => {
    expect(mayMore(editor, editor)).toBe(false);
    expect(mayMore(weak, editor)).toBe(false);
    expect(mayMore({ ...weak, roles: [9], areas: [] }, editor)).toBe(false);
  });

  it('than no administrator who has all permissions, by whatever areas and stores', () => {
    expect(mayMore(holder({ roles: [1], permisos: ALL, areas: [1, 2], areasGerente: [1] }), ana)).toBe(false);
    expect(mayMore(holder({ permisos: [1] }), { ...ana, permisos: [2] })).toBe(true);
  });
});

it('what may be given is what one has oneself', () => {
  const may = givenBy(editor);
  expect([may.permiso(25), may.permiso(27)]).toEqual([true, false]);
  expect([may.area(2), may.area(1), may.areaGerente(2), may.areaGerente(1)]).toEqual([true, false, true, false]);
  expect([may.tienda(2), may.tienda(3), may.todasLasTiendas]).toEqual([true, false, false]);
  expect([
    may.rol({ id: 6, permisos: [25], limite: null }),
    may.rol({ id: 6, permisos: [25, 4], limite: null }),
  ]).toEqual([true, false]);
  expect(may.rol({ id: 1, permisos: [25], limite: null })).toBe(false);
  expect(givenBy({ ...editor, tiendas: [] }).tienda(3)).toBe(true);
  expect(givenBy(ana)).toMatchObject({ todasLasTiendas: true });
  expect([
    givenBy(ana).rol({ id: 1, permisos: ALL, limite: null }),
    givenBy(ana).area(9),
    givenBy(ana).areaGerente(9),
  ]).toEqual([...[true, true, true]]);
});

describe('a user', () => {
  const { agregarUsuario: add, editarUsuario: edit, contrasenaProvisional: give } = OVER_OTHERS;
  const sees = { id: 6, nombre: 'Ve usuarios', permisos: [25], limite: null };
  const sells = { id: 7, nombre: 'Cajas', permisos: [25, 27], limite: null };
  const active = (person: Holder) => ({ ...person, activo: true });

  it('is added with what one has oneself', () => {
    expect(add(editor, { after: weak, rol: sees })).toBeNull();
    expect(add(editor, { after: weak, rol: null })).toBeNull();
    expect(add(editor, { after: weak, rol: sells })).toBe(
      'El rol Cajas puede más que usted: elija otro, o pídalo a alguien que pueda lo mismo.',
    );
    expect(add(editor, { after: holder({ permisos: [4], areas: [1] }), rol: null })).toBe(
      'No se puede dar lo que usted no tiene (permisos, áreas y tiendas): quítelo, o pídalo a alguien que lo tenga.',
    );
  });

  it('who may more is left alone, whatever is changed of him', () => {
    const strong = active(holder({ permisos: [4], areas: [3], areasGerente: [3], tiendas: [9], roles: [1] }));
    expect(edit(editor, { before: strong, after: active(weak), rol: sees })).toBe(
      'Esta persona puede más que usted (rol de administrador, permisos, áreas, áreas de gerente y tiendas): pídalo a alguien que pueda lo mismo que ella.',
    );
    expect(edit(editor, { before: { ...strong, activo: false }, after: strong, rol: null })).toMatch(/puede más/);
  });

  it('who may less gets what one has, and keeps a role that would be too much to give', () => {
    const before = active({ ...weak, roles: [7] });
    expect(edit(editor, { before, after: { ...before, permisos: [25, 26] }, rol: sells })).toBeNull();
    expect(edit(editor, { before, after: { ...before, permisos: [25, 27] }, rol: sells })).toMatch(/^No se puede dar/);
    expect(edit(editor, { before: active(weak), after: before, rol: sells })).toMatch(/^El rol Cajas/);
    expect(edit(editor, { before: active(weak), after: active(weak), rol: null })).toBeNull();
  });

  it('does not change his own rights, not even an administrator, in whatever order they stand', () => {
    const before = active(ana);
    expect(edit(ana, { before, after: { ...before, permisos: [26] }, rol: null })).toBe(
      'Nadie cambia sus propios derechos (permisos): pídalo a otra persona.',
    );
    expect(edit(ana, { before, after: { ...before, permisos: ALL.toReversed() }, rol: null })).toBeNull();
    expect(edit(ana, { before, after: { ...before, activo: false }, rol: null })).toMatch(/activo/);
  });

  it('gets a password from who may as much, and not from himself', () => {
    expect(give(editor, { other: weak })).toBeNull();
    expect(give(editor, { other: { ...editor, numiden: 9 } })).toBeNull();
    expect(give(editor, { other: editor })).toBe('Su propia contraseña se cambia en «Mi cuenta».');
    expect(give(weak, { other: editor })).toMatch(
      /^Esta persona puede más que usted \(permisos, áreas de gerente y tiendas\)/,
    );
  });

  it.each(['terminarSesionDePersona', 'terminarSesionesDePersona', 'quitarEspera'] as const)(
    'is not thrown out, nor forgiven, by who may less: %s',
    (call) => {
      expect(OVER_OTHERS[call](weak, { other: editor })).toMatch(/^Esta persona puede más/);
      expect(OVER_OTHERS[call](editor, { other: weak })).toBeNull();
      // Sees fewer stores with every session: it is himself.
      expect(OVER_OTHERS[call](weak, { other: { ...editor, numiden: weak.numiden } })).toBeNull();
    },
  );

  it('a stranger may be forgiven', () => {
    expect(OVER_OTHERS.quitarEspera(weak, { other: null })).toBeNull();
  });
});

describe('a role', () => {
  const { guardarRol: save, eliminarRol: remove } = OVER_OTHERS;
  const roleEditor = holder({ numiden: 4, roles: [8], permisos: [3, 12, 15, 19] });
  const blind = { ...roleEditor, permisos: [5, 12, 15] };
  const role = (id: number, permisos: readonly number[]) => ({ id, permisos, limite: null });
  const more = 'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.';

  it.each([
    ['that is new, of what one has', roleEditor, null, [12, 15], 0, null],
    [
      'that is new, of what one lacks',
      roleEditor,
      null,
      [12, 26],
      0,
      'No se puede dar lo que usted no tiene (permisos)',
    ],
    ['in name', roleEditor, role(9, [12]), [12], 0, null],
    ['in name, while somebody of it may more', roleEditor, role(9, [12]), [12], 3, null],
    ['in name, of more than one has', roleEditor, role(9, [12, 26]), [12, 26], 0, more],
    ['in name, of the administrators', roleEditor, role(1, [12]), [12], 0, more],
    ['by a permission that one has', roleEditor, role(9, [12]), [12, 15], 0, null],
    ['by a permission that one lacks', roleEditor, role(9, [12]), [12, 26], 0, 'No se puede dar'],
    ['by taking from who may more', roleEditor, role(9, [12, 15]), [12], 1, 'Una persona con este rol puede más'],
    ['by giving to who may more', roleEditor, role(9, [12]), [12, 15], 2, '2 personas con este rol pueden más'],
    ['that is one’s own', roleEditor, role(8, [12]), [12, 15], 0, 'Nadie cambia los permisos de su propio rol'],
    ['that is one’s own, in name', roleEditor, role(8, [12]), [12], 0, null],
    ['without seeing permissions', blind, role(9, [12]), [12, 15], 0, 'Para cambiar los permisos de un rol necesita'],
    ['without seeing permissions, a new one', blind, null, [12], 0, 'Para cambiar los permisos de un rol necesita'],
    ['without seeing permissions, a new one with nothing but its name written', blind, null, [], 0, null],
    ['without seeing permissions, in name', blind, role(9, [12]), [12], 0, null],
  ] as const)('is saved or not: %s', (_what, actor, before, permisos, usuariosConMas, against) => {
    const reason = save(actor, { before, permisos, limite: null, usuariosConMas });
    if (against === null) expect(reason).toBeNull();
    else expect(reason?.startsWith(against)).toBe(true);
  });

  it.each([
    ['of what one has', roleEditor, role(9, [12]), 2, 0, null],
    ['of more than one has', roleEditor, role(9, [26]), 0, 0, more],
    ['of the administrators', roleEditor, role(1, [12]), 0, 0, more],
    ['that is one’s own', roleEditor, role(8, [12]), 0, 0, 'Nadie elimina su propio rol'],
    ['with people, without permission 19', blind, role(9, [12]), 2, 0, 'El rol tiene 2 usuarios'],
    ['without people, without permission 19', blind, role(9, [12]), 0, 0, null],
    ['of who may more', roleEditor, role(9, [12]), 2, 1, 'Una persona con este rol puede más'],
  ] as const)('is deleted or not: %s', (_what, actor, rol, usuarios, usuariosConMas, against) => {
    const reason = remove(actor, { rol, usuarios, usuariosConMas });
    if (against === null) expect(reason).toBeNull();
    else expect(reason?.startsWith(against)).toBe(true);
  });
});

describe('a limit for authorizing', () => {
  const { guardarRol: save, eliminarRol: remove } = OVER_OTHERS;
  const [AUTHORIZES, SAVES, SEES] = [24, 15, 3];
  const up = (pesos: number | null) => (pesos === null ? null : fromPesos(pesos));
  const person = (limite: number | null, changes: Partial<Holder> = {}) =>
    holder({ numiden: 5, roles: [8], permisos: [SEES, 12, SAVES, 19, AUTHORIZES, 26], limite: up(limite), ...changes });
  const role = (limite: number | null, permisos: readonly number[] = [AUTHORIZES], id = 9) => ({
    ...{ id, nombre: 'Cajas', permisos, limite: up(limite) },
  });

  it.each([
    ['the same', 5_000, 5_000, false],
    ['a centavo more', 5_000, 5_000.01, true],
    ['none, which is more than any', 5_000, null, true],
    ['any, before none', null, 999_999_999, false],
    ['none, before none', null, null, false],
  ] as const)('of somebody who has %s', (_what, own, theirs, more) => {
    const other = person(theirs, { numiden: 6 });
    expect(mayMore(other, person(own))).toBe(more);
    expect(givenBy(person(own)).rol(role(theirs))).toBe(!more);
    const puts = OVER_OTHERS.contrasenaProvisional(person(own), { other });
    expect(puts).toBe(
      more
        ? 'Esta persona puede más que usted (límite para autorizar): pídalo a alguien que pueda lo mismo que ella.'
        : null,
    );
    expect(OVER_OTHERS.quitarSegundoFactor(person(own), { other })).toBe(puts);
  });

  it('of who does not authorize is no power', () => {
    expect(mayMore(person(null, { numiden: 6, permisos: [SEES] }), person(5_000))).toBe(false);
    expect(givenBy(person(5_000)).rol(role(null, [SEES]))).toBe(true);
  });

  const LESS = 'No se puede dar lo que usted no tiene: usted autoriza hasta $5,000.00.';
  it.each([
    ['a new role up to one’s own', person(5_000), null, 5_000, 0, null],
    ['a new role a centavo over', person(5_000), null, 5_000.01, 0, LESS],
    ['a new role without one', person(5_000), null, null, 0, LESS],
    ['a new role without one, by who has none', person(null), null, null, 0, null],
    ['raised up to one’s own', person(5_000), role(100), 5_000, 0, null],
    ['raised over one’s own', person(5_000), role(100), 6_000, 0, LESS],
    ['lifted', person(5_000), role(100), null, 0, LESS],
    ['lifted, of a role that does not authorize', person(5_000), role(100, [12]), null, 0, LESS],
    ['lifted, by who has none', person(null), role(100), null, 0, null],
    ['lowered', person(5_000), role(4_000), 1, 0, null],
    ['lowered, while somebody of it may more', person(5_000), role(4_000), 1, 1, 'Una persona con este rol puede más'],
    ['kept, while somebody of it may more', person(5_000), role(4_000), 4_000, 1, null],
    ['lowered, of a role that has more', person(5_000), role(null), 1, 0, 'El rol puede más que usted'],
    ['kept, of a role that has more', person(5_000), role(6_000), 6_000, 0, 'El rol puede más que usted'],
    ['one’s own role’s, raised', person(5_000), role(5_000, [12], 8), 6_000, 0, 'Nadie cambia el límite de su propio'],
    ['one’s own role’s, lifted', person(5_000), role(5_000, [12], 8), null, 0, 'Nadie cambia el límite de su propio'],
    ['one’s own role’s, lowered', person(null), role(null, [12], 8), 1, 0, 'Nadie cambia el límite de su propio rol'],
    ['one’s own role’s, kept', person(5_000), role(5_000, [12], 8), 5_000, 0, null],
  ] as const)('of a role is given or not: %s', (_what, actor, before, limite, usuariosConMas, against) => {
    const permisos = before?.permisos ?? [12];
    const reason = save(actor, { before, permisos, limite: up(limite), usuariosConMas });
    if (against === null) expect(reason).toBeNull();
    else expect(reason?.startsWith(against)).toBe(true);
  });

  it('that is higher than one’s own keeps a role from being made one that authorizes', () => {
    const before = role(null, [12]);
    const after = { before, permisos: [12, AUTHORIZES], limite: null, usuariosConMas: 0 };
    expect(save(person(5_000), after)).toBe(LESS);
    expect(save(person(null), after)).toBeNull();
  });

  it('is not changed by who may not see permissions less than by who may', () => {
    const blind = person(null, { permisos: [12, SAVES, AUTHORIZES] });
    expect(save(blind, { before: role(100), permisos: [AUTHORIZES], limite: up(200), usuariosConMas: 0 })).toBeNull();
  });

  it('is lost with the role: only who has none deletes one that has people', () => {
    const deed = { rol: role(100, [12]), usuarios: 2, usuariosConMas: 0 };
    expect(remove(person(5_000), deed)).toMatch(/^Sin el rol, sus usuarios no tendrían límite/);
    expect(remove(person(5_000), { ...deed, usuarios: 0 })).toBeNull();
    expect(remove(person(5_000), { ...deed, rol: role(null, [12]) })).toBeNull();
    expect(remove(person(null), deed)).toBeNull();
  });

  it('goes with the role that a person is given', () => {
    const { agregarUsuario: add, editarUsuario: edit } = OVER_OTHERS;
    const actor = person(5_000);
    const having = (limite: number | null) => ({
      ...{ ...holder({ numiden: 7, roles: [9], permisos: [AUTHORIZES], limite: up(limite) }), activo: true },
    });
    expect(add(actor, { after: having(5_000), rol: role(5_000) })).toBeNull();
    expect(add(actor, { after: having(null), rol: role(null) })).toMatch(/^El rol Cajas puede más que usted/);
    // The role does not authorize, and the person would by a permission of his own.
    expect(add(actor, { after: having(null), rol: role(null, [12]) })).toBe(
      'No se puede dar lo que usted no tiene (límite para autorizar): quítelo, o pídalo a alguien que lo tenga.',
    );
    expect(edit(actor, { before: having(5_000), after: having(6_000), rol: role(6_000) })).toMatch(/^No se puede dar/);
    expect(edit(actor, { before: having(6_000), after: having(1), rol: role(1) })).toMatch(/^Esta persona puede más/);
  });
});

describe('a group of the identity provider', () => {
  const { guardarGrupo: save, quitarGrupo: remove } = OVER_OTHERS;
  const MORE = 'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.';
  const actor = {
    ...{ numiden: 100002, roles: [2], permisos: [15, 27], areas: [], areasGerente: [], tiendas: [] },
    limite: null,
  };
  const small = { id: 5, permisos: [27], limite: null };
  const large = { id: 6, permisos: [27, 26], limite: null };
  const administrators = { id: 1, permisos: [27], limite: null };

  it('is given only a role of which one has all permissions, and takes none that one lacks', () => {
    expect(save(actor, { before: null, rol: small })).toBeNull();
    expect(save(actor, { before: null, rol: large })).toBe(MORE);
    expect(save(actor, { before: large, rol: small })).toBe(MORE);
    expect(save(actor, { before: null, rol: administrators })).toBe(MORE);
    expect(remove(actor, { before: small })).toBeNull();
    expect(remove(actor, { before: large })).toBe(MORE);
  });
});

it('the calls by which something is done to others, and those that concern the asker alone, are these', () => {
  const entries = Object.entries(OVER_OTHERS);
  expect(entries.flatMap(([call, rule]) => (rule === 'own' ? [call] : [])).sort()).toEqual([
    ...[
      'activarSegundoFactor',
      'cambiarContrasena',
      'cambiarTienda',
      'cerrarSesion',
      'confirmarCodigo',
      'guardarMiAusencia',
      'guardarMiResumen',
      'iniciarSesion',
      'irAlProveedor',
      'prepararSegundoFactor',
      'quitarMiSegundoFactor',
      'terminarOtrasSesiones',
      'terminarSesion',
      'volverDelProveedor',
    ],
  ]);
  expect(entries.flatMap(([call, rule]) => (typeof rule === 'function' ? [call] : [])).sort()).toEqual([
    ...[
      'agregarUsuario',
      'asignarCaso',
      'contrasenaProvisional',
      'editarUsuario',
      'eliminarRol',
      'entregarCasos',
      'guardarAusencia',
      'guardarGrupo',
      'guardarRol',
      'quitarEspera',
      'quitarGrupo',
      'quitarSegundoFactor',
    ],
    ...['terminarSesionDePersona', 'terminarSesionesDePersona'],
  ]);
});
