import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('what is asked for', () => {
  it('is everything, on an instance of its own, when nothing is said', () => {
    expect(readOptions([])).toMatchObject({
      maquinas: [
        'caso',
        'vale',
        'entrega',
        'validarOperacion',
        'nuevoCaso',
        'sesion',
        'usuario',
        'servidor',
        'segundoFactor',
      ],
      contra: null,
      lista: false,
    });
  });

  it('is one machine at an address, with or without a slash at its end', () => {
    const asked = readOptions(['--maquina', 'vale', '--contra', 'http://10.0.0.7:4000/mostrador', '--pasos', '3']);
    expect(asked).toMatchObject({ maquinas: ['vale'], contra: 'http://10.0.0.7:4000/mostrador/', pasos: 3 });
    expect(readOptions(['--contra', 'https://pruebas.cadena.mx/mostrador/']).contra).toBe(
      'https://pruebas.cadena.mx/mostrador/',
    );
  });

  it('is a walk at random, for some minutes and by a seed of its own where none is said', () => {
    const asked = readOptions(['--al-azar', '--minutos', '3', '--semilla', '7']);
    expect(asked.alAzar).toEqual({ minutos: 3, semilla: 7, primero: [] });
    expect(readOptions(['--al-azar', '--primero', 'Escalar › Cancelar']).alAzar?.primero).toEqual([
      ['Escalar', 'Cancelar'],
    ]);
    expect(readOptions(['--al-azar']).alAzar).toMatchObject({ minutos: 10, semilla: expect.any(Number) });
    expect(readOptions([]).alAzar).toBeNull();
  });

  it.each([
    [['--al-azar', '--maquina', 'vale'], '--maquina es de los caminos de un diagrama, y --al-azar no sigue ninguno.'],
    [['--semilla', '7'], '--semilla dice algo de --al-azar, que falta.'],
    [['--al-azar', '--minutos', '0'], '--minutos pide un número, y no «0».'],
    [
      ['--maquina', 'consulta'],
      '«consulta» no se recorre en el navegador: solo caso, vale, entrega, validarOperacion, nuevoCaso, sesion, usuario, servidor, segundoFactor.',
    ],
    [['--contra', '10.0.0.7:4000'], '--contra pide la dirección completa'],
    [['--contra', 'http://10.0.0.7/', '--numiden', 'Silvia'], '--numiden pide un número, y no «Silvia».'],
    [['--pasos', '0'], '--pasos pide un número, y no «0».'],
    [['--numiden', '100003'], '--numiden dice algo de una instancia que ya corre: falta --contra'],
    [['--inseguro'], '--inseguro dice algo de una instancia que ya corre: falta --contra'],
    [['--maquinas', 'vale'], 'npm run caminos -- [opciones]'],
  ])('refuses %j and says why', (words, said) => {
    expect(() => readOptions(words)).toThrow(said);
  });
});
