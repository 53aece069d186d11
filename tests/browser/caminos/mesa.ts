import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, EMPLEADOS, signIn } from '../bed/test.ts';
import type { Compuerta } from './compuerta.ts';
import { ponerCompuerta } from './compuerta.ts';

/** Another person, who works by calls alone while the one at the screen looks. */
export interface Otra {
  /** Answers the body; throws when the server refuses. */
  readonly llamar: (
    metodo: 'GET' | 'POST',
    ruta: string,
    cuerpo?: object,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Opens a case for a new customer with this surname, in a category; answers its number. */
  readonly abrirCaso: (apellido: string, categoria?: Categoria) => Promise<number>;
  /** Works on a case as it is now. */
  readonly trabajar: (ruta: string, idCaso: number, cuerpo: object) => Promise<void>;
}

export interface Categoria {
  readonly idArea: number;
  readonly idSubcategoria: number;
}

/** Vale de devolución: an area that the manager of the sample data sees from every store. */
export const VALE_DEVOLUCION: Categoria = { idArea: 2, idSubcategoria: 7 };

/** A store that is not the one of who looks at the screen. */
export const OTRA_TIENDA = 2;

interface Worker {
  readonly compuerta: Compuerta;
  /** The one browser context of this worker, signed in as manager of Tienda Centro. */
  readonly navegador: BrowserContext;
  readonly otra: Otra;
}

/** What a walk is opened with. */
export interface BancoDeCaminos {
  readonly page: Page;
  readonly compuerta: Compuerta;
  readonly otra: Otra;
}

/** The bed of the walks: one server, one gate, one browser context and one other person for all of them. */
export const test = base.extend<object, Worker>({
  compuerta: [
    async ({ producto }, use) => {
      const compuerta = await ponerCompuerta(producto.url);
      await use(compuerta);
      await compuerta.close();
    },
    { scope: 'worker' },
  ],
  navegador: [
    async ({ browser, compuerta }, use) => {
      const navegador = await browser.newContext({
        baseURL: compuerta.url,
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
        viewport: { width: 1366, height: 768 },
      });
      await navegador.clock.install();
      const page = await navegador.newPage();
      await signIn(page, EMPLEADOS.gerente);
      await page.close();
      await use(navegador);
      await navegador.close();
    },
    { scope: 'worker' },
  ],
  otra: [async ({ producto }, use) => use(await entrar(producto.url, EMPLEADOS.administrador)), { scope: 'worker' }],
  context: async ({ navegador }, use) => use(navegador),
  page: async ({ navegador }, use) => {
    const page = await navegador.newPage();
    await use(page);
    await page.close();
  },
});

const entrar = async (url: string, numiden: string): Promise<Otra> => {
  const login = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden, idTienda: OTRA_TIENDA, tienda: 'Otra tienda' }),
  });
  if (!login.ok) throw new Error(`Login refused: ${await login.text()}`);
  const cookie = login.headers.getSetCookie().map((una) => una.split(';')[0]);

  const pedir = async (metodo: string, ruta: string, headers: Readonly<Record<string, string>>, body?: BodyInit) => {
    const respuesta = await fetch(`${url}api/${ruta}`, {
      method: metodo,
      headers: { cookie: cookie.join('; '), ...(metodo === 'POST' && { 'idempotency-key': randomUUID() }), ...headers },
      ...(body !== undefined && { body }),
    });
    if (!respuesta.ok) throw new Error(`${ruta} refused with ${respuesta.status}: ${await respuesta.text()}`);
    return (await respuesta.json()) as Readonly<Record<string, unknown>>;
  };
  const llamar: Otra['llamar'] = (metodo, ruta, cuerpo) =>
    cuerpo === undefined
      ? pedir(metodo, ruta, {})
      : pedir(metodo, ruta, { 'content-type': 'application/json' }, JSON.stringify(cuerpo));

  return {
    llamar,
    abrirCaso: async (apellido, categoria = VALE_DEVOLUCION) => {
      const form = new FormData();
      const solicitud = { ...CLIENTE, ...categoria, apePatCliente: apellido, numidenCrea: Number(numiden) };
      form.append('casoRequest', JSON.stringify(solicitud));
      return Number((await pedir('POST', 'caso/guardar', {}, form)).idCaso);
    },
    trabajar: async (ruta, idCaso, cuerpo) => {
      const { version } = await llamar('GET', `caso/detalle/${idCaso}`);
      const { codigo } = await llamar('POST', `caso/${ruta}`, { idCaso, version, ...cuerpo });
      if (codigo !== 1) throw new Error(`${ruta} was answered with ${codigo}.`);
    },
  };
};

const CLIENTE = {
  numidenCliente: null,
  nomCliente: 'Guadalupe',
  apeMatCliente: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  sexo: 'F',
  correo: 'guadalupe.pena@ejemplo.mx',
  numTel: '',
  numCel: '',
  descripcion: 'El cliente reporta que el refrigerador llegó con un golpe.',
  cvetda: OTRA_TIENDA,
  parametrosBusqueda: [],
} as const;
