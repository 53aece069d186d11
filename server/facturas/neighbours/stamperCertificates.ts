import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { certificadosCsd } from '../../platform/db/schema/cadena.ts';
import { certificadosPropios } from '../../platform/db/schema/timbrador.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type Csd, certificateOf, factsOf, fallaDelCsd, ON_PAGE, type OpenedCsd, openCsd } from '../cfdi/csd.ts';
import { type CsdFiles, sealingCsdOf } from '../cfdi/csdFiles.ts';

/** By what invoices are sealed and stamped here. */
export interface SealingCertificates {
  /**
   * The certificate of who issues: the CSD that was given on the page, else that of the environment, else one of the installation's
   * own; a sentence where the one that counts cannot seal now.
   */
  ofIssuer(rfc: string, now: Date): Promise<OpenedCsd>;
  /** The CSD that the chain gave, as `givenCsd` finds it; null where it gave none. */
  given(rfc: string, now: Date): Promise<OpenedCsd | null>;
  /** One of the installation's own, or why this server cannot use it. */
  own(rfc: string, now: Date): Promise<OpenedCsd>;
}

const OTHER_KEY =
  'Los servidores de Mostrador tienen claves distintas (CLAVE_SECRETOS) y no pueden sellar con el mismo certificado: avise a quien los administra.';

/**
 * Certificates of our own are read or made when the first invoice needs them, and then kept in memory; what the chain gave is read each
 * time, since it may be another by now. One of our own is stored in
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
    if (csd === 'sealedByAnother') return { falla: OTHER_KEY, parte: null };
    kept.set(rfc, csd);
    return { csd };
  };
  const given = (rfc: string, now: Date) => givenCsd(db, secrets, files, rfc, now);
  return { own, given, ofIssuer: async (rfc, now) => (await given(rfc, now)) ?? own(rfc, now) };
}

/**
 * The CSD by which an issuer seals: the newest that counts of those given on the page, else that of the environment. Where one was given
 * and none can seal now a sentence says why; null where the chain gave none at all.
 */
export async function givenCsd(
  db: Db,
  secrets: Secrets,
  files: CsdFiles | null,
  rfc: string,
  now: Date,
): Promise<OpenedCsd | null> {
  const rows = await db.select().from(certificadosCsd).orderBy(desc(certificadosCsd.hasta));
  const own = rows.filter((row) => row.rfc === rfc);
  const row = own.find(({ desde, hasta }) => desde <= now && now <= hasta) ?? own[0];
  if (row !== undefined) return openedOnPage(secrets, row, rfc, now);
  if (files !== null) return sealingCsdOf(files, rfc, now);
  const [other] = rows;
  return other === undefined ? null : { falla: `Falta el CSD de ${rfc}: el que hay es de ${other.rfc}.`, parte: null };
}

type CsdRow = typeof certificadosCsd.$inferSelect;

function openedOnPage(secrets: Secrets, row: CsdRow, rfc: string, now: Date): OpenedCsd {
  const falla = fallaDelCsd({ ...row, esCsd: true }, rfc, now, ON_PAGE);
  if (falla !== null) return { falla, parte: null };
  const key = secrets.open(row.llaveCifrada, placeOfCsd(row.noCertificado));
  if (key.tipo !== 'abierto') return { falla: OTHER_KEY, parte: null };
  return openCsd(row.certificado, Buffer.from(key.texto, 'base64'), '', ON_PAGE);
}

/** The place for which the key of a CSD is sealed. */
export function placeOfCsd(noCertificado: string): string {
  return `CSD ${noCertificado}`;
}

/** Seals anew, with the key of secrets that seals now, the keys of certificates that an older one opens. */
export async function renewCertificateSeals(db: Db, secrets: Secrets): Promise<void> {
  const renewed = (sealed: string, place: string): string | null => {
    if (secrets.isCurrent(sealed)) return null;
    const key = secrets.open(sealed, place);
    return key.tipo === 'abierto' ? secrets.seal(key.texto, place) : null;
  };
  for (const { noCertificado, llaveCifrada } of await db.select().from(certificadosCsd)) {
    const again = renewed(llaveCifrada, placeOfCsd(noCertificado));
    if (again === null) continue;
    const { noCertificado: number, llaveCifrada: key } = certificadosCsd;
    await db
      .update(certificadosCsd)
      .set({ llaveCifrada: again })
      .where(and(eq(number, noCertificado), eq(key, llaveCifrada)));
  }
  for (const { rfc, llaveCifrada } of await db.select().from(certificadosPropios)) {
    const again = renewed(llaveCifrada, placeOf(rfc));
    if (again === null) continue;
    await db
      .update(certificadosPropios)
      .set({ llaveCifrada: again })
      .where(and(eq(certificadosPropios.rfc, rfc), eq(certificadosPropios.llaveCifrada, llaveCifrada)));
  }
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
