import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EstadoDeCorreo } from '#domain/common/correos';
import type { Db, Tx } from '../db/db.ts';
import { correoAdjuntos, correos } from '../db/schema/neighbours.ts';
import { owes } from '../works/owed.ts';

/** The record that a mail tells of. */
interface Told {
  readonly entidad: 'vale' | 'factura';
  readonly id: number;
}

/** The claves of mails by what they carry. */
export const MAIL_KEYS = {
  /** The paper of a voucher, by the number of its print. */
  vale: (id: number, numero: number) => `vale-${id}-${numero}`,
  /** An invoice, by how many times it was sent. */
  factura: (id: number, numero: number) => `factura-${id}-${numero}`,
  /** The decision about a voucher: each one is told once. */
  decision: (id: number, autorizado: boolean) => `depreciacion-${id}-${autorizado ? 1 : 0}`,
  /** The decision about a change of a voucher's methods, by the voucher's version that asked for it. */
  cambio: (id: number, version: number) => `cambio-${id}-${version}`,
  /** An alert to a person, by the first thing of its kind that it tells of. */
  alerta: (que: 'timbre' | 'cancelacion', id: number, numiden: number) => `alerta-${que}-${id}-${numiden}`,
  /** The mail a day of what a person has not read. */
  resumen: (numiden: number, dia: string) => `resumen-${numiden}-${dia}`,
  /** An alert to a person that a receiver of events was switched off, by the version that it had then. */
  receptor: (id: number, version: number, numiden: number) => `receptor-${id}-${version}-${numiden}`,
} as const;

/** A mail that is owed. */
export interface OwedMail {
  /** A mail that is owed twice under one clave is sent once. */
  readonly clave: string;
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  readonly adjuntos?: readonly { readonly nombre: string; readonly tipo: string; readonly contenido: Buffer }[];
  /** The record that it tells of; left out where there is none. */
  readonly de?: Told;
  /** Who caused it, and learns when it cannot be sent; null for the system itself. */
  readonly numiden: number | null;
  /** Why it cannot be sent at all: then its person reads so, and what it tells, on the home page. Left out where it can be tried. */
  readonly falla?: string;
  /** It goes out from then on; left out: at once. */
  readonly desde?: Date;
}

/**
 * Owes a mail, in the transaction that it tells of: it goes out once that is committed, and never without it.
 * @returns false when it was owed under the same clave before.
 */
export async function queueMail(
  tx: Tx,
  { clave, para, asunto, texto, adjuntos = [], de, numiden, falla, desde }: OwedMail,
  now: Date,
): Promise<boolean> {
  owes(tx, 'correo');
  const [owed] = await tx
    .insert(correos)
    .values({
      ...{
        clave,
        para,
        asunto,
        texto,
        numiden,
        entidad: de?.entidad,
        idEntidad: de?.id,
        proximo: desde ?? now,
        creado: now,
      },
      ...(falla === undefined ? {} : { estado: 'fallido' as const, error: falla }),
    })
    .onConflictDoNothing()
    .returning({ id: correos.id });
  if (owed === undefined) return false;
  if (adjuntos.length > 0) {
    await tx
      .insert(correoAdjuntos)
      .values(adjuntos.map((adjunto, index) => ({ idCorreo: owed.id, orden: index + 1, ...adjunto })));
  }
  return true;
}

/**
 * Owes a mail no longer, since what it would tell was taken back.
 * @returns false when somebody may have sent it.
 */
export async function withdrawMail(tx: Tx, clave: string): Promise<boolean> {
  const untouched = and(eq(correos.clave, clave), eq(correos.estado, 'pendiente'), eq(correos.intentos, 0));
  await tx.delete(correos).where(untouched);
  return (await tx.$count(correos, eq(correos.clave, clave))) === 0;
}

/** How the mails of these claves stand; one that is not there is not known any more. */
export async function mailStates(db: Db, claves: readonly string[]): Promise<ReadonlyMap<string, EstadoDeCorreo>> {
  if (claves.length === 0) return new Map();
  const rows = await db
    .select({ clave: correos.clave, ...STANDING })
    .from(correos)
    .where(inArray(correos.clave, [...claves]));
  return new Map(rows.map(({ clave, ...standing }) => [clave, standing]));
}

/** The last mail of each of these records that carried its document, by the record's id. */
export async function lastMails(
  db: Db,
  entidad: Told['entidad'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, EstadoDeCorreo & { readonly para: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([correos.idEntidad], { id: correos.idEntidad, para: correos.para, ...STANDING })
    .from(correos)
    .where(and(eq(correos.entidad, entidad), inArray(correos.idEntidad, [...ids])))
    .orderBy(correos.idEntidad, sql`${correos.id} desc`);
  return new Map(rows.flatMap(({ id, ...mail }) => (id === null ? [] : [[id, mail] as const])));
}

/** An error of a mail that is tried again is shown to no one yet. */
const STANDING = {
  estado: correos.estado,
  motivo: sql<string | null>`case when ${correos.estado} = 'fallido' then ${correos.error} end`,
};
