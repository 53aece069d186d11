import { eq } from 'drizzle-orm';
import { TEXTS } from '#domain/common/texts';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { QuienResponde } from '#domain/personas/sesion';
import { auditing } from '../../platform/db/audit.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { together } from '../../platform/db/together.ts';
import type { Context, ServerSession } from '../../platform/http/handler.ts';
import { conflict, invalidFields } from '../../platform/http/rejection.ts';
import { CODE_FAULT_TEXTS, judgeCode } from '../segundoFactor/factor.ts';
import { limitOfRole } from '../usuarios/overOthers.ts';
import { inTurnOf, isStill, judgeAttempt } from './admission.ts';
import { forgettingFailures, type LoginAttempt, ownBrake, takingBack } from './attemptLimit.ts';
import { CODE_REASONS } from './codeStep.ts';
import { knownComputer } from './knownComputers.ts';
import { LoginRefused } from './loginRefused.ts';
import { networkOf } from './network.ts';
import { auditRefusedLogin } from './refusedLogins.ts';

/**
 * Lets a colleague answer for one thing in a session that is another's, by number and password, and by the code of who has a
 * second factor: judged, braked and audited as a login at this computer and store, and nothing is opened. The audit keeps each try
 * with whose session it was, whatever becomes of the thing; only when it is done are the failures before it forgotten, so that
 * nobody clears them with a thing that fails.
 * @param decide does it with the rights that the colleague has now.
 * @throws Rejection 400 with the field at fault; 403 for who may not work here; 409 where the server asks for no passwords; 429;
 * and as `decide` does.
 */
export async function vouchedFor<R>(
  context: Context,
  given: QuienResponde,
  decide: (asColleague: Context) => Promise<R>,
): Promise<R> {
  const { colleague, attempt } = await tried(context, given);
  const done = await decide({ ...context, sesion: colleague });
  await together(context.db, [forgettingFailures(context.db, attempt)]);
  return done;
}

/** Who answers, with the rights that they have now, and how it was tried. */
interface Tried {
  readonly colleague: ServerSession;
  readonly attempt: LoginAttempt;
}

async function tried(context: Context, { numiden: typed, contrasena, codigo }: QuienResponde): Promise<Tried> {
  const numiden = Number(typed);
  const { db, config, clock, computer, ip, sesion } = context;
  if (config.auth !== 'contrasena') throw conflict(NO_PASSWORDS);
  const equipoHash = await knownComputer(db, computer.token, { numiden, now: clock() });
  const origen: LoginAttempt['origen'] = equipoHash === null ? { tipo: 'extrano' } : { tipo: 'conocido', equipoHash };
  return inTurnOf(ownBrake({ numiden, ip, origen }).clave, async () => {
    const now = clock();
    const attempt = { numiden, ip, now, origen };
    const cvetda = sesion.tienda.id;
    const enSesionDe = sesion.numiden;
    const input = { attempt, cvetda, proof: { tipo: 'contrasena', contrasena }, enSesionDe } as const;
    const [admitted, verdict] = await judgeAttempt(context, input, sesion.tienda.nombre).catch(asFault);
    const { provisional, hash, segundo } = admitted;
    const isAsked = segundo.tipo === 'codigo';
    const code = isAsked && codigo !== undefined ? await judgeCode(context, numiden, codigo, networkOf(ip)) : null;
    if (code !== null && code.tipo !== 'correcto') {
      // It stays counted, as a wrong password does.
      const veces = verdict.tipo === 'juzgar' ? verdict.cuenta : verdict.rechazos;
      await auditRefusedLogin(db, { numiden, ip, now, enSesionDe, motivo: CODE_REASONS[code.tipo], veces });
      throw invalidFields([{ campo: 'codigo', message: CODE_FAULT_TEXTS[code.tipo] }]);
    }
    if (isAsked && code === null) {
      await together(db, takingBack(db, attempt, verdict));
      throw invalidFields([{ campo: 'codigo', message: SEGUNDO_FACTOR_TEXTS.pedidoAqui }]);
    }
    const right = auditing(db, {
      ...{ momento: now, numiden, accion: 'dar contraseña en otra sesión', entidad: 'usuario', idEntidad: numiden },
      despues: { cvetda, ip, enSesionDe },
    });
    await together(db, [...takingBack(db, attempt, verdict), right]);
    if (provisional) throw invalidFields([{ campo: 'contrasena', message: PROVISIONAL }]);
    if (segundo.tipo === 'inscribir') {
      throw invalidFields([{ campo: 'numiden', message: SEGUNDO_FACTOR_TEXTS.porInscribirAqui }]);
    }
    const colleague = await db.transaction(async (tx) => {
      if (hash === null || !(await isStill(tx, numiden, hash))) {
        throw invalidFields([{ campo: 'contrasena', message: CHANGED }]);
      }
      if (code !== null && !(await code.spend(tx))) {
        throw invalidFields([{ campo: 'codigo', message: SEGUNDO_FACTOR_TEXTS.usado }]);
      }
      const [person] = await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden));
      // Who may no longer enter since the password was judged answers for nothing either.
      if (person?.activo !== true) throw invalidFields([{ campo: 'numiden', message: TEXTS.sinAcceso }]);
      const { nombreCompleto: nombre, areas, permisos, idRol } = person;
      const roles = idRol === null ? [] : [idRol];
      const limite = await limitOfRole(tx, idRol);
      return { ...sesion, numiden, nombre, areas, permisos, roles, limite, pendiente: null };
    });
    return { colleague, attempt };
  });
}

const NO_PASSWORDS = 'Este servidor no pide contraseñas: nadie puede autorizar en el equipo de otra persona.';
const PROVISIONAL = 'Su contraseña es provisional: entre con ella en su equipo y cámbiela primero.';
const CHANGED = 'La contraseña cambió en este momento. Escríbala de nuevo.';

/** The facts that history and audit keep of a decision at a colleague's computer; nothing of one at one's own, for which `at` is null. */
export function whereDecided(at: Pick<ServerSession, 'numiden' | 'nombre'> | null) {
  return at === null
    ? { entry: {}, audited: {} }
    : { entry: { enSesionDe: at.nombre }, audited: { enSesionDe: at.numiden } };
}

/** A refused login is no end of the session in which it was tried: it is a fault of the form. */
function asFault(error: unknown): never {
  if (!(error instanceof LoginRefused) || error.status !== 401) throw error;
  const campo = error.wasRight ? 'numiden' : 'contrasena';
  throw invalidFields([{ campo, message: error.message }]);
}
