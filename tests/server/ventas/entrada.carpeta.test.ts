import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../server/platform/db/db.ts';
import { entradas } from '../../../server/platform/db/schema/entrada.ts';
import { openDelivery } from '../../../server/ventas/entrada/deliver.ts';
import { claimNext, openRooms } from '../../../server/ventas/entrada/folder/claims.ts';
import { type Watch, watchFolder } from '../../../server/ventas/entrada/folder/watch.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { NOW } from '../casos/casos.desk.ts';
import { sentSale } from './ventasEntrantes.desk.ts';

let bed: Bed;
let folder = '';
let operacion = 7_900_000;
const watches: Watch[] = [];
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-entrada-'));
  operacion += 1_000;
});
afterEach(async () => {
  for (const watch of watches.splice(0)) await watch.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => bed.close());

/** A server that looks at the folder, by its own clock and database. */
function watch({ now = NOW, db = bed.db, told = [] }: { now?: Date; db?: Db; told?: unknown[] } = {}): Watch {
  const log = { error: (what: unknown) => told.push(what), info: () => undefined };
  const one = watchFolder({ folder, db, clock: () => now, zonaHoraria: 'America/Mexico_City', log });
  watches.push(one);
  return one;
}

const FIVE_MINUTES_LATER = new Date(NOW.getTime() + 5 * 60_000);

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const sales = (count: number) =>
  Array.from({ length: count }, (_, index) => JSON.stringify(sentSale(operacion + index, [1]))).join('\n');
const stored = async () => {
  const { rows } = await bed.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from ventas where operacion between ${operacion} and ${operacion + 999}`,
  );
  return rows[0]?.count;
};
/** The files of a room, the moment and the mark in their names aside. */
const room = (name: string) =>
  readdirSync(join(folder, name))
    .map((file) => file.replace(/^\d{8}T\d{6}Z_[0-9a-f]{8}_/, ''))
    .sort();
const report = (name: string) => {
  const [file = ''] = readdirSync(join(folder, name)).filter((one) => one.endsWith('.reporte.txt'));
  return readFileSync(join(folder, name, file), 'utf8');
};

describe('a file in the folder', () => {
  it('is taken in once it has its name, and put away with its report', async () => {
    put('cajas.ndjson', `\uFEFF${sales(3)}\nno es JSON\n`);
    put('otra.ndjson.parcial', sales(5));
    expect(await watch().look()).toBe(1);
    expect(await stored()).toBe(3);
    expect(room('hechos')).toEqual(['cajas.ndjson', 'cajas.ndjson.reporte.txt']);
    expect(report('hechos')).toBe('3 Nueva\n1 Rechazada\nlínea 4: Rechazada. La línea no es un objeto JSON.\n');
    expect(existsSync(join(folder, 'otra.ndjson.parcial'))).toBe(true);
    const [entrada] = await bed.db.select().from(entradas).orderBy(sql`id desc`).limit(1);
    expect(entrada).toMatchObject({ remitente: 'cajas.ndjson', idIntegracion: null, ventas: 4, lineas: 3 });
  });

  it('has the lines refused that are not in UTF-8, and no other', async () => {
    const [first = '', second = ''] = sales(2).split('\n');
    const named = first.replace('Artículo', 'Muñeca');
    put('cajas.ndjson', Buffer.concat([Buffer.from(`${named}\n`, 'latin1'), Buffer.from(`${second}\n`)]));
    expect(await watch().look()).toBe(1);
    expect(await stored()).toBe(1);
    expect(report('hechos')).toContain('línea 1: Rechazada. La línea no está en UTF-8');
  });

  it('that says numbers in two notations is refused whole, by its own name', async () => {
    const line = (number: number, price: string) => `${number};10001;TAZA;1;2026-03-01 10:00;${price};;1\n`;
    put(
      'b.csv',
      `InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country\n${line(operacion, '1.250')}${line(operacion + 1, '12,50')}`,
    );
    expect(await watch().look()).toBe(1);
    expect([await stored(), report('rechazos')]).toEqual([
      0,
      expect.stringContaining('El archivo b.csv se contradice en la línea 3, que dice 12,50: todos sus números van'),
    ]);
  });

  it('may be packed, and may be a table', async () => {
    put('a.ndjson.gz', gzipSync(sales(2)));
    put(
      'b.csv',
      `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n${operacion + 10},10001,TAZA,1,2026-03-01 10:00,10.00,,1\n`,
    );
    expect(await watch().look()).toBe(2);
    expect(await stored()).toBe(3);
    expect(room('hechos').filter((name) => !name.endsWith('.txt'))).toEqual(['a.ndjson.gz', 'b.csv']);
  });

  it('that is no sales at all, or cut off, is refused with the reason', async () => {
    put('nada.ndjson', 'hola\n');
    expect(await watch().look()).toBe(1);
    expect(room('rechazos')).toEqual(['nada.ndjson', 'nada.ndjson.reporte.txt']);
    expect(report('rechazos')).toContain('1 Rechazada');
  });

  it('that is cut off is refused, and what stood before the cut is here and told', async () => {
    put('cortado.ndjson.gz', gzipSync(sales(900)).subarray(0, -20));
    expect(await watch().look()).toBe(1);
    const here = (await stored()) ?? 0;
    expect(here).toBeGreaterThan(800);
    expect(report('rechazos')).toBe(`${here} Nueva\nEl archivo cortado.ndjson.gz está incompleto o no es gzip.\n`);
    const [entrada] = await bed.db.select().from(entradas).orderBy(sql`id desc`).limit(1);
    expect(entrada).toMatchObject({ ventas: here, resultados: { nueva: here }, milisegundos: expect.any(Number) });
  });

  it('that is no table of sales is refused by its own name', async () => {
    put('b.csv', 'Nombre,Precio\nTaza,10\n');
    expect(await watch().look()).toBe(1);
    expect(report('rechazos')).toContain('Al archivo b.csv le faltan las columnas: InvoiceNo');
  });

  it('is taken in by one of two servers', async () => {
    for (let index = 0; index < 6; index += 1) {
      put(`${index}.ndjson`, JSON.stringify(sentSale(operacion + index, [1])));
    }
    const counts = await Promise.all([watch().look(), watch().look()]);
    expect(counts[0] + counts[1]).toBe(6);
    expect(await stored()).toBe(6);
    expect(room('hechos')).toHaveLength(12);
    expect(room('en-curso')).toEqual([]);
  });
});

describe('a file in hand', () => {
  it('of a server that closes is there at once for another one', async () => {
    put('cajas.ndjson', sales(900));
    const one = watch();
    const looking = one.look();
    await one.stop();
    await looking;
    expect(await watch().look()).toBe(1);
    expect(await stored()).toBe(900);
  });

  it('of a server that was killed in its middle is taken in to its end after five minutes, each sale once', async () => {
    put('cajas.ndjson', sales(20));
    await openRooms(folder);
    const claim = await claimNext(folder, () => NOW);
    const half = readFileSync(claim?.path() ?? '', 'utf8')
      .split('\n')
      .slice(0, 10);
    const delivery = await openDelivery(
      { db: bed.db, clock: () => NOW, log: { error: () => undefined } },
      { id: null, nombre: 'cajas.ndjson' },
    );
    await delivery.take(half.map((line) => JSON.parse(line)));
    expect(await watch({ now: new Date(FIVE_MINUTES_LATER.getTime() - 1) }).look()).toBe(0);
    expect(await watch({ now: FIVE_MINUTES_LATER }).look()).toBe(1);
    expect(await stored()).toBe(20);
    expect(report('hechos')).toBe('10 Ya estaba\n10 Nueva\n');
    const [whole, cutOff] = await bed.db.select().from(entradas).orderBy(sql`id desc`).limit(2);
    expect([whole?.ventas, cutOff?.ventas, cutOff?.milisegundos]).toEqual([20, 10, null]);
  });

  it('is no longer of a server that stood still, which leaves it alone', async () => {
    put('cajas.ndjson', sales(1));
    await openRooms(folder);
    const slow = await claimNext(folder, () => NOW);
    const other = await claimNext(folder, () => FIVE_MINUTES_LATER);
    await expect(slow?.touch()).rejects.toThrow('ENOENT');
    await expect(slow?.putAway('refused', '')).rejects.toThrow('ENOENT');
    await other?.putAway('done', 'bien');
    expect([room('en-curso'), room('hechos'), room('rechazos')]).toEqual([
      [],
      ['cajas.ndjson', 'cajas.ndjson.reporte.txt'],
      [],
    ]);
  });

  it('takes no newer file of its name with it', async () => {
    await openRooms(folder);
    for (const index of [0, 1]) {
      put('cajas.ndjson', JSON.stringify(sentSale(operacion + index, [1])));
      const claim = await claimNext(folder, () => NOW);
      await claim?.release();
    }
    expect(await watch().look()).toBe(2);
    expect(await stored()).toBe(2);
    expect(room('hechos')).toHaveLength(4);
  });

  it('that fails is told and tried again in five minutes, and the others go on', async () => {
    put('a.ndjson', sales(1));
    const told: unknown[] = [];
    const broken = {
      insert: () => {
        throw new Error('no database');
      },
    } as unknown as Db;
    expect(await watch({ db: broken, told }).look()).toBe(0);
    expect(told).toMatchObject([{ archivo: 'a.ndjson', err: { message: 'no database' } }]);
    put('b.ndjson', JSON.stringify(sentSale(operacion + 500, [1])));
    expect(await watch().look()).toBe(1);
    expect(room('hechos')).toContain('b.ndjson');
    expect(await watch({ now: FIVE_MINUTES_LATER }).look()).toBe(1);
    expect(await stored()).toBe(2);
  });
});
