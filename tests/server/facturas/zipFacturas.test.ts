/** The documents of many invoices in one ZIP: which, under which names, for which people, and what is left when the asker goes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { bitacora, exportaciones } from '../../../server/platform/db/schema/system.ts';
import { PATIENT } from '../bed/patience.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR } from '../casos/casos.desk.ts';
import { openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';
import { newInvoice } from './listaFacturas.seed.ts';

const [SEE_ALL, INVOICES, EXPORT] = [1, 21, 22];
const MARCH = { de: 'mes', mes: '2026-03', documentos: 'xml' };

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
  await grantPermissions(desk.db, ADMINISTRATOR, [SEE_ALL, INVOICES, EXPORT]);
  await grantPermissions(desk.db, ASESOR, [INVOICES, EXPORT]);
});
afterEach(async () => {
  await desk.db.delete(facturas);
});
afterAll(() => desk.bed.close());

function addressOf(solicitud: object): string {
  return `facturas/zip?solicitud=${encodeURIComponent(JSON.stringify(solicitud))}`;
}

function zip(solicitud: object, who = desk.administrador) {
  return who.get(addressOf(solicitud));
}

/** The names in a ZIP that `unzip` finds sound, and the text of one of them. */
function opened(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const file = join(folder, 'facturas.zip');
    writeFileSync(file, bytes);
    execFileSync('unzip', ['-tq', file]);
    const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' }).trim().split('\n');
    execFileSync('unzip', ['-q', file, '-d', join(folder, 'out')]);
    const text = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');
    return { names, contents: new Map(names.map((name) => [name, text(name)])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function found(solicitud: object, who = desk.administrador) {
  const answer = await zip(solicitud, who);
  expect(answer.statusCode, answer.body).toBe(200);
  const { names, contents } = opened(answer.rawPayload);
  return { names: names.filter((name) => name !== 'index.csv'), contents, headers: answer.headers };
}

async function uuidOf(id: number): Promise<string> {
  const [row] = await desk.db.select().from(facturas).where(eq(facturas.id, id));
  return row?.uuid ?? '';
}

describe('the ZIP of a month', () => {
  it('holds each stamped invoice of it once, by the day that its document bears, and an index', async () => {
    const late = await newInvoice(desk, {
      dia: '2026-03-31',
      fecha: new Date('2026-04-01T07:30:00Z'),
      serie: 'A',
      folio: 31,
    });
    const first = await newInvoice(desk, {
      dia: '2026-03-01',
      fecha: new Date('2026-03-01T06:00:00Z'),
      serie: 'A',
      folio: 1,
      estado: 4,
    });
    await newInvoice(desk, { dia: '2026-04-01', fecha: new Date('2026-04-01T06:00:00Z') });
    await newInvoice(desk, { dia: '2026-02-28', fecha: new Date('2026-03-01T05:59:59Z') });
    await newInvoice(desk, { dia: '2026-03-02', estado: 1 });
    await newInvoice(desk, { dia: '2026-03-02', estado: 5 });
    const { names, contents, headers } = await found(MARCH);
    const [last, cancelled] = [`A-31_${await uuidOf(late)}.xml`, `A-1_${await uuidOf(first)}.xml`];
    expect(names).toEqual([last, cancelled]);
    expect(contents.get(last)).toMatch(/^<cfdi folio="\d+"\/>$/);
    const lines = contents.get('index.csv')?.replace(/\r\n$/, '').split('\r\n');
    expect(lines?.[0]).toBe('\ufeff"serie","folio","uuid","fecha","rfc","nombre","clase","estado","total","archivos"');
    expect(lines?.[2]).toBe(
      `"A",1,"${await uuidOf(first)}","01-03-2026","FUNK671228PH6","KARLA FUENTE NOLASCO","Factura general","CANCELADA",116,"${cancelled}"`,
    );
    expect(lines).toHaveLength(3);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('facturas-2026-03.zip'),
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is read by pieces, and none is left out or repeated between them', async () => {
    const moment = new Date('2026-03-10T18:00:00Z');
    for (let n = 0; n < 35; n += 1) await newInvoice(desk, { fecha: moment });
    const { names } = await found(MARCH);
    expect([names.length, new Set(names).size]).toEqual([35, 35]);
  });

  it('is of a store or a kind where that is said, and of no store that the person does not see', async () => {
    await newInvoice(desk, { serie: 'A', folio: 1 });
    await newInvoice(desk, { serie: 'B', folio: 2, cvetda: 2 });
    await newInvoice(desk, { serie: 'NC', folio: 3, clase: 'notaCredito' });
    const named = async (more: object, who = desk.administrador) =>
      (await found({ ...MARCH, ...more }, who)).names.map((name) => name.split('_')[0]).sort();
    expect(await named({})).toEqual(['A-1', 'B-2', 'NC-3']);
    expect(await named({ tienda: 2 })).toEqual(['B-2']);
    expect(await named({ clase: 'notaCredito' })).toEqual(['NC-3']);
    expect(await named({}, desk.asesor)).toEqual(['A-1', 'NC-3']);
    expect((await zip({ ...MARCH, tienda: 2 }, desk.asesor)).statusCode).toBe(404);
  });

  it('has names that lead nowhere, whatever a series holds', async () => {
    await newInvoice(desk, { serie: '../../etc/x', folio: 1 });
    await newInvoice(desk, { serie: 'C:\\Ñ "', folio: 2 });
    const { names } = await found(MARCH);
    expect(names.map((name) => name.split('_00000000')[0]).sort()).toEqual(['C_____-2', '______etc_x-1']);
  });
});

describe('the ZIP of a selection', () => {
  it('holds what was chosen, but what is not stamped and what the person does not see', async () => {
    const mine = await newInvoice(desk, { serie: 'A', folio: 1 });
    const draft = await newInvoice(desk, { serie: 'A', folio: 2, estado: 1 });
    const other = await newInvoice(desk, { serie: 'A', folio: 3, cvetda: 2 });
    await newInvoice(desk, { serie: 'A', folio: 4 });
    const chosen = { de: 'seleccion', documentos: 'xml', ids: [mine, draft, other, 999_999_999_999] };
    expect((await found(chosen)).names.map((name) => name.slice(0, 3)).sort()).toEqual(['A-1', 'A-3']);
    expect((await found(chosen, desk.asesor)).names.map((name) => name.slice(0, 3))).toEqual(['A-1']);
    const none = await zip({ ...chosen, ids: [draft] });
    expect([none.statusCode, none.json().message]).toEqual([
      404,
      'Ninguna de esas facturas está timbrada, o no hay: no hay documentos que descargar.',
    ]);
  });

  it.each([
    [{ de: 'seleccion', documentos: 'xml', ids: [] }],
    [{ de: 'seleccion', documentos: 'xml', ids: Array.from({ length: 501 }, (_, n) => n + 1) }],
    [{ de: 'mes', documentos: 'xml', mes: '2026-13' }],
    [{ de: 'mes', documentos: 'todo', mes: '2026-03' }],
  ])('is refused where nothing readable is asked for', async (solicitud) => {
    expect((await zip(solicitud)).statusCode).toBe(400);
  });

  it('goes on without a paper that cannot be drawn, and the index names no file for it', async () => {
    const id = await newInvoice(desk, { serie: 'A', folio: 1 });
    const { names, contents } = await found({ de: 'seleccion', documentos: 'ambos', ids: [id] });
    expect(names).toEqual([`A-1_${await uuidOf(id)}.xml`]);
    expect(contents.get('index.csv')).toMatch(/\.xml"\r\n$/);
  });
});

describe('the export', () => {
  it('needs both permissions, takes the turn of the person, and is written down', async () => {
    await newInvoice(desk);
    await grantPermissions(desk.db, ASESOR, [INVOICES]);
    expect((await zip(MARCH, desk.asesor)).statusCode).toBe(403);
    await grantPermissions(desk.db, ASESOR, [INVOICES, EXPORT]);
    await desk.db
      .insert(exportaciones)
      .values({ numiden: ADMINISTRATOR, clave: 'x', hasta: new Date(desk.bed.clock.now.getTime() + 60_000) });
    expect((await zip(MARCH)).statusCode).toBe(409);
    await desk.db.delete(exportaciones);
    expect((await zip(MARCH)).statusCode).toBe(200);
    expect(await desk.db.select().from(exportaciones)).toEqual([]);
    const [row] = await desk.db.select().from(bitacora).where(sql`${bitacora.accion} = 'exportarZip'`).limit(1);
    expect(row).toMatchObject({ lectura: true, entidad: 'facturas' });
  });

  it('stops reading when its asker goes, and leaves the turn free', async () => {
    // Content that cannot be made small fills the way to an asker who takes nothing, long before the end.
    const xml = Array.from({ length: 300_000 }, () => Math.random().toString(36).slice(2, 8)).join('');
    for (let n = 0; n < 20; n += 1) await newInvoice(desk, { xml });
    const cookie = await desk.bed.signIn(ADMINISTRATOR);
    await desk.bed.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = desk.bed.app.server.address() as AddressInfo;
    await new Promise<void>((gone, failed) => {
      const asked = get(
        { port, path: `/mostrador/api/${addressOf(MARCH)}`, headers: { cookie }, host: '127.0.0.1' },
        (answer) => {
          expect(answer.statusCode).toBe(200);
          answer.once('data', async () => {
            answer.pause();
            await pause(500);
            expect(await desk.db.select().from(exportaciones)).toHaveLength(1);
            asked.destroy();
            gone();
          });
        },
      ).on('error', failed);
    });
    await expect.poll(() => desk.db.select().from(exportaciones), PATIENT).toEqual([]);
    await desk.db.delete(facturas);
    await newInvoice(desk);
    expect((await zip(MARCH)).statusCode).toBe(200);
  });
});
