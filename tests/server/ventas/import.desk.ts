import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Db } from '../../../server/platform/db/db.ts';
import { loadSales } from '../../../server/ventas/import/loadSales.ts';
import type { ImportReport } from '../../../server/ventas/import/report.ts';
import { readSaleFile } from '../../../server/ventas/import/saleFile.ts';
import { FILE_COLUMNS } from '../../../server/ventas/import/saleLine.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';

export const HEADING = FILE_COLUMNS.join(',');

/** Two lines of one ticket of a new store, and the line of another. */
export const BALLOON = '536382,10002,INFLATABLE POLITICAL GLOBE ,12,2010-12-01 09:45:00,0.85,16098,Spain';
export const SET = '536382,21912,"VINTAGE SNAKES & LADDERS, BIG",8,2010-12-01 09:46:00,3.75,16098,Spain';
export const CUP = '536390,22960,JAM MAKING SET,3,2010-12-02 10:00:00,1.005,,Spain';

/** The number of the first store that an import makes. */
export const NEW_STORE = 91;

/** A file of these lines. */
export function csv(...lines: readonly string[]): string {
  return `${[HEADING, ...lines].join('\n')}\n`;
}

/** A bench for the tests of a file: before each, no sale is there, nor a store that an import made. */
export function importBed(): Pick<Bed, 'app' | 'db' | 'signIn'> {
  let bed: Bed;
  beforeAll(async () => {
    bed = await createBed();
  });
  afterEach(async () => {
    await bed.db.execute(sql`truncate ventas, bitacora cascade`);
    await bed.db.execute(sql`delete from tiendas where cvetda >= ${NEW_STORE}`);
  });
  afterAll(() => bed.close());
  return {
    get app() {
      return bed.app;
    },
    get db() {
      return bed.db;
    },
    signIn: (numiden, idTienda) => bed.signIn(numiden, idTienda),
  };
}

/** A way to write files for an import, each in a folder that goes with its test. */
export function openFolders(): (content: string | Uint8Array, name?: string) => string {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return (content, name = 'ventas.csv') => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-importa-'));
    folders.push(folder);
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
}

/** An import of a file as the command does it, at the moment of the tests. */
export function importOf({ db }: { readonly db: Db }, path: string) {
  return {
    db,
    registros: readSaleFile(path),
    archivo: 'ventas.csv',
    zonaHoraria: 'America/Mexico_City',
    clock: () => TEST_NOW,
  };
}

/** Imports a file. */
export function importSales(bed: { readonly db: Db }, path: string): Promise<ImportReport> {
  return loadSales(importOf(bed, path));
}

/** The operation as the validation screen gets it. */
export async function seeOperation(bed: Pick<Bed, 'app' | 'signIn'>, tienda: number, operacion: number) {
  const answer = await bed.app.inject({
    method: 'GET',
    url: `/mostrador/api/venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`,
    headers: { cookie: await bed.signIn(100002) },
  });
  return { status: answer.statusCode, venta: answer.json() };
}
