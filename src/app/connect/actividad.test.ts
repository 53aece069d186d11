import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anotarActividad, inactividadCumplida, observarActividad } from './actividad.ts';

const AHORA = Date.parse('2026-03-31T18:00:00Z');
const MINUTO = 60_000;

interface Ventana extends EventTarget {
  readonly setInterval: typeof setInterval;
  readonly clearInterval: typeof clearInterval;
}

let almacen: Map<string, string>;
let ventana: Ventana;
let documento: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers({ now: AHORA });
  almacen = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => almacen.get(clave) ?? null,
    setItem: (clave: string, valor: string) => almacen.set(clave, valor),
  });
  ventana = Object.assign(new EventTarget(), { setInterval, clearInterval });
  documento = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', ventana);
  vi.stubGlobal('document', documento);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const observar = () => {
  const alActuar = vi.fn();
  const alCumplirse = vi.fn();
  return { alActuar, alCumplirse, dejar: observarActividad({ alActuar, alCumplirse }) };
};

const gesto = (tipo = 'keydown') => ventana.dispatchEvent(new Event(tipo));

describe('The idle close', () => {
  it('comes after 15 minutes without a gesture, once', () => {
    const { alCumplirse } = observar();
    vi.advanceTimersByTime(15 * MINUTO - 1);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60 * MINUTO);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('is put off by any gesture', () => {
    const { alCumplirse } = observar();
    for (const tipo of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
      vi.advanceTimersByTime(14 * MINUTO);
      gesto(tipo);
    }
    vi.advanceTimersByTime(14 * MINUTO);
    expect(alCumplirse).not.toHaveBeenCalled();
  });

  it('is put off by what the person does in another tab', () => {
    const { alCumplirse } = observar();
    vi.advanceTimersByTime(14 * MINUTO);
    anotarActividad(Date.now());
    vi.advanceTimersByTime(14 * MINUTO);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTO + 5_000);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('comes with the first gesture after a long sleep, instead of going on', () => {
    const { alActuar, alCumplirse } = observar();
    // A sleeping computer moves the clock, but runs no timer.
    vi.setSystemTime(AHORA + 60 * MINUTO);
    gesto();
    expect(alCumplirse).toHaveBeenCalledTimes(1);
    expect(alActuar).not.toHaveBeenCalled();
    expect(inactividadCumplida(Date.now())).toBe(true);
  });

  it('is looked at when the tab is shown again', () => {
    const { alCumplirse } = observar();
    vi.setSystemTime(AHORA + 20 * MINUTO);
    documento.dispatchEvent(new Event('visibilitychange'));
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('takes note of at most one gesture each 500 ms', () => {
    const { alActuar } = observar();
    gesto();
    expect(alActuar).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    gesto();
    gesto();
    vi.advanceTimersByTime(499);
    gesto();
    expect(alActuar).toHaveBeenCalledTimes(1);
    expect(almacen.get('mostrador.actividad')).toBe(String(AHORA + 500));
  });

  it('works without local storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const { alCumplirse } = observar();
    vi.advanceTimersByTime(14 * MINUTO);
    gesto();
    vi.advanceTimersByTime(14 * MINUTO);
    expect(alCumplirse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTO);
    expect(alCumplirse).toHaveBeenCalledTimes(1);
  });

  it('ends with the session', () => {
    const { alCumplirse, alActuar, dejar } = observar();
    dejar();
    vi.advanceTimersByTime(30 * MINUTO);
    gesto();
    expect(alCumplirse).not.toHaveBeenCalled();
    expect(alActuar).not.toHaveBeenCalled();
  });
});
