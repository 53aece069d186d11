import { count, desc, eq, sql } from 'drizzle-orm';
import type { listaCorreos as contratoListaCorreos } from '#contract/common/listaCorreos';
import { CORREO_TEXTS } from '#domain/common/correos';
import { correoAdjuntos, correos } from '../db/schema/neighbours.ts';
import type { Context, Handler } from '../http/handler.ts';
import { recordRead } from '../reads/recordRead.ts';

const LAST = 100;

/**
 * Lists the mails of the outbox, the newest first (GET correos/lista): those that would go out,
 * and those that could not.
 */
export const listaCorreos: Handler<typeof contratoListaCorreos.listaCorreos> = async (_entrada, context) => {
  const { db, neighbours } = context;
  await recordRead(context, { accion: 'consultarCorreos', entidad: 'correos', idEntidad: '', datos: null });
  const rows = await db
    .select({
      id: correos.id,
      para: correos.para,
      asunto: correos.asunto,
      adjunto: sql<
        string | null
      >`(select string_agg(${correoAdjuntos.nombre}, ', ' order by ${correoAdjuntos.orden}) from ${correoAdjuntos} where ${correoAdjuntos.idCorreo} = ${correos.id})`,
      estado: correos.estado,
      intentos: correos.intentos,
      error: correos.error,
      creado: correos.creado,
      proximo: correos.proximo,
      enviado: correos.enviado,
    })
    .from(correos)
    .orderBy(desc(correos.creado), desc(correos.id))
    .limit(LAST);
  const inState = async (estado: 'pendiente' | 'fallido') => {
    const [counted] = await db.select({ n: count() }).from(correos).where(eq(correos.estado, estado));
    return counted?.n ?? 0;
  };
  return {
    envia: neighbours.sendsMail,
    pendientes: await inState('pendiente'),
    fallidos: await inState('fallido'),
    correos: rows.map((row) => ({
      ...row,
      creado: row.creado.toISOString(),
      proximo: row.estado === 'pendiente' ? row.proximo.toISOString() : null,
      enviado: row.enviado?.toISOString() ?? null,
    })),
  };
};

/** The words for a mail that was queued: it goes out, or it waits. */
export function queuedText({ neighbours }: Pick<Context, 'neighbours'>, para: string): string {
  return neighbours.sendsMail ? CORREO_TEXTS.porEnviar(para) : CORREO_TEXTS.sinServidor(para);
}
