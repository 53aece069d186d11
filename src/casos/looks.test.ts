import { describe, expect, it } from 'vitest';
import { fiscalDataName, operationOf, timeLeftUntil, trafficLightNow } from './looks.ts';

const now = new Date('2026-03-31T18:00:00Z');

describe('the operation of a case', () => {
  it('is named by its search parameters in any order', () => {
    const parameters = [
      { tipo: 2 as const, valor: '1000001' },
      { tipo: 1 as const, valor: '1' },
    ];
    expect(operationOf(parameters)).toEqual({ tienda: 1, operacion: 1_000_001 });
  });

  it.each([
    [[]],
    [[{ tipo: 1 as const, valor: '1' }]],
    [
      [
        { tipo: 1 as const, valor: 'Centro' },
        { tipo: 2 as const, valor: '7' },
      ],
    ],
    [
      [
        { tipo: 3 as const, valor: 'A' },
        { tipo: 4 as const, valor: '9' },
      ],
    ],
  ])('is unknown when %j do not say it', (parameters) => {
    expect(operationOf(parameters)).toBeNull();
  });
});

describe('the traffic light on screen', () => {
  const light = (semaforo: 'reciente' | 'antiguo' | 'sinAtencion' | 'atendido' | null, pierdeColorEn: string | null) =>
    trafficLightNow({ semaforo, pierdeColorEn }, now);

  it("is the server's until it loses its colour, and then the next one", () => {
    expect(light('reciente', '2026-03-31T18:00:01Z')).toBe('reciente');
    expect(light('reciente', '2026-03-31T18:00:00Z')).toBe('antiguo');
    expect(light('antiguo', '2026-03-31T17:00:00Z')).toBe('sinAtencion');
  });

  it('stays where it does not change by itself', () => {
    for (const semaforo of ['sinAtencion', 'atendido', null] as const) expect(light(semaforo, null)).toBe(semaforo);
  });

  it.each([
    ['2026-03-31T18:00:30Z', 'en menos de un minuto'],
    ['2026-03-31T18:45:00Z', 'en 45 minutos'],
    ['2026-03-31T21:59:00Z', 'en 3 horas'],
  ])('changes at %s: %s', (moment, said) => {
    expect(timeLeftUntil(new Date(moment), now)).toBe(said);
  });
});

describe('fiscal data', () => {
  it('have Spanish names, and those that nobody foresaw keep their own', () => {
    expect(fiscalDataName('codigoPostal')).toBe('Código postal');
    expect(fiscalDataName('regimen')).toBe('regimen');
  });
});
