import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/common/failure';
import { OTHER_PERSON_CODE } from '#contract/common/onBehalf';
import { DRAFT_LIFE_DAYS } from '#domain/common/drafts';
import { failureOf, noConnection } from '../api/failure.ts';
import { createDraftStore, type DraftContent } from './draftStore.ts';

const NOW = Date.parse('2026-03-18T18:00:00.000Z');

/** A server that keeps drafts, and can be made to refuse. */
function fakeServer() {
  const stored = new Map<string, { readonly contenido: DraftContent; readonly fecha: string }>();
  const returned = new Set<() => void>();
  const server = {
    stored,
    failure: null as Failure | null,
    /** A save arrives some time, and is not answered. */
    isSlow: false,
    at: NOW,
    /** A save waits for it before it stores anything, a reading after it has read. */
    saveWaits: null as Promise<void> | null,
    readingWaits: null as Promise<void> | null,
    puts: [] as unknown[],
    comeBack: () => {
      server.failure = null;
      for (const tell of returned) tell();
    },
    api: {
      alVolver: (tell: () => void) => {
        returned.add(tell);
        return () => returned.delete(tell);
      },
      llamar: vi.fn(async (name: string, input: never) => {
        await Promise.resolve();
        if (server.failure !== null) throw server.failure;
        const { ruta, cuerpo, consulta } = input as Record<string, Record<string, never>>;
        if (name === 'borradores') {
          const found = [...stored]
            .filter(([clave]) => clave.startsWith(String(consulta?.prefijo)))
            .map(([clave, rest]) => ({ clave, ...rest }));
          if (server.readingWaits !== null) await server.readingWaits;
          return found;
        }
        if (server.saveWaits !== null) await server.saveWaits;
        if (server.isSlow) return new Promise(() => undefined);
        server.puts.push(cuerpo?.contenido);
        const key = String(ruta?.clave);
        if (cuerpo?.contenido === null) stored.delete(key);
        else stored.set(key, { contenido: cuerpo?.contenido as never, fecha: new Date(server.at).toISOString() });
        return { codigo: 1, descripcion: '' };
      }),
    },
  };
  return server;
}

/** A gate: its waiters go on once it is open. */
function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

class FakeStorage extends Map<string, string> {
  get length() {
    return this.size;
  }
  key = (n: number) => [...this.keys()][n] ?? null;
  getItem = (name: string) => this.get(name) ?? null;
  setItem = (name: string, value: string) => void this.set(name, value);
  removeItem = (name: string) => void this.delete(name);
}

function open(
  server: ReturnType<typeof fakeServer>,
  storage: FakeStorage | null = new FakeStorage(),
  numiden = 100002,
) {
  return createDraftStore({ api: server.api as never, storage, numiden, now: () => NOW });
}

describe('a draft', () => {
  it('goes to the server, and then nothing of it is left on this computer', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    expect(storage.size).toBe(1);
    await drafts.settled();
    expect(server.stored.get('caso.7.cerrar')?.contenido).toEqual({ solucion: 'x' });
    expect(storage.size).toBe(0);
  });

  it('that changes while it is on its way is sent again, the last text last', async () => {
    const server = fakeServer();
    const drafts = open(server);
    for (const solucion of ['a', 'b', 'c']) drafts.keep('caso.7.cerrar', { solucion });
    await drafts.settled();
    expect(server.puts).toEqual([{ solucion: 'a' }, { solucion: 'c' }]);
    expect(server.stored.get('caso.7.cerrar')?.contenido).toEqual({ solucion: 'c' });
  });

  it('waits here while the server is away, is read from here, and goes when it is back', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    server.failure = noConnection();
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.settled();
    expect(storage.size).toBe(1);
    expect((await drafts.read('caso.7.')).get('caso.7.cerrar')?.content).toEqual({ solucion: 'x' });
    server.comeBack();
    await drafts.settled();
    expect(server.stored.has('caso.7.cerrar')).toBe(true);
    expect(storage.size).toBe(0);
  });

  it('that an earlier page could not send is sent by the next one of the same person', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    server.failure = noConnection();
    open(server, storage).keep('caso.7.cerrar', { solucion: 'x' });
    server.failure = null;
    const next = open(server, storage);
    expect((await next.read('caso.')).get('caso.7.cerrar')?.content).toEqual({ solucion: 'x' });
    await next.settled();
    expect(server.stored.has('caso.7.cerrar')).toBe(true);
  });

  it('is never sent, read or forgotten by another person at the same computer', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    server.failure = noConnection();
    const drafts = open(server, storage);
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.settled();
    server.failure = null;
    const other = open(server, storage, 100003);
    expect((await other.read('caso.')).size).toBe(0);
    await other.leave();
    expect(server.stored.size).toBe(0);
    expect(storage.size).toBe(1);
  });

  it('thrown away stays away, even while the server does not know of it', async () => {
    const server = fakeServer();
    const drafts = open(server);
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.settled();
    drafts.keep('caso.7.cerrar', null);
    expect((await drafts.read('caso.')).size).toBe(0);
    await drafts.settled();
    expect(server.stored.size).toBe(0);
  });

  it('of another till, written later than the one that waits here, is the one that is read', async () => {
    const server = fakeServer();
    server.failure = noConnection();
    const drafts = open(server);
    drafts.keep('caso.7.cerrar', { solucion: 'here' });
    await drafts.settled();
    server.failure = null;
    server.stored.set('caso.7.cerrar', {
      contenido: { solucion: 'there' },
      fecha: new Date(NOW + 60_000).toISOString(),
    });
    expect((await drafts.read('caso.')).get('caso.7.cerrar')?.content).toEqual({ solucion: 'there' });
  });

  it('written while the one before it was on its way is the one that is read, though that arrives later', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    server.isSlow = true;
    const drafts = open(server, storage);
    drafts.keep('caso.7.cerrar', { solucion: 'a' });
    drafts.keep('caso.7.cerrar', { solucion: 'ab' });
    // The page is loaded anew here: the server stores the first of the texts on their way a second later.
    server.stored.set('caso.7.cerrar', {
      contenido: { solucion: 'a' },
      fecha: new Date(NOW + 1_000).toISOString(),
    });
    const next = open(server, storage);
    expect((await next.read('caso.7.')).get('caso.7.cerrar')?.content).toEqual({ solucion: 'ab' });
  });

  it.each([
    ['is the one that is read', { solucion: 'ab' }],
    ['and was thrown away is not read', null],
  ])('that gets to the server while an earlier one is read there %s', async (_, written) => {
    const server = fakeServer();
    const storage = new FakeStorage();
    server.stored.set('caso.7.cerrar', {
      contenido: { solucion: 'a' },
      fecha: new Date(NOW - 1_000).toISOString(),
    });
    server.failure = noConnection();
    open(server, storage).keep('caso.7.cerrar', written);
    await Promise.resolve();
    // The page is loaded anew here.
    const [save, reading] = [gate(), gate()];
    Object.assign(server, { failure: null, saveWaits: save.passed, readingWaits: reading.passed });
    const next = open(server, storage);
    const found = next.read('caso.7.');
    save.open();
    await next.settled();
    expect(storage.size).toBe(0);
    reading.open();
    expect((await found).get('caso.7.cerrar')?.content ?? null).toEqual(written);
  });

  it('that the server refuses stays on this computer, and the next text is tried', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    server.failure = failureOf('rechazo', 'El borrador es demasiado largo.');
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.settled();
    expect(storage.size).toBe(1);
    server.failure = null;
    drafts.keep('caso.7.cerrar', { solucion: 'y' });
    await drafts.settled();
    expect(storage.size).toBe(0);
  });

  it('that the server refuses does not keep the one behind it here', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    server.api.llamar.mockRejectedValueOnce(failureOf('rechazo', 'El borrador es demasiado largo.'));
    for (const solucion of ['x'.repeat(9_000), 'y']) drafts.keep('caso.7.cerrar', { solucion });
    await drafts.settled();
    expect([server.puts, storage.size]).toEqual([[{ solucion: 'y' }], 0]);
  });

  it('that does not get to the server is asked about once, however much is written meanwhile', async () => {
    const server = fakeServer();
    const drafts = open(server);
    server.failure = noConnection();
    for (const solucion of ['a', 'b']) drafts.keep('caso.7.cerrar', { solucion });
    await drafts.settled();
    expect(server.api.llamar).toHaveBeenCalledTimes(1);
    server.comeBack();
    await drafts.settled();
    expect(server.puts).toEqual([{ solucion: 'b' }]);
  });

  it('leaves the computer at the logout, sent or not', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    server.failure = noConnection();
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.leave();
    expect(storage.size).toBe(0);
  });

  it('waits on the computer for its author when somebody else signed in before the last of it was sent', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    server.failure = failureOf('rechazo', 'En este navegador entró después otra persona.', OTHER_PERSON_CODE);
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.settled();
    await drafts.leave();
    expect(storage.size).toBe(1);
    server.failure = null;
    await open(server, storage, 100003).settled();
    expect(server.stored.size).toBe(0);
    await open(server, storage).settled();
    expect(server.stored.get('caso.7.cerrar')?.contenido).toEqual({ solucion: 'x' });
  });

  it('waits on the computer for its author when the session was over before the last of it was sent', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    server.failure = failureOf('sinSesion', 'Su sesión terminó.');
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.leave();
    expect(storage.size).toBe(1);
    server.failure = null;
    await open(server, storage).settled();
    expect(server.stored.get('caso.7.cerrar')?.contenido).toEqual({ solucion: 'x' });
  });

  it('written by a form that goes after the logout is kept nowhere', async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const drafts = open(server, storage);
    await drafts.leave();
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    await drafts.settled();
    expect(storage.size).toBe(0);
    expect(server.puts).toEqual([]);
  });

  it(`that waited here for more than ${DRAFT_LIFE_DAYS} days, or is no draft at all, is dropped`, async () => {
    const server = fakeServer();
    const storage = new FakeStorage();
    const old = { since: NOW - DRAFT_LIFE_DAYS * 86_400_000 - 1, content: { solucion: 'x' } };
    storage.set('mostrador.borrador.100002.caso.7.cerrar', JSON.stringify(old));
    storage.set('mostrador.borrador.100002.caso.8.cerrar', '{nonsense');
    const drafts = open(server, storage);
    expect((await drafts.read('caso.')).size).toBe(0);
    expect(storage.size).toBe(0);
  });

  it('that was read ahead is not asked for again by the page, but by the next one', async () => {
    const server = fakeServer();
    const drafts = open(server);
    drafts.keep('vale.7', { motivo: '1' });
    await drafts.settled();
    server.api.llamar.mockClear();
    drafts.ahead('vale.7');
    expect((await drafts.read('vale.7')).get('vale.7')?.content).toEqual({ motivo: '1' });
    expect(server.api.llamar).toHaveBeenCalledTimes(1);
    await drafts.read('vale.7');
    expect(server.api.llamar).toHaveBeenCalledTimes(2);
  });

  it('that was read ahead is there at once, once', async () => {
    const server = fakeServer();
    const drafts = open(server);
    drafts.keep('vale.7', { motivo: '1' });
    await drafts.settled();
    const coming = drafts.ahead('vale.7');
    expect(drafts.readAhead('vale.7')).toBeNull();
    await coming;
    expect(drafts.readAhead('vale.7')?.get('vale.7')?.content).toEqual({ motivo: '1' });
    expect(drafts.readAhead('vale.7')).toBeNull();
  });

  it('that is written after it was read ahead is what the page reads', async () => {
    const drafts = open(fakeServer());
    drafts.ahead('vale.7');
    drafts.keep('vale.7', { motivo: '2' });
    await drafts.settled();
    expect((await drafts.read('vale.7')).get('vale.7')?.content).toEqual({ motivo: '2' });
  });

  it('is kept in memory where the browser forbids its storage', async () => {
    const server = fakeServer();
    server.failure = noConnection();
    const drafts = open(server, null);
    drafts.keep('caso.7.cerrar', { solucion: 'x' });
    expect((await drafts.read('caso.')).get('caso.7.cerrar')?.content).toEqual({ solucion: 'x' });
  });
});
