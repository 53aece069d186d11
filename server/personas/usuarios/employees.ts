import { and, eq } from 'drizzle-orm';
import type { Empleado } from '#domain/personas/usuarios';
import type { Db } from '../../platform/db/db.ts';
import { empleados, usuarios } from '../../platform/db/schema/personas.ts';

/** Answers the employee that human resources know by a number, and whether this person can be made a user. */
export async function employeeByNumber(db: Db, numiden: number): Promise<Empleado> {
  const [known] = await db
    .select({
      nombreCompleto: empleados.nombreCompleto,
      correo: empleados.correo,
      activo: empleados.activo,
      usuario: usuarios.numiden,
    })
    .from(empleados)
    .leftJoin(usuarios, eq(usuarios.numiden, empleados.numiden))
    .where(eq(empleados.numiden, numiden));
  if (known !== undefined) {
    const { nombreCompleto, correo, activo, usuario } = known;
    return { situacion: usuario !== null ? 'usuario' : activo ? 'disponible' : 'inactivo', nombreCompleto, correo };
  }
  // Somebody may have become a user before human resources had a table here.
  const [user] = await db
    .select({ nombreCompleto: usuarios.nombreCompleto, correo: usuarios.correo })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  return user === undefined
    ? { situacion: 'desconocido', nombreCompleto: null, correo: null }
    : { situacion: 'usuario', ...user };
}

/** Whether human resources know that a person no longer works for the chain. */
export async function hasLeftChain(db: Db, numiden: number): Promise<boolean> {
  const gone = and(eq(empleados.numiden, numiden), eq(empleados.activo, false));
  return (await db.select({ numiden: empleados.numiden }).from(empleados).where(gone)).length > 0;
}
