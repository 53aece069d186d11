import { describe, expect, it, vi } from 'vitest';
import { follow, onStoppedClock } from './tests/changes.desk.ts';

onStoppedClock();

const SALE = { tienda: 3, operacion: 1_000_001 };
const FACTS = {
  ...{ cvetda: 3, operacion: 1_000_001, idCaso: 7001, clase: 'general', estado: 2 },
  ...{ serie: 'A', folio: 12, referencia: null },
};
const listed = (...ids: number[]) => ids.map((id) => ({ id }));
const detail = (id: number, related: readonly number[] = [], operacion: number | null = id) => ({
  ...{ id, operacion, tienda: { cvetda: 3 }, relacionadas: listed(...related) },
});

interface Said {
  readonly estadoAntes?: number | null;
  readonly hechos?: Partial<Record<keyof typeof FACTS, unknown>>;
  readonly relacionadas?: number[];
}

async function wake(
  shown: Parameters<typeof follow>[0],
  { estadoAntes = 2, hechos = {}, relacionadas = [] }: Said,
): Promise<readonly number[]> {
  const { reads, say } = follow(shown);
  await vi.advanceTimersByTimeAsync(0);
  const factura = { estadoAntes, hechos: { ...FACTS, ...hechos } as typeof FACTS, relacionadas };
  say('message', { entidad: 'factura', id: 5, version: 2, numiden: 100_004, factura });
  await vi.advanceTimersByTimeAsync(1_000);
  return [...reads.values()];
}

describe('a change of an invoice', () => {
  it('wakes the lists of its case and of its sale, and those that show it', async () => {
    const reads = await wake(
      [
        ['facturasDeCaso', { ruta: { id: 7001 } }, []],
        ['facturasDeCaso', { ruta: { id: 7002 } }, listed(6)],
        ['facturasDeCaso', { ruta: { id: 7003 } }, listed(6, 5)],
        ['facturasDeVenta', { consulta: SALE }, []],
        ['facturasDeVenta', { consulta: { ...SALE, tienda: 4 } }, listed(6)],
        ['notaCreditoDeOperacion', { consulta: SALE }, []],
        ['notaCreditoDeOperacion', { consulta: { ...SALE, operacion: 2 } }, listed(6)],
        ['facturaPorFolio', { consulta: { serie: ' a', folio: '12' } }, []],
        ['facturaPorFolio', { consulta: { serie: 'A', folio: '13' } }, listed(6)],
      ],
      {},
    );
    expect(reads).toEqual([2, 1, 2, 2, 1, 2, 1, 2, 1]);
  });

  it('wakes the page of that invoice, of those related to it, and of the others of its sale', async () => {
    const reads = await wake(
      [
        ['obtenerFactura', { ruta: { id: 5 } }, detail(5)],
        ['obtenerFactura', { ruta: { id: 6 } }, detail(6)],
        ['obtenerFactura', { ruta: { id: 7 } }, detail(7, [5])],
        ['obtenerFactura', { ruta: { id: 8 } }, detail(8, [6], 1_000_001)],
        ['obtenerFactura', { ruta: { id: 9 } }, detail(9, [], null)],
      ],
      {},
    );
    expect(reads).toEqual([2, 1, 2, 2, 1]);
  });

  it('that takes something of others wakes what shows those', async () => {
    const reads = await wake(
      [
        ['facturasDeCaso', { ruta: { id: 7009 } }, listed(40)],
        ['facturasDeCaso', { ruta: { id: 7010 } }, listed(42)],
        ['obtenerFactura', { ruta: { id: 41 } }, detail(41)],
        ['busquedaReciboPago', { cuerpo: { serie: 'A', folio: 90 } }, listed(41)],
        ['busquedaReciboPago', { cuerpo: { serie: 'A', folio: 91 } }, listed(42)],
        ['facturasDeVenta', { consulta: { tienda: 1, operacion: 9 } }, listed(40)],
      ],
      { hechos: { clase: 'reciboPago', operacion: null, idCaso: 8 }, relacionadas: [40, 41] },
    );
    expect(reads).toEqual([2, 1, 2, 2, 1, 2]);
  });

  it('that a case asked to cancel comes with what changes the case', async () => {
    const { reads, say } = follow([
      ['facturasDeCaso', { ruta: { id: 7001 } }, []],
      ['facturasDeCaso', { ruta: { id: 7002 } }, []],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    const facts = { cvetda: 1, idArea: 10, idSubcategoria: 100, numidenCrea: 7, administrador: null };
    const caso = { antes: { ...facts, idEstado: 1 }, despues: { ...facts, idEstado: 2 } };
    say('message', { entidad: 'caso', id: 7001, version: 2, numiden: 100_004, caso });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1]);
  });

  it('of no sale wakes no list of a sale that has no number', async () => {
    const reads = await wake([['facturasDeVenta', { consulta: { tienda: 3, operacion: 0 } }, []]], {
      hechos: { operacion: null },
    });
    expect(reads).toEqual([1]);
  });

  it('wakes what asks by its receiver when it comes into effect or goes out of it alone', async () => {
    const shown = [
      ['busquedaReciboPago', { cuerpo: { rfc: 'EKU9003173C9' } }, listed(6)],
      ['datosFiscalesPorRfc', { consulta: { rfc: 'EKU9003173C9' } }, {}],
    ] as const;
    expect(await wake(shown, {})).toEqual([1, 1]);
    expect(await wake(shown, { estadoAntes: 1 })).toEqual([2, 2]);
  });

  it('without a word of its states wakes all that holds invoices', async () => {
    const { reads, say } = follow([
      ['facturasDeCaso', { ruta: { id: 7002 } }, listed(6)],
      ['areas', {}, []],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', { entidad: 'factura', id: 5, version: 2, numiden: null });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1]);
  });
});
