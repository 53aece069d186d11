import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { PROBLEM_JSON, PROBLEMAS, sobreSchema } from '#contract/neighbours/sobre';
import type { Intacto, Operacion, ResultadoDe, Vecino } from '#contract/neighbours/vecino';
import { type Asked, NeighbourRefusal } from '../../server/platform/neighbours/asked.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** A signature of a longer while ago is not accepted, in seconds. */
const TOLERANCE_SECONDS = 5 * 60;

/** Each operation of a neighbour as it is done; a `NeighbourRefusal` is its no. */
export type Acciones<V extends Vecino> = {
  readonly [N in keyof V['operaciones']]: (
    datos: z.output<V['operaciones'][N]['datos']>,
    asked: Asked,
  ) => Promise<Intacto<ResultadoDe<V['operaciones'][N]>>>;
};

interface Reply {
  readonly status: number;
  readonly body: object;
}

/** A request that was taken under a clave, and the answer that it got or is to get. */
interface Kept {
  readonly huella: string;
  readonly reply: Promise<Reply>;
}

/** Serves a neighbour by its contract, with claves and answers in memory; whoever made it listens and closes it. */
export function faceOf<V extends Vecino>(vecino: V, acciones: Acciones<V>, secretos: readonly Buffer[]): Server {
  const kept = new Map<string, Kept>();
  return createServer((request, response) => {
    answer({ vecino, acciones, secretos, kept }, request).then(
      (reply) => send(response, reply),
      // The line broke, or the action failed: who asked does not know what was done, and asks again.
      () => send(response, problem(500, 'about:blank', 'No se pudo.')),
    );
  });
}

interface Face {
  readonly vecino: Vecino;
  readonly acciones: Readonly<Record<string, unknown>>;
  readonly secretos: readonly Buffer[];
  readonly kept: Map<string, Kept>;
}

async function answer({ vecino, acciones, secretos, kept }: Face, request: IncomingMessage): Promise<Reply> {
  const body = await bodyOf(request);
  if (!isOurs(request, body, secretos)) return problem(401, 'about:blank', 'La firma no es buena.');
  const sobre = sobreSchema.safeParse(JSON.parse(body)).data;
  const name = (request.url ?? '').split('/').at(-1) ?? '';
  const what = vecino.operaciones[name];
  if (what === undefined) return problem(404, 'about:blank', 'No existe esa operación.');
  const datos = sobre === undefined ? null : z.safeDecode(what.datos, sobre.datos);
  if (sobre?.operacion !== name || datos?.success !== true || what.cambia !== (sobre.clave !== undefined)) {
    return problem(400, 'about:blank', 'La petición no es la del contrato.');
  }
  const act = acciones[name] as (datos: unknown, asked: Asked) => Promise<unknown>;
  const { clave = '', numiden } = sobre;
  const perform = () => replyOf(what, () => act(datos.data, { clave, numiden: numiden ?? 0 }));
  if (!what.cambia) return perform();
  const huella = fingerprint(name, what, sobre.datos);
  const before = kept.get(clave);
  if (before !== undefined) {
    return before.huella === huella
      ? before.reply
      : problem(422, PROBLEMAS.otraPeticion, 'Ya se hizo con otros datos.');
  }
  const reply = perform();
  kept.set(clave, { huella, reply });
  // Nothing was done: the next one tries again.
  reply.catch(() => kept.delete(clave));
  return reply;
}

async function replyOf({ resultado }: Operacion, act: () => Promise<unknown>): Promise<Reply> {
  try {
    const done = await act();
    if (done === null) return problem(404, PROBLEMAS.noExiste, 'No existe.');
    return { status: 200, body: { resultado: z.encode(resultado, done) } };
  } catch (error) {
    if (error instanceof NeighbourRefusal) return problem(409, PROBLEMAS.negado, error.message);
    throw error;
  }
}

/** Which request it is: all of it but what may change between two tries. */
function fingerprint(operacion: string, { libres }: Operacion, datos: unknown): string {
  const counting = Object.entries(datos as object).filter(([name]) => !libres.includes(name));
  return JSON.stringify([operacion, counting]);
}

function problem(status: number, type: string, title: string): Reply {
  return { status, body: { type, title, status } };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'Content-Type': status === 200 ? 'application/json' : PROBLEM_JSON });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// By itself and not by the client's own code, so that one slip is not made on both sides.
function isOurs({ headers }: IncomingMessage, body: string, secretos: readonly Buffer[]): boolean {
  const [id, seconds, signatures] = ['id', 'timestamp', 'signature'].map((part) => String(headers[`webhook-${part}`]));
  if (!(Math.abs(Date.now() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS)) return false;
  const given = (signatures ?? '').split(' ').map((one) => Buffer.from(one));
  return secretos.some((key) => {
    const good = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`);
    return given.some((one) => one.length === good.length && timingSafeEqual(one, good));
  });
}
