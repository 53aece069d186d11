import { describe, expect, it } from 'vitest';
import {
  leerPlantilla,
  llenarTexto,
  loQueFalta,
  textoPorGuardarSchema,
  type Valores,
  valoresDeCaso,
} from './textos.ts';
import { cierreSchema, comentarioSchema } from './trabajosCaso.ts';

const VALORES: Valores = {
  ...{ cliente: 'María De la O', caso: '12', folio: null, operacion: null, tienda: 'Tienda Centro' },
  ...{ area: 'Vales', categoria: 'Devolución', asesor: 'Raúl Ek' },
};

describe('the parts of a text', () => {
  it.each([
    ['Hola', ['Hola']],
    ['', []],
    ['Hola {{cliente}}.', ['Hola ', { variable: 'cliente' }, '.']],
    ['{{ folio }}{{caso}}', [{ variable: 'folio' }, { variable: 'caso' }]],
    ['Hola {{nombre}}', ['Hola ', { desconocida: '{{nombre}}' }]],
    ['{{Cliente}}', [{ desconocida: '{{Cliente}}' }]],
    ['a {{ b', ['a ', { desconocida: '{{' }, ' b']],
    ['a }} b', ['a ', { desconocida: '}}' }, ' b']],
    ['{{toString}}', [{ desconocida: '{{toString}}' }]],
    ['{cliente}', ['{cliente}']],
  ])('of %j', (texto, parts) => {
    expect(leerPlantilla(texto)).toEqual(parts);
  });
});

describe('a text to be saved', () => {
  const texto = { nombre: 'Saludo', texto: 'Hola {{cliente}}', idArea: null, activo: true, sigue: null };

  it('is taken with variables that there are', () => {
    expect(textoPorGuardarSchema.parse(texto)).toEqual(texto);
  });

  it('is refused with one that there is not, or with braces that nothing closes', () => {
    const fault = (written: string) =>
      textoPorGuardarSchema.safeParse({ ...texto, texto: written }).error?.issues.map(({ message }) => message);
    const use =
      'Use: {{cliente}}, {{caso}}, {{folio}}, {{operacion}}, {{tienda}}, {{area}}, {{categoria}}, {{asesor}}.';
    expect(fault('Hola {{nombre}} y {{apellido}}')).toEqual([`{{nombre}} no es una variable. ${use}`]);
    expect(fault('Hola {{cliente')).toEqual([`{{ no es una variable. ${use}`]);
  });
});

describe('a text that is put in', () => {
  it('has the values of the case, and a mark where one is missing', () => {
    expect(llenarTexto('{{cliente}}: caso {{caso}}, vale {{folio}}, venta {{operacion}}. {{asesor}}', VALORES)).toBe(
      'María De la O: caso 12, vale [falta: folio del vale], venta [falta: operación]. Raúl Ek',
    );
  });

  it('puts in a value as it is, also one that looks like a variable', () => {
    expect(llenarTexto('{{cliente}}', { ...VALORES, cliente: '{{caso}} $&' })).toBe('{{caso}} $&');
  });

  it('marks what a text of another time calls a variable', () => {
    expect(llenarTexto('Hola {{nombre}}', VALORES)).toBe('Hola [falta: nombre]');
  });
});

describe('the values of a case', () => {
  const named = (nombre: string) => ({ id: 1, nombre });
  const vale = { id: 1, folio: 'V-1', estado: { id: 1, nombre: 'PARCIAL' }, saldo: 1, tipo: { id: 1, nombre: '' } };
  const caso = {
    ...{
      id: 12,
      datosCliente: { numiden: 1, nombre: 'María De la O' },
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    },
    ...{ area: named('Vales'), subCategoria: named('Devolución') },
    ...{ parametrosBusqueda: [], valesSinTerminar: [] },
  };

  it('are missing where it names no operation and has no voucher', () => {
    expect(valoresDeCaso(caso, 'Raúl Ek')).toEqual(VALORES);
  });

  it('are its operation and its one voucher; of two vouchers neither is meant', () => {
    const parametrosBusqueda = [
      { tipo: 1 as const, valor: '3' },
      { tipo: 2 as const, valor: '1000002' },
    ];
    const one = { ...caso, parametrosBusqueda, valesSinTerminar: [vale] } as unknown as typeof caso;
    expect(valoresDeCaso(one, 'Raúl Ek')).toMatchObject({ operacion: '1000002', folio: 'V-1' });
    const two = { ...one, valesSinTerminar: [vale, { ...vale, folio: 'V-2' }] } as unknown as typeof caso;
    expect(valoresDeCaso(two, 'Raúl Ek').folio).toBeNull();
  });
});

describe('a value that is missing', () => {
  it('is told once by its name', () => {
    expect(loQueFalta('Venta 12, 25/11')).toBeNull();
    expect(loQueFalta('[falta: operación] y [falta: operación]')).toBe(
      'Falta: operación. Escriba el dato en lugar de «[falta: …]», o bórrelo.',
    );
    expect(loQueFalta('[falta: operación] [falta: folio del vale]')).toBe(
      'Falta: operación y folio del vale. Escriba el dato en lugar de «[falta: …]», o bórrelo.',
    );
  });

  it('keeps a comment and a solution from being sent', () => {
    const messages = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
      result.error?.issues.map(({ message }) => message);
    const texto = 'Se revisó la venta [falta: operación].';
    const refused = ['Falta: operación. Escriba el dato en lugar de «[falta: …]», o bórrelo.'];
    expect(messages(comentarioSchema.safeParse({ idCaso: 1, comentario: texto }))).toEqual(refused);
    expect(messages(cierreSchema.safeParse({ idCaso: 1, version: 1, solucion: texto }))).toEqual(refused);
  });
});
