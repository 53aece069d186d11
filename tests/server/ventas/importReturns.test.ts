/** A file may say returns as tickets of their own, and not the sale that they are of. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { devolucionesSueltas } from '../../../server/platform/db/schema/entrada.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, saveVoucher } from '../vales/vales.desk.ts';
import { csv, importSales, openFolders } from './import.desk.ts';

let desk: WorkDesk;
const file = openFolders();
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterAll(() => desk.bed.close());

const line = (factura: string, code: string, quantity: number, day: string, customer = '') =>
  `${factura},${code},GLOBO,${quantity},2026-03-${day} 09:45:00,100,${customer},Tienda Centro`;
const TEXT = 'La caja devolvió un artículo igual con un ticket que no dice de qué venta: puede ser de esta';

/** The reasons for which a voucher of a line must be authorized, as who serves reads them before it is saved. */
async function reasons(operacion: number, linea: number): Promise<readonly string[]> {
  const answer = await desk.asesor.post('vales/validar-vale', await asking(desk, operacion, { [linea]: 1 }));
  return answer.json().autorizacion.map(({ texto }: { texto: string }) => texto);
}

it('what may have gone back by one goes back by somebody else’s word, whichever of the two the file says first', async () => {
  const report = await importSales(
    desk,
    file(
      csv(
        line('C660000', '10002', -1, '13', '16098'),
        ...[line('660001', '10001', 1, '12', '16098'), line('660001', '10002', 1, '12', '16098')],
        // Of another customer, of after the return, and of nobody who is known.
        ...[line('660002', '10002', 1, '12', '16099'), line('660003', '10002', 1, '14', '16098')],
        line('660004', '10002', 1, '12'),
      ),
    ),
  );
  expect(report).toMatchObject({ cargadas: 5, rechazadas: [{ linea: 2, motivo: 'devolucion' }] });
  expect(await reasons(660_001, 1)).not.toContain(TEXT);
  expect(await reasons(660_001, 2)).toContain(TEXT);
  expect(await reasons(660_002, 1)).not.toContain(TEXT);
  expect(await reasons(660_003, 1)).not.toContain(TEXT);
  expect(await reasons(660_004, 1)).toContain(TEXT);
  const saved = await saveVoucher(desk.asesor, await asking(desk, 660_001, { 2: 1 }));
  expect(saved.json().estado.nombre).toBe('POR AUTORIZAR');
});

it('a return that comes in a later file counts for the sales that are here, once', async () => {
  await importSales(desk, file(csv(line('660010', '20001', 2, '12'))));
  expect(await reasons(660_010, 1)).not.toContain(TEXT);
  const later = csv(line('C660011', '20001', -1, '13'), line('660012', '20002', 1, '13'));
  await importSales(desk, file(later));
  await importSales(desk, file(later));
  expect(await reasons(660_010, 1)).toContain(TEXT);
  expect((await desk.db.select().from(devolucionesSueltas)).filter(({ folio }) => folio === 'C660011')).toHaveLength(1);
});
