/** The figures that a server tells who runs it, and the three words about itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import { addFigures } from '../../../server/figures.ts';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { readSteps } from '../../../server/platform/db/steps.ts';
import { openMetrics } from '../../../server/platform/metrics/endpoint.ts';
import { createMetrics, type Metrics } from '../../../server/platform/metrics/metrics.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { ENGINE, TEST_NOW } from '../bed/bed.ts';
import { type Desk, openDesk } from '../casos/casos.desk.ts';

const ASKED = [
  'wallet',
  'certificates',
  'credit',
  'logistics',
  'netsuite',
  'parking',
  'restaurant',
  'sales',
  'stamper',
] as const;

let says: () => Promise<never>;
const logistics = new Proxy({} as Logistics, { get: () => () => says() });

let desk: Desk;
let counts: Metrics;
beforeAll(async () => {
  counts = createMetrics('1.2.3');
  desk = await openDesk({ metrics: counts, neighbours: { logistics }, neighbourWaitMs: 100 });
});
afterAll(() => desk.bed.close());
beforeEach(() => counts.registry.resetMetrics());

/** The samples of the exposition, by their whole name with labels. */
async function samples(): Promise<ReadonlyMap<string, number>> {
  const lines = (await counts.registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const url = (path: string) => `${desk.bed.config.basePath}api/${path}`;

describe('requests', () => {
  it('are counted by the name of their call and how they ended, and by nothing that has no end', async () => {
    await desk.asesor.get('catalogo/areas');
    await desk.asesor.get('caso/detalle/999999');
    await desk.asesor.get('caso/detalle/999998');
    await desk.bed.app.inject({ url: url('nada/que/ver') });
    const told = await samples();
    const counted = [...told].filter(([name]) => name.startsWith('mostrador_peticiones_total'));
    expect(Object.fromEntries(counted)).toEqual({
      'mostrador_peticiones_total{llamada="areas",clase="2xx"}': 1,
      'mostrador_peticiones_total{llamada="detalleCaso",clase="4xx"}': 2,
      'mostrador_peticiones_total{llamada="otra",clase="4xx"}': 1,
    });
    expect(told.get('mostrador_peticion_segundos_count{llamada="detalleCaso"}')).toBe(2);
    expect(told.get('mostrador_peticiones_en_curso')).toBe(0);
  });

  it('leave fewer than 5,000 series when every call ended in every way, and every question to a neighbour too', async () => {
    for (const call of [null, ...Object.keys(contract)] as (keyof typeof contract | null)[]) {
      for (const ended of ['2xx', '3xx', '4xx', '5xx', 'ida'] as const) counts.began()(call, ended, 0.1);
    }
    for (const neighbour of ASKED) {
      for (const result of ['hecho', 'negado', 'no_listo', 'desconocido'] as const) counts.asked(neighbour, result, 1);
    }
    expect((await samples()).size).toBeLessThan(5_000);
  });
});

describe('neighbours', () => {
  const guide = () => desk.administrador.get('vales/clientes/guia-estatus/G-1');
  const ended = async () =>
    [...(await samples())].flatMap(([name, n]) =>
      n > 0 ? (/^mostrador_vecino_segundos_count\{vecino="logistica",resultado="(\w+)"\}/.exec(name)?.[1] ?? []) : [],
    );

  it.each([
    ['negado', () => Promise.reject(new NeighbourRefusal('No.'))],
    ['desconocido', () => Promise.reject(new Error('away'))],
    ['desconocido', () => new Promise<never>(() => undefined)],
  ])('are counted by what came of a question: %s', async (result, how) => {
    says = how;
    await guide();
    expect(await ended()).toEqual([result]);
  });

  it('that are away make no server unready', async () => {
    says = () => Promise.reject(new Error('away'));
    await guide();
    expect((await desk.bed.app.inject({ url: url('sistema/listo') })).statusCode).toBe(200);
  });
});

describe('the database', () => {
  it('is told with what waits there and for how long', async () => {
    const creado = desk.bed.clock.now;
    const mail = { para: 'ana@correo.mx', asunto: 'x', texto: 'x', proximo: creado, creado };
    await desk.db.insert(correos).values([
      { clave: 'a', ...mail },
      { clave: 'b', ...mail, estado: 'enviado' },
    ]);
    desk.bed.clock.advance(90_000);
    const fresh = createMetrics('1.2.3');
    addFigures(fresh, { base: desk.bed.base, clock: () => desk.bed.clock.now, streams: () => 0 });
    const text = await fresh.registry.metrics();
    expect(text).toContain('mostrador_pendientes{clase="correo"} 1\n');
    expect(text).toContain('mostrador_pendiente_mas_viejo_segundos{clase="correo"} 90\n');
    expect(text).toContain('mostrador_pendientes{clase="devolucion"} 0\n');
    expect(text).toContain('mostrador_pendiente_mas_viejo_segundos{clase="devolucion"} 0\n');
    expect(text).toContain(`mostrador_base_info{motor="${ENGINE}"} 1\n`);
    expect(text).toContain('mostrador_base_responde 1\n');
    expect(text).toMatch(/mostrador_base_conexiones\{estado="en_uso"\} \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/mostrador_sesiones \d/);
    expect(text).toMatch(/^mostrador_receptores_apagados 0$/m);
    // promtool knows a counter by its name.
    const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind]) => ({ name, kind }));
    expect(kinds.filter(({ name, kind }) => name.endsWith('_total') !== (kind === 'counter'))).toEqual([]);
  });

  it('that says nothing is told as away within the patience of who scrapes, and the rest is told all the same', async () => {
    const fresh = createMetrics('1.2.3');
    const silent = new Proxy(desk.bed.db, {
      get: () => () => {
        throw new Error('away');
      },
    });
    addFigures(fresh, { base: { ...desk.bed.base, db: silent }, clock: () => TEST_NOW, streams: () => 3 });
    const text = await fresh.registry.metrics();
    expect(text).toContain('mostrador_base_responde 0\n');
    expect(text).toContain('mostrador_flujos_abiertos 3\n');
    expect(text).not.toMatch(/^mostrador_pendientes\{/m);
    expect(text).not.toMatch(/^mostrador_sesiones /m);
    expect(text).not.toMatch(/^mostrador_receptores_apagados /m);
  });
});

describe('the door of the figures', () => {
  it('answers them and nothing else, on an address of its own', async () => {
    const log = { error: () => undefined };
    const door = await openMetrics(counts.registry, { host: '127.0.0.1', puerto: 0 }, log);
    const ask = (path: string) => fetch(`http://127.0.0.1:${door.puerto}${path}`);
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('# TYPE mostrador_peticiones_total counter');
    expect([(await ask('/')).status, (await ask('/mostrador/api/sistema/salud')).status]).toEqual([404, 404]);
    await door.close();
    await pause(0);
    await expect(ask('/metrics')).rejects.toThrow();
  });
});

it('which version runs is told to who is signed in alone', async () => {
  expect((await desk.asesor.get('sistema/version')).json()).toEqual({
    version: '0.0.0-prueba',
    paso: readSteps().at(-1)?.name,
  });
  expect((await desk.bed.app.inject({ url: url('sistema/version') })).statusCode).toBe(401);
});
