import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { puedeEntrarEn } from '#domain/sesion';
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

/** How long a session lives whatever its use, in milliseconds: longer than any shift. */
export const DURACION_SESION_MS = 12 * 3_600_000;

/** A use is written down at most this often, in milliseconds, so that reading does not write on every call. */
const ANOTAR_USO_CADA_MS = 30_000;

const huellaDe = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Apertura {
  readonly numiden: number;
  readonly cvetda: number;
  readonly ip: string;
  readonly ahora: Date;
  /** What the browser says of itself. */
  readonly navegador: string;
  /** The password must be changed: the session has no permission but that. */
  readonly provisional: boolean;
}

/** Opens a session and answers its token (32 random bytes, base64url), which is stored nowhere. */
export const abrirSesion = async (db: Db, { ahora, ...datos }: Apertura): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sesiones).values({ ...datos, tokenHash: huellaDe(token), creada: ahora, ultimoUso: ahora });
  return token;
};

const limitesDe = (ahora: Date) => ({
  desde: new Date(ahora.getTime() - INACTIVIDAD_SERVIDOR_MS),
  abiertaDesde: new Date(ahora.getTime() - DURACION_SESION_MS),
});

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
      tiendas: usuarios.tiendas,
      id: sesiones.id,
      provisional: sesiones.provisional,
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
        gt(sesiones.creada, sql.placeholder('abiertaDesde')),
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
 * Who a token belongs to, or null when the session ended, was idle or open for too long, or the person may no longer
 * enter, there or at all. Areas, permissions and stores are read anew each time: what an administrator takes away is gone
 * with the next call. Whose password must be changed has none of them.
 */
export const leerSesion = async (db: Db, token: string, ahora: Date): Promise<SesionServidor | null> => {
  const tokenHash = huellaDe(token);
  const { desde, abiertaDesde } = limitesDe(ahora);
  const [fila] = await lecturaDe(db).execute({ tokenHash, desde, abiertaDesde });
  if (!fila || !puedeEntrarEn(fila, fila.cvetda)) return null;
  if (ahora.getTime() - fila.ultimoUso.getTime() >= ANOTAR_USO_CADA_MS) {
    await db
      .update(sesiones)
      .set({ ultimoUso: ahora })
      .where(and(eq(sesiones.tokenHash, tokenHash), lt(sesiones.ultimoUso, ahora)));
  }
  const quien = {
    id: fila.id,
    numiden: fila.numiden,
    nombre: fila.nombre,
    tienda: { id: fila.cvetda, nombre: fila.tienda },
  };
  if (fila.provisional) return { ...quien, areas: [], permisos: [], roles: [], debeCambiarContrasena: true };
  return {
    ...quien,
    areas: fila.areas,
    permisos: fila.permisos,
    roles: fila.idRol === null ? [] : [fila.idRol],
    debeCambiarContrasena: false,
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

/** A person's open sessions, the newest first. */
export const sesionesDe = (db: Db, numiden: number, ahora: Date) => {
  const { desde, abiertaDesde } = limitesDe(ahora);
  return db
    .select({
      id: sesiones.id,
      creada: sesiones.creada,
      ultimoUso: sesiones.ultimoUso,
      ip: sesiones.ip,
      navegador: sesiones.navegador,
      tienda: tiendas.nombre,
    })
    .from(sesiones)
    .innerJoin(tiendas, eq(tiendas.cvetda, sesiones.cvetda))
    .where(and(eq(sesiones.numiden, numiden), gt(sesiones.ultimoUso, desde), gt(sesiones.creada, abiertaDesde)))
    .orderBy(desc(sesiones.creada), desc(sesiones.id));
};

/** Ends one session of a person; answers whether there was one. */
export const cerrarSesionDe = async (db: Db, numiden: number, id: number): Promise<boolean> =>
  (
    await db
      .delete(sesiones)
      .where(and(eq(sesiones.numiden, numiden), eq(sesiones.id, id)))
      .returning({ id: sesiones.id })
  ).length > 0;

/** Ends every session of a person but one; answers how many there were. */
export const cerrarOtrasSesiones = async (db: Db, numiden: number, id: number): Promise<number> =>
  (
    await db
      .delete(sesiones)
      .where(and(eq(sesiones.numiden, numiden), ne(sesiones.id, id)))
      .returning({ id: sesiones.id })
  ).length;
