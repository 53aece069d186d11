import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { anotar } from '../db/bitacora.ts';
import type { Db } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import type { Contrasenas } from '../sesion/contrasenas.ts';
import { contrasenaAleatoria, crearContrasenas } from '../sesion/contrasenas.ts';
import { codigoDeError, ErrorDeArranque } from './errorDeArranque.ts';

/** The name of the file in the data folder that holds the first passwords. */
const ARCHIVO = 'contrasenas-iniciales.txt';

/** Names the advisory lock; any constant that nobody else uses on this database. */
const CERROJO = 20_148;

/** Where the first passwords were written, and how many they are. */
export interface ContrasenasIniciales {
  /** The whole path of a file that only the server's own user can read. */
  readonly archivo: string;
  readonly cuantas: number;
}

interface Opciones {
  readonly numeros: readonly number[];
  readonly carpetaDatos: string;
  readonly ahora: Date;
  /** Only tests, which make many hashes, hand in one whose hashes cost less. */
  readonly contrasenas?: Contrasenas;
}

interface Inicial {
  readonly numiden: number;
  readonly contrasena: string;
}

/**
 * Gives some employees a random password when nobody has one yet, so that the first start with AUTH=contrasena can be
 * entered; answers null afterwards. They are written to a file of the data folder and stored as hashes only, and each
 * must be changed at its first login.
 * @throws ErrorDeArranque when the file cannot be written; then nobody has a password.
 */
export const ponerContrasenasIniciales = async (
  db: Db,
  { numeros, carpetaDatos, ahora, contrasenas = crearContrasenas() }: Opciones,
): Promise<ContrasenasIniciales | null> => {
  if (await alguienTiene(db)) return null;
  const personas = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(inArray(usuarios.numiden, [...numeros]), eq(usuarios.activo, true)))
    .orderBy(usuarios.numiden);
  const nuevas = personas.map(({ numiden }) => ({ numiden, contrasena: contrasenaAleatoria() }));
  const hashes = await Promise.all(nuevas.map(({ contrasena }) => contrasenas.cifrar(contrasena)));
  const archivo = resolve(join(carpetaDatos, ARCHIVO));
  let escrito = false;
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${CERROJO})`);
      // Another server on the same database may have been faster: its passwords are the ones that were written down.
      if (nuevas.length === 0 || (await alguienTiene(tx))) return null;
      for (const [indice, { numiden }] of nuevas.entries()) {
        await tx
          .update(usuarios)
          .set({ contrasenaHash: hashes[indice] ?? null, contrasenaProvisional: true })
          .where(eq(usuarios.numiden, numiden));
        await anotar(tx, {
          momento: ahora,
          numiden: null,
          accion: 'poner contraseña inicial',
          entidad: 'usuario',
          idEntidad: numiden,
        });
      }
      // Before the commit: passwords that nobody can read would lock everybody out.
      escribir(archivo, nuevas);
      escrito = true;
      return { archivo, cuantas: nuevas.length };
    });
  } catch (error) {
    if (escrito) rmSync(archivo, { force: true });
    throw error;
  }
};

const alguienTiene = async (db: Db): Promise<boolean> => {
  const [alguna] = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(isNotNull(usuarios.contrasenaHash))
    .limit(1);
  return alguna !== undefined;
};

const escribir = (archivo: string, nuevas: readonly Inicial[]): void => {
  const lineas = [
    'Contraseñas iniciales de Mostrador. Cada persona cambia la suya al entrar por primera vez.',
    'Entréguelas por separado y borre este archivo.',
    '',
    ...nuevas.map(({ numiden, contrasena }) => `${numiden}  ${contrasena}`),
    '',
  ];
  try {
    mkdirSync(resolve(archivo, '..'), { recursive: true });
    // A file that exists keeps its mode, and may be a link to elsewhere.
    rmSync(archivo, { force: true });
    writeFileSync(archivo, lineas.join('\n'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw new ErrorDeArranque(
      `No se pudieron escribir las contraseñas iniciales en ${archivo} (${codigoDeError(error)}): indique otra carpeta con DATA_DIR.`,
      error,
    );
  }
};
