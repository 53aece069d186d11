import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { often } from '../../atLength.ts';
import { callAs } from '../../browser/bed/calls.ts';
import { pdf } from '../../browser/bed/files.ts';
import { type CutDisk, canCut, mountCutDisk } from '../bed/cutDisk.ts';
import { type Process, runCommand } from '../bed/process.ts';

/** The person that every database has, also one without sample data. */
const ADMINISTRATOR = '100001';
/** CORTES=100 cuts it so often. */
const CUTS = often('CORTES', 1, 20);
const SAVES = 5;
const PATIENCE_MS = 300_000 + CUTS * 60_000;

describe.skipIf(!canCut())('an embedded database whose power is cut (skipped where no disk can be cut off)', () => {
  let disk: CutDisk;
  let server: Process;
  beforeEach(() => {
    const mounted = mountCutDisk(400);
    if (mounted === null) throw new Error('Mounted before, refused now');
    disk = mounted;
  });
  afterEach(async () => {
    await kill();
    disk.remove();
  });

  async function start(): Promise<string> {
    server = runCommand('start', { PORT: '0', DEMO: 'no', DATA_DIR: join(disk.folder, 'datos') });
    return server.direccion;
  }
  async function kill(): Promise<void> {
    server.hijo.kill('SIGKILL');
    await server.fin;
  }
  async function cut(): Promise<void> {
    disk.cut();
    await kill();
    disk.repair();
  }

  it('has each case that it acknowledged, with its file, however soon after it the cut came', {
    timeout: PATIENCE_MS,
  }, async () => {
    const acknowledged = new Map<number, string>();
    let address = await start();
    for (let round = 1; round <= CUTS; round += 1) {
      const caller = await callAs(address, ADMINISTRATOR);
      for (let n = 1; n <= SAVES; n += 1) {
        const comment = `Caso ${n} de antes del corte ${round}: el cliente espera respuesta.`;
        acknowledged.set(await caller.saveCase(comment, pdf(`corte-${round}-${n}.pdf`, comment)), comment);
      }
      await cut();
      address = await start();
    }
    const reader = await callAs(address, ADMINISTRATOR);
    const kept = new Map<number, unknown>();
    for (const id of acknowledged.keys()) kept.set(id, await reader.commentOf(id));
    expect(kept).toEqual(acknowledged);
    for (const id of acknowledged.keys()) expect(await reader.attachmentsOf(id)).toHaveLength(1);
  });

  it('opens after a cut while it was being made, and after one as soon as it was', {
    timeout: PATIENCE_MS,
  }, async () => {
    const making = start();
    making.catch(() => undefined);
    const base = join(disk.folder, 'datos', 'pglite');
    await vi.waitFor(() => expect(existsSync(base) && readdirSync(base).length > 0).toBe(true), {
      timeout: PATIENCE_MS,
    });
    await cut();
    await start();
    await cut();
    const reader = await callAs(await start(), ADMINISTRATOR);
    expect(await reader.commentOf(1)).toBe(404);
  });
});
