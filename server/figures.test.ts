import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addFigures } from './figures.ts';
import { createMetrics } from './platform/metrics/metrics.ts';

const docs = (name: string) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
const read = (name: string) => readFileSync(docs(name), 'utf8');

/** As they are called in the exposition, whether or not anything was counted yet. */
function seriesTold(): readonly string[] {
  const counts = createMetrics('1.2.3');
  const connections = () => ({ total: 0, idle: 0, waiting: 0, oldestMs: 0 });
  const base = { db: null as never, motor: 'postgres' as const, connections, replica: () => null };
  addFigures(counts, { base, clock: () => new Date(0), streams: () => 0 });
  return counts.registry
    .getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    );
}

/** Every series that an expression of rules or of a board names. */
function seriesIn(text: string): readonly string[] {
  return [...new Set(text.match(/\b(?:mostrador|nodejs|process)_[a-z0-9_]+/g))].sort();
}

describe('the rules and the board', () => {
  const expressions = {
    'alertas.yml': read('alertas.yml'),
    'tablero-grafana.json': read('tablero-grafana.json'),
  };

  it.each(Object.entries(expressions))('ask for series that a server tells: %s', (_name, text) => {
    const told = seriesTold();
    expect(seriesIn(text).length).toBeGreaterThan(5);
    expect(seriesIn(text).filter((series) => !told.includes(series))).toEqual([]);
  });

  it('ring for each series of the product that is good or bad by itself', () => {
    const rung = seriesIn(expressions['alertas.yml']);
    const neither = [
      'mostrador_base_info',
      'mostrador_flujos_abiertos',
      'mostrador_pendientes',
      'mostrador_peticiones_en_curso',
      'mostrador_sesiones',
    ];
    const own = seriesTold().filter(
      (series) => series.startsWith('mostrador_') && !/_(sum|count|bucket)$/.test(series),
    );
    expect(own.filter((series) => !rung.includes(series)).sort()).toEqual(neither);
  });
});

describe('the rules', () => {
  const promtool = (...asked: readonly string[]) => spawnSync('promtool', asked, { encoding: 'utf8' });
  const isThere = promtool('--version').error === undefined;

  it.skipIf(!isThere)('are rules, and ring when they should and at no other time', () => {
    expect(promtool('check', 'rules', docs('alertas.yml')).stdout).toContain('13 rules found');
    const tried = promtool('test', 'rules', docs('alertas.prueba.yml'));
    expect(tried.stdout + tried.stderr).toContain('SUCCESS');
  });
});
