import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { z } from 'zod';
import { hechoSchema, PROBLEM_JSON, PROBLEMAS, problemaSchema } from '#contract/neighbours/sobre';
import type { Vecino } from '#contract/neighbours/vecino';
import type { Line } from '../../server/platform/neighbours/http/line.ts';
import { signatureOf } from '../../server/platform/neighbours/http/signature.ts';

/** After how long the line is cut, one try after the other: before it acts, while it does, and after, also far away; in milliseconds. */
const CUTS_MS = [2, 8, 40, 200];

/** A while after a request whose line was cut, until it is asked again, in milliseconds. */
const AFTER_CUT_MS = 1_000;

const SIX_MINUTES = 6 * 60;

/** How a request is signed: well, by another secret, six minutes ago, not at all, or for another body. */
export type Firma = 'buena' | 'ajena' | 'vieja' | 'ninguna' | 'deOtroCuerpo';

/** A request as the kit makes it; `datos` are as they travel. */
export interface Llamada {
  readonly operacion: string;
  readonly datos: unknown;
  /** Null for a reading. */
  readonly clave: string | null;
  readonly numiden?: number;
  readonly firma?: Firma;
  /** Where it is sent, if not to its operation. */
  readonly ruta?: string;
}

/** The sense of an answer by the contract; `otra` is everything that tells nothing. */
export type Sentido = 'hecho' | keyof typeof PROBLEMAS | 'otra';

/** An answer; `resultado` is as it travelled, undefined where there is none. */
export interface Contestada {
  readonly status: number;
  readonly sentido: Sentido;
  readonly resultado: unknown;
  /** In words, for who has to mend it. */
  readonly texto: string;
}

/** Asks the implementation under trial, and remembers what did not fit the contract and how long it took. */
export interface Caller {
  call(llamada: Llamada): Promise<Contestada>;
  /** Sends it, cuts the line without waiting for the answer, and lets a moment pass. */
  cut(llamada: Llamada): Promise<void>;
  /** Asks for a result; throws `Defecto` when it is no yes. */
  demand<R = unknown>(llamada: Llamada): Promise<R>;
  readonly misfits: readonly string[];
  /** The longest that a reading and a change took, in milliseconds. */
  readonly slowest: { lectura: number; cambio: number };
  /** How far its clock is ahead of ours by the `Date` of its last answer, in milliseconds; null while none has said. */
  readonly clock: { aheadMs: number | null };
}

/** Something that is wrong with the implementation, in one Spanish sentence. */
export class Defecto extends Error {}

/** Makes the caller of one implementation. @param quien the number of the employee who asks. */
export function callerOf(
  vecino: Vecino,
  line: Line,
  {
    secretos,
    token,
    quien,
  }: { readonly secretos: readonly Buffer[]; readonly token: string | null; readonly quien: number },
): Caller {
  const misfits: string[] = [];
  const slowest = { lectura: 0, cambio: 0 };
  const clock: Caller['clock'] = { aheadMs: null };
  const post = (
    { operacion, datos, clave, numiden = quien, firma = 'buena', ruta = operacion }: Llamada,
    signal: AbortSignal | null,
  ) => {
    const body = JSON.stringify({ operacion, ...(clave === null ? {} : { clave }), numiden, datos });
    const id = clave ?? randomUUID();
    const seconds = Math.floor(Date.now() / 1_000) - (firma === 'vieja' ? SIX_MINUTES : 0);
    const keys = firma === 'ajena' ? [Buffer.alloc(32, 170)] : secretos;
    const signed = signatureOf({ id, seconds, body: firma === 'deOtroCuerpo' ? `${body} ` : body }, keys);
    const headers = {
      'Content-Type': 'application/json',
      Accept: `application/json, ${PROBLEM_JSON}`,
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      ...(firma === 'ninguna' ? {} : { 'webhook-signature': signed }),
      ...(clave === null ? {} : { 'Idempotency-Key': clave }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    };
    return line.post({ path: ruta, headers, body, reuses: false, signal });
  };
  const call = async (llamada: Llamada): Promise<Contestada> => {
    const began = performance.now();
    const answer = await post(llamada, null).catch(() => null);
    const kind = llamada.clave === null ? 'lectura' : 'cambio';
    slowest[kind] = Math.max(slowest[kind], performance.now() - began);
    if (answer === null) return { status: 0, sentido: 'otra', resultado: undefined, texto: 'no contestó' };
    const { status, type, body, date } = answer;
    const aheadMs = Date.parse(date ?? '') - Date.now();
    if (!Number.isNaN(aheadMs)) clock.aheadMs = aheadMs;
    const texto = `contestó ${status}${type === '' ? '' : ` (${type})`}`;
    const json = readJson(body);
    if (status === 200 && type === 'application/json') {
      const fault = faultOf(vecino, llamada.operacion, json);
      if (fault !== null) misfits.push(`${llamada.operacion}: ${fault}`);
      const resultado = (json as { resultado?: unknown } | null)?.resultado;
      return { status, sentido: fault === null ? 'hecho' : 'otra', resultado, texto: fault ?? texto };
    }
    const problem = type === PROBLEM_JSON ? (problemaSchema.safeParse(json).data ?? null) : null;
    const sentido = problem === null ? 'otra' : senseOf(status, problem.type);
    return { status, sentido, resultado: undefined, texto: problem === null ? texto : `${texto} ${problem.type}` };
  };
  return {
    misfits,
    slowest,
    clock,
    call,
    cut: async (llamada) => {
      for (const ms of CUTS_MS) await post(llamada, AbortSignal.timeout(ms)).catch(() => undefined);
      await pass(AFTER_CUT_MS);
    },
    demand: async <R>(llamada: Llamada) => {
      const answer = await call(llamada);
      if (answer.sentido !== 'hecho') throw new Defecto(`${llamada.operacion} ${answer.texto}, y debía hacerse.`);
      return answer.resultado as R;
    },
  };
}

function senseOf(status: number, type: string): Sentido {
  const [sentido] = Object.entries(PROBLEMAS).find(([, urn]) => urn === type) ?? ['otra'];
  return STATUSES[sentido as keyof typeof STATUSES]?.includes(status) === true ? (sentido as Sentido) : 'otra';
}

const STATUSES: Readonly<Record<keyof typeof PROBLEMAS, readonly number[]>> = {
  negado: [409, 422],
  otraPeticion: [422],
  noExiste: [404],
  enCurso: [409],
  noTomado: [429, 503],
};

function faultOf(vecino: Vecino, operacion: string, json: unknown): string | null {
  const schema = vecino.operaciones[operacion]?.resultado ?? z.never();
  const read = hechoSchema.safeParse(json);
  if (!read.success || read.data.resultado === undefined) return 'la respuesta no trae resultado';
  const fits = z.safeDecode(schema, read.data.resultado);
  if (fits.success) return null;
  const [issue] = fits.error.issues;
  return `en el resultado, ${issue?.path.join('.') || 'todo él'}: ${issue?.message}`;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Told by its status and type.
    return null;
  }
}
