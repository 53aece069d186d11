import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NombreLlamada } from '#contract/contrato';
import type { Db, Tx } from '../db/db.ts';
import { idempotencia } from '../db/schema/sistema.ts';
import type { ArchivoRecibido, Contexto } from './manejador.ts';
import { conflicto } from './rechazo.ts';

/** What makes two requests the same: who asks, for which call, with which key, and the fingerprint of what was sent. */
interface Peticion {
  readonly numiden: number;
  readonly llamada: NombreLlamada;
  readonly clave: string;
  readonly huella: string;
}

/** What an effect answers, and the case that a later misuse of the key is told about. */
interface Efecto<R> {
  readonly respuesta: R;
  readonly idCaso: number | null;
}

interface Alrededor<V> {
  /** Gives back what `revisar` took, when the effect did not happen with it. */
  readonly soltar?: ((revisado: V) => Promise<void>) | undefined;
  /** Waits for the turn of what the effect locks, before it takes a connection; what `revisar` does is in nobody's way. */
  readonly enTurno?: <R>(hacer: () => Promise<R>) => Promise<R>;
}

/**
 * Makes an effect happen once per key of a person and call (`unaVez` in the contract); each time for who sends no key.
 *
 * The key is claimed first, in the effect's own transaction: a second request with it waits at the primary key until the
 * first one ends, and then reads its answer, or, when the first was rolled back, does the work itself. A key that has
 * an answer gives that answer before anything is checked again, since the rules may have changed since.
 * @param revisar refuses by throwing a `Rechazo` before the transaction is opened; not called on a repetition. What it
 * returns is handed to the effect.
 * @param alrededor what surrounds the effect.
 * @throws Rechazo 409 when the key was used for another request.
 */
export const unaVez = async <V, R>(
  llamada: NombreLlamada,
  entrada: unknown,
  contexto: Contexto,
  revisar: () => Promise<V>,
  efecto: (tx: Tx, revisado: V) => Promise<Efecto<R>>,
  { soltar, enTurno = (hacer) => hacer() }: Alrededor<V> = {},
): Promise<R> => {
  const clave = contexto.claveIdempotencia;
  const peticion =
    clave === null
      ? null
      : { numiden: contexto.sesion.numiden, llamada, clave, huella: huellaDe(entrada, contexto.archivos) };
  const previa = peticion === null ? null : await leer<R>(contexto.db, peticion);
  if (previa) return previa.respuesta;
  const revisado = await revisar();
  let sucedio = false;
  const hacer = async (tx: Tx): Promise<Efecto<R>> => {
    const hecho = await efecto(tx, revisado);
    sucedio = true;
    return hecho;
  };
  try {
    return await enTurno(() =>
      contexto.db.transaction(async (tx) =>
        peticion === null ? (await hacer(tx)).respuesta : bajoSuClave(tx, peticion, contexto.ahora(), hacer),
      ),
    );
  } finally {
    if (!sucedio) await soltar?.(revisado);
  }
};

const bajoSuClave = async <R>(
  tx: Tx,
  peticion: Peticion,
  ahora: Date,
  hacer: (tx: Tx) => Promise<Efecto<R>>,
): Promise<R> => {
  const reclamada = await tx
    .insert(idempotencia)
    .values({ ...peticion, creado: ahora })
    .onConflictDoNothing()
    .returning({ clave: idempotencia.clave });
  if (reclamada.length === 0) {
    const ajena = await leer<R>(tx, peticion);
    if (ajena === null) throw new Error('An idempotency key disappeared while it was waited for');
    return ajena.respuesta;
  }
  const { respuesta, idCaso } = await hacer(tx);
  await tx.update(idempotencia).set({ estado: 200, respuesta, idCaso }).where(esDe(peticion));
  return respuesta;
};

const esDe = ({ numiden, llamada, clave }: Peticion) =>
  and(eq(idempotencia.numiden, numiden), eq(idempotencia.llamada, llamada), eq(idempotencia.clave, clave));

const leer = async <R>(db: Db, peticion: Peticion): Promise<{ readonly respuesta: R } | null> => {
  const [fila] = await db.select().from(idempotencia).where(esDe(peticion));
  if (!fila) return null;
  if (fila.huella !== peticion.huella) {
    throw fila.idCaso === null
      ? conflicto('Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.')
      : conflicto(`Este envío ya creó el caso ${fila.idCaso} con otros datos. Revise ese caso.`, fila.idCaso);
  }
  // Written by this very function from a value of type R.
  return { respuesta: fila.respuesta as R };
};

const huellaDe = (entrada: unknown, archivos: readonly ArchivoRecibido[]): string => {
  const hash = createHash('sha256').update(canonico(entrada));
  for (const archivo of archivos) {
    hash.update(`\n${JSON.stringify([archivo.nombre, archivo.bytes, archivo.sha256])}`);
  }
  return hash.digest('hex');
};

/** JSON with sorted keys: a client may write the same fields in another order. */
const canonico = (valor: unknown): string =>
  JSON.stringify(valor, (_clave, parte: unknown) =>
    typeof parte === 'object' && parte !== null && !Array.isArray(parte)
      ? Object.fromEntries(Object.entries(parte).sort(([a], [b]) => (a < b ? -1 : 1)))
      : parte,
  );
