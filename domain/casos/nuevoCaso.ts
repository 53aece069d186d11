import { z } from 'zod';
import { LIMITS, MAX_DIGITOS_OPERACION } from '#domain/common/constants';
import { isBeforeToday, PRIMERA_FECHA_NACIMIENTO } from '#domain/common/dates';
import { VALID_EMAIL } from '#domain/common/email';
import { freeBlock, freeLine } from '#domain/common/freeText';
import { isIsoDate } from '#domain/common/isoDate';
import { FILE_TEXTS, MAX_ANEXOS } from './anexos.ts';
import type { SolicitudCaso } from './casos.ts';
import { type Customer, sexoSchema } from './clientes.ts';

/** A file chosen in the form, by the id under which its bytes are kept elsewhere. */
export interface AnexoElegido {
  readonly id: string;
  readonly nombre: string;
  readonly bytes: number;
}

/** Who somebody is, as typed. */
export const identidadEscritaSchema = z.object({
  nombre: freeLine(),
  apellidoPaterno: freeLine(),
  apellidoMaterno: freeLine(),
  fechaNacimiento: freeLine(),
  sexo: sexoSchema,
});

/** How to reach somebody, as typed. */
export const contactoEscritoSchema = z.object({ correo: freeLine(), telefono: freeLine(), celular: freeLine() });

/**
 * The new-case form as typed (specification, section 2): texts as they stand in the fields, null for what was not chosen.
 * `identidad` is the new customer's and is kept, unjudged, while an existing `cliente` is chosen. `porReponer` names files of a
 * draft that have to be attached again. Store and number of `operacion` are each optional.
 */
export interface NewCaseFields<C = Customer> {
  readonly operacion: { readonly tienda: number | null; readonly numero: string };
  readonly cliente: C | null;
  readonly identidad: z.output<typeof identidadEscritaSchema>;
  readonly contacto: z.output<typeof contactoEscritoSchema>;
  readonly idArea: number | null;
  readonly idSubcategoria: number | null;
  readonly descripcion: string;
  readonly anexos: AnexoElegido[];
  readonly porReponer: string[];
  /** The new customer, in `quienEs`, who was said to be another than who seems to be him; '' for none. */
  readonly otroCliente: string;
}

/** The part of the form that says who the customer is and how to reach him. */
export type ClienteDeCaso<C = Customer> = Pick<NewCaseFields<C>, 'cliente' | 'identidad' | 'contacto'>;

/** The form before anything is typed. */
export const BLANK_FORM: NewCaseFields = {
  operacion: { tienda: null, numero: '' },
  cliente: null,
  identidad: { nombre: '', apellidoPaterno: '', apellidoMaterno: '', fechaNacimiento: '', sexo: 'M' },
  contacto: { correo: '', telefono: '', celular: '' },
  idArea: null,
  idSubcategoria: null,
  descripcion: '',
  anexos: [],
  porReponer: [],
  otroCliente: '',
};

/** Who a new customer is and how he is reached, as one text: what was said of one is not said of another. */
export function quienEs({ identidad, contacto }: Pick<NewCaseFields<unknown>, 'identidad' | 'contacto'>): string {
  return JSON.stringify([identidad, contacto]);
}

/** The refusals of the form's fields (specification, section 5). */
export const NEW_CASE_TEXTS = {
  requerido: 'Campo requerido',
  minimo: (characters: number) => `Campo mayor a ${characters} caracteres`,
  maximo: (characters: number) => `Campo de máximo ${characters} caracteres`,
  fechaNacimiento: 'La fecha debe ser menor a la actual.',
  fechaRemota: 'La fecha debe ser del año 1900 o posterior.',
  correo: 'Email no válido',
  soloNumeros: 'Campo de solo números.',
  celular: 'Campo igual a 10 caracteres',
  contactoRequerido: 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.',
  contactoInvalido: 'Por favor valide los datos de contacto: ',
} as const;

/** Every field that is judged: its path in the form, its name on the wire, and what people call it. */
export const CAMPOS_NUEVO_CASO = [
  { campo: 'identidad.nombre', wire: 'nomCliente', nombre: 'Nombre' },
  { campo: 'identidad.apellidoPaterno', wire: 'apePatCliente', nombre: 'Apellido paterno' },
  { campo: 'identidad.apellidoMaterno', wire: 'apeMatCliente', nombre: 'Apellido materno' },
  { campo: 'identidad.fechaNacimiento', wire: 'fechaNacimiento', nombre: 'Fecha nacimiento' },
  { campo: 'identidad.sexo', wire: 'sexo', nombre: 'Sexo' },
  { campo: 'contacto.correo', wire: 'correo', nombre: 'Correo' },
  { campo: 'contacto.telefono', wire: 'numTel', nombre: 'Número telefónico' },
  { campo: 'contacto.celular', wire: 'numCel', nombre: 'Número celular' },
  { campo: 'idSubcategoria', wire: 'idSubcategoria', nombre: 'Categoría' },
  { campo: 'descripcion', wire: 'descripcion', nombre: 'Descripción' },
] as const satisfies readonly { campo: string; wire: keyof SolicitudCaso; nombre: string }[];
const DIGITS_ONLY = /^[0-9]+$/;

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
        numero: freeLine()
          .refine((number) => number === '' || DIGITS_ONLY.test(number), NEW_CASE_TEXTS.soloNumeros)
          .max(MAX_DIGITOS_OPERACION, NEW_CASE_TEXTS.maximo(MAX_DIGITOS_OPERACION)),
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
    })
    .check(identityJudge(now))
    .check(({ value, issues }) => {
      // The area only narrows the list of categories, and follows from the category.
      if (value.idArea !== null || value.idSubcategoria !== null) return;
      const message = NEW_CASE_TEXTS.requerido;
      issues.push({ code: 'custom', path: ['idArea'], message, input: value, continue: true });
    });
}

/** The same rules for the customer alone, of a case that is made without the form. */
export function clienteDeCasoSchema<C extends Pick<Customer, 'numiden'> = Customer>(now: () => Date) {
  return z.object(clienteDeCaso<C>()).check(identityJudge(now));
}

function clienteDeCaso<C>() {
  return {
    cliente: z.custom<C>(tieneNumiden).nullable(),
    identidad: identidadEscritaSchema,
    contacto: contactoSchema,
  };
}

/** An existing customer's identity is the chain's, and cannot be mended here. */
function identityJudge(now: () => Date) {
  const identity = identidadSchema(now);
  return ({ value, issues }: z.core.ParsePayload<Pick<ClienteDeCaso<unknown>, 'cliente' | 'identidad'>>): void => {
    if (value.cliente !== null) return;
    for (const { path, message } of identity.safeParse(value.identidad).error?.issues ?? []) {
      issues.push({ code: 'custom', path: ['identidad', ...path], message, input: value, continue: true });
    }
  };
}

/** The form after the check, ready to be sent. */
export type NuevoCaso = z.output<ReturnType<typeof nuevoCasoSchema<Customer>>>;

/** The fields that a customer search needs; while they are wrong the search stays shut (specification, section 5). */
export const busquedaDeClienteSchema = z.object({
  nombre: requerido(freeLine(), LIMITS.nombre),
  apellidoPaterno: requerido(freeLine(), LIMITS.apellidoPaterno),
});

/** The one message about the contact data as a whole; null when they will do. */
export function avisoDeContacto(contacto: NewCaseFields['contacto']): string | null {
  const faltas = contactoSchema.safeParse(contacto).error?.issues ?? [];
  return faltas.find(({ path }) => path.length === 0)?.message ?? null;
}

const DATOS_CONTACTO = [
  ['correo', 'Correo'],
  ['telefono', 'Número telefónico'],
  ['celular', 'Número celular'],
] as const;

/** The rules of how to reach the customer: at least one of three, and none of them wrong. */
const contactoSchema = z
  .object({
    correo: freeLine()
      .refine((correo) => correo === '' || VALID_EMAIL.test(correo), NEW_CASE_TEXTS.correo)
      .max(LIMITS.correo.max, NEW_CASE_TEXTS.maximo(LIMITS.correo.max)),
    telefono: digitos()
      .refine(
        (number) => number === '' || number.length >= LIMITS.telefono.min,
        NEW_CASE_TEXTS.minimo(LIMITS.telefono.min),
      )
      .max(LIMITS.telefono.max, NEW_CASE_TEXTS.maximo(LIMITS.telefono.max)),
    celular: digitos().refine(
      (number) => number === '' || number.length === LIMITS.celular.exacto,
      NEW_CASE_TEXTS.celular,
    ),
  })
  .check(({ value, issues }) => {
    const bad = DATOS_CONTACTO.filter(([campo]) => issues.some(({ path }) => path?.[0] === campo));
    const none = DATOS_CONTACTO.every(([campo]) => value[campo] === '');
    if (!none && bad.length === 0) return;
    const message = none
      ? NEW_CASE_TEXTS.contactoRequerido
      : `${NEW_CASE_TEXTS.contactoInvalido}${bad.map(([, nombre]) => nombre).join(', ')}`;
    // First, or a form that nests faults by their paths would lose those of the fields.
    issues.unshift({ code: 'custom', path: [], message, input: value, continue: true });
  });

/** The customer's rules where the chain knows him, and he is not written down: how to reach him is judged alone. */
export const contactoDeCasoSchema = z.object(clienteDeCaso<Customer>());

function identidadSchema(now: () => Date) {
  return busquedaDeClienteSchema.extend({
    apellidoMaterno: freeLine().max(LIMITS.apellidoMaterno.max, NEW_CASE_TEXTS.maximo(LIMITS.apellidoMaterno.max)),
    fechaNacimiento: freeLine()
      .min(1, NEW_CASE_TEXTS.requerido)
      .refine((fecha) => isIsoDate(fecha) && isBeforeToday(fecha, now()), NEW_CASE_TEXTS.fechaNacimiento)
      .refine((fecha) => fecha >= PRIMERA_FECHA_NACIMIENTO, NEW_CASE_TEXTS.fechaRemota),
  });
}

function requerido(texto: z.ZodString, { min, max }: { readonly min: number; readonly max: number }) {
  return texto
    .min(1, NEW_CASE_TEXTS.requerido)
    .min(min, NEW_CASE_TEXTS.minimo(min))
    .max(max, NEW_CASE_TEXTS.maximo(max));
}

function digitos() {
  return freeLine().refine((texto) => texto === '' || DIGITS_ONLY.test(texto), NEW_CASE_TEXTS.soloNumeros);
}

function tieneNumiden(datum: unknown): boolean {
  return typeof datum === 'object' && datum !== null && 'numiden' in datum && Number.isInteger(datum.numiden);
}
