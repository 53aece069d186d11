/** The records of receivers: who keeps them, where they may lead, their secrets, and what is sent again. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesInWords } from '#domain/common/fieldChanges';
import { PERMISOS } from '#domain/common/permisos';
import { renewReceiverSeals } from '../../../server/cadena/receptores/renewSeals.ts';
import { receptores } from '../../../server/platform/db/schema/eventos.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { openReceiverSecret } from '../../../server/platform/events/seal.ts';
import { createSecrets } from '../../../server/platform/secrets/secrets.ts';
import type { Deliverer } from '../../../server/platform/works/outbox.ts';
import { type Bed, createBed, TEST_SECRETS, testLog } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { ALLOWED, eventDeliverer, isVerified, owedEvents, type Receiver, startReceiver } from './receptores.desk.ts';

const WHO = 100_001;
const HOUR = 3_600_000;
const ERP = { nombre: 'ERP', url: 'https://erp.cadena.mx/eventos', eventos: ['vale.vigente'], activo: true };

const log = testLog();
let bed: Bed;
let cookie = '';
let id = 0;
let receiver: Receiver;
let deliverer: Deliverer;
beforeAll(async () => {
  bed = await createBed({ log: log.log, environment: ALLOWED });
});
afterAll(() => bed.close());
beforeEach(async () => {
  await bed.reset();
  receiver = await startReceiver();
  deliverer = eventDeliverer(bed);
  await grantPermissions(bed.db, WHO, [PERMISOS.servidores.id]);
  cookie = await bed.signIn(WHO);
  id = (await post('guardar', { ...ERP, url: receiver.url })).json().id;
});
afterEach(async () => {
  await deliverer.stop();
  await receiver.close();
});

let keys = 0;
function post(path: string, payload: object, key = `clave-${++keys}-aaaa`, who = cookie) {
  const headers = { cookie: who, 'idempotency-key': key };
  return bed.app.inject({ method: 'POST', url: `/mostrador/api/receptor/${path}`, headers, payload });
}
function get(path: string, who = cookie) {
  return bed.app.inject({ url: `/mostrador/api/receptor/${path}`, headers: { cookie: who } });
}
async function sentTest() {
  await post('secreto-nuevo', { id });
  await post('probar', { id });
  await deliverer.deliver();
  return (await owedEvents(bed))[0]?.id ?? 0;
}

describe('an address', () => {
  it.each([
    ['http://erp.cadena.mx/eventos'],
    ['ftp://erp.cadena.mx/'],
    ['erp.cadena.mx'],
    ['https://ana:secreta@erp.cadena.mx/'],
    ['https://erp.cadena.mx/#x'],
    ['http://10.0.0.5/'],
    ['javascript:alert(1)'],
  ])('%s is none', async (url) => {
    const answer = await post('guardar', { ...ERP, nombre: 'Otro', url });
    const message =
      'Escriba una dirección https, por ejemplo https://erp.cadena.mx/eventos. http solo en este mismo equipo.';
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo: 'url', message }]]);
  });

  it.each([
    ['https://10.0.0.5/', '10.0.0.5', 443],
    ['https://169.254.169.254/latest/meta-data', '169.254.169.254', 443],
    ['https://[::1]:8443/', '::1', 8443],
    ['http://127.0.0.2/', '127.0.0.2', 80],
    ['https://0x7f.2/', '127.0.0.2', 443],
  ])('%s is refused where it is not allowed', async (url, host, port) => {
    const answer = await post('guardar', { ...ERP, nombre: 'Otro', url });
    const message = `Lleva a ${host}, puerto ${port}, que no está entre los equipos permitidos: pida que lo agreguen a SERVIDORES_PERMITIDOS.`;
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo: 'url', message }]]);
  });

  it('is refused everywhere by a server that allows none', async () => {
    const closed = await createBed();
    const headers = { cookie: await closed.signIn(WHO) };
    const send = (url: string) =>
      closed.app.inject({
        method: 'POST',
        url: '/mostrador/api/receptor/guardar',
        headers,
        payload: { ...ERP, url },
      });
    for (const url of ['https://erp.cadena.mx/', 'https://127.0.0.1/', 'http://localhost:4000/']) {
      expect((await send(url)).statusCode).toBe(400);
    }
    await closed.close();
  });
});

describe('a secret', () => {
  it('is shown once, and stands nowhere readable afterwards', async () => {
    const answer = await post('secreto-nuevo', { id });
    const { secreto, descripcion, version } = answer.json();
    expect([descripcion, version]).toEqual(['Secreto creado con éxito', 2]);
    await post('probar', { id });
    await deliverer.deliver();
    const [message] = receiver.got;
    if (message === undefined) throw new Error('Nothing came');
    expect(isVerified(message, secreto, bed.clock.now)).toBe(true);
    const history = await bed.app.inject({
      url: '/mostrador/api/bitacora/registro',
      query: { entidad: 'receptor', id: String(id) },
      headers: { cookie },
    });
    expect(history.statusCode, history.body).toBe(200);
    const bodies = [(await get('lista')).body, (await get(`entregas/${id}`)).body, history.body];
    const { rows } = await bed.db.execute<{ todo: string }>(
      sql`select string_agg(t::text, ' ') as todo from (select receptores::text from receptores union all select bitacora::text from bitacora union all select idempotencia::text from idempotencia union all select entregas_de_eventos::text from entregas_de_eventos) t`,
    );
    const all = [...bodies, JSON.stringify(log.lines()), rows[0]?.todo].join(' ');
    expect(all).toContain('ERP');
    expect(all).not.toContain(secreto.slice('whsec_'.length));
  });

  it('is answered anew to nobody, whatever the key', async () => {
    const first = await post('secreto-nuevo', { id, version: 1 }, 'una-sola-clave');
    const again = await post('secreto-nuevo', { id, version: 1 }, 'una-sola-clave');
    expect([first.statusCode, again.statusCode, again.body.includes('whsec_')]).toEqual([200, 409, false]);
  });

  it('of before says until when it signs, and the history that it changed', async () => {
    await post('secreto-nuevo', { id });
    expect((await post('secreto-nuevo', { id })).json().descripcion).toBe('Secreto cambiado con éxito');
    expect((await get('lista')).json()).toMatchObject([
      { tieneSecreto: true, anteriorHasta: '2026-03-19T18:00:00.000Z' },
    ]);
    bed.clock.advance(24 * HOUR);
    cookie = await bed.signIn(WHO);
    expect((await get('lista')).json()).toMatchObject([{ tieneSecreto: true, anteriorHasta: null }]);
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'receptor')).orderBy(bitacora.id);
    expect(rows.map(({ antes, despues }) => changesInWords(antes as never, despues as never)).slice(1)).toEqual([
      'Secreto: guardado',
      'Secreto: de guardado a cambió',
    ]);
  });

  it('is sealed anew with the key that seals now', async () => {
    const { secreto } = (await post('secreto-nuevo', { id })).json();
    const keys = [Buffer.alloc(32, 8), Buffer.alloc(32, 7)];
    await renewReceiverSeals(bed.db, createSecrets(keys));
    const [row] = await bed.db.select().from(receptores);
    const sealed = row?.secretoCifrado ?? '';
    expect(openReceiverSecret(createSecrets(keys.slice(0, 1)), sealed, id)).toBe(secreto);
    expect(openReceiverSecret(TEST_SECRETS, sealed, id)).toBeNull();
    expect(openReceiverSecret(createSecrets(keys), sealed, id + 1)).toBeNull();
  });
});

describe('a receiver', () => {
  it('has a name of its own, also when two make it at once', async () => {
    const message = 'Ya hay un receptor con ese nombre.';
    const answer = await post('guardar', { ...ERP, nombre: 'érp' });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo: 'nombre', message }]]);
    const both = await Promise.all([1, 2].map(() => post('guardar', { ...ERP, nombre: 'Contabilidad' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('wants one event at least, and each once', async () => {
    expect((await post('guardar', { ...ERP, nombre: 'Otro', eventos: [] })).json().campos).toEqual([
      { campo: 'eventos', message: 'Elija al menos un evento.' },
    ]);
    const eventos = ['caso.cerrado', 'vale.vigente', 'caso.cerrado'];
    await post('guardar', { ...ERP, id, eventos });
    expect((await get('lista')).json()).toMatchObject([{ eventos: ['vale.vigente', 'caso.cerrado'] }]);
  });

  it('is changed by one of twenty who saw it the same, and the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post('guardar', { ...ERP, id, version: 1, nombre: `ERP ${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });
});

describe('who may not keep servers', () => {
  it('reads and sends nothing', async () => {
    await sentTest();
    await grantPermissions(
      bed.db,
      WHO,
      Object.values(PERMISOS)
        .map((permiso) => permiso.id)
        .filter((one) => one !== PERMISOS.servidores.id),
    );
    const [event] = await owedEvents(bed);
    const answers = [
      await get('lista'),
      await get(`entregas/${id}`),
      await post('guardar', { ...ERP, id }),
      await post('secreto-nuevo', { id }),
      await post('probar', { id }),
      await post('reenviar', { id: event?.id }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await owedEvents(bed)).toEqual([event]);
  });
});

describe('a test event', () => {
  it('goes out whichever the receiver wants, once a key, and is told', async () => {
    await post('secreto-nuevo', { id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('probar', { id }, 'una-sola-clave')));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`200 {"codigo":1,"descripcion":"Se mandó un evento de prueba","id":${id},"version":2}`]),
    );
    expect(await deliverer.deliver()).toBe(1);
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toEqual({
      type: 'prueba',
      timestamp: '2026-03-18T18:00:00.000Z',
      data: { receptor: id },
    });
    expect((await get(`entregas/${id}`)).json()).toMatchObject([
      {
        ...{ tipo: 'prueba', estado: 'entregado', intentos: 1, respuesta: 'Contestó 200', proximo: null },
        ...{ idEntidad: null, mensaje: receiver.got[0]?.headers['webhook-id'] },
      },
    ]);
  });

  it('is refused for one without a secret, one that is off, and one that is not there', async () => {
    const without = await post('probar', { id });
    await post('secreto-nuevo', { id });
    await post('guardar', { ...ERP, id, url: receiver.url, activo: false });
    const off = await post('probar', { id });
    const none = await post('probar', { id: id + 9 });
    expect([without, off, none].map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [409, 'El receptor aún no tiene secreto. Créelo antes de mandarle algo.'],
      [409, 'El receptor está apagado. Enciéndalo antes de mandarle algo.'],
      [404, 'No existe ese receptor.'],
    ]);
    expect(await owedEvents(bed)).toEqual([]);
  });
});

describe('an event that is sent again', () => {
  it('is the same letter for letter, under the same id', async () => {
    const event = await sentTest();
    const answer = await post('reenviar', { id: event });
    expect([answer.statusCode, answer.json().descripcion]).toEqual([200, 'Se manda otra vez']);
    expect(await deliverer.deliver()).toBe(1);
    const [first, second] = receiver.got.map(({ headers, body }) => [headers['webhook-id'], body]);
    expect(second).toEqual(first);
  });

  it('goes out now where it waited, and is left alone where somebody sends it', async () => {
    receiver.answer = { status: 500 };
    const event = await sentTest();
    bed.clock.advance(5_000);
    await deliverer.deliver();
    expect((await owedEvents(bed))[0]).toMatchObject({ estado: 'pendiente', intentos: 2 });
    receiver.answer = { status: 200 };
    expect((await post('reenviar', { id: event })).json().descripcion).toBe('Se manda otra vez');
    expect((await post('reenviar', { id: event })).json().descripcion).toBe('Ya está en camino');
    expect([await deliverer.deliver(), await deliverer.deliver()]).toEqual([1, 0]);
    expect(receiver.got).toHaveLength(3);
  });

  it('by twenty people at once goes out once', async () => {
    const event = await sentTest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('reenviar', { id: event })));
    expect(answers.filter((answer) => answer.json().descripcion === 'Se manda otra vez')).toHaveLength(1);
    expect([await deliverer.deliver(), receiver.got.length]).toEqual([1, 2]);
  });

  it('is one that there is', async () => {
    const answer = await post('reenviar', { id: 999 });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Ese evento ya no existe.']);
    expect((await get('entregas/999')).statusCode).toBe(404);
  });
});
