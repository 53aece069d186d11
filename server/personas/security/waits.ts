import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { seguridad as contrato } from '#contract/personas/security';
import { type LimitedRead, LONGEST_WINDOW_MS, MAX_READS, slowedInWords, windowOf } from '#domain/common/readLimits';
import type { Wait } from '#domain/personas/security';
import { audit } from '../../platform/db/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { bitacora, frenosLogin } from '../../platform/db/schema/system.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { namesOf } from '../../platform/names.ts';
import { latestEnd } from '../../platform/time/setBack.ts';
import { credentialBudget, FREE_TRIES, networkBudget, numberBudget } from '../sesion/brakeRules.ts';
import { actorUnderLock, against, demandOverOthers, holdersOf } from '../usuarios/overOthers.ts';
import { lockRights } from '../usuarios/rights.ts';
import { brakeInWords, type NamedBrake } from './brakeInWords.ts';

const MOST = 500;

/** Who must wait, or will after the next failure, those first who wait longest (GET seguridad/esperas). */
export const waitList: Handler<typeof contrato.esperas> = async (_entrada, context) => {
  const { db, clock, config, sesion } = context;
  const now = clock();
  const brakes = await db
    .select({ clave: frenosLogin.clave, cuenta: frenosLogin.cuenta, libre: frenosLogin.libre })
    .from(frenosLogin)
    .where(holds(now))
    .orderBy(desc(frenosLogin.libre))
    .limit(MOST + 1);
  const told = brakes.slice(0, MOST).flatMap((row) => {
    const words = brakeInWords(row, now, config.auth === 'contrasena');
    return words === null ? [] : [{ row, words }];
  });
  const slowed = await slowedReaders(db, now);
  const names = await namesOf(db, [...told.map(({ words }) => words.numiden), ...slowed.map(({ numiden }) => numiden)]);
  const people = await holdersOf(db, [sesion.numiden, ...told.flatMap(({ words }) => words.numiden ?? [])]);
  const who = (numiden: number | null) => (numiden === null ? null : { numiden, nombre: names.get(numiden) ?? null });
  const atLogin = told.map(({ row, words: { numiden, red, porque, hasta } }): Wait => {
    const enContra = numiden === null ? null : against('quitarEspera', people, sesion.numiden, numiden);
    const known = { red, porque, intentos: row.cuenta, quitable: true, enContra };
    return { ...known, id: idOf(row.clave), quien: who(numiden), hasta: hasta?.toISOString() ?? null };
  });
  const atReading = slowed.map(({ id, numiden, lectura, momento }): Wait => {
    const until = new Date(momento.getTime() + windowOf(lectura)).toISOString();
    const known = {
      red: null,
      porque: slowedInWords(lectura),
      intentos: MAX_READS[lectura],
      quitable: false,
      enContra: null,
    };
    return { ...known, id: `lectura-${id}`, quien: who(numiden), hasta: until };
  });
  const filas = [...atLogin, ...atReading].sort((a, b) => (b.hasta ?? '').localeCompare(a.hasta ?? ''));
  return { filas, limiteExcedido: brakes.length > MOST };
};

/** Forgives the failures of a brake of the login (POST seguridad/quitar-espera); what was forgiven, the audit keeps. */
export const takeWaitAway: Handler<typeof contrato.quitarEspera> = ({ cuerpo }, context) =>
  oncePerKey(
    'quitarEspera',
    cuerpo,
    context,
    async () => undefined,
    async (tx) => {
      await lockRights(tx);
      const actor = await actorUnderLock(tx, 'quitarEspera', context.sesion.numiden);
      const [row] = await tx
        .delete(frenosLogin)
        .where(eq(sql`encode(sha256(convert_to(${frenosLogin.clave}, 'UTF8')), 'hex')`, cuerpo.id))
        .returning();
      const now = context.clock();
      const words = row === undefined ? null : brakeInWords(row, now, context.config.auth === 'contrasena');
      if (row === undefined || words === null) throw notFound('Esa espera ya había terminado.');
      const { numiden, red, porque, hasta } = words;
      const other = numiden === null ? undefined : (await holdersOf(tx, [numiden])).get(numiden);
      demandOverOthers('quitarEspera', actor, { other: other ?? null });
      await audit(tx, {
        momento: now,
        numiden: context.sesion.numiden,
        accion: 'quitarEspera',
        ...(numiden === null ? { entidad: 'red', idEntidad: red ?? '' } : { entidad: 'usuario', idEntidad: numiden }),
        antes: { motivo: porque, intentos: row.cuenta, hasta: hasta?.toISOString() ?? null },
      });
      return { answer: { codigo: SUCCESS_CODE, descripcion: 'La espera se quitó' }, created: null };
    },
  );

/** By which the screen names a brake: its key holds what a computer is known by. */
function idOf(clave: NamedBrake['clave']): string {
  return createHash('sha256').update(clave).digest('hex');
}

/** Growing waits from the failure on that costs one, budgets while they are exhausted (`brakeRules.ts`). */
function holds(now: Date) {
  const spent = ({ tries, refillMs }: { readonly tries: number; readonly refillMs: number }) =>
    new Date(now.getTime() + (tries - 1) * refillMs).toISOString();
  const { clave, cuenta, libre } = frenosLogin;
  return sql`(${clave} ~ '^(par|equipo|cambio):' and ${cuenta} >= ${FREE_TRIES})
    or (${clave} like 'numero:%' and ${libre} > ${spent(numberBudget(0))}::timestamptz)
    or (${clave} like 'red:%' and ${libre} > ${spent(networkBudget(''))}::timestamptz)
    or (${clave} like 'credencial:%' and ${libre} > ${spent(credentialBudget(''))}::timestamptz)`;
}

/** Who was slowed within the window: until its end at the latest. */
async function slowedReaders(db: Db, now: Date) {
  const rows = await db
    .select({ id: bitacora.id, numiden: bitacora.numiden, lectura: bitacora.idEntidad, momento: bitacora.momento })
    .from(bitacora)
    .where(
      and(
        eq(bitacora.lectura, true),
        eq(bitacora.accion, 'lecturaFrenada'),
        gt(bitacora.momento, new Date(now.getTime() - LONGEST_WINDOW_MS)),
        lte(bitacora.momento, latestEnd(now, 0)),
      ),
    )
    .orderBy(desc(bitacora.momento))
    .limit(MOST);
  const lasts = (lectura: LimitedRead, momento: Date) => momento.getTime() > now.getTime() - windowOf(lectura);
  return rows.flatMap(({ lectura, ...row }) =>
    isLimited(lectura) && lasts(lectura, row.momento) ? [{ ...row, lectura }] : [],
  );
}

function isLimited(name: string): name is LimitedRead {
  return name in MAX_READS;
}
