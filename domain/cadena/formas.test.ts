import { expect, it } from 'vitest';
import { datosFormaSchema, FORMAS_INICIALES, formaDeLinea } from './formas.ts';

const VALES = { numero: 17, nombre: 'Vales de despensa', como: 9, claveSat: '08' };

it.each([
  [{}, []],
  [{ numero: 9999 }, []],
  [{ numero: 10_000 }, ['numero']],
  [{ numero: 0 }, ['numero']],
  [{ nombre: ' ' }, ['nombre']],
  [{ como: 17 }, ['como']],
  [{ como: null }, ['como']],
  [{ claveSat: '07' }, ['claveSat']],
  // 99 is of what is not paid yet, and only the chain's credit is that.
  [{ claveSat: '99' }, ['claveSat']],
  [{ claveSat: null }, ['claveSat']],
  [{ como: 4 }, ['claveSat']],
  [{ como: 4, claveSat: null }, []],
  // The system's own go back as themselves; of a gift certificate and the wallet the chain chooses the key.
  [{ numero: 9 }, []],
  [{ numero: 10, como: 10, claveSat: '05' }, []],
  [{ numero: 10 }, ['como']],
  [{ numero: 10, como: 10, claveSat: null }, ['claveSat']],
  [{ numero: 1, como: 1, claveSat: '01' }, []],
  [{ numero: 1, como: 1, claveSat: '05' }, ['claveSat']],
  [{ numero: 2, como: 2, claveSat: '28' }, ['claveSat']],
  [{ numero: 4, como: 4, claveSat: null }, []],
])('a form with %j has faults at %j', (changed, places) => {
  const read = datosFormaSchema.safeParse({ ...VALES, ...changed });
  expect((read.error?.issues ?? []).map(({ path }) => path[0])).toEqual(places);
});

it('the forms that each chain has can be given as they are', () => {
  expect([...FORMAS_INICIALES.keys()]).toEqual([1, 2, 3, 4, 9, 10]);
  for (const [numero, forma] of FORMAS_INICIALES) {
    expect(datosFormaSchema.safeParse({ numero, ...forma }).error).toBeUndefined();
  }
});

it.each([
  // A spreadsheet takes the leading zero away.
  [['17', 'Vales', 'certificado de regalo', '8'], { numero: 17, nombre: 'Vales', como: 9, claveSat: '08' }],
  [[' 120 ', 'AMEX', 'Tarjeta de credito', '29'], { numero: 120, nombre: 'AMEX', como: 2, claveSat: '29' }],
  [['40', 'CRÉDITO EMPLEADO', '4', ''], { numero: 40, nombre: 'CRÉDITO EMPLEADO', como: 4, claveSat: null }],
  [['17', 'Vales', 'VALES', '08'], { motivo: expect.stringMatching(/^SeDevuelveComo debe ser .*«VALES»\.$/) }],
  [['x', 'Vales', '9', '08'], { motivo: expect.stringMatching(/^Escriba el número con que las cajas/) }],
  [['17', 'Vales', '9', '99'], { motivo: 'Elija la clave del SAT.' }],
  [['17', 'Vales', '9', ''], { motivo: 'Elija la clave del SAT.' }],
  [['10', 'Billetera', '9', '05'], { motivo: 'Esta forma es del sistema: se devuelve siempre como ella misma.' }],
])('a line of a file %j says %j', (valores, said) => {
  expect(formaDeLinea(valores)).toEqual(said);
});
