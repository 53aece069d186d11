import type { Sexo } from './clientes.ts';
import { LIMITES } from './constantes.ts';
import { esAnteriorAHoy, esFechaIso, PRIMERA_FECHA_NACIMIENTO } from './fechas.ts';
import { cleanBlock, cleanLine } from './freeText.ts';

/**
 * The new-case form and its rules (specification, section 5, "New-case form"). Everything is text as typed; an id that
 * was not chosen yet is null. The same rules help in the browser and decide at the server.
 */
export interface FormularioNuevoCaso {
  readonly nombre: string;
  readonly apellidoPaterno: string;
  readonly apellidoMaterno: string;
  readonly fechaNacimiento: string;
  readonly sexo: Sexo;
  readonly correo: string;
  readonly telefono: string;
  readonly celular: string;
  readonly idArea: number | null;
  readonly idSubcategoria: number | null;
  readonly descripcion: string;
}

export type CampoNuevoCaso = keyof FormularioNuevoCaso;
export type CampoContacto = 'correo' | 'telefono' | 'celular';

/** The message to show beside each field that is wrong; a field without entry is right. */
export type ErroresNuevoCaso = { readonly [Campo in CampoNuevoCaso]?: string };

export const FORMULARIO_VACIO: FormularioNuevoCaso = {
  nombre: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  fechaNacimiento: '',
  sexo: 'M',
  correo: '',
  telefono: '',
  celular: '',
  idArea: null,
  idSubcategoria: null,
  descripcion: '',
};

export const TEXTOS_NUEVO_CASO = {
  requerido: 'Campo requerido',
  minimo: (caracteres: number) => `Campo mayor a ${caracteres} caracteres`,
  maximo: (caracteres: number) => `Campo de máximo ${caracteres} caracteres`,
  fechaNacimiento: 'La fecha debe ser menor a la actual.',
  fechaRemota: 'La fecha debe ser del año 1900 o posterior.',
  correo: 'Email no válido',
  soloNumeros: 'Campo de solo números.',
  celular: 'Campo igual a 10 caracteres',
  contactoRequerido: 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.',
  contactoInvalido: 'Por favor valide los datos de contacto: ',
} as const;

const NOMBRES_CONTACTO = { correo: 'Correo', telefono: 'Número telefónico', celular: 'Número celular' } as const;
const CORREO_VALIDO = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/;
const SOLO_DIGITOS = /^[0-9]+$/;

/**
 * Everything that is wrong with the form.
 * @param esClienteNuevo false when an existing customer was chosen: the name fields are that customer's and are not judged.
 * @param ahora the moment of the check, for the birth date.
 */
export const erroresNuevoCaso = (
  formulario: FormularioNuevoCaso,
  esClienteNuevo: boolean,
  ahora: Date,
): ErroresNuevoCaso => ({
  ...(esClienteNuevo ? erroresCliente(formulario, ahora) : {}),
  ...erroresContacto(formulario),
  ...sinNulos({
    idArea: formulario.idArea === null ? TEXTOS_NUEVO_CASO.requerido : null,
    idSubcategoria: formulario.idSubcategoria === null ? TEXTOS_NUEVO_CASO.requerido : null,
    descripcion: errorTexto(formulario.descripcion, { requerido: true, ...LIMITES.descripcion }),
  }),
});

/** What is wrong with the identity of a new customer; also what keeps the customer search shut. */
export const erroresCliente = (
  formulario: Pick<FormularioNuevoCaso, 'nombre' | 'apellidoPaterno' | 'apellidoMaterno' | 'fechaNacimiento'>,
  ahora: Date,
): ErroresNuevoCaso =>
  sinNulos({
    nombre: errorTexto(formulario.nombre, { requerido: true, ...LIMITES.nombre }),
    apellidoPaterno: errorTexto(formulario.apellidoPaterno, { requerido: true, ...LIMITES.apellidoPaterno }),
    apellidoMaterno: errorTexto(formulario.apellidoMaterno, { requerido: false, ...LIMITES.apellidoMaterno }),
    fechaNacimiento: errorFechaNacimiento(formulario.fechaNacimiento, ahora),
  });

/** What is wrong with each contact datum that was given. */
export const erroresContacto = (contacto: Pick<FormularioNuevoCaso, CampoContacto>): ErroresNuevoCaso =>
  sinNulos({
    correo: cleanLine(contacto.correo) === '' ? null : errorCorreo(contacto.correo),
    telefono: cleanLine(contacto.telefono) === '' ? null : errorTelefono(contacto.telefono),
    celular: cleanLine(contacto.celular) === '' ? null : errorCelular(contacto.celular),
  });

/**
 * The one message about the contact data as a whole, or null when they will do: none given, or the names of those that
 * are wrong (specification, section 5).
 */
export const avisoContacto = (contacto: Pick<FormularioNuevoCaso, CampoContacto>): string | null => {
  const campos = Object.keys(NOMBRES_CONTACTO) as CampoContacto[];
  if (campos.every((campo) => cleanLine(contacto[campo]) === '')) return TEXTOS_NUEVO_CASO.contactoRequerido;
  const errores = erroresContacto(contacto);
  const malos = campos.filter((campo) => errores[campo] !== undefined).map((campo) => NOMBRES_CONTACTO[campo]);
  return malos.length === 0 ? null : `${TEXTOS_NUEVO_CASO.contactoInvalido}${malos.join(', ')}`;
};

const errorTexto = (
  texto: string,
  regla: { readonly requerido: boolean; readonly min?: number; readonly max: number },
): string | null => {
  const largo = cleanBlock(texto).length;
  if (largo === 0) return regla.requerido ? TEXTOS_NUEVO_CASO.requerido : null;
  if (regla.min !== undefined && largo < regla.min) return TEXTOS_NUEVO_CASO.minimo(regla.min);
  return largo > regla.max ? TEXTOS_NUEVO_CASO.maximo(regla.max) : null;
};

const errorFechaNacimiento = (fecha: string, ahora: Date): string | null => {
  if (fecha === '') return TEXTOS_NUEVO_CASO.requerido;
  if (!esFechaIso(fecha) || !esAnteriorAHoy(fecha, ahora)) return TEXTOS_NUEVO_CASO.fechaNacimiento;
  return fecha < PRIMERA_FECHA_NACIMIENTO ? TEXTOS_NUEVO_CASO.fechaRemota : null;
};

const errorCorreo = (correo: string): string | null => {
  const limpio = cleanLine(correo);
  if (!CORREO_VALIDO.test(limpio)) return TEXTOS_NUEVO_CASO.correo;
  return limpio.length > LIMITES.correo.max ? TEXTOS_NUEVO_CASO.maximo(LIMITES.correo.max) : null;
};

const errorTelefono = (telefono: string): string | null => {
  const limpio = cleanLine(telefono);
  if (!SOLO_DIGITOS.test(limpio)) return TEXTOS_NUEVO_CASO.soloNumeros;
  return errorTexto(limpio, { requerido: true, ...LIMITES.telefono });
};

const errorCelular = (celular: string): string | null => {
  const limpio = cleanLine(celular);
  if (!SOLO_DIGITOS.test(limpio)) return TEXTOS_NUEVO_CASO.soloNumeros;
  return limpio.length === LIMITES.celular.exacto ? null : TEXTOS_NUEVO_CASO.celular;
};

const sinNulos = (errores: { readonly [Campo in CampoNuevoCaso]?: string | null }): ErroresNuevoCaso =>
  Object.fromEntries(Object.entries(errores).filter(([, texto]) => texto !== null));
