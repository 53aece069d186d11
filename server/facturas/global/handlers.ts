import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { globales as contract } from '#contract/facturas/globales';
import { ESTADOS_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES } from '#domain/common/entities';
import { sum, toPesos } from '#domain/common/money';
import {
  ESTADOS_PERIODO,
  type EstadoPeriodo,
  impideEnPeriodo,
  PERIODO_TEXTS,
  type TrabajoDePeriodo,
} from '#domain/facturas/globales/periodo';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { facturas, facturaVentas } from '../../platform/db/schema/facturas.ts';
import { periodosGlobales } from '../../platform/db/schema/globales.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { type RecordKind, saveRecord } from '../../platform/records/save.ts';
import { whyLeftOut } from './make.ts';
import { hacerNotaGlobal, notasPendientes } from './notes.ts';
import { freeSales, salesOf } from './sales.ts';

const PERIOD = {
  words: ENTITIES.periodoGlobal,
  table: periodosGlobales,
  key: periodosGlobales.id,
  nameOf: ({ desde, hasta }) => `del ${desde} al ${hasta}`,
  told: () => ({ entidad: 'periodoGlobal' }),
  missing: PERIODO_TEXTS.noExiste,
} satisfies RecordKind<typeof periodosGlobales>;

/** So many periods are shown: of three hundred stores the last weeks'. */
const SHOWN = 200;
/** So many sales that are left out are told. */
const TOLD = 100;
const AT_ONCE = 1_000;

/** Global invoices by period: how they stand, what is to come, held back and asked for again. */
export const globalHandlers: HandlersOf<typeof contract> = {
  periodosGlobales: ({ consulta: { tienda } }, { db }) => periods(db, tienda ?? null),

  previaGlobal: async ({ ruta }, { db }) => {
    const [period] = await db.select().from(periodosGlobales).where(eq(periodosGlobales.id, ruta.id));
    if (period === undefined) throw notFound(PERIODO_TEXTS.noExiste);
    const { cvetda } = period;
    const totals = [];
    const fuera = [];
    for (let after = 0; ; ) {
      const operaciones = await freeSales(db, period, after, AT_ONCE);
      const last = operaciones.at(-1);
      if (last === undefined) break;
      after = last;
      for (const sale of await salesOf(db, cvetda, operaciones)) {
        const motivo = whyLeftOut(sale);
        if (motivo === null) totals.push(sale.total);
        else fuera.push({ operacion: sale.operacion, total: toPesos(sale.total), motivo });
      }
    }
    return {
      ...{ ventas: totals.length, total: toPesos(sum(totals)) },
      ...{ fuera: fuera.slice(0, TOLD), fueraEnTotal: fuera.length },
    };
  },

  notasPorHacer: notasPendientes,
  hacerNotaGlobal,
  detenerGlobales: ({ cuerpo }, context) => work('detener', cuerpo, context),
  hacerGlobales: ({ cuerpo }, context) => work('hacer', cuerpo, context),
};

const CALLS = { detener: 'detenerGlobales', hacer: 'hacerGlobales' } as const;

/** Does one work on a period, once a key. @throws Rejection 409 where its state refuses. */
function work(
  trabajo: TrabajoDePeriodo,
  { id, version }: { readonly id: number; readonly version: number | null },
  context: Context,
) {
  return saveRecord(
    PERIOD,
    {
      call: CALLS[trabajo],
      id,
      version,
      contents: { id },
      effect: ({ row, now }) => {
        if (row === null) throw notFound(PERIODO_TEXTS.noExiste);
        const refused = impideEnPeriodo(row.estado, trabajo);
        if (refused !== null) throw conflict(refused, { objeto: { entidad: PERIOD.words.name, id } });
        const estado: EstadoPeriodo = trabajo === 'detener' ? 'detenido' : 'pendiente';
        return {
          text: trabajo === 'detener' ? PERIODO_TEXTS.detenido : PERIODO_TEXTS.porHacer,
          columns: { estado, falla: null, intentos: 0, proximo: trabajo === 'detener' ? null : now },
          before: { estado: ESTADOS_PERIODO[row.estado] },
          after: { estado: ESTADOS_PERIODO[estado] },
        };
      },
    },
    context,
  );
}

async function periods(db: Db, tienda: number | null) {
  const rows = await db
    .select({ period: periodosGlobales, tienda: stores.nombre })
    .from(periodosGlobales)
    .innerJoin(stores, eq(stores.cvetda, periodosGlobales.cvetda))
    .where(tienda === null ? undefined : eq(periodosGlobales.cvetda, tienda))
    .orderBy(
      sql`${periodosGlobales.estado} <> 'detenido' and ${periodosGlobales.falla} is null`,
      desc(periodosGlobales.hasta),
      asc(periodosGlobales.cvetda),
    )
    .limit(SHOWN);
  const made = await invoicesOf(
    db,
    rows.map(({ period }) => period.id),
  );
  return rows.map(({ period: { id, version, cvetda, desde, hasta, periodicidad, estado, falla }, tienda: nombre }) => ({
    ...{ id, version, cvetda, tienda: nombre, desde, hasta, periodicidad, estado, falla },
    facturas: (made.get(id) ?? []).map((row) => ({
      id: row.id,
      nombre: serieFolio(row),
      estado: ESTADOS_FACTURA[row.estado as IdEstadoFactura],
      total: toPesos(row.total),
      ventas: row.ventas,
    })),
  }));
}

type InvoiceOfPeriod = Pick<typeof facturas.$inferSelect, 'id' | 'serie' | 'folio' | 'estado' | 'total'> & {
  readonly ventas: number;
};

/** The invoices that were made of some periods, in order. */
async function invoicesOf(db: Db, ids: readonly number[]) {
  const byPeriod = new Map<number, InvoiceOfPeriod[]>();
  if (ids.length === 0) return byPeriod;
  const { id, serie, folio, estado, total, idPeriodo } = facturas;
  const rows = await db
    .select({ id, serie, folio, estado, total, idPeriodo, ventas: sql<number>`count(${facturaVentas.operacion})::int` })
    .from(facturas)
    .leftJoin(facturaVentas, eq(facturaVentas.idFactura, facturas.id))
    .where(and(eq(facturas.clase, 'global'), inArray(idPeriodo, [...ids])))
    .groupBy(id)
    .orderBy(asc(id));
  for (const { idPeriodo: period, ...row } of rows) {
    if (period === null) continue;
    byPeriod.set(period, [...(byPeriod.get(period) ?? []), row]);
  }
  return byPeriod;
}
