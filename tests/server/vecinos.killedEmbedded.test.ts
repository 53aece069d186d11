import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { VECINOS } from '#contract/vecinos/vecinos';
import { centavos } from '#domain/money';
import type { Acciones } from '../../scripts/vecinos/face.ts';
import { faceOf } from '../../scripts/vecinos/face.ts';
import { listenHere } from '../../scripts/vecinos/simulated.ts';
import { MortalFolder } from './mortalFolder.ts';
import { sell } from './vales.desk.ts';

const GERENTE = 100_003;
const BILLETERA = 3;
const FOLIO = '77AB0001';
const PATIENCE_MS = 120_000;
const KEY = Buffer.alloc(32, 7);

/** Where a server dies: before it is stored that this begins, while the neighbour has not acted or has, before its end is stored. */
type Cut = 'beginning' | 'asked' | 'acted' | 'committing';

interface Made {
  readonly id: number;
  readonly version: number;
}

/** The neighbour lives on while servers die, in a process of its own as in a chain: it knows claves, and what it gave. */
describe('a server killed in the middle of giving back to a wallet over HTTP', () => {
  const folder = new MortalFolder(GERENTE);
  const given: { readonly idVale: number; readonly monto: number }[] = [];
  const sales: number[] = [];
  let under: { readonly caso: number; readonly motivo: number } | null = null;
  let face: Server;
  /** The death that the next deposit brings to who asks for it, and its end. */
  let brings: Cut | null = null;
  let killed: Promise<void> = Promise.resolve();

  const acciones: Acciones<(typeof VECINOS)['billetera']> = {
    abrir: async () => ({ folio: FOLIO, nueva: false }),
    leer: async () => ({ folio: FOLIO, saldo: centavos(0), movimientos: [] }),
    existe: async () => ({ existe: true }),
    abonar: async ({ idVale, monto }) => {
      if (brings === 'asked') {
        killed = folder.kill();
        await killed;
        throw new Error('Nothing was done');
      }
      given.push({ idVale, monto });
      if (brings === 'acted') killed = folder.kill();
      await killed;
      return { folio: FOLIO };
    },
  };

  beforeAll(async () => {
    face = faceOf(VECINOS.billetera, acciones, [KEY]);
    folder.with({
      VECINO_BILLETERA_URL: await listenHere(face, 0),
      VECINO_BILLETERA_SECRETO: `whsec_${KEY.toString('base64')}`,
      SERVIDORES_PERMITIDOS: '127.0.0.1',
    });
    await folder.begin(async (base) => {
      const fecha = new Date(Date.now() - 86_400_000);
      for (let n = 0; n < 6; n += 1) sales.push(await sell(base, [{ unidades: 1, pesos: 100 }], { fecha }));
      const { rows } = await base.db.execute<{ caso: number; motivo: number }>(`
          select c.id::int as caso, (select min(id)::int from motivos_vales where tipo = 1 and activo) as motivo
          from casos c join subcategorias s on s.id = c.id_subcategoria
          where c.cvetda = 1 and c.id_estado = 2 and c.numiden_cliente is not null and s.nombre not like 'VALE%'
          order by c.id limit 1`);
      under = rows[0] ?? null;
    });
  }, PATIENCE_MS);
  afterEach(async () => {
    brings = null;
    await folder.kill();
  });
  afterAll(() => {
    face.closeAllConnections();
    face.close();
    folder.remove();
  });

  /** Reads a voucher's refund as it is stored; the server must be gone. */
  function stored(id: number) {
    return folder.only<{ saldo: number; estado: number; version: number; devoluciones: string | null }>(`
      select (saldo * 100)::int as saldo, estado, version,
        (select string_agg(estado, ',' order by id) from vale_devoluciones where id_vale = v.id) as devoluciones
      from vales v where id = ${id}`);
  }

  const DONE = { saldo: 0, estado: 2, version: 2, devoluciones: 'hecha' };

  function giftsFor(idVale: number) {
    return given.filter((one) => one.idVale === idVale).map(({ monto }) => monto);
  }

  function giveBack({ id, version }: Made, clave: string): Promise<Response> {
    return folder.post('vales/folio/agregar-billetera', { id, version }, clave);
  }

  /** A valid voucher of 116 pesos, all of it for the wallet, whose server dies of giving it back. */
  async function dieAt(cut: Cut, clave: string): Promise<Made> {
    const byNeighbour = cut === 'asked' || cut === 'acted';
    await (byNeighbour ? folder.start() : folder.startDying('refund', cut));
    const saved = await folder.post('vales/guardar-vale', {
      tienda: 1,
      operacion: sales.pop(),
      ...under,
      tipo: 1,
      articulos: [{ linea: 1, cantidad: 1 }],
      metodosDevolucion: [{ metodo: { id: BILLETERA }, monto: 116 }],
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const vale: Made = await saved.json();
    brings = cut;
    await expect(giveBack(vale, clave)).rejects.toThrow();
    brings = null;
    await (byNeighbour ? killed : folder.expectDead());
    return vale;
  }

  it.each([
    ['before it was stored that it began', 'beginning', [], null],
    ['before the wallet acted', 'asked', [], 'pendiente'],
    ['after the wallet acted, before its answer came', 'acted', [11_600], 'pendiente'],
    ['within the transaction that keeps the answer', 'committing', [11_600], 'pendiente'],
  ] as const)(
    '%s: asked again at another server, it is given once',
    async (_when, cut, gifts, devoluciones) => {
      const clave = randomUUID();
      const vale = await dieAt(cut, clave);
      expect(giftsFor(vale.id)).toEqual(gifts);
      expect(await stored(vale.id)).toEqual({ saldo: 11_600, estado: 1, version: 1, devoluciones });
      await folder.start();
      const again = await giveBack(vale, clave);
      const body = await again.text();
      expect(again.status, body).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ codigo: 1, monto: 116, estado: { nombre: 'CANJEADO' } });
      expect(await (await giveBack(vale, clave)).text()).toBe(body);
      await folder.end();
      expect([await stored(vale.id), giftsFor(vale.id)]).toEqual([DONE, [11_600]]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['before', 'asked'],
    ['after', 'acted'],
  ] as const)(
    '%s the wallet acted: it is finished by the next server, though nobody asks again',
    async (_when, cut) => {
      const vale = await dieAt(cut, randomUUID());
      await folder.start();
      await vi.waitFor(
        async () => {
          const shown = await (await folder.post('vales/obtenerVale', { valeId: vale.id })).json();
          expect(shown).toMatchObject({ estado: { nombre: 'CANJEADO' }, devoluciones: [{ estado: 'hecha' }] });
        },
        { timeout: 20_000, interval: 200 },
      );
      await folder.end();
      expect([await stored(vale.id), giftsFor(vale.id)]).toEqual([DONE, [11_600]]);
    },
    PATIENCE_MS,
  );
});
