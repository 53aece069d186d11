import { eq } from 'drizzle-orm';
import { audit } from '../../platform/db/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { frenosLogin } from '../../platform/db/schema/system.ts';
import { folioUnderWay } from '../../platform/http/folio.ts';
import { tryBrake } from './brakeRules.ts';

/** The act of an audit row of a sign-in that was refused. */
export const REFUSED_LOGIN = 'rechazar inicio de sesión';

/** Why a login was refused, as the audit says it. */
export type LoginReason =
  | 'contraseña incorrecta'
  | 'usuario sin acceso'
  | 'usuario sin permisos'
  | 'tienda ajena'
  | 'el proveedor no dio fe'
  | 'número de otra cuenta del proveedor'
  | 'sin el segundo factor del proveedor'
  | 'código incorrecto'
  | 'código ya usado'
  | 'segundo factor ilegible'
  | 'contraseña de otro momento'
  | 'demasiados intentos';

interface RefusedLogin {
  readonly numiden: number;
  readonly ip: string;
  readonly now: Date;
  readonly motivo: LoginReason;
  /** Which one it is of those that its counter has seen. */
  readonly veces: number;
  /** In whose session the password was tried, where that was at a colleague's computer; null at the login page. */
  readonly enSesionDe: number | null;
}

/** Rows of refused logins that the audit takes, whoever attacks from wherever: so many at once, then one a minute. */
const AUDIT_BUDGET = { tipo: 'presupuesto', clave: 'bitacora', tries: 1_000, refillMs: 60_000 } as const;
const EACH_OF_THE_FIRST = 5;

/**
 * Writes a refused login into the audit: who was tried, from where, why. The first five of a counter have a row each,
 * then only the 8th, 16th, 32nd ...: a million guesses leave twenty rows that say how many they were.
 */
export async function auditRefusedLogin(db: Db, refused: RefusedLogin): Promise<void> {
  const { numiden, ip, now, motivo, veces, enSesionDe } = refused;
  if (veces > EACH_OF_THE_FIRST && !Number.isInteger(Math.log2(veces))) return;
  const folio = folioUnderWay();
  await db.transaction(async (tx) => {
    await tx
      .insert(frenosLogin)
      .values({ clave: AUDIT_BUDGET.clave, cuenta: 0, rechazos: 0, libre: now })
      .onConflictDoNothing();
    const [row] = await tx.select().from(frenosLogin).where(eq(frenosLogin.clave, AUDIT_BUDGET.clave)).for('update');
    const answer = tryBrake(AUDIT_BUDGET, row ?? { cuenta: 0, libre: now }, now);
    if (answer.tipo === 'espera') return;
    await tx.update(frenosLogin).set(answer.fila).where(eq(frenosLogin.clave, AUDIT_BUDGET.clave));
    await audit(tx, {
      momento: now,
      numiden: null,
      accion: REFUSED_LOGIN,
      entidad: 'usuario',
      idEntidad: numiden,
      despues: {
        ...{ ip, motivo, veces },
        ...(enSesionDe === null ? {} : { enSesionDe }),
        ...(folio === null ? {} : { folio }),
      },
    });
  });
}
