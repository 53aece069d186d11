import { describe, expect, it } from 'vitest';
import type { Customer } from '#domain/casos/clientes';
import { BLANK_FORM } from '#domain/casos/nuevoCaso';
import { searchFor, withChosen } from './customers.ts';

const nobody: Customer = {
  numiden: 55,
  nombre: 'J',
  apellidoPaterno: 'PEÑA',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: null,
  telefono: null,
  celular: '5512345678',
  esNuevo: false,
};

describe('an existing customer', () => {
  it('who was chosen stays in the list when the next search does not find them', () => {
    const another = { ...nobody, numiden: 56 };
    expect(withChosen([another], nobody)).toEqual([nobody, another]);
    expect(withChosen([another, nobody], nobody)).toEqual([another, nobody]);
    expect(withChosen([another], null)).toEqual([another]);
  });
});

describe('the search', () => {
  const typed = { ...BLANK_FORM.identidad, nombre: 'Ana', apellidoPaterno: 'Ñu', apellidoMaterno: 'Ríos' };

  it('is for the name that was typed', () => {
    const search = { nombre: 'Ana', apePat: 'Ñu', apeMat: 'Ríos' };
    expect(searchFor({ cliente: null, identidad: typed })).toEqual(search);
  });

  it('is for the chosen customer, whose name nobody judges', () => {
    expect(searchFor({ cliente: nobody, identidad: typed })).toEqual({ nombre: 'J', apePat: 'PEÑA', apeMat: '' });
  });

  it('stays shut while name or surname is wrong', () => {
    expect(searchFor({ cliente: null, identidad: { ...typed, nombre: 'An' } })).toBeNull();
    expect(searchFor({ cliente: null, identidad: { ...typed, apellidoPaterno: '' } })).toBeNull();
  });
});
