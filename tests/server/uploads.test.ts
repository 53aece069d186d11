import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import { PDF } from './casos.archivos.ts';
import { solicitud } from './casos.mesa.ts';

const ASESOR = 100_002;
const ADMINISTRADOR = 100_001;
/** Long enough for nobody to be given up in a test that is not about it. */
const PACIENCIA_MS = 600_000;

let banco: Banco;
let abiertas: Socket[] = [];

const montar = async (stalledUploadMs: number): Promise<void> => {
  banco = await crearBanco({ stalledUploadMs });
  await banco.app.listen({ host: '127.0.0.1', port: 0 });
};
beforeEach(() => {
  abiertas = [];
});
afterEach(async () => {
  for (const socket of abiertas) socket.destroy();
  await banco.cerrar();
});

/** A form in two halves: what comes before the break, and what would follow. */
const formulario = (numidenCrea: number): readonly [Buffer, Buffer] => {
  const parte = (cabeza: string, cuerpo: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${cabeza}\r\n\r\n`),
      Buffer.from(cuerpo),
      Buffer.from('\r\n'),
    ]);
  const entero = Buffer.concat([
    parte('name="casoRequest"', JSON.stringify(solicitud({ numidenCrea }))),
    parte('name="files"; filename="a.pdf"', PDF),
    Buffer.from('--x--\r\n'),
  ]);
  return [entero.subarray(0, entero.length - 20), entero.subarray(entero.length - 20)];
};

const marcar = async (): Promise<Socket> => {
  const { port } = banco.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  abiertas.push(socket);
  await once(socket, 'connect');
  return socket;
};

const cabecera = (cookie: string, bytes: number): string =>
  [
    'POST /mostrador/api/caso/guardar HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bytes}`,
    '\r\n',
  ].join('\r\n');

/** Reads until the answer is there, or the connection is closed. */
const respuestaDe = async (socket: Socket): Promise<{ readonly status: number; readonly texto: string }> => {
  let texto = '';
  for await (const trozo of socket) {
    texto += String(trozo);
    if (texto.includes('"message"') || texto.includes('"idCaso"')) break;
  }
  return { status: Number(texto.slice(9, 12)), texto };
};

/** Begins an upload and lets it hang; the rest is what it still owes. */
const colgar = async (numiden: number, cookie: string) => {
  const [antes, resto] = formulario(numiden);
  const socket = await marcar();
  const llego = new Promise<void>((listo) => {
    banco.app.server.once('request', () => listo());
  });
  socket.write(cabecera(cookie, antes.length + resto.length));
  socket.write(antes);
  await llego;
  return { socket, resto };
};

const guardarEntero = async (numiden: number, cookie: string): Promise<{ status: number; texto: string }> => {
  const socket = await marcar();
  const [antes, resto] = formulario(numiden);
  socket.write(cabecera(cookie, antes.length + resto.length));
  socket.write(Buffer.concat([antes, resto]));
  const respuesta = await respuestaDe(socket);
  socket.destroy();
  return respuesta;
};

describe('one person’s hanging uploads', () => {
  it('are read three at a time, and take nothing from others', async () => {
    await montar(PACIENCIA_MS);
    const [propia, ajena] = [await banco.entrar(ASESOR), await banco.entrar(ADMINISTRADOR)];
    for (let n = 0; n < 3; n += 1) await colgar(ASESOR, propia);
    let contestada = false;
    const cuarta = guardarEntero(ASESOR, propia).finally(() => {
      contestada = true;
    });
    // Each round trip of another person is a chance that the fourth would have used.
    for (let vez = 0; vez < 5; vez += 1) expect((await guardarEntero(ADMINISTRADOR, ajena)).status).toBe(200);
    const lectura = await banco.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie: propia } });
    expect([lectura.statusCode, contestada]).toEqual([200, false]);
    for (const socket of abiertas) socket.destroy();
    await cuarta.catch(() => undefined);
  });

  it('give their place to the next when they end, however they do', async () => {
    await montar(PACIENCIA_MS);
    const cookie = await banco.entrar(ASESOR);
    const colgadas = [await colgar(ASESOR, cookie), await colgar(ASESOR, cookie), await colgar(ASESOR, cookie)];
    const [primera, segunda] = colgadas;
    if (primera === undefined || segunda === undefined) throw new Error('Nothing was begun');
    const cuarta = guardarEntero(ASESOR, cookie);
    primera.socket.write(primera.resto);
    expect((await respuestaDe(primera.socket)).status).toBe(200);
    expect((await cuarta).status).toBe(200);
    const [quinta, sexta] = [await colgar(ASESOR, cookie), guardarEntero(ASESOR, cookie)];
    segunda.socket.destroy();
    quinta.socket.destroy();
    expect((await sexta).status).toBe(200);
  });

  it('are refused when more wait than one person can mean', async () => {
    await montar(PACIENCIA_MS);
    const cookie = await banco.entrar(ASESOR);
    const colgadas: Socket[] = [];
    for (let n = 0; n < 24; n += 1) colgadas.push((await colgar(ASESOR, cookie)).socket);
    // Which of them came last is the network's affair: one is refused, and with it whoever comes now.
    const rechazada = await Promise.race(colgadas.map(respuestaDe));
    expect(rechazada.status).toBe(429);
    expect(rechazada.texto).toContain(
      'Ya está enviando archivos en otras ventanas. Espere a que terminen y envíe de nuevo.',
    );
    expect(rechazada.texto.toLowerCase()).toContain('retry-after: 5');
  });

  it('are given up when nothing more comes: 408, and the connection is closed', async () => {
    await montar(50);
    const cookie = await banco.entrar(ASESOR);
    const { socket } = await colgar(ASESOR, cookie);
    const cerrada = once(socket, 'close');
    let texto = '';
    socket.on('data', (trozo) => {
      texto += String(trozo);
    });
    await cerrada;
    expect(texto).toMatch(/^HTTP\/1\.1 408 /);
    expect(texto).toContain('La petición tardó demasiado en llegar.');
    expect(texto.toLowerCase()).toContain('connection: close');
    for (let vez = 0; vez < 4; vez += 1) expect((await guardarEntero(ASESOR, cookie)).status).toBe(200);
  });
});
