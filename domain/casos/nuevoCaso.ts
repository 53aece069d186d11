import { z } from 'zod';
import { cleanBlock, cleanLine } from '#domain/common/cleanText';
import { LIMITS, MAX_DIGITOS_OPERACION } from '#domain/common/constants';
import { freeBlock, freeLine } from '#domain/common/freeText';
import { keysOf } from '#domain/common/keysOf';
import { parametroBusquedaSchema } from '#domain/ventas/operaciones';
import { FILE_TEXTS, MAX_ANEXOS } from './anexos.ts';
import {
  type ClienteDeCaso,
  clienteDeCaso,
  clienteTecleadoSchema,
  digitos,
  identidadDe,
  identityJudge,
  NEW_CASE_TEXTS,
  quienEs,
  requerido,
  tecleado,
} from './clienteDeCaso.ts';
import { type Customer, sexoSchema } from './clientes.ts';

/** A file chosen in the form, by the id under which its bytes are kept elsewhere. */
export interface AnexoElegido {
  readonly id: string;
  readonly nombre: string;
  readonly bytes: number;
}

const elegido = z.int().positive().nullable().default(null);

/**
 * The new-case form as typed (specification, section 2), right or wrong: texts as they stand in the fields, null for what was not
 * chosen. All that is missing is blank, so that a draft of before a field was added is taken up. `porReponer` names files of a
 * draft that have to be attached again. Store and number of `operacion` are each optional.
 */
export const nuevoCasoTecleadoSchema = z.object({
  operacion: z.object({ tienda: elegido, numero: tecleado }).prefault({}),
  ...clienteTecleadoSchema.shape,
  idArea: elegido,
  idSubcategoria: elegido,
  descripcion: tecleado,
  anexos: z
    .array(z.object({ id: z.string(), nombre: z.string(), bytes: z.number() }))
    .max(50)
    .default([]),
  porReponer: z.array(z.string()).max(50).default([]),
  /** The new customer, in `quienEs`, who was said to be another than who seems to be him; '' for none. */
  otroCliente: tecleado,
});

/** The form as typed. */
export type NewCaseFields<C = Customer> = Omit<z.output<typeof nuevoCasoTecleadoSchema>, 'cliente'> & {
  readonly cliente: C | null;
};

/** The form before anything is typed. */
export const BLANK_FORM: NewCaseFields = nuevoCasoTecleadoSchema.parse({});

/**
 * Case creation request (specification, section 3). Shapes only: the rules are the form's. `numidenCliente` is null for a new
 * customer. The last three are this product's own and may be left out: the area follows from the category, and one that is sent
 * must be it; `parametrosBusqueda` say from which operation the case was opened. `otroCliente` says that the new customer is
 * another than the one that seems to be him (`clienteParecido.ts`).
 */
export const solicitudCasoSchema = z.object({
  numidenCliente: z.int().positive().nullable(),
  nomCliente: freeLine(),
  apePatCliente: freeLine(),
  apeMatCliente: freeLine(),
  fechaNacimiento: freeLine(),
  correo: freeLine(),
  numTel: freeLine(),
  numCel: freeLine(),
  descripcion: freeBlock(),
  numidenCrea: z.int().positive(),
  cvetda: z.int().positive(),
  idSubcategoria: z.int().positive(),
  sexo: sexoSchema,
  idArea: z.int().positive().optional(),
  parametrosBusqueda: z.array(parametroBusquedaSchema).max(4).default([]),
  otroCliente: z.boolean().default(false),
});

export type SolicitudCaso = z.infer<typeof solicitudCasoSchema>;

/** Who opens the case, and in which store: the session's, whatever store the operation is of. */
interface Autor {
  readonly numiden: number;
  readonly tienda: { readonly id: number };
}

/**
 * The request of a case, from the form; null while the category is missing. The area follows from it. Store and operation are
 * sent as search parameters, each only when it was given (specification, section 3).
 */
export function solicitudDelFormulario(form: NewCaseFields, autor: Autor): SolicitudCaso | null {
  const { cliente, contacto, operacion, idSubcategoria } = form;
  if (idSubcategoria === null) return null;
  const identidad = cliente === null ? form.identidad : identidadDe(cliente);
  return {
    numidenCliente: cliente?.numiden ?? null,
    nomCliente: cleanLine(identidad.nombre),
    apePatCliente: cleanLine(identidad.apellidoPaterno),
    apeMatCliente: cleanLine(identidad.apellidoMaterno),
    fechaNacimiento: identidad.fechaNacimiento,
    correo: cleanLine(contacto.correo),
    numTel: cleanLine(contacto.telefono),
    numCel: cleanLine(contacto.celular),
    descripcion: cleanBlock(form.descripcion),
    numidenCrea: autor.numiden,
    cvetda: autor.tienda.id,
    idSubcategoria,
    sexo: identidad.sexo,
    parametrosBusqueda: [
      ...(operacion.tienda === null ? [] : [{ tipo: 1 as const, valor: String(operacion.tienda) }]),
      ...(operacion.numero === '' ? [] : [{ tipo: 2 as const, valor: operacion.numero }]),
    ],
    otroCliente: cliente === null && form.otroCliente === quienEs(form),
  };
}

/** The fields that a request does not bring: operation and files are judged elsewhere, the area follows from the category, and the rest is of the form alone. */
type DelFormulario = 'operacion' | 'idArea' | 'anexos' | 'porReponer' | 'otroCliente';

/** The form that would have sent a request. A further field does not compile until it is said here: left out, it would never be judged. */
export function formularioDeSolicitud(solicitud: SolicitudCaso): NewCaseFields<Pick<Customer, 'numiden'>> {
  const { operacion, idArea, anexos, porReponer, otroCliente } = BLANK_FORM;
  const alone: Pick<NewCaseFields, DelFormulario> = { operacion, idArea, anexos, porReponer, otroCliente };
  return {
    ...alone,
    cliente: solicitud.numidenCliente === null ? null : { numiden: solicitud.numidenCliente },
    identidad: {
      nombre: solicitud.nomCliente,
      apellidoPaterno: solicitud.apePatCliente,
      apellidoMaterno: solicitud.apeMatCliente,
      fechaNacimiento: solicitud.fechaNacimiento,
      sexo: solicitud.sexo,
    },
    contacto: { correo: solicitud.correo, telefono: solicitud.numTel, celular: solicitud.numCel },
    idSubcategoria: solicitud.idSubcategoria,
    descripcion: solicitud.descripcion,
  };
}

type Juzgado =
  | `identidad.${keyof ClienteDeCaso['identidad']}`
  | `contacto.${keyof ClienteDeCaso['contacto']}`
  | Exclude<keyof NewCaseFields, keyof ClienteDeCaso | DelFormulario>;

const JUZGADOS = {
  'identidad.nombre': { wire: 'nomCliente', nombre: 'Nombre' },
  'identidad.apellidoPaterno': { wire: 'apePatCliente', nombre: 'Apellido paterno' },
  'identidad.apellidoMaterno': { wire: 'apeMatCliente', nombre: 'Apellido materno' },
  'identidad.fechaNacimiento': { wire: 'fechaNacimiento', nombre: 'Fecha nacimiento' },
  'identidad.sexo': { wire: 'sexo', nombre: 'Sexo' },
  'contacto.correo': { wire: 'correo', nombre: 'Correo' },
  'contacto.telefono': { wire: 'numTel', nombre: 'Número telefónico' },
  'contacto.celular': { wire: 'numCel', nombre: 'Número celular' },
  idSubcategoria: { wire: 'idSubcategoria', nombre: 'Categoría' },
  descripcion: { wire: 'descripcion', nombre: 'Descripción' },
} as const satisfies Record<Juzgado, { wire: keyof SolicitudCaso; nombre: string }>;

/** Every field that a request brings: its path in the form, its name on the wire, and what people call it. */
export const CAMPOS_NUEVO_CASO = keysOf(JUZGADOS).map((campo) => ({ campo, ...JUZGADOS[campo] }));

/**
 * The rules of the new-case form (specification, section 5): the browser's form helps by them and the server decides by
 * them. Several faults of a field come in the order of their weight: the first is the one to show. A fault at
 * `contacto` itself is the one message about the contact data as a whole. The result is cleaned (`freeText.ts`).
 * @param now tells the moment of the check, for the birth date.
 */
export function nuevoCasoSchema<C extends Pick<Customer, 'numiden'> = Customer>(now: () => Date) {
  return z
    .object({
      operacion: z.object({
        tienda: z.int().positive().nullable(),
        numero: digitos().max(MAX_DIGITOS_OPERACION, NEW_CASE_TEXTS.maximo(MAX_DIGITOS_OPERACION)),
      }),
      ...clienteDeCaso<C>(),
      idArea: z.int().positive().nullable(),
      idSubcategoria: z
        .int()
        .positive()
        .nullable()
        .refine((id) => id !== null, NEW_CASE_TEXTS.requerido),
      descripcion: requerido(freeBlock(), LIMITS.descripcion),
      anexos: z
        .array(z.object({ id: z.string(), nombre: z.string(), bytes: z.number() }))
        .max(MAX_ANEXOS, FILE_TEXTS.demasiados),
      porReponer: z.array(z.string()),
      otroCliente: z.string(),
    } satisfies Record<keyof NewCaseFields, z.ZodType>)
    .check(identityJudge(now))
    .check(({ value, issues }) => {
      // The area only narrows the list of categories, and follows from the category.
      if (value.idArea !== null || value.idSubcategoria !== null) return;
      const message = NEW_CASE_TEXTS.requerido;
      issues.push({ code: 'custom', path: ['idArea'], message, input: value, continue: true });
    });
}

/** The form after the check, ready to be sent. */
export type NuevoCaso = z.output<ReturnType<typeof nuevoCasoSchema<Customer>>>;
