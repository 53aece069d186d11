import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { cadena as contract } from '#contract/cadena/cadena';
import type { Guardado } from '#contract/common/answers';
import {
  avisoDeVencimiento,
  type CertificadoDeEmisor,
  type csdNuevoSchema,
  type DatosEmisor,
  EMISOR_TEXTS,
  type EmisorDeCadena,
} from '#domain/cadena/emisor';
import { ENTITIES } from '#domain/common/entities';
import type { Config } from '../platform/config.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { certificadosCsd, emisor } from '../platform/db/schema/cadena.ts';
import type { Context, HandlersOf } from '../platform/http/handler.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { type RecordKind, saveRecord } from '../platform/records/save.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { type Csd, fallaDelCsd, ON_PAGE, openCsd } from './cfdi/csd.ts';
import { ISSUER, issuerOf } from './issuer.ts';
import { givenCsd, placeOfCsd } from './neighbours/stamperCertificates.ts';

/** Who issues, by which certificate, and what is in the way of a seal. */
export const issuerHandlers: HandlersOf<Pick<typeof contract, 'emisor' | 'guardarEmisor' | 'guardarCsd'>> = {
  emisor: (_entrada, context) => shownIssuer(context),
  guardarEmisor: ({ cuerpo }, context) => saveIssuer(cuerpo, context),
  guardarCsd: ({ cuerpo }, context) => saveCsd(cuerpo, context),
};

/** The issuer as it is shown. */
export async function shownIssuer({
  db,
  config,
  secrets,
  clock,
}: Pick<Context, 'db' | 'config' | 'secrets' | 'clock'>): Promise<EmisorDeCadena> {
  const now = clock();
  const { rfc, nombre, regimen, version } = await issuerOf(db, config);
  const given = await givenCsd(db, secrets, config.csd, rfc, now);
  const csd = given !== null && 'csd' in given ? given.csd : null;
  return {
    ...{ id: ISSUER, version, rfc, nombre, regimen, guardado: version > 0 },
    certificado: csd === null ? null : await shownCertificate(db, csd),
    impedimento: given !== null && 'falla' in given ? given.falla : null,
    sinValidez: given === null,
    aviso: csd === null ? null : avisoDeVencimiento(csd.hasta, now),
  };
}

/** Tells whoever starts a server what is in the way of its seals, or soon will be; null when there is nothing to tell. */
export async function sealingInWords(at: Parameters<typeof shownIssuer>[0]): Promise<string | null> {
  const { impedimento, aviso } = await shownIssuer(at);
  return impedimento === null ? aviso : `${impedimento} Mientras tanto no se timbran facturas; lo demás sigue.`;
}

async function shownCertificate(db: Db, { noCertificado, rfc, desde, hasta }: Csd): Promise<CertificadoDeEmisor> {
  const [row] = await db
    .select({ subido: certificadosCsd.subido })
    .from(certificadosCsd)
    .where(eq(certificadosCsd.noCertificado, noCertificado));
  return {
    noCertificado,
    rfc: rfc ?? '',
    desde: desde.toISOString(),
    hasta: hasta.toISOString(),
    subido: row?.subido.toISOString() ?? null,
  };
}

/** Of the environment's issuer there is no row: it is made with what the environment says, and then counts alone. */
function issuerKind({ emisor: said }: Config) {
  return {
    words: ENTITIES.emisor,
    table: emisor,
    key: emisor.id,
    ensure: async (tx) => {
      await tx
        .insert(emisor)
        .values({ id: ISSUER, ...said, version: 0 })
        .onConflictDoNothing();
    },
    nameOf: ({ nombre }) => nombre,
    told: () => ({ entidad: 'emisor' }),
    missing: 'No hay emisor.',
  } satisfies RecordKind<typeof emisor>;
}

/** Saves who issues from now on. */
function saveIssuer(
  { version, ...written }: DatosEmisor & { readonly version: number | null },
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    issuerKind(context.config),
    {
      call: 'guardarEmisor',
      id: ISSUER,
      version,
      contents: written,
      effect: ({ row }) => ({
        text: EMISOR_TEXTS.guardado,
        columns: written,
        before: row === null ? null : audited(row),
        after: audited(written),
      }),
    },
    context,
  );
}

function audited({ rfc, nombre, regimen }: DatosEmisor) {
  return { rfc, nombre, regimen };
}

/**
 * Keeps a CSD of the issuer, its key sealed; the password only opens it. One that begins later is kept too, so that it is there by then.
 * @throws Rejection 400 at the file or the password that is at fault.
 */
function saveCsd(
  { version, certificado, llave, contrasena }: z.output<typeof csdNuevoSchema>,
  context: Context,
): Promise<Guardado> {
  const { secrets, config } = context;
  const opened = openCsd(Buffer.from(certificado, 'base64'), Buffer.from(llave, 'base64'), contrasena, ON_PAGE);
  if ('falla' in opened) throw invalidFields([{ campo: opened.parte ?? 'certificado', message: opened.falla }]);
  const { csd } = opened;
  return saveRecord(
    issuerKind(config),
    {
      call: 'guardarCsd',
      id: ISSUER,
      version,
      contents: { certificado, llave: secrets.fingerprint(`${llave} ${contrasena}`) },
      effect: async ({ tx, row, numiden, now }) => {
        const rfc = row?.rfc ?? '';
        // Judged as of the day on which it begins.
        const falla = fallaDelCsd(csd, rfc, now < csd.desde ? csd.desde : now, ON_PAGE);
        if (falla !== null) throw invalidFields([{ campo: 'certificado', message: falla }]);
        await keep(tx, csd, { rfc, subido: now, numiden }, secrets);
        return {
          text: EMISOR_TEXTS.csdGuardado,
          columns: {},
          before: {},
          after: { noCertificado: csd.noCertificado, vence: csd.hasta.toISOString() },
        };
      },
    },
    context,
  );
}

async function keep(
  tx: Tx,
  { noCertificado, certificado, llave, desde, hasta }: Csd,
  given: Pick<typeof certificadosCsd.$inferInsert, 'rfc' | 'subido' | 'numiden'>,
  secrets: Secrets,
): Promise<void> {
  const key = llave.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const made = await tx
    .insert(certificadosCsd)
    .values({
      ...given,
      ...{ noCertificado, desde, hasta },
      certificado: Buffer.from(certificado, 'base64'),
      llaveCifrada: secrets.seal(key, placeOfCsd(noCertificado)),
    })
    .onConflictDoNothing()
    .returning({ noCertificado: certificadosCsd.noCertificado });
  if (made.length === 0) throw invalidFields([{ campo: 'certificado', message: EMISOR_TEXTS.csdRepetido }]);
}
