import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneOf } from '../../atLength.ts';
import type { Death } from '../bed/dyingServer.ts';
import { MortalFolder } from '../bed/mortalFolder.ts';
import { sell } from './vales.desk.ts';
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
} from './vales.left.ts';

const GERENTE = 100_003;
const PATIENCE_MS = 120_000;

/** On PostgreSQL others can hold a row, and the very product is killed (`vales.killed`). */
describe('a server on the embedded engine killed in the middle of giving back to a wallet', () => {
  const folder = new MortalFolder(GERENTE);
  const sales: number[] = [];
  let under: { readonly caso: number; readonly motivo: number } | null = null;

  beforeAll(async () => {
    await folder.begin(async (base) => {
      const yesterday = new Date(Date.now() - 86_400_000);
      for (let n = 0; n < 5; n += 1) sales.push(await sell(base, [{ unidades: 1, pesos: 100 }], { fecha: yesterday }));
      const { rows } = await base.db.execute<{ caso: number; motivo: number }>(`
          select c.id::int as caso, (select min(id)::int from motivos_vales where tipo = 1 and activo) as motivo
          from casos c join subcategorias s on s.id = c.id_subcategoria
          where c.cvetda = 1 and c.id_estado = 2 and s.nombre not like 'VALE%' order by c.id limit 1`);
      under = rows[0] ?? null;
    });
  }, PATIENCE_MS);
  afterEach(() => folder.kill());
  afterAll(() => folder.remove());

  /** Reads a voucher's refund as it is stored; the server must be gone. */
  function stored(id: number) {
    return folder.only<RefundLeft>(refundLeft(id));
  }

  /** A valid voucher of 116 pesos, all of it for the wallet, made on a server that dies where it is told once it is given back. */
  async function dieAt(death: Death, clave: string): Promise<Made> {
    await folder.startDying('refund', death);
    const vale = await walletVoucher(folder, { operacion: sales.pop(), ...under });
    await expect(toWallet(folder, vale, clave)).rejects.toThrow();
    await folder.expectDead();
    return vale;
  }

  it.each(
    oneOf([
      ['within the transaction that ends it', 'committing', { abonos: 1, devoluciones: 'pendiente' }],
      ['before the wallet did it', 'asking', { abonos: 0, devoluciones: 'pendiente' }],
      ['between the wallet’s answer and the voucher’s commit', 'answered', { abonos: 1, devoluciones: 'pendiente' }],
      ['before it was stored that it began', 'beginning', { abonos: 0, devoluciones: null }],
    ] as const),
  )(
    '%s: asked again on the same folder, it is given once',
    async (_when, death, left) => {
      const clave = randomUUID();
      const vale = await dieAt(death, clave);
      expect(await stored(vale.id)).toEqual({ ...NOT_GIVEN, ...left });
      await folder.start();
      await askAgain(folder, vale, clave);
      await folder.end();
      expect(await stored(vale.id)).toEqual(GIVEN);
    },
    PATIENCE_MS,
  );

  it(
    'is finished by the next server on the folder, though nobody asks again',
    async () => {
      const vale = await dieAt('answered', randomUUID());
      await folder.start();
      await shownGiven(folder, vale);
      await folder.end();
      expect(await stored(vale.id)).toEqual(GIVEN);
    },
    PATIENCE_MS,
  );
});
