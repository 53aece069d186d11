import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import { csv, gherkin, matrix } from './kit/formats.ts';
import { plan } from './kit/plan.ts';
import { casesOf, type TestCase } from './kit/testCases.ts';
import { MODELS } from './models.ts';
import { PERSONAS, SIN_VALES } from './muestra.ts';

/** Planned once: exploring every machine takes seconds when the computer has much else to do. */
const PLANNED = MODELS.map((one) => ({ ...one, casos: casesOf(one.model, plan(one.model), one.palabras) }));
const NAMED = PLANNED.map((one) => [one.palabras.nombre, one] as const);
const PATIENCE_MS = 180_000;

const SCRIPT = fileURLToPath(new URL('../../scripts/test-cases.ts', import.meta.url));

const caso: TestCase = {
  id: 'VO-0a1b2c3d',
  titulo: 'Elige la tienda: pulsa "Buscar"',
  frecuencia: 'plazo',
  prepara: ['entra 100002 (Asesor de tienda)', 'se usa la operación 1000002'],
  datos: { quien: 'asesor', usa: [SIN_VALES] },
  inicio: 'La persona elige la tienda.',
  pasos: [
    { quien: 'persona', accion: 'pulsa "Buscar"', como: null, cambia: ['El servidor busca.', 'se avisa «Buscando»'] },
    { quien: 'reloj', accion: '=1+1', como: 'espere', cambia: [] },
  ],
  cubre: [],
  prueba: ['busqueda.idle · buscar → busqueda.busy'],
};

/** The facts that a record only comes to by and by. */
const GROWN =
  /vigencia terminó|nota de crédito|notas de crédito|otra tienda|saldo por pagar|relacionados|otra ya toma|declaración anual|emitió de nuevo|pidió la autorización|no consta|no ha terminado/;

describe('the QA cases', () => {
  it.each(NAMED)('speak of every step of %s', (_name, one) => {
    const { casos } = one;
    expect(casos.length).toBeGreaterThan(0);
    for (const { inicio, pasos } of casos) {
      expect(inicio).not.toMatch(/undefined|\[object|: y /);
      for (const { accion, cambia } of pasos) {
        expect(accion).not.toMatch(/xstate|undefined|\[object|^$/);
        for (const change of cambia) expect(change).not.toMatch(/undefined|\[object|^$/);
      }
    }
    expect(matrix(one.model, casos)).not.toContain('sin cubrir');
  });

  it.each(NAMED)('of %s have short titles, each its own, and eight steps at most', (_name, { casos }) => {
    const titles = casos.map(({ titulo }) => titulo);
    expect(titles.filter((titulo) => titulo.length >= 90)).toEqual([]);
    expect(titles.filter((titulo, index) => titles.indexOf(titulo) !== index)).toEqual([]);
    expect(Math.max(...casos.map(({ pasos }) => pasos.length))).toBeLessThanOrEqual(8);
  });

  it.each(NAMED)('of %s say once what a step does, in the quotation marks of the screen', (_name, { model, casos }) => {
    const arrows = new Map(transitionsOf(model.machine).map((arrow) => [arrow.id, arrow.definition.description]));
    for (const { titulo, inicio, pasos, prueba } of casos) {
      for (const { accion, cambia } of pasos) {
        const said = cambia.map((change) => change.toLowerCase().replace(/\.$/, ''));
        expect([titulo, said]).toEqual([titulo, [...new Set(said)]]);
        expect([inicio, accion, ...cambia].join()).not.toContain('"');
      }
      // An arrow with a description changes something, even without a new state.
      const last = pasos.at(-1)?.cambia ?? [];
      if (last.length === 0) expect([titulo, arrows.get(prueba[0] ?? '')]).toEqual([titulo, undefined]);
    }
  });

  it.each(NAMED)('of %s say with what of the sample, and how to make happen what nobody does', (_name, one) => {
    for (const { titulo, prepara, pasos } of one.casos) {
      const [, what = ''] = prepara;
      expect([titulo, /^(se usan? |cualquier pantalla |no hace falta )/.test(what)]).toEqual([titulo, true]);
      expect([titulo, pasos.filter(({ quien, como }) => (quien === 'persona') !== (como === null))]).toEqual([
        titulo,
        [],
      ]);
    }
  });

  it.each(NAMED)('of %s name nobody and no record that their sample lacks', (_name, { casos }) => {
    for (const { titulo, prepara, inicio, pasos, datos } of casos) {
      const said = [
        ...prepara,
        inicio,
        ...pasos.flatMap(({ accion, como, cambia }) => [accion, como ?? '', ...cambia]),
      ];
      const known = new Set([
        ...Object.values(PERSONAS).map(({ numiden }) => String(numiden)),
        // The postal code that no list has.
        ...['99999', ...datos.usa.flatMap((used) => Object.values(used).map(String))],
      ]);
      const named = said.join(' ').match(/\b(?:[A-Z]{0,4}-?\d{5,}|[A-Z]-\d+)\b/g) ?? [];
      expect([titulo, named.filter((name) => !known.has(name))]).toEqual([titulo, []]);
    }
  });

  it.each(NAMED)('of %s call in their title the button that is pressed', (_name, { casos }) => {
    for (const { titulo, pasos } of casos) {
      const button = /, con «([^»]+)»/.exec(pasos.at(-1)?.accion ?? '')?.[1];
      // One that is an alternative to the act itself is none.
      if (button === undefined || button === 'Quitar marcas') continue;
      expect([titulo, titulo.includes(`«${button}`)]).toEqual([titulo, true]);
    }
  });

  it.each(NAMED.filter(([, { model }]) => model.machine.id.startsWith('vida')))(
    'of %s begin where such a record can be, and say what each work leaves in the history',
    (_name, { model, casos }) => {
      const refusals = new Set(
        transitionsOf(model.machine).flatMap(({ id, definition }) =>
          definition.meta?.refusal === undefined ? [] : [id],
        ),
      );
      for (const { titulo, inicio, pasos, prueba } of casos) {
        if (/\b(nuevo|nueva):/i.test(inicio))
          expect([titulo, inicio]).toEqual([titulo, expect.not.stringMatching(GROWN)]);
        const isRefused = prueba.some((arrow) => refusals.has(arrow));
        const isLeft = pasos.at(-1)?.cambia.some((change) => change.startsWith('en la historia queda ')) ?? true;
        const isReading = titulo.endsWith('abre su PDF, con «Ver PDF» → nada cambia');
        expect([titulo, isLeft]).toEqual([titulo, !isRefused && !isReading]);
      }
    },
  );

  it.each(NAMED)('of %s use no name of the code', (_name, { model, casos }) => {
    const names = [...new Set(transitionsOf(model.machine).flatMap(({ event, guard }) => [event, guard ?? '']))];
    const coded = names.filter((name) => /[a-z][A-Z]/.test(name) && !name.startsWith('xstate.'));
    for (const { titulo, prepara, inicio, pasos } of casos) {
      const said = [
        titulo,
        ...prepara,
        inicio,
        ...pasos.flatMap(({ accion, como, cambia }) => [accion, como, ...cambia]),
      ];
      expect(coded.filter((name) => said.join(' ').includes(name))).toEqual([]);
    }
  });

  it.each(NAMED)('of %s begin with what happens every day', (_name, { casos }) => {
    const order = casos.map(({ frecuencia }) => frecuencia !== 'cotidiano');
    expect(order).toEqual([...order].sort());
  });

  it.each(NAMED)('of %s keep their ids when something is drawn anew', (_name, { model, casos }) => {
    const { machine } = model;
    const config = { ...machine.config, on: { ...machine.config.on, novedad: { description: 'Una flecha nueva.' } } };
    const drawn = { ...model, machine: createMachine(config as never, machine.implementations as never) };
    const found = plan({ ...drawn, cases: { ...model.cases, novedad: [{ type: 'novedad' }] } });
    const ids = new Map(found.paths.map(({ id, about }) => [id, about]));
    expect(casos.filter(({ id }) => !ids.has(id.replace(/^[A-Z]+-/, '')))).toEqual([]);
    const known = new Set(casos.map(({ id }) => id.replace(/^[A-Z]+-/, '')));
    const fresh = [...ids].filter(([id]) => !known.has(id));
    expect(fresh).not.toEqual([]);
    expect(fresh.filter(([, about]) => !about.every((arrow) => arrow.includes('novedad')))).toEqual([]);
  });

  it('have ids of their own, whatever the machine', () => {
    const ids = PLANNED.flatMap(({ casos }) => casos.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('read as sentences in Gherkin', () => {
    expect(gherkin('Validar operación', [caso], (arrows) => (arrows.length === 0 ? [] : ['R5-28', 'R2-34']))).toBe(
      [
        '# language: es',
        'Característica: Validar operación',
        '',
        '  # Prueba: busqueda.idle · buscar → busqueda.busy',
        '  # Requisitos: R5-28, R2-34',
        '  @VO-0a1b2c3d @plazo',
        '  Escenario: Elige la tienda: pulsa "Buscar"',
        '    Dado que entra 100002 (Asesor de tienda)',
        '    Y que se usa la operación 1000002',
        '    Y que la persona elige la tienda',
        '    Cuando pulsa "Buscar"',
        '    Entonces el servidor busca',
        '    Y se avisa «Buscando»',
        '    Cuando =1+1',
        '      # Cómo: espere',
        '    Entonces nada cambia',
        '',
      ].join('\n'),
    );
  });

  it('open in a spreadsheet: BOM, semicolons, doubled quotes, and no formula', () => {
    const [head, start, first, second, rest] = csv([caso]).split('\r\n');
    expect(head).toBe('\ufeff"caso";"titulo";"frecuencia";"paso";"quien";"accion";"como";"cambia"');
    expect(start).toBe(
      '"VO-0a1b2c3d";"Elige la tienda: pulsa ""Buscar""";"plazo";"0";"";"Punto de partida";"";"entra 100002 (Asesor de tienda). se usa la operación 1000002. La persona elige la tienda."',
    );
    expect(first).toContain('"1";"persona";"pulsa ""Buscar""";"";"El servidor busca.; se avisa «Buscando»"');
    expect(second).toContain('"\'=1+1";"espere";"nada cambia"');
    expect(rest).toBe('');
  });

  it(
    'are written by one command, three files a machine, the matrix of requirements and a list of them',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'mostrador-casos-'));
      try {
        const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, folder], {
          encoding: 'utf8',
        });
        const expected = PLANNED.flatMap(({ model }) =>
          ['feature', 'csv', 'matriz.md'].map((kind) => `${model.name}.${kind}`),
        );
        expect(status).toBe(0);
        expect(stdout).toContain(`${expected.length + 3} archivos en `);
        expect(readdirSync(folder).sort()).toEqual(
          ['README.md', 'requisitos.csv', 'requisitos.md', ...expected].sort(),
        );
        const read = (name: string) => readFileSync(join(folder, name), 'utf8');
        // A case names the requirement of its arrow, and the requirement the case.
        const decision = /# Prueba: vidaVale\.porAutorizar · autorizar .*\n {2}# Requisitos: R4-22\n {2}@(VV-\w+)/.exec(
          read('vidaVale.feature'),
        );
        expect(read('requisitos.md')).toMatch(new RegExp(`^\\| R4-22 \\|.*${decision?.[1] ?? 'none'}`, 'm'));
        expect(read('requisitos.csv')).toMatch(
          new RegExp(`"R4-22";"Estados y transiciones";[^;]+;[^;]+;"[^"]*${decision?.[1]}`),
        );
        for (const { model, palabras, casos } of PLANNED) {
          expect(read('README.md')).toContain(
            `| ${palabras.nombre} | ${casos.length} | ${casos.filter(({ frecuencia }) => frecuencia === 'cotidiano').length} | [Gherkin](${model.name}.feature)`,
          );
          expect(read(`${model.name}.csv`)).toBe(csv(casos));
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    PATIENCE_MS,
  );
});
