import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { equipos, frenosLogin } from '../db/schema/sistema.ts';
import { Rechazo } from '../http/rechazo.ts';
import type { Brake, BrakeRow } from './brakeRules.ts';
import { FORGET_AFTER_MS, networkBudget, numberBudget, tryBrake } from './brakeRules.ts';
import { EQUIPO_CONOCIDO_MS } from './knownComputers.ts';
import { networkOf } from './network.ts';

/** A login, as far as the brakes care. */
export interface Intento {
  readonly numiden: number;
  readonly ip: string;
  readonly ahora: Date;
  /**
   * From where: a computer at which this person has signed in before, any other one, or, on a server that asks for no
   * password, one that nobody distinguishes.
   */
  readonly origen: { readonly tipo: 'conocido'; readonly equipoHash: string } | { readonly tipo: 'extrano' | 'local' };
}

/**
 * Whether an attempt is judged. `agotado`: strangers have used up what they may fail at this number or in this network,
 * so that only a person who has signed in from this network before is let in; everybody else reads how long to wait.
 * `cuenta` is how many tries were judged, `rechazos` how many were refused.
 */
export type Veredicto =
  | { readonly tipo: 'juzgar'; readonly cuenta: number }
  | { readonly tipo: 'agotado'; readonly segundos: number; readonly rechazos: number }
  | { readonly tipo: 'esperar'; readonly segundos: number; readonly rechazos: number };

/** The brake of this person at this computer, or of this number in this network: nobody else's tries count against it. */
export const frenoPropio = ({ numiden, ip, origen }: Omit<Intento, 'ahora'>): Brake => ({
  tipo: 'creciente',
  clave: origen.tipo === 'conocido' ? `equipo:${origen.equipoHash}:${numiden}` : `par:${numiden}:${networkOf(ip)}`,
});

const frenosComunes = ({ numiden, ip, origen }: Intento): readonly Brake[] =>
  origen.tipo === 'extrano' ? [numberBudget(numiden), networkBudget(networkOf(ip))] : [];

/** The rows of the brakes, locked until the transaction ends, in the order of their keys: no two logins wait in a circle. */
const tomarFilas = async (tx: Tx, frenos: readonly Brake[], ahora: Date): Promise<ReadonlyMap<string, BrakeRow>> => {
  const claves = frenos.map(({ clave }) => clave).sort();
  await tx
    .insert(frenosLogin)
    .values(claves.map((clave) => ({ clave, cuenta: 0, rechazos: 0, libre: ahora })))
    .onConflictDoNothing();
  const filas = await tx
    .select()
    .from(frenosLogin)
    .where(inArray(frenosLogin.clave, claves))
    .orderBy(asc(frenosLogin.clave))
    .for('update');
  return new Map(filas.map((fila) => [fila.clave, fila]));
};

const probar = (freno: Brake, filas: ReadonlyMap<string, BrakeRow>, ahora: Date) => ({
  clave: freno.clave,
  respuesta: tryBrake(freno, filas.get(freno.clave) ?? { cuenta: 0, libre: ahora }, ahora),
});

const contarRechazo = async (tx: Tx, clave: string): Promise<number> => {
  const [fila] = await tx
    .update(frenosLogin)
    .set({ rechazos: sql`${frenosLogin.rechazos} + 1` })
    .where(eq(frenosLogin.clave, clave))
    .returning({ rechazos: frenosLogin.rechazos });
  return fila?.rechazos ?? 1;
};

/**
 * Counts a try against one brake of its own, before it is judged.
 * @returns how many it makes, or how long to wait.
 */
const contarPropio = async (tx: Tx, freno: Brake, filas: ReadonlyMap<string, BrakeRow>, ahora: Date) => {
  const { clave, respuesta } = probar(freno, filas, ahora);
  if (respuesta.tipo === 'espera') {
    return { tipo: 'esperar', segundos: respuesta.segundos, rechazos: await contarRechazo(tx, clave) } as const;
  }
  await tx.update(frenosLogin).set(respuesta.fila).where(eq(frenosLogin.clave, clave));
  return { tipo: 'juzgar', cuenta: respuesta.fila.cuenta } as const;
};

/**
 * Counts a login before it is judged: guesses that come at once, also at several servers on one database, each find the
 * ones before them counted. What is refused is not counted as a try, so waiting always ends. `perdonar` takes it back.
 */
export const contarIntento = (db: Db, intento: Intento): Promise<Veredicto> =>
  db.transaction(async (tx): Promise<Veredicto> => {
    const { ahora } = intento;
    const propio = frenoPropio(intento);
    const comunes = frenosComunes(intento);
    const filas = await tomarFilas(tx, [propio, ...comunes], ahora);
    const veredicto = await contarPropio(tx, propio, filas, ahora);
    if (veredicto.tipo === 'esperar') return veredicto;
    const probados = comunes.map((freno) => probar(freno, filas, ahora));
    const agotados = probados.flatMap(({ clave, respuesta }) =>
      respuesta.tipo === 'espera' ? [{ clave, segundos: respuesta.segundos }] : [],
    );
    const [primero] = agotados;
    if (primero !== undefined) {
      const rechazos = await contarRechazo(tx, primero.clave);
      return { tipo: 'agotado', segundos: Math.max(...agotados.map(({ segundos }) => segundos)), rechazos };
    }
    for (const { clave, respuesta } of probados) {
      if (respuesta.tipo === 'pasa') {
        await tx.update(frenosLogin).set(respuesta.fila).where(eq(frenosLogin.clave, clave));
      }
    }
    return veredicto;
  });

/** Takes back what was counted of a try whose password was right, and forgets the failures before it. */
export const perdonar = async (db: Db, intento: Intento, { tipo }: Veredicto): Promise<void> => {
  await db.delete(frenosLogin).where(eq(frenosLogin.clave, frenoPropio(intento).clave));
  if (tipo !== 'juzgar') return;
  for (const freno of frenosComunes(intento)) {
    if (freno.tipo !== 'presupuesto') continue;
    await db
      .update(frenosLogin)
      .set({
        cuenta: sql`greatest(${frenosLogin.cuenta} - 1, 0)`,
        libre: sql`${frenosLogin.libre} - make_interval(secs => ${freno.refillMs / 1_000})`,
      })
      .where(eq(frenosLogin.clave, freno.clave));
  }
};

/** The brake on guessing the present password of a session that was left open. */
const frenoDeCambio = (numiden: number): Brake => ({ tipo: 'creciente', clave: `cambio:${numiden}` });

/** Counts a try to change a password, before the present one is judged. @throws Rechazo 429 when it must wait. */
export const contarCambio = (db: Db, numiden: number, ahora: Date): Promise<void> =>
  db
    .transaction(async (tx) => {
      const freno = frenoDeCambio(numiden);
      return contarPropio(tx, freno, await tomarFilas(tx, [freno], ahora), ahora);
    })
    .then((veredicto) => {
      if (veredicto.tipo === 'esperar') throw demasiadosIntentos(veredicto.segundos);
    });

export const perdonarCambio = async (db: Db, numiden: number): Promise<void> => {
  await db.delete(frenosLogin).where(eq(frenosLogin.clave, frenoDeCambio(numiden).clave));
};

/** Deletes brakes and known computers that have not been used for so long that they count no more. */
export const borrarIntentosViejos = async (db: Db, ahora: Date): Promise<void> => {
  const hace = (ms: number) => new Date(ahora.getTime() - ms);
  await db.delete(frenosLogin).where(lt(frenosLogin.libre, hace(FORGET_AFTER_MS)));
  await db.delete(equipos).where(lt(equipos.visto, hace(EQUIPO_CONOCIDO_MS)));
};

const enPalabras = (segundos: number): string => {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
};

/** 429: this person at this computer, or this number in this network, must wait. */
export const demasiadosIntentos = (segundos: number): Rechazo =>
  new Rechazo(429, `Demasiados intentos fallidos. Espere ${enPalabras(segundos)} e intente de nuevo.`, { segundos });

/** 429: strangers must wait; the same words whether the number exists, and whether the password was wrong. */
export const demasiadosExtranos = (segundos: number): Rechazo =>
  new Rechazo(
    429,
    `Demasiados intentos fallidos con este número o desde esta red. Revise su número y su contraseña, o entre desde un equipo donde ya haya entrado; si no, espere ${enPalabras(segundos)}.`,
    { segundos },
  );
