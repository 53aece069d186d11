import type { PaperFacts } from './facts.ts';
import { drawLetter } from './letter.ts';
import { drawTicket } from './ticket.ts';
import type { House, Print } from './words.ts';

/** The sizes of paper, by the number that the call names them with. */
export const FORMATS = { 1: 'carta', 2: 'ticket' } as const;
export type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** The paper of a voucher as PDF, of one size. */
export function drawPaper(format: Format, facts: PaperFacts, print: Print, house: House): Promise<Buffer> {
  return format === 'carta' ? drawLetter(facts, print, house) : drawTicket(facts, print, house);
}
