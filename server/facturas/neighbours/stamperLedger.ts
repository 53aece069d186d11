import { createHash } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { centavos } from '#domain/common/money';
import type { ClaseRelacion, FacturaRelacionada } from '#domain/facturas/cfdi/cancelacion';
import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import { decimal, redondear } from '#domain/facturas/cfdi/decimal';
import type { Db, Tx } from '../../platform/db/db.ts';
import { cancelacionesTimbre, timbreRelacionados, timbres } from '../../platform/db/schema/timbrador.ts';
import type { Asked } from '../../platform/neighbours/asked.ts';
import { cadenaOriginal } from '../cfdi/cadenaOriginal.ts';
import type { SealedAndStamped } from '../cfdi/timbre.ts';
import type { CancelOutcome } from './stamper.ts';

/** The answer of the embedded stamper to an invoice. */
export type StampAnswer =
  | { readonly timbrada: Pick<SealedAndStamped, 'uuid' | 'xml'> }
  | { readonly rechazos: readonly [Rechazo, ...Rechazo[]] };

/** An invoice as the ledger keeps it: `comprobante` is what its sealed text says. */
export type AskedForLedger = Asked & { readonly comprobante: Comprobante };
type Stamp = typeof timbres.$inferSelect;
type CancelRequest = typeof cancelacionesTimbre.$inferSelect;

const OF_SEAL = 'sello:';

/** The row under a clave; null for one that was never used. */
export async function stampUnder(db: Db | Tx, clave: string): Promise<Stamp | null> {
  const [row] = await db.select().from(timbres).where(eq(timbres.clave, clave));
  return row ?? null;
}

/** Whether a row is the answer to this invoice, and to no other one. */
export function isOf({ huella }: Stamp, { comprobante }: AskedForLedger): boolean {
  // Rows of earlier versions and of the sample were made of what was handed in unsealed.
  return huella.startsWith(OF_SEAL)
    ? huella === fingerprintOf(comprobante)
    : huella === unsealedFingerprint(comprobante);
}

/** Writes an answer, unless the clave has one already; answers the one that counts. */
export function keepStamp(db: Db, asked: AskedForLedger, answer: StampAnswer, now: Date): Promise<Stamp> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(timbres)
      .values(rowOf(asked, answer, now))
      .onConflictDoNothing()
      .returning();
    if (row === undefined) {
      const before = await stampUnder(tx, asked.clave);
      if (before === null) throw new Error('A stamp disappeared while it was waited for');
      return before;
    }
    const named = 'timbrada' in answer ? namedBy(asked.comprobante) : [];
    if (named.length > 0) {
      await tx.insert(timbreRelacionados).values(named.map((one) => ({ idTimbre: row.id, ...one })));
    }
    return row;
  });
}

/** Writes the answers to many invoices, each at its moment, under unused claves. */
export async function keepStamps(
  tx: Tx,
  answered: readonly { readonly asked: AskedForLedger; readonly answer: StampAnswer; readonly at: Date }[],
): Promise<void> {
  const rows = await tx
    .insert(timbres)
    .values(answered.map(({ asked, answer, at }) => rowOf(asked, answer, at)))
    .returning({ id: timbres.id, clave: timbres.clave });
  const ids = new Map(rows.map(({ id, clave }) => [clave, id]));
  const named = answered.flatMap(({ asked, answer }) => {
    const idTimbre = ids.get(asked.clave);
    if (idTimbre === undefined) throw new Error('A stamp got no row');
    return 'timbrada' in answer ? namedBy(asked.comprobante).map((one) => ({ idTimbre, ...one })) : [];
  });
  if (named.length > 0) await tx.insert(timbreRelacionados).values(named);
}

/** The stamped invoice as it is read; null for one that was not stamped here. */
export async function stampOf(tx: Tx, uuid: string): Promise<Stamp | null> {
  const [row] = await tx.select().from(timbres).where(eq(timbres.uuid, uuid));
  return row ?? null;
}

/** The stamped invoice, locked until the transaction ends; null for one that was not stamped here. */
export async function lockStamp(tx: Tx, uuid: string): Promise<Stamp | null> {
  const [row] = await tx.select().from(timbres).where(eq(timbres.uuid, uuid)).for('update');
  return row ?? null;
}

/** All stamped here that name an invoice, with whether they still live. */
export async function relatedTo(tx: Tx, uuid: string, now: Date): Promise<readonly FacturaRelacionada[]> {
  const rows = await tx
    .select({ uuid: timbres.uuid, nombre: timbres.nombre, clase: timbreRelacionados.clase })
    .from(timbreRelacionados)
    .innerJoin(timbres, eq(timbres.id, timbreRelacionados.idTimbre))
    .where(eq(timbreRelacionados.uuid, uuid))
    .orderBy(timbres.id);
  const related: FacturaRelacionada[] = [];
  for (const row of rows) {
    if (row.uuid === null) continue;
    const request = await lastRequest(tx, row.uuid);
    const vive = request === null || cancelRequestState(request, now).estado !== 'cancelada';
    related.push({ ...row, uuid: row.uuid, vive });
  }
  return related;
}

/** The last request to cancel an invoice that was taken; null where there is none. */
export async function lastRequest(db: Db | Tx, uuid: string): Promise<CancelRequest | null> {
  const [row] = await db
    .select()
    .from(cancelacionesTimbre)
    .where(
      and(
        eq(cancelacionesTimbre.uuid, uuid),
        isNull(cancelacionesTimbre.falla),
        isNull(cancelacionesTimbre.idSolicitud),
      ),
    )
    .orderBy(desc(cancelacionesTimbre.id))
    .limit(1);
  return row ?? null;
}

/** The request that was made under a clave, or that stood when it was made; null for a clave that was never used. */
export async function requestUnder(
  tx: Tx,
  clave: string,
): Promise<{ readonly asked: CancelRequest; readonly counts: CancelRequest } | null> {
  const [asked] = await tx.select().from(cancelacionesTimbre).where(eq(cancelacionesTimbre.clave, clave));
  if (asked === undefined) return null;
  if (asked.idSolicitud === null) return { asked, counts: asked };
  const [counts] = await tx.select().from(cancelacionesTimbre).where(eq(cancelacionesTimbre.id, asked.idSolicitud));
  if (counts === undefined) throw new Error('A request to cancel disappeared');
  return { asked, counts };
}

/** The state of a request that was taken: without an answer in time it is accepted. */
export function cancelRequestState(
  { plazo, respuesta }: Pick<CancelRequest, 'plazo' | 'respuesta'>,
  now: Date,
): CancelOutcome {
  if (respuesta === 'rechazada') return { estado: 'rechazada', texto: 'El cliente rechazó la cancelación.' };
  if (plazo === null || respuesta === 'aceptada' || now >= plazo) return { estado: 'cancelada' };
  return { estado: 'pendiente', plazo };
}

function rowOf({ clave, numiden, comprobante }: AskedForLedger, answer: StampAnswer, now: Date) {
  const { Serie, Folio, TipoDeComprobante, Emisor, Receptor, Total } = comprobante;
  const total = decimal(Total);
  return {
    clave,
    huella: fingerprintOf(comprobante),
    ...('timbrada' in answer ? { ...answer.timbrada, rechazos: [] } : { rechazos: answer.rechazos }),
    nombre: [Serie, Folio].filter((part) => part !== undefined).join('-'),
    tipo: TipoDeComprobante ?? '',
    rfcEmisor: Emisor?.Rfc ?? '',
    rfcReceptor: Receptor?.Rfc ?? '',
    // One that was refused may have any, or none.
    total: centavos('timbrada' in answer && total !== null ? redondear(total.times(100), 0).toNumber() : 0),
    fecha: now,
    numiden,
  };
}

// As a certified provider knows a repetition: a seal stands for the text and for the certificate that sealed it.
function fingerprintOf(comprobante: Comprobante): string {
  const { Sello } = comprobante;
  if (Sello === undefined) return unsealedFingerprint(comprobante);
  return `${OF_SEAL}${createHash('sha256').update(Sello).digest('base64url')}`;
}

function unsealedFingerprint({ NoCertificado: _number, Certificado: _certificate, ...unsealed }: Comprobante): string {
  return createHash('sha256').update(cadenaOriginal(unsealed)).digest('base64url');
}

function namedBy({ CfdiRelacionados = [], Pagos }: Comprobante) {
  const related = CfdiRelacionados.flatMap(({ TipoRelacion, UUIDs }) =>
    UUIDs.map((uuid) => ({ clase: TipoRelacion === '04' ? 'sustituta' : 'notaDeCredito', uuid }) as const),
  );
  const paid = (Pagos?.Pago ?? [])
    .flatMap(({ DoctoRelacionado }) => DoctoRelacionado)
    .map(({ IdDocumento = '' }) => ({ clase: 'pago', uuid: IdDocumento }) as const);
  const all = [...related, ...paid].map(({ clase, uuid }): { clase: ClaseRelacion; uuid: string } => ({
    clase,
    uuid: uuid.toUpperCase(),
  }));
  return [...new Map(all.map((one) => [`${one.clase} ${one.uuid}`, one])).values()];
}
