import { desc, eq, inArray, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { wholePhone } from '#domain/common/phones';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import type { CasesOfPhone } from './lookups.ts';

/** A number that more cases have was made up to fill the field ('5555555555'): only the newest ones are found. */
const MAXIMUM = 3_000;

/**
 * The cases of a phone number, landline or mobile, the customer's or the case's own, however it is written.
 * @returns null when it is no whole number, or no case has it.
 */
export async function readPhone(db: Db, texto: string, maximum = MAXIMUM): Promise<CasesOfPhone | null> {
  const telefono = wholePhone(texto);
  if (telefono === null) return null;
  const theirs = db
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(or(eq(clientes.telefono, telefono), eq(clientes.celular, telefono)))
    .limit(maximum);
  const ofTheirCustomers = inArray(casos.numidenCliente, theirs);
  const parts = [eq(casos.telefono, telefono), eq(casos.celular, telefono), ofTheirCustomers].map((where) =>
    db
      .select({ id: casos.id })
      .from(casos)
      .where(where)
      .orderBy(desc(casos.id))
      .limit(maximum + 1),
  );
  const [fijo, celular, cliente] = parts;
  if (fijo === undefined || celular === undefined || cliente === undefined) return null;
  const rows = await heavyRead(db, () => unionAll(fijo, celular, cliente));
  const ids = [...new Set(rows.map(({ id }) => id))].sort((uno, another) => another - uno);
  return ids.length === 0 ? null : { ids: ids.slice(0, maximum), hayMas: ids.length > maximum };
}
