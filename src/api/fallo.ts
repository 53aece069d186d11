import type { Failure } from '#contract/failure';
import { TEXTOS } from '#domain/textos';

type TipoSimple = Exclude<Failure['tipo'], 'conflicto' | 'espera' | 'noDisponible' | 'sinEspacio'>;

/** Makes a failure that carries nothing but its text. */
export const fallo = (tipo: TipoSimple, texto: string, codigo: number | null = null): Failure => ({
  tipo,
  texto,
  codigo,
  campos: [],
});

export const sinConexion = (): Failure => fallo('sinConexion', TEXTOS.sinConexion);
export const errorInterno = (): Failure => fallo('interno', TEXTOS.errorInterno);

const esFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'tipo' in error && 'texto' in error && 'campos' in error;

/** Whatever was thrown, as a failure: those of the client as they are, anything else as an internal error. */
export const comoFailure = (error: unknown): Failure => (esFailure(error) ? error : errorInterno());
