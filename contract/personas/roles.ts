import { z } from 'zod';
import { guardadoSchema, NEW_RECORD, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { ID_APLICACION } from '#domain/common/constants';
import { seenRecordSchema } from '#domain/common/keptRecord';
import { wireNumber } from '#domain/common/wireNumber';
import { grupoGuardadoSchema, grupoSchema } from '#domain/personas/grupos';
import {
  categoriaPermisoSchema,
  detalleRolSchema,
  permisoSchema,
  quienTieneSchema,
  rolEliminadoSchema,
  rolGuardadoSchema,
  rolSchema,
} from '#domain/personas/roles';

const aplicacion = wireNumber(z.literal(ID_APLICACION));

/** Roles and permissions (specification, section 7). */
export const roles = {
  rolesPorAplicacion: call({
    metodo: 'GET',
    ruta: 'rol/por-aplicacion/{appId}',
    resumen: 'Los roles por nombre, cada uno con sus permisos y cuántos usuarios tiene',
    acceso: ['verRoles', 'verUsuarios', 'editarUsuarios'],
    entrada: { ruta: z.object({ appId: aplicacion }) },
    salida: z.array(rolSchema),
  }),
  detalleRol: call({
    metodo: 'GET',
    ruta: 'rol/get-detalles/{id}',
    resumen: 'Un rol con sus permisos, y cuántos de sus usuarios pueden más que quien pregunta',
    acceso: ['verRoles', 'verUsuarios', 'editarUsuarios'],
    entrada: { ruta: pathWithId },
    salida: detalleRolSchema,
  }),
  guardarRol: call({
    metodo: 'POST',
    ruta: 'rol/guardar',
    resumen:
      `Guarda un rol, o lo crea (${NEW_RECORD}); \`codigo\` es el id del rol. Los permisos que el rol gana o pierde los ` +
      'ganan o pierden sus usuarios',
    acceso: ['guardarRol'],
    unaVez: true,
    entrada: { cuerpo: rolGuardadoSchema },
    salida: guardadoSchema,
  }),
  eliminarRol: call({
    metodo: 'POST',
    ruta: 'rol/eliminar',
    resumen:
      'Elimina un rol; sus usuarios lo pierden, y con él los permisos que son del rol. Si tiene usuarios, solo con el permiso 19',
    acceso: ['eliminarRolConUsuarios', 'eliminarRol'],
    unaVez: true,
    entrada: { cuerpo: rolEliminadoSchema },
    salida: guardadoSchema,
  }),
  gruposDelProveedor: call({
    metodo: 'GET',
    ruta: 'rol/grupos',
    resumen: 'Qué rol tiene quien entra con cada grupo del proveedor de identidad, por rango',
    acceso: ['verRoles'],
    asignado: true,
    entrada: {},
    salida: z.array(grupoSchema),
  }),
  guardarGrupo: call({
    metodo: 'POST',
    ruta: 'rol/grupos/guardar',
    resumen: `Guarda qué rol da un grupo del proveedor, o lo crea (${NEW_RECORD}); vale desde la próxima entrada de cada persona`,
    acceso: ['guardarRol'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: grupoGuardadoSchema },
    salida: guardadoSchema,
  }),
  quitarGrupo: call({
    metodo: 'POST',
    ruta: 'rol/grupos/quitar',
    resumen: 'Quita un grupo del proveedor: quien no tenga otro ya no entra',
    acceso: ['guardarRol'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: seenRecordSchema },
    salida: guardadoSchema,
  }),
  quienTiene: call({
    metodo: 'GET',
    ruta: 'permiso/quien-tiene',
    resumen: 'Qué roles dan un permiso y qué personas activas lo tienen, por nombre; las primeras mil',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { consulta: z.object({ permiso: wireNumber(z.int().positive()) }) },
    salida: quienTieneSchema,
  }),
  permisosPorAplicacion: call({
    metodo: 'GET',
    ruta: 'permiso/por-aplicacion/{app}',
    resumen: 'Los permisos de la aplicación',
    acceso: ['verPermisos', 'editarUsuarios'],
    entrada: { ruta: z.object({ app: aplicacion }) },
    salida: z.array(permisoSchema),
  }),
  categoriasPermiso: call({
    metodo: 'GET',
    ruta: 'permiso/categorias/{app}',
    resumen: 'Los permisos de la aplicación por categorías',
    acceso: ['verPermisos', 'editarUsuarios'],
    asignado: true,
    entrada: { ruta: z.object({ app: aplicacion }) },
    salida: z.array(categoriaPermisoSchema),
  }),
} as const;
