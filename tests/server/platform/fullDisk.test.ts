import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { ID_APLICACION } from '#domain/common/constants';
import { pdf } from '../../browser/bed/files.ts';
import { type Process, runCommand, signInByNetwork } from '../bed/process.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../bed/smallDisk.ts';
import { refused } from './startup.desk.ts';

const ADMINISTRATOR = 100_001;
const PATIENCE_MS = 240_000;
const MB = 1024 * 1024;
/** Enough for the pages of a save, and too little for the next segment of the log: what breaks the engine. */
const TOO_LITTLE = 14 * MB;
const FULL = 'El disco del servidor está lleno y no se guardó nada. Avise a la mesa de ayuda: hay que liberar espacio.';

interface Save {
  readonly key: string;
  readonly text: string;
  readonly status: number;
  readonly body: { readonly idCaso?: number; readonly message?: string };
}

describe.skipIf(!canMount())('an embedded database on a full disk (skipped where no disk can be mounted)', () => {
  let disk: SmallDisk;
  let server: Process;
  let address = '';
  let cookie = '';
  /** The acknowledged cases: the text of each by its number. */
  const acknowledged = new Map<number, string>();

  beforeEach(() => {
    const mounted = mountSmallDisk(400);
    if (mounted === null) throw new Error('Mounted before, refused now');
    disk = mounted;
    acknowledged.clear();
  });
  afterEach(async () => {
    server.hijo.kill('SIGKILL');
    await server.fin;
    disk.remove();
  });

  function begin(): Process {
    server = runCommand('start', { PORT: '0', DEMO: 'no', DATA_DIR: join(disk.folder, 'datos') });
    return server;
  }

  async function enter(): Promise<void> {
    address = await begin().direccion;
    cookie = (await signInByNetwork(address, ADMINISTRATOR)).cookie;
  }

  async function get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
    const answer = await fetch(`${address}api/${path}`, { headers: { cookie } });
    return { status: answer.status, body: await answer.json() };
  }

  async function save({ key, text }: Pick<Save, 'key' | 'text'>, megabytes = 0): Promise<Save> {
    const [category] = (await get('catalogo/subcategorias')).body as { id: number; idArea: number }[];
    const form = new FormData();
    form.append(
      'casoRequest',
      JSON.stringify({
        numidenCliente: null,
        otroCliente: true,
        nomCliente: 'Inés',
        apePatCliente: 'Ruz',
        apeMatCliente: '',
        sexo: 'F',
        fechaNacimiento: '1987-05-14',
        correo: 'ines@ejemplo.mx',
        numTel: '',
        numCel: '',
        descripcion: text,
        numidenCrea: ADMINISTRATOR,
        cvetda: 1,
        idArea: category?.idArea,
        idSubcategoria: category?.id,
        parametrosBusqueda: [],
      }),
    );
    const { buffer } = pdf('ticket.pdf');
    const whole = Buffer.concat([buffer, Buffer.alloc(megabytes * MB, '%')]);
    form.append('files', new Blob([new Uint8Array(whole)], { type: 'application/pdf' }), 'ticket.pdf');
    const answer = await fetch(`${address}api/caso/guardar`, {
      method: 'POST',
      headers: { cookie, 'idempotency-key': key },
      body: form,
    });
    const body = (await answer.json()) as Save['body'];
    if (answer.status === 200) acknowledged.set(Number(body.idCaso), text);
    return { key, text, status: answer.status, body };
  }

  function fresh(): Pick<Save, 'key' | 'text'> {
    const key = randomUUID();
    return { key, text: `Se guardó bajo la clave ${key}.` };
  }

  /** Saves, on a disk that never has room for the next segment, until one is refused. */
  async function saveUntilRefused(): Promise<Save> {
    for (let n = 0; n < 30; n += 1) {
      disk.leave(TOO_LITTLE);
      const answer = await save(fresh(), 2);
      if (answer.status !== 200) return answer;
    }
    throw new Error('The disk was never full');
  }

  async function expectAllThereOnce(): Promise<void> {
    for (const [id, text] of acknowledged) {
      const { body } = await get(`caso/detalle/${id}`);
      expect(body).toMatchObject({ comentarioOriginal: text });
    }
    const list = await fetch(`${address}api/caso/lista-paginada`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...NO_FILTER, idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 100 }),
    });
    expect(await list.json()).toMatchObject({ total: acknowledged.size });
  }

  it(
    'refuses to save, lets read, and saves again by itself once there is room',
    async () => {
      await enter();
      expect((await save(fresh())).status).toBe(200);
      const lost = await saveUntilRefused();
      expect(lost).toMatchObject({ status: 507, body: { message: FULL } });
      expect((await get('sesion/actual')).status).toBe(200);

      disk.leave(0);
      const answers = await Promise.all([
        save(fresh()),
        get(`caso/detalle/${[...acknowledged.keys()][0]}`),
        save(lost, 2),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([507, 200, 507]);
      expect(answers[0]?.body).toMatchObject({ message: FULL });

      disk.leave(120 * MB);
      const again = await vi.waitFor(async () => {
        const answer = await save(lost, 2);
        expect(answer.status).toBe(200);
        return answer;
      }, 60_000);
      expect((await save(lost, 2)).body.idCaso).toBe(again.body.idCaso);
      expect((await save(fresh())).status).toBe(200);
      await expectAllThereOnce();
    },
    PATIENCE_MS,
  );

  it(
    'keeps what it acknowledged when it is killed, refuses to start without room, and starts with it',
    async () => {
      await enter();
      const lost = await saveUntilRefused();
      expect(lost.status).toBe(507);
      server.hijo.kill('SIGKILL');
      await server.fin;
      disk.leave(0);
      expect(await refused(begin())).toMatch(
        /^No hay espacio en el disco de la carpeta de datos .*: libere al menos 200 MB/,
      );
      disk.leave(120 * MB);
      await enter();
      await expectAllThereOnce();
      expect((await save(lost, 2)).status).toBe(200);
      expect((await save(lost, 2)).status).toBe(200);
      await expectAllThereOnce();
    },
    PATIENCE_MS,
  );

  it(
    'that is full at the first start says so and leaves nothing that the next start stumbles on',
    async () => {
      // Before anything is made, in the middle of the engine's own files, and in the middle of ours.
      for (const megabytes of [0, 20, 60]) {
        disk.leave(megabytes * MB);
        expect(await refused(begin())).toMatch(/^No hay espacio en el disco de la carpeta de datos/);
      }
      disk.leave(350 * MB);
      await enter();
      expect((await save(fresh())).status).toBe(200);
    },
    PATIENCE_MS,
  );
});
