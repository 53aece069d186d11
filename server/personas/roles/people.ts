import { asc, eq, sql } from 'drizzle-orm';
import { hechosDeUsuario } from '#domain/common/cambios';
import { type PermissionChange, withRoleChange } from '#domain/personas/roles';
import { announce } from '../../platform/changes/announce.ts';
import type { Tx } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { bitacora, sessions } from '../../platform/db/schema/system.ts';

/** The consequence of a change for the people of a role, and who makes it. */
interface Consequence {
  readonly idRol: number;
  readonly change: PermissionChange;
  /** The name of the role that they lose with it; null when they keep it. */
  readonly lostRole: string | null;
  /** The call, for the audit. */
  readonly accion: string;
  readonly numiden: number;
  readonly now: Date;
}

/**
 * Gives the users of a role what it gained and takes from them what it lost, each with a version and an audit row of his
 * own. Whoever is signed in is told, so that it is felt at once.
 * @returns how many users changed.
 */
export async function changePeopleOfRole(tx: Tx, consequence: Consequence): Promise<number> {
  const { idRol, change, lostRole } = consequence;
  const people = await tx
    .select({
      numiden: usuarios.numiden,
      activo: usuarios.activo,
      permisos: usuarios.permisos,
      version: usuarios.version,
    })
    .from(usuarios)
    .where(eq(usuarios.idRol, idRol))
    .orderBy(asc(usuarios.numiden))
    .for('update');
  const changed = people
    .map((person) => ({ ...person, after: withRoleChange(person.permisos, change) }))
    .filter(({ permisos, after }) => lostRole !== null || permisos.join() !== after.join());
  if (changed.length === 0) return 0;
  await write(tx, changed, lostRole !== null);
  await note(tx, changed, consequence);
  await tell(tx, changed, consequence);
  return changed.length;
}

interface Changed {
  readonly numiden: number;
  readonly activo: boolean;
  readonly permisos: readonly number[];
  readonly version: number;
  readonly after: readonly number[];
}

// One statement for all: a role may have thousands of users.
async function write(tx: Tx, changed: readonly Changed[], losesRole: boolean): Promise<void> {
  const rows = changed.map(({ numiden, after }) => ({ numiden, permisos: `{${after.join(',')}}` }));
  await tx.execute(sql`
    update usuarios set permisos = n.permisos::integer[], version = version + 1
      ${losesRole ? sql`, id_rol = null` : sql``}
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (numiden bigint, permisos text)
    where usuarios.numiden = n.numiden`);
}

const BATCH = 1_000;

async function note(
  tx: Tx,
  changed: readonly Changed[],
  { accion, lostRole, numiden, now }: Consequence,
): Promise<void> {
  const common = { momento: now, numiden, accion, entidad: 'usuario' };
  for (let start = 0; start < changed.length; start += BATCH) {
    await tx.insert(bitacora).values(
      changed.slice(start, start + BATCH).map(({ numiden: id, permisos, after, version }) => ({
        ...common,
        idEntidad: String(id),
        antes: { permisos, ...(lostRole === null ? {} : { rol: lostRole }) },
        despues: { permisos: after, ...(lostRole === null ? {} : { rol: null }), version: version + 1 },
      })),
    );
  }
}

/** Tells those people of a role who are signed in that it means something else for them now, though nothing of their own changed. */
export async function tellPeopleOfRole(tx: Tx, idRol: number, numiden: number): Promise<void> {
  const people = await tx
    .selectDistinct({ id: usuarios.numiden, activo: usuarios.activo, permisos: usuarios.permisos })
    .from(usuarios)
    .innerJoin(sessions, eq(sessions.numiden, usuarios.numiden))
    .where(eq(usuarios.idRol, idRol));
  for (const { id, ...person } of people) {
    const facts = hechosDeUsuario({ idRol, ...person });
    const usuario = { que: 'registro', antes: facts, despues: facts } as const;
    await announce(tx, { entidad: 'usuario', id, version: null, numiden, usuario });
  }
}

// Only who is signed in has anything to feel; screens that list users hear of the role.
async function tell(tx: Tx, changed: readonly Changed[], { idRol, lostRole, numiden }: Consequence): Promise<void> {
  const people = new Map(changed.map((person) => [person.numiden, person]));
  const signedIn = await tx.selectDistinct({ id: sessions.numiden }).from(sessions);
  for (const { id } of signedIn) {
    const person = people.get(id);
    if (person === undefined) continue;
    const { activo, permisos, after, version } = person;
    const usuario = {
      que: 'registro',
      antes: hechosDeUsuario({ idRol, activo, permisos }),
      despues: hechosDeUsuario({ idRol: lostRole === null ? idRol : null, activo, permisos: after }),
    } as const;
    await announce(tx, { entidad: 'usuario', id, version: version + 1, numiden, usuario });
  }
}
