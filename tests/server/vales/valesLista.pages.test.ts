import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '../casos/casos.desk.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';
import { newVoucher } from './papel.seed.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
});
afterAll(() => desk.bed.close());

it('the list of vouchers goes through pages that neither repeat nor miss one, also of the same moment', async () => {
  const moment = new Date('2025-06-01T18:00:00Z');
  for (let n = 0; n < 25; n += 1) await newVoucher(desk, { fechaCreacion: moment, numidenCliente: null });
  const ofThatDay = { fechaInicial: '2025-06-01', fechaFinal: '2025-06-01' };
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (numPagina) =>
      (await desk.administrador.post('vales/lista', { ...ofThatDay, numPagina })).json(),
    ),
  );
  expect(pages.map(({ vales, total }) => [vales.length, total])).toEqual([
    [10, 25],
    [10, 25],
    [5, 25],
    [0, 25],
  ]);
  expect(new Set(pages.flatMap(({ vales }) => vales.map(({ id }: { id: number }) => id))).size).toBe(25);
});
