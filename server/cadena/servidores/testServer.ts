import { eq } from 'drizzle-orm';
import type { servidores as contract } from '#contract/cadena/servidores';
import { SUCCESS_CODE } from '#contract/common/answers';
import { type PruebaServidor, passwordDestination, SERVER_TEXTS } from '#domain/cadena/servidores';
import { countTry } from '../../personas/sesion/attemptLimit.ts';
import { audit } from '../../platform/db/audit.ts';
import { servidores } from '../../platform/db/schema/configuracion.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { notFound, Rejection } from '../../platform/http/rejection.ts';
import { resultOfUnreadable, type TryResult } from './reasons.ts';
import { openPass } from './rows.ts';
import { passToRetype } from './save.ts';
import { tryConnection } from './tryConnection.ts';

/** A try that did not connect: a warning, and nothing was changed. */
const FAILED_CODE = 2;

/** So many tries a minute and person: to set a server up, not to look around in a network. */
const TRIES = 10;

/**
 * Tries a connection with what is written. Each try is counted before it is made, at whatever server, and stands in the audit
 * with where it went and how it ended.
 */
export const testServer: Handler<typeof contract.probarServidor> = async ({ cuerpo }, context) => {
  const { config, clock, sesion } = context;
  await demandTurn(context);
  const secret = await secretFor(cuerpo, context);
  const began = performance.now();
  const { razon, texto } =
    'razon' in secret
      ? secret
      : await tryConnection({ ...cuerpo, pass: secret.pass }, { allowed: config.servidoresPermitidos });
  const { id, servidor, puerto, url, path } = cuerpo;
  await context.lastingDb.transaction((tx) =>
    audit(tx, {
      momento: clock(),
      numiden: sesion.numiden,
      accion: 'probarServidor',
      // Of its own kind: a try changes nothing of a server, and is no part of its history.
      entidad: 'pruebaServidor',
      idEntidad: id ?? 0,
      despues: { servidor, puerto, url, path, resultado: razon },
    }),
  );
  return {
    codigo: razon === 'conecta' ? SUCCESS_CODE : FAILED_CODE,
    descripcion: texto,
    razon,
    milisegundos: Math.round(performance.now() - began),
  };
};

async function demandTurn({ lastingDb, sesion, clock }: Context): Promise<void> {
  const brake = {
    ...({ tipo: 'presupuesto', clave: `prueba:${sesion.numiden}`, tries: TRIES, refillMs: 60_000 / TRIES } as const),
  };
  const seconds = await countTry(lastingDb, brake, clock());
  if (seconds === null) return;
  const wait = seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  throw new Rejection(429, `Probó ${TRIES} conexiones en un minuto. Espere ${wait} e intente de nuevo.`, {
    segundos: seconds,
  });
}

/**
 * The password to send: the one that was typed, else the server's own.
 * @returns a result instead when the server's own cannot be read.
 * @throws Rejection 400 when the server's own would go elsewhere than where it belongs.
 */
async function secretFor(
  { id, pass, ...data }: PruebaServidor,
  { db, secrets }: Context,
): Promise<TryResult | { readonly pass: string | null }> {
  if (pass !== null || id === null) return { pass };
  const [row] = await db.select().from(servidores).where(eq(servidores.id, id));
  if (row === undefined) throw notFound(SERVER_TEXTS.noExiste);
  if (row.passCifrado === null) return { pass: null };
  if (passwordDestination(row) !== passwordDestination(data)) throw passToRetype();
  const opened = openPass(secrets, row.passCifrado, row);
  return opened.tipo === 'abierto' ? { pass: opened.texto } : resultOfUnreadable(opened.tipo === 'ajeno');
}
