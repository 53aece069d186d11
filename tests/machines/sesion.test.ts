import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Failure } from '#contract/common/failure';
import { sesionMachine } from '#machines/sesion.machine';
import type { Entrado, FaltaCodigo, Prueba, SesionContext } from '#machines/sesion.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { flush } from './registro.desk.ts';
import { noSession, rejection, sesion } from './samples.ts';
import { credentials, sesionModel } from './sesion.fixtures.ts';

function contextOf(step: Step) {
  return step.context as SesionContext;
}
function isIn(step: Step, state: string) {
  return step.nodes.includes(`sesion.${state}`);
}

describeMachine('sesion', sesionModel, [
  {
    name: 'nobody works without a session',
    holds: (step) => !isIn(step, 'active') || contextOf(step).sesion !== null,
  },
  {
    name: 'a session that ended remembers whose screen lies beneath',
    holds: (step) => !isIn(step, 'ended') || contextOf(step).sesion !== null,
  },
  {
    name: 'how much is left is said only while it is counted down',
    holds: (step) => step.tags.includes('warned') === (contextOf(step).quedan !== null),
  },
  {
    name: 'of whom something is asked first has no session yet, and of nobody else is anything asked',
    holds: (step) =>
      isIn(step, 'pending')
        ? contextOf(step).sesion === null && contextOf(step).pendiente !== null
        : contextOf(step).pendiente === null,
  },
  {
    name: 'who is at the login screen or leaving has no session any more',
    holds: (step) => !(isIn(step, 'login') || isIn(step, 'logout')) || contextOf(step).sesion === null,
  },
  {
    name: 'number and password are kept only while the server decides',
    holds: (step) =>
      ['login.entering', 'login.atProvider', 'ended.entering'].some((state) => isIn(step, state)) ===
      (contextOf(step).credenciales !== null),
  },
  {
    name: 'a refusal always has its reason',
    holds: (step) => !step.tags.includes('failed') || contextOf(step).failure !== null,
  },
]);

/** A session whose server is in the test's hands: `entrado` is the person that it knows. */
function begin(entrado: Entrado | null) {
  const server = { entrado, answers: [] as (() => FaltaCodigo)[] };
  const asked: (Prueba | null)[] = [];
  const told: string[] = [];
  const session = createActor(
    sesionMachine.provide({
      actors: {
        restaurarSesion: fromPromise<Entrado | null>(async () => server.entrado),
        iniciarSesion: fromPromise<Entrado | FaltaCodigo, Prueba | null>(async ({ input }) => {
          asked.push(input);
          return server.answers.shift()?.() ?? sesion;
        }),
        irAlProveedor: fromPromise<void, Prueba | null>(() => new Promise(() => undefined)),
        cerrarSesion: fromPromise<void, { readonly aProposito: boolean }>(() => new Promise(() => undefined)),
      },
      actions: { avisarFin: () => told.push('fin'), avisarSalida: () => told.push('salida') },
    }),
    { input: {} },
  ).start();
  return {
    server,
    asked,
    told,
    session,
    matches: (state: object | string) => session.getSnapshot().matches(state as never),
  };
}

describe('who enters by the provider of the chain', () => {
  const going = { ...credentials, porProveedor: true };

  it('is away until the browser comes back, or was only about to go', async () => {
    const { session, asked, matches } = begin(null);
    await flush();
    session.send({ type: 'entrar', credenciales: going });
    expect(matches({ login: 'atProvider' })).toBe(true);
    session.send({ type: 'corregir' });
    expect(matches({ login: 'waiting' })).toBe(true);
    session.send({ type: 'entrar', credenciales: { regreso: '?code=c' } });
    await flush();
    expect([matches('active'), asked]).toEqual([true, [{ regreso: '?code=c' }]]);
  });
});

describe('who has a second factor', () => {
  const asksCode = () => ({ logueado: false, pendiente: 'codigo' }) as const;
  const refuses = (failure: Failure) => () => {
    throw failure;
  };
  const wrong = { ...rejection, tipo: 'sinSesion', campos: [{ campo: 'codigo', message: 'No es correcto.' }] } as const;

  it('gives its code after the password; a wrong one is written again, and the password is not', async () => {
    const { session, server, asked, matches } = begin(null);
    server.answers.push(asksCode, refuses(wrong));
    await flush();
    session.send({ type: 'entrar', credenciales: credentials });
    await flush();
    expect(matches({ login: 'code' })).toBe(true);
    session.send({ type: 'entrar', credenciales: { codigo: '111111' } });
    await flush();
    expect([matches({ login: 'code' }), session.getSnapshot().context.failure]).toEqual([true, wrong]);
    session.send({ type: 'entrar', credenciales: { codigo: '287082' } });
    await flush();
    expect([matches('active'), asked]).toEqual([true, [credentials, { codigo: '111111' }, { codigo: '287082' }]]);
  });

  it('begins anew where the password counts no more, and where he prefers to', async () => {
    const { session, server, matches } = begin(null);
    server.answers.push(asksCode, refuses(noSession), asksCode);
    await flush();
    session.send({ type: 'entrar', credenciales: credentials });
    await flush();
    session.send({ type: 'entrar', credenciales: { codigo: '287082' } });
    await flush();
    expect(matches({ login: 'refused' })).toBe(true);
    session.send({ type: 'entrar', credenciales: credentials });
    await flush();
    session.send({ type: 'corregir' });
    expect(matches({ login: 'waiting' })).toBe(true);
  });

  it('goes on over the screen of a session that ended', async () => {
    const { session, server, matches } = begin(sesion);
    server.answers.push(asksCode);
    await flush();
    server.entrado = null;
    session.send({ type: 'terminadaEnOtraPestana' });
    await flush();
    session.send({ type: 'entrar', credenciales: credentials });
    await flush();
    expect(matches({ ended: 'code' })).toBe(true);
    server.entrado = sesion;
    session.send({ type: 'entrar', credenciales: { codigo: '287082' } });
    await flush();
    expect(matches('active')).toBe(true);
  });
});

describe('who enters', () => {
  it('is asked for by what was written, at the login screen and over the screen of a session that ended', async () => {
    const { session, server, asked, matches } = begin(null);
    await flush();
    session.send({ type: 'entrar', credenciales: credentials });
    await flush();
    expect(matches('active')).toBe(true);
    server.entrado = null;
    session.send({ type: 'sesionPerdida', failure: noSession });
    await flush();
    session.send({ type: 'entrar', credenciales: { ...credentials, contrasena: 'otra' } });
    await flush();
    expect(asked).toEqual([credentials, { ...credentials, contrasena: 'otra' }]);
  });

  it.each([
    ['the same person in the same store goes on', sesion, 'active'],
    [
      'the same person in another store does not',
      { ...sesion, tienda: { id: 2, nombre: 'Norte' } },
      { ended: 'replaced' },
    ],
    ['another person does not', { ...sesion, numiden: 100_003 }, { ended: 'replaced' }],
  ] as const)('over a screen: %s', async (_who, entrado, state) => {
    const { session, server, matches } = begin(sesion);
    await flush();
    server.entrado = entrado;
    session.send({ type: 'terminadaEnOtraPestana' });
    await flush();
    expect(matches(state)).toBe(true);
  });
});

it.each([
  ['closes for want of activity', 'inactividadCumplida', 'fin'],
  ['is left', 'salir', 'salida'],
] as const)('a session that %s tells the other tabs before the server has answered', async (_how, type, word) => {
  const { session, told } = begin(sesion);
  await flush();
  session.send({ type });
  expect(told).toEqual([word]);
  session.stop();
});
