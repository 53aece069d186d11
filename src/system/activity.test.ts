import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteActivity, wasLeft, watchActivity } from './activity.ts';

const NOW = Date.parse('2026-03-31T18:00:00Z');
const MINUTE_MS = 60_000;

interface Ventana extends EventTarget {
  readonly setInterval: typeof setInterval;
  readonly clearInterval: typeof clearInterval;
}

let storage: Map<string, string>;
let ventana: Ventana;
let documentOf: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  ventana = Object.assign(new EventTarget(), { setInterval, clearInterval });
  documentOf = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', ventana);
  vi.stubGlobal('document', documentOf);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function observe() {
  const avisos = { alActuar: vi.fn(), alAcercarse: vi.fn(), alReanudar: vi.fn(), alCumplirse: vi.fn() };
  return { ...avisos, dejar: watchActivity(avisos).stop };
}

function gesture(kind = 'keydown') {
  return ventana.dispatchEvent(new Event(kind));
}

describe('The idle close', () => {
  it('comes after 15 minutes without a gesture, once', () => {
    const { alCumplirse } = observe();
    vi.advanceTimersByTime(15 * MINUTE_MS - 1);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('is near in its last minute, once, until there is a gesture in any tab', () => {
    const { alAcercarse, alReanudar } = observe();
    vi.advanceTimersByTime(14 * MINUTE_MS - 1);
    expect(alAcercarse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(alAcercarse).toHaveBeenCalledExactlyOnceWith(60_000);
    gesture();
    expect(alReanudar).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(14 * MINUTE_MS + 1_000);
    expect(alAcercarse).toHaveBeenCalledTimes(2);
    noteActivity(Date.now());
    vi.advanceTimersByTime(1_000);
    expect(alReanudar).toHaveBeenCalledTimes(2);
  });

  it('is put off by any gesture', () => {
    const { alCumplirse } = observe();
    // A screen reader presses a button by a click alone.
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click']) {
      vi.advanceTimersByTime(14 * MINUTE_MS);
      gesture(kind);
    }
    vi.advanceTimersByTime(14 * MINUTE_MS);
    expect(alCumplirse).not.toHaveBeenCalled();
  });

  it('is put off by what the person does in another tab', () => {
    const { alCumplirse } = observe();
    vi.advanceTimersByTime(14 * MINUTE_MS);
    noteActivity(Date.now());
    vi.advanceTimersByTime(14 * MINUTE_MS);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE_MS + 5_000);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('comes with the first gesture after a long sleep, instead of going on', () => {
    const { alActuar, alCumplirse } = observe();
    // A sleeping computer moves the clock, but runs no timer.
    vi.setSystemTime(NOW + 60 * MINUTE_MS);
    gesture();
    expect(alCumplirse).toHaveBeenCalledTimes(1);
    expect(alActuar).not.toHaveBeenCalled();
    expect(wasLeft(Date.now())).toBe(true);
  });

  it('comes after 15 minutes although the clock was ahead, and is set right meanwhile', () => {
    vi.setSystemTime(NOW + 24 * 60 * MINUTE_MS);
    const { alCumplirse } = observe();
    gesture();
    vi.advanceTimersByTime(5 * MINUTE_MS);
    vi.setSystemTime(NOW + 5 * MINUTE_MS);
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('is put off by gestures here and in another tab after the clock was set back', () => {
    vi.setSystemTime(NOW + 24 * 60 * MINUTE_MS);
    const { alCumplirse, alActuar } = observe();
    vi.setSystemTime(NOW);
    vi.advanceTimersByTime(14 * MINUTE_MS);
    gesture();
    expect(alActuar).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(14 * MINUTE_MS);
    noteActivity(Date.now());
    vi.advanceTimersByTime(14 * MINUTE_MS);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE_MS + 5_000);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('is looked at when the tab is shown again', () => {
    const { alCumplirse } = observe();
    vi.setSystemTime(NOW + 20 * MINUTE_MS);
    documentOf.dispatchEvent(new Event('visibilitychange'));
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('takes note of at most one gesture each 500 ms', () => {
    const { alActuar } = observe();
    gesture();
    expect(alActuar).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    gesture();
    gesture();
    vi.advanceTimersByTime(499);
    gesture();
    expect(alActuar).toHaveBeenCalledTimes(1);
    expect(storage.get('mostrador.actividad')).toBe(String(NOW + 500));
  });

  it('works without local storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const { alCumplirse } = observe();
    vi.advanceTimersByTime(14 * MINUTE_MS);
    gesture();
    vi.advanceTimersByTime(14 * MINUTE_MS);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('ends with the session', () => {
    const { alCumplirse, alActuar, dejar } = observe();
    dejar();
    vi.advanceTimersByTime(30 * MINUTE_MS);
    gesture();
    expect(alCumplirse).not.toHaveBeenCalled();
    expect(alActuar).not.toHaveBeenCalled();
  });
});
