import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { test as base, EMPLOYEES, signIn } from '../bed/test.ts';
import type { Gate } from './gate.ts';
import { setGate } from './gate.ts';

/** Another person, who works by calls alone while the one at the screen looks. */
export interface OtherPerson {
  /** Rejects when the server refuses. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;
  /** Opens a case for a new customer, in a category; answers its number. */
  readonly openCase: (category: Category) => Promise<number>;
  /** Works on a case as it is now. */
  readonly work: (path: string, idCaso: number, body: object) => Promise<void>;
}

/** Where a case belongs. */
export interface Category {
  readonly idArea: number;
  readonly idSubcategoria: number;
}

/** A store that is not the one of who looks at the screen. */
const OTHER_STORE = 2;

interface Worker {
  readonly gate: Gate;
  /** The one browser context of this worker, signed in as manager of Tienda Centro. */
  readonly browserContext: BrowserContext;
  readonly other: OtherPerson;
}

/** The bed of the walks: one server, one gate, one browser context and one other person for all of a worker. */
export const test = base.extend<object, Worker>({
  gate: [
    async ({ producto }, use) => {
      const gate = await setGate(producto.url);
      await use(gate);
      await gate.close();
    },
    { scope: 'worker' },
  ],
  browserContext: [
    async ({ browser, gate }, use) => {
      const context = await browser.newContext({
        baseURL: gate.url,
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
        viewport: { width: 1366, height: 768 },
      });
      await context.clock.install();
      const page = await context.newPage();
      await signIn(page, EMPLOYEES.gerente);
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  other: [
    async ({ producto }, use) => use(await signInElsewhere(producto.url, EMPLOYEES.administrador)),
    { scope: 'worker' },
  ],
  context: async ({ browserContext }, use) => use(browserContext),
  page: async ({ browserContext }, use) => {
    const page = await browserContext.newPage();
    await use(page);
    await page.close();
  },
});

async function signInElsewhere(url: string, numiden: string): Promise<OtherPerson> {
  const login = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden, idTienda: OTHER_STORE, tienda: 'Otra tienda' }),
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

  return {
    call,
    openCase: async (category) => {
      const form = new FormData();
      form.append('casoRequest', JSON.stringify({ ...CUSTOMER, ...category, numidenCrea: Number(numiden) }));
      return Number((await ask('POST', 'caso/guardar', {}, form)).idCaso);
    },
    work: async (path, idCaso, body) => {
      const { version } = await call('GET', `caso/detalle/${idCaso}`);
      const { codigo } = await call('POST', `caso/${path}`, { idCaso, version, ...body });
      if (codigo !== 1) throw new Error(`${path} was answered with ${codigo}.`);
    },
  };
}

const CUSTOMER = {
  numidenCliente: null,
  nomCliente: 'Guadalupe',
  apePatCliente: 'Peña',
  apeMatCliente: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  sexo: 'F',
  correo: 'guadalupe.pena@ejemplo.mx',
  numTel: '',
  numCel: '',
  descripcion: 'El cliente reporta que el refrigerador llegó con un golpe.',
  cvetda: OTHER_STORE,
  parametrosBusqueda: [],
} as const;
