import { type ActionAnswer, SECOND_STEP_CODE, SUCCESS_CODE } from '#contract/common/answers';
import type { sesion } from '#contract/personas/sesion';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { Config } from '../../platform/config.ts';
import { auditing } from '../../platform/db/audit.ts';
import { inOneGo, onOneConnection } from '../../platform/db/oneConnection.ts';
import { together } from '../../platform/db/together.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { conflict, invalidFields } from '../../platform/http/rejection.ts';
import { type Admitted, inTurnOf, isStill, judgeAttempt, NOT_CORRECT, type Proof, readStore } from './admission.ts';
import { type AttemptVerdict, forgiving, type LoginAttempt, ownBrake, takingBack } from './attemptLimit.ts';
import { stepIsOver, wrongCode } from './codeStep.ts';
import { firstStepOf, rememberFirstStep } from './firstStep.ts';
import { knownComputer, rememberComputer } from './knownComputers.ts';
import { noAccess } from './loginRefused.ts';
import { closingSession, openingSession } from './sessions.ts';

/** Signs an employee in at a store by number and password (specification, sections 6 and 7). */
export const logIn: Handler<(typeof sesion)['iniciarSesion']> = ({ cuerpo }, context) => {
  const numiden = Number(cuerpo.numiden);
  const { auth, emergencia } = context.config;
  if (auth === 'oidc' && emergencia === null) throw conflict(BY_PROVIDER);
  if (auth !== 'numiden' && !cuerpo.contrasena) {
    throw invalidFields([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
  }
  const proof: Proof =
    auth === 'numiden' ? { tipo: 'numiden' } : { tipo: 'contrasena', contrasena: cuerpo.contrasena ?? '' };
  return signIn(context, { numiden, cvetda: cuerpo.idTienda }, proof);
};

const BY_PROVIDER = 'Aquí se entra con la cuenta de la cadena, no con contraseña.';

/**
 * Lets in who gives the code of his second factor after a right password, within some minutes and in the same browser. There is no
 * session before.
 */
export const confirmCode: Handler<(typeof sesion)['confirmarCodigo']> = async ({ cuerpo: { codigo } }, context) => {
  const first = firstStepOf(context);
  if (first === null) {
    context.trip.clear();
    throw stepIsOver();
  }
  const { numiden, cvetda, huella } = first;
  const entered = await signIn(context, { numiden, cvetda }, { tipo: 'codigo', codigo, huella });
  context.trip.clear();
  return entered;
};

interface Place {
  readonly numiden: number;
  readonly cvetda: number;
}

/**
 * Opens the session of a person who shows who he is, whichever way: checks, sentences, brake and audit are the same. The new
 * session replaces the browser's old one. Whoever has a second factor is asked for its code after the password, and nothing is opened.
 */
export async function signIn(context: Context, { numiden, cvetda }: Place, proof: Proof): Promise<ActionAnswer> {
  const { db, ip, cookie, computer } = context;
  const isGuessed = proof.tipo === 'contrasena' || proof.tipo === 'codigo';
  const [tienda, equipoHash] = await onOneConnection(db, (one) =>
    inOneGo([
      readStore(one, cvetda),
      isGuessed ? knownComputer(one, computer.token, { numiden, now: context.clock() }) : null,
    ]),
  );
  const source: LoginAttempt['origen'] =
    equipoHash !== null ? { tipo: 'conocido', equipoHash } : { tipo: isGuessed ? 'extrano' : 'local' };
  const entered = await inTurnOf(ownBrake({ numiden, ip, origen: source }).clave, async () => {
    const attempt = { numiden, ip, now: context.clock(), origen: source };
    const [admitted, verdict] = await judgeAttempt(context, { attempt, cvetda, proof, enSesionDe: null }, tienda);
    return admitted.segundo.tipo === 'codigo'
      ? keepFirstStep(context, { attempt, verdict, admitted, cvetda })
      : open(context, { attempt, verdict, admitted, cvetda }, proof);
  });
  if (entered === null) return { codigo: SECOND_STEP_CODE, descripcion: SEGUNDO_FACTOR_TEXTS.pedido };
  cookie.set(entered.token);
  if (entered.computer !== null) computer.set(entered.computer);
  return { codigo: SUCCESS_CODE, descripcion: 'Sesión iniciada' };
}

interface Judged {
  readonly attempt: LoginAttempt;
  readonly verdict: AttemptVerdict;
  readonly admitted: Admitted;
  readonly cvetda: number;
}

/** Keeps that the password was right. The failures before it stay, since a code is still to be guessed. */
async function keepFirstStep(
  context: Context,
  { attempt, verdict, admitted: { hash }, cvetda }: Judged,
): Promise<null> {
  const { numiden } = attempt;
  if (hash === null) throw new Error('A second step was asked for without a first one');
  await context.db.transaction(async (tx) => {
    if (!(await isStill(tx, numiden, hash))) throw noAccess(NOT_CORRECT);
    await together(tx, takingBack(tx, attempt, verdict));
  });
  rememberFirstStep(context, { numiden, cvetda, hash: hash.renewed });
  return null;
}

async function open(context: Context, { attempt, verdict, admitted, cvetda }: Judged, proof: Proof) {
  const { db, cookie, computer, navegador } = context;
  const { numiden, ip, now } = attempt;
  const { provisional, hash, sid, segundo } = admitted;
  const porInscribir = segundo.tipo === 'inscribir';
  const opening = openingSession(db, { numiden, cvetda, ip, now, navegador, provisional, porInscribir, sid });
  const writes = [
    ...forgiving(db, attempt, verdict),
    ...(cookie.token === null ? [] : [closingSession(db, cookie.token)]),
    auditing(db, {
      momento: now,
      numiden,
      accion: 'iniciar sesión',
      entidad: 'usuario',
      idEntidad: numiden,
      despues: {
        cvetda,
        ip,
        ...wayIn(context.config, proof),
        ...(segundo.tipo === 'dado' ? { con: segundo.con } : {}),
      },
    }),
    opening.writing,
  ];
  if (hash === null) {
    await together(db, writes);
    return { token: opening.token, computer: null };
  }
  return db.transaction(async (tx) => {
    if (!(await isStill(tx, numiden, hash))) throw noAccess(NOT_CORRECT);
    if (segundo.tipo === 'dado' && !(await segundo.spend(tx))) throw wrongCode(SEGUNDO_FACTOR_TEXTS.usado);
    await together(tx, writes);
    const known = await rememberComputer(tx, { token: computer.token, numiden, ip, now });
    return { token: opening.token, computer: known };
  });
}

/** The way in, for the audit, where there are several. */
function wayIn({ auth }: Config, proof: Proof): object {
  if (auth !== 'oidc') return {};
  return { por: proof.tipo === 'proveedor' ? 'proveedor de identidad' : 'contraseña de emergencia' };
}
