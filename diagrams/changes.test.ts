import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import { changesInWords, marksOfChanges } from './changesInWords.ts';
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import { type Kept, readVersion } from './kept.ts';

const root: ChartState = {
  ...{ id: 'c', key: 'c', name: 'Carta', kind: 'compound', parent: null, initial: 'c.a', description: 'De prueba.' },
  ...{ tags: [], actors: [], stored: null },
};

function state(key: string, changed: Partial<ChartState> = {}): ChartState {
  const name = key.toUpperCase();
  return {
    ...root,
    id: `c.${key}`,
    key,
    name,
    kind: 'atomic',
    parent: 'c',
    initial: null,
    description: '',
    ...changed,
  };
}

function arrow(name: string, from: string, to: string | null, guard: string | null = null): ChartArrow {
  return {
    ...{ id: `${name} ${from} ${to} ${guard}`, from: `c.${from}`, to: to === null ? [] : [`c.${to}`], kind: 'event' },
    ...{ type: name, name, who: 'persona', act: `pulsa «${name}»`, button: name, guard, description: null },
    ...{
      condition: guard === null ? null : guard === 'else' ? 'si no' : `si ${guard}`,
      reenters: false,
      refuses: false,
      asks: [],
      owes: [],
    },
  };
}

function kept(states: readonly ChartState[], arrows: readonly ChartArrow[], more: Partial<Kept> = {}): Kept {
  const chart: Chart = { id: 'c', title: 'Carta', description: 'De prueba.', states: [root, ...states], arrows };
  return { chart, rules: {}, cases: null, ...more };
}

const a = state('a');
const b = state('b');
const c = state('c');
const go = arrow('ir', 'a', 'b', 'puede');

describe('two versions of a chart', () => {
  it('that are the same have no changes', () => {
    const one = kept([a, b], [go], { rules: { puede: 'x' }, cases: [{ id: '1', title: 'Va' }] });
    expect(changesBetween(one, structuredClone(one))).toMatchObject({
      states: [],
      arrows: [],
      cases: { came: [], gone: [] },
    });
  });

  it.each<readonly [what: string, before: Kept, after: Kept, states: readonly object[], arrows: readonly object[]]>([
    [
      'a state came, with an arrow to it',
      kept([a], []),
      kept([a, b], [go]),
      [{ kind: 'came', after: b }],
      [{ kind: 'came', after: go }],
    ],
    [
      'a state went, with its arrow',
      kept([a, b], [go]),
      kept([a], []),
      [{ kind: 'gone', before: b }],
      [{ kind: 'gone', before: go }],
    ],
    [
      'a state says another thing',
      kept([a], []),
      kept([state('a', { description: 'Otra.', tags: ['busy'] })], []),
      [{ kind: 'changed', differs: ['description', 'tags'] }],
      [],
    ],
    [
      'an arrow leads elsewhere',
      kept([a, b, c], [go]),
      kept([a, b, c], [arrow('ir', 'a', 'c', 'puede')]),
      [],
      [{ kind: 'changed', before: go, differs: ['to'] }],
    ],
    [
      'an arrow has another guard',
      kept([a, b], [go]),
      kept([a, b], [arrow('ir', 'a', 'b', 'sabe')]),
      [],
      [{ kind: 'changed', before: go, differs: ['guard'] }],
    ],
    [
      'a guard of the same name decides otherwise',
      kept([a, b], [go], { rules: { puede: 'x' } }),
      kept([a, b], [go], { rules: { puede: 'y' } }),
      [],
      [{ kind: 'changed', differs: ['rule'] }],
    ],
    [
      'an arrow asks for another permission, and leaves another debt',
      kept([a, b], [{ ...go, asks: ['comentarCaso'], owes: ['correo'] }]),
      kept([a, b], [{ ...go, asks: ['comentarCaso', 'cerrarCaso'], owes: [] }]),
      [],
      [{ kind: 'changed', differs: ['asks', 'owes'] }],
    ],
    [
      'the earlier chart was kept when none told permissions and debts, which is no change',
      kept([a, b], [{ ...go, asks: undefined, owes: undefined } as never]),
      kept([a, b], [{ ...go, asks: ['cerrarCaso'], owes: ['correo'] }]),
      [],
      [],
    ],
    [
      'a branch before it makes the last one of a lone arrow, which is no change',
      kept([a, b], [arrow('ir', 'a', 'b')]),
      kept([a, b, c], [arrow('ir', 'a', 'c', 'sabe'), arrow('ir', 'a', 'b', 'else')]),
      [{ kind: 'came', after: c }],
      [{ kind: 'came', after: arrow('ir', 'a', 'c', 'sabe') }],
    ],
    [
      'two branches change places: the one that is asked later is told',
      kept([a, b, c], [go, arrow('ir', 'a', 'c', 'sabe')]),
      kept([a, b, c], [arrow('ir', 'a', 'c', 'sabe'), go]),
      [],
      [{ kind: 'changed', after: go, differs: ['order'] }],
    ],
    [
      'a stored state has another name in the file: its arrows are the same',
      kept([a, state('b', { stored: 7 })], [go]),
      kept([a, state('nueva', { stored: 7, name: 'B' })], [{ ...go, to: ['c.nueva'] }]),
      [{ kind: 'changed', differs: ['key'] }],
      [],
    ],
    [
      'the chart begins in another state',
      kept([a, b], []),
      { ...kept([a, b], []), chart: { ...kept([a, b], []).chart, states: [{ ...root, initial: 'c.b' }, a, b] } },
      [{ kind: 'changed', differs: ['initial'] }],
      [],
    ],
  ])('%s', (_, before, after, states, arrows) => {
    const changes = changesBetween(before, after);
    expect(changes.states).toMatchObject(states);
    expect(changes.states).toHaveLength(states.length);
    expect(changes.arrows).toMatchObject(arrows);
    expect(changes.arrows).toHaveLength(arrows.length);
  });

  it('have cases that came and went, and none where one of them was kept without', () => {
    const cases = (...ids: readonly string[]) => ({ cases: ids.map((id) => ({ id, title: `Caso ${id}` })) });
    expect(changesBetween(kept([a], [], cases('1', '2')), kept([a], [], cases('2', '3'))).cases).toEqual({
      came: [{ id: '3', title: 'Caso 3' }],
      gone: [{ id: '1', title: 'Caso 1' }],
    });
    expect(changesBetween(kept([a], []), kept([a], [], cases('1'))).cases).toBeNull();
  });
});

const before = kept([a, b, c], [go, arrow('ver', 'a', null), arrow('salir', 'b', 'c')]);
const after = kept([a, state('b', { name: 'BIEN' })], [arrow('ir', 'a', 'b', 'sabe'), arrow('leer', 'a', null)]);

it('changes are told in words, each by its sign, and lead to what is still there', () => {
  expect(changesInWords(changesBetween(before, after), before.chart, after.chart)).toEqual([
    { kind: 'changed', part: 'c.b', name: 'Estado BIEN', text: 'Antes se llamaba B.' },
    { kind: 'gone', part: null, name: 'Estado C', text: '' },
    {
      ...{ kind: 'changed', part: 'ir a b sabe', name: '«ir», en A' },
      text: 'Pulsa «ir», si sabe: va a BIEN. Antes, si puede.',
    },
    { kind: 'came', part: 'leer a null null', name: '«leer», en A', text: 'Pulsa «leer»: sigue aquí.' },
    { kind: 'gone', part: null, name: '«ver», en A', text: 'Pulsa «ver»: sigue aquí.' },
    { kind: 'gone', part: null, name: '«salir», en B', text: 'Pulsa «salir»: va a C.' },
  ]);
});

it('a change of who may take an arrow, and of its debts, is told by their names', () => {
  const was = kept([a, b], [{ ...go, asks: [], owes: ['correo'] }]);
  const is = kept([a, b], [{ ...go, asks: ['cerrarCaso'], owes: [] }]);
  expect(changesInWords(changesBetween(was, is), was.chart, is.chart).map(({ text }) => text)).toEqual([
    'Pulsa «ir», si puede: va a B. Antes no pedía ningún permiso, y ahora pide el permiso «Cerrar casos»; antes dejaba por hacer un correo, y ahora no deja nada por hacer.',
  ]);
  // A permission and a debt that this version does not know any more.
  const old = kept([a, b], [{ ...go, asks: ['pagarVale'], owes: ['fax'] } as never]);
  expect(changesInWords(changesBetween(old, is), old.chart, is.chart)[0]?.text).toContain(
    'Antes pedía el permiso «pagarVale», y ahora pide el permiso «Cerrar casos»; antes dejaba por hacer fax,',
  );
});

it('changes have signs on the drawing: at a line, at a box, and at the box of what has no line or went', () => {
  const markOf = marksOfChanges(changesBetween(before, after), after.chart, [{ arrows: ['ir a b sabe'] }]);
  expect(markOf(['ir a b sabe'])).toEqual({ kind: 'changed', text: '~' });
  expect(markOf(['c.a'])).toEqual({ kind: null, text: '+ −' });
  expect(markOf(['c.b'])).toEqual({ kind: 'changed', text: '~ −' });
  expect(markOf(['c'])).toEqual({ kind: null, text: '−' });
  expect(markOf(['nada'])).toBeNull();
});

it('a kept version, or one exported chart, is read again; anything else is refused', () => {
  const version = { version: '1.0', charts: [before] };
  expect(readVersion(JSON.stringify(version))).toEqual(version);
  expect(readVersion(JSON.stringify(before.chart))?.charts).toEqual([{ chart: before.chart, rules: {}, cases: null }]);
  for (const text of ['', 'no', '{}', '[]', '{"version":"1","charts":[{}]}', '{"id":"x"}'])
    expect(readVersion(text)).toBeNull();
});
