import { eq } from 'drizzle-orm';
import { DIGITOS_CERTIFICADO, folioCertificado } from '#domain/certificados';
import { yaCanjeado } from '#domain/devoluciones';
import { VALE_TEXTS } from '#domain/trabajosVale';
import type { Db, Tx } from '../db/db.ts';
import { canjesCertificado, certificados } from '../db/schema/neighbours.ts';
import { NeighbourRefusal } from './asked.ts';
import { drawDigits } from './draw.ts';
import type { Certificates, GiftCertificate } from './neighbours.ts';

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
    spend: (asked) => db.transaction((tx) => spend(tx, asked, now())),
  };
}

// Whoever wants the same certificate waits at its row. A spent certificate stays so: no refusal need be remembered.
async function spend(
  tx: Tx,
  { clave, folio, numiden, zona }: Parameters<Certificates['spend']>[0],
  now: Date,
): Promise<GiftCertificate> {
  await tx.select({ folio: certificados.folio }).from(certificados).where(eq(certificados.folio, folio)).for('update');
  const certificate = await read(tx, folio);
  if (certificate === null) throw new NeighbourRefusal(VALE_TEXTS.folioDesconocido);
  if (certificate.canjeado !== null) {
    const [spent] = await tx
      .select({ clave: canjesCertificado.clave })
      .from(canjesCertificado)
      .where(eq(canjesCertificado.folio, folio));
    if (spent?.clave === clave) return certificate;
    throw new NeighbourRefusal(yaCanjeado(folio, certificate.canjeado, zona));
  }
  await tx.insert(canjesCertificado).values({ folio, clave, fecha: now, numiden });
  return { ...certificate, canjeado: now };
}

async function read(db: Db, folio: string): Promise<GiftCertificate | null> {
  const [row] = await db
    .select({
      folio: certificados.folio,
      monto: certificados.monto,
      idVale: certificados.idVale,
      creado: certificados.creado,
      canjeado: canjesCertificado.fecha,
    })
    .from(certificados)
    .leftJoin(canjesCertificado, eq(canjesCertificado.folio, certificados.folio))
    .where(eq(certificados.folio, folio));
  return row ?? null;
}
