import { z } from 'zod';
import { ID_APLICACION, LIMITS } from '#domain/common/constants';
import { VALID_EMAIL } from '#domain/common/email';
import { whenMissing } from '#domain/common/faultWords';
import { filterSchema, orderSchema } from '#domain/common/filterSchema';
import { freeLine } from '#domain/common/freeText';
import { hasPermission } from '#domain/common/permisos';
import { sortedIds } from '#domain/common/recordId';
import { ausenciaSchema } from './ausencias.ts';
import { idList, permissionIds } from './roles.ts';
import { detallesUsuarioSchema, NUMIDEN_VALIDO } from './sesion.ts';
import { listaUsuarios } from './usuarios.list.ts';

/** Users, their rights, and what keeps an installation from locking itself out (specification, sections 2, 3, 5 and 6). */

/** So many open cases of a person are named; of the others it is said how many they are. */
export const NAMED_CASES = 5;

/** Texts of users; those of the specification letter for letter (sections 2, 5 and 8). */
export const USER_TEXTS = {
  requerido: 'Campo requerido',
  elija: 'Campo requerido.',
  correo: 'Email no válido',
  correoLargo: `Campo de máximo ${LIMITS.correo.max} caracteres`,
  numiden: 'El número de empleado lleva solo dígitos, diez como máximo.',
  agregado: 'Usuario agregado con éxito',
  editado: 'Usuario editado con éxito',
  noExiste: (numiden: number) => `El usuario ${numiden} no existe.`,
  desconocido: 'Recursos humanos no conoce ese número de empleado.',
  inactivo: 'Recursos humanos dice que esa persona ya no trabaja en la cadena.',
  yaEsUsuario: 'Esa persona ya es usuario de la aplicación.',
  rol: 'El rol no existe. Elija otro.',
  area: 'Una de las áreas no existe. Actualice la página.',
  areaGerente: 'Solo se puede ser gerente de las áreas propias.',
  tienda: 'En una de las tiendas no se inicia sesión. Actualice la página.',
  propio: (campos: string) => `Nadie cambia sus propios derechos (${campos}): pídalo a otra persona.`,
  ultimo: 'Tiene que quedar por lo menos una persona activa que pueda editar usuarios.',
  herederoInvalido: 'Elija a una persona activa que pueda ver casos, o deje los casos sin asignar.',
  casosAbiertos: (total: number) =>
    `Esta persona tiene ${casesInWords(total)} a su cargo: elija a quién pasan, o déjelos sin asignar.`,
  contrasenaPropia: 'Su propia contraseña se cambia en «Mi cuenta».',
  contrasenaInactivo: 'Esta persona está inactiva: actívela antes de darle una contraseña.',
  sinContrasenas: 'Este servidor no pide contraseñas: no hay ninguna que dar.',
  contrasena: 'La contraseña se cambió',
} as const;

/** '1 caso abierto', '12 casos abiertos'. */
export function casesInWords(total: number): string {
  return total === 1 ? '1 caso abierto' : `${total} casos abiertos`;
}

const correoSchema = freeLine()
  .min(1, USER_TEXTS.requerido)
  .refine((correo) => correo === '' || VALID_EMAIL.test(correo), USER_TEXTS.correo)
  .max(LIMITS.correo.max, USER_TEXTS.correoLargo);

const editable = {
  correo: correoSchema,
  areas: idList(USER_TEXTS.elija),
  permisos: permissionIds(USER_TEXTS.elija),
  areasGerente: idList(null),
};

/**
 * The fields of a user's form (section 5, "User form"): numiden and role as they are chosen in it, '' for none yet.
 * Parsing gives the request.
 */
export const usuarioFormSchema = z.object({
  id: z.string().min(1, USER_TEXTS.requerido).regex(NUMIDEN_VALIDO, USER_TEXTS.numiden).transform(Number),
  ...editable,
  roles: z
    .string()
    .min(1, USER_TEXTS.elija)
    .transform((id) => [Number(id)]),
  tiendas: idList(null),
  activo: z.boolean(),
});

/** The fields of a user's form while it is written. */
export type UsuarioEnForma = z.input<typeof usuarioFormSchema>;

/**
 * A user to be saved. Fields unknown to the specification may be left out: `tiendas` (empty means every store),
 * `activo`, `version`. `heredero` is who gets the open cases of a person who is deactivated: null leaves them to no
 * one, and left out it was not said.
 */
export const usuarioGuardadoSchema = z
  .object({
    id: z.int().positive(),
    idAplicacion: z.literal(ID_APLICACION),
    ...editable,
    roles: z.array(z.int().positive(), whenMissing(USER_TEXTS.elija)).length(1, USER_TEXTS.elija),
    tiendas: idList(null).optional(),
    activo: z.boolean().optional(),
    version: z.int().nullable().default(null),
    heredero: z.int().positive().nullable().optional(),
  })
  .refine(({ areas, areasGerente }) => areasGerente.every((id) => areas.includes(id)), {
    path: ['areasGerente'],
    message: USER_TEXTS.areaGerente,
  });

/** The written data of a user, and the heir of his cases. */
export type UsuarioGuardado = Omit<z.output<typeof usuarioGuardadoSchema>, 'idAplicacion' | 'version'>;

/** Open cases in a person's charge: how many, and the first of them. */
const casosAbiertosSchema = z.object({ total: z.int().nonnegative(), ids: z.array(z.int()).max(NAMED_CASES) });

export type CasosAbiertos = z.infer<typeof casosAbiertosSchema>;

/** A user as the edit screen reads one: the details of section 7, and what the product adds to them. */
export const usuarioSchema = detallesUsuarioSchema.extend({
  /** Where the person may sign in; empty means every store. */
  tiendas: z.array(z.int()),
  activo: z.boolean(),
  version: z.int(),
  casosAbiertos: casosAbiertosSchema,
  /** There is one, and its code is asked for after the password. */
  segundoFactor: z.boolean().default(false),
  /** Null for who is not away. */
  ausencia: ausenciaSchema.nullable().default(null),
  /** Present and true where role and permissions are said by the identity provider, and not written here. */
  derechosDelProveedor: z.boolean().optional(),
});

export type Usuario = z.infer<typeof usuarioSchema>;

/** A user as lists show one; `rol` is null for who has none. */
export const usuarioDeListaSchema = z.object({
  id: z.int().positive(),
  nombreCompleto: z.string(),
  correo: z.string(),
  rol: z.object({ id: z.int(), nombre: z.string() }).nullable(),
  permisos: z.int().nonnegative(),
  activo: z.boolean(),
  segundoFactor: z.boolean().default(false),
  /** The last day of an absence; null for who is there. */
  fueraHasta: z.string().nullable().default(null),
  /** No store is named: the person may work in any, where the chain lets one. */
  sinTiendas: z.boolean().default(false),
});

export type UsuarioDeLista = z.infer<typeof usuarioDeListaSchema>;

/** The filter of a list of users; a role of null is any, `busqueda` is words of the name or the start of the number. */
export const filtroUsuariosSchema = filterSchema(listaUsuarios).extend({ orden: orderSchema(listaUsuarios) });

/** The employee of a number, as human resources know him, and whether he can be made a user. */
export const empleadoSchema = z.object({
  situacion: z.enum(['disponible', 'inactivo', 'usuario', 'desconocido']),
  nombreCompleto: z.string().nullable(),
  /** Null where human resources know none. */
  correo: z.string().nullable(),
});

export type Empleado = z.infer<typeof empleadoSchema>;

/** Why an employee cannot be made a user; null for who can. */
export function againstNewUser({ situacion }: Pick<Empleado, 'situacion'>): string | null {
  switch (situacion) {
    case 'disponible':
      return null;
    case 'inactivo':
      return USER_TEXTS.inactivo;
    case 'usuario':
      return USER_TEXTS.yaEsUsuario;
    case 'desconocido':
      return USER_TEXTS.desconocido;
  }
}

/** The rights that a person is edited in, as both sides hold them. */
export interface Rights {
  readonly roles: readonly number[];
  readonly permisos: readonly number[];
  readonly areas: readonly number[];
  readonly areasGerente: readonly number[];
  readonly tiendas: readonly number[];
  readonly activo: boolean;
}

/** The rights that a person never changes for himself, by name: all that widens or narrows what he may do. */
const OWN_RIGHTS = {
  roles: 'rol',
  permisos: 'permisos',
  areas: 'áreas',
  areasGerente: 'áreas de gerente',
  tiendas: 'tiendas',
  activo: 'activo',
} as const satisfies Record<keyof Rights, string>;

/** Which of a person's own rights differ, in words; empty when none does. Lists are compared as sets. */
export function changedRights(before: Rights, after: Rights): readonly string[] {
  const asSet = (right: readonly number[] | boolean) => (typeof right === 'boolean' ? right : sortedIds(right));
  return (Object.keys(OWN_RIGHTS) as (keyof Rights)[])
    .filter((right) => JSON.stringify(asSet(before[right])) !== JSON.stringify(asSet(after[right])))
    .map((right) => OWN_RIGHTS[right]);
}

/** Whether open cases can be handed to a person: one who is active and sees cases. */
export function canTakeCases({ activo, permisos }: Pick<Rights, 'activo' | 'permisos'>): boolean {
  return activo && hasPermission(permisos, ['verTodosLosCasos', 'validarOperacion']);
}

/** The manager areas that remain when a person's areas have changed (section 2, "User edit screen"). */
export function remainingManagerAreas(areasGerente: readonly number[], areas: readonly number[]): number[] {
  return areasGerente.filter((id) => areas.includes(id));
}
