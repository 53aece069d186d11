/** The QA cases as the tools of testers read them. */
import { spawnSync } from 'node:child_process';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { managerCsv } from './kit/formats.ts';
import { plan } from './kit/plan.ts';
import { casesOf } from './kit/testCases.ts';
import { MODELS } from './models.ts';
import { exportedCases } from './testCaseFiles.ts';

const CASES = MODELS.flatMap(({ model, palabras }) => casesOf(model, plan(model), palabras));

/** Rows of a file as RFC 4180 has it. @throws Error for a quote that nothing closes. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const rows: string[][] = [[]];
  while (cells.lastIndex < text.length) {
    const at = cells.lastIndex;
    const match = cells.exec(text);
    if (match === null) throw new Error(`No cell at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] === '\r\n' && cells.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

describe('Gherkin in Spanish', () => {
  const STEP = /^ {4}(Dado|Cuando|Entonces|Y) \S/;

  it.each([...exportedCases('gherkin')])('%s has a feature, and scenarios of steps in their order', (_name, text) => {
    const [language, feature, ...lines] = text.trimEnd().split('\n');
    expect(language).toBe('# language: es');
    expect(feature).toMatch(/^Característica: \S/);
    let last = '';
    for (const line of lines) {
      if (/^\s*(#|$)/.test(line)) continue;
      if (/^ {2}(@\S+ ?)+$/.test(line)) {
        last = 'tags';
      } else if (/^ {2}Escenario: \S/.test(line)) {
        expect([line, last]).toEqual([line, 'tags']);
        last = 'Escenario';
      } else {
        const [, word = ''] = STEP.exec(line) ?? [];
        const may = {
          Dado: ['Escenario'],
          Cuando: ['Dado', 'Entonces'],
          Entonces: ['Cuando'],
          Y: ['Dado', 'Entonces'],
        }[word];
        expect([line, may?.includes(last) ?? false]).toEqual([line, true]);
        if (word !== 'Y') last = word;
      }
    }
  });
});

describe('the table for a test manager', () => {
  it('has a row a step, the id in each, and the title in the first of its case', () => {
    const [head, ...rows] = rowsOf(exportedCases('csv').get('casos-de-prueba.csv')?.replace('\ufeff', '') ?? '');
    expect(head).toEqual(['id', 'title', 'section', 'preconditions', 'steps', 'expected', 'references']);
    expect(rows.filter((row) => row.length !== 7)).toEqual([]);
    expect(rows.filter(([, title]) => title !== '').map(([id]) => id)).toEqual(CASES.map(({ id }) => id));
    expect(rows).toHaveLength(CASES.reduce((sum, { pasos }) => sum + Math.max(1, pasos.length), 0));
    expect(rows.filter(([id, , , , steps, expected]) => id === '' || steps === '' || expected === '')).toEqual([]);
  });

  it('keeps commas, quotes and lines within their cells, and has no formula', () => {
    const [first] = CASES;
    if (first === undefined) throw new Error('There are no cases.');
    const pasos = [{ quien: 'persona', accion: '=1, "dos"\ntres', como: null, cambia: [] }] as const;
    const text = managerCsv([{ nombre: 'Una', casos: [{ ...first, pasos, prueba: ['a · b → c'] }] }], () => ['R4-03']);
    expect(rowsOf(text.slice(1))[1]?.[4]).toBe(`'=1, "dos"\ntres`);
    expect(rowsOf(text.slice(1))[1]?.[5]).toBe('nada cambia');
    expect(rowsOf(text.slice(1))[1]?.[6]).toBe('R4-03\na · b → c');
  });
});

describe('a Playwright file', () => {
  const files = [...exportedCases('playwright')];

  it.each(files)('%s is sound TypeScript, with a test for each case', async (name, text) => {
    expect((await transformWithOxc(text, name)).code).toContain('test(');
    const model = MODELS.find(({ model: { name: own } }) => `${own}.spec.ts` === name);
    if (model === undefined) throw new Error(`No machine is called ${name}.`);
    const ids = casesOf(model.model, plan(model.model), model.palabras).map(({ id }) => id);
    expect([...text.matchAll(/^test\('(\S+) /gm)].map(([, id]) => id)).toEqual(ids);
    // Most of them are done by the program: what it cannot do says why.
    expect((text.match(/test\.skip\(true, 'A mano: .+'\)/g) ?? []).length).toBeLessThan(ids.length / 2);
  });
});

it('a run is asked of the command that runs', () => {
  const asked = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test-cases.ts', '--formato', 'junit'], {
    encoding: 'utf8',
  });
  expect([asked.status, asked.stderr]).toEqual([2, expect.stringContaining('npm run caminos -- --junit')]);
}, 60_000);
