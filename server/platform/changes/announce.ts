import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cambioSchema } from '#contract/common/changes';
import { HECHOS_DE_CAMBIO, hechosDeCasoEnListaSchema } from '#domain/common/cambios';
import { RECORD_NAMES } from '#domain/common/records';
import type { Tx } from '../db/db.ts';
import { facturaRelaciones } from '../db/schema/facturas.ts';

/** The channel of the database on which instances tell each other what changed. */
export const CHANNEL = 'mostrador_cambios';

/** The announcements of changes, except those of invoices. */
const others = [
  // An escalation is news to those who saw the case before and to those who see it now; a new one was nowhere before.
  cambioSchema.extend({
    entidad: z.literal('caso'),
    caso: HECHOS_DE_CAMBIO.caso.extend({ despues: hechosDeCasoEnListaSchema }),
  }),
  /** Whoever works with vouchers may see any of them. */
  cambioSchema.extend({ entidad: z.literal('vale'), vale: HECHOS_DE_CAMBIO.vale }),
  /** A guide that changed, a wallet that was opened, a certificate that was spent. */
  cambioSchema.extend({ entidad: z.enum(['guia', 'billetera', 'certificado']) }),
  /** Of a person also: permissions, password, sessions. */
  cambioSchema.extend({ entidad: z.literal('usuario'), usuario: HECHOS_DE_CAMBIO.usuario }),
  cambioSchema.extend({ entidad: z.literal('motivoVale'), motivoVale: HECHOS_DE_CAMBIO.motivoVale }),
  cambioSchema.extend({ entidad: z.literal('direccion'), direccion: HECHOS_DE_CAMBIO.direccion }),
  /** Of a sale that came, was corrected or annulled hears who looked at it (`ante`), and nobody else. */
  cambioSchema.extend({
    entidad: z.literal('venta'),
    venta: HECHOS_DE_CAMBIO.venta.extend({ ante: z.array(z.int()) }),
  }),
  /** Of a notice hears who is told (`para`), and nobody else. */
  cambioSchema.extend({ entidad: z.literal('novedad'), novedad: z.object({ para: z.array(z.int()) }) }),
  /** Of a view hears whose it is (`para`); null where it is an area's, or was, and then everybody who may have it in a list. */
  cambioSchema.extend({ entidad: z.literal('vista'), vista: z.object({ para: z.int().nullable() }) }),
  /** Whoever may read one of these reads all of them: which one it is says enough. */
  cambioSchema.extend({
    entidad: z.enum(['entrada', ...RECORD_NAMES]).exclude(['usuario', 'motivoVale', 'direccion', 'vista']),
  }),
] as const;

const invoiceSchema = cambioSchema.extend({ entidad: z.literal('factura'), factura: HECHOS_DE_CAMBIO.factura });

/**
 * A change with all that is needed to know who may hear of it, so that no stream asks the database. Nothing else of the
 * record travels: everybody who may connect to the database can listen.
 */
export const announcementSchema = z.discriminatedUnion('entidad', [invoiceSchema, ...others]);

export type Announcement = z.infer<typeof announcementSchema>;

/** Of an invoice the database itself adds those that it is related to. */
const tellingSchema = z.discriminatedUnion('entidad', [
  invoiceSchema.extend({ factura: HECHOS_DE_CAMBIO.factura.omit({ relacionadas: true }) }),
  ...others,
]);

/** A change, as who made it tells it. */
export type Telling = z.infer<typeof tellingSchema>;

/** Tells all instances of a change, once the saving transaction is committed and never without it. */
export async function announce(tx: Tx, telling: Telling): Promise<void> {
  await tx.execute(announcing(telling));
}

/** The same, not yet done: for who asks it together with the change, as the last of all. */
export function announcing(...tellings: readonly [Telling, ...Telling[]]): SQL {
  return sql`select ${sql.join(tellings.map(notifying), sql`, `)}`;
}

function notifying(telling: Telling): SQL {
  // Parsed, because a whole row may be handed in as the facts: what the schema does not name stays here.
  const told = tellingSchema.parse(telling);
  const payload = JSON.stringify(told);
  if (told.entidad !== 'factura') return sql`pg_notify(${CHANNEL}, ${payload})`;
  return sql`pg_notify(${CHANNEL}, jsonb_set(${payload}::jsonb, '{factura,relacionadas}', coalesce((
    select jsonb_agg(${facturaRelaciones.idRelacionada}) from ${facturaRelaciones}
    where ${eq(facturaRelaciones.idFactura, told.id)}), '[]'::jsonb))::text)`;
}
