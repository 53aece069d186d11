import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { junit } from './junit.ts';
import type { WalkResult, WholeRun } from './run.ts';

const good: WalkResult = {
  ...{ id: 'CM-0a1b2c3d', machine: 'vale', title: 'Un vale: camino 1 de 3', steps: ['1. Pulsa «Cerrar»'] },
  ...{ verdict: 'igual', lacking: null, taken: ['vale · cerrar', 'vale · cerrar'], failure: null, seconds: 3 },
};
const bad: WalkResult = {
  ...good,
  id: 'CM-11111111',
  verdict: 'distinto',
  failure: {
    step: 1,
    expected: 'Se esperaba: <dos> & "tres".',
    detail: 'Error: \u001b[31mrojo <b>',
    arrows: [],
    picture: null,
  },
};
const undone: WalkResult = { ...good, id: 'CM-22222222', verdict: 'sin hacer', lacking: 'No queda una venta.' };
const run: WholeRun = {
  ...{ machines: ['vale'], against: null, chosen: null, seconds: 9 },
  ...{ began: new Date('2026-11-29T18:00:00Z'), walks: [good, bad, undone] },
};

it('a run as JUnit says what passed, what differed and what was not begun, with who signs in', () => {
  const xml = junit(run, ['100003 mira la pantalla, en Tienda Centro']);
  expect(xml).toContain(
    '<testsuite name="vale" tests="3" failures="1" skipped="1" errors="0" time="9" timestamp="2026-11-29T18:00:00.000Z"',
  );
  expect(xml).toContain('<testcase name="CM-0a1b2c3d Un vale: camino 1 de 3" classname="vale" time="3">');
  expect(xml).toContain('<property name="quien entra" value="100003 mira la pantalla, en Tienda Centro"/>');
  expect(xml.match(/value="vale · cerrar"/g)).toHaveLength(3);
  expect(xml).toContain('message="Paso 1. Pulsa «Cerrar»: Se esperaba: &lt;dos&gt; &amp; &quot;tres&quot;."');
  expect(xml).toContain('<skipped message="No queda una venta."/>');
  expect(xml).not.toContain('\u001b');
});

it('is well-formed for another program', (context) => {
  const read = spawnSync('xmllint', ['--noout', '-'], { input: junit(run, []), encoding: 'utf8' });
  if (read.error !== undefined) return context.skip('There is no xmllint on this computer.');
  expect(read.stderr).toBe('');
});
