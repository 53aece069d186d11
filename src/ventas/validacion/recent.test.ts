import { describe, expect, it } from 'vitest';
import { MAX_RECENT, readRecent, withRecent } from './recent.ts';

function of(operacion: number, tienda = 1) {
  return { tienda, operacion, nombreTienda: `Tienda ${tienda}` };
}

describe('operations looked up not long ago', () => {
  it('stand newest first, each once', () => {
    const list = [of(1), of(2), of(3)].reduce(withRecent, []);
    expect(list.map(({ operacion }) => operacion)).toEqual([3, 2, 1]);
    expect(withRecent(list, of(1)).map(({ operacion }) => operacion)).toEqual([1, 3, 2]);
  });

  it('are told apart by their store too', () => {
    expect(withRecent([of(1, 1)], of(1, 2))).toHaveLength(2);
  });

  it('are six at most', () => {
    const list = Array.from({ length: 20 }, (_, number) => of(number + 1)).reduce(withRecent, []);
    expect(list.map(({ operacion }) => operacion)).toEqual([20, 19, 18, 17, 16, 15]);
    expect(list).toHaveLength(MAX_RECENT);
  });

  it.each([null, '', '{', '{}', 'null', '[1,null,{"tienda":"1"}]'])('are none when %j was kept', (texto) => {
    expect(readRecent(texto)).toEqual([]);
  });

  it('survive being kept', () => {
    expect(readRecent(JSON.stringify([of(5)]))).toEqual([of(5)]);
  });
});
