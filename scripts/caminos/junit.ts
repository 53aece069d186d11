/** A run of walks as JUnit XML, which every build server and test manager reads. */
import type { WalkResult, WholeRun } from './run.ts';
import { failedAt } from './run.ts';

/** One suite a page, one case a walk: as it differed, or as it was not begun, with who signs in and the steps. */
export function junit({ machines, walks, against, began, seconds }: WholeRun, people: readonly string[]): string {
  const suites = machines.map((machine) => ({ machine, own: walks.filter((walk) => walk.machine === machine) }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element('testsuites', { name: 'npm run caminos', ...countsOf(walks), time: seconds }, [
      ...suites.flatMap(({ machine, own }) =>
        element(
          'testsuite',
          {
            name: machine,
            ...countsOf(own),
            time: total(own),
            timestamp: began.toISOString(),
            hostname: against ?? 'muestra',
          },
          own.flatMap((walk) => caseOf(walk, people)),
        ),
      ),
    ]).join('\n'),
    '',
  ].join('\n');
}

function caseOf(walk: WalkResult, people: readonly string[]): readonly string[] {
  const { id, machine, title, steps, verdict, lacking, failure, taken } = walk;
  const properties = [
    ...people.map((who) => ['quien entra', who] as const),
    ...steps.map((step) => ['paso', step] as const),
    ...[...new Set(taken)].map((arrow) => ['flecha', arrow] as const),
  ].flatMap(([name, value]) => element('property', { name, value }, []));
  return element('testcase', { name: `${id} ${title}`, classname: machine, time: walk.seconds }, [
    ...element('properties', {}, properties),
    ...(verdict === 'sin hacer' ? element('skipped', { message: lacking ?? 'No se hizo.' }, []) : []),
    ...(failure === null
      ? []
      : element('failure', { message: [failedAt(walk) ?? [], failure.expected].flat().join(': ') }, [
          text(failure.detail),
        ])),
  ]);
}

function countsOf(walks: readonly WalkResult[]) {
  const of = (verdict: WalkResult['verdict']) => walks.filter((walk) => walk.verdict === verdict).length;
  return { tests: walks.length, failures: of('distinto'), skipped: of('sin hacer'), errors: 0 };
}

function total(walks: readonly WalkResult[]): number {
  return walks.reduce((sum, { seconds }) => sum + seconds, 0);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[],
): readonly string[] {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(String(value))}"`);
  const head = `<${name}${said.join('')}`;
  if (children.length === 0) return [`${head}/>`];
  return [`${head}>`, ...children.map((line) => `  ${line}`), `</${name}>`];
}

/** Escaped, without the signs that XML has no way to write. */
function text(raw: string): string {
  return raw
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
