/** Sending to the chain's data: a window stays while it is on its way, says how it ended, and sends it once. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AS_IT_CAME, openChain } from '../bed/chain.ts';
import { held, type Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const BROKEN: Refusal = { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } };
const COUNTS = { nuevas: 2, cambiadas: 0, iguales: 0, malas: [], malasEnTotal: 0, codigo: 1 };
const SEEN = { ...COUNTS, guardado: false, descripcion: 'Se guardarían 2 nuevas y 0 cambiadas; 0 ya estaban igual.' };
const KEPT = { ...COUNTS, guardado: true, descripcion: 'Se guardaron 2 nuevas y 0 cambiadas; 0 ya estaban igual.' };

/** Comes to the keys from another tab, to which the browser leads back. */
async function chooseKeys() {
  const app = await openChain('festivos', { cargarClaves: SEEN });
  await page.getByRole('tab', { name: 'Claves del SAT' }).click();
  await app.named('Cargar CSV').click();
  await userEvent.upload(app.field('Archivo'), new File(['buenas'], 'claves.csv', { type: 'text/csv' }));
  await expect.element(app.dialog.getByText(/^Se guardarían 2 nuevas/)).toBeVisible();
  const sent = () => app.asked('cargarClaves').filter(({ cuerpo }) => !cuerpo.soloRevisar);
  return { ...app, sent, save: app.dialog.getByRole('button', { name: /^(Guardar|Guardando\.\.\.|Reintentar)$/ }) };
}

test('a file that is on its way keeps its window, and why it was not kept is said there', async () => {
  const { dialog, answer, save, sent } = await chooseKeys();
  const lost = held(BROKEN);
  answer({ cargarClaves: lost.answer });
  await save.click();
  await expect.element(save).toHaveTextContent('Guardando...');
  await userEvent.keyboard('{Escape}');
  (save.element() as HTMLElement).click();
  lost.release();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/No se pudo cargar el archivo\..*error interno/);
  await expect
    .element(dialog.getByText('Si se guardó de todos modos, al reintentar no se guarda dos veces.'))
    .toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await expect.element(dialog.getByText(/^Se guardarían 2 nuevas/)).toBeVisible();
  answer({ cargarClaves: KEPT });
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(KEPT.descripcion)).toBeVisible();
  expect(sent().map(({ cuerpo }) => cuerpo.texto)).toEqual(['buenas', 'buenas']);
  const [first, second] = sent();
  expect(first?.clave).toBe(second?.clave);
});

test('a file that is refused in the end says its bad lines, and another one is sent under a key of its own', async () => {
  const { dialog, answer, field, save, sent } = await chooseKeys();
  const malas = [{ linea: 2, motivo: 'Otra persona guardó esa clave mientras tanto.' }];
  const refused = { ...COUNTS, codigo: 2, guardado: false, nuevas: 0, malas, malasEnTotal: 1 };
  answer({ cargarClaves: { ...refused, descripcion: 'El archivo tiene una línea que no se puede leer.' } });
  await save.click();
  await expect.element(dialog.getByText('Otra persona guardó esa clave mientras tanto.')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  answer({ cargarClaves: SEEN });
  await userEvent.upload(field('Archivo'), new File(['mejores'], 'claves.csv', { type: 'text/csv' }));
  await expect.element(dialog.getByText(/^Se guardarían 2 nuevas/)).toBeVisible();
  answer({ cargarClaves: KEPT });
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent().map(({ cuerpo }) => cuerpo.texto)).toEqual(['buenas', 'mejores']);
  const [first, second] = sent();
  expect(first?.clave).not.toBe(second?.clave);
});

test('a file that could not be looked at says so at its field, and the same one is looked at again', async () => {
  const { dialog, answer, field, save } = await chooseKeys();
  answer({ cargarClaves: BROKEN });
  await userEvent.upload(field('Archivo'), new File(['otras'], 'claves.csv', { type: 'text/csv' }));
  await expect.element(field('Archivo')).toHaveAccessibleDescription(/error interno/);
  expect(await faultsIn('body')).toEqual([]);
  answer({ cargarClaves: SEEN });
  await save.click();
  await expect.element(dialog.getByText(/^Se guardarían 2 nuevas/)).toBeVisible();
  await expect.element(field('Archivo')).not.toHaveAccessibleDescription();
  await expect.element(save).toHaveTextContent('Guardar');
});

test('a file whose page is left while it is on its way says at the foot how it ended', async () => {
  const { answer, save } = await chooseKeys();
  const lost = held(BROKEN);
  answer({ cargarClaves: lost.answer });
  await save.click();
  await expect.element(save).toHaveTextContent('Guardando...');
  window.history.back();
  await expect.element(save).not.toBeInTheDocument();
  lost.release();
  await expect.element(page.getByText('No se pudo cargar el archivo. Ocurrio un error interno')).toBeVisible();
});

test('a certificate that is on its way keeps its window, and its files when it was not kept', async () => {
  const app = await openChain('emisor', { emisor: AS_IT_CAME });
  const { named, dialog, field, answer, asked, drafts } = app;
  await named('Subir certificado').click();
  await userEvent.upload(field('Certificado'), new File(['cert'], 'csd.cer'));
  await userEvent.upload(field('Llave privada'), new File(['llave'], 'csd.key'));
  await field('Contraseña de la llave').fill('secretísima');
  const lost = held(BROKEN);
  answer({ guardarCsd: lost.answer });
  const save = dialog.getByRole('button', { name: /^(Guardar|Guardando\.\.\.|Reintentar)$/ });
  await save.click();
  await expect.element(save).toHaveTextContent('Guardando...');
  await userEvent.keyboard('{Escape}');
  (save.element() as HTMLElement).click();
  lost.release();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(/No se pudo guardar el certificado\..*error interno/);
  await expect.element(field('Contraseña de la llave')).toHaveValue('secretísima');
  expect(await faultsIn('body')).toEqual([]);
  answer({ guardarCsd: { codigo: 1, descripcion: 'Certificado guardado con éxito', id: 1, version: 1 } });
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Certificado guardado con éxito')).toBeVisible();
  const [first, second, ...more] = asked('guardarCsd');
  expect(first?.cuerpo).toEqual(second?.cuerpo);
  expect(first?.clave).toBe(second?.clave);
  expect(more).toEqual([]);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(drafts() + stored).not.toContain('secretísima');
  expect(drafts() + stored).not.toContain(btoa('llave'));
});
