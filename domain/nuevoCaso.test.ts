import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormularioNuevoCaso } from './nuevoCaso.ts';
import { avisoContacto, erroresContacto, erroresNuevoCaso, FORMULARIO_VACIO } from './nuevoCaso.ts';

// Eleven at night in the store, already tomorrow in UTC.
const ahora = new Date('2026-04-01T05:00:00Z');
const completo: FormularioNuevoCaso = {
  nombre: 'Ana',
  apellidoPaterno: 'Ñu',
  apellidoMaterno: '',
  fechaNacimiento: '1990-03-31',
  sexo: 'F',
  correo: 'ana@correo.mx',
  telefono: '',
  celular: '',
  idArea: 1,
  idSubcategoria: 3,
  descripcion: 'Quince letras..',
};

const errores = (cambio: Partial<FormularioNuevoCaso>, esClienteNuevo = true) =>
  erroresNuevoCaso({ ...completo, ...cambio }, esClienteNuevo, ahora);

describe('the new-case form', () => {
  it('is right when everything required is there', () => {
    expect(errores({})).toEqual({});
    expect(avisoContacto(completo)).toBeNull();
  });

  it('misses every required field when it is empty', () => {
    expect(erroresNuevoCaso(FORMULARIO_VACIO, true, ahora)).toEqual({
      nombre: 'Campo requerido',
      apellidoPaterno: 'Campo requerido',
      fechaNacimiento: 'Campo requerido',
      idArea: 'Campo requerido',
      idSubcategoria: 'Campo requerido',
      descripcion: 'Campo requerido',
    });
  });

  it.each([
    [{ nombre: 'An' }, { nombre: 'Campo mayor a 3 caracteres' }],
    [{ nombre: '   ' }, { nombre: 'Campo requerido' }],
    [{ nombre: ' An ' }, { nombre: 'Campo mayor a 3 caracteres' }],
    [{ nombre: 'a'.repeat(50) }, {}],
    [{ nombre: 'a'.repeat(51) }, { nombre: 'Campo de máximo 50 caracteres' }],
    [{ apellidoPaterno: 'Ñ' }, { apellidoPaterno: 'Campo mayor a 2 caracteres' }],
    [{ apellidoPaterno: 'a'.repeat(21) }, { apellidoPaterno: 'Campo de máximo 20 caracteres' }],
    [{ apellidoMaterno: 'a'.repeat(21) }, { apellidoMaterno: 'Campo de máximo 20 caracteres' }],
    [{ descripcion: 'catorce letras' }, { descripcion: 'Campo mayor a 15 caracteres' }],
    [{ descripcion: 'a'.repeat(4_000) }, {}],
    [{ descripcion: 'a'.repeat(4_001) }, { descripcion: 'Campo de máximo 4000 caracteres' }],
  ])('judges %j', (cambio, dicho) => {
    expect(errores(cambio)).toEqual(dicho);
  });

  it.each([
    ['2026-03-30', undefined],
    ['2026-03-31', 'La fecha debe ser menor a la actual.'],
    ['2026-04-01', 'La fecha debe ser menor a la actual.'],
    ['2026-02-30', 'La fecha debe ser menor a la actual.'],
    ['1990-02-29', 'La fecha debe ser menor a la actual.'],
    ['1992-02-29', undefined],
    ['1900-01-01', undefined],
    ['1899-12-31', 'La fecha debe ser del año 1900 o posterior.'],
    ['0199-05-17', 'La fecha debe ser del año 1900 o posterior.'],
  ])('takes a birth date before the store’s today only: %s', (fechaNacimiento, dicho) => {
    expect(errores({ fechaNacimiento }).fechaNacimiento).toBe(dicho);
  });

  it('does not judge the identity of an existing customer', () => {
    const heredado = { nombre: 'J', apellidoPaterno: '', fechaNacimiento: '' };
    expect(errores(heredado, false)).toEqual({});
    expect(Object.keys(errores(heredado, true))).toEqual(['nombre', 'apellidoPaterno', 'fechaNacimiento']);
  });
});

describe('the contact data', () => {
  const contacto = (cambio: Partial<FormularioNuevoCaso>) => ({ correo: '', telefono: '', celular: '', ...cambio });

  it('are at least one', () => {
    const aviso = 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.';
    expect(avisoContacto(contacto({}))).toBe(aviso);
    expect(avisoContacto(contacto({ celular: '  ' }))).toBe(aviso);
    expect(avisoContacto(contacto({ celular: '5512345678' }))).toBeNull();
  });

  it.each([
    [{ correo: 'ana' }, { correo: 'Email no válido' }],
    [{ correo: 'ana@correo' }, { correo: 'Email no válido' }],
    [{ correo: 'ana maria@correo.mx' }, { correo: 'Email no válido' }],
    [{ correo: `${'a'.repeat(42)}@correo.mx` }, { correo: 'Campo de máximo 50 caracteres' }],
    [{ telefono: '55-1234' }, { telefono: 'Campo de solo números.' }],
    [{ telefono: '551234567' }, { telefono: 'Campo mayor a 10 caracteres' }],
    [{ celular: '55a' }, { celular: 'Campo de solo números.' }],
    [{ celular: '551234567' }, { celular: 'Campo igual a 10 caracteres' }],
    [{ celular: '55123456789' }, { celular: 'Campo igual a 10 caracteres' }],
    [{ correo: 'ana@correo.mx', telefono: '5512345678', celular: '5512345678' }, {}],
  ])('judge %j', (cambio, dicho) => {
    expect(erroresContacto(contacto(cambio))).toEqual(dicho);
  });

  it('name, in one message, all that are wrong', () => {
    expect(avisoContacto(contacto({ correo: 'x', telefono: '5512345678', celular: '1' }))).toBe(
      'Por favor valide los datos de contacto: Correo, Número celular',
    );
  });

  it('are quiet exactly when something was given and nothing is wrong', () => {
    const dato = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.stringMatching(/^[0-9]{9,11}$/));
    fc.assert(
      fc.property(dato, dato, dato, (correo, telefono, celular) => {
        const dado = { correo, telefono, celular };
        const alguno = Object.values(dado).some((texto) => texto.trim() !== '');
        const bien = alguno && Object.keys(erroresContacto(dado)).length === 0;
        expect(avisoContacto(dado) === null).toBe(bien);
      }),
    );
  });

  it('given as ten digits are always right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (numero) => {
        expect(erroresContacto({ correo: '', telefono: numero, celular: numero })).toEqual({});
      }),
    );
  });
});
