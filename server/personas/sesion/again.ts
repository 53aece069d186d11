import { eq } from 'drizzle-orm';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { DeNuevo } from '#domain/personas/segundoFactorSchemas';
import type { Tx } from '../../platform/db/db.ts';
import { segundosFactores, usuarios } from '../../platform/db/schema/personas.ts';
import type { Context } from '../../platform/http/handler.ts';
import { invalidFields, type Rejection } from '../../platform/http/rejection.ts';
import { createQueue } from '../../platform/queue.ts';
import { CODE_FAULT_TEXTS, judgeCode } from '../segundoFactor/factor.ts';
import { isStill } from './admission.ts';
import { countChange, forgiveChange } from './attemptLimit.ts';
import { hasPassword } from './hasPassword.ts';

/** The words of a password that is asked again: where it stands in the form, and that it is wrong. */
interface Words {
  readonly campo: 'contrasena' | 'actual';
  readonly incorrecta: string;
}

const WORDS: Words = { campo: 'contrasena', incorrecta: SEGUNDO_FACTOR_TEXTS.contrasenaIncorrecta };

/** The words where a password is changed. */
export const PRESENT_ONE: Words = { campo: 'actual', incorrecta: 'La contraseña actual no es correcta.' };

/** Says in the transaction of the deed that what was shown still counts, and takes the code. @throws Rejection 400. */
type Confirming = (tx: Tx) => Promise<void>;

const inTurn = createQueue({ lanes: 1 });

/**
 * Asks the person of a session again who he is, before what is grave: by his password, and by a code if he has a second factor; a
 * session that was left open does not do it. Nothing is asked of who enters without a password, nor the code of who has just given
 * it and must change his password first.
 * @throws Rejection 400 with the field at fault; 429 after too many wrong ones.
 */
export function demandAgain(context: Context, given: DeNuevo, words = WORDS): Promise<Confirming> {
  const { config, sesion } = context;
  if (!hasPassword(config, sesion.numiden)) return Promise.resolve(async () => undefined);
  // One after the other for each person: hashing is dear, and whoever is signed in may ask without end.
  return inTurn(sesion.numiden, () => judgeAgain(context, given, words));
}

async function judgeAgain(context: Context, { contrasena = '', codigo }: DeNuevo, words: Words): Promise<Confirming> {
  const { db, sesion, passwords, ip, clock } = context;
  const { numiden, pendiente } = sesion;
  const [row] = await db
    .select({ hash: usuarios.contrasenaHash, factor: segundosFactores.numiden })
    .from(usuarios)
    .leftJoin(segundosFactores, eq(segundosFactores.numiden, usuarios.numiden))
    .where(eq(usuarios.numiden, numiden));
  const asksCode = (row?.factor ?? null) !== null && pendiente !== 'contrasena';
  // Before anything is judged: a right password would forgive the wrong codes before it.
  if (contrasena === '') throw wrong(words.campo, SEGUNDO_FACTOR_TEXTS.contrasena);
  if (asksCode && codigo === undefined) throw wrong('codigo', SEGUNDO_FACTOR_TEXTS.pedido);
  await countChange(db, numiden, clock());
  const hash = row?.hash ?? null;
  const judgement = await passwords.judge(contrasena, hash, { who: ip, known: true });
  if (hash === null || judgement === 'incorrecta') throw wrong(words.campo, words.incorrecta);
  const code = asksCode && codigo !== undefined ? await judgeCode(context, numiden, codigo, ip) : null;
  if (code !== null && code.tipo !== 'correcto') throw wrong('codigo', CODE_FAULT_TEXTS[code.tipo]);
  await forgiveChange(db, numiden);
  return async (tx) => {
    if (!(await isStill(tx, numiden, { judged: hash, renewed: hash }))) throw wrong(words.campo, words.incorrecta);
    if (code !== null && !(await code.spend(tx))) throw wrong('codigo', SEGUNDO_FACTOR_TEXTS.usado);
  };
}

function wrong(campo: string, message: string): Rejection {
  return invalidFields([{ campo, message }]);
}
