import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';

/** The groups of the chain's identity provider, and the role that each gives to who signs in with it. */

const LIMITS = { grupo: 200, rango: 999 } as const;

/** The words about groups that are said on both sides. */
export const GRUPO_TEXTS = {
  requerido: 'Campo requerido',
  largo: `Escriba como máximo ${LIMITS.grupo} caracteres.`,
  rol: 'Elija el rol que da.',
  rango: `Escriba un número del 1 al ${LIMITS.rango}: con varios grupos cuenta el rol del menor.`,
  repetido: 'Ya hay un grupo con ese nombre.',
  noExiste: 'Ese grupo ya no existe.',
  rolNoExiste: 'El rol no existe. Elija otro.',
  /** Why role and permissions of a user are not written here. */
  porElProveedor: 'Su rol y sus permisos los dicen sus grupos en el proveedor de identidad: se cambian ahí.',
} as const;

const campos = z.object({
  /** As the provider writes it. */
  grupo: freeLine().min(1, GRUPO_TEXTS.requerido).max(LIMITS.grupo, GRUPO_TEXTS.largo),
  idRol: z.int(GRUPO_TEXTS.rol).positive(GRUPO_TEXTS.rol),
  /** Of several groups the role of the lowest counts; the permissions of all. */
  rango: z.int(GRUPO_TEXTS.rango).min(1, GRUPO_TEXTS.rango).max(LIMITS.rango, GRUPO_TEXTS.rango),
});

/** The written data of a group. */
export const datosGrupoSchema = campos;

/** A group as it is shown, with the name of its role. */
export const grupoSchema = campos.extend({ ...shownRecord, rol: z.string() });

export type Grupo = z.infer<typeof grupoSchema>;

/** A group that is to be saved. */
export const grupoGuardadoSchema = campos.extend(savedRecord);
