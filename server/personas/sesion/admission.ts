import { and, eq } from 'drizzle-orm';
import { TEXTS } from '#domain/common/texts';
import { type SegundoPaso, segundoPaso } from '#domain/personas/segundoFactor';
import { canSignInAt } from '#domain/personas/sesion';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { roles, segundosFactores, usuarios } from '../../platform/db/schema/personas.ts';
import { together } from '../../platform/db/together.ts';
import type { Context } from '../../platform/http/handler.ts';
import { invalidFields, Rejection } from '../../platform/http/rejection.ts';
import { isAway } from '../../platform/oidc/failures.ts';
import { createQueue } from '../../platform/queue.ts';
import type { RightCode } from '../segundoFactor/factor.ts';
import {
  type AttemptVerdict,
  countAttempt,
  forgiving,
  type LoginAttempt,
  takingBack,
  tooManyAttempts,
  tooManyStrangers,
} from './attemptLimit.ts';
import { demandCode } from './codeStep.ts';
import { hasPassword } from './hasPassword.ts';
import { knownInNetwork } from './knownComputers.ts';
import { LoginRefused, noAccess } from './loginRefused.ts';
import { networkOf } from './network.ts';
import { otherStoreText } from './ownStores.ts';
import { providerAway } from './proveedor/away.ts';
import { auditRefusedLogin } from './refusedLogins.ts';

/** Codes of a refused login (specification, section 7: anything but 1 is no success). */
const NO_PERMISSIONS_CODE = -2;
const OTHER_STORE_CODE = -3;

export const NOT_CORRECT = 'El número de empleado o la contraseña no son correctos.';

export async function readStore(db: Db, cvetda: number): Promise<string> {
  const [tienda] = await readStoreRow(db, { cvetda });
  if (tienda?.admite !== true) {
    throw invalidFields([{ campo: 'idTienda', message: 'Seleccione una tienda en la que se pueda iniciar sesión.' }]);
  }
  return tienda.nombre;
}

const readStoreRow = prepared('tienda_por_entrar', (db, { cvetda }: Places<{ cvetda: number }>) =>
  db.select({ nombre: stores.nombre, admite: stores.admiteLogin }).from(stores).where(eq(stores.cvetda, cvetda)),
);

async function readUser(db: Db, numiden: number) {
  const [usuario] = await readPerson(db, { numiden });
  return usuario;
}

const readPerson = prepared('persona_por_entrar', (db, { numiden }: Places<{ numiden: number }>) =>
  db
    .select({
      activo: usuarios.activo,
      permisos: usuarios.permisos,
      tiendas: usuarios.tiendas,
      idRol: usuarios.idRol,
      hash: usuarios.contrasenaHash,
      provisional: usuarios.contrasenaProvisional,
      segundoFactor: segundosFactores.numiden,
      pideSegundoFactor: roles.segundoFactor,
    })
    .from(usuarios)
    .leftJoin(segundosFactores, eq(segundosFactores.numiden, usuarios.numiden))
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(eq(usuarios.numiden, numiden)),
);

/** How a person shows who he is: by the number alone, by a password, or by the chain's identity provider. */
export type Proof =
  | { readonly tipo: 'numiden' }
  | { readonly tipo: 'contrasena'; readonly contrasena: string }
  /** The code of a second factor, after a right password, of whose hash `huella` is the fingerprint. */
  | { readonly tipo: 'codigo'; readonly codigo: string; readonly huella: string }
  /** Asks the provider, and gives the person the rights that it says. @throws LoginRefused; ProviderAway. */
  | { readonly tipo: 'proveedor'; readonly vouch: (tienda: string) => Promise<{ readonly sid: string | null }> };

interface Input {
  readonly attempt: LoginAttempt;
  readonly cvetda: number;
  readonly proof: Proof;
  /** In whose session it is tried, where that is at a colleague's computer; null at the login page. */
  readonly enSesionDe: number | null;
}

/** A person who may enter. */
export interface Admitted {
  readonly provisional: boolean;
  /** The stored hash that the password was right for, and what to store in its place; null where none is asked for. */
  readonly hash: { readonly judged: string; readonly renewed: string } | null;
  /** The provider's session, '' where it names none; null for who came without a provider. */
  readonly sid: string | null;
  readonly segundo: Segundo;
}

/** The part of the second factor in a sign-in: none, still to be enrolled or given, or given and to be spent with it. */
type Segundo = { readonly tipo: SegundoPaso } | (Omit<RightCode, 'tipo'> & { readonly tipo: 'dado' });

/** The store where somebody wants to enter, and the person; undefined for an unknown number. */
interface Found {
  readonly tienda: string;
  readonly usuario: Awaited<ReturnType<typeof readUser>>;
}

/** @throws LoginRefused */
async function demandAccess(
  context: Context,
  input: Input,
  verdict: AttemptVerdict,
  { tienda, usuario: asCounted }: Found,
): Promise<Admitted> {
  const { db } = context;
  const { attempt, cvetda, proof } = input;
  let hash: Admitted['hash'] = null;
  let sid: Admitted['sid'] = null;
  let segundo: Segundo = { tipo: 'ninguno' };
  if (proof.tipo === 'contrasena') hash = await demandPassword(context, input, verdict, asCounted, proof.contrasena);
  if (proof.tipo === 'codigo') {
    const { judged, code } = await demandCode(context, { attempt, verdict, usuario: asCounted, ...proof });
    hash = { judged, renewed: judged };
    segundo = { ...code, tipo: 'dado' };
  }
  if (proof.tipo === 'proveedor') sid = (await proof.vouch(tienda)).sid ?? '';
  // The provider may have said other rights than those that were read when the attempt was counted.
  const usuario = proof.tipo === 'proveedor' ? await readUser(db, attempt.numiden) : asCounted;
  const wasRight = proof.tipo !== 'numiden';
  if (usuario?.activo !== true) throw new LoginRefused('usuario sin acceso', wasRight, noAccess());
  if (usuario.permisos.length === 0) {
    const rejection = new Rejection(403, TEXTS.sinPermisos, { codigo: NO_PERMISSIONS_CODE });
    throw new LoginRefused('usuario sin permisos', wasRight, rejection);
  }
  if (!canSignInAt(usuario, cvetda, context.config.sinTiendas))
    throw await refusedStore(db, tienda, usuario.tiendas, wasRight);
  if (proof.tipo === 'contrasena') segundo = { tipo: secondStepOf(usuario) };
  return { provisional: hash !== null && usuario.provisional, hash, sid, segundo };
}

/** Refuses a store where the person may not work. @param own the stores where he may. */
export async function refusedStore(
  db: Db,
  tienda: string,
  own: readonly number[],
  wasRight: boolean,
): Promise<LoginRefused> {
  const message = await otherStoreText(db, tienda, own);
  const fields = [{ campo: 'idTienda', message }];
  return new LoginRefused(
    'tienda ajena',
    wasRight,
    new Rejection(403, message, { codigo: OTHER_STORE_CODE, campos: fields }),
  );
}

/** @throws LoginRefused */
async function demandPassword(
  { db, config, passwords }: Context,
  { attempt: { numiden, ip, now, origen } }: Input,
  verdict: AttemptVerdict,
  usuario: Found['usuario'],
  contrasena: string,
): Promise<Admitted['hash']> {
  // Who is not known here, or has no password here, is judged against nothing: the answer and its time are those of a wrong password.
  const isJudged = verdict.tipo !== 'agotado' || (await knownInNetwork(db, numiden, ip, now));
  const saved = (isJudged && hasPassword(config, numiden) ? usuario?.hash : null) ?? null;
  const turn = { who: networkOf(ip), known: origen.tipo === 'conocido' };
  const judgement = await passwords.judge(contrasena, saved, turn);
  if (judgement === 'incorrecta') {
    if (verdict.tipo === 'agotado') {
      throw new LoginRefused('demasiados intentos', false, tooManyStrangers(verdict.segundos));
    }
    throw new LoginRefused('contraseña incorrecta', false, noAccess(NOT_CORRECT));
  }
  if (saved === null) return null;
  return { judged: saved, renewed: judgement === 'porRecifrar' ? await passwords.hash(contrasena) : saved };
}

function secondStepOf({ segundoFactor, pideSegundoFactor }: NonNullable<Found['usuario']>): SegundoPaso {
  return segundoPaso({ tiene: segundoFactor !== null, loPideElRol: pideSegundoFactor === true });
}

/** Stores the hash anew; false when the password was changed while it was judged, and opens nothing any more. */
export async function isStill(tx: Tx, numiden: number, { judged, renewed }: NonNullable<Admitted['hash']>) {
  const own = await tx
    .update(usuarios)
    .set({ contrasenaHash: renewed })
    .where(and(eq(usuarios.numiden, numiden), eq(usuarios.contrasenaHash, judged)))
    .returning({ numiden: usuarios.numiden });
  return own.length > 0;
}

/** Those of one brake are judged one by one: side by side, each would count those not yet judged as failures. */
export const inTurnOf = createQueue({ lanes: 1 });

/** Counts an attempt and judges it. @throws Rejection 429 when it must wait; LoginRefused, which the audit has by then. */
export async function judgeAttempt(
  context: Context,
  input: Input,
  tienda: string,
): Promise<[Admitted, AttemptVerdict]> {
  const { db } = context;
  const { enSesionDe } = input;
  const { numiden, ip, now } = input.attempt;
  const [verdict, usuario] = await countAttempt(db, input.attempt, (tx) => readUser(tx, numiden));
  if (verdict.tipo === 'esperar') {
    const refused = { motivo: 'demasiados intentos', veces: verdict.rechazos } as const;
    await auditRefusedLogin(db, { numiden, ip, now, enSesionDe, ...refused });
    throw tooManyAttempts(verdict.segundos);
  }
  try {
    return [await demandAccess(context, input, verdict, { tienda, usuario }), verdict];
  } catch (error) {
    if (error instanceof LoginRefused) {
      const times = verdict.tipo === 'juzgar' ? verdict.cuenta : verdict.rechazos;
      await auditRefusedLogin(db, { numiden, ip, now, enSesionDe, motivo: error.motivo, veces: times });
      // At a colleague's computer only what is done with the password forgives failures, and nothing is.
      const counted = enSesionDe === null ? forgiving : takingBack;
      if (error.wasRight) await together(db, counted(db, input.attempt, verdict));
    }
    if (isAway(error)) {
      await together(db, takingBack(db, input.attempt, verdict));
      throw providerAway();
    }
    throw error;
  }
}
