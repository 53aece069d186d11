import { eq } from 'drizzle-orm';
import { SUBCATEGORY_SUCCESS_CODE, SUCCESS_CODE } from '#contract/common/answers';
import type { sesion } from '#contract/personas/sesion';
import { PERMISOS } from '#domain/common/permisos';
import { TEXTS } from '#domain/common/texts';
import { ADMINISTRATOR_ROLE } from '#domain/personas/roles';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import { areas, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields, noPermission, notFound } from '../../platform/http/rejection.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { limitInPesos } from '../roles/read.ts';
import { secondFactorHandlers } from '../segundoFactor/handlers.ts';
import { accountHandlers } from './account.ts';
import { confirmCode, logIn } from './login.ts';
import { providerHandlers } from './proveedor/handlers.ts';
import { closeSession, lastsStill } from './sessions.ts';

function demandSelf(numiden: number, context: Context): void {
  if (numiden !== context.sesion.numiden) throw noPermission('Solo puede consultar sus propios datos.');
}

/** Signing in and out, and what a signed-in person may know of themselves (specification, sections 6 and 7). */
export const sessionHandlers: HandlersOf<typeof sesion> = {
  opcionesSesion: async (_entrada, { config: { auth, emergencia, sinTiendas } }) => ({
    contrasena: auth === 'contrasena',
    ...(auth === 'oidc' ? { proveedor: true } : {}),
    ...(emergencia === null ? {} : { emergencia: true }),
    ...(sinTiendas === 'ninguna' ? { soloTiendasNombradas: true } : {}),
  }),

  iniciarSesion: logIn,
  confirmarCodigo: confirmCode,

  ...providerHandlers,

  ...accountHandlers,

  ...secondFactorHandlers,

  sesionActual: async (_entrada, { sesion, config, version, clock }) => ({
    numiden: sesion.numiden,
    tienda: sesion.tienda,
    zona: zoneOf({ sesion, config }),
    version,
    quedanMs: lastsStill(sesion, clock()),
    ...(sesion.pendiente === null ? {} : { pendiente: sesion.pendiente }),
  }),

  cerrarSesion: async (_entrada, { db, cookie, clock, ip, config, provider }) => {
    const { token } = cookie;
    let isProviders = false;
    if (token !== null) {
      await db.transaction(async (tx) => {
        const closed = await closeSession(tx, token);
        if (closed === null) return;
        const { numiden } = closed;
        isProviders = closed.sid !== null;
        await audit(tx, {
          momento: clock(),
          numiden,
          accion: 'cerrar sesión',
          entidad: 'usuario',
          idEntidad: numiden,
          despues: { ip },
        });
        await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden, usuario: { que: 'sesiones' } });
      });
    }
    cookie.clear();
    // A provider that does not answer keeps nobody here.
    const leaves = isProviders && config.oidc?.salida === true;
    const direccion = leaves ? ((await provider?.farewell().catch(() => null)) ?? null) : null;
    return { codigo: SUCCESS_CODE, descripcion: 'Sesión cerrada', ...(direccion === null ? {} : { direccion }) };
  },

  detallesUsuario: async ({ ruta }, context) => {
    demandSelf(ruta.numiden, context);
    const [usuario] = await context.db.select().from(usuarios).where(eq(usuarios.numiden, ruta.numiden));
    if (!usuario) throw notFound(TEXTS.sinAcceso);
    return {
      id: usuario.numiden,
      nombreCompleto: usuario.nombreCompleto,
      correo: usuario.correo,
      areas: usuario.areas,
      roles: usuario.idRol === null ? [] : [usuario.idRol],
      permisos: usuario.permisos,
      esGerente: usuario.esGerente,
      areasGerente: usuario.areasGerente,
      nuevo: false,
      limite: limitInPesos(context.sesion.limite),
    };
  },

  permisosPerfil: async ({ ruta }, context) => {
    demandSelf(ruta.id, context);
    return Object.values(PERMISOS)
      .filter((permiso) => context.sesion.permisos.includes(permiso.id))
      .map(({ id, nombre }) => ({ id, nombre }));
  },

  tieneSubcategoria: async ({ cuerpo }, { db, sesion }) => {
    const [fila] = await db
      .select({ nombre: subcategorias.nombre, idArea: areas.id, area: areas.nombre })
      .from(subcategorias)
      .innerJoin(areas, eq(areas.id, subcategorias.idArea))
      .where(eq(subcategorias.id, cuerpo.idSubcategoria));
    if (!fila) throw invalidFields([{ campo: 'idSubcategoria', message: 'La categoría no existe.' }]);
    return sesion.roles.includes(ADMINISTRATOR_ROLE) || sesion.areas.includes(fila.idArea)
      ? { codigo: SUBCATEGORY_SUCCESS_CODE, descripcion: `Usted atiende la categoría ${fila.nombre}.` }
      : { codigo: 0, descripcion: `La categoría ${fila.nombre} la atiende el área ${fila.area}.` };
  },
};
