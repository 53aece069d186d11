import { addDays, type IsoDate } from '#domain/common/dates';

/**
 * Days that count in a term of the tax authority (Código Fiscal de la Federación, article 12): no Saturday, no Sunday, no holiday. The
 * 5th of May is one of its holidays, though people work on it; the authority's own holidays are not known here.
 */
export function esDiaHabil(day: IsoDate): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !esFestivo(day);
}

/** The so-manieth business day after a day, which itself does not count; `count` is 1 or more. */
export function diaHabilDespues(day: IsoDate, count: number): IsoDate {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (esDiaHabil(reached)) left -= 1;
  }
  return reached;
}

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const FIXED: ReadonlySet<string> = new Set(['01-01', '05-01', '05-05', '09-16', '12-25']);
/** Which Monday of its month is a holiday. */
const MONDAYS: Readonly<Record<string, number>> = { '02': 1, '03': 3, '11': 3 };

function esFestivo(day: IsoDate): boolean {
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  if (FIXED.has(`${month}-${ofMonth}`)) return true;
  // The presidency changes hands every six years, since 2024 on the first of October.
  if (month === '10' && ofMonth === '01') return Number(year) >= 2024 && (Number(year) - 2024) % 6 === 0;
  return weekdayOf(day) === MONDAY && Math.ceil(Number(ofMonth) / 7) === MONDAYS[month];
}

function weekdayOf(day: IsoDate): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
