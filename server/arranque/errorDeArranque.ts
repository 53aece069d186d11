/** Why a program of the server cannot start: one Spanish line for the person who started it. */
export class ErrorDeArranque extends Error {
  constructor(message: string, causa?: unknown) {
    super(message, causa === undefined ? undefined : { cause: causa });
    this.name = 'ErrorDeArranque';
  }
}

/** The system's own code of an error ('EACCES'), or an empty text. */
export const codigoDeError = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
