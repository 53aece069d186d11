import { describe, expect, it } from 'vitest';
import { avisoDeContacto, contactoDe, identidadDe, NEW_CASE_TEXTS, SIN_CLIENTE } from './clienteDeCaso.ts';
import type { Customer } from './clientes.ts';

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
  it('with few known data leaves empty fields', () => {
    expect(identidadDe(nobody)).toEqual({ ...SIN_CLIENTE.identidad, nombre: 'J', apellidoPaterno: 'PEÑA' });
    expect(contactoDe(nobody)).toEqual({ correo: '', telefono: '', celular: '5512345678' });
  });
});

describe('the one message about the contact data', () => {
  it('is there when none was given or one is wrong, and not otherwise', () => {
    const none = { correo: '', telefono: '', celular: '' };
    expect(avisoDeContacto(none)).toBe(NEW_CASE_TEXTS.contactoRequerido);
    expect(avisoDeContacto({ ...none, celular: '1' })).toBe('Por favor valide los datos de contacto: Número celular');
    expect(avisoDeContacto({ ...none, telefono: '5512345678' })).toBeNull();
  });
});
