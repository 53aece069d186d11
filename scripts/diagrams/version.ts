/** The charts of the sources beside this file, with their test cases. It is copied beside those of an earlier version, too. */
import type { Version } from '#diagrams/kept';
import { keptCharts } from '#diagrams/keptCharts';

/** All charts of these sources, as they are kept. */
export async function versionOf(version: string): Promise<Version> {
  const casesOfMachine = await testCases();
  const { charts } = keptCharts(version);
  return { version, charts: charts.map((one) => ({ ...one, cases: casesOfMachine?.(one.chart.id) ?? null })) };
}

/** An earlier version may write its test cases in another way: then they are not known. */
async function testCases() {
  try {
    const [{ MODELS }, { plan }, { casesOf }] = await Promise.all([
      import('../../tests/machines/models.ts'),
      import('../../tests/machines/kit/plan.ts'),
      import('../../tests/machines/kit/testCases.ts'),
    ]);
    return (machine: string) =>
      MODELS.filter(({ model }) => model.machine.id === machine).flatMap(({ model, palabras }) =>
        casesOf(model, plan(model), palabras).map(({ id, titulo }) => ({ id, title: titulo })),
      );
  } catch {
    return null;
  }
}
