import { expect, it } from 'vitest';
import type { Chart, ChartArrow, ChartState } from '#diagrams/chart';
import { mermaidOf } from './mermaid.ts';
import { scxmlOf } from './scxml.ts';

const state: ChartState = {
  ...{
    id: 'c',
    key: 'c',
    name: 'Carta',
    kind: 'compound',
    parent: null,
    initial: 'c.abierto',
    description: 'De prueba.',
  },
  ...{ tags: [], actors: [], stored: null },
};
const leaf: ChartState = { ...state, kind: 'atomic', parent: 'c', initial: null, description: '' };
const arrow: ChartArrow = {
  ...{ id: '1', from: 'c.abierto', to: ['c.cerrado'], kind: 'event', type: 'cerrar', name: 'cerrar', who: 'persona' },
  ...{ act: 'pulsa «Cerrar»', button: 'Cerrar', guard: 'puede', condition: 'si puede', description: null },
  ...{ reenters: false, refuses: false, asks: [], owes: [] },
};

const chart: Chart = {
  ...{ id: 'c', title: 'Carta', description: 'De prueba.' },
  states: [
    state,
    {
      ...leaf,
      id: 'c.abierto',
      key: 'abierto',
      name: 'ABIERTO',
      stored: 1,
      description: 'Se lee; dice "así".',
      actors: ['leer'],
    },
    { ...leaf, id: 'c.cerrado', key: 'cerrado', name: 'CERRADO', kind: 'final' },
  ],
  arrows: [
    {
      ...arrow,
      id: '0',
      to: [],
      guard: 'ajena',
      condition: 'si es <de otra>',
      refuses: true,
      description: 'Es de otra.',
    },
    arrow,
    {
      ...{ ...arrow, id: '2', to: ['c.cerrado'], kind: 'done', type: 'xstate.done.actor.a', name: 'leer' },
      ...{ act: 'se leyó', button: null, guard: null, condition: null },
    },
    {
      ...arrow,
      id: '3',
      to: [],
      type: 'anotar',
      name: 'anotar',
      button: 'Anotar',
      act: 'anota',
      guard: 'else',
      condition: 'si no',
    },
  ],
};

it('a chart in SCXML has its states, its arrows by event, condition and target, and its words beside them', () => {
  expect(scxmlOf(chart).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:m="urn:mostrador:diagrama" version="1.0" name="c" initial="c" datamodel="ecmascript">',
    '  <datamodel>',
    '    <data id="ajena" expr="false"/>',
    '    <data id="puede" expr="false"/>',
    '  </datamodel>',
    '  <state id="c" initial="c.abierto" m:nombre="Carta" m:texto="De prueba.">',
    '    <state id="c.abierto" m:nombre="ABIERTO" m:texto="Se lee; dice &quot;así&quot;." m:guardado="1">',
    '      <transition event="cerrar" cond="ajena" m:texto="pulsa «Cerrar», si es &lt;de otra&gt;" m:boton="Cerrar" m:descripcion="Es de otra."/>',
    '      <transition event="cerrar" cond="puede" target="c.cerrado" m:texto="pulsa «Cerrar», si puede" m:boton="Cerrar"/>',
    '      <transition event="done.invoke.leer" target="c.cerrado" m:texto="se leyó"/>',
    '      <transition event="anotar" m:texto="anota, si no" m:boton="Anotar"/>',
    '      <invoke type="mostrador" src="leer"/>',
    '    </state>',
    '    <final id="c.cerrado" m:nombre="CERRADO" m:texto=""/>',
    '  </state>',
    '</scxml>',
    '',
  ]);
});

it('a chart in Mermaid has one line from a state to another, and in notes what leads nowhere else', () => {
  expect(mermaidOf(chart).split('\n')).toEqual([
    '---',
    'title: "Carta"',
    '---',
    'stateDiagram-v2',
    '  direction LR',
    '  state "ABIERTO" as c_abierto',
    '  state "CERRADO" as c_cerrado',
    '  [*] --> c_abierto',
    '  c_abierto --> c_cerrado : «Cerrar», si puede<br/>se leyó',
    '  c_cerrado --> [*]',
    '  note right of c_abierto',
    '    Se lee#59; dice #34;así#34;.',
    '    No#58; «Cerrar», si es <de otra> (Es de otra.)',
    '    «Anotar», si no',
    '  end note',
    '',
  ]);
});
