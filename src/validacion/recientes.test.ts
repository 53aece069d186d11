import { describe, expect, it } from 'vitest';
import { conReciente, leerLista, MAX_RECIENTES } from './recientes.ts';

const de = (operacion: number, tienda = 1) => ({ tienda, operacion, nombreTienda: `Tienda ${tienda}` });

describe('operations looked up not long ago', () => {
  it('stand newest first, each once', () => {
    const lista = [de(1), de(2), de(3)].reduce(conReciente, []);
    expect(lista.map(({ operacion }) => operacion)).toEqual([3, 2, 1]);
    expect(conReciente(lista, de(1)).map(({ operacion }) => operacion)).toEqual([1, 3, 2]);
  });

  it('are told apart by their store too', () => {
    expect(conReciente([de(1, 1)], de(1, 2))).toHaveLength(2);
  });

  it('are six at most', () => {
    const lista = Array.from({ length: 20 }, (_, numero) => de(numero + 1)).reduce(conReciente, []);
    expect(lista.map(({ operacion }) => operacion)).toEqual([20, 19, 18, 17, 16, 15]);
    expect(lista).toHaveLength(MAX_RECIENTES);
  });

  it.each([null, '', '{', '{}', 'null', '[1,null,{"tienda":"1"}]'])('are none when %j was kept', (texto) => {
    expect(leerLista(texto)).toEqual([]);
  });

  it('survive being kept', () => {
    expect(leerLista(JSON.stringify([de(5)]))).toEqual([de(5)]);
  });
});
