import { z } from 'zod';
import { ID_APLICACION } from '#domain/common/constants';
import { whenMissing } from '#domain/common/faultWords';
import { freeLine } from '#domain/common/freeText';
import { PERMISOS } from '#domain/common/permisos';
import { recordId, sortedIds } from '#domain/common/recordId';
import { limiteSchema, limiteTecleadoSchema } from './limiteAutorizar.ts';

/** Roles, each a named set of permissions that its people are given (specification, sections 2, 3, 5 and 6). */

/** The role whose people attend every category, and with which the list of users begins (section 6). */
export const ADMINISTRATOR_ROLE = 1;

/** Characters of a role's name. */
const MAX_ROLE_NAME = 60;

/** Texts of roles; those of the specification letter for letter (sections 2, 5 and 8). */
export const ROLE_TEXTS = {
  requerido: 'Campo requerido',
  nombre: 'El nombre es requerido',
  nombreLargo: `Campo de máximo ${MAX_ROLE_NAME} caracteres`,
  permisos: 'Permisos es requerido',
  permisoDesconocido: 'Uno de los permisos no existe. Actualice la página.',
  errorInterno: 'Ha ocurrido un error interno',
  eliminar: (nombre: string) =>
    `Los permisos de los usaurio que pertenecen al rol ${nombre} serán eliminados. ¿Desea Continuar?`,
  noExiste: (id: number) => `El rol ${id} no existe.`,
  repetido: 'Ya hay un rol con ese nombre.',
  propio: 'Nadie cambia los permisos de su propio rol: pídalo a otra persona que pueda guardar roles.',
  limitePropio: 'Nadie cambia el límite de su propio rol: pídalo a otra persona que pueda guardar roles.',
  propioEliminado: 'Nadie elimina su propio rol: pídalo a otra persona que pueda eliminar roles.',
  administrador: 'El rol con que se administra la aplicación no se elimina.',
  sinVerPermisos: 'Para cambiar los permisos de un rol necesita el permiso «Ver la lista de permisos».',
  conUsuarios: (usuarios: number) =>
    `El rol tiene ${peopleInWords(usuarios)}: para eliminarlo necesita el permiso «Eliminar roles con usuarios».`,
  conGrupos: (grupos: readonly string[]) =>
    grupos.length === 1
      ? `Este rol lo da el grupo «${grupos[0]}» del proveedor de identidad: antes de eliminarlo, cambie o quite ese grupo.`
      : `Este rol lo dan los grupos ${grupos.map((grupo) => `«${grupo}»`).join(', ')} del proveedor de identidad: antes de eliminarlo, cambie o quite esos grupos.`,
  guardado: (nombre: string, usuarios: number) =>
    `El rol ${nombre} se guardó con éxito${usuarios === 0 ? '' : `; cambiaron los permisos de ${peopleInWords(usuarios)}`}`,
  eliminado: (nombre: string, usuarios: number) =>
    `El rol ${nombre} se eliminó con éxito${usuarios === 0 ? '' : `; lo ${usuarios === 1 ? 'perdió' : 'perdieron'} ${peopleInWords(usuarios)}`}`,
} as const;

/** How many people, in words: '1 usuario', '12 usuarios'. */
export function peopleInWords(count: number): string {
  return count === 1 ? '1 usuario' : `${count} usuarios`;
}

const KNOWN = new Set<number>(Object.values(PERMISOS).map(({ id }) => id));

/** A list of permission ids as it is stored: each once, in order. Ids that no permission has are refused. */
export function permissionIds(missing: string) {
  return idList(missing).refine((ids) => ids.every((id) => KNOWN.has(id)), ROLE_TEXTS.permisoDesconocido);
}

/** A list of ids as it is stored: each once, in order. `missing` is said of an empty one; null lets it be empty. */
export function idList(missing: string | null) {
  const list = z.array(z.int().positive(), missing === null ? undefined : whenMissing(missing)).max(1_000);
  return (missing === null ? list : list.min(1, missing)).overwrite((ids) => [...sortedIds(ids)]);
}

const escrito = {
  nombre: freeLine(ROLE_TEXTS.nombre).min(1, ROLE_TEXTS.nombre).max(MAX_ROLE_NAME, ROLE_TEXTS.nombreLargo),
  permisos: permissionIds(ROLE_TEXTS.permisos),
};

/** The fields of a role's form (section 5, "Role form"), and its limit as it is typed. */
export const rolFormSchema = z.object({ ...escrito, limite: limiteTecleadoSchema, segundoFactor: z.boolean() });

/** The fields of a role's form while it is written. */
export type RolEnForma = z.input<typeof rolFormSchema>;

/**
 * A role to be saved; without an id one is made, a version that is left out is not compared, and a limit that is left out stays as it
 * was.
 */
export const rolGuardadoSchema = z.object({
  ...escrito,
  limite: limiteSchema.optional(),
  /** Who holds it and signs in by password gives a second factor; left out, it stays as it was. */
  segundoFactor: z.boolean().optional(),
  id: recordId(),
  idAplicacion: z.literal(ID_APLICACION),
  version: z.int().nullable().default(null),
});

/** A role to be deleted, as it is saved; only id and version are looked at. */
export const rolEliminadoSchema = z.object({
  id: z.int().positive(),
  nombre: z.string().max(200).optional(),
  permisos: z.array(z.int()).max(1_000).optional(),
  idAplicacion: z.literal(ID_APLICACION),
  version: z.int().nullable().default(null),
});

/** A role with what a list shows of it; `usuarios` counts its people, inactive ones too. */
export const rolSchema = z.object({
  id: z.int().positive(),
  nombre: z.string(),
  permisos: z.array(z.int()),
  /** Up to how much its people authorize, in pesos; null is without limit. */
  limite: z.number().nullable().default(null),
  /** Who holds it and signs in by password gives a second factor. */
  segundoFactor: z.boolean().default(false),
  idAplicacion: z.int(),
  usuarios: z.int().nonnegative(),
  version: z.int(),
});

export type Rol = z.infer<typeof rolSchema>;

/** A role as its page reads one: with how many of its people may more than who asks. */
export const detalleRolSchema = rolSchema.extend({ usuariosConMas: z.int().nonnegative() });

export type DetalleRol = z.infer<typeof detalleRolSchema>;

/** A permission as the product names it. */
export const permisoSchema = z.object({ id: z.int(), nombre: z.string() });

/** A category of permissions with its own (section 3, "Permission category"). */
export const categoriaPermisoSchema = z.object({ id: z.int(), nombre: z.string(), permisos: z.array(permisoSchema) });

export type CategoriaDePermisos = z.infer<typeof categoriaPermisoSchema>;

/** So many people who hold a permission are named; of more it is said how many they are. */
export const NAMED_HOLDERS = 1_000;

/** Who holds one permission now: the roles that give it, and the active people, by name. */
export const quienTieneSchema = z.object({
  roles: z.array(z.object({ id: z.int(), nombre: z.string(), usuarios: z.int().nonnegative() })),
  personas: z.array(
    z.object({
      id: z.int().positive(),
      nombreCompleto: z.string(),
      rol: z.string().nullable(),
      /** The person's role gives it; else it was given to this person alone, or kept from a role. */
      porSuRol: z.boolean(),
    }),
  ),
  total: z.int().nonnegative(),
});

export type QuienTiene = z.infer<typeof quienTieneSchema>;

/** The permissions that came and went between two lists. */
export interface PermissionChange {
  readonly gained: readonly number[];
  readonly lost: readonly number[];
}

/** The difference of two lists of permissions. */
export function permissionChange(before: readonly number[], after: readonly number[]): PermissionChange {
  return {
    gained: sortedIds(after.filter((id) => !before.includes(id))),
    lost: sortedIds(before.filter((id) => !after.includes(id))),
  };
}

/**
 * A person's permissions after the role changed. Those that the role gained are added, those that it lost are taken
 * away; decisions for this person alone stay.
 */
export function withRoleChange(own: readonly number[], { gained, lost }: PermissionChange): readonly number[] {
  return sortedIds([...own.filter((id) => !lost.includes(id)), ...gained]);
}
