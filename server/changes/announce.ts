import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cambioSchema } from '#contract/changes';
import { hechosDeListaSchema } from '#domain/cambioDeCaso';
import { hechosDeValeEnListaSchema } from '#domain/cambioDeVale';
import { RECORD_NAMES } from '#domain/records';
import type { Tx } from '../db/db.ts';

/** The channel of the database on which instances tell each other what changed. */
export const CHANNEL = 'mostrador_cambios';

/**
 * A change with all that is needed to know who may hear of it, so that no stream asks the database. Nothing else of the
 * record travels: everybody who may connect to the database can listen.
 */
export const announcementSchema = z.discriminatedUnion('entidad', [
  // An escalation is news to those who saw the case before and to those who see it now; a new one was nowhere before.
  cambioSchema.extend({
    entidad: z.literal('caso'),
    caso: z.object({ antes: hechosDeListaSchema.nullable(), despues: hechosDeListaSchema }),
  }),
  /** Whoever works with vouchers may see any of them. */
  cambioSchema.extend({
    entidad: z.literal('vale'),
    vale: z.object({ antes: hechosDeValeEnListaSchema.nullable(), despues: hechosDeValeEnListaSchema }),
  }),
  /** Whoever works with invoices may see any of them; who validates operations sees how those of a sale stand. */
  cambioSchema.extend({ entidad: z.literal('factura') }),
  /** What travels by a guide, a wallet that was opened, a certificate that was spent. */
  cambioSchema.extend({ entidad: z.enum(['guia', 'billetera', 'certificado']) }),
  /** Of a person also: permissions, password, sessions. */
  cambioSchema.extend({ entidad: z.enum(RECORD_NAMES) }),
]);

export type Announcement = z.infer<typeof announcementSchema>;

/** Tells all instances of a change, once the saving transaction is committed and never without it. */
export async function announce(tx: Tx, announcement: Announcement): Promise<void> {
  await tx.execute(announcing(announcement));
}

/** The same, not yet done: for who asks it together with the change, as the last of all. */
export function announcing(announcement: Announcement): SQL {
  // Parsed, because a whole row may be handed in as the facts: what the schema does not name stays here.
  const payload = JSON.stringify(announcementSchema.parse(announcement));
  return sql`select pg_notify(${CHANNEL}, ${payload})`;
}
