import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { roles, rolPermisos, usuarios } from '../server/db/schema/personas.ts';
import { newPage, openBrowser, signIn } from './browser.ts';
import type { Engine } from './engines.ts';
import { onEachEngine, prepareDatabase } from './engines.ts';
import { ADMINISTRATOR, signIn as logIn } from './measure/load.ts';
import type { Measure } from './report.ts';
import { p95Within, print, within } from './report.ts';
import type { Server } from './servers.ts';
import { startProduct } from './servers.ts';

const USERS = 10_000;
const ROLES = 200;
const TIMES = 60;

/** `npm run bench -- users`: users and roles at 10,000 and 200, on both engines; the edit screen on a slow computer. */
export function measureManyUsers(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'usuarios'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  const { name, folder, environment } = engine;
  await prepare(engine);
  const producto = await startProduct(folder, environment);
  try {
    const caller = await callerOf(producto);
    print(`${name}: ${USERS} users, ${ROLES} roles`, [
      await timed('List of users, role 1', caller.list({})),
      await timed('List of users, every role', caller.list({ idRol: null })),
      await timed('List of users, the last page', caller.list({ idRol: null, numPagina: USERS / 25 })),
      await timed('Search by name', caller.list({ idRol: null, busqueda: 'nunez 77' })),
      await timed('List of roles', () => caller.get('rol/por-aplicacion/146')),
      await once('Role with its 5,000 users changed', () => caller.changeRole(5)),
    ]);
    if (name === 'PGlite') print('Edit screens at 4x slowed CPU', await measureScreens(producto.url));
  } finally {
    await producto.cerrar();
  }
}

function prepare(engine: Engine): Promise<void> {
  return prepareDatabase(engine, async (db) => {
    const made = Array.from({ length: ROLES }, (_, index) => ({ nombre: `Rol de medida ${index}` }));
    const ids = await db.insert(roles).values(made).returning({ id: roles.id });
    const permisos = [2, 4, 27];
    await db
      .insert(rolPermisos)
      .values(ids.flatMap(({ id }) => permisos.map((idPermiso) => ({ idRol: id, idPermiso }))));
    for (let start = 0; start < USERS; start += 1_000) {
      await db.insert(usuarios).values(
        Array.from({ length: 1_000 }, (_, index) => {
          const number = start + index;
          // Half of them have the first role, so that one role is large.
          const idRol = ids[number % 2 === 0 ? 0 : number % ROLES]?.id ?? null;
          return {
            numiden: 500_000 + number,
            nombreCompleto: `${NAMES[number % NAMES.length]} ${SURNAMES[number % SURNAMES.length]} ${number}`,
            correo: `${number}@mostrador.example`,
            idRol,
            permisos,
            areas: [1],
          };
        }),
      );
    }
  });
}

const NAMES = ['Ana', 'Óscar', 'María José', 'Íñigo', 'Zoé', 'Luis', 'Ximena'];
const SURNAMES = ['Núñez', 'Álvarez', 'Peña', 'García', 'Muñoz', 'Ibáñez', 'Zúñiga', 'Ortiz', 'López', 'Uc', 'Díaz'];

async function callerOf({ url }: Server) {
  const cookie = await logIn(url, ADMINISTRATOR);
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${url}api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    get: (path: string) => ask(path),
    list: (filter: object) => () =>
      ask('usuario/lista-paginada', { idAplicacion: 146, numPagina: 1, tamPagina: 25, idRol: 1, ...filter }),
    changeRole: async (id: number) => {
      const { nombre } = await ask(`rol/get-detalles/${id}`);
      return ask('rol/guardar', { id, nombre, permisos: [2, 11, 27], idAplicacion: 146 });
    },
  };
}

async function timed(que: string, call: () => Promise<unknown>): Promise<Measure> {
  for (let n = 0; n < 5; n += 1) await call();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return p95Within(que, times, 60);
}

async function once(que: string, call: () => Promise<unknown>): Promise<Measure> {
  const start = performance.now();
  await call();
  return within(que, performance.now() - start);
}

async function measureScreens(url: string): Promise<readonly Measure[]> {
  const browser = await openBrowser();
  try {
    const { page, cerrar } = await newPage(browser);
    await signIn(page, url, String(ADMINISTRATOR));
    const opening = async (que: string, path: string): Promise<Measure> => {
      await page.goto(`${url}overview`);
      await page.getByRole('navigation').first().waitFor();
      const start = performance.now();
      await page.goto(`${url}${path}`);
      await page.getByRole('button', { name: 'Guardar' }).waitFor();
      return within(que, performance.now() - start);
    };
    const measures = [
      await opening('User, first time, whole app loaded', 'usuarios/detalles/500001'),
      await opening('User, again', 'usuarios/detalles/500003'),
      await opening('Role, whole app loaded', 'roles/detalles/6'),
    ];
    await page.goto(`${url}usuarios?rol=6`);
    await page
      .getByRole('link', { name: /^\S+ \S+ \d+$|^María José/ })
      .first()
      .waitFor();
    const start = performance.now();
    await page.locator('a[data-record]').first().click();
    await page.getByRole('button', { name: 'Guardar' }).waitFor();
    measures.push(
      within('User from the list', performance.now() - start, 1_000),
      within('A permission, from the click to the picture', await clickCost(page), 100),
    );
    await cerrar();
    return measures;
  } finally {
    await browser.close();
  }
}

/** The median of some clicks on one permission, each until what it changed is painted; in milliseconds. */
function clickCost(page: Page): Promise<number> {
  return page.getByRole('checkbox', { name: 'Ver estadísticas', exact: true }).evaluate(async (box: HTMLElement) => {
    const times: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const start = performance.now();
      box.click();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      times.push(performance.now() - start);
      await new Promise((rest) => setTimeout(rest, 400));
    }
    return times.sort((one, other) => one - other)[5] ?? Number.NaN;
  });
}
