/** The changes since an earlier version, as a text for a reader and as marks on drawings. */
import { type Changes, changesBetween } from '#diagrams/changes';
import { type ChangeKind, changesInWords, marksOfChanges, SIGNS } from '#diagrams/changesInWords';
import { drawingInSvg, LIGHT, type Stroke } from '#diagrams/exports/svg';
import type { Kept, KeptCase, Version } from '#diagrams/kept';
import { drawDiagram } from '#diagrams/layout/all';

/** A chart that is in both versions and differs. */
export interface ChangedChart {
  readonly before: Kept;
  readonly after: Kept;
  readonly changes: Changes;
}

/** The charts of both versions that differ, in the order of the later one. */
export function changedCharts(before: Version, after: Version): readonly ChangedChart[] {
  return after.charts.flatMap((one) => {
    const was = before.charts.find(({ chart }) => chart.id === one.chart.id);
    if (was === undefined) return [];
    const changes = changesBetween(was, one);
    const isSame = changes.states.length + changes.arrows.length === 0 && !hasCases(changes);
    return isSame ? [] : [{ before: was, after: one, changes }];
  });
}

function hasCases({ cases }: Changes): boolean {
  return cases !== null && cases.came.length + cases.gone.length > 0;
}

/** The whole report, as Markdown. */
export function reportOf(before: Version, after: Version): string {
  const changed = changedCharts(before, after);
  const had = new Set(before.charts.map(({ chart }) => chart.id));
  const has = new Set(after.charts.map(({ chart }) => chart.id));
  const whole = [
    ...after.charts.flatMap(({ chart }) => (had.has(chart.id) ? [] : [`- ${SIGNS.came} ${chart.title}`])),
    ...before.charts.flatMap(({ chart }) => (has.has(chart.id) ? [] : [`- ${SIGNS.gone} ${chart.title}`])),
  ];
  const parts = changed.flatMap(({ before: was, after: is, changes }) => [
    ...['', `## ${is.chart.title}`, ''],
    ...changesInWords(changes, was.chart, is.chart).map(
      ({ kind, name, text }) => `- ${SIGNS[kind]} **${name}**${text === '' ? '' : `: ${text}`}`,
    ),
    ...casesIn(changes),
  ]);
  const none = changed.length === 0 && whole.length === 0 ? ['', 'Ningún diagrama cambió.'] : [];
  const heading = `# Lo que cambió en los diagramas desde ${before.version}`;
  return `${[heading, ...(whole.length === 0 ? [] : ['', ...whole]), ...parts, ...none].join('\n')}\n`;
}

function casesIn({ cases }: Changes): readonly string[] {
  if (cases === null) return ['', 'Una de las versiones se guardó sin sus casos de prueba.'];
  const listed = (sign: string, all: readonly KeptCase[]) => all.map(({ id, title }) => `- ${sign} ${id}: ${title}`);
  const lines = [...listed(SIGNS.came, cases.came), ...listed(SIGNS.gone, cases.gone)];
  return lines.length === 0 ? [] : ['', 'Casos de prueba que llegan y se van:', '', ...lines];
}

const STROKES: Readonly<Record<ChangeKind, Stroke>> = {
  came: { ink: LIGHT.ink.done, width: 3.5 },
  changed: { ink: LIGHT.ink.alone, width: 2.5, dashes: '10 4' },
  gone: { ink: LIGHT.ink.error, width: 2.5, dashes: '2 4' },
};

/** The drawing of the later version with a sign and another stroke wherever something changed. */
export async function changesInSvg({ after, changes }: ChangedChart): Promise<string> {
  const { chart, drawing } = await drawDiagram(after.chart.id);
  const markOf = marksOfChanges(changes, chart, drawing.lines);
  const strokeOf = (ids: readonly string[]) => {
    const kind = markOf(ids)?.kind ?? null;
    return kind === null ? null : STROKES[kind];
  };
  return drawingInSvg(chart, drawing, {
    palette: LIGHT,
    strokes: { line: strokeOf, frame: (id) => strokeOf([id]), sign: (ids) => markOf(ids)?.text ?? null },
  });
}
