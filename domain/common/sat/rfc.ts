import { cleanLine } from '#domain/common/cleanText';
import { isIsoDate } from '#domain/common/isoDate';
import type { Persona } from './regimenes.ts';

/** The tax number of operations with the public at large, and of whoever gives none. */
export const RFC_PUBLICO = 'XAXX010101000';
/** The tax number of whoever pays no taxes in Mexico. */
export const RFC_EXTRANJERO = 'XEXX010101000';

/** The people that a tax number without an owner stands for. */
export type Generico = 'nacional' | 'extranjero';

/**
 * The judgement of a tax number by its looks. `rfc` is normalised; `texto` says the fault, or the point to look at
 * again before going on. A number that is `aviso` can be in use: the authority has given out some whose check digit
 * does not agree.
 */
export type JuicioRfc =
  | { verdict: 'valido'; rfc: string; persona: Persona; generico: null; texto: null }
  | { verdict: 'valido'; rfc: string; persona: null; generico: Generico; texto: null }
  | { verdict: 'aviso'; rfc: string; persona: Persona; generico: null; texto: string }
  | { verdict: 'invalido'; rfc: string; persona: null; generico: null; texto: string };

/** Judges a tax number as typed or pasted: a wrong shape or date is refused, a check digit or a word that is never given only warns. */
export function judgeRfc(text: string): JuicioRfc {
  const rfc = normalizarRfc(text);
  if (rfc === RFC_PUBLICO) return { verdict: 'valido', rfc, persona: null, generico: 'nacional', texto: null };
  if (rfc === RFC_EXTRANJERO) return { verdict: 'valido', rfc, persona: null, generico: 'extranjero', texto: null };
  const refusal = refusalOf(rfc);
  if (refusal !== null) return { verdict: 'invalido', rfc, persona: null, generico: null, texto: refusal };
  const persona = rfc.length === LARGO_FISICA ? 'fisica' : 'moral';
  const warnings = [wordWarning(rfc), digitWarning(rfc)].filter((warning) => warning !== null);
  return warnings.length === 0
    ? { verdict: 'valido', rfc, persona, generico: null, texto: null }
    : { verdict: 'aviso', rfc, persona, generico: null, texto: `${warnings.join(' ')} ${LOOK_AGAIN}` };
}

/** A tax number as the authority writes it: capitals, without spaces, dashes, slashes, dots; Ñ and & stay. */
export function normalizarRfc(text: string): string {
  return cleanLine(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212/_.]/gu, '')
    .normalize('NFC');
}

/**
 * The last character of a tax number, from those before it: twelve of a person, eleven of a company.
 * Characters that no tax number has make a digit that means nothing.
 */
export function checkDigitOf(body: string): string {
  // A company's number is summed as if a space stood before it.
  const sum = [...body.padStart(LARGO_FISICA - 1, ' ')].reduce(
    (total, letter, place) => total + VALUES.indexOf(letter) * (LARGO_FISICA - place),
    0,
  );
  return '0123456789A'.charAt((11 - (sum % 11)) % 11);
}

const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const LARGO_MORAL = 12;
const LARGO_FISICA = 13;

// The pattern of the authority's schema (tdCFDI.xsd, t_RFC), but for month and day, which the calendar judges.
const SHAPE = /^[A-Z&Ñ]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[\dA]$/;
const WITHOUT_HOMOCLAVE = /^[A-Z&Ñ]{3,4}\d{6}$/;

const LOOK_AGAIN = 'Revíselo contra la constancia; si ahí está así, puede continuar.';

function refusalOf(rfc: string): string | null {
  if (rfc === '') return 'Campo requerido';
  const parts = SHAPE.exec(rfc);
  if (parts === null) return shapeRefusal(rfc);
  const [, year, month, day] = parts;
  // Of the two centuries that the year can be of, 2000 has every day that 1900 has, and the 29th of February besides.
  return isIsoDate(`20${year}-${month}-${day}`)
    ? null
    : `La fecha del RFC no existe: año ${year}, mes ${month}, día ${day}. Revíselo contra la constancia.`;
}

function shapeRefusal(rfc: string): string {
  if (WITHOUT_HOMOCLAVE.test(rfc)) return 'Al RFC le falta la homoclave: los tres caracteres que siguen a la fecha.';
  const { length } = [...rfc];
  return length === LARGO_MORAL || length === LARGO_FISICA
    ? 'El RFC no tiene la forma correcta: 3 letras (empresa) o 4 (persona), la fecha en 6 dígitos y 3 caracteres de homoclave.'
    : `El RFC lleva ${LARGO_MORAL} caracteres (empresa) o ${LARGO_FISICA} (persona); este tiene ${length}.`;
}

function digitWarning(rfc: string): string | null {
  const due = checkDigitOf(rfc.slice(0, -1));
  const last = rfc.slice(-1);
  return due === last
    ? null
    : `El dígito verificador del RFC no coincide: termina en ${last} y por lo demás debería terminar en ${due}.`;
}

// A company's number has a digit in the fourth place, and so no word.
function wordWarning(rfc: string): string | null {
  const word = rfc.slice(0, 4);
  return INCONVENIENTES.has(word) ? `La autoridad no asigna a personas un RFC que empiece con ${word}.` : null;
}

// In whose place the authority writes an X as fourth letter (its instructions for forming the number, annex of inconvenient words).
const INCONVENIENTES: ReadonlySet<string> = new Set([
  ...['BUEI', 'BUEY', 'CACA', 'CACO', 'CAGA', 'CAGO', 'CAKA', 'CAKO', 'COGE', 'COJA', 'COJE', 'COJI', 'COJO', 'CULO'],
  ...['FETO', 'GUEY', 'JOTO', 'KACA', 'KACO', 'KAGA', 'KAGO', 'KAKA', 'KOGE', 'KOJO', 'KULO', 'MAME', 'MAMO', 'MEAR'],
  ...['MEAS', 'MEON', 'MION', 'MOCO', 'MULA', 'PEDA', 'PEDO', 'PENE', 'PUTA', 'PUTO', 'QULO', 'RATA', 'RUIN'],
]);
