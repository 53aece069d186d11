import type { roles as contratoRoles } from '#contract/personas/roles';
import { CATEGORIAS_PERMISO, PERMISOS } from '#domain/common/permisos';
import { limiteLeido } from '#domain/personas/limiteAutorizar';
import { ROLE_TEXTS } from '#domain/personas/roles';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { holdersOf, peopleWithMore } from '../usuarios/overOthers.ts';
import { eliminarRol } from './delete.ts';
import { guardarGrupo, providerGroups, quitarGrupo } from './groups.ts';
import { quienTiene } from './holders.ts';
import { allRoles, roleById } from './read.ts';
import { guardarRol } from './save.ts';

/** Handlers of `contract/personas/roles.ts`. */
export const roleHandlers: HandlersOf<typeof contratoRoles> = {
  rolesPorAplicacion: (_entrada, { db }) => allRoles(db),

  detalleRol: async ({ ruta }, { db, sesion: { numiden } }) => {
    const role = await roleById(db, ruta.id);
    if (role === null) throw notFound(ROLE_TEXTS.noExiste(ruta.id));
    const asker = (await holdersOf(db, [numiden])).get(numiden);
    return {
      ...role,
      usuariosConMas:
        asker === undefined ? 0 : await peopleWithMore(db, asker, { id: ruta.id, limite: limiteLeido(role.limite) }),
    };
  },

  guardarRol,
  eliminarRol,

  gruposDelProveedor: (_entrada, { db }) => providerGroups(db),
  guardarGrupo,
  quitarGrupo,

  quienTiene,

  permisosPorAplicacion: async () => Object.values(PERMISOS).map(({ id, nombre }) => ({ id, nombre })),

  categoriasPermiso: async () =>
    Object.entries(CATEGORIAS_PERMISO).map(([categoria, nombre], index) => ({
      id: index + 1,
      nombre,
      permisos: Object.values(PERMISOS)
        .filter((permiso) => permiso.categoria === categoria)
        .map((permiso) => ({ id: permiso.id, nombre: permiso.nombre })),
    })),
};
