import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Db } from '../../server/db/db.ts';
import { loadSales } from '../../server/import/loadSales.ts';
import type { Report } from '../../server/import/report.ts';
import { readSaleFile } from '../../server/import/saleFile.ts';
import type { Bed } from './bed.ts';
import { TEST_NOW } from './bed.ts';

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
export function importSales(bed: { readonly db: Db }, path: string): Promise<Report> {
  return loadSales(importOf(bed, path));
}

/** The operation as the validation screen gets it. */
export async function seeOperation(bed: Bed, tienda: number, operacion: number) {
  const answer = await bed.app.inject({
    method: 'GET',
    url: `/mostrador/api/venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`,
    headers: { cookie: await bed.signIn(100002) },
  });
  return { status: answer.statusCode, venta: answer.json() };
}
