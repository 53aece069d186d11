import { type SQL, sql } from 'drizzle-orm';
import { palabrasDeNombre } from '#domain/facturas/listaFacturas';
import { facturas, wordsOfName } from '../platform/db/schema/facturas.ts';

/** The invoices whose receiver bears all words of a name, as its beginnings; undefined where the text has none. */
export function bearsName(text: string): SQL | undefined {
  // Letters and figures alone are left of them: nothing in them is read as a part of the query.
  const words = palabrasDeNombre(text).map((word) => `'${word}':*`);
  return words.length === 0 ? undefined : sql`${wordsOfName(facturas.nombre)} @@ ${words.join(' & ')}::tsquery`;
}
