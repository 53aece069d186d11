import { eq } from 'drizzle-orm';
import { DIGITOS_CERTIFICADO, folioCertificado } from '#domain/vales/certificados';
import { yaAnulado } from '#domain/vales/deshacerDevolucion';
import { yaCanjeado } from '#domain/vales/devoluciones';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Db, Tx } from '../../platform/db/db.ts';
import { anulacionesCertificado, canjesCertificado, certificados } from '../../platform/db/schema/neighbours.ts';
import { NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import type { Certificates, GiftCertificate } from '../../platform/neighbours/neighbours.ts';
import { drawDigits } from './draw.ts';

/** Gift certificates on this database. */
export function embeddedCertificates(db: Db, now: () => Date): Certificates {
  return {
    async issue({ clave, monto, idVale, numiden }) {
      const folio = folioCertificado(drawDigits(DIGITOS_CERTIFICADO));
      const [issued] = await db
        .insert(certificados)
        .values({ folio, clave, monto, idVale, creado: now(), numiden })
        .onConflictDoNothing({ target: certificados.clave })
        .returning({ folio: certificados.folio });
      if (issued !== undefined) return issued;
      const [found] = await db
        .select({ folio: certificados.folio })
        .from(certificados)
        .where(eq(certificados.clave, clave));
      if (found === undefined) throw new Error('A certificate disappeared while it was issued');
      return found;
    },
    read: (folio) => read(db, folio),
    spend: (asked) => db.transaction((tx) => end(tx, asked, now(), 'canjeado')),
    annul: (asked) => db.transaction((tx) => end(tx, asked, now(), 'anulado')),
  };
}

/** Where each end of a certificate is written. */
const LEDGERS = { canjeado: canjesCertificado, anulado: anulacionesCertificado } as const;

// Whoever wants the same certificate waits at its row. One that has ended stays so: no refusal need be remembered.
async function end(
  tx: Tx,
  { clave, folio, numiden, zona }: Parameters<Certificates['spend']>[0],
  now: Date,
  how: keyof typeof LEDGERS,
): Promise<GiftCertificate> {
  await tx.select({ folio: certificados.folio }).from(certificados).where(eq(certificados.folio, folio)).for('update');
  const certificate = await read(tx, folio);
  if (certificate === null) throw new NeighbourRefusal(VALE_TEXTS.folioDesconocido);
  const ledger = LEDGERS[how];
  const [ended] = await tx.select({ clave: ledger.clave }).from(ledger).where(eq(ledger.folio, folio));
  if (ended?.clave === clave) return certificate;
  const { canjeado, anulado } = certificate;
  if (canjeado !== null) throw new NeighbourRefusal(yaCanjeado(folio, canjeado, zona));
  if (anulado != null) throw new NeighbourRefusal(yaAnulado(folio, anulado, zona));
  await tx.insert(ledger).values({ folio, clave, fecha: now, numiden });
  return { ...certificate, [how]: now };
}

async function read(db: Db, folio: string): Promise<GiftCertificate | null> {
  const [row] = await db
    .select({
      folio: certificados.folio,
      monto: certificados.monto,
      idVale: certificados.idVale,
      creado: certificados.creado,
      canjeado: canjesCertificado.fecha,
      anulado: anulacionesCertificado.fecha,
    })
    .from(certificados)
    .leftJoin(canjesCertificado, eq(canjesCertificado.folio, certificados.folio))
    .leftJoin(anulacionesCertificado, eq(anulacionesCertificado.folio, certificados.folio))
    .where(eq(certificados.folio, folio));
  return row ?? null;
}
