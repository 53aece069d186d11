import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { intentosLogin } from '../db/schema/sistema.ts';
import { Rechazo } from '../http/rechazo.ts';

/** Failed logins that are allowed within the window, for one employee number and for one address. */
const VENTANA_INTENTOS_MS = 5 * 60_000;
const MAX_INTENTOS_NUMERO = 5;
const MAX_INTENTOS_DIRECCION = 20;

interface Intento {
  readonly numiden: number;
  readonly ip: string;
  readonly ahora: Date;
}

/**
 * Writes a login attempt down before it is judged, and refuses it with 429 when the number or the address has used up
 * its failures. Counting what is written (and not writing what was counted) keeps the limit under parallel guesses and
 * over several servers on one database. `olvidarIntentos` takes it back when the login succeeds.
 */
export const anotarIntento = async (db: Db, { numiden, ip, ahora }: Intento): Promise<void> => {
  const desde = new Date(ahora.getTime() - VENTANA_INTENTOS_MS);
  const [propio] = await db
    .insert(intentosLogin)
    .values({ numiden, ip, momento: ahora })
    .returning({ id: intentosLogin.id });
  const estorban = await unionAll(
    masViejoQueEstorba(db, desde, eq(intentosLogin.numiden, numiden), MAX_INTENTOS_NUMERO),
    masViejoQueEstorba(db, desde, eq(intentosLogin.ip, ip), MAX_INTENTOS_DIRECCION),
  );
  if (estorban.length === 0) return;
  if (propio) await db.delete(intentosLogin).where(eq(intentosLogin.id, propio.id));
  const libre = Math.max(...estorban.map(({ momento }) => momento.getTime())) + VENTANA_INTENTOS_MS;
  throw demasiadosIntentos(Math.max(1, Math.ceil((libre - ahora.getTime()) / 1_000)));
};

/** Forgets the failures of a number, after a login that succeeded, and those of anybody that count no more. */
export const olvidarIntentos = async (db: Db, numiden: number, ahora: Date): Promise<void> => {
  await db.delete(intentosLogin).where(or(eq(intentosLogin.numiden, numiden), esViejo(ahora)));
};

export const borrarIntentosViejos = async (db: Db, ahora: Date): Promise<void> => {
  await db.delete(intentosLogin).where(esViejo(ahora));
};

const esViejo = (ahora: Date) => lt(intentosLogin.momento, new Date(ahora.getTime() - VENTANA_INTENTOS_MS));

// The moment of the attempt whose ageing out of the window lets the next one in; no row while there is room.
const masViejoQueEstorba = (db: Db, desde: Date, condicion: SQL, maximo: number) =>
  db
    .select({ momento: intentosLogin.momento })
    .from(intentosLogin)
    .where(and(condicion, gt(intentosLogin.momento, desde)))
    .orderBy(desc(intentosLogin.momento), desc(intentosLogin.id))
    .offset(maximo)
    .limit(1);

const demasiadosIntentos = (segundos: number): Rechazo => {
  const minutos = Math.ceil(segundos / 60);
  const espera = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  return new Rechazo(429, `Demasiados intentos fallidos. Espere ${espera} e intente de nuevo.`, { segundos });
};
