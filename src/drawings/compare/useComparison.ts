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

/** A chart beside the same one of another version, from a file that the person chooses. */
export function useComparison({ chart, drawing }: Diagram) {
  const [pair, setPair] = useState<Pair | null>(null);
  const { ask, stop, forget, failure } = useAsking<File, Pair>({
    ask: (file) => readPair(file, chart),
    onAnswer: setPair,
  });

  const choose = (file: File | null) => {
    setPair(null);
    // One that is still read is no longer wanted.
    stop();
    forget();
    if (file !== null) ask(file);
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

  return { compared, fault: failure?.texto ?? null, choose };
}

/** Reads the version that a file holds. Rejects with a `Failure` that says why it cannot be compared. */
async function readPair(file: File, chart: Chart): Promise<Pair> {
  const version = readVersion(await file.text());
  if (version === null) throw failureOf('rechazo', 'Ese archivo no tiene diagramas guardados.');
  const before = version.charts.find((one) => one.chart.id === chart.id);
  if (before === undefined) throw failureOf('rechazo', 'En esa versión no hay este diagrama.');
  const own = readVersion((await import('virtual:diagramas/version')).default);
  const rules = own?.charts.find((one) => one.chart.id === chart.id)?.rules ?? {};
  return { version: version.version, before, after: { chart, rules, cases: null } };
}
