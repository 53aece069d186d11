/** The command's demands on the walks themselves, tried without a browser. */
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#diagrams/chart';
import { MACHINES } from '#diagrams/machines';
import { transitionsOf } from '#diagrams/transitions';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { choices, isChosen } from '../../tests/browser/paths/choice.ts';
import { lineToTake } from '../../tests/browser/paths/lineToTake.ts';
import { NOT_WALKED, WALKED } from '../../tests/browser/paths/machines.ts';
import { headersToBrowser, headersToServer } from '../../tests/browser/paths/onward.ts';
import { accountOf, coverageOf } from './coverage.ts';

describe('choosing walks', () => {
  const charts = [
    createMachine({
      id: 'luz',
      initial: 'apagada',
      states: { apagada: { on: { encender: 'encendida' } }, encendida: { on: { apagar: 'apagada' } } },
    }),
  ];
  const walk = {
    start: 'vigente',
    steps: ['1. Enciende', '2. Mira'],
    taken: new Set(['luz.apagada · encender → luz.encendida']),
  };
  const all = { estado: null, evento: null, pasos: null };

  it.each([
    [{ estado: 'encendida' }, true],
    [{ estado: 'luz.encendida' }, true],
    [{ estado: 'vigente' }, true],
    [{ estado: 'cendida' }, false],
    [{ evento: 'encender' }, true],
    [{ evento: 'apagar' }, false],
    [{ pasos: 2 }, true],
    [{ pasos: 1 }, false],
    [{ estado: 'encendida', evento: 'apagar' }, false],
  ])('by %j: %s', (wish, chosen) => {
    expect(isChosen(walk, charts, { ...all, ...wish })).toBe(chosen);
  });

  it.each([
    ['porAutorizar', true],
    ['POR AUTORIZAR', true],
    ['por autorizar', true],
    ['CANJEADO', false],
  ])('by a state as the diagram calls it, or the file: %s', (estado, chosen) => {
    const taken = transitionsOf(vidaValeMachine).filter(({ targets }) => targets.includes('vidaVale.porAutorizar'));
    const saved = { ...walk, taken: new Set(taken.map(({ id }) => id)) };
    expect(isChosen(saved, [vidaValeMachine], { ...all, estado })).toBe(chosen);
    expect(choices([vidaValeMachine]).estados).toContain('porAutorizar (POR AUTORIZAR)');
  });

  it('tells by what one can choose', () => {
    expect(choices(charts)).toEqual({ estados: ['apagada', 'encendida'], eventos: ['apagar', 'encender'] });
  });
});

describe('the charts', () => {
  const walked = Object.values(WALKED).flatMap(({ charts }) => charts.map(({ id }) => id));

  it('are walked, or it is said why not', () => {
    const all = MACHINES.map(({ machine }) => machine.id);
    expect(all.filter((id) => !walked.includes(id)).sort()).toEqual(Object.keys(NOT_WALKED).sort());
  });

  it('have their arrows counted, and each named that a walk forgot', () => {
    const [chart] = MACHINES.filter(({ machine }) => machine.id === 'entrega').map((each) =>
      chartOf(each.machine, each.words),
    );
    if (chart === undefined) throw new Error('There is no such chart.');
    const [first, second] = chart.arrows.map(({ id }) => id);
    const reasons = Object.fromEntries(chart.arrows.slice(2).map(({ id }) => [id, 'Se prueba aparte.']));
    const walk = { taken: [first ?? ''], failure: null };
    expect(accountOf(coverageOf(chart, reasons, [walk]))).toEqual([
      `entrega: 1 de ${chart.arrows.length} flechas, ${chart.arrows.length - 2} aparte`,
      `  sin recorrer: ${second}`,
    ]);
  });
});

describe('the sale of a walk', () => {
  const line = { linea: 2, descripcion: 'Plancha', cantidadMaxima: 2, guia: null, restante: { total: 2_320 } };
  const sale = {
    cabecera: { numiden: 7 },
    dias: 3,
    acumulado: 0,
    lineas: [line],
    pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 2_320, devuelto: 0 }],
    parciales: [],
    casos: [],
    sinCaso: null,
    reglas: { maximos: 5_000, vigencia: 90 },
  };
  const taken = (change: object, paid: 'enEfectivo' | 'porTarjeta' = 'enEfectivo') =>
    lineToTake({ ...sale, ...change } as unknown as HojaDeVale, paid);

  it('has a line with a unit that goes back without an authorization', () => {
    expect(taken({})).toEqual({ linea: 2, descripcion: 'Plancha' });
  });

  it.each([
    ['was paid another way', { pagos: [{ idFormaPago: 2, nombre: 'TARJETA', monto: 2_320, devuelto: 0 }] }],
    ['was given back in part', { pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 2_320, devuelto: 10 }] }],
    ['has no buyer', { cabecera: { numiden: null } }],
    ['is a month old', { dias: 30 }],
    ['has an open case', { casos: [{}] }],
    ['has a voucher that somebody began', { parciales: [{}] }],
    ['came to its maximum', { acumulado: 4_500 }],
    ['has nothing left', { lineas: [{ ...line, cantidadMaxima: 0, restante: { total: 0 } }] }],
    ['travels', { lineas: [{ ...line, guia: {} }] }],
    ['is too dear for the till', { lineas: [{ ...line, restante: { total: 4_002 } }] }],
    ['has two lines of one name', { lineas: [line, line] }],
  ])('is not one that %s', (_, change) => {
    expect(taken(change)).toBeNull();
  });
});

describe('the gate before a server behind TLS', () => {
  const address = 'https://pruebas.cadena.mx/mostrador/';

  it('speaks to it as a page of its own, with its own cookies', () => {
    const headers = { host: '127.0.0.1:9', origin: 'http://127.0.0.1:9', cookie: 'gate-Host-s=1; tema=claro' };
    expect(headersToServer(address, headers)).toEqual({
      host: 'pruebas.cadena.mx',
      origin: 'https://pruebas.cadena.mx',
      cookie: '__Host-s=1; tema=claro',
    });
  });

  it('hands its cookies to a browser that speaks no TLS', () => {
    const headers = { 'set-cookie': ['__Host-s=1; Path=/; HttpOnly; Secure; SameSite=Strict'] };
    expect(headersToBrowser(address, headers)).toEqual({
      'set-cookie': ['gate-Host-s=1; Path=/; HttpOnly; SameSite=Strict'],
    });
    expect(headersToBrowser('http://127.0.0.1:9/', headers)).toEqual(headers);
  });
});
