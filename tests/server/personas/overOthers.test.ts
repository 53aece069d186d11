import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import {
  ADMINISTRATOR,
  ADVISER,
  type Ask,
  asSaved,
  EDITOR,
  NEW_PERSON,
  NOBODYS,
  OTHER_ADMINISTRATOR,
  OTHER_PEER,
  type OthersDesk,
  openOthersDesk,
  PEER,
  ROLE_EDITOR,
  rightsNow,
  SEES_USERS,
  WEAK,
} from './overOthers.desk.ts';

let desk: OthersDesk;
beforeAll(async () => {
  desk = await openOthersDesk();
});
beforeEach(() => desk.again());
afterAll(() => desk.bed.close());

type Act = (ask: Ask) => Promise<Awaited<ReturnType<Ask>>>;

function password(id: number): Act {
  return (ask) => ask('POST', 'usuario/contrasena-provisional', { id, idAplicacion: 146 });
}
function edit(id: number, changes: object): Act {
  return async (ask) => ask('PUT', 'usuario/editar', await asSaved(desk, id, changes));
}
function add(changes: object): Act {
  const person = { id: NEW_PERSON, idAplicacion: 146, correo: 'nueva@ejemplo.mx', areas: [2], areasGerente: [] };
  return (ask) => ask('POST', 'usuario/agregar', { ...person, roles: [SEES_USERS], permisos: [25], ...changes });
}
function role(id: number, nombre: string, permisos: readonly number[]): Act {
  return (ask) => ask('POST', 'rol/guardar', { id, nombre, permisos, idAplicacion: 146 });
}
function deleteRole(id: number): Act {
  return (ask) => ask('POST', 'rol/eliminar', { id, idAplicacion: 146 });
}
function endSessions(numiden: number): Act {
  return (ask) => ask('POST', 'seguridad/terminar-sesiones', { numiden });
}
function endSession(numiden: number): Act {
  return async (ask) => {
    await desk.as(numiden);
    const [open] = await desk.bed.db.select().from(sessions).where(eq(sessions.numiden, numiden));
    return ask('POST', 'seguridad/terminar-sesion', { id: open?.id });
  };
}
function forgive(numiden: number): Act {
  const id = createHash('sha256').update(`par:${numiden}:10.0.0.7`).digest('hex');
  return (ask) => ask('POST', 'seguridad/quitar-espera', { id });
}

const DONE = 'done';
const NO_CALL = 'No tiene permiso para realizar esta operación.';
const MORE = (what: string) =>
  `Esta persona puede más que usted (${what}): pídalo a alguien que pueda lo mismo que ella.`;
const NOT_HAD = (what: string) =>
  `No se puede dar lo que usted no tiene (${what}): quítelo, o pídalo a alguien que lo tenga.`;
const BIGGER = (nombre: string) =>
  `El rol ${nombre} puede más que usted: elija otro, o pídalo a alguien que pueda lo mismo.`;
const ROLE_HAS_MORE =
  'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.';
const ADMIN_HAS_MORE = MORE('rol de administrador y permisos');

/** The outcome of each act on others: by the administrator, by who edits users alone, roles alone, and by a peer. */
const TABLE: readonly (readonly [what: string, act: Act, ana: string, users: string, roles: string, peer: string])[] = [
  ['a password for an administrator', password(OTHER_ADMINISTRATOR), DONE, ADMIN_HAS_MORE, NO_CALL, ADMIN_HAS_MORE],
  ['a password for an adviser', password(ADVISER), DONE, MORE('permisos'), NO_CALL, DONE],
  ['a password for who may less', password(WEAK), DONE, DONE, NO_CALL, DONE],
  ['a password for one’s equal', password(OTHER_PEER), DONE, MORE('permisos'), NO_CALL, DONE],
  [
    'the mail of an administrator',
    edit(OTHER_ADMINISTRATOR, { correo: 'mio@ejemplo.mx', areas: [2] }),
    DONE,
    ADMIN_HAS_MORE,
    NO_CALL,
    ADMIN_HAS_MORE,
  ],
  ['the mail of an adviser', edit(ADVISER, { correo: 'b@ejemplo.mx' }), DONE, MORE('permisos'), NO_CALL, DONE],
  ['the mail of who may less', edit(WEAK, { correo: 'b@ejemplo.mx' }), DONE, DONE, NO_CALL, DONE],
  ['deactivating an adviser', edit(ADVISER, { activo: false }), DONE, MORE('permisos'), NO_CALL, DONE],
  ['a permission that a peer has', edit(WEAK, { permisos: [25, 27] }), DONE, NOT_HAD('permisos'), NO_CALL, DONE],
  [
    'a permission that no peer has',
    edit(WEAK, { permisos: [9, 25] }),
    DONE,
    NOT_HAD('permisos'),
    NO_CALL,
    NOT_HAD('permisos'),
  ],
  [
    'a permission to one’s equal',
    edit(OTHER_PEER, { permisos: [2, 4, 9, 25, 26, 27] }),
    DONE,
    MORE('permisos'),
    NO_CALL,
    NOT_HAD('permisos'),
  ],
  ['an area of others', edit(WEAK, { areas: [1, 2] }), DONE, NOT_HAD('áreas'), NO_CALL, NOT_HAD('áreas')],
  [
    'the management of an area',
    edit(WEAK, { areasGerente: [2] }),
    DONE,
    NOT_HAD('áreas de gerente'),
    NO_CALL,
    NOT_HAD('áreas de gerente'),
  ],
  [
    'the administrators’ role, without its permissions',
    edit(WEAK, { roles: [1] }),
    DONE,
    BIGGER('Administrador'),
    NO_CALL,
    BIGGER('Administrador'),
  ],
  ['a role of the counter', edit(WEAK, { roles: [2] }), DONE, BIGGER('Asesor de tienda'), NO_CALL, DONE],
  ['a new administrator', add({ roles: [1] }), DONE, BIGGER('Administrador'), NO_CALL, BIGGER('Administrador')],
  ['a new user who may less', add({}), DONE, DONE, NO_CALL, DONE],
  [
    'a new user with everything',
    add({ permisos: [9, 25], areas: [1], areasGerente: [1] }),
    DONE,
    NOT_HAD('permisos, áreas y áreas de gerente'),
    NO_CALL,
    NOT_HAD('permisos, áreas y áreas de gerente'),
  ],
  ['a role that may more, in name', role(2, 'Consejero', [2, 4, 27]), DONE, NO_CALL, ROLE_HAS_MORE, NO_CALL],
  ['a permission out of a role that may more', role(2, 'Asesor', [2, 4]), DONE, NO_CALL, ROLE_HAS_MORE, NO_CALL],
  ['a permission into a role', role(NOBODYS, 'De nadie', [9, 12]), DONE, NO_CALL, NOT_HAD('permisos'), NO_CALL],
  ['one’s own permission into a role', role(NOBODYS, 'De nadie', [3, 12]), DONE, NO_CALL, DONE, NO_CALL],
  ['a new role with everything', role(0, 'Todo', [9, 26]), DONE, NO_CALL, NOT_HAD('permisos'), NO_CALL],
  ['a new role of what one has', role(0, 'Roles', [12, 15]), DONE, NO_CALL, DONE, NO_CALL],
  ['deleting a role that may more', deleteRole(2), DONE, NO_CALL, ROLE_HAS_MORE, NO_CALL],
  ['deleting a role of what one has', deleteRole(NOBODYS), DONE, NO_CALL, DONE, NO_CALL],
  ['all sessions of an administrator', endSessions(OTHER_ADMINISTRATOR), DONE, ADMIN_HAS_MORE, NO_CALL, ADMIN_HAS_MORE],
  ['a session of an adviser', endSession(ADVISER), DONE, MORE('permisos'), NO_CALL, DONE],
  ['a session of who may less', endSession(WEAK), DONE, DONE, NO_CALL, DONE],
  ['the wait of an administrator', forgive(OTHER_ADMINISTRATOR), DONE, ADMIN_HAS_MORE, NO_CALL, ADMIN_HAS_MORE],
];

describe('to others is done', () => {
  it.each(TABLE)('%s', async (_what, act, ...outcomes) => {
    for (const [index, numiden] of [ADMINISTRATOR, EDITOR, ROLE_EDITOR, PEER].entries()) {
      await desk.again();
      const answer = await act(await desk.as(numiden));
      const outcome = answer.statusCode === 200 ? DONE : `${answer.statusCode} ${answer.json().message}`;
      expect([numiden, outcome]).toEqual([numiden, outcomes[index] === DONE ? DONE : `403 ${outcomes[index]}`]);
    }
  });

  it('nothing at all when it is refused', async () => {
    const ask = await desk.as(EDITOR);
    await desk.as(OTHER_ADMINISTRATOR);
    const before = await rightsNow(desk);
    const refused = [
      password(OTHER_ADMINISTRATOR),
      edit(ADVISER, { activo: false }),
      edit(WEAK, { permisos: [9, 25] }),
      add({ roles: [1] }),
      endSessions(OTHER_ADMINISTRATOR),
      forgive(OTHER_ADMINISTRATOR),
    ];
    for (const act of refused) expect((await act(ask)).statusCode).toBe(403);
    expect(await rightsNow(desk)).toBe(before);
  });

  it('nothing of a role when somebody who has it may more than who asks', async () => {
    await desk.bed.db
      .update(usuarios)
      .set({ permisos: [9, 25] })
      .where(eq(usuarios.numiden, WEAK));
    await desk.bed.db
      .update(usuarios)
      .set({ permisos: [3, 5, 12, 15, 19, 25] })
      .where(eq(usuarios.numiden, ROLE_EDITOR));
    const ask = await desk.as(ROLE_EDITOR);
    const text = 'Una persona con este rol puede más que usted: pídalo a alguien que pueda lo mismo que ella.';
    for (const act of [role(SEES_USERS, 'Ve usuarios', [12]), deleteRole(SEES_USERS)]) {
      const answer = await act(ask);
      expect([answer.statusCode, answer.json().message]).toEqual([403, text]);
    }
    expect((await role(SEES_USERS, 'Ve a los usuarios', [25])(ask)).statusCode).toBe(200);
    await desk.bed.db
      .update(usuarios)
      .set({ permisos: [25] })
      .where(eq(usuarios.numiden, WEAK));
    expect((await deleteRole(SEES_USERS)(ask)).statusCode).toBe(200);
  });

  it('only in the stores where who asks may sign in', async () => {
    await desk.bed.db
      .update(usuarios)
      .set({ tiendas: [1] })
      .where(inArray(usuarios.numiden, [EDITOR, WEAK]));
    const ask = await desk.as(EDITOR);
    for (const tiendas of [[], [2], [1, 2]]) {
      const answer = await edit(WEAK, { tiendas })(ask);
      expect([answer.statusCode, answer.json().message]).toEqual([403, NOT_HAD('tiendas')]);
    }
    expect((await edit(WEAK, { tiendas: [1], correo: 'otro@ejemplo.mx' })(ask)).statusCode).toBe(200);
    await desk.bed.db
      .update(usuarios)
      .set({ tiendas: [2] })
      .where(eq(usuarios.numiden, WEAK));
    expect((await edit(WEAK, { correo: 'tercero@ejemplo.mx' })(ask)).json().message).toBe(MORE('tiendas'));
  });

  it('even by an administrator nothing to his own rights, role or password', async () => {
    const ask = await desk.as(ADMINISTRATOR);
    expect((await edit(ADMINISTRATOR, { permisos: [26] })(ask)).json().message).toBe(
      'Nadie cambia sus propios derechos (permisos): pídalo a otra persona.',
    );
    expect((await role(1, 'Administrador', [26])(ask)).json().message).toBe(
      'Nadie cambia los permisos de su propio rol: pídalo a otra persona que pueda guardar roles.',
    );
    expect((await password(ADMINISTRATOR)(ask)).json().message).toBe('Su propia contraseña se cambia en «Mi cuenta».');
  });

  it('everything by the administrator of an empty installation, who works for no area', async () => {
    const ask = await desk.as(OTHER_ADMINISTRATOR);
    expect((await add({ roles: [1], permisos: [9], areas: [1, 2], areasGerente: [1] })(ask)).statusCode).toBe(200);
  });
});

describe('a list says beforehand', () => {
  it('whose sessions and waits are left alone, in the words of the refusal', async () => {
    await desk.as(ADVISER);
    await desk.as(OTHER_ADMINISTRATOR);
    const ask = await desk.as(EDITOR);
    const listed = await ask('POST', 'seguridad/sesiones', {
      buscar: '',
      orden: 'porNombre',
      numPagina: 1,
      tamPagina: 25,
    });
    const rows: { persona: { numiden: number }; enContra: string | null }[] = listed.json().filas;
    expect(rows.map(({ persona, enContra }) => [persona.numiden, enContra])).toEqual([
      [ADVISER, MORE('permisos')],
      [EDITOR, null],
      [OTHER_ADMINISTRATOR, ADMIN_HAS_MORE],
    ]);
  });
});
