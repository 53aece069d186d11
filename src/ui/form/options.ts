import { plainLetters } from '#domain/common/plainLetters';

/** One choice of a list; `detail` tells apart what has the same text. */
export interface Option {
  readonly value: string;
  readonly text: string;
  readonly detail?: string;
}

/** How many choices a list shows at most: with more it would take longer to draw than to type another letter. */
export const MAX_OPTIONS = 50;

/** The choices whose text or detail holds every word that was typed, accents and capitals aside; at most `MAX_OPTIONS`. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  const found: Option[] = [];
  for (const option of options) {
    const text = plainLetters(`${option.text} ${option.detail ?? ''}`);
    if (words.every((word) => text.includes(word))) found.push(option);
    if (found.length === MAX_OPTIONS) break;
  }
  return found;
}
