import { sql } from 'drizzle-orm';
import type { BusquedaCliente } from '#domain/clientes';
import type { LecturaLimitada } from '#domain/lecturas';
import { MAX_LECTURAS, textoDeEspera, VENTANA_LECTURAS_MS } from '#domain/lecturas';
import { plegar } from '#domain/nombres';
import { bitacora } from '../db/schema/sistema.ts';
import type { Contexto } from '../http/manejador.ts';
import { Rechazo } from '../http/rechazo.ts';

/** What was read: a row of the audit. `datos` is small and plain JSON. */
export interface Reading {
  readonly accion: LecturaLimitada | 'exportarCasos';
  readonly entidad: 'clientes' | 'casos' | 'caso' | 'anexo';
  readonly idEntidad: string;
  readonly datos: Readonly<Record<string, unknown>> | null;
}

type ReadContext = Pick<Contexto, 'db' | 'sesion' | 'ahora' | 'registro'>;

/**
 * Writes down that the person reads something of customers, before it is read. What the same person read within the last
 * five minutes is not written again. When the row cannot be written the reading goes on and the server's log holds it: the
 * counter works while the audit is mended.
 * @throws Rechazo 429 when the person has read too many different ones lately (`domain/lecturas.ts`).
 */
export async function recordRead(contexto: ReadContext, reading: Reading): Promise<void> {
  const wait = await writeRow(contexto, reading).catch((error: unknown) => {
    const causa = error instanceof Error ? (error.cause ?? error) : error;
    contexto.registro.error(
      { lectura: reading, numiden: contexto.sesion.numiden, causa: String(causa) },
      'a reading could not be written down',
    );
    return null;
  });
  if (wait === null) return;
  throw new Rechazo(429, textoDeEspera(wait.lectura, wait.segundos), { segundos: wait.segundos });
}

/** A search for customers by what was typed in each field; null when nothing was typed that a name could have. */
export function customerSearch({ nombre, apePat, apeMat }: BusquedaCliente): Reading | null {
  const campos = [plegar(nombre, 'nombre'), plegar(apePat, 'apellido'), plegar(apeMat, 'apellido')];
  if (campos.every((palabras) => palabras.length === 0)) return null;
  const idEntidad = campos.map((palabras) => palabras.join(' ')).join('|');
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { nombre, apePat, apeMat } };
}

/** A search for cases by the customer's name, which tells as much as one for customers. */
export function caseSearch(nomCliente: string): Reading {
  const idEntidad = plegar(nomCliente, 'apellido').join(' ');
  return { accion: 'buscarClientes', entidad: 'casos', idEntidad, datos: { nomCliente } };
}

interface Wait {
  readonly lectura: LecturaLimitada;
  readonly segundos: number;
}

async function writeRow(contexto: ReadContext, reading: Reading): Promise<Wait | null> {
  const { accion } = reading;
  const { db, sesion } = contexto;
  const momento = contexto.ahora();
  if (accion === 'exportarCasos') {
    await db.insert(bitacora).values({
      ...{ momento, numiden: sesion.numiden, accion, entidad: reading.entidad, idEntidad: reading.idEntidad },
      ...{ despues: reading.datos, lectura: true },
    });
    return null;
  }
  const since = new Date(momento.getTime() - VENTANA_LECTURAS_MS);
  const { rows } = await db.execute<{ escrita: boolean; repetida: boolean; primera: string | null }>(
    oncePerWindow({ reading, numiden: sesion.numiden, momento, since, max: MAX_LECTURAS[accion] }),
  );
  const [row] = rows;
  if (row === undefined || row.escrita || row.repetida || row.primera === null) return null;
  const libre = Number(row.primera) + VENTANA_LECTURAS_MS;
  const segundos = Math.max(1, Math.ceil((libre - momento.getTime()) / 1_000));
  // Who goes on asking is known as one who was slowed, once in a while and not once for each time.
  const slowed: Reading = { ...reading, idEntidad: accion, datos: null };
  await db.execute(
    oncePerWindow({ reading: slowed, as: 'lecturaFrenada', numiden: sesion.numiden, momento, since, max: 100 }),
  );
  return { lectura: accion, segundos };
}

interface Attempt {
  readonly reading: Reading;
  /** Under which name the row is written; absent: the reading's own. */
  readonly as?: string;
  readonly numiden: number;
  readonly momento: Date;
  readonly since: Date;
  readonly max: number;
}

// One statement, so that a reading waits once. Requests of one person that arrive in the same instant may pass together:
// as many as there are connections to the database, which does not make a collection.
function oncePerWindow({ reading, as = reading.accion, numiden, momento, since, max }: Attempt) {
  const { entidad, idEntidad, datos } = reading;
  return sql`
    with previas as materialized (
      select momento, entidad, id_entidad from bitacora
      where lectura and numiden = ${numiden} and accion = ${as} and momento > ${since.toISOString()}::timestamptz
      order by momento desc limit ${max}
    ), repetidas as materialized (
      select from previas where entidad = ${entidad} and id_entidad = ${idEntidad}
    ), escritas as (
      insert into bitacora (momento, numiden, accion, entidad, id_entidad, despues, lectura)
      select ${momento.toISOString()}::timestamptz, ${numiden}::bigint, ${as}, ${entidad}, ${idEntidad},
        ${datos === null ? null : JSON.stringify(datos)}::jsonb, true
      where not exists (select from repetidas) and (select count(*) from previas) < ${max}
      returning id
    )
    select exists (select from escritas) as escrita, exists (select from repetidas) as repetida,
      (select extract(epoch from min(momento)) * 1000 from previas) as primera`;
}
