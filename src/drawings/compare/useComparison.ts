import { useCallback, useMemo, useState } from 'react';
import { changesBetween } from '#diagrams/changes';
import { changesInWords, marksOfChanges } from '#diagrams/changesInWords';
import type { Diagram } from '#diagrams/diagram';
import { type Kept, readVersion } from '#diagrams/kept';

interface Pair {
  readonly version: string;
  readonly before: Kept;
  readonly after: Kept;
}

export type Comparison = ReturnType<typeof useComparison>;

/** A chart beside the same one of another version, from a file that the person chooses. */
export function useComparison({ chart, drawing }: Diagram) {
  const [pair, setPair] = useState<Pair | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const choose = useCallback(
    async (file: File | null) => {
      setPair(null);
      setFault(null);
      if (file === null) return;
      const version = readVersion(await file.text());
      const before = version?.charts.find((one) => one.chart.id === chart.id);
      if (version === null) return setFault('Ese archivo no tiene diagramas guardados.');
      if (before === undefined) return setFault('En esa versión no hay este diagrama.');
      const own = readVersion((await import('virtual:diagramas/version')).default);
      const rules = own?.charts.find((one) => one.chart.id === chart.id)?.rules ?? {};
      setPair({ version: version.version, before, after: { chart, rules, cases: null } });
    },
    [chart],
  );

  const compared = useMemo(() => {
    if (pair === null) return null;
    const changes = changesBetween(pair.before, pair.after);
    return {
      version: pair.version,
      lines: changesInWords(changes, pair.before.chart, chart),
      markOf: marksOfChanges(changes, chart, drawing.lines),
    };
  }, [pair, chart, drawing]);

  return { compared, fault, choose };
}
