import { describe, expect, it } from 'vitest';
import { cadena } from './cadena.ts';

/** The sentences of the API, as integrators read them. */
describe('the calls of a kept record say what they do', () => {
  it.each([
    ['guardarFestivo', 'Guarda un día festivo, o lo crea (es nuevo cuando su `id` es 0, null o no viene)'],
    ['quitarFestivo', 'Quita un día festivo: ese día las tiendas tienen entonces su horario de siempre'],
    [
      'cargarFestivos',
      'Guarda los días festivos de un archivo CSV, entero o nada: con una línea mala no se guarda ninguno y se dice cuál. ' +
        'Los que el archivo no nombra se quedan como están. Con `soloRevisar` no se guarda nada',
    ],
    ['exportarFestivos', 'Todos los días festivos en CSV, con las columnas que se cargan'],
    [
      'guardarTienda',
      'Guarda una tienda, o la crea (es nuevo cuando su `id` es 0, null o no viene): entonces su número es `cvetda`, que después no cambia',
    ],
    [
      'guardarClaves',
      'Guarda las claves de un departamento o de un artículo, o las crea (es nuevo cuando su `id` es 0, null o no viene)',
    ],
    [
      'quitarClaves',
      'Quita las claves de un departamento o de un artículo: un artículo tiene entonces las de su departamento',
    ],
    [
      'cargarClaves',
      'Guarda las claves de un archivo CSV, entero o nada: con una línea mala no se guarda ninguna y se dice cuál. ' +
        'Las que el archivo no nombra se quedan como están. Con `soloRevisar` no se guarda nada',
    ],
    ['exportarClaves', 'Todas las claves en CSV, con las columnas que se cargan'],
    [
      'quitarForma',
      'Quita una forma de pago que no sea del sistema: las ventas nuevas que la traigan se rechazan; las que ya llegaron no cambian',
    ],
  ] as const)('%s', (call, sentence) => {
    expect(cadena[call].resumen).toBe(sentence);
  });
});
