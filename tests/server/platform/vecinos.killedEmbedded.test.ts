import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { VECINOS } from '#contract/vecinos';
import { addDays, dayOf, TIME_ZONE } from '#domain/common/dates';
import { centavos } from '#domain/common/money';
import { fallaFechaRecolecta } from '#domain/guias/recolectas';
import { type Acciones, faceOf } from '../../../scripts/vecinos/face.ts';
import { listenHere } from '../../../scripts/vecinos/simulated.ts';
import { oneOf } from '../../atLength.ts';
import { MortalFolder } from '../bed/mortalFolder.ts';
import { ADDRESS } from '../guias/guias.desk.ts';
import { sell } from '../vales/vales.desk.ts';
import {
  askAgain,
  GIVEN,
  type Made,
  NOT_GIVEN,
  type RefundLeft,
  refundLeft,
  shownGiven,
  toWallet,
  walletVoucher,
} from '../vales/vales.left.ts';

const GERENTE = 100_003;
const FOLIO = '77AB0001';
const PATIENCE_MS = 120_000;
const ORDER = 'vales/recolecta/guardar-parcial';
const KEY = Buffer.alloc(32, 7);

/** Where a server dies: before it is stored that this begins, while the neighbour has not acted or has, before its end is stored. */
type Cut = 'beginning' | 'asked' | 'acted' | 'committing';

/** The neighbours live on while servers die, as in a chain: they know claves, and what they did under them. */
describe('a server killed while it has a neighbour over HTTP act', () => {
  const folder = new MortalFolder(GERENTE);
  const given: { readonly idVale: number; readonly monto: number }[] = [];
  const sales: number[] = [];
  let under: { readonly caso: number; readonly motivo: number } | null = null;
  let cliente = 0;
  const faces: Server[] = [];
  /** The death that the next change brings to who asks for it, and its end. */
  let brings: Cut | null = null;
  let killed: Promise<void> = Promise.resolve();

  const billetera: Acciones<(typeof VECINOS)['billetera']> = {
    abrir: async () => ({ folio: FOLIO, nueva: false }),
    leer: async () => ({ folio: FOLIO, saldo: centavos(0), movimientos: [] }),
    existe: async () => ({ existe: true }),
    abonar: async ({ idVale, monto }) => {
      await dieBefore();
      given.push({ idVale, monto });
      await dieAfter();
      return { folio: FOLIO };
    },
    revertir: async () => {
      throw new Error('Not asked here');
    },
  };

  /** The pickups for which somebody will drive, by the clave of their order. */
  const driving = new Map<string, string>();
  const unused = async () => {
    throw new Error('Not asked here');
  };
  const logistica: Acciones<(typeof VECINOS)['logistica']> = {
    ...{ cancelar: unused, ordenarServicio: unused, actualizar: unused },
    consultar: async () => [],
    guia: async () => null,
    recolectar: async (_datos, { clave }) => {
      await dieBefore();
      const folioGuia = `X${randomUUID().slice(0, 8)}`;
      driving.set(clave, folioGuia);
      await dieAfter();
      return { folioGuia };
    },
    retirarRecoleccion: async ({ claveRecoleccion }) => {
      driving.delete(claveRecoleccion);
      return {};
    },
  };

  async function dieBefore(): Promise<void> {
    if (brings !== 'asked') return;
    killed = folder.kill();
    await killed;
    throw new Error('Nothing was done');
  }

  async function dieAfter(): Promise<void> {
    if (brings === 'acted') killed = folder.kill();
    await killed;
  }

  beforeAll(async () => {
    faces.push(faceOf(VECINOS.billetera, billetera, [KEY]), faceOf(VECINOS.logistica, logistica, [KEY]));
    const [wallets = '', guides = ''] = await Promise.all(faces.map((face) => listenHere(face, 0)));
    const secret = `whsec_${KEY.toString('base64')}`;
    folder.with({
      ...{ VECINO_BILLETERA_URL: wallets, VECINO_BILLETERA_SECRETO: secret },
      ...{ VECINO_LOGISTICA_URL: guides, VECINO_LOGISTICA_SECRETO: secret },
      SERVIDORES_PERMITIDOS: '127.0.0.1',
    });
    await folder.begin(async (base) => {
      const fecha = new Date(Date.now() - 86_400_000);
      for (let n = 0; n < 10; n += 1) sales.push(await sell(base, [{ unidades: 1, pesos: 100 }], { fecha }));
      const { rows } = await base.db.execute<{ caso: number; motivo: number; cliente: number }>(`
          select c.id::int as caso, c.numiden_cliente::int as cliente, (select min(id)::int from motivos_vales where tipo = 1 and activo) as motivo
          from casos c join subcategorias s on s.id = c.id_subcategoria
          where c.cvetda = 1 and c.id_estado = 2 and c.numiden_cliente is not null and s.nombre not like 'VALE%'
          order by c.id limit 1`);
      const [{ cliente: whose, ...first } = { caso: 0, motivo: 0, cliente: 0 }] = rows;
      [under, cliente] = [first, whose];
    });
  }, PATIENCE_MS);
  afterEach(async () => {
    brings = null;
    await folder.kill();
  });
  afterAll(() => {
    for (const face of faces) {
      face.closeAllConnections();
      face.close();
    }
    folder.remove();
  });

  /** Reads a voucher's refund as it is stored; the server must be gone. */
  function stored(id: number) {
    return folder.only<RefundLeft>(refundLeft(id));
  }

  /** The wallet of this server itself has no part in it. */
  const DONE = { ...GIVEN, abonos: 0 };

  function giftsFor(idVale: number) {
    return given.filter((one) => one.idVale === idVale).map(({ monto }) => monto);
  }

  /** A valid voucher of 116 pesos, all of it for the wallet, whose server dies of giving it back. */
  async function dieAt(cut: Cut, clave: string): Promise<Made> {
    const byNeighbour = cut === 'asked' || cut === 'acted';
    await (byNeighbour ? folder.start() : folder.startDying('refund', cut));
    const vale = await walletVoucher(folder, { operacion: sales.pop(), ...under });
    brings = cut;
    await expect(toWallet(folder, vale, clave)).rejects.toThrow();
    brings = null;
    await (byNeighbour ? killed : folder.expectDead());
    return vale;
  }

  it.each(
    oneOf([
      ['after the wallet acted, before its answer came', 'acted', [11_600], 'pendiente'],
      ['before the wallet acted', 'asked', [], 'pendiente'],
      ['before it was stored that it began', 'beginning', [], null],
      ['within the transaction that keeps the answer', 'committing', [11_600], 'pendiente'],
    ] as const),
  )(
    '%s: asked again at another server, it is given once',
    async (_when, cut, gifts, devoluciones) => {
      const clave = randomUUID();
      const vale = await dieAt(cut, clave);
      expect(giftsFor(vale.id)).toEqual(gifts);
      expect(await stored(vale.id)).toEqual({ ...NOT_GIVEN, abonos: 0, devoluciones });
      await folder.start();
      await askAgain(folder, vale, clave);
      await folder.end();
      expect([await stored(vale.id), giftsFor(vale.id)]).toEqual([DONE, [11_600]]);
    },
    PATIENCE_MS,
  );

  it.each(
    oneOf([
      ['before', 'asked'],
      ['after', 'acted'],
    ] as const),
  )(
    '%s the wallet acted: it is finished by the next server, though nobody asks again',
    async (_when, cut) => {
      const vale = await dieAt(cut, randomUUID());
      await folder.start();
      await shownGiven(folder, vale);
      await folder.end();
      expect([await stored(vale.id), giftsFor(vale.id)]).toEqual([DONE, [11_600]]);
    },
    PATIENCE_MS,
  );

  /** A partial voucher whose goods are to be fetched; its server dies of ordering that. */
  async function orderAndDie(cut: 'asked' | 'acted', clave: string) {
    await folder.start();
    const answerOf = async (ruta: string, body: object) => {
      const answer = await folder.post(ruta, body);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return answer.json();
    };
    const address = { ...ADDRESS, numidenCliente: cliente };
    const { id: idDireccion } = await answerOf('vales/clientes/save-direccion-cliente', address);
    const { id, version } = await answerOf('vales/guardar-parcial', {
      tienda: 1,
      operacion: sales.pop(),
      caso: under?.caso,
      tipo: 1,
      motivo: null,
      articulos: [{ linea: 1, cantidad: 1, esRecolecta: true }],
    });
    const days = [1, 2].map((ahead) => addDays(dayOf(new Date()), ahead));
    const fecha = days.find((day) => fallaFechaRecolecta(day, new Date(), TIME_ZONE) === null);
    const body = { id, version, idDireccion, fecha, lineas: [1] };
    brings = cut;
    await expect(folder.post(ORDER, body, clave)).rejects.toThrow();
    brings = null;
    await killed;
    expect(driving.size).toBe(cut === 'acted' ? 1 : 0);
    return body;
  }

  const pickupsOf = (id: number) =>
    folder.only<{ folios: string | null }>(
      `select string_agg(folio_guia, ',') as folios from recolectas where id_vale = ${id}`,
    );

  it.each(
    oneOf([
      ['after logistics acted', 'acted'],
      ['before logistics acted', 'asked'],
    ] as const),
  )(
    '%s: the next server has nobody drive for a pickup that no voucher counts on',
    async (_when, cut) => {
      driving.clear();
      const { id } = await orderAndDie(cut, randomUUID());
      await folder.start();
      await vi.waitFor(
        async () => {
          const history = await (await folder.get(`vales/searchHistorico/${id}`)).text();
          expect(history).toContain('Logística ya no tiene la recolección');
        },
        { timeout: 20_000, interval: 200 },
      );
      await folder.end();
      expect([driving.size, await pickupsOf(id)]).toEqual([0, { folios: null }]);
    },
    PATIENCE_MS,
  );

  it.each(
    oneOf([
      ['before', 'asked'],
      ['after', 'acted'],
    ] as const),
  )(
    '%s logistics acted: asked again at another server, the voucher counts on the one pickup that is driven for',
    async (_when, cut) => {
      driving.clear();
      const clave = randomUUID();
      const body = await orderAndDie(cut, clave);
      await folder.start();
      const again = await folder.post(ORDER, body, clave);
      const text = await again.text();
      expect(again.status, text).toBe(200);
      expect(await (await folder.post(ORDER, body, clave)).text()).toBe(text);
      await folder.end();
      expect(await pickupsOf(body.id)).toEqual({ folios: [...driving.values()].join() });
      expect(driving.size).toBe(1);
    },
    PATIENCE_MS,
  );
});
