import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { CasoDeVenta } from '#domain/casos/casosAbiertos';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { subcategorias } from '../platform/db/schema/catalogos.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { casesOfOperation } from './list/lookups.ts';
import { visibleCases } from './visibility.ts';

/** An open case of a sale, and whether the person may open it. */
interface SeenOrNot extends CasoDeVenta {
  readonly visible: boolean;
}

/**
 * The open cases that were made of a sale, the newest first. Who asks for a person shows no other than those that are
 * visible, but for what makes a case the sale's own.
 * @param sesion null for the server itself, which sees them all.
 */
export async function openCasesOfSale(
  db: Db,
  sesion: Pick<ServerSession, 'numiden' | 'tienda' | 'areas' | 'permisos'> | null,
  { tienda, operacion }: ClaveOperacion,
): Promise<readonly SeenOrNot[]> {
  const seen = sesion === null ? undefined : visibleCases(sesion);
  const visible = sql<boolean>`(${seen ?? sql`true`})`;
  const rows = await db
    .select({
      id: casos.id,
      visible,
      subCategoria: { id: subcategorias.id, nombre: subcategorias.nombre },
      numiden: clientes.numiden,
      nombre: clientes.nombre,
      apellidoPaterno: clientes.apellidoPaterno,
      apellidoMaterno: clientes.apellidoMaterno,
    })
    .from(casos)
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .where(and(casesOfOperation(db, { numero: operacion, tienda }), ne(casos.idEstado, ESTADO.solucionada)))
    .orderBy(desc(casos.id));
  return rows.map(({ id, visible, subCategoria, numiden, ...name }) => ({
    id,
    visible,
    subCategoria,
    cliente: { numiden, nombre: nombreCompletoCliente(name) },
  }));
}
