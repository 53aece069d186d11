import { expect, type Locator, type Page } from '@playwright/test';
import { noConnection } from '../../../machines/samples.ts';
import type { Gate } from '../gate.ts';
import type { People } from '../people.ts';
import type { SessionModel, Who } from './sessionModel.ts';

export interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly people: People;
  /** The address of the app at the server. */
  readonly url: string;
}

export function numberOf({ people: { gente } }: Pick<Desk, 'people'>, who: Who): string {
  return who === 'self' ? gente.pantalla : gente.otra;
}

/** The field of the employee's number, on the login or over the screen. */
export function numberField(page: Page, state: string): Locator {
  const where = state.startsWith('ended') ? windowOf(page) : page.locator('main');
  return where.getByLabel('Número de empleado');
}

function windowOf(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
}

/** Looks whether the screen shows the session as its chart says it is. Rejects as soon as it shows anything else. */
export async function look(desk: Desk, model: SessionModel): Promise<void> {
  const { page } = desk;
  const { state, over, isOutdated } = model;
  if (over)
    return expect(page, 'la aplicación se abre de nuevo').toHaveURL(isOutdated ? /\/auth\/login$/ : /\/overview$/);
  await shown(windowOf(page), state.startsWith('ended'), 'la ventana «Notificación de cierre de sesión»');
  await shown(
    page.getByRole('alertdialog', { name: 'Versión desactualizada' }),
    state === 'outdated',
    'que la versión venció',
  );
  await shown(page.getByRole('timer'), state === 'active.warned' || state === 'active.lasting', 'la cuenta regresiva');
  if (state.startsWith('login') || state === 'logout') return lookAtLogin(desk, model);
  if (state.startsWith('ended')) return lookAtEnd(desk, model);
  if (state === 'restoring' || state === 'unreachable') return lookAtWait(desk, model);
  if (!state.startsWith('active')) return;
  await expect(page.getByRole('heading', { level: 1 }), 'se ve la página').toBeVisible();
  const numiden = `Numiden: ${numberOf(desk, model.atServer ?? 'self')}`;
  await expect(page.getByRole('banner'), `arriba se lee «${numiden}»`).toContainText(numiden);
  const count = state === 'active.lasting' ? /Su sesión termina en/ : /Su sesión se cierra por inactividad en/;
  if (state !== 'active.working') await expect(page.getByRole('timer'), 'la cuenta dice por qué').toContainText(count);
}

async function lookAtLogin({ page }: Desk, { state, wasCut }: SessionModel): Promise<void> {
  await expect(page, 'la pantalla es la de entrada').toHaveURL(/\/auth\/login/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }),
    'se lee «Iniciar sesión»',
  ).toBeVisible();
  await shown(button(page, 'Entrando...'), state === 'login.entering', 'el botón «Entrando...»');
  const refusal = page.locator('main [role=alert] .page-refusal');
  await shown(refusal, state === 'login.refused', 'por qué no entró');
  if (state === 'login.refused' && wasCut)
    await expect(refusal, 'se lee que no hay conexión').toHaveText(noConnection.texto);
}

async function lookAtWait({ page }: Desk, { state }: SessionModel): Promise<void> {
  const isAway = state === 'unreachable';
  const told = page.getByText(noConnection.texto, { exact: true });
  await shown(told.first(), isAway, `«${noConnection.texto}»`);
  await shown(page.getByRole('banner').filter({ hasText: 'Numiden:' }), false, 'ninguna página de quien entró');
}

async function lookAtEnd({ page }: Desk, model: SessionModel): Promise<void> {
  const dialog = windowOf(page);
  const { state, isNoted } = model;
  const isRefused = state === 'ended.refused';
  const refusal = dialog.getByRole('alert').filter({ hasText: /\S/ });
  await shown(refusal, isRefused, 'por qué no entró');
  if (isRefused && model.wasCut) await expect(refusal, 'se lee que no hay conexión').toHaveText(noConnection.texto);
  if (isNoted)
    await expect(dialog, 'dice que fue por inactividad').toContainText('Has estado inactivo por más de 15 minutos');
  await expect(button(dialog, 'Salir'), 'se puede pulsar «Salir»').toBeEnabled();
  // Nothing of the screen under it is reached.
  await shown(page.getByRole('banner'), false, 'la pantalla de abajo');
}

function button(where: Page | Locator, name: string): Locator {
  return where.getByRole('button', { name, exact: true });
}

function shown(what: Locator, isShown: boolean, words: string): Promise<void> {
  return expect(what, `${isShown ? 'se ve' : 'no se ve'} ${words}`).toHaveCount(isShown ? 1 : 0);
}
