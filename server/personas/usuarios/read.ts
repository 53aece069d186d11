import { eq } from 'drizzle-orm';
import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { limitInPesos } from '../roles/read.ts';
import { ownFactor } from '../segundoFactor/factor.ts';
import { rightsByGroups } from '../sesion/proveedor/rights.ts';
import { absencesOf } from './absences.ts';
import { openCasesOf } from './announced.ts';
import { limitOfRole } from './overOthers.ts';

/** One user as the edit screen shows him (GET usuario/get-detalles, specification section 7). */
export const obtenerUsuario: Handler<typeof contratoUsuarios.obtenerUsuario> = async (
  { consulta },
  { db, config, clock },
) => {
  const [row] = await db.select().from(usuarios).where(eq(usuarios.numiden, consulta.numiden));
  if (row === undefined) throw notFound(USER_TEXTS.noExiste(consulta.numiden));
  const { numiden, nombreCompleto, correo, areas, idRol, permisos, esGerente, areasGerente, tiendas, activo, version } =
    row;
  return {
    id: numiden,
    nombreCompleto,
    correo,
    areas,
    permisos,
    esGerente,
    areasGerente,
    tiendas,
    activo,
    version,
    roles: idRol === null ? [] : [idRol],
    limite: limitInPesos(await limitOfRole(db, idRol)),
    nuevo: false,
    casosAbiertos: await openCasesOf(db, numiden),
    segundoFactor: (await ownFactor(db, numiden)).activo,
    ausencia: (await absencesOf(db, [numiden], clock())).get(numiden) ?? null,
    ...(rightsByGroups(config, numiden) ? { derechosDelProveedor: true } : {}),
  };
};
