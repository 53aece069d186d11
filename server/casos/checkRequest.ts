import { CAMPOS_NUEVO_CASO, formularioDeSolicitud, nuevoCasoSchema, type SolicitudCaso } from '#domain/casos/nuevoCaso';
import { fitsInteger } from '../platform/db/limits.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { invalidFields, type Rejection } from '../platform/http/rejection.ts';

const REQUEST_TEXTS = {
  otraSesion: 'La sesión de este navegador cambió de empleado o de tienda. Revise con quién entró y guarde de nuevo.',
  areaYCategoria: 'La categoría no corresponde al área.',
  categoriaInexistente: 'La categoría no existe. Elija otra.',
  clienteInexistente: 'El cliente seleccionado ya no existe. Busque de nuevo.',
} as const;

/**
 * Applies the rules of the new-case form (specification, section 5) to a request.
 * @throws Rejection 400 with the wire's names of the fields at fault, also when the session is not that of the
 * request: the form was filled under another employee or in another store.
 */
export function checkRequest(solicitud: SolicitudCaso, sesion: ServerSession, now: Date): void {
  const message = REQUEST_TEXTS.otraSesion;
  if (solicitud.numidenCrea !== sesion.numiden) throw invalidFields([{ campo: 'numidenCrea', message }]);
  if (solicitud.cvetda !== sesion.tienda.id) throw invalidFields([{ campo: 'cvetda', message }]);
  today = now;
  const faltas = formSchema.safeParse(formularioDeSolicitud(solicitud)).error?.issues ?? [];
  const faltaDe = (ruta: string) => faltas.find(({ path }) => path.join('.') === ruta)?.message;
  const bad = CAMPOS_NUEVO_CASO.flatMap(({ campo, wire, nombre }) => {
    const message = faltaDe(campo);
    return message === undefined ? [] : [{ campo: wire, nombre, message }];
  });
  const contacto = faltaDe('contacto') ?? null;
  const [primero, ...resto] = bad.map(({ campo, message }) => ({ campo, message }));
  if (primero) throw invalidFields([primero, ...resto], generalText(bad, contacto));
  if (contacto !== null) throw invalidFields([{ campo: 'correo', message: contacto }], contacto);
  if (!fitsInteger(solicitud.idSubcategoria)) throw unknownCategory();
}

/** Made once, since to make it takes longer than all that it checks; it asks for the moment of the check, which is over at once. */
let today = new Date(0);
const formSchema = nuevoCasoSchema<{ readonly numiden: number }>(() => today);

/** 400: the category is not one of the area's. */
export function areaAndCategory(): Rejection {
  return invalidFields([{ campo: 'idSubcategoria', message: REQUEST_TEXTS.areaYCategoria }]);
}

/** 400: there is no such category. */
export function unknownCategory(): Rejection {
  return invalidFields([{ campo: 'idSubcategoria', message: REQUEST_TEXTS.categoriaInexistente }]);
}

/** 400: there is no such customer. @param campo where the request names him. */
export function unknownCustomer(campo = 'numidenCliente'): Rejection {
  return invalidFields([{ campo, message: REQUEST_TEXTS.clienteInexistente }]);
}

const OF_CONTACT: readonly string[] = ['correo', 'numTel', 'numCel'];

/** One sentence that is true of all that is wrong: the contact's own when nothing else is, else the fields by name. */
function generalText(
  bad: readonly { readonly campo: string; readonly nombre: string; readonly message: string }[],
  contacto: string | null,
): string {
  if (contacto !== null && bad.every(({ campo }) => OF_CONTACT.includes(campo))) return contacto;
  const [unico] = bad;
  if (bad.length === 1 && unico) {
    return unico.campo === 'fechaNacimiento' ? unico.message : `${unico.nombre}: ${unico.message}`;
  }
  return `Revise estos campos: ${bad.map(({ nombre }) => nombre).join(', ')}.`;
}
