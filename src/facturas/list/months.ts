import { once } from '#domain/common/once';

/** As long as the documents of a tax year must be kept. */
const HOW_MANY = 61;

/** This month and those before it, 'AAAA-MM', the latest first. */
export function lastMonths(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: HOW_MANY }, (_, back) => {
    const at = year * 12 + (month - 1) - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

const format = once(() => new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** A month in words: 'noviembre de 2026'. */
export function monthInWords(month: string): string {
  return format().format(new Date(`${month}-15T12:00:00Z`));
}
