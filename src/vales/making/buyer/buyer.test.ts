import { describe, expect, it } from 'vitest';
import type { Customer } from '#domain/casos/clientes';
import { BLANK_FORM } from '#domain/casos/nuevoCaso';
import { askedOfBuyer, chosenBuyer, missingOfBuyer, receiverOfVoucher, typedAtFirst } from './buyer.ts';

const NOE = { numiden: 500_007, nombre: 'Paz Noé' };
const CASO = { id: 9, subCategoria: { id: 7, nombre: 'VALE DE DEVOLUCIÓN' }, cliente: NOE };
const NOBODYS = {
  casos: [CASO],
  sinCaso: null,
  faltaComprador: 'comprador',
  cabecera: { numiden: null, cliente: null },
} as const;
const UNREACHED = {
  ...NOBODYS,
  faltaComprador: 'contacto',
  cabecera: { numiden: 500_001, cliente: 'Peña Ana' },
} as const;
const NEW_CASE = { caso: null };
const NOTHING = { caso: '', comprador: null };

const contacto = { correo: '', telefono: '', celular: '5512345678' };
const identidad = { ...BLANK_FORM.identidad, nombre: 'Ana', apellidoPaterno: 'Ñu', apellidoMaterno: 'Ríos' };
const KNOWN = { nombre: 'Paz Noé', pedido: { esNuevo: false, numiden: 500_007, contacto } } as const;
const NEW = { nombre: 'Ñu Ríos Ana', pedido: { esNuevo: true, identidad, contacto, otroCliente: false } } as const;

describe('who gets the money', () => {
  it('is the customer of a case that is given, whoever bought', () => {
    expect(receiverOfVoucher(UNREACHED, NOE, NOTHING)).toEqual(NOE);
  });

  it('is who bought', () => {
    expect(receiverOfVoucher(UNREACHED, null, NOTHING)).toEqual({ numiden: 500_001, nombre: 'Peña Ana' });
  });

  it('of a sale to nobody in particular is the customer of the chosen case', () => {
    expect(receiverOfVoucher(NOBODYS, null, { caso: '9', comprador: NEW })).toEqual(NOE);
    expect(receiverOfVoucher(NOBODYS, null, { caso: '8', comprador: NEW })).toBeNull();
  });

  it('is who was chosen for a new case, without a number while he is not registered', () => {
    expect(receiverOfVoucher(NOBODYS, null, { caso: '', comprador: KNOWN })).toEqual(NOE);
    expect(receiverOfVoucher(NOBODYS, null, { caso: '', comprador: NEW })).toEqual({
      numiden: null,
      nombre: 'Ñu Ríos Ana',
    });
    expect(receiverOfVoucher(NOBODYS, null, NOTHING)).toBeNull();
  });
});

describe('what is asked of the buyer', () => {
  it('is who he is, also in the place of the customer of a case', () => {
    expect(askedOfBuyer(NOBODYS, NEW_CASE, { caso: '' })).toBe('comprador');
    expect(askedOfBuyer(NOBODYS, NEW_CASE, { caso: '9' })).toBe('comprador');
  });

  it('is his contact, for a new case alone', () => {
    expect(askedOfBuyer(UNREACHED, NEW_CASE, { caso: '' })).toBe('contacto');
    expect(askedOfBuyer(UNREACHED, NEW_CASE, { caso: '9' })).toBeNull();
  });

  it('is nothing under a case that is given, and of who makes no cases', () => {
    expect(askedOfBuyer(NOBODYS, { caso: 9 }, { caso: '' })).toBeNull();
    expect(askedOfBuyer({ ...NOBODYS, sinCaso: 'No tiene permiso.' }, NEW_CASE, { caso: '' })).toBeNull();
  });

  it('is missing until it is chosen, or a case that is there', () => {
    expect(missingOfBuyer(NOBODYS, NEW_CASE, NOTHING)).toBe('comprador');
    expect(missingOfBuyer(NOBODYS, NEW_CASE, { caso: '', comprador: NEW })).toBeNull();
    expect(missingOfBuyer(NOBODYS, NEW_CASE, { caso: '9', comprador: null })).toBeNull();
    expect(missingOfBuyer({ ...NOBODYS, faltaComprador: null }, NEW_CASE, NOTHING)).toBeNull();
  });
});

describe('who was chosen in the window', () => {
  const customer: Customer = {
    numiden: 500_007,
    nombre: 'Noé',
    apellidoPaterno: 'Paz',
    apellidoMaterno: null,
    sexo: null,
    fechaNacimiento: null,
    correo: null,
    telefono: null,
    celular: null,
    esNuevo: false,
  };

  it('is a known customer, a new one, or the buyer with a contact', () => {
    expect(chosenBuyer(NOBODYS, { cliente: customer, identidad, contacto })).toEqual(KNOWN);
    expect(chosenBuyer(NOBODYS, { cliente: null, identidad, contacto })).toEqual(NEW);
    expect(chosenBuyer(UNREACHED, { cliente: null, identidad, contacto })).toEqual({
      nombre: 'Peña Ana',
      pedido: { esNuevo: false, numiden: 500_001, contacto },
    });
  });

  it('stands there again of a draft where he was written', () => {
    const { identidad: nobody, contacto: none } = BLANK_FORM;
    expect(typedAtFirst(NEW, 'comprador')).toEqual({ cliente: null, identidad, contacto });
    expect(typedAtFirst(KNOWN, 'comprador')).toEqual({ cliente: null, identidad: nobody, contacto: none });
    expect(typedAtFirst(KNOWN, 'contacto')).toEqual({ cliente: null, identidad: nobody, contacto });
    expect(typedAtFirst(null, 'comprador')).toEqual({ cliente: null, identidad: nobody, contacto: none });
  });
});
