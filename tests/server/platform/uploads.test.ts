import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bed, createBed } from '../bed/bed.ts';
import { request } from '../casos/casos.desk.ts';
import { PDF } from '../casos/casos.files.ts';

const ASESOR = 100_002;
const ADMINISTRATOR = 100_001;
/** Long enough for no upload to be given up in a test that is not about it. */
const PATIENCE_MS = 600_000;

let bed: Bed;
let opened: Socket[] = [];
let accepted: Socket[] = [];

async function mount(stalledUploadMs: number): Promise<void> {
  bed = await createBed({ stalledUploadMs });
  bed.app.server.on('connection', (socket: Socket) => accepted.push(socket));
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
}

/** How many uploads the server reads: it has patience with these alone. */
const beingRead = (): number => accepted.filter(({ timeout }) => timeout === PATIENCE_MS).length;

beforeEach(() => {
  opened = [];
  accepted = [];
});
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  await bed.close();
});

/** A form in two halves: what comes before the break, and what would follow. */
function form(numidenCrea: number): readonly [Buffer, Buffer] {
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const whole = Buffer.concat([
    part('name="casoRequest"', JSON.stringify(request({ numidenCrea }))),
    part('name="files"; filename="a.pdf"', PDF),
    Buffer.from('--x--\r\n'),
  ]);
  return [whole.subarray(0, whole.length - 20), whole.subarray(whole.length - 20)];
}

async function mark(): Promise<Socket> {
  const { port } = bed.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  await once(socket, 'connect');
  return socket;
}

function header(cookie: string, bytes: number): string {
  return [
    'POST /mostrador/api/caso/guardar HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bytes}`,
    '\r\n',
  ].join('\r\n');
}

/** Reads until the answer is there, or the connection is closed. */
async function answerOf(socket: Socket): Promise<{ readonly status: number; readonly texto: string }> {
  let texto = '';
  for await (const chunk of socket) {
    texto += String(chunk);
    if (texto.includes('"message"') || texto.includes('"idCaso"')) break;
  }
  return { status: Number(texto.slice(9, 12)), texto };
}

/** Begins an upload and lets it hang; the rest is what it still owes. */
async function hangUp(numiden: number, cookie: string) {
  const [antes, resto] = form(numiden);
  const socket = await mark();
  const llego = new Promise<void>((ready) => {
    bed.app.server.once('request', () => ready());
  });
  socket.write(header(cookie, antes.length + resto.length));
  socket.write(antes);
  await llego;
  return { socket, resto };
}

async function saveWhole(numiden: number, cookie: string): Promise<{ status: number; texto: string }> {
  const socket = await mark();
  const [antes, resto] = form(numiden);
  socket.write(header(cookie, antes.length + resto.length));
  socket.write(Buffer.concat([antes, resto]));
  const answer = await answerOf(socket);
  socket.destroy();
  return answer;
}

describe('one person’s hanging uploads', () => {
  it('are read three at a time, and take nothing from others', async () => {
    await mount(PATIENCE_MS);
    const [propia, ajena] = [await bed.signIn(ASESOR), await bed.signIn(ADMINISTRATOR)];
    // Which of the four waits is the order in which their sessions were read.
    for (let n = 0; n < 4; n += 1) await hangUp(ASESOR, propia);
    await expect.poll(beingRead).toBe(3);
    // Each round trip of another person is a chance that the fourth would have used.
    for (let time = 0; time < 5; time += 1) expect((await saveWhole(ADMINISTRATOR, ajena)).status).toBe(200);
    const reading = await bed.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie: propia } });
    expect([reading.statusCode, beingRead()]).toEqual([200, 3]);
  });

  it('give their place to the next when they end, however they do', async () => {
    await mount(PATIENCE_MS);
    const cookie = await bed.signIn(ASESOR);
    const colgadas = [await hangUp(ASESOR, cookie), await hangUp(ASESOR, cookie), await hangUp(ASESOR, cookie)];
    const [primera, segunda] = colgadas;
    if (primera === undefined || segunda === undefined) throw new Error('Nothing was begun');
    const cuarta = saveWhole(ASESOR, cookie);
    primera.socket.write(primera.resto);
    expect((await answerOf(primera.socket)).status).toBe(200);
    expect((await cuarta).status).toBe(200);
    const [quinta, sexta] = [await hangUp(ASESOR, cookie), saveWhole(ASESOR, cookie)];
    segunda.socket.destroy();
    quinta.socket.destroy();
    expect((await sexta).status).toBe(200);
  });

  it('are refused when more wait than one person can mean', async () => {
    await mount(PATIENCE_MS);
    const cookie = await bed.signIn(ASESOR);
    const colgadas: Socket[] = [];
    for (let n = 0; n < 24; n += 1) colgadas.push((await hangUp(ASESOR, cookie)).socket);
    // Which of them came last is the network's affair: one is refused, and with it whoever comes now.
    const rechazada = await Promise.race(colgadas.map(answerOf));
    expect(rechazada.status).toBe(429);
    expect(rechazada.texto).toContain(
      'Ya está enviando archivos en otras ventanas. Espere a que terminen y envíe de nuevo.',
    );
    expect(rechazada.texto.toLowerCase()).toContain('retry-after: 5');
  });

  it('are given up when nothing more comes: 408, and the connection is closed', async () => {
    await mount(50);
    const cookie = await bed.signIn(ASESOR);
    const { socket } = await hangUp(ASESOR, cookie);
    const cerrada = once(socket, 'close');
    let texto = '';
    socket.on('data', (chunk) => {
      texto += String(chunk);
    });
    await cerrada;
    expect(texto).toMatch(/^HTTP\/1\.1 408 /);
    expect(texto).toContain('La petición tardó demasiado en llegar.');
    expect(texto.toLowerCase()).toContain('connection: close');
    for (let time = 0; time < 4; time += 1) expect((await saveWhole(ASESOR, cookie)).status).toBe(200);
  });
});
