import { and, desc, eq } from 'drizzle-orm';
import type { listaVales as contract } from '#contract/vales/listaVales';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { TIPOS_VALE } from '#domain/cadena/tiposVale';
import { toPesos } from '#domain/common/money';
import { TEXTS } from '#domain/common/texts';
import { valeDeOperacionSchema } from '#domain/vales/listaVales';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { readShown } from '../../platform/db/replica.ts';
import { motivosDepreciacion, motivosVales } from '../../platform/db/schema/configuracion.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { lookAtCase, lookAtFolio, lookAtOperation, voucherSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { withFolio } from './criteria.ts';
import { exportarVales } from './export.ts';
import { valesPorAutorizar } from './porAutorizar.ts';
import { readRowsToDecide, readVoucherRows, voucherType } from './rows.ts';
import { searchVouchers } from './search.ts';

const MAX_OF_CASE = 100;

/** Handlers of `contract/vales/listaVales.ts`: the calls that find vouchers (specification, section 7). */
export const voucherListHandlers: HandlersOf<typeof contract> = {
  listaVales: async ({ cuerpo }, context) => {
    const { numPagina, tamPagina, ...filtro } = cuerpo;
    const { db, sesion } = context;
    if (filtro.nombre !== '') await recordRead(context, voucherSearch(filtro.nombre));
    const now = context.clock();
    const asker = { numiden: sesion.numiden, now, zone: zoneOf(context) };
    const page = { skip: (numPagina - 1) * tamPagina, take: tamPagina };
    return readShown(db, async (from) => {
      const { ids, total, hayMas } = await searchVouchers(from, filtro, asker, page);
      return { vales: [...(await readRowsToDecide(from, ids, sesion, now))], total, limiteExcedido: hayMas };
    });
  },

  valesDeCaso: async ({ cuerpo }, context) => {
    const { db, clock } = context;
    await recordRead(context, lookAtCase(cuerpo.idCaso));
    const rows = await db
      .select({ id: vales.id })
      .from(vales)
      .where(eq(vales.idCaso, cuerpo.idCaso))
      .orderBy(desc(vales.fechaCreacion), desc(vales.id))
      .limit(MAX_OF_CASE);
    const ids = rows.map(({ id }) => id);
    return [...(await readVoucherRows(db, ids, clock()))];
  },

  valesDeOperacion: async ({ consulta: { tienda, operacion } }, context) => {
    const { db, clock } = context;
    await recordRead(context, lookAtOperation({ tienda, operacion }));
    if (!fitsInteger(tienda)) return [];
    const rows = await db
      .select({ id: vales.id })
      .from(vales)
      .where(and(eq(vales.cvetda, tienda), eq(vales.operacion, operacion)))
      .orderBy(desc(vales.fechaCreacion), desc(vales.id));
    const ids = rows.map(({ id }) => id);
    return (await readVoucherRows(db, ids, clock())).map((row) => valeDeOperacionSchema.parse(row));
  },

  exportarVales,

  buscarValeFolio: async ({ ruta }, context) => {
    const { db, clock } = context;
    await recordRead(context, lookAtFolio('vale', ruta.folio));
    const found = await db.select({ id: vales.id }).from(vales).where(withFolio(ruta.folio)).limit(1);
    const ids = found.map(({ id }) => id);
    const [row] = await readVoucherRows(db, ids, clock());
    if (row === undefined) throw notFound(TEXTS.sinResultados);
    return row;
  },

  valesPorAutorizar,
  tiposVales: async () => named(TIPOS_VALE),
  estadosVales: async () => named(ESTADOS_VALE),

  motivosPorTipo: async ({ consulta }, { db }) => {
    const rows = await db
      .select()
      .from(motivosVales)
      .where(and(eq(motivosVales.tipo, consulta.idTipo), eq(motivosVales.activo, true)));
    return rows
      .map((row) => ({ ...row, tipo: voucherType(row.tipo).id }))
      .sort((one, other) => alphabetical(one.descripcion, other.descripcion));
  },

  motivoDepreciacionDeVale: async ({ ruta }, { db }) => {
    const [row] = fitsInteger(ruta.id)
      ? await db.select().from(motivosDepreciacion).where(eq(motivosDepreciacion.id, ruta.id))
      : [];
    if (row === undefined) throw notFound(TEXTS.sinResultados);
    return { ...row, monto: toPesos(row.monto) };
  },
};

function named(table: Readonly<Record<number, string>>) {
  return Object.entries(table).map(([id, nombre]) => ({ id: Number(id), nombre }));
}
