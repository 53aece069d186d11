import { sql } from 'drizzle-orm';
import { PERMISOS } from '#domain/common/permisos';
import { ADMINISTRATOR_ROLE } from '#domain/personas/roles';
import type { Db } from '../../../server/platform/db/db.ts';
import { areas, motivosEscalamiento, stores, subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { empleados, roles, rolPermisos, usuarios } from '../../../server/platform/db/schema/personas.ts';

const ALL = Object.values(PERMISOS).map((permiso) => permiso.id);

const ROLES = [
  { id: ADMINISTRATOR_ROLE, nombre: 'Administrador', permisos: ALL },
  {
    id: 2,
    nombre: 'Asesor de tienda',
    permisos: [PERMISOS.crearCaso.id, PERMISOS.validarOperacion.id, PERMISOS.comentarCaso.id],
  },
  { id: 3, nombre: 'Gerente', permisos: [PERMISOS.validarOperacion.id, PERMISOS.verEstadisticas.id] },
  { id: 4, nombre: 'Facturación', permisos: [PERMISOS.facturar.id] },
] as const;

const PEOPLE = [
  { numiden: 100001, nombreCompleto: 'Ana Administradora', idRol: 1, areas: [1, 2] },
  { numiden: 100002, nombreCompleto: 'Beto Asesor', idRol: 2, areas: [2] },
  { numiden: 100003, nombreCompleto: 'Caro Gerente', idRol: 3, areas: [1, 2] },
  { numiden: 100004, nombreCompleto: 'Dora Facturas', idRol: 4, areas: [1] },
  { numiden: 100005, nombreCompleto: 'Eva Sinpermiso', idRol: null, areas: [] },
] as const;

/** Others that human resources know: one who can be made a user, one without mail, one who has left. */
const NOT_YET_USERS = [
  { numiden: 200_001, nombreCompleto: 'Fátima Nueva', correo: 'fatima@ejemplo.mx' },
  { numiden: 200_002, nombreCompleto: 'Gil Sincorreo', correo: null },
  { numiden: 200_003, nombreCompleto: 'Hugo Exempleado', correo: 'hugo@ejemplo.mx', activo: false },
] as const;

/** The smallest world in which every rule can be tried: its people have the numbers of the sample employees. */
export async function seed(db: Db): Promise<void> {
  await db.insert(stores).values([
    { cvetda: 1, nombre: 'Tienda Centro', tipo: 'fisica', admiteLogin: true },
    { cvetda: 2, nombre: 'Tienda Norte', tipo: 'fisica', admiteLogin: true },
    { cvetda: 80, nombre: 'Tienda en Línea', tipo: 'virtual', admiteLogin: false },
    { cvetda: 90, nombre: 'CEDIS Bajío', tipo: 'cedis', admiteLogin: false },
  ]);
  await db.insert(areas).values([
    { id: 1, nombre: 'Facturación' },
    { id: 2, nombre: 'Atención a clientes' },
  ]);
  await db.insert(subcategorias).values([
    { id: 1, nombre: 'MANTENIMIENTO FACTURA', idArea: 1 },
    { id: 14, nombre: 'FACTURA RESTAURANTE', idArea: 1 },
    { id: 20, nombre: 'GARANTÍA', idArea: 2 },
    { id: 21, nombre: 'Árbol de Navidad', idArea: 2 },
  ]);
  await db.insert(motivosEscalamiento).values([{ id: 8, descripcion: 'No se pudo facturar', idArea: 1 }]);
  await db.insert(roles).values(ROLES.map(({ id, nombre }) => ({ id, nombre })));
  await db
    .insert(rolPermisos)
    .values(ROLES.flatMap((rol) => rol.permisos.map((idPermiso) => ({ idRol: rol.id, idPermiso }))));
  await db.insert(usuarios).values(
    PEOPLE.map((persona) => ({
      ...persona,
      areas: [...persona.areas],
      correo: `${persona.numiden}@ejemplo.mx`,
      permisos: [...(ROLES.find((rol) => rol.id === persona.idRol)?.permisos ?? [])],
    })),
  );
  await db.insert(empleados).values([
    ...PEOPLE.map(({ numiden, nombreCompleto }) => ({
      numiden,
      nombreCompleto,
      correo: `${numiden}@ejemplo.mx`,
    })),
    ...NOT_YET_USERS,
  ]);
  // The roles' ids were given, not drawn: the next one drawn must follow them.
  await db.execute(sql`select setval(pg_get_serial_sequence('roles', 'id'), (select max(id) from roles))`);
}
