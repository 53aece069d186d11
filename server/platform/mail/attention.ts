import { and, desc, eq, isNull } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { correos as contract } from '#contract/common/correos';
import { CORREO_TEXTS } from '#domain/common/correos';
import { audit } from '../db/audit.ts';
import { facturas } from '../db/schema/facturas.ts';
import { correos } from '../db/schema/neighbours.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/rejection.ts';
import { tellSender } from './tell.ts';

const SHOWN = 100;

/** The mails of the person that could not be sent and that he has not seen to (GET correos/por-atender). */
export const correosPorAtender: Handler<typeof contract.correosPorAtender> = async (_entrada, { db, sesion }) => {
  const waiting = and(eq(correos.numiden, sesion.numiden), eq(correos.estado, 'fallido'), isNull(correos.atendido));
  const rows = await db
    .select({ correo: correos, casoId: facturas.idCaso })
    .from(correos)
    .leftJoin(facturas, and(eq(correos.entidad, 'factura'), eq(facturas.id, correos.idEntidad)))
    .where(waiting)
    .orderBy(desc(correos.id))
    .limit(SHOWN);
  return {
    total: rows.length < SHOWN ? rows.length : await db.$count(correos, waiting),
    correos: rows.map(({ correo: { id, para, asunto, creado, error, entidad, idEntidad }, casoId }) => ({
      ...{ id, para, asunto, casoId },
      creado: creado.toISOString(),
      motivo: error ?? CORREO_TEXTS.sinMotivo,
      valeId: entidad === 'vale' ? idEntidad : null,
    })),
  };
};

/** The person has seen to a mail that could not be sent (POST correos/atender). @throws Rejection 404 for one that is not his own. */
export const atenderCorreo: Handler<typeof contract.atenderCorreo> = async ({ cuerpo: { id } }, context) => {
  const { db, sesion, clock } = context;
  const { numiden } = sesion;
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ atendido: correos.atendido, para: correos.para })
      .from(correos)
      .where(and(eq(correos.id, id), eq(correos.numiden, numiden), eq(correos.estado, 'fallido')))
      .for('update');
    if (mail === undefined) throw notFound(CORREO_TEXTS.noEsSuyo);
    if (mail.atendido !== null) return;
    const momento = clock();
    await tx.update(correos).set({ atendido: momento }).where(eq(correos.id, id));
    const { para } = mail;
    await audit(tx, { momento, numiden, accion: 'atenderCorreo', entidad: 'correo', idEntidad: id, despues: { para } });
    await tellSender(tx, numiden);
  });
  return { codigo: SUCCESS_CODE, descripcion: CORREO_TEXTS.atendido };
};
