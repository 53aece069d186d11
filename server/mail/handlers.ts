import { count, desc, eq, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/answers';
import type { papelVale } from '#contract/papelVale';
import { CORREO_TEXTS, correoDepreciacionAtendida } from '#domain/correos';
import { toPesos } from '#domain/money';
import { ESTADO_VALE } from '#domain/vidaVale';
import { audit } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import { correoAdjuntos, correos } from '../db/schema/neighbours.ts';
import { usuarios } from '../db/schema/personas.ts';
import { vales } from '../db/schema/vales.ts';
import type { Context, Handler } from '../http/handler.ts';
import { conflict } from '../http/rejection.ts';
import { namesOf } from '../names.ts';
import { recordRead } from '../reads/recordRead.ts';
import type { ValeRow } from '../vales/work.ts';
import { ifFound } from '../vales/work.ts';
import { queueMail } from './outbox.ts';

const LAST = 100;

/** What the outbox holds, the newest first (GET correos/lista): what would go out, and what could not. */
export const listaCorreos: Handler<typeof papelVale.listaCorreos> = async (_entrada, context) => {
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
    envia: neighbours.mail !== null,
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

/**
 * Tells who made a voucher that it was decided (GET vales/correo-depreciacion-atendida), once for each decision.
 * @throws Rejection 404 without the voucher, 409 when it was not decided so, or when nobody can be told.
 */
export const tellDecision: Handler<typeof papelVale.correoDepreciacionAtendida> = async ({ ruta }, context) => {
  const { db, sesion, clock } = context;
  const autorizado = ruta.b === 1;
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(vales).where(eq(vales.id, ruta.a)).for('update');
    const row = ifFound(ruta.a, found);
    demandDecided(row, autorizado);
    const para = await authorsMail(tx, row);
    const resuelve =
      row.numidenResuelve === null ? '' : (await namesOf(tx, [row.numidenResuelve])).get(row.numidenResuelve);
    const now = clock();
    const written = correoDepreciacionAtendida({
      folio: row.folio,
      autorizado,
      total: toPesos(row.total),
      depreciacion: toPesos(row.depreciacion),
      resuelve: resuelve ?? '',
      comentario: row.comentarioResuelve ?? '',
    });
    const clave = `depreciacion-${row.id}-${ruta.b}`;
    if (await queueMail(tx, { ...written, clave, para, numiden: sesion.numiden }, now)) {
      await audit(tx, {
        momento: now,
        numiden: sesion.numiden,
        accion: 'correoDepreciacionAtendida',
        entidad: 'vale',
        idEntidad: row.id,
        despues: { para, asunto: written.asunto },
      });
    }
    return { codigo: SUCCESS_CODE, descripcion: queuedText(context, para) };
  });
};

/** What is said of a mail that was queued: that it goes out, or that it waits. */
export function queuedText({ neighbours }: Pick<Context, 'neighbours'>, para: string): string {
  return neighbours.mail === null ? CORREO_TEXTS.sinServidor(para) : CORREO_TEXTS.porEnviar(para);
}

function demandDecided({ id, folio, estado, fechaResuelve }: ValeRow, autorizado: boolean): void {
  const rejected = estado === ESTADO_VALE.rechazado;
  const objeto = { entidad: 'vale', id };
  if (!autorizado && !rejected) throw conflict(CORREO_TEXTS.noRechazado(folio), { objeto });
  if (autorizado && (rejected || fechaResuelve === null)) throw conflict(CORREO_TEXTS.noAutorizado(folio), { objeto });
}

async function authorsMail(tx: Tx, { id, numidenCrea }: ValeRow): Promise<string> {
  const objeto = { entidad: 'vale', id };
  if (numidenCrea === null) throw conflict(CORREO_TEXTS.sinAutor, { objeto });
  const [author] = await tx.select({ correo: usuarios.correo }).from(usuarios).where(eq(usuarios.numiden, numidenCrea));
  const para = author?.correo.trim() ?? '';
  if (para === '') throw conflict(CORREO_TEXTS.sinCorreo, { objeto });
  return para;
}
