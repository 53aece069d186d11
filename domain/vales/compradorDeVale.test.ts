import { describe, expect, it } from 'vitest';
import type { Customer } from '#domain/casos/clientes';
import { compradorDeValeSchema, conContacto, esElMismo, faltaDeComprador } from './compradorDeVale.ts';

const KNOWN: Customer = {
  numiden: 500_001,
  nombre: 'Ana',
  apellidoPaterno: 'Peña',
  apellidoMaterno: null,
  sexo: 'F',
  fechaNacimiento: '1990-03-31',
  correo: null,
  telefono: null,
  celular: null,
  esNuevo: false,
};

const WRITTEN = {
  nombre: 'Ana',
  apellidoPaterno: 'Peña',
  apellidoMaterno: '',
  fechaNacimiento: '1990-03-31',
  sexo: 'F',
} as const;

describe('what a case lacks of its buyer', () => {
  it('is who bought, or a way to reach him', () => {
    expect(faltaDeComprador(null)).toBe('comprador');
    expect(faltaDeComprador(KNOWN)).toBe('contacto');
  });

  it('is nothing where there is one of three ways', () => {
    expect(faltaDeComprador({ ...KNOWN, correo: 'ana@ejemplo.mx' })).toBeNull();
    expect(faltaDeComprador({ ...KNOWN, telefono: '5512345678' })).toBeNull();
    expect(faltaDeComprador({ ...KNOWN, celular: '5512345678' })).toBeNull();
  });
});

describe('the buyer of a voucher, as he is asked for', () => {
  it('is a known one by his number, whose contact may be left out', () => {
    expect(compradorDeValeSchema.parse({ esNuevo: false, numiden: 500_001 })).toEqual({
      esNuevo: false,
      numiden: 500_001,
      contacto: null,
    });
  });

  it('is a new one with all that the new-case form asks, cleaned', () => {
    const contacto = { correo: ' ana@ejemplo.mx ', telefono: '', celular: '' };
    const asked = { esNuevo: true, identidad: { ...WRITTEN, nombre: ' Ana  ' }, contacto };
    expect(compradorDeValeSchema.parse(asked)).toEqual({
      esNuevo: true,
      identidad: WRITTEN,
      contacto: { correo: 'ana@ejemplo.mx', telefono: '', celular: '' },
      otroCliente: false,
    });
  });

  it('is not both, nor half of one', () => {
    expect(compradorDeValeSchema.safeParse({ esNuevo: true, numiden: 500_001 }).success).toBe(false);
    expect(compradorDeValeSchema.safeParse({ esNuevo: false, identidad: WRITTEN }).success).toBe(false);
    expect(compradorDeValeSchema.safeParse({ esNuevo: true, identidad: WRITTEN }).success).toBe(false);
  });
});

it('a written contact stands in the place of what is known, and an empty text is none', () => {
  const buyer = { ...KNOWN, correo: 'old@ejemplo.mx' };
  expect(conContacto(buyer, { correo: '', telefono: '5512345678', celular: '' })).toEqual({
    ...KNOWN,
    correo: null,
    telefono: '5512345678',
    celular: null,
  });
});

describe('who was written as new', () => {
  it('is somebody of the same names and birthday', () => {
    expect(esElMismo(KNOWN, WRITTEN)).toBe(true);
    expect(esElMismo({ ...KNOWN, apellidoMaterno: 'Ríos' }, { ...WRITTEN, apellidoMaterno: 'Ríos' })).toBe(true);
  });

  it.each([
    { nombre: 'Eva' },
    { apellidoPaterno: 'Ríos' },
    { apellidoMaterno: 'Ríos' },
    { fechaNacimiento: '1990-04-01' },
  ])('is somebody else with %j', (changed) => {
    expect(esElMismo(KNOWN, { ...WRITTEN, ...changed })).toBe(false);
  });

  it('is no customer without a known birthday', () => {
    expect(esElMismo({ ...KNOWN, fechaNacimiento: null }, WRITTEN)).toBe(false);
  });
});
