/**
 * The parts of an error that the log keeps; the values that a statement was given are people's
 * data, and whole invoices.
 */
interface LoggedError {
  readonly tipo: string;
  readonly error: string;
  readonly codigo?: string;
  readonly restriccion?: string;
  readonly pila: readonly string[];
  readonly causa?: LoggedError;
}

/**
 * An error without anybody's data: of a failed statement no parameters, of the database's answer no details, and no value that it
 * quotes. Everything that is logged, and what a command prints of an error, goes through here.
 * @returns what is no error as it is.
 */
export function loggedError(error: unknown): unknown {
  return error instanceof Error ? told(error) : error;
}

const DEEPEST = 5;

function told(error: Error, depth = 0): LoggedError {
  const { cause } = error;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return {
    tipo: error.name,
    error: withoutValues(error.message),
    ...(typeof code === 'string' && { codigo: code }),
    ...(typeof constraint === 'string' && { restriccion: constraint }),
    pila: (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)),
    ...(cause instanceof Error && depth < DEEPEST && { causa: told(cause, depth + 1) }),
  };
}

/** PostgreSQL quotes what it could not read after a colon: 'invalid input syntax for type date: "…"'. */
function withoutValues(message: string): string {
  const [statement = ''] = message.split('\nparams:');
  return statement.replace(/: ".*$/s, '');
}
