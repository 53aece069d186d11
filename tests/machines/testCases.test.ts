import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plan } from './kit/plan.ts';
import type { TestCase } from './kit/testCases.ts';
import { casesOf, csv, gherkin, matrix } from './kit/testCases.ts';
import { MODELS } from './models.ts';

/** Planned once: exploring every machine takes seconds when the computer has much else to do. */
const PLANNED = MODELS.map((one) => ({ ...one, casos: casesOf(one.model, plan(one.model), one.palabras) }));
const PATIENCE_MS = 180_000;

const SCRIPT = fileURLToPath(new URL('../../scripts/test-cases.ts', import.meta.url));

const caso: TestCase = {
  id: 'VO-0a1b2c3d',
  inicio: 'La persona elige la tienda.',
  pasos: [
    { quien: 'persona', accion: 'pulsa "Buscar"', resultado: 'El servidor busca.', detalles: ['se avisa «Buscando»'] },
    { quien: 'reloj', accion: '=1+1', resultado: 'ES tarde.', detalles: [] },
  ],
  cubre: [],
};

describe('the QA cases', () => {
  it.each(PLANNED.map((one) => [one.palabras.nombre, one] as const))('speak of every step of %s', (_name, one) => {
    const { casos } = one;
    expect(casos.length).toBeGreaterThan(0);
    for (const { pasos } of casos)
      for (const step of pasos) {
        expect(step.accion).not.toMatch(/xstate|undefined|\[object|^$/);
        expect(step.resultado).not.toBe('');
        expect(step.detalles.join()).not.toMatch(/undefined|\[object/);
      }
    expect(matrix(one.model, casos)).not.toContain('sin cubrir');
  });

  it('have ids of their own, whatever the machine', () => {
    const ids = PLANNED.flatMap(({ casos }) => casos.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('read as sentences in Gherkin', () => {
    expect(gherkin('Validar operación', [caso])).toBe(
      [
        '# language: es',
        'Característica: Validar operación',
        '',
        '  @VO-0a1b2c3d',
        '  Escenario: VO-0a1b2c3d pulsa "Buscar"; =1+1',
        '    Dado que la persona elige la tienda',
        '    Cuando pulsa "Buscar"',
        '    Entonces el servidor busca',
        '    Y se avisa «Buscando»',
        '    Cuando =1+1',
        '    Entonces ES tarde',
        '',
      ].join('\n'),
    );
  });

  it('open in a spreadsheet: BOM, semicolons, doubled quotes, and no formula', () => {
    const [head, start, first, second, rest] = csv([caso]).split('\r\n');
    expect(head).toBe('\ufeff"caso";"paso";"quien";"accion";"resultado_esperado";"detalles"');
    expect(start).toBe('"VO-0a1b2c3d";"0";"";"Punto de partida";"La persona elige la tienda.";""');
    expect(first).toBe('"VO-0a1b2c3d";"1";"persona";"pulsa ""Buscar""";"El servidor busca.";"se avisa «Buscando»"');
    expect(second).toContain('"\'=1+1"');
    expect(rest).toBe('');
  });

  it(
    'are written by one command, three files a machine and a list of them',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'mostrador-casos-'));
      try {
        const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, folder], {
          encoding: 'utf8',
        });
        const expected = PLANNED.flatMap(({ model }) =>
          ['feature', 'csv', 'matriz.md'].map((kind) => `${model.machine.id}.${kind}`),
        );
        expect(status).toBe(0);
        expect(stdout).toContain(`${expected.length + 1} archivos en `);
        expect(readdirSync(folder).sort()).toEqual(['README.md', ...expected].sort());
        const read = (name: string) => readFileSync(join(folder, name), 'utf8');
        for (const { model, palabras, casos } of PLANNED) {
          expect(read('README.md')).toContain(
            `| ${palabras.nombre} | ${casos.length} | [Gherkin](${model.machine.id}.feature)`,
          );
          expect(read(`${model.machine.id}.csv`)).toBe(csv(casos));
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    PATIENCE_MS,
  );
});
