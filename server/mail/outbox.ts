import type { Tx } from '../db/db.ts';
import { correoAdjuntos, correos } from '../db/schema/neighbours.ts';

/** A mail that is owed. */
export interface OwedMail {
  /** What is owed twice under one clave is sent once. */
  readonly clave: string;
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  readonly adjuntos?: readonly { readonly nombre: string; readonly tipo: string; readonly contenido: Buffer }[];
  /** Who caused it; null for the system itself. */
  readonly numiden: number | null;
}

/**
 * Owes a mail, in the transaction of what it tells of: it goes out once that is committed, and never without it.
 * @returns false when it was owed under the same clave before.
 */
export async function queueMail(
  tx: Tx,
  { clave, para, asunto, texto, adjuntos = [], numiden }: OwedMail,
  now: Date,
): Promise<boolean> {
  const [owed] = await tx
    .insert(correos)
    .values({ clave, para, asunto, texto, numiden, proximo: now, creado: now })
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
