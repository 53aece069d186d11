import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NombreVecino, VECINOS } from '#contract/vecinos';
import { embeddedFace } from '../../../scripts/vecinos/embedded.ts';
import { listenHere, sampleCase } from '../../../scripts/vecinos/simulated.ts';
import { tryNeighbour } from '../../../scripts/vecinos/trial.ts';
import { fillDemo } from '../../../server/demo/fill.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { openTestDatabase, TEST_ISSUING } from '../bed/bed.ts';

const SECRETS = [Buffer.alloc(32, 3)];

let base: Base;
let server: Server | null = null;
beforeAll(async () => {
  base = await openTestDatabase();
  await base.db.transaction((tx) => fillDemo(tx, new Date(), TEST_ISSUING));
});
afterAll(async () => {
  server?.close();
  await base.close();
});

it.each(Object.keys(VECINOS) as NombreVecino[])('the embedded %s passes the trial of its contract', async (nombre) => {
  server = embeddedFace(
    nombre,
    embeddedNeighbours(base.db, () => new Date()),
    SECRETS,
  );
  const settings = {
    nombre,
    url: await listenHere(server, 0),
    secretos: SECRETS,
    token: null,
    certificado: null,
    llave: null,
  };
  const filas = await tryNeighbour(settings, await sampleCase(nombre, base.db));
  server.close();
  expect(filas.filter(({ hallazgo }) => hallazgo !== null)).toEqual([]);
  expect(filas.length).toBeGreaterThan(4);
});
