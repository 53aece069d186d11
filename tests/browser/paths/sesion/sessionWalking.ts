import { expect } from '@playwright/test';
import { fillLogin } from '../../bed/test.ts';
import type { Gate } from '../gate.ts';
import { headersToServer } from '../onward.ts';
import { enter } from '../people.ts';
import { passwordVariable } from '../settings.ts';
import type { Walking } from '../walks.ts';
import { SessionModel, type Who } from './sessionModel.ts';
import { type Desk, look, numberField, numberOf } from './sessionViews.ts';

const WHO = /sesion\/actual$/;
const LOGIN = /sesion\/login$/;
const LOGOUT = /sesion\/logout$/;

/** Longer than nothing may happen, in the words of the page's clock. */
const IDLE = '15:10';
const NEARLY_IDLE = '14:10';
/** After so long the next gesture tells the server that somebody works. */
const HEARTBEAT = '05:00';

/** A number that nobody has. */
const NOBODYS = '999999';

type Start = 'abierta' | 'cerrada';
type SessionAct = Walking<Start, SessionModel, Desk>['acts'][number];

/** The walks of the session of one screen, on a computer of its own. */
export const sessionWalking: Walking<Start, SessionModel, Desk> = {
  name: 'La sesión',
  begins: { abierta: 'al recargar quien ya entró', cerrada: 'sin que nadie haya entrado' },
  calls: [WHO, LOGIN, LOGOUT],
  open: (start) => new SessionModel(start === 'abierta' ? 'self' : null),
  begin: async ({ page, gate, people, url }, start) => {
    await page.context().clearCookies();
    if (start === 'abierta') {
      const entered = enter({ request: page.request }, people.gente.pantalla, people.tienda);
      (await gate.held(LOGIN)).pass();
      await entered;
    }
    await page.goto(start === 'abierta' ? 'valida-operacion' : 'auth/login');
    return { page, gate, people, url };
  },
  look,
  lookBehind: async (desk, { atServer }) => {
    const numiden = async () => (await sessionAtServer(desk))?.numiden ?? null;
    const words = atServer === null ? 'el servidor no tiene esta sesión' : 'el servidor tiene esta sesión';
    await expect.poll(numiden, words).toBe(atServer === null ? null : Number(numberOf(desk, atServer)));
  },
  acts: [
    {
      name: 'el servidor dice de quién es la sesión',
      may: ({ state, over }) => !over && (state === 'restoring' || state === 'ended.asking'),
      live: (model) => model.restored(),
      perform: ({ gate }) => passAll(gate),
    },
    {
      name: 'el servidor dice que la sesión está por terminar',
      may: ({ state, atServer }) => state === 'restoring' && atServer !== null,
      live: async (model) => {
        await model.restored();
        model.nears('finCercano');
      },
      perform: async (desk) =>
        (await desk.gate.held(WHO)).answer(200, { ...(await sessionAtServer(desk)), quedanMs: 40_000 }),
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ state, over, isOutdated }) =>
        !over && !isOutdated && /^(restoring|logout|ended\.idle|ended\.asking)$|entering$/.test(state),
      live: (model) => model.cut(),
      perform: async ({ gate }, { state }) =>
        (await gate.held(state.endsWith('entering') ? LOGIN : /logout|idle/.test(state) ? LOGOUT : WHO)).cut(),
    },
    {
      name: 'pulsa «Reintentar»',
      may: ({ state }) => state === 'unreachable',
      live: (model) => model.tell('reintentar'),
      perform: ({ page }) => page.getByRole('button', { name: 'Reintentar' }).click(),
    },
    {
      name: 'pasan cinco segundos',
      may: ({ state }) => state === 'unreachable',
      live: (model) => model.pass(5_000),
      perform: ({ page }) => page.clock.fastForward(5_000),
    },
    {
      name: 'pasan tres segundos sin que conteste',
      may: ({ state, isOutdated }) => (state === 'logout' && !isOutdated) || state === 'ended.idle',
      live: (model) => model.pass(3_000),
      perform: async ({ page, gate }) => {
        await gate.held(LOGOUT);
        await page.clock.fastForward(3_000);
      },
    },
    entering('escribe su número y entra', 'self', ['login.waiting', 'login.refused', 'ended.waiting', 'ended.refused']),
    entering('escribe un número que nadie tiene y entra', 'nobody', ['login.waiting', 'ended.waiting']),
    entering('entra otra persona', 'other', ['ended.waiting']),
    {
      name: 'el servidor contesta a quien entra',
      may: ({ state }) => state.endsWith('entering'),
      live: (model) => model.entered(),
      perform: async ({ gate }, { typed }) => {
        (await gate.held(LOGIN)).pass();
        if (typed !== 'nobody') (await gate.held(WHO)).pass();
      },
    },
    {
      name: 'cambia lo que escribió',
      may: ({ state }) => state.endsWith('refused'),
      live: (model) => model.correct(),
      perform: ({ page }, { state }) => numberField(page, state).fill('1'),
    },
    {
      name: 'pulsa «Salir»',
      may: ({ state }) => /^active|^ended\.(waiting|refused)$/.test(state),
      live: (model) => model.tell('salir'),
      perform: ({ page }) => page.getByRole('button', { name: 'Salir', exact: true }).last().click(),
    },
    {
      name: 'el servidor contesta a quien sale',
      may: ({ state, over }) => !over && (state === 'logout' || state === 'ended.idle'),
      live: (model) => model.left(),
      perform: async ({ gate }) => (await gate.held(LOGOUT)).pass(),
    },
    {
      name: 'no hace nada catorce minutos',
      may: ({ state }) => state === 'active.working',
      live: (model) => model.nears('inactividadCercana'),
      perform: ({ page }) => page.clock.fastForward(NEARLY_IDLE),
    },
    {
      name: 'pulsa una tecla',
      may: ({ state }) => state === 'active.warned',
      live: (model) => model.tell('actividadReanudada'),
      perform: async ({ page, gate }) => {
        await page.keyboard.press('Shift');
        (await gate.held(WHO)).pass();
      },
    },
    {
      name: 'no hace nada quince minutos',
      may: ({ state }) => state === 'active.working' || state === 'active.warned',
      live: (model) => model.idle(),
      perform: ({ page }) => page.clock.fastForward(IDLE),
    },
    {
      name: 'pulsa «OK» sin escribir nada',
      may: ({ state, isNoted }) => state === 'ended.waiting' && isNoted,
      live: (model) => model.tell('aceptar'),
      perform: ({ page }) => page.getByRole('button', { name: 'OK', exact: true }).click(),
    },
    {
      name: 'el servidor termina su sesión',
      may: ({ state }) => state === 'active.working',
      live: (model) => model.lose(),
      perform: async (desk) => {
        await fetch(`${desk.url}api/sesion/logout`, { method: 'POST', headers: await headersOf(desk) });
        (await desk.gate.held(WHO)).pass();
      },
    },
    {
      name: 'sigue trabajando, y el servidor ya es de otra versión',
      may: ({ state }) => state === 'active.working',
      live: (model) => model.outdate(),
      perform: async (desk) => {
        await desk.page.clock.fastForward(HEARTBEAT);
        await desk.page.keyboard.press('Shift');
        (await desk.gate.held(WHO)).answer(200, { ...(await sessionAtServer(desk)), version: '99.0.0' });
      },
    },
    {
      name: 'pulsa «Cerrar sesión»',
      may: ({ state }) => state === 'outdated',
      live: (model) => model.tell('aceptar'),
      perform: ({ page }) => page.getByRole('button', { name: 'Cerrar sesión' }).click(),
    },
  ],
};

function entering(name: string, who: Who | 'nobody', states: readonly string[]): SessionAct {
  return {
    name,
    may: ({ state }) => states.includes(state),
    live: (model) => model.enter(who),
    perform: async (desk, { state }) => {
      const { page, people } = desk;
      const numiden = who === 'nobody' ? NOBODYS : numberOf(desk, who);
      if (state.startsWith('login')) await fillLogin(page, numiden, people.tienda.nombre);
      else await numberField(page, state).fill(numiden);
      const password = page.getByLabel('Contraseña');
      if (await password.isVisible()) await password.fill(process.env[passwordVariable(numiden)] ?? 'ninguna');
      await page.keyboard.press('Enter');
    },
  };
}

/** Lets through what asks whose session this is: more than one may ask at once. */
async function passAll(gate: Gate): Promise<void> {
  do (await gate.held(WHO)).pass();
  while (gate.waits(WHO));
}

/** The server's word on whose session the browser's cookie is; null where it has none. */
async function sessionAtServer(desk: Desk): Promise<{ readonly numiden: number } | null> {
  const answer = await fetch(`${desk.url}api/sesion/actual`, { headers: await headersOf(desk) });
  return answer.ok ? ((await answer.json()) as { readonly numiden: number }) : null;
}

async function headersOf({ page, url }: Desk): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const { cookie } = headersToServer(url, { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
  return { cookie: String(cookie ?? '') };
}
