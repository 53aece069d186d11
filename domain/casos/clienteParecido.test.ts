import { describe, expect, it } from 'vitest';
import { avisoDeParecido, type DatosDeCliente, enQueSeParecen } from './clienteParecido.ts';

const KNOWN: DatosDeCliente = {
  ...{ nombre: 'José Luis', apellidoPaterno: 'Peña', apellidoMaterno: 'Ruiz', fechaNacimiento: '1980-02-03' },
  ...{ correo: 'jose@correo.mx', telefono: '81 8123 4567', celular: null },
};
const OTHER: DatosDeCliente = {
  ...{ nombre: 'Eva', apellidoPaterno: 'Sol', apellidoMaterno: null, fechaNacimiento: '1999-09-09' },
  ...{ correo: null, telefono: null, celular: '5512345678' },
};
const NAMED = { nombre: 'JOSE LUIS', apellidoPaterno: 'pena', fechaNacimiento: '1980-02-03' };

describe('somebody who is written as a new customer', () => {
  it.each<[string, Partial<DatosDeCliente>, ReturnType<typeof enQueSeParecen>]>([
    ['nothing alike', {}, null],
    ['the telephone as his mobile, written otherwise', { celular: '8181234567' }, 'telefono'],
    ['the mail in other letters', { correo: 'JOSE@Correo.mx' }, 'correo'],
    ['the name, without accents, and the day', { ...NAMED, apellidoMaterno: 'RUIZ' }, 'nombre'],
    ['the name without its second surname, and the day', NAMED, 'nombre'],
    ['the name with another second surname', { ...NAMED, apellidoMaterno: 'Gil' }, null],
    ['the name with another day', { ...NAMED, fechaNacimiento: '1981-02-03' }, null],
    ['the name alone', { ...NAMED, fechaNacimiento: null }, null],
  ])('with %s', (_case, written, parecido) => {
    expect(enQueSeParecen({ ...OTHER, ...written }, KNOWN)).toBe(parecido);
  });

  it('is no other for a contact that both lack', () => {
    const empty = { correo: '', telefono: '', celular: '' };
    expect(enQueSeParecen({ ...OTHER, ...empty }, { ...KNOWN, ...empty })).toBeNull();
  });

  it('is told who it may be and what to do', () => {
    expect(avisoDeParecido({ ...KNOWN, numiden: 500_012, sexo: 'M', esNuevo: false }, 'telefono')).toBe(
      'Ya hay un cliente con ese teléfono: Peña Ruiz José Luis (500012). Búsquelo y elíjalo, o diga que es otra persona.',
    );
  });
});
