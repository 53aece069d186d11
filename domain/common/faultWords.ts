import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Of<C extends Issue['code']> = Extract<Issue, { readonly code: C }>;

const REQUERIDO = 'Campo requerido';
/** The fault of a text where a number is asked for (specification, section 5). */
export const SOLO_NUMEROS = 'Campo de solo números.';
const NO_VALIDO = 'El valor no es válido.';

/**
 * The words for a fault that a schema has no words for (`z.config({ localeError })`). Both sides use them, so that no library's
 * sentence reaches a person. The words are those of the specification (section 5) as far as it has any.
 */
export function faultInWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? REQUERIDO : expected(issue);
    case 'invalid_value':
      return isMissing(issue.input) ? REQUERIDO : `El valor debe ser ${alternatives(issue.values)}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'El formato no es válido.';
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'Máximo dos decimales' : `El valor debe ser múltiplo de ${issue.divisor}.`;
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `Esta llamada no admite el campo ${issue.keys[0]}.`
        : `Esta llamada no admite los campos ${issue.keys.join(', ')}.`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return isMissing(issue.input) ? REQUERIDO : NO_VALIDO;
  }
}

/** For a schema that has words of its own for what is missing, and for nothing else: `z.string(whenMissing('Campo requerido.'))`. */
export function whenMissing(words: string): { readonly error: (issue: Issue) => string | undefined } {
  return { error: ({ input }) => (isMissing(input) ? words : undefined) };
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Email no válido',
  date: 'No es una fecha válida',
  datetime: 'No es una fecha con hora válida',
};

function expected({ expected: type, input }: Of<'invalid_type'>): string {
  switch (type) {
    case 'number':
      return SOLO_NUMEROS;
    case 'int':
      return Number.isFinite(input) ? 'Escriba un número entero.' : SOLO_NUMEROS;
    case 'string':
      return 'El valor debe ser un texto.';
    case 'boolean':
      return 'El valor debe ser verdadero o falso.';
    case 'array':
    case 'tuple':
      return 'El valor debe ser una lista.';
    case 'object':
    case 'record':
      return 'El valor debe ser un objeto.';
    default:
      return NO_VALIDO;
  }
}

function alternatives(values: readonly unknown[]): string {
  const [last, ...others] = values.map(String).reverse();
  return others.length === 0 ? `${last}` : `${others.reverse().join(', ')} o ${last}`;
}

function tooSmall({ origin, minimum, inclusive = true }: Of<'too_small'>): string {
  const least = figure(minimum);
  switch (origin) {
    case 'string':
      return minimum <= 1 ? REQUERIDO : `Mínimo ${least} caracteres`;
    case 'array':
      return minimum <= 1 ? 'La lista está vacía.' : `La lista es demasiado corta: mínimo ${least}.`;
    default:
      return `El valor tiene que ser ${inclusive ? 'mayor o igual a' : 'mayor a'} ${least}`;
  }
}

function tooBig({ origin, maximum, inclusive = true }: Of<'too_big'>): string {
  const most = figure(maximum);
  switch (origin) {
    case 'string':
      return `Máximo ${most} caracteres`;
    case 'array':
      return `La lista es demasiado larga: máximo ${most}.`;
    default:
      return inclusive ? `El valor no puede ser mayor a ${most}` : `El valor tiene que ser menor a ${most}`;
  }
}

function figure(limit: number | bigint): string {
  return limit.toLocaleString('en-US');
}
