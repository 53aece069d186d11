import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { anotar } from '../db/bitacora.ts';
import type { Db } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { cifrarContrasena, contrasenaAleatoria } from '../sesion/contrasenas.ts';

export interface ContrasenaInicial {
  readonly numiden: number;
  readonly contrasena: string;
}

/**
 * Gives some employees a random password when nobody has one yet, so that the first start with AUTH=contrasena can be
 * entered; answers an empty list afterwards. They are shown once and stored as hashes only.
 */
export const ponerContrasenasIniciales = async (
  db: Db,
  numeros: readonly number[],
  ahora: Date,
): Promise<readonly ContrasenaInicial[]> => {
  const [alguna] = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(isNotNull(usuarios.contrasenaHash))
    .limit(1);
  if (alguna) return [];
  const personas = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(inArray(usuarios.numiden, [...numeros]), eq(usuarios.activo, true)))
    .orderBy(usuarios.numiden);
  const nuevas = personas.map(({ numiden }) => ({ numiden, contrasena: contrasenaAleatoria() }));
  const hashes = await Promise.all(nuevas.map(({ contrasena }) => cifrarContrasena(contrasena)));
  return db.transaction(async (tx) => {
    const puestas: ContrasenaInicial[] = [];
    for (const [indice, nueva] of nuevas.entries()) {
      const cambiadas = await tx
        .update(usuarios)
        .set({ contrasenaHash: hashes[indice] ?? null })
        // Another server on the same database may have been faster: its password is the one that was printed.
        .where(and(eq(usuarios.numiden, nueva.numiden), isNull(usuarios.contrasenaHash)))
        .returning({ numiden: usuarios.numiden });
      if (cambiadas.length === 0) continue;
      puestas.push(nueva);
      await anotar(tx, {
        momento: ahora,
        numiden: null,
        accion: 'poner contraseña inicial',
        entidad: 'usuario',
        idEntidad: nueva.numiden,
      });
    }
    return puestas;
  });
};
