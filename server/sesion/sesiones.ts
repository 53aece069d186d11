import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { tiendas } from '../db/schema/catalogos.ts';
import { usuarios } from '../db/schema/personas.ts';
import { sesiones } from '../db/schema/sistema.ts';
import type { SesionServidor } from '../http/manejador.ts';

/**
 * How long a session lives without any call, in milliseconds. Longer than the browser's own 15 minutes, so that it is
 * the browser that closes an idle session and can say so; this limit ends the sessions of browsers that are gone.
 */
export const INACTIVIDAD_SERVIDOR_MS = 20 * 60_000;

/** A use is written down at most this often, in milliseconds, so that reading does not write on every call. */
const ANOTAR_USO_CADA_MS = 30_000;

const huellaDe = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Apertura {
  readonly numiden: number;
  readonly cvetda: number;
  readonly ip: string;
  readonly ahora: Date;
}

/** Opens a session and answers its token (32 random bytes, base64url), which is stored nowhere. */
export const abrirSesion = async (db: Db, { ahora, ...datos }: Apertura): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sesiones).values({ ...datos, tokenHash: huellaDe(token), creada: ahora, ultimoUso: ahora });
  return token;
};

/** Every call reads its session: the statement is built once for a database, and planned once for a connection. */
const lecturas = new WeakMap<Db, ReturnType<typeof prepararLectura>>();

const prepararLectura = (db: Db) =>
  db
    .select({
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
      areas: usuarios.areas,
      permisos: usuarios.permisos,
      idRol: usuarios.idRol,
      cvetda: tiendas.cvetda,
      tienda: tiendas.nombre,
      ultimoUso: sesiones.ultimoUso,
    })
    .from(sesiones)
    .innerJoin(usuarios, eq(usuarios.numiden, sesiones.numiden))
    .innerJoin(tiendas, eq(tiendas.cvetda, sesiones.cvetda))
    .where(
      and(
        eq(sesiones.tokenHash, sql.placeholder('tokenHash')),
        gt(sesiones.ultimoUso, sql.placeholder('desde')),
        eq(usuarios.activo, true),
      ),
    )
    .prepare('leer_sesion');

const lecturaDe = (db: Db): ReturnType<typeof prepararLectura> => {
  const lectura = lecturas.get(db) ?? prepararLectura(db);
  lecturas.set(db, lectura);
  return lectura;
};

/**
 * Who a token belongs to, or null when the session ended, was idle for too long, or the person may no longer enter.
 * Areas and permissions are read anew each time: what an administrator takes away is gone with the next call.
 */
export const leerSesion = async (db: Db, token: string, ahora: Date): Promise<SesionServidor | null> => {
  const tokenHash = huellaDe(token);
  const desde = new Date(ahora.getTime() - INACTIVIDAD_SERVIDOR_MS);
  const [fila] = await lecturaDe(db).execute({ tokenHash, desde });
  if (!fila) return null;
  if (ahora.getTime() - fila.ultimoUso.getTime() >= ANOTAR_USO_CADA_MS) {
    await db
      .update(sesiones)
      .set({ ultimoUso: ahora })
      .where(and(eq(sesiones.tokenHash, tokenHash), lt(sesiones.ultimoUso, ahora)));
  }
  return {
    numiden: fila.numiden,
    nombre: fila.nombre,
    tienda: { id: fila.cvetda, nombre: fila.tienda },
    areas: fila.areas,
    permisos: fila.permisos,
    roles: fila.idRol === null ? [] : [fila.idRol],
  };
};

/** Ends a session; answers whose it was, or null when there was none. */
export const cerrarSesion = async (db: Db, token: string): Promise<number | null> => {
  const [fila] = await db
    .delete(sesiones)
    .where(eq(sesiones.tokenHash, huellaDe(token)))
    .returning({ numiden: sesiones.numiden });
  return fila?.numiden ?? null;
};
