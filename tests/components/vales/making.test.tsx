/** The page that makes a voucher: how its balance is divided, and what it says of it. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { lockOfPlace } from '../../../src/data/draftPlaces.ts';
import { SIZES } from '../../browser/bed/looks.ts';
import { press } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { type Answers, LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { PUBLIC_CASES } from '../bed/publicCases.ts';
import { BLENDER, CARD, CASH_SALE, IRON, line, SALE_BY_CARD, SALE_BY_CARD_IN_PART } from '../bed/sales.ts';

/** In view as a whole: the browser counts in parts of a pixel. */
const WHOLE = 0.99;

const PAGE = 'vales/nuevo?tienda=1&operacion=7020005';

async function openMaking(detalleOperacionVale: HojaDeVale, answers: Answers = {}, address = PAGE) {
  const app = await openApp(address, { detalleOperacionVale, ...answers });
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  const resumen = page.getByRole('region', { name: 'Resumen' });
  return {
    ...app,
    methods,
    resumen,
    quantityOf: ({ descripcion }: typeof IRON) => page.getByLabelText(`Cantidad de ${descripcion}`, { exact: true }),
    field: (name: string | RegExp) => methods.getByRole('textbox', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    toWallet: methods.getByLabelText('Todo a la billetera del cliente'),
  };
}

test('a division by hand is found as it stood, by keyboard, and a method that takes too much is told beside it', async () => {
  // One blender of a sale that was paid by card in part: the card takes less than the balance.
  const { methods, field, button, quantityOf, reload, drafts } = await openMaking(SALE_BY_CARD_IN_PART);
  await quantityOf(BLENDER).fill('1');
  await press(button('Repartir'), '{Enter}');
  await expect.element(methods.getByRole('textbox').first()).toHaveFocus();
  const status = methods.getByRole('status');
  await expect.element(status).toHaveTextContent(/^Suma lo que se devuelve$/);
  const whole = '2,320.00';

  const fields = methods.getByRole('textbox');
  for (let place = 0; place < fields.elements().length; place += 1) await fields.nth(place).fill('');
  await expect.element(status).toHaveTextContent(`Falta repartir$${whole}`);
  await expect.element(page.getByText('Borrador guardado')).toBeVisible();
  await expect.poll(drafts).toContain('metodos');
  await reload();
  await expect.element(status).toHaveTextContent(`Falta repartir$${whole}`);
  await press(button('El resto aquí, en BILLETERA'), '{Enter}');
  await expect.element(field('BILLETERA')).toHaveValue(whole);
  await expect.element(field('BILLETERA')).toHaveFocus();
  await expect.element(button('El resto aquí, en BILLETERA')).not.toBeInTheDocument();

  await field('BILLETERA').fill('');
  await field('TARJETA BANCARIA').fill(whole);
  await expect.element(status).toHaveTextContent(/^Suma lo que se devuelve$/);
  await expect.poll(() => methods.element().querySelectorAll('[aria-invalid=true]').length).toBe(1);
  const tooMuch = methods.getByRole('alert').filter({ hasText: 'más de lo que se pagó' });
  await expect.element(tooMuch).toHaveTextContent(/^Por TARJETA BANCARIA no puede volver más de lo que se pagó\.$/);

  await press(button('Como se pagó'), '{Enter}');
  await expect.element(button('Repartir')).toHaveFocus();
  await expect.element(tooMuch).not.toBeInTheDocument();
});

test('what saves the voucher is in sight on a counter PC while the balance is divided', async () => {
  const { button, quantityOf } = await openMaking(SALE_BY_CARD_IN_PART);
  await quantityOf(BLENDER).fill('1');
  await button('Repartir').click();
  for (const name of ['Guardar vale', 'Guardar y devolver'])
    await expect.element(button(name)).toBeInViewport({ ratio: WHOLE });
  // Nothing of the column goes on below them.
  const { bottom } = button('Guardar vale').element().getBoundingClientRect();
  expect(SIZES.escritorio.height - bottom).toBeLessThan(16);
});

test('a second voucher of a sale says that both together pass the maximum', async () => {
  // $2,320.00 before, $2,320.00 and $1,160.00 now.
  const { quantityOf } = await openMaking({ ...CASH_SALE, acumulado: 2_320 });
  await quantityOf(BLENDER).fill('1');
  await expect.element(page.getByText('Necesita autorización de otra persona.')).not.toBeInTheDocument();
  await quantityOf(IRON).fill('1');
  await expect.element(page.getByText('Con los otros vales de esta venta, el total pasa de $5,000.00.')).toBeVisible();
});

test('what may not come back says so at its line, and what needs leave says that the voucher asks for it', async () => {
  const card = { ...line(1, 'Tarjeta de regalo 500', [500, 0, 500], 1), retorno: 'autorizacion' as const };
  const credit = { ...line(2, 'Recarga de 200', [172.41, 27.59, 200], 1), retorno: 'no' as const };
  const apples = { ...line(3, 'Manzana', [21, 0, 21], 1), pesada: 0.42 };
  const { quantityOf, button } = await openMaking({ ...CASH_SALE, lineas: [card, credit, apples] });
  await expect.element(page.getByText('La cadena lo marcó «no retornable»: no se devuelve.')).toBeVisible();
  await expect.element(page.getByText('La cadena lo marcó «solo con autorización»: el vale la pide.')).toBeVisible();
  await expect.element(page.getByText('0.42 a granel', { exact: true })).toBeVisible();
  await expect.element(quantityOf(credit)).toBeDisabled();
  await quantityOf(apples).fill('1');
  await expect.element(page.getByText('Necesita autorización de otra persona.')).not.toBeInTheDocument();
  // All that may come back at once leaves out what may not.
  await button('Devolver toda la venta').click();
  await expect.element(quantityOf(card)).toHaveValue('1');
  await expect.element(quantityOf(credit)).toHaveValue('');
  await expect.element(page.getByText('Lleva artículos que la cadena marcó «solo con autorización».')).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
});

test('a line of which something may have gone back at the till says so before it is saved', async () => {
  const { quantityOf } = await openMaking({
    ...CASH_SALE,
    devueltasAparte: CASH_SALE.lineas.map(({ linea }) => linea),
  });
  await quantityOf(BLENDER).fill('1');
  await expect
    .element(
      page.getByText('La caja devolvió un artículo igual con un ticket que no dice de qué venta: puede ser de esta.'),
    )
    .toBeVisible();
});

test('who divides the balance writes at once, and who leaves it stays at the button', async () => {
  const { button, quantityOf, resumen } = await openMaking(SALE_BY_CARD);
  await quantityOf(IRON).fill('1');
  await press(button('Repartir'), '{Enter}');
  await expect.element(resumen.getByLabelText(/^TARJETA BANCARIA/)).toHaveFocus();
  await press(button('Como se pagó'), '{Enter}');
  await expect.element(button('Repartir')).toHaveFocus();
});

test('a voucher promises to the wallet what fits, and the rest goes back the way it was paid', async () => {
  // Four chairs of $1,450.00 and a screen of $8,120.00.
  const chair = line(1, 'Silla secretarial', [5_000, 800, 5_800], 4);
  const screen = line(2, 'Pantalla LED 55" 4K', [7_000, 1_120, 8_120], 1);
  const { methods, field, button, quantityOf, toWallet } = await openMaking({
    ...SALE_BY_CARD,
    lineas: [chair, screen],
    pagos: [{ ...CARD, monto: 13_920 }],
  });
  await quantityOf(chair).fill('4');
  await quantityOf(screen).fill('1');
  await page.getByLabelText(/^Motivo \(\*\)/).selectOptions('Artículo dañado');
  await toWallet.click();
  await expect
    .element(methods.getByRole('alert'))
    .toHaveTextContent(
      'En la billetera caben $10,000.00. El vale devuelve $13,920.00: reparta el resto por otro método.',
    );
  await expect.element(button('Guardar vale')).toHaveAttribute('aria-disabled', 'true');
  await button('Repartir').click();
  await expect.element(field(/^BILLETERA/)).toHaveValue('10,000.00');
  await expect.element(field(/^TARJETA BANCARIA/)).toHaveValue('3,920.00');
  await expect.element(methods.getByText('Caben $10,000.00', { exact: true })).toBeVisible();

  await field(/^BILLETERA/).fill('10000.01');
  await field(/^TARJETA BANCARIA/).fill('3919.99');
  await expect.element(methods.getByText('Caben $10,000.00. Se pasa por $0.01')).toBeVisible();
  await expect.element(button('Guardar vale')).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsIn('body')).toEqual([]);

  await field(/^BILLETERA/).fill('10000');
  await field(/^TARJETA BANCARIA/).fill('3920');
  await expect.element(button('Guardar vale')).not.toHaveAttribute('aria-disabled', 'true');
});

test('of a voucher that is not saved it is said above the buttons that save it, at the counter and on a tablet', async () => {
  const REFUSED = 'El caso ya no admite esto.';
  const { quantityOf } = await openMaking(CASH_SALE, {
    guardarVale: { status: 400, body: { codigo: 0, message: REFUSED } },
  });
  await quantityOf(BLENDER).fill('1');
  await page.getByRole('combobox', { name: 'Motivo' }).selectOptions('Artículo dañado');
  const note = page.getByRole('alert').filter({ hasText: 'No se pudo guardar el vale.' });
  for (const [width, height] of [
    [1366, 768],
    [820, 560],
  ] as const) {
    await page.viewport(width, height);
    const save = page.getByRole('button', { name: 'Guardar vale', exact: true });
    await save.click();
    await expect.element(note).toHaveTextContent(REFUSED);
    // The room between the two, in pixels: it stands from before, and comes into sight with the new answer.
    const room = () => save.element().getBoundingClientRect().y - note.element().getBoundingClientRect().bottom;
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await expect.element(note).toBeInViewport({ ratio: WHOLE });
  }
});

test('on a tablet what goes back and its button stay in view while lines are written', async () => {
  await page.viewport(SIZES.tableta.width, 600);
  const { quantityOf, button, asked } = await openMaking(CASH_SALE, {
    guardarVale: { status: 400, body: { codigo: 0, message: 'El caso ya no admite esto.' } },
  });
  await quantityOf(IRON).fill('1');
  const foot = page.getByRole('group', { name: 'A devolver' });
  await expect.element(foot).toHaveTextContent('$1,160.00');
  await expect.element(foot).toBeInViewport({ ratio: WHOLE });
  await expect.element(button('Guardar vale')).toBeInViewport({ ratio: WHOLE });
  await page.getByRole('combobox', { name: 'Motivo' }).selectOptions('Artículo dañado');
  await button('Guardar vale').click();
  await expect.poll(() => asked('guardarVale')).toHaveLength(1);
});

test('what a lost connection kept from being saved is saved by itself under the same key, and the page goes on to it', async () => {
  const { quantityOf, button, answer, asked, address } = await openMaking(CASH_SALE, { guardarVale: LOST });
  await quantityOf(BLENDER).fill('1');
  await page.getByRole('combobox', { name: 'Motivo' }).selectOptions('Artículo dañado');
  await button('Guardar vale').click();
  await expect.element(button('Reintentar')).toBeVisible();
  const saved = { id: 61, version: 1, folio: 'D001000061', casoId: 7001, autorizacion: [] };
  answer({
    guardarVale: {
      codigo: 1,
      descripcion: 'El vale se guardó con éxito',
      estado: { id: 1, nombre: 'VIGENTE' },
      ...saved,
    },
    obtenerVale: { status: 404, body: { codigo: 404, message: 'No se encontró el vale.' } },
  });
  await expect.poll(address).toContain('vales/61');
  const [first, second] = asked('guardarVale').map(({ clave }) => clave);
  expect(second).toBe(first);
});

test('a second window of one sale has a draft of its own, and leaves that of the first alone', () => twoWindows(PAGE));

test.skipIf(PUBLIC_CASES === null)('P39: of two windows of one sale each keeps what is written in it', () =>
  twoWindows(PUBLIC_CASES?.P39.pagina ?? PAGE),
);

async function twoWindows(address: string): Promise<void> {
  const operacion = Number(new URLSearchParams(address.split('?')[1]).get('operacion'));
  const sale = { ...SALE_BY_CARD, cabecera: { ...SALE_BY_CARD.cabecera, operacion } };
  const { quantityOf, drafts, reload } = await openMaking(sale, {}, address);
  const kept = (): readonly unknown[] => JSON.parse(drafts());
  await quantityOf(BLENDER).fill('1');
  await expect.poll(kept).toHaveLength(1);
  const [first] = kept();

  // The first window goes on elsewhere: this one becomes a second.
  const close = holdPlace(lockOfPlace(`vale.nuevo.0.1.${operacion}.1`, 1));
  onTestFinished(close);
  await reload();
  await expect.element(quantityOf(IRON)).toBeVisible();
  await expect.element(quantityOf(BLENDER)).not.toHaveValue('1');
  await quantityOf(IRON).fill('1');
  await expect.poll(kept).toHaveLength(2);
  expect(kept()[0]).toEqual(first);
  await reload();
  await expect.element(quantityOf(IRON)).toHaveValue('1');
  await expect.element(quantityOf(BLENDER)).not.toHaveValue('1');

  // And now it is the first again.
  close();
  await reload();
  await expect.element(quantityOf(BLENDER)).toHaveValue('1');
  await expect.element(quantityOf(IRON)).not.toHaveValue('1');
}

/** Holds a lock from when it is free on, as another window of the browser does, until what it hands back is called. */
function holdPlace(name: string): () => void {
  let end = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks.request(name, () => gone);
  return () => end();
}
