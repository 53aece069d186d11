import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bed, createBed } from '../bed/bed.ts';

let bed: Bed;
let cookie = '';
beforeAll(async () => {
  bed = await createBed();
  cookie = await bed.signIn(100004);
});
afterAll(() => bed.close());

async function fetchJson(ruta: string) {
  return (await bed.app.inject({ url: `/mostrador/api/catalogo/${ruta}`, headers: { cookie } })).json();
}
async function keys(ruta: string) {
  return (await fetchJson(ruta)).map(({ cvetda }: { cvetda: number }) => cvetda);
}

describe('the catalogues', () => {
  it.each([
    ['tiendas', [1, 2]],
    ['tiendas-busqueda', [1, 2, 80]],
    ['tiendas-login', [1, 2]],
    ['tiendas-virtuales', [80]],
    ['cedis', [90]],
  ])('%s holds the stores that it is for', async (ruta, expected) => {
    expect(await keys(ruta)).toEqual(expected);
  });

  it('areas come by name', async () => {
    expect(await fetchJson('areas')).toEqual([
      { id: 2, nombre: 'Atención a clientes' },
      { id: 1, nombre: 'Facturación' },
    ]);
  });

  it('categories come by name as Spanish sorts it, of one area or of all', async () => {
    expect(await fetchJson('subcategorias?id=2')).toEqual([
      { id: 21, nombre: 'Árbol de Navidad', idArea: 2 },
      { id: 20, nombre: 'GARANTÍA', idArea: 2 },
    ]);
    expect(await fetchJson('subcategorias')).toHaveLength(4);
    expect(await fetchJson('subcategorias?id=77')).toEqual([]);
  });

  it('motives to escalate are those of the area', async () => {
    expect(await fetchJson('motivos-escalamiento-area?idArea=1')).toEqual([
      { id: 8, descripcion: 'No se pudo facturar', idArea: 1 },
    ]);
    expect(await fetchJson('motivos-escalamiento-area?idArea=2')).toEqual([]);
  });
});
