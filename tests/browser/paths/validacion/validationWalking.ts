import { expect, type Page } from '@playwright/test';
import { noConnection } from '../../../machines/samples.ts';
import { validacion } from '../../bed/screens.ts';
import { type Gate, serviceReturns } from '../gate.ts';
import type { Walking } from '../walks.ts';
import { NOBODYS, type SaleAsked, ValidationModel } from './validationModel.ts';

const VOUCHERS = /vales\/consultas\/get-by-tienda-operacion/;
/** The three readings of a search. */
const READS = [/venta\/get-venta-por-id/, /venta\/articulos-operacion/, VOUCHERS];

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly sale: SaleAsked;
}

type Start = 'vacía' | 'conOperacion';

/** The walks of the page on which an operation is validated. */
export const validationWalking: Walking<Start, ValidationModel, Desk> = {
  name: 'La validación de una operación',
  begins: { vacía: 'sin operación', conOperacion: 'con la operación en su dirección' },
  calls: READS,
  open: (start) => new ValidationModel({ tienda: 1, operacion: 7 }, start === 'conOperacion'),
  openFor: (start, { sale }) => new ValidationModel(sale, start === 'conOperacion'),
  begin: async ({ page, gate, takeSale }, start) => {
    const { tienda, operacion } = await takeSale('porTarjeta');
    const asked = start === 'conOperacion' ? `&operacion=${operacion}` : '';
    await page.goto(`valida-operacion?tienda=${tienda}${asked}`);
    return { page, gate, sale: { tienda, operacion } };
  },
  look,
  acts: [
    writing('el número de una venta', ({ sale }) => String(sale.operacion)),
    writing('un número que ninguna venta tiene', () => NOBODYS),
    {
      name: 'elige otra tienda, y otra vez la suya',
      may: ({ phase, over }) => !over && phase === 'whole',
      live: (model) => model.changeStore(),
      perform: async ({ page, sale }) => {
        const { tienda } = validacion(page);
        await tienda.selectOption({ index: 0 });
        await tienda.selectOption(String(sale.tienda));
      },
    },
    {
      name: 'pulsa Enter en «Operación»',
      may: ({ phase, over, isWarned }) => !over && !isWarned && (phase === 'idle' || phase === 'failed'),
      live: (model) => model.search(),
      perform: ({ page }) => validacion(page).operacion.press('Enter'),
    },
    {
      name: 'el servidor contesta',
      may: ({ phase }) => phase === 'searching' || phase === 'completing',
      live: (model) => model.answer(true),
      perform: async ({ gate }, { phase }) => {
        for (const read of phase === 'searching' ? READS : [VOUCHERS]) (await gate.held(read)).pass();
      },
    },
    {
      name: 'el servidor no puede leer los vales',
      may: ({ phase, isNobodys }) => (phase === 'searching' || phase === 'completing') && !isNobodys,
      live: (model) => model.answer(false),
      perform: async ({ gate }, { phase }) => {
        if (phase === 'searching') for (const read of READS.slice(0, 2)) (await gate.held(read)).pass();
        (await gate.held(VOUCHERS)).answer(500, { message: 'Falló' });
      },
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ phase, isNobodys }) => phase === 'searching' && !isNobodys,
      live: (model) => model.cut(),
      perform: async ({ gate }) => {
        for (const read of READS) (await gate.held(read)).cut();
      },
    },
    {
      name: 'vuelve la conexión',
      may: ({ phase }) => phase === 'failed',
      live: (model) => model.connectionReturns(),
      perform: ({ page, gate }) => serviceReturns(page, gate),
    },
    {
      name: 'pulsa «Reintentar» donde faltan los vales',
      may: ({ phase, over }) => !over && phase === 'partial',
      live: (model) => model.retry(),
      perform: ({ page }) => page.locator('main').getByRole('button', { name: 'Reintentar', exact: true }).click(),
    },
    {
      name: 'pulsa «Nuevo Caso»',
      may: ({ phase, over, isNobodys }) => !over && phase === 'whole' && !isNobodys,
      live: (model) => model.openCase(),
      perform: ({ page }) => validacion(page).nuevoCaso.click(),
    },
  ],
};

function writing(
  what: string,
  numberFor: (desk: Desk) => string,
): Walking<Start, ValidationModel, Desk>['acts'][number] {
  const isNobodys = numberFor({ sale: { tienda: 1, operacion: 7 } } as Desk) === NOBODYS;
  return {
    name: `escribe ${what}`,
    may: ({ phase, over, written, isNobodys: is }) =>
      !over && phase !== 'searching' && phase !== 'completing' && (written === '' || is !== isNobodys),
    // The charts alone know no sale.
    live: (model) => model.write(isNobodys ? NOBODYS : model.number),
    perform: (desk) => validacion(desk.page).operacion.fill(numberFor(desk)),
  };
}

async function look({ page }: Desk, { phase, over, isWarned, isNobodys }: ValidationModel): Promise<void> {
  if (over) return expect(page.getByRole('dialog'), 'la ventana de un caso nuevo está abierta').toBeVisible();
  const main = page.locator('main');
  const { nuevoCaso, articulos } = validacion(page);
  const says = (text: string, isSaid: boolean) =>
    expect(main.getByText(text).first(), `${isSaid ? 'se lee' : 'no se lee'} «${text}»`).toBeVisible({
      visible: isSaid,
    });
  await says('No se pudieron leer los vales.', phase === 'partial');
  await says(noConnection.texto, phase === 'failed');
  const isFound = phase === 'whole' || phase === 'partial' || phase === 'completing';
  await says('No se encontraron resultados', isFound && isNobodys);
  if (isFound) await expect(nuevoCaso, 'se puede pulsar «Nuevo Caso»').toBeEnabled();
  if (isFound && !isNobodys) await expect(articulos, 'se ven los artículos').toBeVisible();
  if (phase === 'idle') await expect(articulos, 'no se ven artículos').toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Buscando...' }),
    phase === 'searching' ? 'el botón dice «Buscando...»' : 'nada se busca',
  ).toHaveCount(phase === 'searching' ? 1 : 0);
  if (isWarned)
    await expect(page.getByText('Ingrese la tienda y operacion').first(), 'un aviso dice qué falta').toBeVisible();
}
