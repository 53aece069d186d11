import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MACHINES } from '#diagrams/machines';
import { allNodes } from '#diagrams/transitions';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import type { AnyChartWords } from '#diagrams/words/words';
import { ESTADOS_FACTURA } from '#domain/cadena/estadosFactura';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { caseWorks } from '../../src/casos/works.ts';
import { TAGS } from '../../src/drawings/tags.ts';
import { voucherWorks } from '../../src/vales/works.ts';

const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');

/** Whether a text stands somewhere alone: between quotes, or as all that an element says. */
function isWritten(text: string): boolean {
  const exact = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`>]${exact}['"\`<]|^\\s*${exact}\\s*$`, 'm').test(screens);
}

describe('the words of the charts', () => {
  it('are there for every machine, once', () => {
    const files = readdirSync('machines').filter((name) => name.endsWith('.machine.ts'));
    expect(MACHINES.map(({ machine }) => `${machine.id}.machine.ts`).sort()).toEqual(files.sort());
  });

  it.each(MACHINES.map(({ machine, words }) => [machine.id, words] as const))(
    'name for %s only buttons that stand on a screen',
    (_id, words) => {
      const buttons = Object.values(words.eventos).flatMap(({ boton, otroBoton }) =>
        [boton, otroBoton].filter((button) => button !== undefined),
      );
      expect(buttons.filter((button) => !isWritten(button))).toEqual([]);
    },
  );

  it('find no button that nobody can press', () => {
    expect(isWritten('Guardar para siempre jamás')).toBe(false);
  });

  it.each(MACHINES.map(({ machine, words }) => [machine.id, words] as const))(
    'say something of all of %s',
    (_id, words) => {
      const said = [
        words.nombre,
        ...Object.values(words.estados),
        ...Object.values(words.eventos).map(({ texto }) => texto),
        ...Object.values(words.actores).flatMap(({ contesta, falla }) => [contesta, falla]),
        ...Object.values(words.plazos),
        ...Object.values(words.condiciones),
      ];
      expect(said.filter((text) => !/\p{L}{2}/u.test(text))).toEqual([]);
    },
  );

  it.each(MACHINES.map(({ machine, words }) => [machine.id, words] as const))(
    'call no two states of %s alike, so that a sentence can say which by its name alone',
    (_id, words) => {
      const names = Object.values(words.estados);
      expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    },
  );

  it('say what every tag tells the screen, and of none that there is not', () => {
    const tags = MACHINES.flatMap(({ machine }) => allNodes(machine).flatMap((node) => node.tags));
    expect(Object.keys(TAGS).sort()).toEqual([...new Set(tags)].sort());
  });

  it.each([
    [vidaCasoMachine, vidaCasoWords, ESTADOS_CASO],
    [vidaValeMachine, vidaValeWords, ESTADOS_VALE],
    [vidaFacturaMachine, vidaFacturaWords, ESTADOS_FACTURA],
  ] as const)('call the states of a life as records in them say', (machine, words, names) => {
    const stored = allNodes(machine).filter(({ meta }) => meta?.id > 0);
    expect(stored.map(({ key }) => words.estados[key as keyof typeof words.estados])).toEqual(
      stored.map(({ meta }) => names[meta?.id as keyof typeof names]),
    );
  });

  it('call the works on a case and on a voucher as their buttons do', () => {
    const caseButtons = written(caseWorks(() => Promise.reject(new Error('Not sent.'))));
    expect(buttonsOf(vidaCasoWords)).toMatchObject(ofOneself(caseButtons));
    expect(buttonsOf(vidaValeWords)).toMatchObject(ofOneself(written(voucherWorks)));
  });
});

function buttonsOf({ eventos }: AnyChartWords): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(eventos).map(([type, { boton }]) => [type, boton]));
}

/** A colleague's decision at the maker's computer is the same arrow as one's own. */
function ofOneself(buttons: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(buttons).filter(([name]) => !name.endsWith('Aqui')));
}

function written(works: Readonly<Record<string, { readonly button: string }>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(works).map(([name, { button }]) => [name, button]));
}
