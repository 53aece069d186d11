import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from '../bed/product.ts';
import { test as base, type Signed, withProduct } from '../bed/test.ts';
import type { Bed, OtherPerson } from './bed.ts';
import { type Gate, setGate } from './gate.ts';
import { credentials, enter, NEW_CUSTOMER, OF_SAMPLE, openCaseOf, type People } from './people.ts';
import { findSales, type Share, type TakeSale, takeFromStock } from './sales.ts';
import { AT_THE_COUNTER, choosePasswords, type Seat } from './seat.ts';
import { type Role, readSettings } from './settings.ts';

interface Worker {
  /** Who looks, and at which server: a worker serves walks of one seat alone. */
  readonly seat: Seat;
  readonly gate: Gate;
  /** The one browser context of this worker, signed in as who looks at the screen. */
  readonly browserContext: BrowserContext;
  readonly other: OtherPerson;
  readonly person: (role: Role) => Promise<Signed>;
  readonly share: Share;
  readonly takeSale: TakeSale;
}

const { instancia } = readSettings();
const people: People = instancia ?? OF_SAMPLE;

/** The bed of the walks: one server, one gate, one browser context and the same people for all of a worker. */
export const test = base.extend<{ readonly bed: Bed }, Worker>({
  seat: [AT_THE_COUNTER, { scope: 'worker', option: true }],
  producto: [
    async ({ seat }, use) => {
      if (instancia !== null) return use(runningAt(instancia.url));
      if (!seat.asksPasswords) return withProduct(use);
      await withProduct(
        async (product, dataDir) => {
          await choosePasswords(product.url, dataDir);
          await use(product);
        },
        { AUTH: 'contrasena' },
      );
    },
    { scope: 'worker' },
  ],
  gate: [
    async ({ producto }, use) => {
      const gate = await setGate(producto.url);
      await use(gate);
      await gate.close();
    },
    { scope: 'worker' },
  ],
  browserContext: [
    async ({ browser, gate, seat }, use) => {
      const context = await newComputer(browser, gate);
      await enter(context, people.gente[seat.who], people.tienda);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  other: [async ({ producto }, use) => use(await signInElsewhere(producto.url)), { scope: 'worker' }],
  person: [
    async ({ producto, playwright }, use) => {
      const known = new Map<Role, Signed & { readonly dispose: () => Promise<void> }>();
      await use(async (role) => {
        const signed = known.get(role);
        if (signed !== undefined) return signed;
        const request = await playwright.request.newContext({ baseURL: producto.url });
        const person = { request, dispose: () => request.dispose() };
        known.set(role, person);
        await enter(person, people.gente[role], people.tienda);
        return person;
      });
      for (const { dispose } of known.values()) await dispose();
    },
    { scope: 'worker' },
  ],
  share: [
    async ({}, use, { parallelIndex, config }) =>
      use(instancia === null ? { index: 0, of: 1 } : { index: parallelIndex, of: config.workers }),
    { scope: 'worker' },
  ],
  takeSale: [
    async ({ person, other, share }, use) => {
      if (instancia === null) return use(takeFromStock);
      const stores = (await other.call('GET', 'catalogo/tiendas')) as unknown as readonly { readonly cvetda: number }[];
      const ids = [...new Set([people.tienda.id, ...stores.map(({ cvetda }) => cvetda)])];
      await use(findSales(() => person('otra'), ids, share));
    },
    { scope: 'worker' },
  ],
  // A new case of a walk is of a sale of its own, and what somebody else left written at an instance is theirs.
  draftsForgotten: async ({}, use) => use(null),
  context: async ({ browserContext }, use) => use(browserContext),
  page: async ({ browserContext }, use) => {
    const page = await browserContext.newPage();
    await use(page);
    await page.close();
  },
  bed: async ({ page, gate, other, person, share, takeSale, producto }, use) =>
    use({
      page,
      gate,
      other,
      person,
      share,
      takeSale,
      url: producto.url,
      people,
      openCase: async (role, numidenCliente) => openCaseOf(await person(role), people, role, numidenCliente),
    }),
});

/** The same on a computer of its own for each walk, at which nobody has signed in. */
export const testOnOwnComputer = test.extend({
  page: async ({ browser, gate }, use) => {
    const context = await newComputer(browser, gate);
    await use(await context.newPage());
    await context.close();
  },
});

async function newComputer(browser: Browser, { url }: Gate): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1366, height: 768 },
  });
  await context.clock.install();
  return context;
}

/** An instance that is not ours to stop. */
function runningAt(url: string): Product {
  const notOurs = () => Promise.reject(new Error('This instance was not started here.'));
  return { url, kill: notOurs, stop: notOurs, start: notOurs, output: () => '' };
}

async function signInElsewhere(url: string): Promise<OtherPerson> {
  const { gente, otraTienda } = people;
  const login = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials(gente.otra, otraTienda)),
  });
  if (!login.ok) throw new Error(`Login refused: ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

  async function ask(method: string, path: string, headers: Readonly<Record<string, string>>, body?: BodyInit) {
    const answer = await fetch(`${url}api/${path}`, {
      method,
      headers: { cookie, 'idempotency-key': randomUUID(), ...headers },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`${path} refused with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  }

  const call: OtherPerson['call'] = (method, path, body) =>
    body === undefined
      ? ask(method, path, {})
      : ask(method, path, { 'content-type': 'application/json' }, JSON.stringify(body));

  const { nombreCompleto } = await call('GET', 'sesion/cuenta');
  return {
    nombre: String(nombreCompleto),
    call,
    openCase: async (category) => {
      const form = new FormData();
      const customer = { ...NEW_CUSTOMER, numidenCrea: Number(gente.otra), cvetda: otraTienda.id };
      form.append('casoRequest', JSON.stringify({ ...customer, ...category }));
      return Number((await ask('POST', 'caso/guardar', {}, form)).idCaso);
    },
    work: async (path, idCaso, body) => {
      const { version } = await call('GET', `caso/detalle/${idCaso}`);
      const { codigo } = await call('POST', `caso/${path}`, { idCaso, version, ...body });
      if (codigo !== 1) throw new Error(`${path} was answered with ${codigo}.`);
    },
  };
}
