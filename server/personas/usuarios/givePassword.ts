import { eq } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { hasPassword } from '../sesion/hasPassword.ts';
import { forgetOtherComputers } from '../sesion/knownComputers.ts';
import { randomPassword } from '../sesion/passwords.ts';
import { actorUnderLock, demandOverOthers, holderOf, limitOfRole } from './overOthers.ts';
import { lockRights } from './rights.ts';

/**
 * Gives another person a new password that must be changed at the next login, and ends his sessions (POST
 * usuario/contrasena-provisional). It is answered once and stored as a hash only, which is why no key repeats the answer:
 * whoever asks again gets another one.
 */
export const contrasenaProvisional: Handler<typeof contratoUsuarios.contrasenaProvisional> = async (
  { cuerpo: { id } },
  { db, sesion, config, passwords, clock },
) => {
  if (!hasPassword(config, id)) throw conflict(USER_TEXTS.sinContrasenas);
  const contrasena = randomPassword();
  // Before the transaction: it takes a third of a second.
  const contrasenaHash = await passwords.hash(contrasena);
  await db.transaction(async (tx) => {
    await lockRights(tx);
    const actor = await actorUnderLock(tx, 'contrasenaProvisional', sesion.numiden);
    const [row] = await tx.select().from(usuarios).where(eq(usuarios.numiden, id)).for('update');
    if (row === undefined) throw notFound(USER_TEXTS.noExiste(id));
    demandOverOthers('contrasenaProvisional', actor, {
      other: holderOf({ ...row, limite: await limitOfRole(tx, row.idRol) }),
    });
    if (!row.activo) throw conflict(USER_TEXTS.contrasenaInactivo);
    await tx.update(usuarios).set({ contrasenaHash, contrasenaProvisional: true }).where(eq(usuarios.numiden, id));
    await tx.delete(sessions).where(eq(sessions.numiden, id));
    await forgetOtherComputers(tx, id, null);
    const numiden = sesion.numiden;
    await audit(tx, {
      momento: clock(),
      numiden,
      accion: 'contrasenaProvisional',
      entidad: 'usuario',
      idEntidad: id,
    });
    await announce(tx, { entidad: 'usuario', id, version: null, numiden, usuario: { que: 'contrasena' } });
  });
  return { codigo: SUCCESS_CODE, descripcion: USER_TEXTS.contrasena, contrasena };
};
