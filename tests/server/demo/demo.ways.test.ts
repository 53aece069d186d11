import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chart, chartOf } from '#diagrams/chart';
import { wayOf } from '#diagrams/way';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { entradaDeCasoEnPalabras } from '#domain/casos/historiaCaso';
import type { Movimiento } from '#domain/common/history';
import { hechoDeVale } from '#domain/vales/historiaVale';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { fillDemo } from '../../../server/demo/fill.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { facturaLogs, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { valeLogs, vales } from '../../../server/platform/db/schema/vales.ts';
import { type Bed, createBed, TEST_ISSUING, TEST_NOW } from '../bed/bed.ts';

interface Entry {
  readonly of: number;
  readonly hecho: Movimiento['hecho'];
}

interface Living {
  readonly id: number;
  readonly estado: number;
}

/** The ways that the history does not tell whole, and how many are told. */
function judged(chart: Chart, records: readonly Living[], entries: readonly Entry[]) {
  const autor = { numiden: 1, nombre: '' };
  const ofRecord = new Map<number, Movimiento[]>();
  for (const [id, { of, hecho }] of entries.entries()) {
    const entry = { id, accion: '', version: 1, fecha: TEST_NOW.toISOString(), autor, ...(hecho && { hecho }) };
    ofRecord.set(of, [...(ofRecord.get(of) ?? []), entry]);
  }
  const kinds = records.map(({ id, estado }) => {
    const { steps } = wayOf(chart, ofRecord.get(id) ?? [], estado);
    return {
      id,
      estado,
      strange: steps.map(({ kind }) => kind).filter((kind) => kind === 'untold' || kind === 'unsure'),
    };
  });
  return { told: kinds.length, strange: kinds.filter(({ strange }) => strange.length > 0) };
}

describe('the history of every sample record tells its whole way', () => {
  let bed: Bed;
  beforeAll(async () => {
    bed = await createBed({ seeded: false });
    await fillDemo(bed.db, TEST_NOW, TEST_ISSUING);
  });
  afterAll(() => bed.close());

  it('of a case', async () => {
    const records = await bed.db.select({ id: casos.id, estado: casos.idEstado }).from(casos);
    const logs = await bed.db.select().from(casoLogs).orderBy(asc(casoLogs.id));
    const entries = logs.map(({ idCaso, accion }) => ({ of: idCaso, hecho: entradaDeCasoEnPalabras(accion).hecho }));
    const { told, strange } = judged(chartOf(vidaCasoMachine, vidaCasoWords), records, entries);
    expect(strange).toEqual([]);
    expect(told).toBeGreaterThan(300);
  });

  it('of a voucher', async () => {
    const records = await bed.db.select({ id: vales.id, estado: vales.estado }).from(vales);
    const logs = await bed.db.select().from(valeLogs).orderBy(asc(valeLogs.id));
    const entries = logs.map(({ idVale, accion }) => ({ of: idVale, hecho: hechoDeVale(accion) }));
    const { told, strange } = judged(chartOf(vidaValeMachine, vidaValeWords), records, entries);
    expect(strange).toEqual([]);
    expect(told).toBeGreaterThan(50);
  });

  it('of an invoice', async () => {
    const records = await bed.db.select({ id: facturas.id, estado: facturas.estado }).from(facturas);
    const logs = await bed.db.select().from(facturaLogs).orderBy(asc(facturaLogs.id));
    const entries = logs.map(({ idFactura, accion: { trabajo } }) => ({ of: idFactura, hecho: { trabajo } }));
    const { told, strange } = judged(chartOf(vidaFacturaMachine, vidaFacturaWords), records, entries);
    expect(strange).toEqual([]);
    expect(told).toBeGreaterThan(250);
  });
});
