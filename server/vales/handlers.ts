import { eq, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { vales as contratoVales } from '#contract/vales/vales';
import { toPesos } from '#domain/common/money';
import { type AccionVale, VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { vales } from '../platform/db/schema/vales.ts';
import type { Context, HandlersOf } from '../platform/http/handler.ts';
import { notFound } from '../platform/http/rejection.ts';
import { lookAtFolio, lookAtVoucher } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { autorizarVale, autorizarValeAqui, cancelarVale, rechazarVale, rechazarValeAqui } from './decide.ts';
import { cambiarMetodos, metodosPorCambiar } from './methods.ts';
import { readVoucher } from './read.ts';
import { guardarCancelacion, guardarParcial, guardarVale } from './save.ts';
import { deshacerEnVale } from './undo.ts';
import { detalleOperacionVale, validarCancelacion, validarOperacionVale, validarVale } from './validate.ts';
import { quienAutoriza } from './whoAuthorizes.ts';
import { ifFound, refusalOf, type ValeRow, valeHistory } from './work.ts';

/** Without a code of its own in the specification: the answer is a warning. */
const CODE_NOT_NOW = 2;

/** Handlers of `contract/vales/vales.ts`. Every way to read one voucher is the same reader, asked and refused differently. */
export const voucherHandlers: HandlersOf<typeof contratoVales> = {
  obtenerVale: ({ cuerpo: { valeId } }, context) => showVoucher(valeId, context),

  valePorFolio: async ({ ruta: { folio } }, context) => showVoucher((await rowByFolio(context, folio)).id, context),

  valePorCancelar: async ({ ruta: { folio } }, context) => {
    const row = await rowByFolio(context, folio);
    await demandWork(row, 'cancelar', context);
    return showVoucher(row.id, context);
  },

  valeParcial: async ({ ruta: { id } }, context) => {
    await recordRead(context, lookAtVoucher(id));
    await demandWork(await rowById(context, id), 'guardarParcial', context);
    return showVoucher(id, context);
  },

  historialVale: async ({ ruta: { id } }, context) => {
    await recordRead(context, lookAtVoucher(id));
    const { version } = await rowById(context, id);
    return valeHistory.since(context.db, id, -1, version);
  },

  validarFolio: async ({ ruta: { id: folio } }, context) => {
    await recordRead(context, lookAtFolio('vale', folio));
    const [row] = await context.db.select().from(vales).where(byFolio(folio));
    if (row === undefined) return { codigo: CODE_NOT_NOW, descripcion: VALE_TEXTS.folioDesconocido, saldo: 0 };
    const refused = await refusalOf(row, 'devolver', context);
    return refused === null
      ? { codigo: SUCCESS_CODE, descripcion: `El vale ${row.folio} está vigente.`, saldo: toPesos(row.saldo) }
      : { codigo: CODE_NOT_NOW, descripcion: refused.message, saldo: 0 };
  },

  detalleOperacionVale,
  validarOperacionVale,
  validarVale,
  guardarVale,
  guardarParcial,
  validarCancelacion,
  guardarCancelacion,
  autorizarVale,
  autorizarValeAqui,
  quienAutoriza,
  metodosPorCambiar,
  cambiarMetodos,
  rechazarVale,
  rechazarValeAqui,
  cancelarVale,
  deshacerEnVale,
};

async function rowById({ db }: Pick<Context, 'db'>, id: number): Promise<ValeRow> {
  const [row] = await db.select().from(vales).where(eq(vales.id, id));
  return ifFound(id, row);
}

/** A folio is typed and scanned in capitals or not, with what stood around it. */
function byFolio(folio: string) {
  return eq(vales.folio, sql`upper(trim(${folio}))`);
}

async function rowByFolio(context: Context, folio: string): Promise<ValeRow> {
  await recordRead(context, lookAtFolio('vale', folio));
  const [row] = await context.db.select().from(vales).where(byFolio(folio));
  if (row === undefined) throw notFound(`No hay un vale con el folio ${folio.trim()}.`);
  return row;
}

/** Answers a voucher, once it is written down who opens it: it shows a customer. */
async function showVoucher(id: number, context: Context): Promise<Vale> {
  await recordRead(context, lookAtVoucher(id));
  return ifFound(id, await readVoucher(context.db, id, context.clock()));
}

async function demandWork(row: ValeRow, work: AccionVale, context: Context): Promise<void> {
  const refused = await refusalOf(row, work, context);
  if (refused !== null) throw refused;
}
