import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/platform/config.ts';
import type { Db } from '../../../server/platform/db/db.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { contenidos } from '../../../server/platform/db/schema/files.ts';
import { anexos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { ENGINE } from '../bed/bed.ts';
import { type Process, signInByNetwork } from '../bed/process.ts';
import { newKey, request } from '../casos/casos.desk.ts';
import { PDF } from '../casos/casos.files.ts';
import { startDesk } from './startup.desk.ts';

const { start, data, database, databaseUrl } = startDesk();

const ASESOR = 100_002;
const BOUNDARY = 'orilla';
const PATIENCE_MS = 180_000;

/** A case with a file, opened over a line as slow as a test wants. */
class Upload {
  readonly texto: string;
  readonly #socket: Socket;
  readonly #body: Buffer;
  #sent = 0;
  answer = '';

  private constructor(socket: Socket, texto: string, body: Buffer) {
    this.#socket = socket;
    this.texto = texto;
    this.#body = body;
    socket.on('data', (chunk) => {
      this.answer += String(chunk);
    });
    // Some tests are about a connection that is cut.
    socket.on('error', () => undefined);
  }

  /** Sends the headers and a first part, and comes back once the server has the request in hand. */
  static async begin(address: string): Promise<Upload> {
    const { cookie } = await signInByNetwork(address, ASESOR);
    const texto = `Se envió por una línea lenta, ${newKey()}.`;
    const caso = request({ descripcion: texto, idArea: undefined, idSubcategoria: 7 });
    const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('name="casoRequest"')}\r\n${JSON.stringify(caso)}\r\n`),
      Buffer.from(`${part('name="files"; filename="ticket.pdf"')}Content-Type: application/pdf\r\n\r\n`),
      PDF,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const upload = new Upload(socket, texto, body);
    const headers = [
      'POST /mostrador/api/caso/guardar HTTP/1.1',
      'Host: localhost',
      `Cookie: ${cookie}`,
      `Idempotency-Key: ${newKey()}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    upload.send(100);
    return upload;
  }

  send(bytes: number): void {
    this.#socket.write(this.#body.subarray(this.#sent, this.#sent + bytes));
    this.#sent += bytes;
  }

  sendRest(): void {
    this.send(this.#body.length);
  }

  async sendSlowly(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await pause(1_000);
      this.send(5);
    }
  }

  async end(): Promise<void> {
    if (!this.#socket.closed) await once(this.#socket, 'close');
  }
}

function serve(seconds: number): Process {
  return start({ CIERRE_SEGUNDOS: String(seconds) });
}

/** Orders the server to end, and comes back once it has heard it. */
async function order({ hijo, salida }: Process): Promise<void> {
  hijo.kill('SIGTERM');
  while (!salida().includes('Cerrando…')) await once(hijo.stdout ?? hijo, 'data');
}

/** The part of an upload that is in the database, which no other process holds any more. */
async function storedOf({ texto }: Upload) {
  return inDatabase(async (db) => {
    const found = await db.select({ id: casos.id }).from(casos).where(eq(casos.comentarioOriginal, texto));
    const [caso] = found;
    const files = caso === undefined ? [] : await db.select().from(anexos).where(eq(anexos.idCaso, caso.id));
    return { casos: found.length, anexos: files.map(({ bytes }) => bytes) };
  });
}

async function inDatabase<R>(look: (db: Db) => Promise<R>): Promise<R> {
  const where = ENGINE === 'postgres' ? { DATABASE_URL: databaseUrl(database) } : {};
  const read = readConfig({ DATA_DIR: data(), ...where });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, () => undefined);
  try {
    return await look(base.db);
  } finally {
    await base.close();
  }
}

describe('a server that is told to end', { timeout: PATIENCE_MS }, () => {
  it('receives, stores and answers the upload that is under way, however slow within its grace', async () => {
    const server = serve(120);
    const upload = await Upload.begin(await server.direccion);
    await order(server);
    await upload.sendSlowly(2);
    upload.sendRest();
    await upload.end();
    expect(upload.answer).toContain('HTTP/1.1 200 OK');
    expect(await server.fin).toEqual({ codigo: 0, senal: null });
    expect(await storedOf(upload)).toEqual({ casos: 1, anexos: [PDF.length] });
  });

  it('refuses what comes on a connection that is still there, in words', async () => {
    const server = serve(60);
    const address = await server.direccion;
    const upload = await Upload.begin(address);
    const late = connect(Number(new URL(address).port), '127.0.0.1');
    let answer = '';
    late.on('data', (chunk) => {
      answer += String(chunk);
    });
    late.write('GET /mostrador/api/sistema/salud HTTP/1.1\r\nHost: localhost\r\n');
    // Its beginning is read before whoever signs in is answered.
    await signInByNetwork(address, ASESOR);
    await order(server);
    late.write('\r\n');
    await once(late, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer.toLowerCase()).toContain('retry-after: 5');
    expect(answer).toContain('El servidor se está cerrando. Intente de nuevo en unos segundos.');
    await expect(fetch(address)).rejects.toThrow();
    upload.sendRest();
    await upload.end();
    expect(upload.answer).toContain('HTTP/1.1 200 OK');
    expect(await server.fin).toEqual({ codigo: 0, senal: null });
  });

  it('ends at once at the second order, and stores nothing half', async () => {
    const server = serve(120);
    const upload = await Upload.begin(await server.direccion);
    await order(server);
    server.hijo.kill('SIGTERM');
    expect(await server.fin).toEqual({ codigo: 0, senal: null });
    expect(upload.answer).not.toContain('200 OK');
    expect(await storedOf(upload)).toEqual({ casos: 0, anexos: [] });
  });

  it('ends by itself when its grace is over, and stores nothing half', async () => {
    const server = serve(5);
    const upload = await Upload.begin(await server.direccion);
    await order(server);
    // Longer than its grace, and shorter than the ten seconds that it has by default.
    await upload.sendSlowly(7);
    upload.sendRest();
    await server.fin;
    expect(upload.answer).not.toContain('200 OK');
    expect(await storedOf(upload)).toEqual({ casos: 0, anexos: [] });
    const unclaimed = await inDatabase((db) => db.$count(contenidos, eq(contenidos.reclamado, false)));
    expect(unclaimed).toBe(0);
  });
});
