import { cleanLine } from '#domain/common/cleanText';
import type { Persona } from './regimenes.ts';

/** The name that a global invoice is made out to, and nothing else (Matriz de errores, 130 and 146). */
export const NOMBRE_PUBLICO = 'PUBLICO EN GENERAL';

/**
 * A name as an invoice has it: in capitals, white space collapsed, without the company's form at the end, as the tax certificate
 * shows it. Accents, Ñ, &, quotes and dots stay, since the authority compares letter by letter: the public's name alone has no accent.
 * @param persona a human being's surname can read like a form (SAS), so only another's name loses it.
 */
export function nombreFiscal(text: string, persona: Persona | null = 'moral'): string {
  const name = capitals(cleanLine(text).replace(/\s+/g, ' '));
  if (name === 'PÚBLICO EN GENERAL') return NOMBRE_PUBLICO;
  return persona === 'fisica' ? name : withoutForm(name);
}

// Letters whose capital is longer (ß, ŉ) are none of this country's and stay: a name never grows beyond what its column holds.
function capitals(text: string): string {
  return [...text]
    .map((letter) => {
      const capital = letter.toUpperCase();
      return capital.length === letter.length ? capital : letter;
    })
    .join('')
    .normalize('NFC');
}

/** Takes forms off as long as there are some and a name is left: 'X, S.A. DE C.V., SOFOM, E.N.R.' has two. */
function withoutForm(name: string): string {
  let left = name;
  for (;;) {
    const found = FORM_AT_END.exec(left.slice(-LONGEST_FORM));
    const shorter = found === null ? '' : left.slice(0, left.length - found[0].length);
    if (!/[\p{L}\p{N}]/u.test(shorter)) return left;
    left = shorter;
  }
}

/** More than the longest form has with all its dots and spaces: further back nothing is looked at, however long the text. */
const LONGEST_FORM = 120;

/** Letters of an abbreviation, each with or without its dot and space: 'SA', 'S.A.', 'S. A.', 'S A'. */
const letters = (abbreviation: string) => [...abbreviation].map((letter) => String.raw`${letter}\.?`).join(' ?');
/** Words written out, with accents or without. */
const words = (text: string) => text.replaceAll('O', '[OÓ]').replaceAll('A', '[AÁ]').replaceAll('I', '[IÍ]');

const DE_CV = `(?:,? ?DE ${letters('CV')}|,? DE ${words('CAPITAL VARIABLE')})?`;
const DE_RL = `,? ?DE ${letters('RL')}`;

// The forms that the laws of companies, cooperatives, associations and of agriculture know, each with its usual abbreviation.
const FORMS = [
  `${letters('SA')}${DE_CV}`,
  `${letters('SAB')}${DE_CV}`,
  `${letters('SAPI')}${DE_CV}`,
  `${letters('SAPIB')}${DE_CV}`,
  `${letters('SAS')}${DE_CV}`,
  `${letters('S')}${DE_RL}${DE_CV}(?: ${letters('MI')})?`,
  `${letters('SRL')}${DE_CV}`,
  `${letters('SC')}(?:${DE_RL})?${DE_CV}`,
  `${letters('SPR')}${DE_RL}${DE_CV}`,
  `${letters('S')} ?EN ${letters('C')}(?: POR ${letters('A')})?${DE_CV}`,
  `${letters('S')} ?EN ${letters('NC')}${DE_CV}`,
  letters('SCL'),
  letters('SNC'),
  letters('SSS'),
  letters('AC'),
  letters('ABP'),
  letters('IAP'),
  letters('IBP'),
  `SOFOM,? ${letters('ENR')}`,
  `SOFOM,? ${letters('ER')}`,
  `${words('SOCIEDAD ANONIMA')}(?: ${words('PROMOTORA DE INVERSION')})?(?: ${words('BURSATIL')})?${DE_CV}`,
  `${words('SOCIEDAD DE RESPONSABILIDAD LIMITADA')}${DE_CV}`,
  `${words('SOCIEDAD POR ACCIONES SIMPLIFICADA')}${DE_CV}`,
  words('SOCIEDAD CIVIL'),
  words('ASOCIACION CIVIL'),
  words('INSTITUCION DE ASISTENCIA PRIVADA'),
];

const FORM_AT_END = new RegExp(`[ ,]+(?:${FORMS.join('|')})[ ,.]*$`);
