/**
 * For who puts the chain's own system in the place of an embedded neighbour (docs/integrar.md):
 * `npm run vecinos -- simular billetera --puerto 4100` serves the embedded one by the contract, `probar billetera URL --datos caso.json`
 * judges any implementation, `secreto` makes a secret, `openapi` writes the documents of docs/vecinos/.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type NombreVecino, VECINOS } from '#contract/vecinos';
import { readConfig } from '../server/platform/config.ts';
import { openEmbedded } from '../server/platform/db/embedded/database.ts';
import { embeddedDatabase } from '../server/platform/db/embedded/openFolder.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { newSecret, readSecrets } from '../server/platform/neighbours/http/signature.ts';
import { embeddedNeighbours } from '../server/startup/embedded.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { home } from './runner/tools.ts';
import { embeddedFace } from './vecinos/embedded.ts';
import { openapiOf } from './vecinos/openapi.ts';
import { listenHere, sampleCase } from './vecinos/simulated.ts';
import { lineOf, offBy, tryNeighbour, verdictOf } from './vecinos/trial.ts';

const NAMES = Object.keys(VECINOS) as NombreVecino[];
const USAGE = `Uso:
  npm run vecinos -- simular VECINO [--puerto 4100] [--secreto whsec_...]
  npm run vecinos -- probar VECINO URL --datos caso.json [--secreto whsec_...] [--token ...] [--certificado c.pem --llave k.pem]
  npm run vecinos -- secreto
VECINO es ${NAMES.join(', ')}. El secreto también se toma de VECINO_<NOMBRE>_SECRETO.`;

/** Something in the command is wrong. */
class Misused extends Error {}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      puerto: { type: 'string', default: '4100' },
      datos: { type: 'string' },
      secreto: { type: 'string' },
      token: { type: 'string' },
      certificado: { type: 'string' },
      llave: { type: 'string' },
    },
  });
  const [verb, name, url] = positionals;
  if (verb === 'secreto') return tell(newSecret());
  if (verb === 'openapi') return writeDocuments();
  const nombre = NAMES.find((one) => one === name);
  if (nombre === undefined) throw new Misused(USAGE);
  const given = values.secreto ?? process.env[`VECINO_${nombre.toUpperCase()}_SECRETO`];
  if (verb === 'simular') return simulate(nombre, Number(values.puerto), given ?? newSecret());
  const { datos, token = null, certificado = null, llave = null } = values;
  if (verb !== 'probar' || url === undefined || datos === undefined || !URL.canParse(url)) throw new Misused(USAGE);
  const settings = { nombre, url, secretos: secretsOf(given ?? ''), token, certificado, llave };
  const caso = readCase(datos);
  console.log(`${nombre} en ${url}`);
  const filas = await tryNeighbour(settings, caso, (fila) => console.log(lineOf(fila)));
  console.log(verdictOf(filas));
  return filas.every(({ hallazgo }) => hallazgo === null) ? 0 : 1;
}

function tell(text: string): number {
  console.log(text);
  return 0;
}

function secretsOf(text: string): readonly Buffer[] {
  const secretos = readSecrets(text);
  if (secretos === null) throw new Misused('Falta el secreto, o no es uno: npm run vecinos -- secreto hace uno.');
  return secretos;
}

function readCase(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Misused(`No se puede leer ${file} como JSON.`);
  }
}

function writeDocuments(): number {
  for (const vecino of Object.values(VECINOS)) {
    const file = join(home, 'docs/vecinos', `${vecino.nombre}.json`);
    writeFileSync(file, `${JSON.stringify(openapiOf(vecino), null, 2)}\n`);
  }
  return 0;
}

/** Serves an embedded neighbour until the process is ended, with the sample data in memory. */
async function simulate(nombre: NombreVecino, port: number, secreto: string): Promise<number> {
  const read = readConfig({ DEMO: 'si' });
  if ('errores' in read) throw new Misused(read.errores.join('\n'));
  const { db } = embeddedDatabase(await openEmbedded({ image: null }));
  await migrate(db);
  await fillIfEmpty(db, read.config, new Date());
  const face = embeddedFace(
    nombre,
    embeddedNeighbours(db, () => new Date()),
    secretsOf(secreto),
  );
  face.on('request', (request, response) => response.once('finish', () => console.log(servedAs(request, response))));
  console.log(`${nombre} en ${await listenHere(face, port)}, con datos de muestra en memoria; Ctrl+C la termina.`);
  console.log(`Secreto: ${secreto}`);
  console.log(`Para probarla, guarde esto en caso.json: ${JSON.stringify(await sampleCase(nombre, db))}`);
  return new Promise(() => undefined);
}

/** A request that was answered: when, which operation, and how; of a bad signature also how far the clock is off. */
function servedAs({ url = '', headers }: IncomingMessage, { statusCode }: ServerResponse): string {
  const now = new Date();
  const off = statusCode === 401 ? offBy(Number(headers['webhook-timestamp']) * 1_000 - now.getTime()) : null;
  const why = off === null ? '' : `: el reloj de quien pide va ${off}`;
  return `${now.toLocaleTimeString('es-MX', { hour12: false })} ${url.split('/').at(-1)} ${statusCode}${why}`;
}

function inWords(error: unknown): string | null {
  if (error instanceof Misused) return error.message;
  if (error instanceof z.ZodError) {
    return `A los datos les falta: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`;
  }
  return error instanceof TypeError && 'code' in error ? USAGE : null;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const words = inWords(error);
    console.error(words ?? error);
    process.exit(2);
  },
);
