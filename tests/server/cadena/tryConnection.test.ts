import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Socket, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { tryConnection } from '../../../server/cadena/servidores/tryConnection.ts';
import { readAllowList } from '../../../server/platform/allowList.ts';
import { AUTHORITY, EXPIRED, OF_ANOTHER, OF_THIS_MACHINE } from '../bed/certificates.ts';

const running: (Server | TcpServer)[] = [];
/** The connections that came in: one that is not read never hears that its other end has gone. */
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

async function listening(server: Server | TcpServer): Promise<number> {
  running.push(server);
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A web server that answers with a status; keeps what it was asked. */
async function web(status: number, headers: Record<string, string> = {}) {
  const asked: Pick<IncomingMessage, 'url' | 'headers' | 'method'>[] = [];
  const port = await listening(
    createHttp(({ url, headers: sent, method }, answer) => {
      asked.push({ url, headers: sent, method });
      answer.writeHead(status, headers).end('cuerpo');
    }),
  );
  return { port, asked };
}

const secureWeb = (certificate: { readonly key: string; readonly cert: string }, listener: RequestListener) =>
  listening(createHttps(certificate, listener));

interface Options {
  readonly servidor?: string;
  readonly puerto: number;
  readonly url?: string;
  readonly path?: string;
  readonly pass?: string | null;
  readonly allowed?: string;
  readonly lookup?: (host: string) => Promise<readonly string[]>;
  readonly ca?: string;
  readonly limitMs?: number;
}

function attempt({
  servidor = '127.0.0.1',
  url = '',
  path = '',
  pass = null,
  allowed = '127.0.0.1',
  puerto,
  ...more
}: Options) {
  return tryConnection(
    { servidor, puerto, usuario: 'mostrador', path, url, pass },
    { allowed: readAllowList(allowed) ?? [], ...more },
  );
}

const reasonOf = async (options: Options) => (await attempt(options)).razon;

describe('a machine with a port', () => {
  it('is reached', async () => {
    const puerto = await listening(createTcp());
    expect(await attempt({ puerto })).toEqual({
      razon: 'conecta',
      texto: `Conexión correcta con 127.0.0.1, puerto ${puerto}.`,
    });
  });

  it('refuses where nobody listens', async () => {
    const server = createTcp();
    const puerto = await listening(server);
    running.pop();
    server.close();
    await once(server, 'close');
    expect(await reasonOf({ puerto })).toBe('rechazada');
  });

  it('is asked by its address if its name has several, until one answers', async () => {
    const puerto = await listening(createTcp());
    const lookup = async () => ['::1', '127.0.0.1'];
    expect(await reasonOf({ servidor: 'localhost', puerto, allowed: 'localhost', lookup })).toBe('conecta');
  });
});

describe('a web server', () => {
  it('is asked for url and path, with the credentials and nothing else', async () => {
    const { port, asked } = await web(200);
    const url = `http://127.0.0.1:${port}/base/`;
    expect(await attempt({ puerto: port, url, path: '/salud', pass: 'clave ñ' })).toEqual({
      razon: 'conecta',
      texto: 'Conexión correcta: el servidor contestó 200.',
    });
    expect(asked).toEqual([
      {
        method: 'GET',
        url: '/base/salud',
        headers: {
          host: `127.0.0.1:${port}`,
          accept: '*/*',
          connection: 'close',
          'user-agent': 'Mostrador',
          authorization: `Basic ${Buffer.from('mostrador:clave ñ').toString('base64')}`,
        },
      },
    ]);
  });

  it.each([
    [401, 'credenciales'],
    [403, 'prohibido'],
    [404, 'otroEstado'],
    [503, 'otroEstado'],
  ])('that answers %i: %s', async (status, razon) => {
    const { port } = await web(status);
    expect(await reasonOf({ puerto: port, url: `http://127.0.0.1:${port}` })).toBe(razon);
  });

  it('that sends elsewhere is not followed, and where it sends is not told', async () => {
    const elsewhere = await web(200);
    const { port } = await web(302, { Location: `http://127.0.0.1:${elsewhere.port}/?token=secreto` });
    const { razon, texto } = await attempt({ puerto: port, url: `http://127.0.0.1:${port}`, pass: 'clave' });
    expect([razon, elsewhere.asked]).toEqual(['redirige', []]);
    expect(texto).not.toMatch(/token|secreto|clave/);
    expect(texto).not.toContain(String(elsewhere.port));
  });

  it('may be another machine than the server, and is allowed by itself', async () => {
    const puerto = await listening(createTcp());
    const { port, asked } = await web(200);
    const url = `http://localhost:${port}`;
    expect(await reasonOf({ puerto, url, allowed: `127.0.0.1:${puerto}` })).toBe('noPermitido');
    expect(asked).toEqual([]);
    expect(await reasonOf({ puerto, url, allowed: `127.0.0.1:${puerto},localhost` })).toBe('conecta');
  });

  it('that is none, or breaks off, is told as such', async () => {
    const ftp = await listening(createTcp((socket) => socket.write('220 FTP listo\r\n')));
    expect(await reasonOf({ puerto: ftp, url: `http://127.0.0.1:${ftp}` })).toBe('noHablaHttp');
    const cut = await listening(createTcp((socket) => socket.once('data', () => socket.destroy())));
    expect(await reasonOf({ puerto: cut, url: `http://127.0.0.1:${cut}` })).toBe('cortada');
  });

  it('that says nothing is waited for no longer than the limit', async () => {
    const puerto = await listening(createTcp());
    const began = performance.now();
    const result = await attempt({ puerto, url: `http://127.0.0.1:${puerto}`, limitMs: 300 });
    expect(result.razon).toBe('sinRespuesta');
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('that goes on saying little is waited for no longer either', async () => {
    const puerto = await listening(
      createTcp((socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 20);
        socket.on('error', () => undefined).on('close', () => clearInterval(timer));
      }),
    );
    expect(await reasonOf({ puerto, url: `http://127.0.0.1:${puerto}`, limitMs: 300 })).toBe('sinRespuesta');
  });
});

describe('a web server behind TLS', () => {
  const answer: RequestListener = (_request, response) => response.end('ok');

  it('is trusted by the authority of its certificate', async () => {
    const puerto = await secureWeb(OF_THIS_MACHINE, answer);
    const url = `https://127.0.0.1:${puerto}`;
    expect(await reasonOf({ puerto, url, ca: AUTHORITY })).toBe('conecta');
    expect(await reasonOf({ puerto, url })).toBe('certificado');
  });

  it('is known by its name, though it is reached at an address', async () => {
    const puerto = await secureWeb(OF_THIS_MACHINE, answer);
    const common = { puerto, servidor: 'localhost', url: `https://localhost:${puerto}`, allowed: 'localhost' };
    expect(await reasonOf({ ...common, ca: AUTHORITY })).toBe('conecta');
  });

  it.each([
    ['that has expired', EXPIRED, 'certificadoVencido'],
    ['of another machine', OF_ANOTHER, 'certificadoDeOtro'],
  ] as const)('with a certificate %s gets no credentials', async (_what, certificate, razon) => {
    let asked = 0;
    const puerto = await secureWeb(certificate, (_request, response) => {
      asked += 1;
      response.end();
    });
    const result = await attempt({ puerto, url: `https://127.0.0.1:${puerto}`, pass: 'clave', ca: AUTHORITY });
    expect([result.razon, asked]).toEqual([razon, 0]);
  });

  it('is none where plain http is spoken', async () => {
    const { port } = await web(200);
    expect(await reasonOf({ puerto: port, url: `https://127.0.0.1:${port}`, ca: AUTHORITY })).toBe('noHablaTls');
  });
});

describe('the allow-list', () => {
  it('keeps everything to itself when it is empty, and when the host is not in it', async () => {
    const { port, asked } = await web(200);
    const url = `http://127.0.0.1:${port}`;
    expect(await reasonOf({ puerto: port, url, allowed: '' })).toBe('sinPermitidos');
    expect(await reasonOf({ puerto: port, url, allowed: '10.0.0.0/8' })).toBe('noPermitido');
    expect(await reasonOf({ puerto: port, url, allowed: `127.0.0.1:${port + 1}` })).toBe('noPermitido');
    expect(asked).toEqual([]);
  });

  it('is asked before the name is', async () => {
    const names: string[] = [];
    const lookup = async (host: string) => {
      names.push(host);
      return ['127.0.0.1'];
    };
    expect(await reasonOf({ servidor: 'interno.mx', puerto: 443, allowed: 'erp.mx', lookup })).toBe('noPermitido');
    expect(names).toEqual([]);
  });

  it('judges the very address that is connected to: a name that is looked up again would lead elsewhere', async () => {
    const { port, asked } = await web(200);
    let times = 0;
    const lookup = async () => {
      times += 1;
      return [times === 1 ? '127.0.0.1' : '127.0.0.2'];
    };
    const url = `http://erp.mx:${port}`;
    expect(await reasonOf({ servidor: 'erp.mx', puerto: port, url, allowed: '127.0.0.1', lookup })).toBe('conecta');
    expect([times, asked[0]?.headers.host]).toEqual([1, `erp.mx:${port}`]);
  });

  it('lets no allowed name lead to this machine', async () => {
    const { port, asked } = await web(200);
    const lookup = async () => ['::ffff:127.0.0.1', '169.254.169.254'];
    const url = `http://erp.mx:${port}`;
    expect(await reasonOf({ servidor: 'erp.mx', puerto: port, url, allowed: 'erp.mx', lookup })).toBe('noPermitido');
    expect(asked).toEqual([]);
  });

  it('is not slipped through by another spelling in the address', async () => {
    const { port, asked } = await web(200);
    const puerto = await listening(createTcp());
    for (const host of ['2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      const url = `http://${host}:${port}`;
      expect(await reasonOf({ puerto, url, allowed: `127.0.0.1:${puerto}` }), host).toBe('noPermitido');
    }
    expect(asked).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['ENOTFOUND', 'nombreDesconocido'],
    ['EAI_AGAIN', 'sinNombres'],
  ])('that ends in %s: %s', async (code, razon) => {
    const lookup = async () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(await reasonOf({ servidor: 'erp.mx', puerto: 443, allowed: 'erp.mx', lookup })).toBe(razon);
  });

  it('whose search never ends is waited for no longer than the limit', async () => {
    const lookup = () => new Promise<readonly string[]>(() => undefined);
    const common = { servidor: 'erp.mx', puerto: 443, allowed: 'erp.mx', lookup, limitMs: 100 };
    expect(await reasonOf(common)).toBe('sinRespuesta');
  });
});
