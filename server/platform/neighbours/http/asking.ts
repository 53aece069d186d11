import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hechoSchema, PROBLEM_JSON, PROBLEMAS, problemaSchema } from '#contract/neighbours/sobre';
import type { Intacto, Operacion, ResultadoDe, Vecino } from '#contract/neighbours/vecino';
import { folioUnderWay } from '../../http/folio.ts';
import { NeighbourRefusal, NeighbourUnready } from '../asked.ts';
import { questionUnderWay } from '../limited.ts';
import type { Line, LineAnswer } from './line.ts';
import type { RemoteSettings } from './settings.ts';
import { signatureOf } from './signature.ts';

/** The person who asks for a change, and the clave under which it is asked for; `numiden` is null where the house itself asks. */
interface AskedFor {
  readonly clave: string;
  readonly numiden: number | null;
}

type Operaciones<V extends Vecino> = V['operaciones'];
type Datos<O extends Operacion> = Intacto<z.output<O['datos']>>;

/** The operations of a neighbour over a line: each answers, or throws what `outcomeOf` tells apart. */
export interface NeighbourOperations<V extends Vecino> {
  read<N extends keyof Operaciones<V> & string>(
    operacion: N,
    datos: Datos<Operaciones<V>[N]>,
  ): Promise<ResultadoDe<Operaciones<V>[N]>>;
  change<N extends keyof Operaciones<V> & string>(
    operacion: N,
    asked: AskedFor,
    datos: Datos<Operaciones<V>[N]>,
  ): Promise<ResultadoDe<Operaciones<V>[N]>>;
}

/**
 * Asks a neighbour by its contract. Only an answer of the contract is a yes, a no, or 'nothing was begun'; whatever else comes, or does not,
 * leaves open what was done. A reading that broke is asked once more; a change is left to who asked for it.
 */
export function askingOver<V extends Vecino>(
  vecino: V,
  line: Line,
  settings: Pick<RemoteSettings, 'secretos' | 'token'>,
): NeighbourOperations<V> {
  const send = async (operacion: string, asked: AskedFor | null, given: unknown): Promise<unknown> => {
    const what = vecino.operaciones[operacion];
    if (what === undefined) throw new Error(`${vecino.nombre} has no operation ${operacion}`);
    const clave = asked === null ? null : wireKey(asked.clave);
    const body = JSON.stringify({
      operacion,
      ...(clave === null ? {} : { clave }),
      numiden: asked?.numiden ?? null,
      datos: z.encode(what.datos, given),
    });
    const post = () => line.post({ ...messageOf(clave, body, settings), path: operacion, reuses: asked === null });
    const answer = asked === null ? await post().catch(() => post()) : await post();
    return outcomeOf(`${vecino.nombre}/${operacion}`, what, answer);
  };
  return {
    // The contract of the operation is what its name says.
    read: (operacion, datos) => send(operacion, null, datos) as Promise<never>,
    change: (operacion, asked, datos) => send(operacion, asked, datos) as Promise<never>,
  };
}

/** A clave as it travels in a header and is signed: without a full stop, and not too long. The same one is always the same. */
function wireKey(clave: string): string {
  if (/^[\w:/+,-]{1,200}$/.test(clave)) return clave;
  return `sha256-${createHash('sha256').update(clave).digest('hex')}`;
}

function messageOf(
  clave: string | null,
  body: string,
  { secretos, token }: Pick<RemoteSettings, 'secretos' | 'token'>,
) {
  const question = questionUnderWay();
  const folio = folioUnderWay();
  const trace = question?.id ?? randomUUID();
  const id = clave ?? trace;
  const seconds = Math.floor(Date.now() / 1_000);
  const headers = {
    'Content-Type': 'application/json',
    Accept: `application/json, ${PROBLEM_JSON}`,
    'Accept-Encoding': 'identity',
    'User-Agent': 'Mostrador',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf({ id, seconds, body }, secretos),
    'X-Request-Id': trace,
    ...(folio === null ? {} : { 'X-Folio': folio }),
    traceparent: `00-${trace.replaceAll('-', '')}-${trace.replaceAll('-', '').slice(16)}-01`,
    ...(clave === null ? {} : { 'Idempotency-Key': clave }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
  return { headers, body, signal: question?.signal ?? null };
}

function outcomeOf(where: string, { puedeFaltar, resultado }: Operacion, answer: LineAnswer): unknown {
  const { status, type } = answer;
  if (status === 200 && type === 'application/json') {
    return z.decode(resultado, hechoSchema.parse(JSON.parse(answer.body)).resultado);
  }
  const problem = problemOf(answer);
  if (problem !== null) {
    if ((status === 409 || status === 422) && problem.type === PROBLEMAS.negado)
      throw new NeighbourRefusal(problem.title);
    if ((status === 429 || status === 503) && problem.type === PROBLEMAS.noTomado)
      throw new NeighbourUnready(problem.title);
    if (status === 404 && problem.type === PROBLEMAS.noExiste && puedeFaltar) return null;
  }
  // Neither its words nor a customer's data belong in a log.
  throw new Error(
    `${where} answered ${status}${problem === null ? '' : ` ${problem.type}`}, which tells nothing of what was done`,
  );
}

function problemOf({ type, body }: LineAnswer): z.output<typeof problemaSchema> | null {
  if (type !== PROBLEM_JSON) return null;
  try {
    return problemaSchema.parse(JSON.parse(body));
  } catch {
    // Cut off, or another's: not of the contract.
    return null;
  }
}
