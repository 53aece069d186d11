import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { Page } from '@playwright/test';

/** What the page asks by itself while it finds the server away. */
export const SALUD = /sistema\/salud$/;

/** The longest pause between two such questions. */
const PAUSA_MAXIMA_MS = 30_000;

/** Lets the page learn that the server serves again, which until then it asks in vain. */
export const volverElServicio = async ({
  page,
  compuerta,
}: {
  readonly page: Page;
  readonly compuerta: Compuerta;
}): Promise<void> => {
  if (!compuerta.esperan(SALUD)) await page.clock.fastForward(PAUSA_MAXIMA_MS);
  await (await compuerta.detenida(SALUD)).pasar();
};

/** A request that waits at the gate. */
export interface Detenida {
  /** Lets it through to the server and its answer back. */
  readonly pasar: () => Promise<void>;
  /** Lets it through, and loses the answer: the server did its work, and the browser does not know. */
  readonly perder: () => Promise<void>;
  /** Breaks the connection: the server never hears of it. */
  readonly cortar: () => void;
  /** Answers in the server's place, as a machine in between does that finds no server. */
  readonly rechazar: (status: number, message: string) => void;
}

/** A gate between browser and server: what is watched waits there until the test says what becomes of it. */
export interface Compuerta {
  readonly url: string;
  /** The next request that came to a watched path holding `parte`, or comes now. Throws when none comes. */
  readonly detenida: (parte: RegExp) => Promise<Detenida>;
  /** Whether one waits now. */
  readonly esperan: (parte: RegExp) => boolean;
  /** Watches these paths, and forgets what waits from before. */
  readonly vigilar: (partes: readonly RegExp[]) => void;
  /** What was cut is whole again. */
  readonly reponer: () => void;
  readonly close: () => Promise<void>;
}

const PACIENCIA_MS = 15_000;

interface Espera {
  readonly path: string;
  readonly detenida: Detenida;
}

/** Puts a gate before a server; `url` is the app's address at the server. */
export const ponerCompuerta = async (url: string): Promise<Compuerta> => {
  const { hostname, port, pathname } = new URL(url);
  const esperan: Espera[] = [];
  const oyentes = new Set<() => void>();
  let vigiladas: readonly RegExp[] = [];
  /** A browser repeats by itself what broke on a connection that it had used before: that breaks too. */
  let rota: string | null = null;

  const llevar = (from: IncomingMessage, body: Buffer, to: ServerResponse | null): Promise<void> =>
    new Promise((listo) => {
      // The Host header stays the browser's, so that the server still sees a request from its own site.
      const onward = request(
        { hostname, port, path: from.url, method: from.method, headers: from.headers },
        (answer) => {
          answer.on('end', listo);
          if (to === null) answer.resume();
          else {
            to.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(to);
          }
        },
      );
      onward.on('error', () => {
        from.socket.destroy();
        listo();
      });
      onward.end(body);
    });

  const atender = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const path = from.url ?? '/';
    const trozos: Buffer[] = [];
    for await (const trozo of from) trozos.push(trozo as Buffer);
    const body = Buffer.concat(trozos);
    if (rota === path) {
      from.socket.destroy();
      return;
    }
    if (!vigiladas.some((parte) => parte.test(path))) return llevar(from, body, to);
    const cortar = (): void => {
      rota = path;
      from.socket.destroy();
    };
    const espera: Espera = {
      path,
      detenida: {
        pasar: () => llevar(from, body, to),
        perder: async () => {
          await llevar(from, body, null);
          cortar();
        },
        cortar,
        rechazar: (status, message) => {
          const cabeceras = { 'content-type': 'application/json' };
          to.writeHead(status, cabeceras).end(JSON.stringify({ codigo: -1, message }));
        },
      },
    };
    to.on('close', () => {
      const lugar = esperan.indexOf(espera);
      if (lugar >= 0) esperan.splice(lugar, 1);
    });
    esperan.push(espera);
    for (const oyente of oyentes) oyente();
  };

  const tomar = (parte: RegExp): Detenida | null => {
    const lugar = esperan.findIndex(({ path }) => parte.test(path));
    return lugar < 0 ? null : (esperan.splice(lugar, 1)[0]?.detenida ?? null);
  };

  const server = createServer((from, to) => {
    atender(from, to).catch(() => from.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');

  return {
    url: `http://127.0.0.1:${address.port}${pathname}`,
    detenida: (parte) =>
      new Promise((llego, fallo) => {
        const mirar = (): void => {
          const detenida = tomar(parte);
          if (detenida === null) return;
          clearTimeout(reloj);
          oyentes.delete(mirar);
          llego(detenida);
        };
        const reloj = setTimeout(() => {
          oyentes.delete(mirar);
          fallo(new Error(`No request to ${parte} came to the gate; waiting: ${esperan.map(({ path }) => path)}.`));
        }, PACIENCIA_MS);
        oyentes.add(mirar);
        mirar();
      }),
    reponer: () => {
      rota = null;
    },
    esperan: (parte) => esperan.some(({ path }) => parte.test(path)),
    vigilar: (partes) => {
      vigiladas = partes;
      rota = null;
      esperan.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
