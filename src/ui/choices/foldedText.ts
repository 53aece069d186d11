import { plainLetters } from '#domain/common/plainLetters';

/** A text as a filter compares it: in plain small letters, without outer space. */
export function foldedText(text: string): string {
  return plainLetters(text).trim();
}
