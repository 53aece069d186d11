import { and, desc, eq, ne } from 'drizzle-orm';
import type { CasoDeVenta } from '#domain/casoDeVale';
import { nombreCompletoCliente } from '#domain/clientes';
import type { ClaveOperacion } from '#domain/operaciones';
import { ESTADO } from '#domain/vidaCaso';
import type { Db } from '../db/db.ts';
import { casos } from '../db/schema/casos.ts';
import { subcategorias } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import type { ServerSession } from '../http/handler.ts';
import { deOperacion } from './list/lookups.ts';
import { visibleCases } from './visibility.ts';

/**
 * The open cases that were made of a sale, the newest first.
 * @param sesion whose eyes see them; null for the server itself, which sees them all.
 */
export async function openCasesOfSale(
  db: Db,
  sesion: Pick<ServerSession, 'numiden' | 'tienda' | 'areas' | 'permisos'> | null,
  { tienda, operacion }: ClaveOperacion,
): Promise<readonly CasoDeVenta[]> {
  const seen = sesion === null ? undefined : visibleCases(sesion);
  const rows = await db
    .select({
      id: casos.id,
      subCategoria: { id: subcategorias.id, nombre: subcategorias.nombre },
      numiden: clientes.numiden,
      nombre: clientes.nombre,
      apellidoPaterno: clientes.apellidoPaterno,
      apellidoMaterno: clientes.apellidoMaterno,
    })
    .from(casos)
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .where(and(deOperacion(db, { numero: operacion, tienda }), ne(casos.idEstado, ESTADO.solucionada), seen))
    .orderBy(desc(casos.id));
  return rows.map(({ id, subCategoria, numiden, ...name }) => ({
    ...{ id, subCategoria },
    cliente: { numiden, nombre: nombreCompletoCliente(name) },
  }));
}
