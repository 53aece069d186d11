import { describe, expect, it } from 'vitest';
import { codigoDeRecuperacion, leerCodigo, segundoPaso } from './segundoFactor.ts';
import { codigoSchema, deNuevoSchema } from './segundoFactorSchemas.ts';

const RECOVERY = { tipo: 'recuperacion', orden: 3, secreto: 'k7mq-p2xw-9dzr' } as const;

describe('a code as it is typed', () => {
  it.each([
    ['287082', { tipo: 'aplicacion', digitos: '287082' }],
    [' 287 082 ', { tipo: 'aplicacion', digitos: '287082' }],
    // Full-width digits, as some keyboards write them.
    ['２８７０８２', { tipo: 'aplicacion', digitos: '287082' }],
    ['3-k7mq-p2xw-9dzr', RECOVERY],
    ['3 K7MQ P2XW 9DZR', RECOVERY],
    ['3k7mqp2xw9dzr', RECOVERY],
    ['28708', null],
    ['2870821', null],
    ['k7mq-p2xw-9dzr', null],
    ['3-k7mq-p2xw-9dz0', null],
    ['', null],
  ] as const)('%s', (typed, code) => {
    expect(leerCodigo(typed)).toEqual(code);
  });

  it('of recovery is read as it was shown', () => {
    expect(leerCodigo(codigoDeRecuperacion(3, RECOVERY.secreto))).toEqual(RECOVERY);
  });

  it('is refused with one sentence where it can be none', () => {
    const message = 'El código son los seis dígitos de su aplicación, o uno de sus códigos de recuperación.';
    expect(codigoSchema.safeParse('12').error?.issues.map((issue) => issue.message)).toEqual([message]);
    expect(deNuevoSchema.parse({ contrasena: 'tres tristes tigres', codigo: ' ' })).toEqual({
      contrasena: 'tres tristes tigres',
    });
  });
});

it.each([
  [true, true, 'codigo'],
  [true, false, 'codigo'],
  [false, true, 'inscribir'],
  [false, false, 'ninguno'],
] as const)('who has one: %s, and whose role asks for it: %s, goes on to: %s', (tiene, loPideElRol, paso) => {
  expect(segundoPaso({ tiene, loPideElRol })).toBe(paso);
});
