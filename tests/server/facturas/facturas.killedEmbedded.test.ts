import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { oneOf } from '../../atLength.ts';
import type { Death } from '../bed/dyingServer.ts';
import { MortalFolder } from '../bed/mortalFolder.ts';
import { sell } from '../vales/vales.desk.ts';
import { RECEIVER, REFUSED_RECEIVER } from './facturas.desk.ts';
import { dueNow, FOLIOS, invoicesLeft, invoicingCase, triesAged } from './facturas.left.ts';

const FACTURACION = 100_004;
const RESOLVE = 'facturas/facturacion/resolver';
const PATIENCE_MS = 120_000;

const STAMPED = { categoria: 4, estado: 2, facturas: '2', timbres: 1, escalamientos: 0, entradas: 1 };
const ESCALATED = { categoria: 1, estado: 4, facturas: '5', timbres: 1, escalamientos: 1, entradas: 1 };

/** On PostgreSQL others can hold a row, and the very product is killed (`facturas.killed`). */
describe('a server on the embedded engine killed in the middle of a stamping', () => {
  const folder = new MortalFolder(FACTURACION);
  const wanted: { readonly idCaso: number; readonly operacion: number }[] = [];

  beforeAll(async () => {
    await folder.begin(async (base) => {
      const fecha = new Date(Date.now() - 86_400_000);
      for (let n = 0; n < 6; n += 1) {
        const operacion = await sell(base, [{ unidades: 1, pesos: 100 }], { fecha });
        const { rows } = await base.db.execute<{ idCaso: number }>(invoicingCase(FACTURACION));
        wanted.push({ operacion, idCaso: rows[0]?.idCaso ?? 0 });
      }
    });
  }, PATIENCE_MS);
  afterEach(() => folder.kill());
  afterAll(() => folder.remove());

  /** Asks a server for an invoice that dies of it. */
  async function dieAt(death: Death, datosFiscales: object, clave: string) {
    const asked = { origen: 'venta', tienda: 1, idCaso: 0, ...wanted.pop(), datosFiscales };
    await folder.startDying('invoice', death);
    await expect(folder.post(RESOLVE, asked, clave)).rejects.toThrow();
    await folder.expectDead();
    return asked;
  }

  /** Reads the stored invoices of the case; the server must be gone. */
  function stored({ idCaso }: { readonly idCaso: number }) {
    return folder.only<Omit<typeof STAMPED, 'facturas'> & { facturas: string | null }>(invoicesLeft(idCaso));
  }

  /** Half a minute later: no try is on its way any more, and who began it would have had an answer. */
  async function ageTries({ idCaso }: { readonly idCaso: number }): Promise<void> {
    await folder.only(triesAged(idCaso));
    await folder.only(dueNow(idCaso));
  }

  async function expectNoGap(): Promise<void> {
    expect(await folder.only(FOLIOS)).toEqual({ sinHueco: true, sinRepetir: true });
  }

  it.each(
    oneOf([
      ['before it was stored that it begins', 'beginning', { facturas: null, timbres: 0 }],
      ['before the provider did it', 'asking', { facturas: '1', timbres: 0 }],
      ['within the transaction that ends it', 'committing', { facturas: '1', timbres: 1 }],
    ] as const),
  )(
    '%s: asked again on the same folder it is issued once, and its folio leaves no gap',
    async (_when, death, left) => {
      const clave = randomUUID();
      const asked = await dieAt(death, RECEIVER, clave);
      expect(await stored(asked)).toMatchObject({ estado: 1, escalamientos: 0, ...left });
      await folder.start();
      const again = await folder.post(RESOLVE, asked, clave);
      const body = await again.text();
      expect(again.status, body).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ codigo: 201, factura: { estado: { nombre: 'VIGENTE' } } });
      expect(await (await folder.post(RESOLVE, asked, clave)).text()).toBe(body);
      await folder.end();
      expect(await stored(asked)).toEqual(STAMPED);
      await expectNoGap();
    },
    PATIENCE_MS,
  );

  it(
    'within the transaction that escalates its case: asked again, it is escalated once',
    async () => {
      const clave = randomUUID();
      const asked = await dieAt('committing', REFUSED_RECEIVER, clave);
      expect(await stored(asked)).toMatchObject({ categoria: 4, facturas: '1', timbres: 1, escalamientos: 0 });
      await ageTries(asked);
      await folder.start();
      const again = await (await folder.post(RESOLVE, asked, clave)).json();
      expect(again).toMatchObject({ codigo: 409, message: FACTURA_TEXTS.escalada });
      expect(await (await folder.post(RESOLVE, asked, clave)).json()).toEqual(again);
      await folder.end();
      expect(await stored(asked)).toEqual(ESCALATED);
      await expectNoGap();
    },
    PATIENCE_MS,
  );

  it.each(
    oneOf([
      ['is issued', RECEIVER, 'VIGENTE', STAMPED],
      ['is refused, and its case escalated once', REFUSED_RECEIVER, 'RECHAZADA', ESCALATED],
    ]),
  )(
    '%s by the next server on the folder, though nobody asks again',
    async (_what, receiver, state, done) => {
      const asked = await dieAt('answered', receiver, randomUUID());
      await ageTries(asked);
      await folder.start();
      await vi.waitFor(
        async () => {
          const shown = await (await folder.get(`facturas/por-caso/${asked.idCaso}`)).json();
          expect(shown).toMatchObject([{ estado: { nombre: state } }]);
        },
        { timeout: 20_000, interval: 200 },
      );
      await folder.end();
      expect(await stored(asked)).toEqual(done);
      await expectNoGap();
    },
    PATIENCE_MS,
  );
});
