import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { roles, rolPermisos, usuarios } from '../server/db/schema/personas.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { newPage, openBrowser, signIn } from './browser.ts';
import type { Measure } from './report.ts';
import { ms, print } from './report.ts';
import type { Server } from './servers.ts';
import { startProduct } from './servers.ts';

const USERS = 10_000;
const ROLES = 200;
const TIMES = 60;
const ADMINISTRATOR = '100001';

/** `npm run bench -- users`: users and roles at 10,000 and 200, on both engines; the edit screen on a slow computer. */
export async function measureManyUsers(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'usuarios'), {});
  const programas = findPostgres();
  if (programas === null) {
    console.log('\nThere is no PostgreSQL on this machine: its users were not measured.');
    return;
  }
  const cluster = await startCluster(programas);
  try {
    await onEngine('PostgreSQL', join(temporary, 'usuarios-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(nombre: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await prepare(folder, environment);
  const producto = await startProduct(folder, environment);
  try {
    const caller = await callerOf(producto);
    print(`${nombre}: ${USERS} users, ${ROLES} roles`, [
      await timed('List of users, role 1', caller.list({})),
      await timed('List of users, every role', caller.list({ idRol: null })),
      await timed('List of users, the last page', caller.list({ idRol: null, numPagina: USERS / 25 })),
      await timed('Search by name', caller.list({ idRol: null, busqueda: 'nunez 77' })),
      await timed('List of roles', () => caller.get('rol/por-aplicacion/146')),
      await once('Role with its 5,000 users changed', () => caller.changeRole(5)),
    ]);
    if (nombre === 'PGlite') print('Edit screens at 4x slowed CPU', await measureScreens(producto.url));
  } finally {
    await producto.cerrar();
  }
}

async function prepare(folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    const made = Array.from({ length: ROLES }, (_, index) => ({ nombre: `Rol de medida ${index}` }));
    const ids = await base.db.insert(roles).values(made).returning({ id: roles.id });
    const permisos = [2, 4, 27];
    await base.db
      .insert(rolPermisos)
      .values(ids.flatMap(({ id }) => permisos.map((idPermiso) => ({ idRol: id, idPermiso }))));
    for (let start = 0; start < USERS; start += 1_000) {
      await base.db.insert(usuarios).values(
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
  } finally {
    await base.close();
  }
}

const NAMES = ['Ana', 'Óscar', 'María José', 'Íñigo', 'Zoé', 'Luis', 'Ximena'];
const SURNAMES = ['Núñez', 'Álvarez', 'Peña', 'García', 'Muñoz', 'Ibáñez', 'Zúñiga', 'Ortiz', 'López', 'Uc', 'Díaz'];

async function callerOf({ url }: Server) {
  const login = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: ADMINISTRATOR, idTienda: 1, tienda: 'Tienda Centro' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
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
  times.sort((one, other) => one - other);
  return { que: `${que}, p95`, valor: ms(times[Math.floor(TIMES * 0.95)] ?? Number.NaN), meta: '60 ms' };
}

async function once(que: string, call: () => Promise<unknown>): Promise<Measure> {
  const start = performance.now();
  await call();
  return { que, valor: ms(performance.now() - start), meta: null };
}

async function measureScreens(url: string): Promise<readonly Measure[]> {
  const browser = await openBrowser();
  try {
    const { page, cerrar } = await newPage(browser);
    await signIn(page, url, ADMINISTRATOR);
    const opening = async (que: string, path: string): Promise<Measure> => {
      await page.goto(`${url}overview`);
      await page.getByRole('navigation').first().waitFor();
      const start = performance.now();
      await page.goto(`${url}${path}`);
      await page.getByRole('button', { name: 'Guardar' }).waitFor();
      return { que, valor: ms(performance.now() - start), meta: null };
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
    measures.push({ que: 'User from the list', valor: ms(performance.now() - start), meta: '1,000 ms' });
    measures.push({
      que: 'A permission, from the click to the picture',
      valor: ms(await clickCost(page)),
      meta: '100 ms',
    });
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
