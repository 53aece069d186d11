import { describe, expect, it } from 'vitest';
import { type DatosTienda, fallasDeTiendas, tiendaDeLinea, valoresDeTienda } from './archivoDeTiendas.ts';

const NINE = { abre: '09:00', cierra: '21:00' };
const WEEK = { lunes: NINE, martes: NINE, miercoles: NINE, jueves: NINE, viernes: NINE };
const CENTRO: DatosTienda = {
  ...{ cvetda: 7, nombre: 'Tienda Centro', tipo: 'fisica', admiteLogin: true, codigoPostal: '06000', serie: '12' },
  globales: { periodicidad: 'semanal', desde: '2026-03-01', notas: 'alCierre' },
  horario: { ...WEEK, sabado: { abre: '20:00', cierra: '02:00' }, domingo: null },
};
const NORTE: DatosTienda = {
  ...{ cvetda: 8, nombre: 'Norte', tipo: 'virtual', admiteLogin: false, codigoPostal: null, serie: null },
  globales: null,
  horario: null,
};
const OF_CENTRO = [
  '7',
  'Tienda Centro',
  'Tienda física',
  'Sí',
  '06000',
  '12',
  'Semanal',
  '2026-03-01',
  'Al terminar el día',
  ...['09:00-21:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', '20:00-02:00', 'Cerrada'],
];

it('a store goes out as it comes in', () => {
  expect(valoresDeTienda(CENTRO)).toEqual(OF_CENTRO);
  expect(valoresDeTienda(NORTE)).toEqual([
    '8',
    'Norte',
    'Tienda virtual',
    'No',
    '',
    '',
    'No',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
  ]);
  for (const tienda of [CENTRO, NORTE]) expect(tiendaDeLinea(valoresDeTienda(tienda))).toEqual(tienda);
});

it('a line is read as people and spreadsheets write it', () => {
  expect(
    tiendaDeLinea([
      ' 7 ',
      ' Tienda  Centro ',
      'FISICA',
      'si',
      '6000',
      '12',
      'SEMANAL',
      '1/3/2026',
      'al terminar el dia',
      ...['9-21', '9:00 a 21:00', '09.00 – 21.00', '9-21', '9-21', '20-2', 'CERRADA'],
    ]),
  ).toEqual(CENTRO);
  expect(tiendaDeLinea(['8', 'Norte', 'tienda virtual', 'NO', '', '', '', '', ''])).toEqual(NORTE);
  expect(tiendaDeLinea(['8', 'Norte', 'virtual', 'no', '', ' a1 ', 'diaria', '31/12/2026', ''])).toMatchObject({
    ...{ serie: 'A1' },
    globales: { periodicidad: 'diaria', desde: '2026-12-31', notas: 'alMomento' },
  });
});

it.each([
  [{ 0: 'x' }, 'Escriba el número con que las cajas conocen a la tienda.'],
  [{ 0: '1000000' }, 'Escriba el número con que las cajas conocen a la tienda.'],
  [{ 1: '' }, 'Campo requerido'],
  [{ 1: 'x'.repeat(81) }, 'Escriba como máximo 80 caracteres.'],
  [{ 2: 'quiosco' }, 'Tipo debe ser Tienda física, Tienda virtual o Centro de distribución, y dice «quiosco».'],
  [{ 2: 'cedis' }, 'En un centro de distribución no se inicia sesión.'],
  [{ 3: '' }, 'InicioSesión debe ser Sí o No, y dice «».'],
  [{ 3: 'quizá' }, 'InicioSesión debe ser Sí o No, y dice «quizá».'],
  [{ 4: '600' }, 'El código postal tiene 5 dígitos.'],
  [{ 5: 'DEMASIADO' }, 'La serie lleva de 1 a 6 letras mayúsculas o dígitos, sin acentos.'],
  [{ 6: 'anual' }, 'FacturaGlobal debe ser No, Diaria, Semanal, Quincenal o Mensual, y dice «anual».'],
  [{ 6: 'No' }, 'Desde dice un día y FacturaGlobal no dice cada cuánto.'],
  [{ 7: '' }, 'Elija el primer día que se factura.'],
  [{ 7: '31/2/2026' }, 'Elija el primer día que se factura.'],
  [{ 9: '9' }, 'Lunes: Escriba las horas como 09:00-21:00, o Cerrada.'],
  [{ 10: '9-25' }, 'Martes: Escriba las horas como 09:00-21:00, o Cerrada.'],
  [{ 15: '' }, 'Domingo: Diga todos los días o ninguno: escriba las horas como 09:00-21:00, o Cerrada.'],
  [{ 15: '1-9' }, 'Domingo: Abre antes de haber cerrado lo del día anterior.'],
  [{ 4: '' }, 'Para decir su horario, la tienda necesita su código postal: por él se sabe su hora.'],
  [{ 8: 'nunca' }, 'NotaDeLoDevuelto debe ser Al devolver o Al terminar el día, y dice «nunca».'],
])('a line with %j is told why it says no store', (changed, motivo) => {
  const valores = OF_CENTRO.map((valor, place) => (changed as Readonly<Record<number, string>>)[place] ?? valor);
  expect(tiendaDeLinea(valores)).toEqual({ motivo });
});

describe('stores that a file leaves', () => {
  const at = (linea: number, fila: DatosTienda) => ({ linea, fila });

  it('may change names and series with each other, and have none twice', () => {
    const swapped = [
      at(2, { ...CENTRO, nombre: 'Norte', serie: null }),
      at(3, { ...NORTE, nombre: 'TIENDA CENTRO', serie: '12' }),
    ];
    expect(fallasDeTiendas(swapped, [CENTRO, NORTE])).toEqual([]);
    expect(fallasDeTiendas([at(2, { ...CENTRO, nombre: ' NÓRTE ' })], [CENTRO, NORTE])).toEqual([
      { linea: 2, motivo: 'Ya hay una tienda con ese nombre.' },
    ]);
    expect(fallasDeTiendas([at(4, { ...NORTE, serie: '12' })], [CENTRO, NORTE])).toEqual([
      { linea: 4, motivo: 'Otra tienda ya usa esa serie.' },
    ]);
    const two = [at(2, { ...NORTE, cvetda: 9, nombre: 'Sur' }), at(3, { ...NORTE, cvetda: 10, nombre: 'sur' })];
    expect(fallasDeTiendas(two, [CENTRO]).map(({ linea }) => linea)).toEqual([2, 3]);
  });

  it('keep one in which people sign in', () => {
    const closed = { ...CENTRO, admiteLogin: false };
    expect(fallasDeTiendas([at(2, NORTE), at(3, closed)], [CENTRO, NORTE])).toEqual([
      { linea: 3, motivo: 'Es la única tienda en la que se puede iniciar sesión: deje otra antes.' },
    ]);
    expect(fallasDeTiendas([at(2, { ...NORTE, admiteLogin: true }), at(3, closed)], [CENTRO, NORTE])).toEqual([]);
  });
});
