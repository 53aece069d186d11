import { expect, it } from 'vitest';
import { waysTo } from './callWays.ts';

/** An entry as a helper makes it: nothing in the text of its file says that it is one. */
const listing = (ruta: string) => ({ metodo: 'GET', ruta });

it('leads to a call however its entry was written', () => {
  const casos = { ...Object.fromEntries(['leer', 'listar'].map((name) => [name, listing(name)])) };
  const vales = { hacerVale: listing('vales') };
  const code = waysTo(
    { ...casos, ...vales },
    { '/contract/casos.ts': { texto: 'x', nada: null, casos }, '/contract/vales.ts': { otros: {}, vales } },
  );
  expect(code).toBe(
    [
      "const way0 = () => import('/contract/casos.ts').then((file) => file.casos);",
      "const way2 = () => import('/contract/vales.ts').then((file) => file.vales);",
      'export const ways = { leer: way0, listar: way0, hacerVale: way2 };',
    ].join('\n'),
  );
});

it('is no build where a call stands in no exported entries, under its own name, as it is in the contract', () => {
  const [leer, listar, mandar] = ['leer', 'listar', 'mandar'].map(listing);
  expect(() =>
    waysTo({ leer, listar, mandar }, { '/contract/casos.ts': { casos: { leer, lista: listar, mandar: listing('') } } }),
  ).toThrow('No file of contract/ exports the entries in which these calls stand by name: listar, mandar');
});
