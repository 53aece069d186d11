import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integraciones } from '../../../server/platform/db/schema/configuracion.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { loadSales } from '../../../server/ventas/import/loadSales.ts';
import type { ImportReport } from '../../../server/ventas/import/report.ts';
import { readSaleFile } from '../../../server/ventas/import/saleFile.ts';
import { NOW } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk } from '../vales/vales.desk.ts';
import { send, sentLine, sentSale } from './ventasEntrantes.desk.ts';

const CASES = new URL('../../../../shared/data/casos_publicos/', import.meta.url);
const DAY = new Date(NOW.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);

// The files are not part of the project: where they are not beside it, these are skipped.
describe.skipIf(!existsSync(CASES))('sales that come in as other products were sent them', () => {
  let desk: WorkDesk;

  beforeAll(async () => {
    desk = await openVoucherDesk();
    await desk.db.insert(integraciones).values({ nombre: 'Cajas', alcances: ['ventas'], direcciones: [] });
  });
  afterAll(() => desk.bed.close());

  /** Loads a file as `npm run import -- ventas` does; `{HOY-3}` is three days ago. */
  async function load(name: string): Promise<ImportReport> {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-casos-'));
    const path = join(folder, name);
    // Bytes as they are: a file may be of another encoding.
    const content = readFileSync(fileURLToPath(new URL(name, CASES)), 'latin1').replaceAll('{HOY-3}', DAY);
    writeFileSync(path, content, 'latin1');
    const around = { db: desk.db, archivo: name, zonaHoraria: 'America/Mexico_City', clock: () => NOW };
    try {
      return await loadSales({ ...around, registros: readSaleFile(path) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  function caseOf(id: string): Record<string, unknown> {
    return JSON.parse(readFileSync(fileURLToPath(new URL('casos.json', CASES)), 'utf8'))[id];
  }

  it('P40: a till that rounds cash is believed, by the file and by the feed, and what was paid bounds what goes back', async () => {
    expect(await load('redondeo.csv')).toMatchObject({ cargadas: 1, rechazadas: [] });
    const { venta } = caseOf('P40') as { venta: { subtotal: number; iva: number; total: number; pagos: object[] } };
    const { subtotal, iva, total, pagos } = venta;
    const lineas = [sentLine(1, 1, { precioUnitario: subtotal, subtotal, iva, total })];
    expect(await send(desk.db, sentSale(9_100_102, [], { total, lineas, pagos }))).toEqual(['nueva']);
    const [filed] = await desk.db.select().from(ventas).where(eq(ventas.operacion, 9_100_101));
    for (const [tienda, operacion] of [
      [filed?.cvetda ?? 0, 9_100_101],
      [1, 9_100_102],
    ] as const) {
      const request = await asking(desk, operacion, { 1: 1 }, { tienda });
      const { saldo, autorizacion } = (await desk.asesor.post('vales/validar-vale', request)).json();
      expect(saldo).toBe(116);
      expect(autorizacion).not.toContainEqual(expect.objectContaining({ motivo: 'masDeLoPagado' }));
    }
    const change = { total, lineas, pagos: [{ formaPago: 1, monto: 200 }] };
    expect(await send(desk.db, sentSale(9_100_103, [], change))).toEqual([
      'rechazada: Los pagos suman $200.00 y pasan del total de $116.03: mande el pago sin el cambio.',
    ]);
    expect(await desk.db.$count(ventas, and(eq(ventas.cvetda, 1), eq(ventas.operacion, 9_100_103)))).toBe(0);
  });

  it('P42: a field that does not exist is refused by its name, and no unit can go back', async () => {
    const { linea } = caseOf('P42') as { linea: object };
    const sale = sentSale(9_100_104, [2]);
    expect(await send(desk.db, { ...sale, lineas: [sentLine(1, 2, linea)] })).toEqual([
      'rechazada: lineas[1]: El campo «devueltos» no existe. Lo que la cadena quiera mandar aparte va en «extra».',
    ]);
    expect(await desk.db.$count(ventas, eq(ventas.operacion, 9_100_104))).toBe(0);
    const extra = { cajero: 'Luz' };
    expect(await send(desk.db, { ...sale, extra, lineas: [sentLine(1, 2, { devuelto: 1, extra })] })).toEqual([
      'nueva',
    ]);
    // A field that stands beside makes no other sale.
    expect(await send(desk.db, { ...sale, lineas: [sentLine(1, 2, { devuelto: 1 })] })).toEqual(['igual']);
  });
});
