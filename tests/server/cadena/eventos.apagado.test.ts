/** A receiver that takes nothing for days is switched off, its people are told, and it misses nothing once it is on again. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receptores } from '../../../server/platform/db/schema/eventos.ts';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { oweEvent } from '../../../server/platform/events/owe.ts';
import type { Deliverer } from '../../../server/platform/works/outbox.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { ALLOWED, eventDeliverer, makeReceiver, owedEvents, type Receiver, startReceiver } from './receptores.desk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ADMINISTRATOR = 100_001;

let bed: Bed;
let receiver: Receiver;
let deliverer: Deliverer;
let id: number;
beforeAll(async () => {
  bed = await createBed({ environment: ALLOWED });
});
afterAll(() => bed.close());
beforeEach(async () => {
  await bed.reset();
  receiver = await startReceiver();
  deliverer = eventDeliverer(bed);
  id = await makeReceiver(bed, receiver.url);
});
afterEach(async () => {
  await deliverer.stop();
  await receiver.close();
});

const owe = (record: number) =>
  bed.db.transaction((tx) =>
    oweEvent(tx, 'caso', { tipo: 'caso.cerrado', id: record, datos: { id: record } }, bed.clock.now),
  );

/** The time goes on while events are tried as often as they are due. */
async function wait(ms: number): Promise<void> {
  const step = 30 * MINUTE;
  for (let gone = 0; gone < ms; gone += step) {
    await deliverer.deliver();
    bed.clock.advance(Math.min(step, ms - gone));
  }
  await deliverer.deliver();
}

async function row() {
  const [one] = await bed.db.select().from(receptores).where(eq(receptores.id, id));
  if (one === undefined) throw new Error('No receiver');
  return one;
}

/** A person saves it on or off. */
async function save(activo: boolean): Promise<number> {
  const { nombre, url, eventos, version } = await row();
  const answer = await bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/receptor/guardar',
    headers: { cookie: await bed.signIn(ADMINISTRATOR), 'idempotency-key': `guardar-${version}-${activo}` },
    payload: { id, version, nombre, url, eventos, activo },
  });
  return answer.statusCode;
}

const messages = () => receiver.got.map(({ headers }) => headers['webhook-id']);

describe('a receiver that takes nothing', () => {
  it('is switched off when an event fails for good after five days, and not before', async () => {
    receiver.answer = { status: 500 };
    await owe(1);
    await wait(2 * DAY);
    await owe(2);
    await wait(2 * DAY);
    expect((await owedEvents(bed)).map(({ estado }) => estado)).toEqual(['fallido', 'pendiente']);
    expect(await row()).toMatchObject({ activo: true, motivoApagado: null, version: 1 });
    await wait(2 * DAY);
    const motivoApagado = 'En 5 días no tomó nada y su último evento falló diez veces (Contestó 500)';
    expect(await row()).toMatchObject({ activo: false, motivoApagado, version: 2 });
    const told = (await bed.db.select().from(bitacora)).filter(({ entidad }) => entidad === 'receptor');
    expect(told).toMatchObject([
      { accion: 'apagarReceptor', numiden: null, despues: { activo: false, motivo: motivoApagado, version: 2 } },
    ]);
    const mails = await bed.db.select().from(correos);
    expect(mails.map(({ numiden }) => numiden)).toContain(ADMINISTRATOR);
    expect(mails[0]?.asunto).toBe(`El receptor de eventos ${receiver.url} se apagó solo`);
    expect(mails[0]?.texto).toContain(motivoApagado);
    expect(new Set(mails.map(({ numiden }) => numiden)).size).toBe(mails.length);
  });

  it('gets by one act all that it missed, each under its own id', async () => {
    receiver.answer = { status: 500 };
    await owe(1);
    await wait(2 * DAY);
    await owe(2);
    await wait(4 * DAY);
    await owe(3);
    expect((await owedEvents(bed)).map(({ estado }) => estado)).toEqual(['fallido', 'fallido', 'pendiente']);
    const before = new Set(messages());
    receiver.got.length = 0;
    receiver.answer = { status: 200 };
    await wait(3 * DAY);
    expect(receiver.got).toEqual([]);
    expect(await save(true)).toBe(200);
    expect(await deliverer.deliver()).toBe(3);
    expect(await deliverer.deliver()).toBe(0);
    expect(receiver.got.map(({ body }) => JSON.parse(body).data.id).sort()).toEqual([1, 2, 3]);
    expect([...before].every((message) => messages().includes(message))).toBe(true);
    expect(await row()).toMatchObject({ activo: true, motivoApagado: null, fallaDesde: null });
  });

  it('stays on where one event was taken within the days', async () => {
    receiver.answer = { status: 500 };
    await owe(1);
    await wait(2 * DAY);
    await owe(2);
    await wait(2 * DAY);
    receiver.answer = { status: 200 };
    await owe(3);
    expect(await deliverer.deliver()).toBe(1);
    expect((await row()).fallaDesde).toBe(null);
    receiver.answer = { status: 500 };
    await wait(2 * DAY);
    expect((await owedEvents(bed)).map(({ estado }) => estado)).toEqual(['fallido', 'fallido', 'entregado']);
    expect(await row()).toMatchObject({ activo: true, version: 1 });
  });

  it('is owed nothing of what happens after a person has switched it off', async () => {
    receiver.answer = { status: 500 };
    await owe(1);
    await deliverer.deliver();
    expect(await save(false)).toBe(200);
    await owe(2);
    expect(await owedEvents(bed)).toHaveLength(1);
    receiver.answer = { status: 200 };
    expect(await save(true)).toBe(200);
    bed.clock.advance(HOUR);
    expect(await deliverer.deliver()).toBe(1);
  });

  it('is switched off once, and each person told once, by twenty servers', async () => {
    receiver.answer = { status: 500 };
    await owe(1);
    await wait(2 * DAY);
    await owe(2);
    const twenty = Array.from({ length: 20 }, () => eventDeliverer(bed));
    for (let hour = 0; hour < 120; hour += 4) {
      bed.clock.advance(4 * HOUR);
      await Promise.all(twenty.map((one) => one.deliver()));
    }
    for (const one of twenty) await one.stop();
    expect(await row()).toMatchObject({ activo: false, version: 2 });
    const mails = await bed.db.select({ numiden: correos.numiden }).from(correos);
    expect(new Set(mails.map(({ numiden }) => numiden)).size).toBe(mails.length);
  });
});
