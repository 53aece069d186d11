import { eq } from 'drizzle-orm';
import type { Csd, OpenedCsd } from '../cfdi/csd.ts';
import { certificateOf, factsOf, fallaDelCsd, openCsd } from '../cfdi/csd.ts';
import type { CsdFiles } from '../cfdi/csdFiles.ts';
import { readCsdFiles } from '../cfdi/csdFiles.ts';
import type { Db } from '../db/db.ts';
import { certificadosPropios } from '../db/schema/timbrador.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** By what invoices are sealed and stamped here. */
export interface SealingCertificates {
  /** The certificate of who issues: the chain's CSD, else one of the installation's own; a sentence where none can seal now. */
  ofIssuer(rfc: string, now: Date): Promise<OpenedCsd>;
  /** One of the installation's own, or why this server cannot use it. */
  own(rfc: string, now: Date): Promise<OpenedCsd>;
}

const OTHER_KEY =
  'Los servidores de Mostrador tienen claves distintas (CLAVE_SECRETOS) y no pueden sellar con el mismo certificado: avise a quien los administra.';

/**
 * Certificates are read or made when the first invoice needs them, and then kept in memory. One of our own is stored in
 * the database, its key sealed, so that all servers seal by the same one.
 * @param alone no other server can be on this database: a certificate that no longer opens is in no
 * use, and another one is made.
 */
export function certificatesOf(db: Db, secrets: Secrets, files: CsdFiles | null, alone = true): SealingCertificates {
  const kept = new Map<string, Csd>();
  const own = async (rfc: string, now: Date): Promise<OpenedCsd> => {
    const before = kept.get(rfc);
    if (before !== undefined && now < before.hasta) return { csd: before };
    const csd = (await stored(db, secrets, rfc, now)) ?? (await make(db, secrets, rfc, now, alone));
    if (csd === 'sealedByAnother') return { falla: OTHER_KEY };
    kept.set(rfc, csd);
    return { csd };
  };
  let given: Csd | null = null;
  return {
    own,
    async ofIssuer(rfc, now) {
      if (files === null) return own(rfc, now);
      if (given === null) {
        // One that did not open is tried again: it may have been mended meanwhile.
        const opened = readCsdFiles(files);
        if ('falla' in opened) return opened;
        given = opened.csd;
      }
      const falla = fallaDelCsd(given, rfc, now);
      if (falla === null) return { csd: given };
      given = null;
      return { falla };
    },
  };
}

function placeOf(rfc: string): string {
  return `certificado propio de ${rfc}`;
}

async function stored(db: Db, secrets: Secrets, rfc: string, now: Date): Promise<Csd | null> {
  const [row] = await db.select().from(certificadosPropios).where(eq(certificadosPropios.rfc, rfc));
  if (row === undefined) return null;
  const csd = opened(secrets, row);
  return csd !== null && now < csd.hasta ? csd : null;
}

type Row = Pick<typeof certificadosPropios.$inferSelect, 'rfc' | 'certificado' | 'llaveCifrada'>;

/** Null where the key was sealed with a key of secrets that is lost. */
function opened(secrets: Secrets, { rfc, certificado, llaveCifrada }: Row): Csd | null {
  const key = secrets.open(llaveCifrada, placeOf(rfc));
  if (key.tipo !== 'abierto') return null;
  const read = openCsd(certificado, Buffer.from(key.texto, 'base64'), '');
  return 'csd' in read ? read.csd : null;
}

/**
 * Of two servers that make one at the same time the first one's counts. Nothing is lost with one that no longer opens; but where
 * another server may open it, two with different keys would take the place from each other at each start.
 */
async function make(
  db: Db,
  secrets: Secrets,
  rfc: string,
  now: Date,
  alone: boolean,
): Promise<Csd | 'sealedByAnother'> {
  const { makeOwnCertificate } = await import('../cfdi/ownCertificate.ts');
  const { certificado, llave } = await makeOwnCertificate(rfc, now);
  const fresh = { rfc, certificado, llaveCifrada: secrets.seal(llave.toString('base64'), placeOf(rfc)), creado: now };
  const isTaken = await db.transaction(async (tx) => {
    const [made] = await tx.insert(certificadosPropios).values(fresh).onConflictDoNothing().returning();
    if (made !== undefined) return false;
    const [row] = await tx.select().from(certificadosPropios).where(eq(certificadosPropios.rfc, rfc)).for('update');
    const csd = row === undefined ? null : opened(secrets, row);
    if (row === undefined || (csd !== null && now < csd.hasta)) return false;
    if (csd === null && !alone && now < endOf(row)) return true;
    await tx.update(certificadosPropios).set(fresh).where(eq(certificadosPropios.rfc, rfc));
    return false;
  });
  if (isTaken) return 'sealedByAnother';
  const csd = await stored(db, secrets, rfc, now);
  if (csd === null) throw new Error('A certificate that was made cannot be opened');
  return csd;
}

function endOf({ certificado }: Row): Date {
  const certificate = certificateOf(certificado);
  return certificate === null ? new Date(0) : factsOf(certificate).hasta;
}
