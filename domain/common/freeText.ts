import { z } from 'zod';
import { cleanBlock, cleanLine, isWritable } from './cleanText.ts';
import { whenMissing } from './faultWords.ts';

/**
 * A free text of one line (names, e-mail, what is searched for): line breaks and tabs become spaces.
 * @param missing what is said where there is none, if not the usual words.
 */
export function freeLine(missing?: string) {
  return z
    .string(missing === undefined ? undefined : whenMissing(missing))
    .overwrite(cleanLine)
    .refine(isWritable, UNWRITABLE);
}

/** A free text of several lines (descriptions, comments, reasons): line breaks and tabs stay. */
export function freeBlock() {
  return z.string().overwrite(cleanBlock).refine(isWritable, UNWRITABLE);
}

/** The fault of an unwritable character: neither an invoice nor any paper can hold it, and it cannot be seen. */
const UNWRITABLE = 'Lleva un carácter que no se puede escribir. Bórrelo todo y escríbalo de nuevo.';
