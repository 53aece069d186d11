/** Signing in by the chain's identity provider, which has another name of host than the product. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { BY_PROVIDER, type TestProvider, testProvider } from '../../server/bed/identityProvider.ts';
import { EMPLOYEES, fillLogin, test, withProduct } from '../bed/test.ts';

const BUTTON = 'Entrar con la cuenta de la cadena';

/**
 * A provider that listens as 'localhost', while the product is at 127.0.0.1: for a browser these are two sites. It has its port before
 * the product looks for one, and knows the product once that has its own.
 */
async function listeningProvider() {
  let provider: TestProvider | null = null;
  const server = createServer((request, response) => provider?.callback(request as never, response as never));
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  server.unref();
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    knows: async (product: string): Promise<void> => {
      provider = await testProvider({ issuer, product });
    },
    get: (): TestProvider => {
      if (provider === null) throw new Error('The provider knows no product yet');
      return provider;
    },
  };
}

async function goThere(page: Page, numiden: string): Promise<void> {
  await fillLogin(page, numiden);
  await page.getByRole('button', { name: BUTTON }).click();
}

/** At the provider, which knows the person from then on and sends him back at once. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.waitForURL(/^http:\/\/localhost/);
  await page.getByPlaceholder('Enter any login').fill(account);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a person goes to the provider, comes back to where he was going, and is out within a second of its word', async ({
  page,
  fallas,
}) => {
  const there = await listeningProvider();
  const environment = async (origin: string) => {
    await there.knows(origin);
    const { OIDC_CLIENTE, OIDC_SECRETO } = BY_PROVIDER;
    return {
      ...{ AUTH: 'oidc', OIDC_CLIENTE, OIDC_SECRETO, OIDC_EMISOR: there.issuer, OIDC_ORIGEN: origin },
      SERVIDORES_PERMITIDOS: 'localhost',
    };
  };
  await withProduct(async ({ url }) => {
    const provider = there.get();
    provider.accounts.set('jorge', { numiden: EMPLOYEES.asesor });

    await page.goto(`${url}valida-operacion?tienda=1&operacion=1000001`);
    await expect(page.getByLabel('Contraseña')).toHaveCount(0);
    expect(await fallas()).toEqual([]);
    await goThere(page, EMPLOYEES.gerente);
    await signInThere(page, 'jorge');
    await expect(
      page.getByRole('alert').filter({ hasText: 'El número que escribió no es el de su cuenta' }),
    ).toBeVisible();

    await page.goto(`${url}valida-operacion?tienda=1&operacion=1000001`);
    await goThere(page, EMPLOYEES.asesor);
    await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    await expect(page.getByLabel('Operación', { exact: true })).toHaveValue('1000001');
    expect(page.url()).not.toContain('code=');

    const told = await fetch(`${url}api/sesion/oidc/salida`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: await provider.endToken({ sub: 'jorge' }) }),
    });
    expect(told.status).toBe(200);
    const over = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
    await expect(over).toBeVisible({ timeout: 1_000 });

    // The sign-in opens beside, and the screen goes on.
    const [beside] = await Promise.all([
      page.waitForEvent('popup'),
      over.getByRole('button', { name: BUTTON }).click(),
    ]);
    await goThere(beside, EMPLOYEES.asesor);
    await expect(over).toBeHidden();
    await expect(page.getByLabel('Operación', { exact: true })).toHaveValue('1000001');
  }, environment);
});
