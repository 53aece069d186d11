import type { Call, OutputOf, ParsedInput } from '#contract/common/call';
import { type CallName, type Contract, contract } from '#contract/contract';

type BodyOf<N extends CallName> = ParsedInput<Contract[N]> extends { readonly cuerpo: infer Body } ? Body : undefined;

/** The request of a call: the filled-in path, the query, and the body as the contract reads it. */
export interface Asked<N extends CallName = CallName> {
  readonly ruta: Readonly<Record<string, string>>;
  readonly consulta: Readonly<Record<string, string>>;
  readonly cuerpo: BodyOf<N>;
  /** The idempotency key; null where there is none. */
  readonly clave: string | null;
}

/** An answer that is no success. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** The connection breaks instead of answering. */
export const LOST = Symbol('lost');

type Said<N extends CallName> = OutputOf<Contract[N]> | Refusal | typeof LOST;
type AnswerOf<N extends CallName> = Said<N> | Promise<Said<N>>;

/** How the back end answers, call by call; nothing else may be asked. */
export type Answers = { readonly [N in CallName]?: AnswerOf<N> | ((asked: Asked<N>) => AnswerOf<N>) };

const BASE = '/mostrador/api/';

/** A call that came, by its name. */
export interface Came<N extends CallName = CallName> extends Asked<N> {
  readonly name: N;
}

/** The network's edge in place of the network: it notes what is asked. */
export interface Edge {
  /** Where it stands: the address of the app's calls, another one for each app. */
  readonly api: string;
  readonly asked: <N extends CallName>(name: N) => readonly Came<N>[];
  /** Answers some calls otherwise from now on. */
  readonly answer: (answers: Answers) => void;
  /** The requests that nobody answers, or that the contract would not send or take: none is what we want. */
  readonly faults: readonly string[];
  readonly remove: () => void;
}

const CALLS = Object.entries(contract).map(([name, definition]: [string, Call]) => ({
  name: name as CallName,
  definition,
  path: new RegExp(`^${definition.ruta.replace(/^\//, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Who answers now, and below which address; between two tests no one. */
let current: { readonly base: string; readonly answer: (request: Request) => Promise<Response> } | null = null;
let edges = 0;

const { fetch } = window;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(BASE)) return fetch(input, init);
  // The page of a test that ended may still come, and ask: that is nobody's fault, and no question of the next test's page.
  const answer =
    current !== null && pathname.startsWith(current.base)
      ? current.answer(request)
      : Promise.resolve(Response.json({}, { status: 503 }));
  return Promise.race([answer, stopped(request)]);
};

/** Fails when who asked no longer wants the answer, as the network does. */
function stopped({ signal }: Request): Promise<never> {
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
  });
}

/** No one else changes anything here. */
window.EventSource = class extends EventTarget {
  readonly readyState = 0;
  close(): void {}
} as unknown as typeof EventSource;

/** Files go out by a request that tells how far it is: with them the call's body is the text of a part. */
window.XMLHttpRequest = class extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #method = '';
  #address = '';
  readonly #headers = new Headers();
  open(method: string, address: string): void {
    [this.#method, this.#address] = [method, address];
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  async send(form: FormData): Promise<void> {
    const part = [...form.values()].find((value) => typeof value === 'string');
    const request = { method: this.#method, headers: this.#headers, body: part ?? '{}' };
    const answer = await window.fetch(this.#address, request).catch(() => null);
    if (answer === null) return void this.dispatchEvent(new Event('error'));
    [this.status, this.responseText] = [answer.status, await answer.text()];
    this.dispatchEvent(new Event('load'));
  }
} as unknown as typeof XMLHttpRequest;

/** Puts an edge in the place of the network, until it is removed. */
export function standAtEdge(given: Answers): Edge {
  let answers = given;
  const came: (Omit<Asked, 'cuerpo'> & { readonly name: CallName; readonly cuerpo: unknown })[] = [];
  const faults: string[] = [];
  edges += 1;
  const base = `${BASE}${edges}/`;

  const fault = (text: string): Response => {
    faults.push(text);
    return Response.json({ codigo: 500, message: text }, { status: 500 });
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const called = pathname.slice(base.length);
    const found = CALLS.find(({ definition, path }) => definition.metodo === request.method && path.test(called));
    if (found === undefined) return fault(`no call of the contract: ${request.method} ${pathname}`);
    const { name, definition, path } = found;
    const text = await request.text();
    const body = definition.entrada.cuerpo?.safeParse(text === '' ? undefined : JSON.parse(text));
    if (body?.success === false) return fault(`${name} is asked as no server takes it: ${body.error.message}`);
    const asked = {
      ruta: path.exec(called)?.groups ?? {},
      consulta: Object.fromEntries(searchParams),
      cuerpo: body?.data,
      clave: request.headers.get('idempotency-key'),
    };
    came.push({ name, ...asked });
    const how = answers[name];
    if (how === undefined) return fault(`nobody answers ${name}: ${request.method} ${pathname}`);
    const said: unknown = await (typeof how === 'function' ? how(asked as never) : how);
    if (said === LOST) throw new TypeError('The connection broke.');
    if (isRefusal(said)) return Response.json(said.body, { status: said.status });
    const read = typeof definition.salida === 'string' ? null : definition.salida.safeParse(said);
    if (read?.success === false) return fault(`${name} is answered as no server may: ${read.error.message}`);
    return Response.json(said);
  };
  current = { base, answer };

  return {
    api: base,
    // The body was read by the schema of the call of this name.
    asked: <N extends CallName>(name: N) => came.filter((one) => one.name === name) as unknown as readonly Came<N>[],
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    faults,
    remove: () => {
      current = null;
    },
  };
}

function isRefusal(said: unknown): said is Refusal {
  return typeof said === 'object' && said !== null && 'status' in said && 'body' in said;
}

/** An answer that waits until it is let go. */
export function held<T>(answer: T): { readonly answer: () => Promise<T>; readonly release: () => void } {
  let release = (): void => undefined;
  const promise = new Promise<T>((resolve) => {
    release = () => resolve(answer);
  });
  return { answer: () => promise, release: () => release() };
}
