import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenStream, streamsOfEachTest } from '../bed/eventStream.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { ASESOR, NOW, Person } from '../casos/casos.desk.ts';
import { caseIn, GERENTE, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';
import { newVoucher } from '../vales/papel.seed.ts';
import { send, sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';

let desk: WorkDesk;
const openFor = streamsOfEachTest();
beforeAll(async () => {
  desk = await openWorkDesk();
  await makeIntegration(desk.bed);
  await caseIn(desk, 1);
});
afterAll(() => desk.bed.close());

let operacion = 7_700_000;
beforeEach(() => {
  operacion += 100;
});

/** The changes that a stream heard until now, but for those of deliveries, up to a sentinel sale that both look at. */
async function heard(stream: OpenStream): Promise<readonly object[]> {
  const all: object[] = [];
  for (;;) {
    const { data } = await stream.nextOf('message');
    if (data.entidad !== 'venta') continue;
    if (data.id === operacion + 99) return all;
    all.push(data);
  }
}

/** A person who looks at sales. */
async function person(numiden: number) {
  const cookie = await desk.bed.signIn(numiden);
  const who = new Person(desk.bed, cookie);
  const look = (sale: number) => who.post('vales/get-detalle-operacion', { tienda: 1, operacion: sale });
  const open = (vale: number) => who.post('vales/obtenerVale', { valeId: vale });
  return { look, open, stream: await openFor(desk.bed.app, cookie) };
}

const corrected = (sale: number) =>
  sentSale(sale, [2], {
    ...{ revision: 2, lineas: [sentLine(1, 2, { devuelto: 1 })] },
    pagos: [{ formaPago: 1, monto: 232, devuelto: 116 }],
  });

describe('a sale that comes, is corrected or annulled', () => {
  it('is told to who looked at it lately, here or not, and to nobody else', async () => {
    const [asesor, gerente] = [await person(ASESOR), await person(GERENTE)];
    expect((await asesor.look(operacion)).statusCode).toBe(404);
    await gerente.look(operacion + 1);
    for (const { look } of [asesor, gerente]) await look(operacion + 99);
    const several = Array.from({ length: 60 }, (_, n) => sentSale(operacion + n, [2]));
    await send(desk.db, ...several);
    await send(desk.db, corrected(operacion), corrected(operacion + 5));
    // The same again, and what is refused, is no news.
    await send(desk.db, corrected(operacion), sentSale(operacion, [3]));
    await send(desk.db, { tienda: 1, operacion, revision: 3, anulada: true });
    await send(desk.db, sentSale(operacion + 99, [1]));
    const told = (id: number) => ({ entidad: 'venta', id, version: null, numiden: null, venta: { tienda: 1 } });
    expect(await heard(asesor.stream)).toEqual(
      [operacion, operacion, operacion].map((id) => expect.objectContaining(told(id))),
    );
    expect(await heard(gerente.stream)).toEqual([expect.objectContaining(told(operacion + 1))]);
  });

  it('is told to who has a voucher of it open, which may no longer be given', async () => {
    const [asesor, gerente] = [await person(ASESOR), await person(GERENTE)];
    await send(desk.db, sentSale(operacion, [2]), sentSale(operacion + 1, [2]));
    const { id } = await newVoucher(desk, { cvetda: 1, operacion });
    const other = await newVoucher(desk, { cvetda: 1, operacion: operacion + 1 });
    await gerente.open(id);
    await asesor.open(other.id);
    for (const { look } of [asesor, gerente]) await look(operacion + 99);
    await send(desk.db, corrected(operacion), sentSale(operacion + 99, [1]));
    expect(await heard(gerente.stream)).toEqual([expect.objectContaining({ entidad: 'venta', id: operacion })]);
    expect(await heard(asesor.stream)).toEqual([]);
  });

  it('is told no more to who looked at it a day ago', async () => {
    const asesor = await person(ASESOR);
    await asesor.look(operacion);
    await desk.db.execute(`
      update bitacora set momento = momento - interval '13 hours' where id_entidad = '1/${operacion}'`);
    await asesor.look(operacion + 99);
    await send(desk.db, sentSale(operacion, [2]), sentSale(operacion + 99, [1]));
    expect(await heard(asesor.stream)).toEqual([]);
  });

  it('is told to everybody who looked at it, however many they are, and once to each', async () => {
    const [asesor, gerente] = [await person(ASESOR), await person(GERENTE)];
    await asesor.look(operacion);
    // More people than fit one announcement, of the shortest numbers and of the longest ones.
    await desk.db.execute(`
      insert into bitacora (momento, numiden, accion, entidad, id_entidad, lectura)
      select '${NOW.toISOString()}', n, 'consultarOperacion', 'operacion', '1/${operacion}', true
      from (select generate_series(1, 900) n union select generate_series(2147482000, 2147482900)) as people`);
    await gerente.look(operacion);
    for (const { look } of [asesor, gerente]) await look(operacion + 99);
    expect(await send(desk.db, sentSale(operacion, [2]))).toEqual(['nueva']);
    await send(desk.db, sentSale(operacion + 99, [1]));
    expect(await heard(asesor.stream)).toHaveLength(1);
    expect(await heard(gerente.stream)).toHaveLength(1);
  });
});
