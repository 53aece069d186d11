import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endWhenAsked } from './stopping.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caminos-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

function running() {
  const killed: NodeJS.Signals[] = [];
  const child = Object.assign(new EventEmitter(), { kill: (signal: NodeJS.Signals) => killed.push(signal) });
  const keys = new EventEmitter();
  const alto = join(folder, 'alto');
  endWhenAsked(child, alto, keys);
  return { child, killed, alto, send: (signal: NodeJS.Signals) => keys.emit(signal, signal) };
}

describe('Ctrl-C on a run at random', () => {
  it('asks it to end, which it does by itself', () => {
    const { send, killed, alto } = running();
    expect(existsSync(alto)).toBe(false);
    send('SIGINT');
    expect(existsSync(alto)).toBe(true);
    expect(killed).toEqual([]);
  });

  it('ends it at once the second time', () => {
    const { send, killed } = running();
    send('SIGINT');
    send('SIGINT');
    expect(killed).toEqual(['SIGTERM']);
  });

  it('leaves nothing behind that would stop the next one', () => {
    const { child, send, alto } = running();
    send('SIGINT');
    child.emit('close');
    expect(existsSync(alto)).toBe(false);
  });

  it('is another thing than the end of the machine, which does not wait', () => {
    const { send, killed } = running();
    send('SIGTERM');
    expect(killed).toEqual(['SIGTERM']);
  });
});
