import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { MACHINES } from '#diagrams/machines';
import { model } from './kit/fixtures.ts';
import { undecidedGuards } from './kit/undecided.ts';
import { unsentEvents } from './kit/unsent.ts';
import { PAGES } from './pages.ts';
import { reportOf, reviews } from './review.ts';

const PATIENCE_MS = 180_000;

it(
  'every machine is as it should be, by the report that `npm run revisar-maquinas` prints',
  () => {
    const all = reviews();
    const report = reportOf(all);
    expect(
      all.flatMap(({ findings }) => findings),
      report,
    ).toEqual([]);
    expect(report).toContain('bien  vidaVale: Vida de un vale; 8 estados, 84 flechas');
    expect(report.endsWith('Nada que corregir.')).toBe(true);
  },
  PATIENCE_MS,
);

it('a report says what is wrong, and where', () => {
  const wrong = {
    id: 'm',
    title: 'Mala',
    states: 2,
    arrows: 1,
    findings: ['nadie envía abrir', 'm.a: no arrow leads here'],
  };
  expect(reportOf([wrong])).toBe(
    [
      'MAL   m: Mala; 2 estados, 1 flechas',
      '        nadie envía abrir',
      '        m.a: no arrow leads here',
      '',
      '2 por corregir.',
    ].join('\n'),
  );
});

it('a guard that never decides is found, and what it always says', () => {
  const machine = setup({
    types: {
      context: {} as { readonly n: number },
      input: {} as { readonly n?: number },
      events: {} as { type: 'ir' },
    },
    guards: { yes: () => true, no: () => false, sometimes: ({ context }) => context.n > 0, idle: () => true },
  }).createMachine({
    id: 'm',
    context: ({ input }) => ({ n: input.n ?? 0 }),
    initial: 'a',
    states: {
      a: {
        on: {
          ir: [{ guard: 'no' }, { guard: 'sometimes', target: 'b' }, { guard: 'yes', target: 'b' }, { guard: 'idle' }],
        },
      },
      b: {},
    },
  });
  const sampled = model(machine, {
    entradas: [{ n: 0 }, { n: 1 }],
    eventos: { ir: [{ type: 'ir' }] },
    actores: {},
    relevante: ({ n }) => n,
  });
  expect(undecidedGuards([sampled], false)).toEqual([
    { guard: 'yes', said: 'siempre sí' },
    { guard: 'no', said: 'siempre no' },
    { guard: 'idle', said: 'nunca se pregunta' },
  ]);
});

it('an event is sent by the pages of its machine; the same name on another page does not send it', () => {
  const sources = [
    { path: 'src/puerta/Page.tsx', text: "actor.send({ type: 'abrir' })" },
    { path: 'src/puertas/Other.tsx', text: "say('golpear')" },
    { path: 'src/timbre.ts', text: "say('cerrar')" },
  ];
  expect(unsentEvents(['abrir', 'cerrar', 'golpear'], ['src/puerta', 'src/timbre.ts'], sources)).toEqual(['golpear']);
});

it('every machine has its pages, and they are there', () => {
  expect(Object.keys(PAGES).sort()).toEqual(MACHINES.map(({ machine: { id } }) => id).sort());
  expect(
    Object.values(PAGES)
      .flat()
      .filter((page) => !existsSync(page)),
  ).toEqual([]);
});
