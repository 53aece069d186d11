import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import { answersOnce } from './internals.ts';
import { machine } from './sample.ts';

describe('what the kit takes for granted of XState', () => {
  it('knows a promise actor from one that keeps reporting', () => {
    expect(answersOnce(fromPromise(() => Promise.resolve()))).toBe(true);
    expect(answersOnce(machine)).toBe(false);
  });

  it('gives arrows names that do not depend on where they stand', () => {
    expect(transitionsOf(machine).map(({ id }) => id)).toContain('busqueda.idle · buscar [hayTexto] → busqueda.busy');
  });
});
