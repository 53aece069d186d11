import { shownAt } from '#domain/common/localTime';

/** A moment as the store's clock showed it, 'YYYY-MM-DD HH:MM': the form that Excel reads as a date in any language. */
export function storeTime(instant: string, zone: string): string {
  return shownAt(new Date(instant), zone).slice(0, 'YYYY-MM-DD HH:MM'.length);
}

/** A moment as a CFDI has it: 'YYYY-MM-DDTHH:MM:SS' on the clock of a zone, which it does not name. */
export function localTime(instant: Date, zone: string): string {
  return shownAt(instant, zone).replace(' ', 'T');
}
