import { describe, expect, it } from 'vitest';
import { configurationOf } from './configuration.ts';

const PLACE = 'https://cadena.example/mostrador/';

describe('The settings beside index.html', () => {
  it('have defaults: the calls live under the app itself', () => {
    const fallback = { base: PLACE, api: `${PLACE}api/`, producto: 'Mostrador', mesaDeAyuda: '' };
    expect(configurationOf(null, PLACE)).toEqual(fallback);
    expect(configurationOf({ api: 5, producto: ' ', mesaDeAyuda: null }, PLACE)).toEqual(fallback);
    expect(configurationOf({ api: 'http://' }, PLACE)).toEqual(fallback);
  });

  it('may point the app at a back end elsewhere, with or without a slash at its end', () => {
    expect(configurationOf({ api: 'https://api.example/v1' }, PLACE).api).toBe('https://api.example/v1/');
    expect(configurationOf({ api: '/api' }, PLACE).api).toBe('https://cadena.example/api/');
  });

  it('name the product and the help desk', () => {
    expect(configurationOf({ producto: 'Atención', mesaDeAyuda: '4357' }, PLACE)).toMatchObject({
      producto: 'Atención',
      mesaDeAyuda: '4357',
    });
  });
});
