import { and, eq, ne, sql } from 'drizzle-orm';
import type { roles as contratoRoles } from '#contract/personas/roles';
import { type Limite, limiteEnPalabras, limiteLeido } from '#domain/personas/limiteAutorizar';
import { permissionChange, ROLE_TEXTS } from '#domain/personas/roles';
import type { Tx } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { roles, rolPermisos } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import { saveRecord } from '../../platform/records/save.ts';
import { actorUnderLock, demandOverOthers, peopleWithMore } from '../usuarios/overOthers.ts';
import { demandEditorLeft } from '../usuarios/rights.ts';
import { roleKind } from './kind.ts';
import { changePeopleOfRole, tellPeopleOfRole } from './people.ts';
import { permissionsOfRole } from './read.ts';

/**
 * Saves a role, or makes one (POST rol/guardar, specification sections 2, 5 and 7). Its people gain and lose what it
 * gains and loses; a person cannot change the permissions or the limit of his own role, or a role that may more than he, nor give a
 * higher limit than his own. The answer's code is the role's id.
 */
export const guardarRol: Handler<typeof contratoRoles.guardarRol> = async ({ cuerpo }, context) => {
  const { version, idAplicacion: _, ...contents } = cuerpo;
  const { nombre, permisos } = contents;
  const id = contents.id === 0 ? null : contents.id;
  if (id !== null && !fitsInteger(id)) throw notFound(ROLE_TEXTS.noExiste(id));
  const saved = await saveRecord(
    roleKind,
    {
      call: 'guardarRol',
      id,
      version,
      contents,
      effect: async ({ tx, row, numiden, now }) => {
        const actor = await actorUnderLock(tx, 'guardarRol', numiden);
        await demandFreeName(tx, nombre, row?.id ?? 0);
        const before = row === null ? [] : await permissionsOfRole(tx, row.id);
        const change = permissionChange(before, permisos);
        const isChanged = change.gained.length + change.lost.length > 0;
        const had = row?.limite ?? null;
        const limite = contents.limite === undefined ? had : limiteLeido(contents.limite);
        const asked = row?.segundoFactor ?? false;
        const { segundoFactor = asked } = contents;
        demandOverOthers('guardarRol', actor, {
          before: row === null ? null : { id: row.id, permisos: before, limite: had },
          permisos,
          limite,
          usuariosConMas: row === null ? 0 : await peopleWithMore(tx, actor, row),
        });
        const people =
          row === null || !isChanged
            ? 0
            : await changePeopleOfRole(tx, {
                idRol: row.id,
                change,
                lostRole: null,
                accion: 'guardarRol',
                numiden,
                now,
              });
        return {
          text: ROLE_TEXTS.guardado(nombre, people),
          columns: { nombre, limite, segundoFactor },
          before:
            row === null ? null : { nombre: row.nombre, permisos: before, ...limitInWords(had), segundoFactor: asked },
          after: {
            ...{ nombre, permisos, ...(row === null && limite === null ? {} : limitInWords(limite)) },
            ...(row === null && !segundoFactor ? {} : { segundoFactor }),
          },
          afterwards: async (saved) => {
            await setPermissions(tx, saved, permisos);
            if (row !== null && had !== limite) await tellPeopleOfRole(tx, row.id, numiden);
            if (people > 0) await demandEditorLeft(tx);
          },
        };
      },
    },
    context,
  );
  return { ...saved, codigo: saved.id };
};

function limitInWords(limite: Limite) {
  return { limite: limiteEnPalabras(limite) };
}

async function demandFreeName(tx: Tx, nombre: string, own: number): Promise<void> {
  const [same] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(sql`lower(${roles.nombre})`, nombre.toLowerCase()), ne(roles.id, own)));
  if (same !== undefined) throw invalidFields([{ campo: 'nombre', message: ROLE_TEXTS.repetido }]);
}

async function setPermissions(tx: Tx, idRol: number, permisos: readonly number[]): Promise<void> {
  await tx.delete(rolPermisos).where(eq(rolPermisos.idRol, idRol));
  await tx.insert(rolPermisos).values(permisos.map((idPermiso) => ({ idRol, idPermiso })));
}
