import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('../../src/', import.meta.url);

/** A snapshot that is asked for the name of its state; what the browser's own `matches` asks is an element. */
const STATE_NAME = /(?:\b(?:state|estado|snapshot)|getSnapshot\(\))\.(?:matches\(|value\b)/;

it('views read tags, `can` and the context of a chart, so that a state can be renamed or divided', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const named = sources.flatMap((file) =>
    readFileSync(new URL(file, src), 'utf8')
      .split('\n')
      .flatMap((line, index) => (STATE_NAME.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
