import type { SolicitudCaso } from '#domain/casos';
import type { CampoNuevoCaso } from '#domain/nuevoCaso';
import { avisoContacto, erroresNuevoCaso } from '#domain/nuevoCaso';
import { cabeEnEntero } from '../db/texto.ts';
import type { SesionServidor } from '../http/manejador.ts';
import type { Rechazo } from '../http/rechazo.ts';
import { camposInvalidos } from '../http/rechazo.ts';

/** The fields of the form that travel: the area only narrows the list of categories. */
type CampoEnviado = Exclude<CampoNuevoCaso, 'idArea'>;

/** The wire's name of each form field, and what people call it. */
const CAMPOS: Readonly<Record<CampoEnviado, { readonly campo: keyof SolicitudCaso; readonly nombre: string }>> = {
  nombre: { campo: 'nomCliente', nombre: 'Nombre' },
  apellidoPaterno: { campo: 'apePatCliente', nombre: 'Apellido paterno' },
  apellidoMaterno: { campo: 'apeMatCliente', nombre: 'Apellido materno' },
  fechaNacimiento: { campo: 'fechaNacimiento', nombre: 'Fecha nacimiento' },
  sexo: { campo: 'sexo', nombre: 'Sexo' },
  correo: { campo: 'correo', nombre: 'Correo' },
  telefono: { campo: 'numTel', nombre: 'Número telefónico' },
  celular: { campo: 'numCel', nombre: 'Número celular' },
  idSubcategoria: { campo: 'idSubcategoria', nombre: 'Categoría' },
  descripcion: { campo: 'descripcion', nombre: 'Descripción' },
};

export const TEXTOS_SOLICITUD = {
  otraSesion: 'La sesión de este navegador cambió de empleado o de tienda. Revise con quién entró y guarde de nuevo.',
  areaYCategoria: 'La categoría no corresponde al área.',
  categoriaInexistente: 'La categoría no existe. Elija otra.',
  clienteInexistente: 'El cliente seleccionado ya no existe. Busque de nuevo.',
} as const;

/**
 * Applies the rules of the new-case form (specification, section 5) to a request.
 * @throws Rechazo 400 with the wire's names of the fields at fault, also when the session is not that of the
 * request: the form was filled under another employee or in another store.
 */
export const revisarSolicitud = (solicitud: SolicitudCaso, sesion: SesionServidor, ahora: Date): void => {
  const message = TEXTOS_SOLICITUD.otraSesion;
  if (solicitud.numidenCrea !== sesion.numiden) throw camposInvalidos([{ campo: 'numidenCrea', message }]);
  if (solicitud.cvetda !== sesion.tienda.id) throw camposInvalidos([{ campo: 'cvetda', message }]);
  const formulario = {
    nombre: solicitud.nomCliente,
    apellidoPaterno: solicitud.apePatCliente,
    apellidoMaterno: solicitud.apeMatCliente,
    fechaNacimiento: solicitud.fechaNacimiento,
    sexo: solicitud.sexo,
    correo: solicitud.correo,
    telefono: solicitud.numTel,
    celular: solicitud.numCel,
    idArea: null,
    idSubcategoria: solicitud.idSubcategoria,
    descripcion: solicitud.descripcion,
  };
  const errores = erroresNuevoCaso(formulario, solicitud.numidenCliente === null, ahora);
  const malos = (Object.keys(CAMPOS) as CampoEnviado[]).flatMap((campo) => {
    const message = errores[campo];
    return message === undefined ? [] : [{ ...CAMPOS[campo], message }];
  });
  const contacto = avisoContacto(formulario);
  const [primero, ...resto] = malos.map(({ campo, message }) => ({ campo, message }));
  if (primero) throw camposInvalidos([primero, ...resto], textoGeneral(malos, contacto));
  if (contacto !== null) throw camposInvalidos([{ campo: 'correo', message: contacto }], contacto);
  if (!cabeEnEntero(solicitud.idSubcategoria)) throw categoriaInexistente();
};

/** 400: the category is not one of the area's. */
export const areaYCategoria = (): Rechazo =>
  camposInvalidos([{ campo: 'idSubcategoria', message: TEXTOS_SOLICITUD.areaYCategoria }]);

/** 400: there is no such category. */
export const categoriaInexistente = (): Rechazo =>
  camposInvalidos([{ campo: 'idSubcategoria', message: TEXTOS_SOLICITUD.categoriaInexistente }]);

/** 400: there is no such customer. */
export const clienteInexistente = (): Rechazo =>
  camposInvalidos([{ campo: 'numidenCliente', message: TEXTOS_SOLICITUD.clienteInexistente }]);

const DE_CONTACTO: readonly string[] = ['correo', 'numTel', 'numCel'];

/** One sentence that is true of all that is wrong: the contact's own when nothing else is, else the fields by name. */
const textoGeneral = (
  malos: readonly { readonly campo: string; readonly nombre: string; readonly message: string }[],
  contacto: string | null,
): string => {
  if (contacto !== null && malos.every(({ campo }) => DE_CONTACTO.includes(campo))) return contacto;
  const [unico] = malos;
  if (malos.length === 1 && unico) {
    return unico.campo === 'fechaNacimiento' ? unico.message : `${unico.nombre}: ${unico.message}`;
  }
  return `Revise estos campos: ${malos.map(({ nombre }) => nombre).join(', ')}.`;
};
