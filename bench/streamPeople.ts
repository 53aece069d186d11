import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { NO_FILTER } from '#domain/casos/casos';
import { ID_APLICACION } from '#domain/common/constants';
import type { Db } from '../server/platform/db/db.ts';
import { prepareDatabase } from './engines.ts';

/** The first of those who follow the changes; the others follow it. */
export const FIRST = 900_001;

/** The request of the case list when it opens. */
export const FIRST_PAGE = { ...NO_FILTER, idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 25 } as const;

/** Fills a database with the sample data, so many people who may see all cases, and what `fill` adds. */
export function preparePeople(
  place: Parameters<typeof prepareDatabase>[0],
  people: number,
  fill: (db: Db, now: Date) => Promise<unknown> = async () => undefined,
): Promise<void> {
  return prepareDatabase(place, async (db, now) => {
    await fill(db, now);
    await db.execute(sql`
      insert into usuarios (numiden, nombre_completo, correo, permisos)
      select ${FIRST}::bigint + n, 'Persona ' || n, 'persona' || n || '@ejemplo.mx',
        (select permisos from usuarios where numiden = 100001)
      from generate_series(0, ${people}::int - 1) n`);
  });
}

/** Opens a stream and waits for its first word; answers what ends it. `hear` is told each event as it came. */
export function open(url: string, cookie: string, hear: (text: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}api/eventos`, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The stream was refused with ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (text: string) => {
        if (text.includes('event: hello')) resolve(() => asked.destroy());
        hear(text);
      });
    });
    // After it has begun, an end is the server's or ours, and no promise waits any more.
    asked.on('error', reject);
    asked.end();
  });
}

/** A case that takes comments. */
export async function makeCase(url: string, cookie: string): Promise<number> {
  const answer = await fetch(`${url}api/caso/lista-paginada`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...FIRST_PAGE, idEstatus: 2 }),
  });
  const {
    listaCasos: [found],
  } = (await answer.json()) as { listaCasos: { id: number }[] };
  if (found === undefined) throw new Error('The sample data has no case in process.');
  return found.id;
}

/** Says something in a case. */
export async function comment(url: string, cookie: string, idCaso: number): Promise<void> {
  const read = await fetch(`${url}api/caso/detalle/${idCaso}`, { headers: { cookie } });
  const { version } = (await read.json()) as { version: number };
  const answer = await fetch(`${url}api/caso/agregar-comentario`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ idCaso, version, comentario: 'Se llamó al cliente.' }),
  });
  if (!answer.ok) throw new Error(`The comment was refused: ${await answer.text()}`);
}
