import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { createPasswords, type Passwords, randomPassword } from '../personas/sesion/passwords.ts';
import { audit } from '../platform/db/audit.ts';
import type { Db } from '../platform/db/db.ts';
import { usuarios } from '../platform/db/schema/personas.ts';
import { errorCodeOf, StartupError } from '../platform/startupError.ts';

/** The name of the file in the data folder that holds the first passwords. */
const FILE = 'contrasenas-iniciales.txt';

/** Names the advisory lock; any constant that no other program uses on this database. */
const LOCK = 20_148;

/** Where the first passwords were written, and how many they are. */
export interface InitialPasswords {
  /** The whole path of a file that only the server's own user can read. */
  readonly archivo: string;
  readonly cuantas: number;
}

interface Options {
  readonly numeros: readonly number[];
  readonly carpetaDatos: string;
  readonly now: Date;
  /** Only tests, which make many hashes, hand in one whose hashes cost less. */
  readonly passwords?: Passwords;
}

interface Initial {
  readonly numiden: number;
  readonly contrasena: string;
}

/**
 * Gives some employees a random password when no one has one yet, so that the first start with AUTH=contrasena can be
 * entered; answers null afterwards. They are written to a file of the data folder and stored as hashes only, and each
 * must be changed at its first login.
 * @throws StartupError when the file cannot be written; then no one has a password.
 */
export async function setInitialPasswords(
  db: Db,
  { numeros, carpetaDatos, now, passwords = createPasswords() }: Options,
): Promise<InitialPasswords | null> {
  if (await somebodyHas(db)) return null;
  const personas = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(inArray(usuarios.numiden, [...numeros]), eq(usuarios.activo, true)))
    .orderBy(usuarios.numiden);
  const fresh = personas.map(({ numiden }) => ({ numiden, contrasena: randomPassword() }));
  const hashes = await Promise.all(fresh.map(({ contrasena }) => passwords.hash(contrasena)));
  const file = resolve(join(carpetaDatos, FILE));
  let written = false;
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      // Another server on the same database may have been faster: its passwords are the ones that were written down.
      if (fresh.length === 0 || (await somebodyHas(tx))) return null;
      for (const [indice, { numiden }] of fresh.entries()) {
        await tx
          .update(usuarios)
          .set({ contrasenaHash: hashes[indice] ?? null, contrasenaProvisional: true })
          .where(eq(usuarios.numiden, numiden));
        await audit(tx, {
          momento: now,
          numiden: null,
          accion: 'poner contraseña inicial',
          entidad: 'usuario',
          idEntidad: numiden,
        });
      }
      // Before the commit: unreadable passwords would lock everybody out.
      write(file, fresh);
      written = true;
      return { archivo: file, cuantas: fresh.length };
    });
  } catch (error) {
    if (written) rmSync(file, { force: true });
    throw error;
  }
}

async function somebodyHas(db: Db): Promise<boolean> {
  const [alguna] = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(isNotNull(usuarios.contrasenaHash))
    .limit(1);
  return alguna !== undefined;
}

function write(file: string, fresh: readonly Initial[]): void {
  const lines = [
    'Contraseñas iniciales de Mostrador. Cada persona cambia la suya al entrar por primera vez.',
    'Entréguelas por separado y borre este archivo.',
    '',
    ...fresh.map(({ numiden, contrasena }) => `${numiden}  ${contrasena}`),
    '',
  ];
  try {
    mkdirSync(resolve(file, '..'), { recursive: true });
    // A file that exists keeps its mode, and may be a link to elsewhere.
    rmSync(file, { force: true });
    writeFileSync(file, lines.join('\n'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw new StartupError(
      `No se pudieron escribir las contraseñas iniciales en ${file} (${errorCodeOf(error)}): indique otra carpeta con DATA_DIR.`,
      error,
    );
  }
}
