import { z } from 'zod';

/** The fields that a chain sends beside those that are known: they decide nothing, and whoever looks into a refused line finds them there. */
const extra = z.record(z.string(), z.unknown()).optional();

/**
 * An object of these fields alone, and of whatever the chain puts into `extra`. A field of another name is refused by it: `devueltos` for
 * `devuelto` would leave units to go back that went back already.
 */
export function camposConocidos<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({ ...shape, extra }, { error: unknownInWords });
}

function unknownInWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const names = issue.keys.map((name) => `«${name}»`).join(', ');
  return issue.keys.length === 1
    ? `El campo ${names} no existe. Lo que la cadena quiera mandar aparte va en «extra».`
    : `Los campos ${names} no existen. Lo que la cadena quiera mandar aparte va en «extra».`;
}
