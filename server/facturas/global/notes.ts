import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { globales as contract } from '#contract/facturas/globales';
import { NOTA_GLOBAL_TEXTS } from '#domain/cadena/globales/notas';
import { toPesos } from '#domain/common/money';
import { audit } from '../../platform/db/audit.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { notasPorHacer } from '../../platform/db/schema/globales.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { tellVoucher } from '../noteOfVoucher.ts';
import { AT_THE_TILL } from './askNotes.ts';

const SHOWN = 200;

/** Goods that came back and whose notes could not be made (GET facturas/globales/notas). */
export const notasPendientes: Handler<typeof contract.notasPorHacer> = async (_entrada, { db }) => {
  const { id, operacion, falla, desde, cvetda, idVale } = notasPorHacer;
  const rows = await db
    .select({ id, falla, vale: { folio: vales.folio, total: vales.total }, tienda: stores.nombre, operacion })
    .from(notasPorHacer)
    .innerJoin(stores, eq(stores.cvetda, cvetda))
    .leftJoin(vales, eq(vales.id, idVale))
    .where(isNotNull(falla))
    .orderBy(asc(desde), asc(id))
    .limit(SHOWN);
  return rows.map(({ vale, falla: why, ...row }) => ({
    ...row,
    vale: vale === null ? null : { folio: vale.folio, importe: toPesos(vale.total) },
    falla: why ?? '',
  }));
};

/** Asks for such a note again (POST facturas/globales/nota). @throws Rejection 404 for one that nobody asks for any more. */
export const hacerNotaGlobal: Handler<typeof contract.hacerNotaGlobal> = async ({ cuerpo: { id } }, context) => {
  const { db, clock, sesion } = context;
  const { numiden } = sesion;
  await db.transaction(async (tx) => {
    const now = clock();
    const [asked] = await tx
      .update(notasPorHacer)
      .set({ desde: now, proximo: now, intentos: 0, falla: null, version: sql`${notasPorHacer.version} + 1` })
      .where(eq(notasPorHacer.id, id))
      .returning();
    if (asked === undefined) throw notFound(NOTA_GLOBAL_TEXTS.noEspera);
    const { cvetda, operacion, idVale } = asked;
    const of = { entidad: 'operacion', idEntidad: `${cvetda}/${operacion}` };
    await audit(tx, { ...of, momento: now, numiden, accion: 'hacerNotaGlobal' });
    if (idVale !== AT_THE_TILL) await tellVoucher(tx, { idVale }, { numiden });
  });
  return { codigo: SUCCESS_CODE, descripcion: NOTA_GLOBAL_TEXTS.porHacer };
};
