import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { sortedIds } from '#domain/common/recordId';
import { GRUPO_TEXTS } from '#domain/personas/grupos';
import type { Limite } from '#domain/personas/limiteAutorizar';
import { canTakeCases, casesInWords, changedRights, USER_TEXTS, type UsuarioGuardado } from '#domain/personas/usuarios';
import type { Tx } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { conflict, invalidFields } from '../../platform/http/rejection.ts';
import { saveRecord } from '../../platform/records/save.ts';
import { rightsByGroups } from '../sesion/proveedor/rights.ts';
import { handOverCasesOf } from './announced.ts';
import { hasLeftChain } from './employees.ts';
import { userKind } from './kind.ts';
import { actorUnderLock, demandOverOthers, holderOf, limitOfRole } from './overOthers.ts';
import { demandEditorLeft } from './rights.ts';
import { demandKnown, type EditedColumns, userInWords } from './words.ts';

/**
 * Changes a user (PUT usuario/editar, specification sections 2, 5 and 7). A person cannot change his own rights or
 * those of who may more than he, nor give rights that he lacks. Who is deactivated leaves his open cases to another
 * person or, if that is said, unassigned, and his sessions end.
 */
export const editarUsuario: Handler<typeof contratoUsuarios.editarUsuario> = ({ cuerpo }, context) => {
  const { version, idAplicacion: _, ...contents } = cuerpo;
  return saveRecord(
    userKind,
    {
      call: 'editarUsuario',
      id: contents.id,
      version,
      contents,
      effect: async ({ tx, row, numiden, now }) => {
        if (row === null) throw new Error('A user is edited who was not locked');
        const actor = await actorUnderLock(tx, 'editarUsuario', numiden);
        demandOwnRights(row, contents, context.config);
        const rol = await demandKnown(tx, contents);
        const after = columnsAfter(row, contents);
        const had = rightsOf({ ...row, limite: await limitOfRole(tx, row.idRol) });
        const has = rightsOf({ ...row, ...after, limite: rol.limite });
        demandOverOthers('editarUsuario', actor, { before: had, after: has, rol });
        if (after.activo && !row.activo && (await hasLeftChain(tx, row.numiden))) throw conflict(USER_TEXTS.inactivo);
        const leaves = row.activo && !after.activo;
        const handed = leaves ? await handOver(tx, contents, { numiden, now }) : null;
        return {
          text: USER_TEXTS.editado,
          columns: { ...after, esGerente: after.areasGerente.length > 0 },
          before: await userInWords(tx, row),
          after: { ...(await userInWords(tx, after)), ...(handed === null ? {} : { casosAbiertos: handed }) },
          isSame: row.correo === after.correo && changedRights(had, has).length === 0,
          afterwards: async (id) => {
            if (leaves) await tx.delete(sessions).where(eq(sessions.numiden, id));
            await demandEditorLeft(tx);
          },
        };
      },
    },
    context,
  );
};

/** @throws Rejection 409 for a role or permissions that the identity provider says. */
function demandOwnRights(
  { numiden, idRol, permisos }: typeof usuarios.$inferSelect,
  asked: UsuarioGuardado,
  config: Context['config'],
): void {
  const isSame = asked.roles[0] === idRol && isDeepStrictEqual(sortedIds(asked.permisos), sortedIds(permisos));
  if (!isSame && rightsByGroups(config, numiden)) throw conflict(GRUPO_TEXTS.porElProveedor);
}

function columnsAfter(
  row: typeof usuarios.$inferSelect,
  { correo, roles, areas, areasGerente, permisos, tiendas = row.tiendas, activo = row.activo }: UsuarioGuardado,
): EditedColumns {
  return { correo, idRol: roles[0] ?? null, areas, areasGerente, permisos, tiendas, activo };
}

function rightsOf(row: typeof usuarios.$inferSelect & { readonly limite: Limite }) {
  return { ...holderOf(row), activo: row.activo };
}

/** @returns for the audit, what became of the open cases; null when there were none. */
async function handOver(
  tx: Tx,
  { id, heredero }: UsuarioGuardado,
  { numiden, now }: { readonly numiden: number; readonly now: Date },
): Promise<string | null> {
  const heir = heredero === undefined || heredero === null ? null : await demandHeir(tx, heredero, id);
  const went = await handOverCasesOf(tx, { from: id, to: heir, isSaid: heredero !== undefined, numiden, now });
  if (went === 0) return null;
  return `${casesInWords(went)} ${heir === null ? 'sin asignar' : `a ${heir.nombre} (${heir.numiden})`}`;
}

/** A person that cases go to. */
interface Heir {
  readonly numiden: number;
  readonly nombre: string;
}

/**
 * @throws Rejection 400 for who cannot take over the cases of `leaver`: an unknown number, the same person,
 * or one who sees no cases.
 */
async function demandHeir(tx: Tx, numiden: number, leaver: number): Promise<Heir> {
  const [heir] = await tx
    .select({ nombre: usuarios.nombreCompleto, activo: usuarios.activo, permisos: usuarios.permisos })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  if (heir === undefined || numiden === leaver || !canTakeCases(heir)) {
    throw invalidFields([{ campo: 'heredero', message: USER_TEXTS.herederoInvalido }]);
  }
  return { numiden, nombre: heir.nombre };
}
