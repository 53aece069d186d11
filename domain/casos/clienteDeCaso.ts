import { z } from 'zod';
import { LIMITS } from '#domain/common/constants';
import { isBeforeToday, PRIMERA_FECHA_NACIMIENTO } from '#domain/common/dates';
import { VALID_EMAIL } from '#domain/common/email';
import { freeLine } from '#domain/common/freeText';
import { isIsoDate } from '#domain/common/isoDate';
import { type Customer, clienteSchema, sexoSchema } from './clientes.ts';

/** Who somebody is, as a request says it. */
export const identidadEscritaSchema = z.object({
  nombre: freeLine(),
  apellidoPaterno: freeLine(),
  apellidoMaterno: freeLine(),
  fechaNacimiento: freeLine(),
  sexo: sexoSchema,
});

/** How to reach somebody, as a request says it. */
export const contactoEscritoSchema = z.object({ correo: freeLine(), telefono: freeLine(), celular: freeLine() });

/** A text as it stands in a field, right or wrong; one that a draft of old lacks is blank. */
export const tecleado = z.string().max(10_000).default('');

/** The customer's part of a form, as typed; all that is missing is blank. */
export const clienteTecleadoSchema = z.object({
  cliente: clienteSchema.nullable().default(null),
  identidad: z
    .object({
      nombre: tecleado,
      apellidoPaterno: tecleado,
      apellidoMaterno: tecleado,
      fechaNacimiento: tecleado,
      sexo: sexoSchema.default('M'),
    })
    .prefault({}),
  contacto: z.object({ correo: tecleado, telefono: tecleado, celular: tecleado }).prefault({}),
});

type Tecleado = z.output<typeof clienteTecleadoSchema>;

/**
 * Who the customer of a case is and how to reach him, as typed. `identidad` is the new customer's and is kept, unjudged, while
 * an existing `cliente` is chosen.
 */
export type ClienteDeCaso<C = Customer> = Omit<Tecleado, 'cliente'> & { readonly cliente: C | null };

/** Nobody chosen and nothing typed. */
export const SIN_CLIENTE: ClienteDeCaso = clienteTecleadoSchema.parse({});

/** Who a new customer is and how he is reached, as one text: what was said of one is not said of another. */
export function quienEs({ identidad, contacto }: Pick<ClienteDeCaso<unknown>, 'identidad' | 'contacto'>): string {
  return JSON.stringify([identidad, contacto]);
}

/** The values of the name fields for an existing customer; a fact that the chain does not know is blank. */
export function identidadDe(cliente: Omit<Customer, 'numiden' | 'esNuevo'>): Tecleado['identidad'] {
  return {
    nombre: cliente.nombre,
    apellidoPaterno: cliente.apellidoPaterno,
    apellidoMaterno: cliente.apellidoMaterno ?? '',
    fechaNacimiento: cliente.fechaNacimiento ?? '',
    sexo: cliente.sexo ?? 'M',
  };
}

/** How the chain reaches an existing customer, as the contact fields take it. */
export function contactoDe(cliente: Pick<Customer, 'correo' | 'telefono' | 'celular'>): Tecleado['contacto'] {
  return { correo: cliente.correo ?? '', telefono: cliente.telefono ?? '', celular: cliente.celular ?? '' };
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

/** The rules of a case's customer, of a case that is made without the form. */
export function clienteDeCasoSchema<C extends Pick<Customer, 'numiden'> = Customer>(now: () => Date) {
  return z.object(clienteDeCaso<C>()).check(identityJudge(now));
}

/** The fields of a case's customer, each with its rules; those of a new one's identity are `identityJudge`. */
export function clienteDeCaso<C>() {
  return {
    cliente: z.custom<C>(tieneNumiden).nullable(),
    identidad: identidadEscritaSchema,
    contacto: contactoSchema,
  };
}

/** Judges who a new customer is; an existing customer's identity is the chain's, and cannot be mended here. */
export function identityJudge(now: () => Date) {
  const identity = identidadSchema(now);
  return ({ value, issues }: z.core.ParsePayload<Pick<ClienteDeCaso<unknown>, 'cliente' | 'identidad'>>): void => {
    if (value.cliente !== null) return;
    for (const { path, message } of identity.safeParse(value.identidad).error?.issues ?? []) {
      issues.push({ code: 'custom', path: ['identidad', ...path], message, input: value, continue: true });
    }
  };
}

/** The fields that a customer search needs; while they are wrong the search stays shut (specification, section 5). */
export const busquedaDeClienteSchema = z.object({
  nombre: requerido(freeLine(), LIMITS.nombre),
  apellidoPaterno: requerido(freeLine(), LIMITS.apellidoPaterno),
});

/** The one message about the contact data as a whole; null when they will do. */
export function avisoDeContacto(contacto: Tecleado['contacto']): string | null {
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

/** A text that has to be there, of so many characters. */
export function requerido(texto: z.ZodString, { min, max }: { readonly min: number; readonly max: number }) {
  return texto
    .min(1, NEW_CASE_TEXTS.requerido)
    .min(min, NEW_CASE_TEXTS.minimo(min))
    .max(max, NEW_CASE_TEXTS.maximo(max));
}

const DIGITS_ONLY = /^[0-9]+$/;

/** A line of digits alone, or nothing. */
export function digitos() {
  return freeLine().refine((texto) => texto === '' || DIGITS_ONLY.test(texto), NEW_CASE_TEXTS.soloNumeros);
}

function tieneNumiden(datum: unknown): boolean {
  return typeof datum === 'object' && datum !== null && 'numiden' in datum && Number.isInteger(datum.numiden);
}
