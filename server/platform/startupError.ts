/** Why a program of the server cannot start: one Spanish line for the person who started it. */
export class StartupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause: cause });
    this.name = 'StartupError';
  }
}

/** The system's own code of an error ('EACCES'), or an empty text. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
