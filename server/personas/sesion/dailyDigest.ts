import { eq, max } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { sesion as contrato } from '#contract/personas/sesion';
import { CORREO_TEXTS } from '#domain/common/correos';
import { diaAlPedir, RESUMEN_TEXTS } from '#domain/common/resumenDiario';
import type { Account } from '#domain/personas/sesion';
import type { Db } from '../../platform/db/db.ts';
import { novedades, resumenes } from '../../platform/db/schema/novedades.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';

/** How a person's choice of a mail a day stands. @param correo the person's address. */
export async function digestOf(
  db: Db,
  { numiden, correo }: { readonly numiden: number; readonly correo: string },
  { neighbours }: Pick<Context, 'neighbours'>,
): Promise<Account['resumen']> {
  const impedimento =
    correo.trim() === '' ? CORREO_TEXTS.sinDireccion : neighbours.sendsMail ? null : CORREO_TEXTS.sinSalida;
  return { pedido: (await db.$count(resumenes, eq(resumenes.numiden, numiden))) > 0, impedimento };
}

/** Asks for a mail a day of what is unread, or for none any more (POST sesion/resumen). Asked twice it is as once. */
export const guardarMiResumen: Handler<typeof contrato.guardarMiResumen> = async ({ cuerpo: { pedido } }, context) => {
  const { db, sesion, clock } = context;
  const { numiden } = sesion;
  if (!pedido) {
    await db.delete(resumenes).where(eq(resumenes.numiden, numiden));
    return { codigo: SUCCESS_CODE, descripcion: RESUMEN_TEXTS.dejado };
  }
  const [person] = await db.select({ correo: usuarios.correo }).from(usuarios).where(eq(usuarios.numiden, numiden));
  const { impedimento } = await digestOf(db, { numiden, correo: person?.correo ?? '' }, context);
  if (impedimento !== null) throw conflict(RESUMEN_TEXTS.noSale(impedimento));
  const [newest] = await db
    .select({ id: max(novedades.id) })
    .from(novedades)
    .where(eq(novedades.numiden, numiden));
  await db
    .insert(resumenes)
    .values({ numiden, dia: diaAlPedir(clock()), hasta: newest?.id ?? 0 })
    .onConflictDoNothing();
  return { codigo: SUCCESS_CODE, descripcion: RESUMEN_TEXTS.pedido };
};
