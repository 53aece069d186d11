import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { type Centavos, centavos } from '#domain/common/money';

/** Money: `numeric(14,2)` in the database, integer centavos in the program. No float is involved in either direction. */
export const dinero = customType<{ data: Centavos; driverData: string }>({
  dataType: () => 'numeric(14, 2)',
  fromDriver: (texto) => {
    const [enteros = '0', decimales = ''] = String(texto).split('.');
    return centavos(Number(`${enteros}${decimales.padEnd(2, '0').slice(0, 2)}`));
  },
  toDriver: (amount) => {
    const digits = String(Math.abs(amount)).padStart(3, '0');
    return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  },
});

/** Plain values in a column of text: an entry of a history, which only the program reads. */
export function values<V extends object>(nombre: string) {
  return customType<{ data: V; driverData: string }>({
    dataType: () => 'text',
    fromDriver: (texto) => JSON.parse(texto) as V,
    toDriver: (value) => JSON.stringify(value),
  })(nombre);
}

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment in time, a `Date` in the program. */
export function instant(nombre: string) {
  return timestamp(nombre, { withTimezone: true, precision: 3 });
}

/** A number beyond 32 bits, as numidens, operations and ids are. */
export function longNumber(nombre: string) {
  return bigint(nombre, { mode: 'number' });
}

/** The id that the database itself counts. */
export function identity() {
  return longNumber('id').primaryKey().generatedAlwaysAsIdentity();
}
