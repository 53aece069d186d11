import { randomBytes, randomUUID } from 'node:crypto';
import { NO_FILTER } from '#domain/casos';
import { ID_APLICACION } from '#domain/constants';
import { CASO } from './measure/load.ts';

/** Where a load goes and who makes it: cookies of people who may do everything, one session each. */
export interface LoadTarget {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** What some people do all the time while others work. */
export interface Load {
  readonly que: string;
  /** What one of them does once; it is done again and again. `turn` counts from 0 for each person. */
  readonly act: (target: LoadTarget, person: number, turn: number, signal: AbortSignal) => Promise<Response>;
  /** How many do it at once; at most as many as there are cookies. */
  readonly people: number;
}

const MEGABYTE = 1024 * 1024;
/** Nine megabytes that no compression makes smaller, as photographs are. */
const NINE_MEGABYTES = new Blob(['%PDF-1.4\n', randomBytes(9 * MEGABYTE)], { type: 'application/pdf' });

/** Opens a case with five files, as who has the session. */
async function attach({ url, cookies }: LoadTarget, person: number, signal: AbortSignal): Promise<Response> {
  const cookie = cookies[person] ?? '';
  const read = async (path: string) => (await fetch(`${url}api/${path}`, { headers: { cookie }, signal })).json();
  const { numiden, tienda } = (await read('sesion/actual')) as { numiden: number; tienda: { id: number } };
  const [category] = (await read('catalogo/subcategorias')) as { id: number }[];
  const form = new FormData();
  form.append(
    'casoRequest',
    JSON.stringify({ ...CASO, numidenCrea: numiden, cvetda: tienda.id, idSubcategoria: category?.id }),
  );
  for (let file = 1; file <= 5; file += 1) form.append('files', NINE_MEGABYTES, `foto-${file}.pdf`);
  return fetch(`${url}api/caso/guardar`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': randomUUID() },
    body: form,
    signal,
  });
}

/** The loads under which the calls of others are measured: one entry each. */
export const LOADS: readonly Load[] = [
  {
    que: 'five search thirty short words each',
    people: 5,
    act: ({ url, cookies }, person, _turn, signal) =>
      post(`${url}api/caso/lista-paginada`, cookies[person], signal, {
        ...NO_FILTER,
        idAplicacion: ID_APLICACION,
        numPagina: 1,
        tamPagina: 25,
        nomCliente: 'ma '.repeat(30).trim(),
      }),
  },
  {
    que: 'five search two beginnings, ten thousand cases deep',
    people: 5,
    act: ({ url, cookies }, person, _turn, signal) =>
      post(`${url}api/caso/lista-paginada`, cookies[person], signal, {
        ...NO_FILTER,
        idAplicacion: ID_APLICACION,
        numPagina: 400,
        tamPagina: 25,
        nomCliente: 'ma he',
      }),
  },
  {
    que: 'five export everything',
    people: 5,
    act: ({ url, cookies }, person, _turn, signal) =>
      fetch(`${url}api/caso/exportar?filtro=${encodeURIComponent(JSON.stringify(NO_FILTER))}`, {
        headers: { cookie: cookies[person] ?? '' },
        signal,
      }),
  },
  {
    que: 'five open cases with five files of 9 MB each',
    people: 5,
    act: (target, person, _turn, signal) => attach(target, person, signal),
  },
];

/**
 * Lets people make a load until it is stopped.
 * @returns how many times they did it, once they have stopped.
 * @throws when the server refuses any of it: a load that is refused is none.
 */
export function startLoad(load: Load, target: LoadTarget): { readonly stop: () => Promise<number> } {
  const end = new AbortController();
  let done = 0;
  const person = async (which: number): Promise<void> => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      try {
        const answer = await load.act(target, which, turn, end.signal);
        const text = await drain(answer);
        if (!answer.ok) throw new Error(`${load.que}: the server answered ${answer.status}: ${text}`);
        done += 1;
      } catch (error) {
        if (!end.signal.aborted) throw error;
      }
    }
  };
  const all = Promise.all(Array.from({ length: load.people }, (_, which) => person(which)));
  all.catch(() => undefined);
  return {
    stop: async () => {
      end.abort();
      await all;
      return done;
    },
  };
}

function post(address: string, cookie: string | undefined, signal: AbortSignal, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie ?? '' },
    body: JSON.stringify(body),
    signal,
  });
}

/** Reads an answer to its end without keeping it; of a refusal what it says. */
async function drain(answer: Response): Promise<string> {
  if (!answer.ok) return answer.text();
  for await (const _part of answer.body ?? []);
  return '';
}
