import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { MAX_COUNTED } from '#domain/casos/casos';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO } from '#domain/casos/vidaCaso';
import { fitsInteger } from '../../platform/db/limits.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { areas, stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { visibleCases } from '../visibility.ts';

const MAX_REQUESTS = 100;

/**
 * The open requests for authorization that the person may see, the oldest first, of all stores or of one (GET
 * caso/por-autorizar). `total` counts up to `MAX_COUNTED`. One's own are there too, marked: that somebody else must decide them
 * is worth knowing.
 */
export const casosPorAutorizar: Handler<typeof contratoCasos.casosPorAutorizar> = async (
  { consulta: { tienda } },
  { db, sesion },
) => {
  if (tienda !== undefined && !fitsInteger(tienda)) return { solicitudes: [], total: 0 };
  const esperan = and(
    eq(casos.idEstado, ESTADO.pendiente),
    isNotNull(casos.numidenSolicita),
    isNotNull(casos.fechaSolicitud),
    visibleCases(sesion),
    tienda === undefined ? undefined : eq(casos.cvetda, tienda),
  );
  const counted = db
    .select({ uno: sql`1`.as('uno') })
    .from(casos)
    .where(esperan)
    .limit(MAX_COUNTED)
    .as('contadas');
  const [cuenta] = await db.select({ total: count() }).from(counted);
  const rows = await db
    .select({
      idCaso: casos.id,
      version: casos.version,
      tienda: { cvetda: stores.cvetda, nombre: stores.nombre },
      area: { id: areas.id, nombre: areas.nombre },
      subCategoria: { id: subcategorias.id, nombre: subcategorias.nombre },
      cliente: {
        numiden: clientes.numiden,
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      },
      solicitante: { numiden: usuarios.numiden, nombre: usuarios.nombreCompleto },
      motivo: casos.motivoSolicitud,
      fecha: casos.fechaSolicitud,
    })
    .from(casos)
    .innerJoin(stores, eq(stores.cvetda, casos.cvetda))
    .innerJoin(areas, eq(areas.id, casos.idArea))
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .innerJoin(usuarios, eq(usuarios.numiden, casos.numidenSolicita))
    .where(esperan)
    .orderBy(asc(casos.fechaSolicitud), asc(casos.id))
    .limit(MAX_REQUESTS);
  return {
    solicitudes: rows.flatMap(({ cliente, motivo, fecha, ...resto }) =>
      fecha === null
        ? []
        : [
            {
              ...resto,
              datosCliente: { numiden: cliente.numiden, nombre: nombreCompletoCliente(cliente) },
              motivo: motivo ?? '',
              fecha: fecha.toISOString(),
              propia: resto.solicitante.numiden === sesion.numiden,
            },
          ],
    ),
    total: cuenta?.total ?? 0,
  };
};
