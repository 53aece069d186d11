import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { entradaIncidencias, entradas, ventasAnuladas } from '../../../server/platform/db/schema/entrada.ts';
import { readSale } from '../../../server/ventas/entrada/readSale.ts';
import { receiveSales } from '../../../server/ventas/entrada/receive.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { NOW, newKey } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, saveVoucher, unitsLeft, voucherOf, voucherRow } from '../vales/vales.desk.ts';
import { seeOperation } from './import.desk.ts';
import { send, sentLine, sentSale, storedSales } from './ventasEntrantes.desk.ts';

let desk: WorkDesk;
let operacion = 7_000_000;
beforeAll(async () => {
  desk = await openVoucherDesk();
  await makeIntegration(desk.bed);
});
beforeEach(() => {
  operacion += 1;
});
afterAll(() => desk.bed.close());

const total = async () => (await seeOperation(desk.bed, 1, operacion)).venta.cabecera.totalOperacion;

describe('a sale that comes in', () => {
  it('is there at once, whole, and can be given back', async () => {
    const cliente = { numiden: 900_001, nombre: 'Íñigo Peña' };
    const sale = sentSale(operacion, [2, 1], {
      cliente,
      pagos: [
        { formaPago: 2, monto: 300, referencia: '1234' },
        { formaPago: 1, monto: 48 },
      ],
    });
    expect(await send(desk.db, sale)).toEqual(['nueva']);
    const { venta } = await seeOperation(desk.bed, 1, operacion);
    expect(venta.cabecera).toMatchObject({ totalOperacion: 348, cliente: 'Íñigo Peña', numiden: 900_001 });
    expect(venta.articulos).toMatchObject([
      { linea: 1, numArt: '20001', cantidadMaxima: 2, total: 232 },
      { linea: 2, numArt: '20002', cantidadMaxima: 1, total: 116 },
    ]);
    expect(venta.pagos).toMatchObject([
      { idFormaPago: 2, monto: 300, referencia: '1234', fecha: sale.fecha },
      { idFormaPago: 1, monto: 48 },
    ]);
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    expect(await unitsLeft(desk, operacion)).toEqual([1, 1]);
  });

  it('is the same one however often it is sent, and whatever else its till says beside', async () => {
    const sale = sentSale(operacion, [1]);
    expect(await send(desk.db, sale, sale, { extra: { enviado: 'hoy' }, ...sale, folioWeb: null })).toEqual([
      'nueva',
      'igual',
      'igual',
    ]);
    expect(await send(desk.db, sale)).toEqual(['igual']);
  });

  it('is not changed by a higher revision without one of its articles: that is another sale, and waits for a person', async () => {
    await send(desk.db, sentSale(operacion, [2]));
    const lineas = [sentLine(1, 1, { numArt: '77777' })];
    const [answer] = await send(desk.db, sentSale(operacion, [1], { revision: 2, lineas }));
    expect(answer).toContain('rechazada: No lleva ningún artículo de la venta que se tiene con ese número');
    expect(await unitsLeft(desk, operacion)).toEqual([2]);
    const [incident] = await desk.db.select().from(entradaIncidencias).orderBy(sql`id desc`).limit(1);
    expect(incident).toMatchObject({ operacion, resultado: 'rechazada', revision: 2, atendida: null });
  });

  it('changes by a higher revision alone', async () => {
    expect(await send(desk.db, sentSale(operacion, [1], { revision: 2 }))).toEqual(['nueva']);
    expect(await send(desk.db, sentSale(operacion, [5], { revision: 2 }))).toEqual(['conflicto']);
    expect(await send(desk.db, sentSale(operacion, [5], { revision: 1 }))).toEqual(['atrasada']);
    expect(await total()).toBe(116);
    expect(await send(desk.db, sentSale(operacion, [5], { revision: 3 }))).toEqual(['corregida']);
    expect(await total()).toBe(580);
    const { rows } = await desk.db.execute(
      sql`select revision, contenido->'venta'->>'total' as total, contenido->'articulos'->0->>'cantidad_original' as units,
        contenido->'pagos'->0->>'monto' as paid from venta_revisiones where operacion = ${operacion}`,
    );
    expect(rows).toEqual([{ revision: 2, total: '116.00', units: '1', paid: '116.00' }]);
  });

  it('has a number of the web of its own', async () => {
    expect(await send(desk.db, sentSale(operacion, [1], { folioWeb: `W-${operacion}` }))).toEqual(['nueva']);
    const other = { ...sentSale(operacion + 500, [1]), folioWeb: `W-${operacion}` };
    const sentence = `rechazada: El folio web W-${operacion} es de otra venta.`;
    expect(await send(desk.db, other, sentSale(operacion + 501, [1]))).toEqual([sentence, 'nueva']);
    expect(await send(desk.db, { ...sentSale(operacion + 501, [1]), revision: 2, folioWeb: `W-${operacion}` })).toEqual(
      [sentence],
    );
  });
});

it('a line that is refused stops no other, and is kept with its reason as it was sent', async () => {
  const answers = await send(
    desk.db,
    undefined,
    sentSale(operacion, [1], { tienda: 99 }),
    sentSale(operacion, [1], { lineas: [sentLine(1, 2, { devuelto: 0.5 })] }),
    sentSale(operacion, [1], { cliente: { nombre: 'a\uFFFEb' } }),
    { ...sentSale(operacion, [1]), operacion: 12_345_678_901 },
    sentSale(operacion, [1]),
    [],
  );
  expect(answers).toEqual([
    'rechazada: La línea no es un objeto JSON.',
    'rechazada: La cadena no tiene una tienda con ese número.',
    'rechazada: lineas[1].devuelto: Las unidades vuelven enteras; de una línea por peso vuelve todo lo pesado o nada.',
    'rechazada: cliente.nombre: Lleva un carácter que no se puede escribir. Bórrelo todo y escríbalo de nuevo.',
    'rechazada: operacion: La operación tiene más de 10 dígitos.',
    'nueva',
    expect.stringContaining('rechazada: '),
  ]);
  const [entrada] = await desk.db.select().from(entradas).orderBy(sql`id desc`).limit(1);
  expect(entrada).toMatchObject({
    remitente: 'Cajas',
    ventas: 7,
    resultados: { rechazada: 6, nueva: 1 },
    recibida: NOW,
  });
  const kept = await desk.db
    .select()
    .from(entradaIncidencias)
    .where(sql`id_entrada = ${entrada?.id}`)
    .orderBy(sql`linea`);
  expect(kept.map(({ linea, cvetda, operacion: said }) => [linea, cvetda, said])).toEqual([
    [1, null, null],
    [2, 99, operacion],
    [3, 1, operacion],
    [4, 1, operacion],
    [5, 1, 12_345_678_901],
    [7, null, null],
  ]);
  expect(kept[3]?.contenido).toMatchObject({ cliente: { nombre: 'a\uFFFEb' } });
});

it('of a card that was sent whole no more than four digits are kept, refused or not', async () => {
  const card = '4111 1111 1111 1111';
  const whole = { pagos: [{ formaPago: 2, monto: 116, referencia: card }], extra: { tarjeta: 4_111_111_111_111_111 } };
  const [answer] = await send(desk.db, sentSale(operacion, [1], whole));
  expect(answer).toContain('rechazada: Un pago trae más de lo que se guarda de una tarjeta');
  const [incident] = await desk.db.select().from(entradaIncidencias).orderBy(sql`id desc`).limit(1);
  expect(incident?.contenido).toMatchObject({
    operacion,
    pagos: [{ monto: 116, referencia: '·1111' }],
    extra: { tarjeta: '·1111' },
  });
});

describe('units that a voucher holds', () => {
  beforeEach(async () => {
    await send(desk.db, sentSale(operacion, [3, 3]));
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 2 }));
  });

  it('bear a correction that leaves them, and no other one', async () => {
    expect(await send(desk.db, sentSale(operacion, [1, 3], { revision: 2 }))).toEqual([
      'conVales: De la línea 1 vienen 1 y en vales o guías hay 2.',
    ]);
    expect(await unitsLeft(desk, operacion)).toEqual([1, 3]);
    expect(await send(desk.db, sentSale(operacion, [4, 1], { revision: 2 }))).toEqual(['corregida']);
    expect(await unitsLeft(desk, operacion)).toEqual([2, 1]);
  });

  it('are told when the till took them back as well, and no unit is given back a third time', async () => {
    const lineas = [sentLine(1, 3, { devuelto: 2 }), sentLine(2, 3)];
    expect(await send(desk.db, sentSale(operacion, [3, 3], { revision: 2, lineas }))).toEqual([
      'corregida: Se devolvieron en caja y en un vale: 1 de la línea 1.',
    ]);
    expect(await unitsLeft(desk, operacion)).toEqual([0, 3]);
    const refused = await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    expect(refused.statusCode).toBe(400);
    const [incident] = await desk.db.select().from(entradaIncidencias).orderBy(sql`id desc`).limit(1);
    expect(incident).toMatchObject({ resultado: 'corregida', operacion, cvetda: 1 });
  });
});

describe('an annulment', () => {
  it('takes back all that is there, once', async () => {
    await send(desk.db, sentSale(operacion, [3, 3]));
    const annulled = { tienda: 1, operacion, revision: 2, anulada: true };
    expect(await send(desk.db, annulled, annulled)).toEqual(['corregida', 'igual']);
    expect(await unitsLeft(desk, operacion)).toEqual([0, 0]);
    const refused = await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    expect(refused.statusCode).toBe(400);
  });

  it('that comes before its sale waits for it', async () => {
    const waits = 'enEspera: La venta aún no llega; cuando llegue quedará anulada.';
    expect(await send(desk.db, { tienda: 1, operacion, revision: 5, anulada: true })).toEqual([waits]);
    expect(await send(desk.db, { tienda: 1, operacion, revision: 4, anulada: true })).toEqual(['atrasada']);
    expect(await send(desk.db, sentSale(operacion, [2], { revision: 3 }))).toEqual([
      'nueva: Su anulación ya había llegado.',
    ]);
    expect(await unitsLeft(desk, operacion)).toEqual([0]);
    expect(await desk.db.select().from(ventasAnuladas)).toEqual([]);
    expect(await send(desk.db, sentSale(operacion, [2], { revision: 3 }))).toEqual(['igual']);
  });

  it.each([
    ['sale', 'annulment'],
    ['annulment', 'sale'],
  ] as const)('and its sale that come at once do not miss each other: the %s first', async (one, other) => {
    const clave = { tienda: 1, operacion, revision: 2 };
    const read = readSale(sentSale(operacion, [2]), NOW);
    if (!('clave' in read)) throw new Error(read.motivo);
    const sent = { sale: read, annulment: { clave, venta: null, huella: null } } as const;
    const reception = { now: NOW, origen: 'entrada', author: { numiden: null } } as const;
    let begun: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = desk.db.transaction(async (tx) => {
      await receiveSales(tx, [sent[one]], reception);
      begun();
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await first;
    const quick = desk.db.transaction((tx) => receiveSales(tx, [sent[other]], reception));
    await Promise.all([slow, quick]);
    expect(await unitsLeft(desk, operacion)).toEqual([0]);
    expect(await desk.db.select().from(ventasAnuladas)).toEqual([]);
  });

  it('that is older than its sale counts for nothing', async () => {
    await send(desk.db, { tienda: 1, operacion, revision: 2, anulada: true });
    expect(await send(desk.db, sentSale(operacion, [2], { revision: 3 }))).toEqual(['nueva']);
    expect(await unitsLeft(desk, operacion)).toEqual([2]);
    expect(await desk.db.select().from(ventasAnuladas)).toEqual([]);
  });
});

it('money that the till gave back goes back by no voucher', async () => {
  const lineas = [sentLine(1, 2, { devuelto: 1 })];
  await send(desk.db, sentSale(operacion, [2], { lineas, pagos: [{ formaPago: 1, monto: 232, devuelto: 200 }] }));
  const sheet = await desk.asesor.send('vales/get-detalle-operacion', { tienda: 1, operacion }, newKey());
  expect(sheet.json().pagos).toMatchObject([{ idFormaPago: 1, monto: 232, devuelto: 200 }]);
  const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
  // It came to 116, and 32 are left of the payments: somebody must authorize the rest.
  expect(await voucherRow(desk, id)).toMatchObject({ estado: ESTADO_VALE.porAutorizar });
});

describe('the same sales in any order', () => {
  /** A random number from 0 below `limit`, the same in each run. */
  function randoms(seed: number): (limit: number) => number {
    let state = seed;
    return (limit) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * limit);
    };
  }

  it.each([1, 2, 3])('by two deliveries at once, each sale three times, end as in order (%i)', async (seed) => {
    const random = randoms(seed);
    const first = 7_100_000 + seed * 1_000;
    const feed = Array.from({ length: 60 }, (_, index) => {
      const revisions = 1 + random(3);
      return Array.from({ length: revisions }, (_unused, revision) => {
        const sale = sentSale(first + index, [1 + random(4), 1 + random(4)], { revision: revision + 1 });
        return revision === 2 && random(2) === 0
          ? { tienda: 1, operacion: first + index, revision: 3, anulada: true }
          : sale;
      });
    });
    const inOrder = feed.flat();
    await send(desk.db, ...inOrder);
    const expected = await storedSales(desk.db);
    await desk.db.execute(sql`delete from venta_revisiones where operacion >= ${first}`);
    for (const table of ['venta_articulos', 'venta_pagos', 'ventas']) {
      await desk.db.execute(sql`delete from ${sql.identifier(table)} where operacion >= ${first}`);
    }
    const shuffled = [...inOrder, ...inOrder, ...inOrder]
      .map((sent) => ({ sent, at: random(1_000_000) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ sent }) => sent);
    const half = Math.floor(shuffled.length / 2);
    const answers = await Promise.all([
      send(desk.db, ...shuffled.slice(0, half)),
      send(desk.db, ...shuffled.slice(half)),
    ]);
    // Compared one by one: a difference of sixty is no sentence.
    for (const [place, sale] of (await storedSales(desk.db)).entries()) expect(sale).toBe(expected[place]);
    expect(answers.flat().filter((answer) => /rechazada|conVales|conflicto/.test(answer))).toEqual([]);
  });
});
