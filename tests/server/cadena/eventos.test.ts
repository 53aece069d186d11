/** Events that are owed go out signed, only where they may, and again until they are taken; expectations by hand. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receptores } from '../../../server/platform/db/schema/eventos.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { oweEvent } from '../../../server/platform/events/owe.ts';
import type { Deliverer } from '../../../server/platform/works/outbox.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';
import {
  ALLOWED,
  eventDeliverer,
  isVerified,
  makeReceiver,
  owedEvents,
  type Receiver,
  SECRET,
  startReceiver,
} from './receptores.desk.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The waits of the specification of Standard Webhooks, in milliseconds. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

let bed: Bed;
let receiver: Receiver;
let deliverer: Deliverer;
beforeAll(async () => {
  bed = await createBed({ environment: ALLOWED });
});
afterAll(() => bed.close());
beforeEach(async () => {
  await bed.reset();
  receiver = await startReceiver();
  deliverer = eventDeliverer(bed);
});
afterEach(async () => {
  await deliverer.stop();
  await receiver.close();
});

async function owe(howMany = 1): Promise<void> {
  await bed.db.transaction(async (tx) => {
    for (let id = 1; id <= howMany; id += 1) {
      await oweEvent(tx, 'caso', { tipo: 'caso.cerrado', id, datos: { id, tienda: 1 } }, bed.clock.now);
    }
  });
}

async function receiverRow() {
  const [row] = await bed.db.select().from(receptores);
  return row;
}

describe('an event that is owed', () => {
  it('is sent to its address with id, time and signature, and once', async () => {
    await makeReceiver(bed, receiver.url);
    await owe();
    expect([await deliverer.deliver(), await deliverer.deliver()]).toEqual([1, 0]);
    const [message] = receiver.got;
    if (message === undefined) throw new Error('Nothing came');
    expect(receiver.got).toHaveLength(1);
    expect(message.path).toBe('/eventos?de=mostrador');
    expect(message.headers['content-type']).toBe('application/json');
    expect(message.headers['webhook-id']).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(message.headers['webhook-timestamp']).toBe('1773856800');
    expect(message.body).toBe(
      '{"type":"caso.cerrado","timestamp":"2026-03-18T18:00:00.000Z","data":{"id":1,"tienda":1}}',
    );
    expect(isVerified(message, SECRET, bed.clock.now)).toBe(true);
    expect(isVerified({ ...message, body: message.body.replace('1', '2') }, SECRET, bed.clock.now)).toBe(false);
    expect(isVerified(message, `whsec_${Buffer.alloc(24, 2).toString('base64')}`, bed.clock.now)).toBe(false);
    const later = (ms: number) => new Date(bed.clock.now.getTime() + ms);
    expect(isVerified(message, SECRET, later(5 * MINUTE))).toBe(true);
    expect(isVerified(message, SECRET, later(5 * MINUTE + SECOND))).toBe(false);
    expect(isVerified({ ...message, headers: { ...message.headers, 'webhook-id': 'msg_1' } }, SECRET, later(0))).toBe(
      false,
    );
    expect(await owedEvents(bed)).toMatchObject([
      { estado: 'entregado', intentos: 1, entregado: TEST_NOW, respuesta: 'Contestó 200' },
    ]);
  });

  it('is owed to who is on, has a secret and wants it, and to nobody else', async () => {
    const id = await makeReceiver(bed, receiver.url);
    await makeReceiver(bed, `${receiver.url}&2`, { activo: false });
    await makeReceiver(bed, `${receiver.url}&3`, { secretoCifrado: null });
    await makeReceiver(bed, `${receiver.url}&4`, { eventos: ['vale.vigente', 'factura.timbrada'] });
    await owe();
    expect((await owedEvents(bed)).map(({ idReceptor }) => idReceptor)).toEqual([id]);
  });

  it('is the same message for every receiver of it', async () => {
    await makeReceiver(bed, receiver.url);
    await makeReceiver(bed, `${receiver.url}&2`);
    await owe();
    await deliverer.deliver();
    expect(receiver.got.map(({ path }) => path).sort()).toEqual(['/eventos?de=mostrador', '/eventos?de=mostrador&2']);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is not owed where what it tells was rolled back, nor where nobody receives', async () => {
    await owe();
    await makeReceiver(bed, receiver.url);
    const work = bed.db.transaction(async (tx) => {
      await oweEvent(tx, 'caso', { tipo: 'caso.cerrado', id: 1, datos: {} }, bed.clock.now);
      throw new Error('rolled back on purpose');
    });
    await expect(work).rejects.toThrow('rolled back on purpose');
    expect(await owedEvents(bed)).toEqual([]);
  });

  it.each(['200', '201', '204', '299'])('is taken by %s', async (status) => {
    await makeReceiver(bed, receiver.url);
    receiver.answer = { status: Number(status) };
    await owe();
    expect(await deliverer.deliver()).toBe(1);
  });

  it.each([301, 302, 307, 308])('follows no redirect: %s is no yes', async (status) => {
    const elsewhere = await startReceiver();
    await makeReceiver(bed, receiver.url);
    receiver.answer = { status, headers: { location: elsewhere.url } };
    await owe();
    expect(await deliverer.deliver()).toBe(0);
    expect([receiver.got.length, elsewhere.got.length]).toEqual([1, 0]);
    expect(await owedEvents(bed)).toMatchObject([{ estado: 'pendiente', respuesta: `Contestó ${status}` }]);
    await elsewhere.close();
  });

  it('goes nowhere that is not allowed by then, whatever the database says', async () => {
    const elsewhere = await startReceiver();
    for (const url of [
      `http://127.0.0.2:${elsewhere.port}/`,
      `http://[::1]:${elsewhere.port}/`,
      'https://otra.cadena.mx/eventos',
      'https://169.254.169.254/latest',
      `http://2130706434:${elsewhere.port}/`,
    ]) {
      await bed.reset();
      await makeReceiver(bed, url);
      await owe();
      expect(await deliverer.deliver()).toBe(0);
      const [event] = await owedEvents(bed);
      expect([event?.estado, event?.respuesta]).toEqual([
        'pendiente',
        expect.stringMatching(/^(Lleva a .*, que no está entre los equipos permitidos|No se pudo hablar con él)/),
      ]);
    }
    expect(elsewhere.got).toEqual([]);
    await elsewhere.close();
  });
});

describe('a receiver that does not take it', () => {
  it('is asked ten times under the same id, with the time of each try, less and less often over three days', async () => {
    await makeReceiver(bed, receiver.url);
    receiver.answer = { status: 500 };
    await owe();
    for (const [done, wait] of WAITS.entries()) {
      await deliverer.deliver();
      expect(receiver.got).toHaveLength(done + 1);
      bed.clock.advance(wait - 1);
      await deliverer.deliver();
      expect(receiver.got, `after ${done + 1}`).toHaveLength(done + 1);
      bed.clock.advance(1);
    }
    await deliverer.deliver();
    expect(await owedEvents(bed)).toMatchObject([{ estado: 'fallido', intentos: 10, respuesta: 'Contestó 500' }]);
    bed.clock.advance(365 * 24 * HOUR);
    expect(await deliverer.deliver()).toBe(0);
    expect(receiver.got).toHaveLength(10);
    expect(new Set(receiver.got.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    const last = receiver.got.at(-1);
    // 5 s + 5 min + 30 min + 2 + 5 + 10 + 14 + 20 + 24 h after the first.
    expect(Number(last?.headers['webhook-timestamp'])).toBe(1_773_856_800 + 5 + 300 + 1_800 + 75 * 3_600);
  });

  it('has everything after two days away, in which a hundred events came', async () => {
    await makeReceiver(bed, receiver.url);
    const { port } = receiver;
    await receiver.close();
    for (let hour = 0; hour < 48; hour += 1) {
      await owe(2);
      await deliverer.deliver();
      bed.clock.advance(HOUR);
    }
    await owe(4);
    receiver = await startReceiver();
    await bed.db.update(receptores).set({ url: receiver.url.replace(String(port), String(receiver.port)) });
    for (let hour = 0; hour < 25; hour += 1) {
      bed.clock.advance(HOUR);
      await deliverer.deliver();
    }
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(100);
    expect(receiver.got).toHaveLength(100);
    expect((await owedEvents(bed)).filter(({ estado }) => estado !== 'entregado')).toEqual([]);
  });

  it('is left alone as long as it says', async () => {
    await makeReceiver(bed, receiver.url);
    receiver.answer = { status: 429, headers: { 'retry-after': '120' } };
    await owe();
    await deliverer.deliver();
    bed.clock.advance(119_999);
    await deliverer.deliver();
    expect(receiver.got).toHaveLength(1);
    bed.clock.advance(1);
    await deliverer.deliver();
    expect(receiver.got).toHaveLength(2);
  });

  it('is switched off when it says 410, and keeps what waits for it', async () => {
    const id = await makeReceiver(bed, receiver.url);
    receiver.answer = { status: 410 };
    await owe(3);
    await deliverer.deliver();
    expect(receiver.got).toHaveLength(1);
    expect(await receiverRow()).toMatchObject({ activo: false, motivoApagado: 'Contestó 410', version: 2 });
    expect((await owedEvents(bed)).map(({ estado }) => estado)).toEqual(['fallido', 'pendiente', 'pendiente']);
    const told = (await bed.db.select().from(bitacora)).filter(({ entidad }) => entidad === 'receptor');
    expect(told).toMatchObject([{ accion: 'apagarReceptor', idEntidad: String(id), numiden: null }]);
    await owe();
    expect(await owedEvents(bed)).toHaveLength(3);
    bed.clock.advance(24 * HOUR);
    expect(await deliverer.deliver()).toBe(0);
    receiver.answer = { status: 200 };
    await bed.db.update(receptores).set({ activo: true });
    expect(await deliverer.deliver()).toBe(2);
  });

  it('holds up no other', async () => {
    await makeReceiver(bed, 'http://127.0.0.1:9/');
    await makeReceiver(bed, receiver.url);
    await owe(20);
    expect(await deliverer.deliver()).toBe(20);
    expect(receiver.got).toHaveLength(20);
    const silent = (await owedEvents(bed)).filter(({ estado }) => estado === 'pendiente');
    // One was tried; the others wait until it is tried again.
    expect(silent.map(({ intentos }) => intentos)).toEqual([1, ...Array.from({ length: 19 }, () => 0)]);
    expect(silent[0]?.respuesta).toMatch(/^No se pudo hablar con él \(ECONNREFUSED/);
  });

  it('may say what it wants below its status', async () => {
    await makeReceiver(bed, receiver.url);
    receiver.answer = { status: 200, headers: { 'content-type': 'text/html; charset=latin1' } };
    await owe();
    expect(await deliverer.deliver()).toBe(1);
  });
});

describe('a secret', () => {
  it('of before signs beside the present one for a day, and not a moment longer', async () => {
    const id = await makeReceiver(bed, receiver.url);
    const cookie = await bed.signIn(100_001);
    const answer = await bed.app.inject({
      method: 'POST',
      url: '/mostrador/api/receptor/secreto-nuevo',
      headers: { cookie },
      payload: { id },
    });
    const { secreto } = answer.json();
    expect(secreto).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const verifiedNow = async () => {
      await owe();
      await deliverer.deliver();
      const message = receiver.got.at(-1);
      if (message === undefined) throw new Error('Nothing came');
      return [secreto, SECRET].map((one) => isVerified(message, one, bed.clock.now));
    };
    expect(await verifiedNow()).toEqual([true, true]);
    bed.clock.advance(24 * HOUR - 1);
    expect(await verifiedNow()).toEqual([true, true]);
    bed.clock.advance(1);
    expect(await verifiedNow()).toEqual([true, false]);
  });

  it('that no key opens sends nothing, and says so', async () => {
    await makeReceiver(bed, receiver.url, { secretoCifrado: 'v1.otra.x.y' });
    await owe();
    await deliverer.deliver();
    expect(receiver.got).toEqual([]);
    expect(await owedEvents(bed)).toMatchObject([
      { estado: 'pendiente', respuesta: 'Su secreto se cifró con otra clave y no se puede leer: cámbielo.' },
    ]);
  });
});

describe('several servers', () => {
  it('send each event once between them', async () => {
    await makeReceiver(bed, receiver.url);
    await makeReceiver(bed, `${receiver.url}&2`);
    await owe(30);
    const twenty = Array.from({ length: 20 }, () => eventDeliverer(bed));
    const sent = await Promise.all(twenty.map((one) => one.deliver()));
    expect(sent.reduce((total, one) => total + one, 0)).toBe(60);
    expect(receiver.got).toHaveLength(60);
    expect(new Set(receiver.got.map(({ path, headers }) => `${path} ${headers['webhook-id']}`)).size).toBe(60);
    for (const one of twenty) await one.stop();
  });

  it('send again what one of them died with, under the same id, once its time is up', async () => {
    await makeReceiver(bed, receiver.url);
    receiver.answer = null;
    await owe();
    // Never answered, and never looked at again: as if its process were gone.
    const unfinished = deliverer.deliver().catch(() => undefined);
    await expect.poll(() => receiver.got.length).toBe(1);
    receiver.answer = { status: 200 };
    const other = eventDeliverer(bed);
    bed.clock.advance(MINUTE - 1);
    expect(await other.deliver()).toBe(0);
    bed.clock.advance(1);
    expect(await other.deliver()).toBe(1);
    const [first, second] = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    // The answer that the first one gets now changes nothing any more.
    await receiver.close();
    await unfinished;
    expect(await owedEvents(bed)).toMatchObject([{ estado: 'entregado', intentos: 2 }]);
    await other.stop();
    receiver = await startReceiver();
  });
});
