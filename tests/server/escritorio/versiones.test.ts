import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Version } from '#diagrams/kept';
import { keptCharts } from '#diagrams/keptCharts';
import { PERMISOS } from '#domain/common/permisos';
import { keepVersion } from '../../../server/escritorio/versiones/keep.ts';
import { versionesDeDiagramas } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';

const [ANA, BETO] = [100_001, 100_002];
const [OCTOBER, NOVEMBER, DECEMBER] = ['2026-10-03', '2026-11-12', '2026-12-01'].map(
  (day) => new Date(`${day}T18:00:00Z`),
) as [Date, Date, Date];

let bed: Bed;
let folder: string;
let file: string;
beforeAll(async () => {
  bed = await createBed();
  folder = await mkdtemp(join(tmpdir(), 'mostrador-versiones-'));
  file = join(folder, 'diagramas.json');
});
beforeEach(async () => {
  await bed.reset();
  await bed.db.delete(versionesDeDiagramas);
});
afterAll(async () => {
  await bed.close();
  await rm(folder, { recursive: true });
});

const NOW = keptCharts('0.2.0');
/** The version before knew no life of an invoice. */
const BEFORE: Version = { version: '0.1.0', charts: NOW.charts.filter(({ chart }) => chart.id !== 'vidaFactura') };

/** A server of a version starts. */
async function starts(version: Version, moment: Date): Promise<void> {
  await writeFile(file, JSON.stringify(version));
  await keepVersion(bed.db, file, moment);
}

async function read(numiden: number, path = '') {
  const headers = { cookie: await bed.signIn(numiden) };
  const answer = await bed.app.inject({ url: `/mostrador/api/diagramas/versiones${path}`, headers });
  return [answer.statusCode, answer.json()] as const;
}

async function listed(): Promise<readonly string[]> {
  const [, { versiones }] = await read(ANA);
  return versiones.map(({ version, desde }: { version: string; desde: string }) => `${version} ${desde.slice(0, 10)}`);
}

describe('the charts of a version that an installation runs', () => {
  it('are kept from its first start on, the newest first', async () => {
    await starts(BEFORE, OCTOBER);
    await starts(BEFORE, NOVEMBER);
    await starts(NOW, DECEMBER);
    expect(await listed()).toEqual(['0.2.0 2026-12-01', '0.1.0 2026-10-03']);
  });

  it('are one version where a build changed none of them', async () => {
    await starts(BEFORE, OCTOBER);
    await starts({ ...BEFORE, version: '0.1.1' }, NOVEMBER);
    expect(await listed()).toEqual(['0.1.0 2026-10-03']);
  });

  it('are the newest again when that version comes back', async () => {
    await starts(BEFORE, OCTOBER);
    await starts(NOW, NOVEMBER);
    await starts(BEFORE, DECEMBER);
    expect(await listed()).toEqual(['0.1.0 2026-12-01', '0.2.0 2026-11-12']);
  });

  it('are kept once by two servers that start at the same time', async () => {
    await writeFile(file, JSON.stringify(NOW));
    await Promise.all(Array.from({ length: 20 }, () => keepVersion(bed.db, file, DECEMBER)));
    expect(await listed()).toEqual(['0.2.0 2026-12-01']);
  });

  it('are read one by one, as a file that holds that one alone', async () => {
    await starts(BEFORE, OCTOBER);
    const [, { versiones }] = await read(ANA);
    const [, { guardado }] = await read(ANA, `/${versiones[0].id}/vidaVale`);
    const kept = BEFORE.charts.find(({ chart }) => chart.id === 'vidaVale');
    expect(JSON.parse(guardado)).toEqual({ version: '0.1.0', charts: [kept] });
    const [, missing] = await read(ANA, `/${versiones[0].id}/vidaFactura`);
    expect(JSON.parse(missing.guardado)).toEqual({ version: '0.1.0', charts: [] });
  });

  it('are refused where there is no such version, and to who reads no diagrams', async () => {
    expect(await read(ANA, '/9/vidaVale')).toMatchObject([404, { message: 'Esa versión de los diagramas no existe.' }]);
    await grantPermissions(bed.db, BETO, [PERMISOS.facturar.id]);
    expect((await read(BETO))[0]).toBe(403);
    expect((await read(BETO, '/1/vidaVale'))[0]).toBe(403);
  });

  it('are not taken from a file without charts', async () => {
    await writeFile(file, '{}');
    await expect(keepVersion(bed.db, file, DECEMBER)).rejects.toThrow(/holds no charts$/);
  });
});
