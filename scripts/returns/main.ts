/**
 * `npm run devoluciones-reales -- --ventas ARCHIVO --devoluciones ARCHIVO`: makes real returns by the real calls of a
 * server and says which were accepted, which refused and by which text, and which amounts are not to the centavo; then
 * the accepted ones again from twenty people at once. It starts a server of its own on fresh folders and imports the
 * sales; with `--url DIRECCIÓN` it uses one that runs and has them, and leaves the second part out, since that needs
 * sales without any return.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { openCounter } from './calls.ts';
import { readReturns, readSalesFile } from './files.ts';
import { openAccount } from './independent.ts';
import { importSales, startCalls } from './ownServer.ts';
import { askAtOnce } from './parallel.ts';
import { type ResultadoDeDevolucion, replayReturns } from './replay.ts';
import { disagreementsOf, isUnexplained, reportOf } from './verdict.ts';

const USAGE = 'Uso: npm run devoluciones-reales -- --ventas ARCHIVO --devoluciones ARCHIVO [--url DIRECCIÓN]';
const ZONE = 'America/Mexico_City';
const AT_ONCE = 20;
const PER_NOTICE = 250;

interface Files {
  readonly ventas: string;
  readonly devoluciones: string;
}

/** @returns the exit code: 1 when anything is not as it must be and nothing explains it. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { ventas: { type: 'string' }, devoluciones: { type: 'string' }, url: { type: 'string' } },
  });
  const { ventas, devoluciones, url } = values;
  if (ventas === undefined || devoluciones === undefined) throw new Error(USAGE);
  const files = { ventas, devoluciones };
  if (url === undefined) return onOwnServers(files);
  const resultados = await replayAt(url.endsWith('/') ? url : `${url}/`, files);
  return unexplainedOf(resultados) > 0 ? 1 : 0;
}

async function onOwnServers(files: Files): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'devoluciones-'));
  const [one, other] = [join(folder, 'una'), join(folder, 'otra')];
  try {
    // The import writes what it refuses beside its file: a copy leaves the folder of the original as it is.
    const ventas = join(folder, basename(files.ventas));
    cpSync(files.ventas, ventas);
    await importSales(one, ventas);
    cpSync(one, other, { recursive: true });
    const resultados = await onServer(one, (url) => replayAt(url, files));
    const requests = resultados.flatMap(({ vales }) => vales.map(({ solicitud }) => solicitud));
    const fallas = await onServer(other, (url) => atOnce(url, requests));
    return unexplainedOf(resultados) + fallas > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer<R>(folder: string, work: (url: string) => Promise<R>): Promise<R> {
  const server = await startCalls(folder);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

async function replayAt(url: string, files: Files): Promise<readonly ResultadoDeDevolucion[]> {
  const archivo = await readSalesFile(files.ventas);
  const devoluciones = await readReturns(files.devoluciones, ZONE);
  const counter = await openCounter(url);
  console.log(`\n${devoluciones.length} devoluciones, una por una`);
  const start = performance.now();
  const resultados = await replayReturns({ counter, archivo, cuenta: openAccount(archivo) }, devoluciones, (done) => {
    if (done % PER_NOTICE === 0) console.error(`  ${done} devoluciones…`);
  });
  const seconds = (performance.now() - start) / 1_000;
  for (const line of reportOf(resultados)) console.log(line);
  console.log(`En ${seconds.toFixed(0)} s, ${((seconds * 1_000) / devoluciones.length).toFixed(0)} ms cada una.`);
  return resultados;
}

/** @returns how many things are wrong. */
async function atOnce(url: string, requests: readonly SolicitudValeEnviada[]): Promise<number> {
  const counters = await Promise.all(Array.from({ length: AT_ONCE }, () => openCounter(url)));
  const [first] = counters;
  if (first === undefined) return 0;
  // Another database has other cases: one serves all, since what is asked here is who gets the units.
  const caso = await first.openCase(1);
  const report = await askAtOnce(
    counters,
    requests.map((solicitud) => ({ ...solicitud, caso })),
  );
  const { segundos, preguntas, aceptadas, negadas, lineas, unidades, centavos, fallas } = report;
  console.log(`\n${preguntas} preguntas de ${requests.length} vales, ${AT_ONCE} a la vez, en ${segundos.toFixed(0)} s`);
  console.log(`  ${(preguntas / segundos).toFixed(0)} por segundo; ${aceptadas} aceptadas`);
  for (const [texto, veces] of negadas) console.log(`  ${veces} negadas: ${texto}`);
  console.log(`  ${lineas} líneas, ${unidades} unidades, ${(centavos / 100).toFixed(2)} pesos: ninguna dos veces`);
  for (const falla of fallas) console.log(`  FALLA: ${falla}`);
  return fallas.length;
}

function unexplainedOf(resultados: readonly ResultadoDeDevolucion[]): number {
  return resultados.flatMap(disagreementsOf).filter(isUnexplained).length;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
