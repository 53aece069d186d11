import { asc, count, eq } from 'drizzle-orm';
import type { roles as contratoRoles } from '#contract/personas/roles';
import { limiteEnPalabras } from '#domain/personas/limiteAutorizar';
import { ADMINISTRATOR_ROLE, ROLE_TEXTS } from '#domain/personas/roles';
import type { Tx } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { gruposProveedor, usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { saveRecord } from '../../platform/records/save.ts';
import { actorUnderLock, demandOverOthers, peopleWithMore } from '../usuarios/overOthers.ts';
import { demandEditorLeft } from '../usuarios/rights.ts';
import { roleKind } from './kind.ts';
import { changePeopleOfRole } from './people.ts';
import { permissionsOfRole } from './read.ts';

/**
 * Deletes a role (POST rol/eliminar, specification sections 2 and 7): its people lose it, and with it its permissions; what
 * they have besides stays theirs. With people, only by permission 19; not while a group of the identity provider gives it, whose people
 * could then no longer enter.
 */
export const eliminarRol: Handler<typeof contratoRoles.eliminarRol> = async ({ cuerpo: { id, version } }, context) => {
  if (!fitsInteger(id)) throw notFound(ROLE_TEXTS.noExiste(id));
  return saveRecord(
    roleKind,
    {
      call: 'eliminarRol',
      id,
      version,
      contents: { id },
      effect: async ({ tx, row, numiden, now }) => {
        if (row === null) throw notFound(ROLE_TEXTS.noExiste(id));
        if (id === ADMINISTRATOR_ROLE) throw conflict(ROLE_TEXTS.administrador);
        const actor = await actorUnderLock(tx, 'eliminarRol', numiden);
        const permisos = await permissionsOfRole(tx, id);
        const [people] = await tx.select({ total: count() }).from(usuarios).where(eq(usuarios.idRol, id));
        const total = people?.total ?? 0;
        demandOverOthers('eliminarRol', actor, {
          rol: { id, permisos, limite: row.limite },
          usuarios: total,
          usuariosConMas: await peopleWithMore(tx, actor, row),
        });
        // Elsewhere groups count for nothing, and go with their role.
        if (context.config.auth === 'oidc') await demandNoGroups(tx, id);
        const change = { gained: [], lost: permisos };
        await changePeopleOfRole(tx, {
          idRol: id,
          change,
          lostRole: row.nombre,
          accion: 'eliminarRol',
          numiden,
          now,
        });
        return {
          text: ROLE_TEXTS.eliminado(row.nombre, total),
          columns: 'deleted',
          before: {
            nombre: row.nombre,
            permisos,
            ...(row.limite === null ? {} : { limite: limiteEnPalabras(row.limite) }),
          },
          after: null,
          afterwards: () => demandEditorLeft(tx),
        };
      },
    },
    context,
  );
};

/** @throws Rejection 409 that names the groups. Groups are written under the same lock of rights. */
async function demandNoGroups(tx: Tx, idRol: number): Promise<void> {
  const groups = await tx
    .select({ grupo: gruposProveedor.grupo })
    .from(gruposProveedor)
    .where(eq(gruposProveedor.idRol, idRol))
    .orderBy(asc(gruposProveedor.grupo));
  if (groups.length > 0) throw conflict(ROLE_TEXTS.conGrupos(groups.map(({ grupo }) => grupo)));
}
