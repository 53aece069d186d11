import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { avisoDeParecido, type DatosDeCliente, enQueSeParecen } from '#domain/casos/clienteParecido';
import type { Customer } from '#domain/casos/clientes';
import { CLIENTE } from '#domain/common/entities';
import type { Db, Tx } from '../../platform/db/db.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, Rejection } from '../../platform/http/rejection.ts';
import { customerSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { searchColumns } from './folding.ts';
import { COLUMNS } from './search.ts';

/**
 * Told before a customer is made who seems to be there already.
 * @throws Rejection 409 with who it may be. Whoever asks again says that it is another person.
 */
export async function demandNobodyAlike(tx: Tx, nuevo: DatosDeCliente): Promise<void> {
  for (const conocido of await candidates(tx, nuevo)) {
    const parecido = enQueSeParecen(nuevo, conocido);
    if (parecido === null) continue;
    const objeto = { entidad: CLIENTE.name, id: conocido.numiden };
    throw conflict(avisoDeParecido(conocido, parecido), { objeto });
  }
}

/** Saves what may make a customer. To be told of another one is to have looked for him: it is written down as a search. */
export async function notingWhoIsAlike<R>(
  context: Context,
  { nombre, apellidoPaterno, apellidoMaterno }: Pick<Customer, 'nombre' | 'apellidoPaterno' | 'apellidoMaterno'>,
  save: () => Promise<R>,
): Promise<R> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Rejection && error.objeto?.entidad === CLIENTE.name) {
      const reading = customerSearch({ nombre, apePat: apellidoPaterno, apeMat: apellidoMaterno ?? '' });
      if (reading !== null) await recordRead(context, reading);
    }
    throw error;
  }
}

/** Each way has its index; few share one telephone, and the first made are asked first. */
async function candidates(db: Db, nuevo: DatosDeCliente): Promise<readonly Customer[]> {
  const numbers = [nuevo.telefono, nuevo.celular].flatMap((number) => number || []);
  const { plegadoNombre, plegadoPaterno } = searchColumns(nuevo);
  const rows = await db
    .select(COLUMNS)
    .from(clientes)
    .where(
      or(
        ...(numbers.length === 0 ? [] : [inArray(clientes.telefono, numbers), inArray(clientes.celular, numbers)]),
        ...(nuevo.correo ? [eq(sql`lower(${clientes.correo})`, nuevo.correo.toLowerCase())] : []),
        ...(nuevo.fechaNacimiento
          ? [
              and(
                eq(clientes.plegadoPaterno, plegadoPaterno),
                eq(clientes.plegadoNombre, plegadoNombre),
                eq(clientes.fechaNacimiento, nuevo.fechaNacimiento),
              ),
            ]
          : []),
        sql`false`,
      ),
    )
    .orderBy(clientes.numiden)
    .limit(20);
  return rows.map((row) => ({ ...row, esNuevo: false }));
}
