import { describe, expect, it } from 'vitest';
import { datosIntegracionSchema, sameName } from './integraciones.ts';

const ERP = { nombre: 'ERP', alcances: ['ventas'], direcciones: ['10.0.0.5'], activa: true };

function faultsOf(changes: object): readonly string[] {
  return (datosIntegracionSchema.safeParse({ ...ERP, ...changes }).error?.issues ?? []).map(({ message }) => message);
}

describe('the addresses of an integration', () => {
  it.each([
    ['10.0.0.5', '10.0.0.5'],
    [' 10.1.0.0/16 ', '10.1.0.0/16'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['FD00::/8', 'fd00::/8'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:10.0.0.5', '10.0.0.5'],
    ['0x0a.0.0.5', '10.0.0.5'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(datosIntegracionSchema.parse({ ...ERP, direcciones: [typed] }).direcciones).toEqual([kept]);
  });

  it.each([
    '',
    'caja.cadena.mx',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'fd00::/129',
    '10.0.0.5:443',
  ])('%j is none', (typed) => {
    expect(faultsOf({ direcciones: [typed] })).toEqual([
      'Escriba una dirección IP o una red, por ejemplo 10.0.0.5 o 10.1.0.0/16.',
    ]);
  });

  it('are kept once each, and may be none', () => {
    const direcciones = ['10.0.0.5', '10.0.0.6', '::ffff:10.0.0.5'];
    expect(datosIntegracionSchema.parse({ ...ERP, direcciones }).direcciones).toEqual(['10.0.0.5', '10.0.0.6']);
    expect(faultsOf({ direcciones: [] })).toEqual([]);
  });

  it('are fifty at most', () => {
    const some = (count: number) => Array.from({ length: count }, (_, n) => `10.0.0.${n}`);
    expect(faultsOf({ direcciones: some(50) })).toEqual([]);
    expect(faultsOf({ direcciones: some(51) })).toEqual(['Como máximo 50 direcciones.']);
  });
});

describe('the scopes of an integration', () => {
  it('are kept once each, and one is needed', () => {
    expect(datosIntegracionSchema.parse({ ...ERP, alcances: ['ventas', 'ventas'] }).alcances).toEqual(['ventas']);
    expect(faultsOf({ alcances: [] })).toEqual(['Elija al menos un alcance.']);
  });
});

describe('the name of an integration', () => {
  it('is asked for, and is sixty characters at most', () => {
    expect(faultsOf({ nombre: '  ' })).toEqual(['Campo requerido']);
    expect(faultsOf({ nombre: 'á'.repeat(60) })).toEqual([]);
    expect(faultsOf({ nombre: 'á'.repeat(61) })).toEqual(['Escriba como máximo 60 caracteres.']);
  });

  it('is the same in other letters and with other accents', () => {
    expect(sameName('Logística', 'LOGISTICA')).toBe(true);
    expect(sameName('Logística', 'Logística 2')).toBe(false);
  });
});
