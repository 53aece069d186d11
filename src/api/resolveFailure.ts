import {
  BUSY_CODE,
  errorBodySchema,
  type Failure,
  type ObjetoDeConflicto,
  type OthersChange,
} from '#contract/common/failure';
import { TEXTS } from '#domain/common/texts';
import { withFolio } from './failure.ts';

/** The known facts of an answer that is not a success. */
export interface FailedAnswer {
  /** 0 when no answer came. */
  readonly status: number;
  /** The parsed JSON body; undefined when there was none or it was no JSON. */
  readonly cuerpo: unknown;
  /** The call asked for a voucher's document. */
  readonly esDocumentoDeVale: boolean;
  /** Seconds of the `Retry-After` header. */
  readonly segundos: number | null;
  /** Of the answer's `FOLIO_HEADER`; null where it has none. */
  readonly folio: string | null;
}

function registro(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function joinedTexts(errores: unknown): string | null {
  const list = Array.isArray(errores) ? errores : Object.values(registro(errores)).flat();
  const texts = list.map((error) => textOf(error) ?? textOf(registro(error).message)).filter((texto) => texto);
  return texts.length === 0 ? null : texts.join(', ');
}

/**
 * The text that the person reads (specification, section 8): no answer at all; the body's message; a document that is
 * not ready; the data's message, error, description or joined errors; else the internal error.
 */
export function failureText({ status, cuerpo, esDocumentoDeVale }: FailedAnswer): string {
  if (status === 0) return TEXTS.sinConexion;
  const principal = registro(cuerpo);
  const message = textOf(principal.message);
  if (message !== null) return message;
  if (esDocumentoDeVale) return TEXTS.valeIncompleto;
  // Back ends of integrators wrap the same fields in `data`; actions of this one call the description 'descripcion'.
  for (const datos of [registro(principal.data), principal]) {
    const texto =
      textOf(datos.message) ??
      textOf(datos.error) ??
      textOf(datos.description) ??
      textOf(datos.descripcion) ??
      joinedTexts(datos.errors);
    if (texto !== null) return texto;
  }
  return TEXTS.errorInterno;
}

/** Seconds when the answer does not say: a database that restarts is soon back, a full disk waits for somebody. */
const DEFAULT_WAIT_S = 60;
const NO_SERVICE_S = 2;
const NO_ROOM_S = 30;

function fieldsOf(body: unknown): Failure['campos'] {
  const { campos } = registro(body);
  if (!Array.isArray(campos)) return [];
  return campos.map(registro).flatMap(({ campo, message }) => {
    const texto = textOf(message);
    return typeof campo === 'string' && texto !== null ? [{ campo, message: texto }] : [];
  });
}

const othersChangeSchema = errorBodySchema.pick({ version: true, cambios: true }).required();
const entitySchema = errorBodySchema.pick({ entidad: true, id: true }).required();

function othersChangeOf(body: unknown): OthersChange | null {
  return othersChangeSchema.safeParse(body).data ?? null;
}

function entityOf(body: unknown): ObjetoDeConflicto | null {
  return entitySchema.safeParse(body).data ?? null;
}

/** Turns an answer that is not a success into the one failure that the app knows. */
export function resolveFailure(answer: FailedAnswer): Failure {
  const { codigo } = registro(answer.cuerpo);
  const common = {
    texto: failureText(answer),
    codigo: typeof codigo === 'number' ? codigo : null,
    campos: fieldsOf(answer.cuerpo),
  };
  const { status } = answer;
  if (status === 0) return { ...common, tipo: 'sinConexion' };
  if (status === 401) return { ...common, tipo: 'sinSesion' };
  if (status === 403) return { ...common, tipo: 'sinPermiso' };
  if (status === 404) return { ...common, tipo: 'noEncontrado' };
  if (status === 409) {
    const { cuerpo } = answer;
    return { ...common, tipo: 'conflicto', objeto: entityOf(cuerpo), cambio: othersChangeOf(cuerpo) };
  }
  if (status === 503 && common.codigo === BUSY_CODE) {
    return { ...common, tipo: 'espera', segundos: answer.segundos ?? NO_SERVICE_S };
  }
  if (status === 503) return { ...common, tipo: 'noDisponible', segundos: answer.segundos ?? NO_SERVICE_S };
  if (status === 507)
    return {
      ...common,
      texto: withFolio(common.texto, answer.folio),
      tipo: 'sinEspacio',
      segundos: answer.segundos ?? NO_ROOM_S,
    };
  if (status === 429) return { ...common, tipo: 'espera', segundos: answer.segundos ?? DEFAULT_WAIT_S };
  if (status >= 400 && status < 500) return { ...common, tipo: 'rechazo' };
  // Somebody must mend it; what passes by itself, or is the asker's own to mend, needs no name to look it up by.
  return { ...common, texto: withFolio(common.texto, answer.folio), tipo: 'interno' };
}
