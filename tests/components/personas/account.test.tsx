/** One's own account: sessions are ended once, and why one was not ended stays beside them. */
import { describe, expect, it, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Account } from '#domain/personas/sesion';
import { openApp } from '../bed/app.tsx';
import { held, type Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const BROKEN: Refusal = { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } };
const HERE: Account['sesiones'][number] = {
  ...{ id: 1, esta: true, tienda: 'Tienda Centro', ip: '127.0.0.1', navegador: 'Chrome en Linux' },
  ...{ creada: '2026-03-01T10:00:00.000Z', ultimoUso: '2026-03-01T10:05:00.000Z' },
};
const ELSEWHERE = { ...HERE, id: 2, esta: false, navegador: 'Firefox en Windows' };
const ACCOUNT: Account = {
  ...{ numiden: 100_001, nombreCompleto: 'Laura Méndez Castillo', correo: 'laura@ejemplo.mx', rol: 'Administrador' },
  ...{
    areas: [],
    tiendas: [],
    conContrasena: false,
    segundoFactor: null,
    ausencia: null,
    resumen: { pedido: false, impedimento: null },
    sesiones: [HERE, ELSEWHERE],
  },
};

async function openAccount() {
  const app = await openApp('mi-cuenta', {
    ...{ miCuenta: ACCOUNT, periodosGlobales: [], notasPorHacer: [], recientes: [] },
  });
  return { ...app, end: page.getByRole('button', { name: /^Terminar la sesión de Firefox/ }) };
}

test('a session that could not be ended says why beside the list, and is ended by trying again', async () => {
  const { answer, asked, end } = await openAccount();
  const lost = held(BROKEN);
  answer({ terminarSesion: lost.answer });
  await end.click();
  await expect.element(end).toHaveAttribute('aria-disabled', 'true');
  (end.element() as HTMLElement).click();
  lost.release();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'No se pudo terminar la sesión.' }))
    .toHaveTextContent(/error interno/);
  expect(await faultsIn('main')).toEqual([]);
  answer({
    terminarSesion: { codigo: 1, descripcion: 'Sesión terminada' },
    miCuenta: { ...ACCOUNT, sesiones: [HERE] },
  });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText('Sesión terminada')).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  expect(asked('terminarSesion').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 2 }, { id: 2 }]);
});

test('other sessions whose end fails after the page was left are told of at the foot', async () => {
  const { answer } = await openAccount();
  const lost = held(BROKEN);
  answer({ terminarOtrasSesiones: lost.answer });
  const all = page.getByRole('button', { name: 'Terminar las demás' });
  await all.click();
  await expect.element(all).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Facturas globales' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Facturas globales' })).toBeVisible();
  lost.release();
  await expect
    .element(page.getByText('No se pudieron terminar las demás sesiones. Ocurrio un error interno'))
    .toBeVisible();
});

/** The states of a mark from now on, each change once. */
function watchMark(box: HTMLInputElement): () => readonly boolean[] {
  const seen = [box.checked];
  const note = () => {
    if (seen.at(-1) !== box.checked) seen.push(box.checked);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    observer.disconnect();
    note();
    return seen;
  };
}

describe('the mail of what is unread', () => {
  const choice = () =>
    page.getByRole('checkbox', { name: 'Recibir por correo un resumen diario de lo que no he leído' });

  it('is asked for by its mark, which goes back where that was not saved', async () => {
    const { answer, asked } = await openAccount();
    const lost = held(BROKEN);
    answer({ guardarMiResumen: lost.answer });
    await expect.element(choice()).not.toBeChecked();
    await choice().click();
    await expect.element(choice()).toBeChecked();
    lost.release();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'No se guardó si quiere el resumen por correo.' }))
      .toHaveTextContent(/error interno/);
    await expect.element(choice()).not.toBeChecked();
    answer({
      guardarMiResumen: { codigo: 1, descripcion: 'Recibirá el resumen' },
      miCuenta: { ...ACCOUNT, resumen: { pedido: true, impedimento: null } },
    });
    const marks = watchMark(choice().element() as HTMLInputElement);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByText('Recibirá el resumen')).toBeVisible();
    await expect.element(choice()).toBeChecked();
    expect(marks(), 'once marked it does not go back').toEqual([false, true]);
    expect(asked('guardarMiResumen').map(({ cuerpo }) => cuerpo)).toEqual([{ pedido: true }, { pedido: true }]);
  });

  it('says why it cannot go out, and can be left all the same', async () => {
    const impedimento = 'no hay un correo en sus datos de usuario';
    const { answer, asked } = await openApp('mi-cuenta', {
      ...{ periodosGlobales: [], notasPorHacer: [], recientes: [] },
      miCuenta: { ...ACCOUNT, resumen: { pedido: true, impedimento } },
    });
    await expect.element(page.getByText(`No se puede enviar: ${impedimento}.`)).toBeVisible();
    answer({
      guardarMiResumen: { codigo: 1, descripcion: 'Ya no' },
      miCuenta: { ...ACCOUNT, resumen: { pedido: false, impedimento } },
    });
    await choice().click();
    // It is off before the request has left.
    await expect.element(choice()).toBeDisabled();
    await expect.poll(() => asked('guardarMiResumen').map(({ cuerpo }) => cuerpo)).toEqual([{ pedido: false }]);
  });
});
