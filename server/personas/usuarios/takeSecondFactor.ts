import { eq } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { removeFactor } from '../segundoFactor/factor.ts';
import { actorUnderLock, demandOverOthers, holderOf, limitOfRole } from './overOthers.ts';
import { lockRights } from './rights.ts';

/**
 * Takes the second factor of another person away, who lost what shows its codes (POST usuario/quitar-segundo-factor), and ends his
 * sessions. Where the role asks for one, he enrols another at the next sign-in.
 */
export const quitarSegundoFactor: Handler<typeof contratoUsuarios.quitarSegundoFactor> = (
  { cuerpo: { id } },
  context,
) =>
  oncePerKey(
    'quitarSegundoFactor',
    { id },
    context,
    async () => undefined,
    async (tx) => {
      const { numiden } = context.sesion;
      await lockRights(tx);
      const actor = await actorUnderLock(tx, 'quitarSegundoFactor', numiden);
      const [row] = await tx.select().from(usuarios).where(eq(usuarios.numiden, id)).for('update');
      if (row === undefined) throw notFound(USER_TEXTS.noExiste(id));
      const other = holderOf({ ...row, limite: await limitOfRole(tx, row.idRol) });
      demandOverOthers('quitarSegundoFactor', actor, { other });
      if (!(await removeFactor(tx, id))) throw conflict(SEGUNDO_FACTOR_TEXTS.noTiene(row.nombreCompleto));
      await tx.delete(sessions).where(eq(sessions.numiden, id));
      const accion = 'quitarSegundoFactor';
      await audit(tx, { momento: context.clock(), numiden, accion, entidad: 'usuario', idEntidad: id });
      await announce(tx, { entidad: 'usuario', id, version: null, numiden, usuario: { que: 'segundoFactor' } });
      const descripcion = SEGUNDO_FACTOR_TEXTS.quitadoA(row.nombreCompleto);
      return { answer: { codigo: SUCCESS_CODE, descripcion }, created: null };
    },
  );
