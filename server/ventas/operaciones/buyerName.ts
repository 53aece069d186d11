import { sql } from 'drizzle-orm';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';

/**
 * The name of a sale's buyer: the ticket's own, else that of the customer whose number it bears, as an import leaves
 * it; null where no buyer is known. A column of a query of `ventas`, in the order of `nombreCompletoCliente`.
 */
export const buyerName = sql<string | null>`coalesce(${ventas.nombreCliente}, (
  select concat_ws(' ', c.apellido_paterno, nullif(c.apellido_materno, ''), c.nombre)
  from ${clientes} c where c.numiden = ${ventas.numidenCliente}))`;
