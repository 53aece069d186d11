import { expect, type Locator, type Page } from '@playwright/test';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { noConnection } from '../../../machines/samples.ts';
import { decideApart, makeVoucher } from '../../bed/vouchers.ts';
import type { Gate } from '../gate.ts';
import type { Walking } from '../walks.ts';
import { HandoverModel } from './handoverModel.ts';

const GIVE = /vales\/(devolver|folio\/agregar-certificado-regalo)$/;
const PRINT = /vales\/generaValePDF\//;
const CERTIFICATE = 7;
const CASH = 6;

const PARTS = {
  'recién guardada': [{ metodo: CASH, monto: 1_160, pide: null }],
  'abierta de nuevo': [
    { metodo: CASH, monto: 580, pide: null },
    { metodo: CERTIFICATE, monto: 580, pide: null },
  ],
  'ya devuelta': [],
} as const satisfies Record<string, readonly ParteDeEntrega[]>;

/** A refund is sent again by itself; a ticket is not. */
const NOT_GIVEN = 'No se devolvió: se guardará solo en cuanto vuelva la conexión, si no cambia nada.';

type Start = keyof typeof PARTS;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
}

function windowOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Devolver el vale D/ });
  return { dialog, buttonNamed: (nombre: string) => dialog.getByRole('button', { name: nombre, exact: true }) };
}

/** The walks of the window in which a voucher is given back whole. */
export const handoverWalking: Walking<Start, HandoverModel, Desk> = {
  name: 'La ventana que devuelve un vale entero',
  begins: {
    'recién guardada': 'recién guardado',
    'abierta de nuevo': 'con dos partes por devolver',
    'ya devuelta': 'sin nada por devolver',
  },
  calls: [GIVE, PRINT],
  isWanted: (transition) => transition.startsWith('entrega'),
  open: (start) => new HandoverModel(PARTS[start], start === 'recién guardada'),
  begin: async ({ page, gate, person: personOf, openCase, takeSale, url }, start) => {
    const sale = await takeSale('enEfectivo');
    const { tienda, operacion, linea, descripcion } = sale;
    if (start === 'recién guardada') {
      await page.goto(`vales/nuevo?tienda=${tienda}&operacion=${operacion}`);
      await page.getByLabel(`Cantidad de ${descripcion}`, { exact: true }).fill('1');
      await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Guardar y devolver' }).press('Enter');
    } else {
      const person = await personOf('hace');
      const methods = start === 'ya devuelta' ? [CASH] : [CASH, CERTIFICATE];
      const caso = await openCase('hace', sale.cliente);
      const { id } = await makeVoucher(person, url, { of: sale, linea, caso, methods });
      if (start === 'ya devuelta') await decideApart(person, 'devolver', id, { metodo: CASH, folio: '' });
      await page.goto(`vales/${id}?devolver=true`);
    }
    await expect(windowOf(page).dialog, 'la ventana «Devolver el vale» está abierta').toBeVisible();
    return { page, gate };
  },
  look,
  acts: [
    {
      name: 'pulsa «Devolver e imprimir» o, si nada queda, «Imprimir ticket»',
      may: ({ state }) => state === 'editing',
      live: (model) => model.begin(),
      perform: ({ page }) =>
        windowOf(page)
          .dialog.getByRole('button', { name: /^(Devolver e imprimir|Imprimir ticket)$/ })
          .press('Enter'),
    },
    {
      name: 'el servidor contesta',
      may: ({ state, phase }) => phase === 'sending' || state === 'printing',
      live: (model) => model.answer(),
      perform: async ({ gate }, { state }) => (await gate.held(state === 'printing' ? PRINT : GIVE)).pass(),
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ state, phase }) => phase === 'sending' || state === 'printing',
      live: (model) => model.cut(),
      perform: async ({ gate }, { state }) => (await gate.held(state === 'printing' ? PRINT : GIVE)).cut(),
    },
    {
      name: 'el servidor contesta que otra persona lo había cambiado',
      may: ({ phase, wasRefused }) => phase === 'sending' && !wasRefused,
      live: (model) => model.refuse(),
      perform: async ({ gate }) => {
        const change = { version: 1, cambios: [] };
        (await gate.held(GIVE)).answer(409, { codigo: 409, message: 'cambió mientras usted trabajaba', ...change });
      },
    },
    {
      name: 'pulsa «Descartar»',
      may: ({ phase }) => phase === 'conflict',
      live: (model) => model.tell('descartar'),
      perform: ({ page }) => windowOf(page).buttonNamed('Descartar').press('Enter'),
    },
    {
      name: 'pulsa «Reintentar»',
      may: ({ state, phase }) => phase === 'failed' || state === 'notPrinted',
      live: (model) => (model.state === 'notPrinted' ? model.tell('reintentar') : model.sendAgain()),
      perform: ({ page }) => windowOf(page).buttonNamed('Reintentar').press('Enter'),
    },
    {
      name: 'pulsa «Seguir con lo demás»',
      may: ({ phase }) => phase === 'failed',
      live: (model) => model.tell('seguir'),
      perform: ({ page }) => windowOf(page).buttonNamed('Seguir con lo demás').press('Enter'),
    },
    {
      name: 'cierra la ventana con Escape',
      may: ({ state, phase }) => state !== 'closed' && state !== 'printing' && phase !== 'sending',
      live: (model) => model.tell('cerrar'),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
  ],
};

async function look({ page }: Desk, { state, phase, context }: HandoverModel): Promise<void> {
  const { dialog, buttonNamed } = windowOf(page);
  if (state === 'closed') {
    await expect(dialog, 'la ventana está cerrada').toHaveCount(0);
    return expect(page, 'la página es la del vale').toHaveURL(/\/vales\/\d+$/);
  }
  const shows = (what: Locator, times: number, words: string) =>
    expect(
      what,
      `${words}: ${times === 0 ? 'no se ve' : `se ve ${times === 1 ? 'una vez' : `${times} veces`}`}`,
    ).toHaveCount(times);
  const marked = (mark: string, times: number) => shows(dialog.getByText(mark, { exact: true }), times, `«${mark}»`);
  const button = (name: string, isThere: boolean) => shows(buttonNamed(name), isThere ? 1 : 0, `el botón «${name}»`);
  const said = (text: string, isThere: boolean) => shows(dialog.getByText(text), isThere ? 1 : 0, `«${text}»`);
  const { partes, devueltas, dejadas } = context;
  await marked('DEVUELTO', devueltas.length);
  await marked('POR DEVOLVER', partes.length - (state === 'givingBack' ? 1 : 0));
  await marked('PARA DESPUÉS', dejadas.length);
  await button('Devolviendo...', phase === 'sending');
  await button('Imprimiendo...', state === 'printing');
  await button('Listo', state === 'done');
  await said('El ticket no salió.', state === 'notPrinted');
  await said(NOT_GIVEN, phase === 'failed');
  await said(noConnection.texto, state === 'notPrinted');
}
