import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { oneOf } from '../../atLength.ts';
import { ENGINE } from '../bed/bed.ts';
import { type Held, MortalServer } from '../bed/mortalServer.ts';
import { PATIENT } from '../bed/patience.ts';
import { sell } from '../vales/vales.desk.ts';
import { RECEIVER, REFUSED_RECEIVER } from './facturas.desk.ts';
import { dueNow, FOLIOS, invoicesLeft, invoicingCase, triesAged } from './facturas.left.ts';

const FACTURACION = 100_004;
const RESOLVE = 'facturas/facturacion/resolver';
const PATIENCE_MS = 120_000;
/** Polled often: a statement that waits too long for a lock gives up, and by then the server must be dead. */
const AT_ONCE = { timeout: 15_000, interval: 20 };

const NOTHING = { categoria: 4, estado: 1, facturas: null, timbres: 0, escalamientos: 0, entradas: 0 };
const STAMPED = { categoria: 4, estado: 2, facturas: '2', timbres: 1, escalamientos: 0, entradas: 1 };
const ESCALATED = { categoria: 1, estado: 4, facturas: '5', timbres: 1, escalamientos: 1, entradas: 1 };

/** On PGlite a row cannot be held beside a running server: there it kills itself (`facturas.killedEmbedded`). */
describe.skipIf(ENGINE !== 'postgres')('a server killed in the middle of a stamping', () => {
  let server: MortalServer;

  beforeAll(async () => {
    server = await MortalServer.begin(FACTURACION);
  }, PATIENCE_MS);
  afterEach(() => server.freeAll());
  afterAll(() => server.end());

  /** Makes a request for the invoice of a sale of its own, for a case of its own. */
  async function request(datosFiscales: object) {
    const { idCaso } = await server.only<{ idCaso: number }>(invoicingCase(FACTURACION));
    const yesterday = new Date(Date.now() - 86_400_000);
    const operacion = await sell(server.base, [{ unidades: 1, pesos: 100 }], { fecha: yesterday });
    return { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales };
  }

  type Asked = Awaited<ReturnType<typeof request>>;

  function stored({ idCaso }: Asked) {
    return server.only<typeof NOTHING & { facturas: string | null }>(invoicesLeft(idCaso));
  }

  function holdCase({ idCaso }: Asked): Promise<Held> {
    return server.hold(`select 1 from casos where id = ${idCaso} for no key update`);
  }

  async function someoneWaits(): Promise<void> {
    await vi.waitFor(async () => expect(await server.waiting()).toBe(1), AT_ONCE);
  }

  async function killWhileHeld(held: Held, answer: Promise<string>): Promise<void> {
    await server.kill();
    expect(await answer).toBe('no answer');
    await held.free();
    await server.settled();
  }

  /** Dies before it was stored that the invoice begins. */
  async function dieBeginning(asked: Asked, clave: string): Promise<void> {
    const held = await holdCase(asked);
    const answer = server.ask(RESOLVE, asked, clave);
    await someoneWaits();
    await killWhileHeld(held, answer);
  }

  /** Dies while the provider is asked. */
  async function dieAsking(asked: Asked, clave: string): Promise<void> {
    const held = await server.hold('lock table timbres in share mode');
    const answer = server.ask(RESOLVE, asked, clave);
    await someoneWaits();
    await killWhileHeld(held, answer);
  }

  /** Dies between the provider's answer and the invoice's commit. */
  async function dieAnswered(asked: Asked, clave: string): Promise<void> {
    const provider = await server.hold('lock table timbres in share mode');
    const answer = server.ask(RESOLVE, asked, clave);
    await someoneWaits();
    const held = await holdCase(asked);
    await provider.free();
    await vi.waitFor(async () => {
      expect(await stored(asked)).toMatchObject({ timbres: 1 });
      expect(await server.waiting()).toBe(1);
    }, AT_ONCE);
    await killWhileHeld(held, answer);
  }

  async function expectNoGap(): Promise<void> {
    expect(await server.only(FOLIOS)).toEqual({ sinHueco: true, sinRepetir: true });
  }

  it.each(
    oneOf([
      ['while the provider is asked', dieAsking, { facturas: '1', timbres: 0, estado: 1 }],
      ['before it was stored that it begins', dieBeginning, { facturas: null, timbres: 0, estado: 1 }],
      ['between the provider’s answer and its commit', dieAnswered, { facturas: '1', timbres: 1, estado: 1 }],
    ] as const),
  )(
    '%s: asked again it is issued once, and its folio leaves no gap',
    async (_when, die, left) => {
      const asked = await request(RECEIVER);
      const clave = randomUUID();
      await die(asked, clave);
      expect(await stored(asked)).toEqual({ ...NOTHING, ...left });
      await server.start();
      const again = await server.post(RESOLVE, asked, clave);
      const body = await again.text();
      expect(again.status, body).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ codigo: 201, factura: { estado: { nombre: 'VIGENTE' } } });
      expect(await stored(asked)).toEqual(STAMPED);
      expect(await (await server.post(RESOLVE, asked, clave)).text()).toBe(body);
      expect(await stored(asked)).toEqual(STAMPED);
      await expectNoGap();
    },
    PATIENCE_MS,
  );

  it(
    'between the provider’s no and its commit: asked again, its case is escalated once',
    async () => {
      const asked = await request(REFUSED_RECEIVER);
      const clave = randomUUID();
      await dieAnswered(asked, clave);
      expect(await stored(asked)).toEqual({ ...NOTHING, facturas: '1', timbres: 1 });
      await server.base.db.execute(triesAged(asked.idCaso));
      await server.start();
      const again = await server.post(RESOLVE, asked, clave);
      const body = await again.text();
      expect(JSON.parse(body)).toMatchObject({
        codigo: 409,
        message: FACTURA_TEXTS.escalada,
        rechazos: [{ codigo: 'CFDI40145' }],
      });
      expect(await stored(asked)).toEqual(ESCALATED);
      expect(await (await server.post(RESOLVE, asked, clave)).text()).toBe(body);
      expect(await stored(asked)).toEqual(ESCALATED);
      await expectNoGap();
    },
    PATIENCE_MS,
  );

  it.each(
    oneOf([
      ['is issued', RECEIVER, STAMPED],
      ['is refused, and its case escalated once', REFUSED_RECEIVER, ESCALATED],
    ]),
  )(
    '%s by the next server, though nobody asks again',
    async (_what, receiver, done) => {
      const asked = await request(receiver);
      await dieAnswered(asked, randomUUID());
      await server.base.db.execute(triesAged(asked.idCaso));
      // Who began it would have had an answer.
      await server.base.db.execute(dueNow(asked.idCaso));
      await server.start();
      await vi.waitFor(async () => expect(await stored(asked)).toEqual(done), { ...PATIENT, interval: 200 });
      await expectNoGap();
    },
    PATIENCE_MS,
  );
});
