import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, TIME_ZONE } from '#domain/common/dates';
import { fallaFechaRecolecta } from '#domain/guias/recolectas';
import { ESTADO_ARTICULO } from '#domain/ventas/estadosDeEntrega';
import { oneOf } from '../../atLength.ts';
import { ENGINE } from '../bed/bed.ts';
import { MortalServer } from '../bed/mortalServer.ts';
import { sell } from './vales.desk.ts';
import { askAgain, GIVEN, type Made, NOT_GIVEN, type RefundLeft, refundLeft, walletVoucher } from './vales.left.ts';

const GERENTE = 100_003;
const { cancelado: CANCELADO } = ESTADO_ARTICULO;
const PATIENCE_MS = 120_000;
/** A statement that waits longer for a lock gives up: by then the server must be dead. */
const BEFORE_IT_GIVES_UP = { timeout: 1_900, interval: 20 };

/** On PGlite a row cannot be held beside a running server: there it kills itself (`vales.killedEmbedded`). */
describe.skipIf(ENGINE !== 'postgres')('a server killed in the middle of a work on a voucher', () => {
  let server: MortalServer;

  beforeAll(async () => {
    server = await MortalServer.begin(GERENTE);
  }, PATIENCE_MS);
  afterEach(() => server.freeAll());
  afterAll(() => server.end());

  /** Keeps a row from who wants to change it; the ledger of wallets may still refer to it. */
  function hold(statement: string) {
    return server.hold(`${statement} for no key update`);
  }

  /** A case of a customer who has no other. */
  function openCase() {
    return server.only<{ caso: number; cliente: number }>(`
      insert into casos (cvetda, id_area, id_subcategoria, id_estado, numiden_cliente, numiden_crea, fecha_creacion, correo, comentario_original)
      select 1, s.id_area, s.id, 2, c.numiden, ${GERENTE}, current_timestamp, 'suyo@ejemplo.mx', 'Pide un vale.'
      from clientes c, subcategorias s
      where s.nombre not like 'VALE%' and c.numiden not in (select numiden_cliente from casos)
      order by c.numiden, s.id limit 1
      returning id::int as caso, numiden_cliente::int as cliente`);
  }

  /** A valid voucher of 116 pesos, all of it for the wallet of its customer, who has one. */
  async function voucher() {
    const { caso, cliente } = await openCase();
    const { motivo } = await server.only<{ motivo: number }>(
      `select id as motivo from motivos_vales where tipo = 1 and activo order by id limit 1`,
    );
    const operacion = await sell(server.base, [{ unidades: 1, pesos: 100 }], {
      fecha: new Date(Date.now() - 86_400_000),
    });
    const vale = await walletVoucher(server, { operacion, caso, motivo });
    const opened = await server.post('vales/folio/billetera-mostrador', {
      numidenCliente: cliente,
      numidenUsuario: GERENTE,
    });
    expect(opened.status, await opened.clone().text()).toBe(200);
    const { folio } = await opened.json();
    return { ...vale, folio };
  }

  /** Reads a voucher's refund as it is stored. */
  function stored(id: number) {
    return server.only<RefundLeft>(refundLeft(id));
  }

  async function retry(vale: Made, clave: string): Promise<void> {
    await server.start();
    await askAgain(server, vale, clave);
    expect(await stored(vale.id)).toEqual(GIVEN);
  }

  /** Asks, and forgets the answer: it never comes. */
  function ask(vale: Made, clave: string): Promise<string> {
    return server.ask('vales/folio/agregar-billetera', { id: vale.id, version: vale.version }, clave);
  }

  it(
    'giving back to a wallet, between its answer and the voucher’s commit: asked again, it is given once',
    async () => {
      const vale = await voucher();
      const clave = randomUUID();
      const wallet = await hold(`select 1 from billeteras where folio = '${vale.folio}'`);
      const answer = ask(vale, clave);
      // It has begun, and the wallet waits: only now is the voucher held, which its beginning needed.
      await vi.waitFor(async () => expect(await server.waiting()).toBe(1), BEFORE_IT_GIVES_UP);
      expect(await stored(vale.id)).toMatchObject({ abonos: 0, devoluciones: 'pendiente' });
      const row = await hold(`select 1 from vales where id = ${vale.id}`);
      await wallet.free();
      await vi.waitFor(async () => {
        expect(await stored(vale.id)).toMatchObject({ abonos: 1 });
        expect(await server.waiting()).toBe(1);
      }, BEFORE_IT_GIVES_UP);
      await server.kill();
      expect(await answer).toBe('no answer');
      await row.free();
      await server.settled();
      expect(await stored(vale.id)).toEqual({ ...NOT_GIVEN, abonos: 1, devoluciones: 'pendiente' });
      await retry(vale, clave);
    },
    PATIENCE_MS,
  );

  it.each(
    oneOf<readonly [string, (vale: { id: number; folio: string }) => string, string | null]>([
      ['before it was written down as begun', ({ id }) => `select 1 from vales where id = ${id}`, null],
      ['while it is being asked', ({ folio }) => `select 1 from billeteras where folio = '${folio}'`, 'pendiente'],
    ]),
  )(
    'giving back to a wallet, %s: asked again, it is given once',
    async (_when, waitsFor, devoluciones) => {
      const vale = await voucher();
      const clave = randomUUID();
      const row = await hold(waitsFor(vale));
      const answer = ask(vale, clave);
      await vi.waitFor(async () => expect(await server.waiting()).toBe(1), BEFORE_IT_GIVES_UP);
      await server.kill();
      expect(await answer).toBe('no answer');
      await row.free();
      await server.settled();
      expect(await stored(vale.id)).toEqual({ ...NOT_GIVEN, abonos: 0, devoluciones });
      await retry(vale, clave);
    },
    PATIENCE_MS,
  );

  /** A partial voucher whose goods somebody will fetch from its customer. */
  async function awaitedVoucher() {
    const { caso, cliente } = await openCase();
    const answerOf = async (ruta: string, body: object) => {
      const answer = await server.post(ruta, body);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return answer.json();
    };
    const { id: idDireccion } = await answerOf('vales/clientes/save-direccion-cliente', {
      numidenCliente: cliente,
      calle: 'Av. Juárez',
      numeroExterior: '120',
      colonia: 'Centro',
      municipio: 'Monterrey',
      estado: 'Nuevo León',
      codigoPostal: '64000',
    });
    const operacion = await sell(server.base, [{ unidades: 1, pesos: 100 }], {
      fecha: new Date(Date.now() - 86_400_000),
    });
    const articulos = [{ linea: 1, cantidad: 1, esRecolecta: true }];
    const { id, version } = await answerOf('vales/guardar-parcial', {
      tienda: 1,
      operacion,
      caso,
      tipo: 1,
      motivo: null,
      articulos,
    });
    const today = dayOf(new Date());
    const days = [addDays(today, 1), addDays(today, 2)];
    const fecha = days.find((day) => fallaFechaRecolecta(day, new Date(), TIME_ZONE) === null);
    const ordered = await answerOf('vales/recolecta/guardar-parcial', {
      id,
      version,
      idDireccion,
      fecha,
      lineas: [1],
    });
    return { id, version: ordered.version };
  }

  /** Reads a voucher and its pickup as they are stored. */
  function fetched(id: number) {
    return server.only<{ estado: number; version: number; articulo: number; entradas: number }>(`
      select v.estado, v.version, a.statusitem::int as articulo,
        (select count(*)::int from vale_logs where id_vale = v.id and accion::jsonb->>'trabajo' = 'cancelarRecolecta') as entradas
      from vales v join recolectas r on r.id_vale = v.id join guia_paquetes p on p.folio_guia = r.folio_guia
      join guia_articulos a on a.id_paquete = p.id where v.id = ${id}`);
  }

  it(
    'cancelling it, between the cancellation of its pickup and its own: asked again, both are cancelled once',
    async () => {
      const { id, version } = await awaitedVoucher();
      const clave = randomUUID();
      const body = { id, version, motivo: 'El cliente ya no lo devuelve' };
      const row = await hold(`select 1 from vales where id = ${id}`);
      const answer = server.ask('vales/cancelar-vale', body, clave);
      await vi.waitFor(async () => {
        expect((await fetched(id)).articulo).toBe(CANCELADO);
        expect(await server.waiting()).toBe(1);
      }, BEFORE_IT_GIVES_UP);
      await server.kill();
      expect(await answer).toBe('no answer');
      await row.free();
      await server.settled();
      expect(await fetched(id)).toEqual({ estado: 4, version, articulo: CANCELADO, entradas: 0 });
      await server.start();
      const again = await server.post('vales/cancelar-vale', body, clave);
      const text = await again.text();
      expect(again.status, text).toBe(200);
      expect(text).toMatch(/La recolección con la guía R\d{8} está cancelada/);
      const done = { estado: 3, version: version + 1, articulo: CANCELADO, entradas: 1 };
      expect(await fetched(id)).toEqual(done);
      expect(await (await server.post('vales/cancelar-vale', body, clave)).text()).toBe(text);
      expect(await fetched(id)).toEqual(done);
    },
    PATIENCE_MS,
  );
});
