import type { Failure } from '#contract/common/failure';
import { TEXTS } from '#domain/common/texts';

const FOLIO_WORDS = ' Folio del error: ';

/** The text of a failure that somebody must mend, with the name by which its request is found in the log. */
export function withFolio(texto: string, folio: string | null): string {
  return folio === null ? texto : `${texto.replace(/\.?$/, '.')}${FOLIO_WORDS}${folio}`;
}

/** Whether two failures have the same reason; each request has a folio of its own. */
export function isSameReason(one: Failure, other: Failure): boolean {
  const [reason, otherReason] = [one, other].map(({ texto }) => texto.split(FOLIO_WORDS)[0]);
  return reason === otherReason;
}

type SimpleKind = Exclude<Failure['tipo'], 'conflicto' | 'espera' | 'noDisponible' | 'sinEspacio'>;

/** Makes a failure that carries nothing but its text. */
export function failureOf(kind: SimpleKind, texto: string, code: number | null = null): Failure {
  return {
    tipo: kind,
    texto,
    codigo: code,
    campos: [],
  };
}

export function noConnection(): Failure {
  return failureOf('sinConexion', TEXTS.sinConexion);
}
export function internalError(): Failure {
  return failureOf('interno', TEXTS.errorInterno);
}

function esFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'tipo' in error && 'texto' in error && 'campos' in error;
}

/** Whatever was thrown, as a failure: those of the client as they are, anything else as an internal error. */
export function asFailure(error: unknown): Failure {
  return esFailure(error) ? error : internalError();
}
