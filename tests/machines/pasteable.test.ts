import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import { obstacles, paste } from './kit/pasteable.ts';
import { pressEverything } from './kit/sketch.ts';

const room = new URL('../../machines/', import.meta.url);
const files = readdirSync(room).filter((name) => name.endsWith('.machine.ts'));
function sourceOf(name: string): string {
  return readFileSync(new URL(name, room), 'utf8');
}

function arrowsOf(machine: AnyStateMachine): readonly string[] {
  return transitionsOf(machine).map(({ id }) => id);
}

/** A machine's own suite is named after the machine, so that one without a suite is noticed here. */
const suites = readdirSync(new URL('.', import.meta.url));

describe.each(files)('%s', (name) => {
  it('holds nothing that Stately Sketch cannot read', () => {
    expect(obstacles(sourceOf(name))).toEqual([]);
  });

  it('becomes one machine when pasted, and starts there without input', () => {
    const machines = paste(sourceOf(name));
    expect(machines.map(({ id }) => `${id}.machine.ts`)).toEqual([name]);
    for (const machine of machines) {
      const actor = createActor(machine).start();
      expect(actor.getSnapshot().status).toBe('active');
      actor.stop();
    }
  });

  it('is simulated there: every arrow is pressed without what comes with it, none throws, and every state is got to', () => {
    for (const machine of paste(sourceOf(name))) {
      const { presses, crashes, unreached } = pressEverything(machine, true);
      expect(presses).toBeGreaterThan(0);
      expect({ crashes, unreached }).toEqual({ crashes: [], unreached: [] });
    }
  });

  it('judges its conditions too without what comes with an event', () => {
    for (const machine of paste(sourceOf(name))) expect(pressEverything(machine, false).crashes).toEqual([]);
  });

  it('has every arrow and every name in its JSON too, for tools that read only that', () => {
    for (const machine of paste(sourceOf(name))) {
      const config = JSON.parse(JSON.stringify(machine.config));
      expect(arrowsOf(createMachine(config))).toEqual(arrowsOf(machine));
    }
  });

  it('has a suite of its own', () => {
    expect(suites).toContain(name.replace('.machine.ts', '.test.ts'));
  });
});

/** A chart shares no function with another, since each is pasted whole: these two stand in every chart that needs them. */
it.each(['notProvided', 'asFailure'])('%s has one text in all charts', (name) => {
  const written = new RegExp(`^function ${name}\\([^]*?^}$`, 'gm');
  const texts = files.flatMap((file) => sourceOf(file).match(written) ?? []);
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(1);
});

describe('the check itself', () => {
  const sound = "import { setup } from 'xstate';\nexport const m = setup({}).createMachine({ id: 'm' });\n";

  it('lets a sound file pass', () => {
    expect(obstacles(sound)).toEqual([]);
    expect(paste(sound)).toHaveLength(1);
  });

  it.each([
    ['a value from another file', "import { FORMULARIO_VACIO } from '#domain/casos/nuevoCaso';"],
    ['an inline type import', "import { type ActorRefFrom, assign } from 'xstate';"],
    ['an alias', "import { assign as asignar } from 'xstate';"],
    ['a namespace import', "import * as xstate from 'xstate';"],
    ['a name that Sketch does not know', "import { waitFor } from 'xstate';"],
    ['an enum', 'enum Estado { abierto }'],
    ['an exported enum', 'export enum Estado { abierto }'],
    ['an exported async function', 'export async function buscar() {}'],
    ['a running actor', 'const actor = createActor(m);'],
    ['an extended setup', 'const partes = setup({}).extend({});'],
    ['a re-export', "export { x } from './x';"],
    ['a default export', 'export default m;'],
    ['a file too long to read', '\n'.repeat(600)],
  ])('refuses %s', (_what, line) => {
    expect(obstacles(`${sound}${line}\n`)).not.toEqual([]);
  });

  it('lets type imports pass, on a line of their own', () => {
    expect(obstacles(`import type { ActorRefFrom } from 'xstate';\n${sound}`)).toEqual([]);
  });
});
