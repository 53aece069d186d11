import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';

let banco: Banco;
let cookie = '';
beforeAll(async () => {
  banco = await crearBanco();
  cookie = await banco.entrar(100004);
});
afterAll(() => banco.cerrar());

const traer = async (ruta: string) =>
  (await banco.app.inject({ url: `/mostrador/api/catalogo/${ruta}`, headers: { cookie } })).json();
const claves = async (ruta: string) => (await traer(ruta)).map(({ cvetda }: { cvetda: number }) => cvetda);

describe('the catalogues', () => {
  it.each([
    ['tiendas', [1, 2]],
    ['tiendas-busqueda', [1, 2, 80]],
    ['tiendas-login', [1, 2]],
    ['tiendas-virtuales', [80]],
    ['cedis', [90]],
  ])('%s holds the stores that it is for', async (ruta, esperadas) => {
    expect(await claves(ruta)).toEqual(esperadas);
  });

  it('areas come by name', async () => {
    expect(await traer('areas')).toEqual([
      { id: 2, nombre: 'Atención a clientes' },
      { id: 1, nombre: 'Facturación' },
    ]);
  });

  it('categories come by name as Spanish sorts it, of one area or of all', async () => {
    expect(await traer('subcategorias?id=2')).toEqual([
      { id: 21, nombre: 'Árbol de Navidad', idArea: 2 },
      { id: 20, nombre: 'GARANTÍA', idArea: 2 },
    ]);
    expect(await traer('subcategorias')).toHaveLength(4);
    expect(await traer('subcategorias?id=77')).toEqual([]);
  });

  it('motives to escalate are those of the area', async () => {
    expect(await traer('motivos-escalamiento-area?idArea=1')).toEqual([
      { id: 8, descripcion: 'No se pudo facturar', idArea: 1 },
    ]);
    expect(await traer('motivos-escalamiento-area?idArea=2')).toEqual([]);
  });
});
