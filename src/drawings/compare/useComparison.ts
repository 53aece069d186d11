import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { changesBetween } from '#diagrams/changes';
import { changesInWords, marksOfChanges } from '#diagrams/changesInWords';
import type { Chart } from '#diagrams/chart';
import type { Diagram } from '#diagrams/diagram';
import { type Kept, readVersion } from '#diagrams/kept';
import { failureOf } from '../../api/failure.ts';
import { useAsking } from '../../ui/useAsking.ts';

interface Pair {
  readonly version: string;
  readonly before: Kept;
  readonly after: Kept;
}

export type Comparison = ReturnType<typeof useComparison>;

/** Another version of the charts: a file of the person's, or the number of one that this installation has run. */
type Source = File | number;

/** A chart beside the same one of another version that the person chooses. */
export function useComparison({ chart, drawing }: Diagram) {
  const { api } = useRouteContext({ from: '/_app' });
  const [pair, setPair] = useState<Pair | null>(null);
  const { ask, stop, forget, failure, isBusy } = useAsking<Source, Pair>({
    ask: async (source, signal) => readPair(await textOf(source, signal), chart),
    onAnswer: setPair,
  });

  const textOf = async (source: Source, signal: AbortSignal) => {
    if (source instanceof File) return source.text();
    const ruta = { id: source, maquina: chart.id };
    return (await api.llamar('versionDeDiagrama', { ruta }, { signal })).guardado;
  };

  const choose = (source: Source | null) => {
    setPair(null);
    // One that is still read is no longer wanted.
    stop();
    forget();
    if (source !== null) ask(source);
  };

  const compared = useMemo(() => {
    if (pair === null) return null;
    const changes = changesBetween(pair.before, pair.after);
    return {
      version: pair.version,
      lines: changesInWords(changes, pair.before.chart, chart),
      markOf: marksOfChanges(changes, chart, drawing.lines),
    };
  }, [pair, chart, drawing]);

  return { compared, fault: failure?.texto ?? null, isBusy, choose };
}

/** Reads a version that was kept. Rejects with a `Failure` that says why it cannot be compared. */
async function readPair(text: string, chart: Chart): Promise<Pair> {
  const version = readVersion(text);
  if (version === null) throw failureOf('rechazo', 'Ese archivo no tiene diagramas guardados.');
  const before = version.charts.find((one) => one.chart.id === chart.id);
  if (before === undefined) throw failureOf('rechazo', 'En esa versión no hay este diagrama.');
  const own = readVersion((await import('virtual:diagramas/version')).default);
  const rules = own?.charts.find((one) => one.chart.id === chart.id)?.rules ?? {};
  return { version: version.version, before, after: { chart, rules, cases: null } };
}
