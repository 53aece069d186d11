import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_READS } from '#domain/common/readLimits';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import { takeExportTurn } from '../../../server/platform/export/turn.ts';
import type { Context } from '../../../server/platform/http/handler.ts';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { queueMail } from '../../../server/platform/mail/outbox.ts';
import { recordRead } from '../../../server/platform/reads/recordRead.ts';
import { purge } from '../../../server/startup/maintenance.ts';
import { type Bed, createBed } from '../bed/bed.ts';

const ASESOR = 100_002;
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

/** As when the clock of a machine was a day fast, and is corrected. */
function setBack(): void {
  bed.clock.advance(-DAY_MS);
}

function login(numiden: number) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    payload: { numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro' },
  });
}

it('lets who failed at the login try again, and counts their failures on', async () => {
  for (let time = 0; time < 6; time += 1) await login(999_999);
  expect((await login(999_999)).statusCode).toBe(429);
  setBack();
  expect((await login(999_999)).statusCode).toBe(401);
  expect((await login(999_999)).headers['retry-after']).toBe('2');
  bed.clock.advance(2_000);
  expect((await login(999_999)).statusCode).toBe(401);
});

it('lets who was slowed in reading read again', async () => {
  const sesion = { numiden: ASESOR } as Context['sesion'];
  const log = {
    error: (_datos: object, words: string) => expect.unreachable(words),
  } as unknown as Context['log'];
  const context = { db: bed.db, sesion, clock: () => bed.clock.now, log };
  const read = (n: number) =>
    recordRead(context, { accion: 'buscarClientes', entidad: 'clientes', idEntidad: `nombre ${n}`, datos: null });
  for (let n = 0; n < MAX_READS.buscarClientes; n += 1) await read(n);
  await expect(read(1_000)).rejects.toMatchObject({ status: 429 });
  setBack();
  await read(1_001);
});

it('gives the turn to export to who comes after a server that died with it', async () => {
  const context = { db: bed.db, lastingDb: bed.db, sesion: { numiden: ASESOR } as Context['sesion'] };
  const take = () => takeExportTurn({ ...context, clock: () => bed.clock.now });
  await take();
  await expect(take()).rejects.toMatchObject({ status: 409 });
  setBack();
  const turn = await take();
  await expect(take()).rejects.toMatchObject({ status: 409 });
  await turn.release();
});

it('sends the mails that are owed, and those that wait for another try', async () => {
  const sent: string[] = [];
  let refuses = true;
  const mail = {
    send: async ({ asunto }: { readonly asunto: string }) => {
      if (refuses) throw new Error('450 otra vez');
      sent.push(asunto);
    },
    close: () => undefined,
  };
  const deliverer = createDeliverer({
    db: bed.db,
    mail,
    now: () => bed.clock.now,
    log: { error: (error: unknown) => expect.unreachable(String(error)) },
  });
  const owe = (clave: string) =>
    bed.db.transaction((tx) =>
      queueMail(tx, { clave, para: 'ana@correo.mx', asunto: clave, texto: '', numiden: null }, bed.clock.now),
    );
  await owe('fallido');
  await deliverer.deliver();
  await owe('nuevo');
  expect((await bed.db.select().from(correos)).map(({ intentos }) => intentos).sort()).toEqual([0, 1]);
  refuses = false;
  setBack();
  await deliverer.deliver();
  expect(sent.sort()).toEqual(['fallido', 'nuevo']);
  await deliverer.stop();
});

it('keeps no session longer than it may last idle', async () => {
  const used = await bed.signIn(ASESOR);
  await bed.signIn(ASESOR);
  setBack();
  const ask = () => bed.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie: used } });
  expect((await ask()).statusCode).toBe(200);
  // A use counts from now on, also of what seems to have been used tomorrow.
  bed.clock.advance(21 * MINUTE_MS);
  expect((await ask()).statusCode).toBe(401);
  // A session that is not used ends with the housekeeping.
  await purge(bed.db, bed.clock.now);
  bed.clock.advance(21 * MINUTE_MS);
  await purge(bed.db, bed.clock.now);
  expect(await bed.db.select().from(sessions)).toEqual([]);
});
