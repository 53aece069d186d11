import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/answers';
import type { globales as contract } from '#contract/globales';
import { NOTA_GLOBAL_TEXTS } from '#domain/globales/notas';
import { toPesos } from '#domain/money';
import { audit } from '../../db/audit.ts';
import { stores } from '../../db/schema/catalogos.ts';
import { notasPorHacer } from '../../db/schema/globales.ts';
import { vales } from '../../db/schema/vales.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/rejection.ts';
import { tellVoucher } from '../noteOfVoucher.ts';

const SHOWN = 200;

/** The vouchers whose notes could not be made (GET facturas/globales/notas). */
export const notasPendientes: Handler<typeof contract.notasPorHacer> = async (_entrada, { db }) => {
  const { idVale, falla, desde } = notasPorHacer;
  const rows = await db
    .select({
      idVale,
      falla,
      folio: vales.folio,
      tienda: stores.nombre,
      operacion: vales.operacion,
      total: vales.total,
    })
    .from(notasPorHacer)
    .innerJoin(vales, eq(vales.id, idVale))
    .innerJoin(stores, eq(stores.cvetda, vales.cvetda))
    .where(isNotNull(falla))
    .orderBy(asc(desde), asc(idVale))
    .limit(SHOWN);
  return rows.map(({ falla, total, ...row }) => ({ ...row, importe: toPesos(total), falla: falla ?? '' }));
};

/** Asks for such a note again (POST facturas/globales/nota). @throws Rejection 404 for a voucher that waits for none. */
export const hacerNotaGlobal: Handler<typeof contract.hacerNotaGlobal> = async ({ cuerpo: { idVale } }, context) => {
  const { db, clock, sesion } = context;
  const { numiden } = sesion;
  await db.transaction(async (tx) => {
    const now = clock();
    const [asked] = await tx
      .update(notasPorHacer)
      .set({ proximo: now, intentos: 0, falla: null, version: sql`${notasPorHacer.version} + 1` })
      .where(eq(notasPorHacer.idVale, idVale))
      .returning({ idVale: notasPorHacer.idVale });
    if (asked === undefined) throw notFound(NOTA_GLOBAL_TEXTS.noEspera);
    await audit(tx, { momento: now, numiden, accion: 'hacerNotaGlobal', entidad: 'vale', idEntidad: idVale });
    await tellVoucher(tx, { idVale }, { numiden });
  });
  return { codigo: SUCCESS_CODE, descripcion: NOTA_GLOBAL_TEXTS.porHacer };
};
