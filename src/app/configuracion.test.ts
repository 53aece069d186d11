import { describe, expect, it } from 'vitest';
import { configuracionDe } from './configuracion.ts';

const LUGAR = 'https://cadena.example/mostrador/';

describe('The settings beside index.html', () => {
  it('have defaults: the calls live under the app itself', () => {
    const omision = { base: LUGAR, api: `${LUGAR}api/`, producto: 'Mostrador', mesaDeAyuda: '' };
    expect(configuracionDe(null, LUGAR)).toEqual(omision);
    expect(configuracionDe({ api: 5, producto: ' ', mesaDeAyuda: null }, LUGAR)).toEqual(omision);
    expect(configuracionDe({ api: 'http://' }, LUGAR)).toEqual(omision);
  });

  it('may point the app at a back end elsewhere, with or without a slash at its end', () => {
    expect(configuracionDe({ api: 'https://api.example/v1' }, LUGAR).api).toBe('https://api.example/v1/');
    expect(configuracionDe({ api: '/api' }, LUGAR).api).toBe('https://cadena.example/api/');
  });

  it('name the product and the help desk', () => {
    expect(configuracionDe({ producto: 'Atención', mesaDeAyuda: '4357' }, LUGAR)).toMatchObject({
      producto: 'Atención',
      mesaDeAyuda: '4357',
    });
  });
});
