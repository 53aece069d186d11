import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { roles as contratoRoles } from '#contract/personas/roles';
import { ENTITIES } from '#domain/common/entities';
import { GRUPO_TEXTS } from '#domain/personas/grupos';
import type { Db, Tx } from '../../platform/db/db.ts';
import { gruposProveedor, roles } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { type RecordKind, saveRecord } from '../../platform/records/save.ts';
import { actorUnderLock, demandOverOthers } from '../usuarios/overOthers.ts';
import { lockRights } from '../usuarios/rights.ts';
import { permissionsOfRole } from './read.ts';

/** Groups of the identity provider as records that are saved. */
const groupKind: RecordKind<typeof gruposProveedor> = {
  words: ENTITIES.grupo,
  table: gruposProveedor,
  key: gruposProveedor.id,
  nameOf: ({ grupo }) => `«${grupo}»`,
  told: () => ({ entidad: 'grupo' }),
  missing: GRUPO_TEXTS.noExiste,
  lockFirst: lockRights,
};

/** All groups with the names of their roles, those that count before others first. */
export function providerGroups(db: Db) {
  return db
    .select({ ...getTableColumns(gruposProveedor), rol: roles.nombre })
    .from(gruposProveedor)
    .innerJoin(roles, eq(roles.id, gruposProveedor.idRol))
    .orderBy(asc(gruposProveedor.rango), asc(gruposProveedor.grupo));
}

/** Saves which role a group gives, or makes one: only a role that gives nothing which who asks lacks. */
export const guardarGrupo: Handler<typeof contratoRoles.guardarGrupo> = ({ cuerpo }, context) => {
  const { id, version, ...written } = cuerpo;
  return saveRecord(
    groupKind,
    {
      ...{ call: 'guardarGrupo', id, version, contents: { id, ...written } },
      effect: async ({ tx, row, numiden }) => {
        const actor = await actorUnderLock(tx, 'guardarGrupo', numiden);
        const rol = await roleNow(tx, written.idRol);
        if (rol === null) throw invalidFields([{ campo: 'idRol', message: GRUPO_TEXTS.rolNoExiste }]);
        const before = row === null ? null : await roleNow(tx, row.idRol);
        demandOverOthers('guardarGrupo', actor, { before, rol });
        await refuseRepeated(tx, id, written.grupo);
        return {
          text: 'Grupo guardado con éxito',
          columns: written,
          before: row === null ? null : inWords(row, before?.nombre),
          after: inWords(written, rol.nombre),
        };
      },
    },
    context,
  );
};

/** Takes a group away: who has no other may enter no more. */
export const quitarGrupo: Handler<typeof contratoRoles.quitarGrupo> = ({ cuerpo: { id, version } }, context) =>
  saveRecord(
    groupKind,
    {
      ...{ call: 'quitarGrupo', id, version, contents: { id } },
      effect: async ({ tx, row, numiden }) => {
        const actor = await actorUnderLock(tx, 'quitarGrupo', numiden);
        const before = row === null ? null : await roleNow(tx, row.idRol);
        if (before !== null) demandOverOthers('quitarGrupo', actor, { before });
        return {
          text: 'Grupo quitado con éxito',
          columns: 'deleted',
          before: row === null ? null : inWords(row, before?.nombre),
          after: null,
        };
      },
    },
    context,
  );

async function roleNow(tx: Tx, id: number) {
  const [row] = await tx.select().from(roles).where(eq(roles.id, id));
  if (row === undefined) return null;
  const { nombre, limite } = row;
  return { id, nombre, limite, permisos: await permissionsOfRole(tx, id) };
}

function inWords(
  { grupo, rango }: Pick<typeof gruposProveedor.$inferSelect, 'grupo' | 'rango'>,
  rol: string | undefined,
) {
  return { grupo, rol: rol ?? null, rango };
}

async function refuseRepeated(tx: Tx, id: number | null, grupo: string): Promise<void> {
  const same = and(eq(gruposProveedor.grupo, grupo), id === null ? undefined : ne(gruposProveedor.id, id));
  if ((await tx.$count(gruposProveedor, same)) > 0) {
    throw invalidFields([{ campo: 'grupo', message: GRUPO_TEXTS.repetido }]);
  }
}
