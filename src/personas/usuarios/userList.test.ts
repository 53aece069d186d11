import { describe, expect, it } from 'vitest';
import { readUserAddress, searchIn, userAddress } from './userAddress.ts';
import { userList } from './userList.ts';

describe('the address of the list of users', () => {
  it('asks for role 1 where it names none, and for every role by 0', () => {
    expect(searchIn(readUserAddress({})).rol).toBe(1);
    expect(searchIn(readUserAddress({ rol: '0' })).rol).toBeUndefined();
    expect(searchIn(readUserAddress({ rol: 7 })).rol).toBe(7);
    expect(searchIn(readUserAddress({ rol: 'x' })).rol).toBe(1);
  });

  it.each([{ rol: 1 }, { rol: 4 }, { rol: undefined, buscar: 'ana' }, { rol: 2, inactivos: true as const, pagina: 3 }])(
    'says what is asked for, so that it can be read again: %j',
    (search) => {
      const asked = userList.filters.read(search);
      expect(searchIn(readUserAddress(userAddress(asked)))).toEqual(asked);
    },
  );

  it('is empty for the list as it begins', () => {
    expect(Object.values(userAddress(searchIn(readUserAddress({})))).every((value) => value === undefined)).toBe(true);
  });

  it('becomes what the server is asked', () => {
    expect(userList.filters.request(searchIn(readUserAddress({ buscar: 'ana' })))).toEqual({
      idRol: 1,
      busqueda: 'ana',
      inactivos: false,
      orden: 'nombre',
    });
  });
});
