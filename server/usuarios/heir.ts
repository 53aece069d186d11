import { eq } from 'drizzle-orm';
import { canTakeCases, USER_TEXTS } from '#domain/usuarios';
import type { Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { invalidFields } from '../http/rejection.ts';

/** A person to whom cases go. */
export interface Heir {
  readonly numiden: number;
  readonly nombre: string;
}

/** @throws Rejection 400 for who cannot take over the cases of `leaver`: nobody, the same person, or one who sees no cases. */
export async function demandHeir(tx: Tx, numiden: number, leaver: number): Promise<Heir> {
  const [heir] = await tx
    .select({ nombre: usuarios.nombreCompleto, activo: usuarios.activo, permisos: usuarios.permisos })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  if (heir === undefined || numiden === leaver || !canTakeCases(heir)) {
    throw invalidFields([{ campo: 'heredero', message: USER_TEXTS.herederoInvalido }]);
  }
  return { numiden, nombre: heir.nombre };
}
