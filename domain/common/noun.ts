/** A noun with the words that a sentence puts around it, so that a kind of record is named once: 'día festivo'. */
export interface Noun {
  /** A row, and several, as they are counted. */
  readonly one: string;
  readonly many: string;
  /** How one record is called, and the same with the words that tell its kind from others: 'motivo', 'motivo de vale'. */
  readonly name: string;
  readonly full: string;
  /** Several of them with those words. */
  readonly fullMany: string;
  /** 'un día festivo', 'el día festivo', 'este día festivo', 'ese día festivo', 'los días festivos' */
  readonly un: string;
  readonly el: string;
  readonly este: string;
  readonly ese: string;
  readonly los: string;
  /** In its place. */
  readonly lo: string;
  /** The letter of its gender, and the end of a participle about one: 'guardad' + 'o'. */
  readonly gender: 'o' | 'a';
  readonly end: string;
  readonly pudo: 'pudo' | 'pudieron';
}

/** The noun of one record. @param more the words that tell it from others, with the space before them. */
export function noun(gender: Noun['gender'], one: string, many: string, more = ''): Noun {
  const [un, el, este, ese] = gender === 'o' ? ['un', 'el', 'este', 'ese'] : ['una', 'la', 'esta', 'esa'];
  return {
    ...{ one, many, name: one, full: `${one}${more}`, fullMany: `${many}${more}` },
    ...{ un: `${un} ${one}`, el: `${el} ${one}`, este: `${este} ${one}`, ese: `${ese} ${one}` },
    ...{ los: `l${gender}s ${many}`, lo: gender === 'o' ? 'lo' : 'la', gender, end: gender, pudo: 'pudo' },
  };
}

/** The noun of a record that is several: 'las claves' of one article. */
export function nounInPlural(gender: Noun['gender'], one: string, many: string, more = ''): Noun {
  const [los, full] = [`l${gender}s ${many}`, `${many}${more}`];
  return {
    ...{ one, many, name: many, full, fullMany: full, un: many, el: los, los },
    ...{ este: `est${gender}s ${many}`, ese: `es${gender}s ${many}` },
    ...{ lo: `l${gender}s`, gender, end: `${gender}s`, pudo: 'pudieron' },
  };
}

/** The beginning of a sentence. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
