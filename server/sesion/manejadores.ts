import { eq } from 'drizzle-orm';
import { CODIGO_EXITO, CODIGO_EXITO_SUBCATEGORIA } from '#contract/respuestas';
import type { sesion } from '#contract/sesion';
import { PERMISOS } from '#domain/permisos';
import { TEXTOS } from '#domain/textos';
import { anotar } from '../db/bitacora.ts';
import { areas, subcategorias } from '../db/schema/catalogos.ts';
import { ROL_ADMINISTRADOR, usuarios } from '../db/schema/personas.ts';
import type { Contexto, ManejadoresDe } from '../http/manejador.ts';
import { camposInvalidos, noEncontrado, sinPermiso } from '../http/rechazo.ts';
import { accountHandlers } from './account.ts';
import { iniciarSesion } from './entrar.ts';
import { cerrarSesion } from './sesiones.ts';

const exigirUnoMismo = (numiden: number, contexto: Contexto): void => {
  if (numiden !== contexto.sesion.numiden) throw sinPermiso('Solo puede consultar sus propios datos.');
};

/** Signing in and out, and what a signed-in person may know of themselves (specification, sections 6 and 7). */
export const manejadoresSesion: ManejadoresDe<typeof sesion> = {
  opcionesSesion: async (_entrada, { config }) => ({ contrasena: config.auth === 'contrasena' }),

  iniciarSesion,

  ...accountHandlers,

  sesionActual: async (_entrada, { sesion, version }) => ({
    numiden: sesion.numiden,
    tienda: sesion.tienda,
    version,
    ...(sesion.debeCambiarContrasena ? { debeCambiarContrasena: true } : {}),
  }),

  cerrarSesion: async (_entrada, { db, galleta, ahora, ip }) => {
    const { token } = galleta;
    if (token !== null) {
      await db.transaction(async (tx) => {
        const numiden = await cerrarSesion(tx, token);
        if (numiden === null) return;
        await anotar(tx, {
          momento: ahora(),
          numiden,
          accion: 'cerrar sesión',
          entidad: 'usuario',
          idEntidad: numiden,
          despues: { ip },
        });
      });
    }
    galleta.quitar();
    return { codigo: CODIGO_EXITO, descripcion: 'Sesión cerrada' };
  },

  detallesUsuario: async ({ ruta }, contexto) => {
    exigirUnoMismo(ruta.numiden, contexto);
    const [usuario] = await contexto.db.select().from(usuarios).where(eq(usuarios.numiden, ruta.numiden));
    if (!usuario) throw noEncontrado(TEXTOS.sinAcceso);
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
    };
  },

  permisosPerfil: async ({ ruta }, contexto) => {
    exigirUnoMismo(ruta.id, contexto);
    return Object.values(PERMISOS)
      .filter((permiso) => contexto.sesion.permisos.includes(permiso.id))
      .map(({ id, nombre }) => ({ id, nombre }));
  },

  tieneSubcategoria: async ({ cuerpo }, { db, sesion }) => {
    const [fila] = await db
      .select({ nombre: subcategorias.nombre, idArea: areas.id, area: areas.nombre })
      .from(subcategorias)
      .innerJoin(areas, eq(areas.id, subcategorias.idArea))
      .where(eq(subcategorias.id, cuerpo.idSubcategoria));
    if (!fila) throw camposInvalidos([{ campo: 'idSubcategoria', message: 'La categoría no existe.' }]);
    return sesion.roles.includes(ROL_ADMINISTRADOR) || sesion.areas.includes(fila.idArea)
      ? { codigo: CODIGO_EXITO_SUBCATEGORIA, descripcion: `Usted atiende la categoría ${fila.nombre}.` }
      : { codigo: 0, descripcion: `La categoría ${fila.nombre} la atiende el área ${fila.area}.` };
  },
};
