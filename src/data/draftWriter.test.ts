import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDraft } from './draftWriter.ts';
import { createDraftWriter, DRAFT_PAUSE_MS } from './draftWriter.ts';

interface Values {
  readonly solucion: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(restored: FormDraft<Values>['sent'] = null) {
  const kept: (FormDraft<Values> | null)[] = [];
  const form = { solucion: '' };
  const writer = createDraftWriter<Values>({
    read: () => ({ ...form }),
    isBlank: ({ solucion }) => solucion === '',
    keep: (draft) => kept.push(draft),
    sent: restored,
  });
  const type = (solucion: string) => {
    form.solucion = solucion;
    writer.changed();
  };
  return { kept, writer, type };
}

const sent = { clave: 'clave-del-caso', version: null };

describe('the draft of a form', () => {
  it('is written once typing pauses, as it then stands', () => {
    const { kept, type } = open();
    type('A');
    vi.advanceTimersByTime(DRAFT_PAUSE_MS - 1);
    type('An');
    vi.advanceTimersByTime(DRAFT_PAUSE_MS - 1);
    expect(kept).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kept).toEqual([{ values: { solucion: 'An' }, sent: null }]);
  });

  it('is written at once, and once, when the form or the page is left', () => {
    const { kept, writer, type } = open();
    type('A');
    writer.flush();
    writer.flush();
    vi.runAllTimers();
    expect(kept).toEqual([{ values: { solucion: 'A' }, sent: null }]);
  });

  it('is written at once when a save leaves under a key', () => {
    const { kept, writer, type } = open();
    type('A');
    writer.sentUnder(sent);
    expect(kept).toEqual([{ values: { solucion: 'A' }, sent }]);
    vi.runAllTimers();
    expect(kept).toHaveLength(1);
  });

  it('is written at once without the key when that was refused, and not twice for the same key', () => {
    const { kept, writer, type } = open();
    type('A');
    writer.sentUnder(sent);
    writer.sentUnder({ ...sent });
    writer.sentUnder(null);
    expect(kept.map((draft) => draft?.sent ?? null)).toEqual([sent, null]);
  });

  it('that came back with its key is not written for that', () => {
    const { kept, writer } = open(sent);
    writer.sentUnder(sent);
    expect(kept).toEqual([]);
  });

  it('of a form that is blank again is thrown away, but never while nobody knows how a save ended', () => {
    const { kept, writer, type } = open();
    type('A');
    vi.runAllTimers();
    type('');
    vi.runAllTimers();
    expect(kept.at(-1)).toBeNull();
    writer.sentUnder(sent);
    expect(kept.at(-1)).toEqual({ values: { solucion: '' }, sent });
  });

  it('that was forgotten does not come back, until something new is typed', () => {
    const { kept, writer, type } = open();
    type('A');
    writer.sentUnder(sent);
    type('B');
    writer.forget();
    writer.sentUnder(null);
    writer.flush();
    vi.runAllTimers();
    expect(kept.at(-1)).toBeNull();
    expect(kept).toHaveLength(2);
    type('C');
    vi.runAllTimers();
    expect(kept.at(-1)).toEqual({ values: { solucion: 'C' }, sent: null });
  });
});
