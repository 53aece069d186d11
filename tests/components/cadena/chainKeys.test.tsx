/** The form of the authority's keys: whether what they are of is an object of the tax, and only then whether it is exempt. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClavesFiscales } from '#domain/cadena/clavesFiscales';
import { openChain } from '../bed/chain.ts';
import { faultsIn } from '../bed/faults.ts';

const BOOK: ClavesFiscales = {
  ...{ id: 7, version: 2, ambito: 'articulo', codigo: '800001', claveProdServ: '55101500', claveUnidad: 'H87' },
  ...{ exento: true, objetoImp: '02', retorno: null },
};
const keys = (...filas: ClavesFiscales[]) => ({ clavesFiscales: { filas, limiteExcedido: false } });
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true });

describe('the keys of an article', () => {
  test('say in the catalogue’s words that it is no object of the tax, and then nothing of being exempt', async () => {
    const { named, field, dialog, asked, answer } = await openChain('claves', {
      ...keys(BOOK),
      guardarClaves: { codigo: 1, descripcion: 'Claves guardadas con éxito', id: 7, version: 3 },
    });
    await expect.element(page.getByRole('row', { name: /800001 .* Exento de IVA/ })).toBeVisible();
    await named('800001').click();
    await expect.element(field('Objeto de impuesto')).toHaveValue('02');
    await expect.element(field('Exento de IVA')).toBeChecked();
    await field('Objeto de impuesto').selectOptions('01 No objeto de impuesto');
    await expect.element(field('Devoluciones')).toHaveValue('');
    await field('Devoluciones').selectOptions('Solo con autorización');
    await expect.element(field('Exento de IVA')).not.toBeInTheDocument();
    expect(await faultsIn('body')).toEqual([]);
    answer(keys({ ...BOOK, version: 3, exento: false, objetoImp: '01', retorno: 'autorizacion' }));
    await save().click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /800001 .* No es objeto Solo con autorización/ })).toBeVisible();
    expect(asked('guardarClaves').map(({ cuerpo }) => cuerpo)).toEqual([
      {
        ...{ id: 7, version: 2, ambito: 'articulo', codigo: '800001', claveProdServ: '55101500', claveUnidad: 'H87' },
        ...{ exento: false, objetoImp: '01', retorno: 'autorizacion' },
      },
    ]);
  });

  test('are of an object of the tax unless somebody says otherwise; a file may leave it unsaid', async () => {
    const { named, field, dialog } = await openChain('claves', keys());
    await named('Agregar claves').click();
    await expect.element(field('Objeto de impuesto')).toHaveValue('02');
    await expect.element(field('Exento de IVA')).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await named('Cargar CSV').click();
    await expect.element(dialog.getByText(/ClaveUnidad, Exento, ObjetoImp, Retorno\./)).toBeVisible();
    await expect
      .element(dialog.getByText(/Sin la columna ObjetoImp o Retorno, o con su casilla vacía, queda como está/))
      .toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
  });
});
