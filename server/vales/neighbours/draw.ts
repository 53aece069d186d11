import { randomInt } from 'node:crypto';

/** So many decimal digits, drawn by chance. */
export function drawDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}
