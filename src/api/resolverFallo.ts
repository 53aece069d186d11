import type { CambioAjeno, Failure } from '#contract/failure';
import { CODIGO_OCUPADO, cuerpoDeErrorSchema } from '#contract/failure';
import { TEXTOS } from '#domain/textos';

/** What is known of an answer that is not a success. */
export interface RespuestaFallida {
  /** 0 when no answer came. */
  readonly status: number;
  /** The parsed JSON body; undefined when there was none or it was no JSON. */
  readonly cuerpo: unknown;
  /** The call asked for a voucher's document. */
  readonly esDocumentoDeVale: boolean;
  /** Seconds of the `Retry-After` header. */
  readonly segundos: number | null;
}

const registro = (valor: unknown): Readonly<Record<string, unknown>> =>
  typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>) : {};

const textoDe = (valor: unknown): string | null =>
  typeof valor === 'string' && valor.trim() !== '' ? valor.trim() : null;

const textosUnidos = (errores: unknown): string | null => {
  const lista = Array.isArray(errores) ? errores : Object.values(registro(errores)).flat();
  const textos = lista.map((error) => textoDe(error) ?? textoDe(registro(error).message)).filter((texto) => texto);
  return textos.length === 0 ? null : textos.join(', ');
};

/**
 * The text that the person reads (specification, section 8): no answer at all; the body's message; a document that is
 * not ready; the data's message, error, description or joined errors; else the internal error.
 */
export const textoDeFallo = ({ status, cuerpo, esDocumentoDeVale }: RespuestaFallida): string => {
  if (status === 0) return TEXTOS.sinConexion;
  const principal = registro(cuerpo);
  const mensaje = textoDe(principal.message);
  if (mensaje !== null) return mensaje;
  if (esDocumentoDeVale) return TEXTOS.valeIncompleto;
  // Back ends of integrators wrap the same fields in `data`; actions of this one call the description 'descripcion'.
  for (const datos of [registro(principal.data), principal]) {
    const texto =
      textoDe(datos.message) ??
      textoDe(datos.error) ??
      textoDe(datos.description) ??
      textoDe(datos.descripcion) ??
      textosUnidos(datos.errors);
    if (texto !== null) return texto;
  }
  return TEXTOS.errorInterno;
};

/** Seconds when the answer does not say: a database that restarts is soon back, a full disk waits for somebody. */
const ESPERA_POR_OMISION_S = 60;
const SIN_SERVICIO_S = 2;
const SIN_ESPACIO_S = 30;

const camposDe = (cuerpo: unknown): Failure['campos'] => {
  const { campos } = registro(cuerpo);
  if (!Array.isArray(campos)) return [];
  return campos.map(registro).flatMap(({ campo, message }) => {
    const texto = textoDe(message);
    return typeof campo === 'string' && texto !== null ? [{ campo, message: texto }] : [];
  });
};

const cambioAjenoSchema = cuerpoDeErrorSchema.pick({ version: true, cambios: true }).required();

const cambioAjenoDe = (cuerpo: unknown): CambioAjeno | null => cambioAjenoSchema.safeParse(cuerpo).data ?? null;

/** Turns an answer that is not a success into the one failure that the app knows. */
export const resolverFallo = (respuesta: RespuestaFallida): Failure => {
  const { codigo, idCaso } = registro(respuesta.cuerpo);
  const comun = {
    texto: textoDeFallo(respuesta),
    codigo: typeof codigo === 'number' ? codigo : null,
    campos: camposDe(respuesta.cuerpo),
  };
  const { status } = respuesta;
  if (status === 0) return { ...comun, tipo: 'sinConexion' };
  if (status === 401) return { ...comun, tipo: 'sinSesion' };
  if (status === 403) return { ...comun, tipo: 'sinPermiso' };
  if (status === 404) return { ...comun, tipo: 'noEncontrado' };
  if (status === 409) {
    const cambio = cambioAjenoDe(respuesta.cuerpo);
    return { ...comun, tipo: 'conflicto', idCaso: typeof idCaso === 'number' ? idCaso : null, cambio };
  }
  if (status === 503 && comun.codigo === CODIGO_OCUPADO) {
    return { ...comun, tipo: 'espera', segundos: respuesta.segundos ?? SIN_SERVICIO_S };
  }
  if (status === 503) return { ...comun, tipo: 'noDisponible', segundos: respuesta.segundos ?? SIN_SERVICIO_S };
  if (status === 507) return { ...comun, tipo: 'sinEspacio', segundos: respuesta.segundos ?? SIN_ESPACIO_S };
  if (status === 429) return { ...comun, tipo: 'espera', segundos: respuesta.segundos ?? ESPERA_POR_OMISION_S };
  return { ...comun, tipo: status >= 400 && status < 500 ? 'rechazo' : 'interno' };
};
