import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { roles, rolPermisos, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, equipos, frenosLogin, sessions } from '../../../server/platform/db/schema/system.ts';
import { type Bed, CHEAP_PASSWORDS, createBed } from '../bed/bed.ts';

/** People who act on others: all, users alone, roles alone, and two who may the same. */
export const ADMINISTRATOR = 100_001;
export const EDITOR = 400_001;
export const ROLE_EDITOR = 400_002;
export const PEER = 400_003;
export const OTHER_PEER = 400_004;

/** The people acted on: one of everything, one of the counter, one who may next to nothing, and who is no user yet. */
export const OTHER_ADMINISTRATOR = 400_010;
export const ADVISER = 100_002;
export const WEAK = 400_011;
export const NEW_PERSON = 200_001;

/** A role that only sees users; the weak one has it. */
export const SEES_USERS = 50;
/** A role that no user has. */
export const NOBODYS = 51;

const PASSWORD = 'tres tristes tigres';
const ALL = Array.from({ length: 28 }, (_, index) => index + 1);

/** A server with passwords, and people who may do more and less to each other. */
export interface OthersDesk {
  readonly bed: Bed;
  /** Everything as it was at first. */
  readonly again: () => Promise<void>;
  /** Signs in; answers what asks as that person. */
  readonly as: (numiden: number, app?: FastifyInstance) => Promise<Ask>;
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Makes a call with a body. */
export type Ask = (method: 'POST' | 'PUT', path: string, payload: object) => Promise<Answer>;

export async function openOthersDesk(): Promise<OthersDesk> {
  const bed = await createBed({ environment: { AUTH: 'contrasena' } });
  const { db } = bed;
  await fill(bed, await CHEAP_PASSWORDS.hash(PASSWORD));
  const atFirst = [
    [roles, await db.select().from(roles)],
    [rolPermisos, await db.select().from(rolPermisos)],
    [usuarios, await db.select().from(usuarios)],
    [frenosLogin, await db.select().from(frenosLogin)],
  ] as const;
  return {
    bed,
    // Much less than the whole small world: every line of the table begins with it.
    again: async () => {
      for (const table of [sessions, equipos, bitacora, frenosLogin, usuarios, rolPermisos, roles])
        await db.delete(table);
      for (const [table, rows] of atFirst) await db.insert(table).values(rows);
    },
    as: async (numiden, app = bed.app) => {
      const login = await app.inject({
        method: 'POST',
        url: '/mostrador/api/sesion/login',
        payload: { numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro', contrasena: PASSWORD },
      });
      if (login.statusCode !== 200) throw new Error(login.body);
      const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return (method, path, payload) =>
        app.inject({ method, url: `/mostrador/api/${path}`, headers: { cookie }, payload });
    },
  };
}

async function fill({ db, clock }: Bed, contrasenaHash: string): Promise<void> {
  await db.insert(roles).values([
    { id: SEES_USERS, nombre: 'Ve usuarios' },
    { id: NOBODYS, nombre: 'De nadie' },
  ]);
  await db.insert(rolPermisos).values([
    { idRol: SEES_USERS, idPermiso: 25 },
    { idRol: NOBODYS, idPermiso: 12 },
  ]);
  await db
    .insert(usuarios)
    .values([
      person(EDITOR, 'Edita Usuarios', { permisos: [25, 26] }),
      person(ROLE_EDITOR, 'Rolando Roles', { permisos: [3, 5, 12, 15, 19] }),
      person(PEER, 'Pía Igual', { permisos: [2, 4, 25, 26, 27], idRol: 2 }),
      person(OTHER_PEER, 'Paz Igual', { permisos: [2, 4, 25, 26, 27], idRol: 2 }),
      person(OTHER_ADMINISTRATOR, 'Olga Administradora', { permisos: ALL, idRol: 1, areas: [] }),
      person(WEAK, 'Débora Poco', { permisos: [25], idRol: SEES_USERS }),
    ]);
  await db.update(usuarios).set({ contrasenaHash });
  await db.insert(frenosLogin).values({
    clave: `par:${OTHER_ADMINISTRATOR}:10.0.0.7`,
    cuenta: 9,
    rechazos: 0,
    libre: new Date(clock.now.getTime() + 60_000),
  });
}

function person(numiden: number, nombreCompleto: string, more: Partial<typeof usuarios.$inferInsert>) {
  return { numiden, nombreCompleto, correo: `${numiden}@ejemplo.mx`, permisos: [], areas: [2], ...more };
}

/** A user as the edit screen would send him, but for the changes. */
export async function asSaved({ bed: { db } }: OthersDesk, numiden: number, changes: object = {}): Promise<object> {
  const [row] = await db.select().from(usuarios).where(eq(usuarios.numiden, numiden));
  if (row === undefined) throw new Error(`Nobody has the number ${numiden}`);
  const { correo, areas, areasGerente, permisos, tiendas, idRol, activo } = row;
  return {
    id: numiden,
    idAplicacion: 146,
    correo,
    areas,
    areasGerente,
    permisos,
    tiendas,
    activo,
    roles: [idRol],
    ...changes,
  };
}

/** All that must stay as it is when something is refused. */
export async function rightsNow({ bed: { db } }: OthersDesk): Promise<string> {
  return JSON.stringify([
    await db.select().from(usuarios).orderBy(usuarios.numiden),
    await db.select().from(roles).orderBy(roles.id),
    await db.select().from(rolPermisos).orderBy(rolPermisos.idRol, rolPermisos.idPermiso),
    await db.select({ id: sessions.id, numiden: sessions.numiden }).from(sessions).orderBy(sessions.id),
    await db.select().from(frenosLogin).orderBy(frenosLogin.clave),
  ]);
}
