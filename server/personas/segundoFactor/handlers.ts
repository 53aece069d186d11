import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { sesion } from '#contract/personas/sesion';
import {
  CODIGOS_DE_RECUPERACION,
  codigoDeRecuperacion,
  leerCodigo,
  PLAZO_DE_ACTIVAR_MS,
  SEGUNDO_FACTOR_TEXTS,
} from '#domain/personas/segundoFactor';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { codigosRecuperacion, segundosFactores, usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { conflict, invalidFields } from '../../platform/http/rejection.ts';
import { pathOf, qrOf } from '../../platform/paper/qr.ts';
import { demandAgain } from '../sesion/again.ts';
import { hasPassword } from '../sesion/hasPassword.ts';
import { randomPassword } from '../sesion/passwords.ts';
import { endSessionsOf } from '../sesion/sessions.ts';
import { ownFactor, removeFactor, sealSecret } from './factor.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

type FactorCall = 'prepararSegundoFactor' | 'activarSegundoFactor' | 'quitarMiSegundoFactor';

/** The facts of a secret that was shown and is not in use yet, as they go to the browser and back, sealed. */
const enrolmentSchema = z.object({
  secreto: z.string(),
  hasta: z.number(),
  /** The seal of the secret in use when it was shown, which it takes the place of; null for none. */
  antes: z.string().nullable(),
});

/** The handlers of a person's own second factor. */
export const secondFactorHandlers: Pick<HandlersOf<typeof sesion>, FactorCall> = {
  prepararSegundoFactor: async ({ cuerpo }, context) => {
    const { db, sesion, config, secrets, clock } = context;
    const { numiden, pendiente } = sesion;
    if (!hasPassword(config, numiden)) throw conflict(SEGUNDO_FACTOR_TEXTS.sinContrasena);
    // Who was let in only to enrol one has shown his password a moment ago.
    if (pendiente !== 'segundoFactor') {
      const confirm = await demandAgain(context, cuerpo);
      await db.transaction(confirm);
    }
    const secreto = newSecret();
    const direccion = addressOf(secreto, numiden, ISSUER);
    const qr = qrOf(direccion);
    const hasta = clock().getTime() + PLAZO_DE_ACTIVAR_MS;
    const antes = await secretInUse(db, numiden);
    return {
      ...{ secreto, direccion, qr: { lado: qr.side, trazo: pathOf(qr) } },
      inscripcion: secrets.seal(JSON.stringify({ secreto, hasta, antes }), enrolmentOf(numiden)),
    };
  },

  activarSegundoFactor: async ({ cuerpo }, context) => {
    const { db, sesion, secrets, passwords, clock } = context;
    const { numiden, id } = sesion;
    const now = clock();
    const { secreto, antes } = enrolmentIn(context, cuerpo.inscripcion);
    const code = leerCodigo(cuerpo.codigo);
    const paso = code?.tipo === 'aplicacion' ? stepOf(secreto, code.digitos, now) : null;
    if (paso === null) throw invalidFields([{ campo: 'codigo', message: SEGUNDO_FACTOR_TEXTS.incorrecto }]);
    const codes = Array.from({ length: CODIGOS_DE_RECUPERACION }, (_, orden) => ({ orden, secret: randomPassword() }));
    const hashed = await Promise.all(
      codes.map(async ({ orden, secret }) => ({ numiden, orden, hash: await passwords.hash(secret) })),
    );
    await db.transaction(async (tx) => {
      // Two tabs that enrol at once: the second one's secret was shown when there was another.
      await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden)).for('update');
      if ((await secretInUse(tx, numiden)) !== antes) throw conflict(SEGUNDO_FACTOR_TEXTS.inscripcionVencida);
      await removeFactor(tx, numiden);
      const secret = sealSecret(secrets, secreto, numiden);
      await tx.insert(segundosFactores).values({ numiden, secreto: secret, desde: now, ultimoPaso: paso });
      await tx.insert(codigosRecuperacion).values(hashed);
      await endSessionsOf(tx, numiden, id);
      await tx.update(sessions).set({ porInscribir: false }).where(eq(sessions.id, id));
      await note(tx, context, 'activar segundo factor');
    });
    return {
      codigo: SUCCESS_CODE,
      descripcion: SEGUNDO_FACTOR_TEXTS.activado,
      codigos: codes.map(({ orden, secret }) => codigoDeRecuperacion(orden, secret)),
    };
  },

  quitarMiSegundoFactor: async ({ cuerpo }, context) => {
    const { db, sesion } = context;
    const confirm = await demandAgain(context, cuerpo);
    await db.transaction(async (tx) => {
      await confirm(tx);
      if ((await ownFactor(tx, sesion.numiden)).loPideElRol) throw conflict(SEGUNDO_FACTOR_TEXTS.delRol);
      if (!(await removeFactor(tx, sesion.numiden))) throw conflict(SEGUNDO_FACTOR_TEXTS.sinActivar);
      await note(tx, context, 'quitar segundo factor');
    });
    return { codigo: SUCCESS_CODE, descripcion: SEGUNDO_FACTOR_TEXTS.quitado };
  },
};

/** The product, as an application of codes names it. */
const ISSUER = 'Mostrador';

function enrolmentOf(numiden: number): string {
  return `inscripción del segundo factor de ${numiden}`;
}

/** @throws Rejection 409 for one of too long ago, or of another person. */
function enrolmentIn({ sesion, secrets, clock }: Context, sealed: string): z.output<typeof enrolmentSchema> {
  const opened = secrets.open(sealed, enrolmentOf(sesion.numiden));
  const read = opened.tipo === 'abierto' ? enrolmentSchema.parse(JSON.parse(opened.texto)) : null;
  const left = (read?.hasta ?? 0) - clock().getTime();
  if (read === null || left < 0 || left > PLAZO_DE_ACTIVAR_MS) throw conflict(SEGUNDO_FACTOR_TEXTS.inscripcionVencida);
  return read;
}

async function secretInUse(db: Db | Tx, numiden: number): Promise<string | null> {
  const [row] = await db
    .select({ secreto: segundosFactores.secreto })
    .from(segundosFactores)
    .where(eq(segundosFactores.numiden, numiden));
  return row?.secreto ?? null;
}

type Deed = 'activar segundo factor' | 'quitar segundo factor';

async function note(tx: Tx, { sesion: { numiden }, clock, ip }: Context, accion: Deed): Promise<void> {
  await audit(tx, { momento: clock(), numiden, accion, entidad: 'usuario', idEntidad: numiden, despues: { ip } });
  await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden, usuario: { que: 'segundoFactor' } });
}
