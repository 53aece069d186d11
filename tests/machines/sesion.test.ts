import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sesionMachine } from '#machines/sesion.machine';
import type { Credentials, Entrado, Regreso, SesionContext } from '#machines/sesion.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { flush } from './registro.desk.ts';
import { noSession, sesion } from './samples.ts';
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
    name: 'whose password must be changed has no session yet, and nobody else is asked to change one',
    holds: (step) =>
      isIn(step, 'newPassword')
        ? contextOf(step).sesion === null && contextOf(step).porCambiar !== null
        : contextOf(step).porCambiar === null,
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
  const server = { entrado };
  const asked: (Credentials | Regreso | null)[] = [];
  const told: string[] = [];
  const session = createActor(
    sesionMachine.provide({
      actors: {
        restaurarSesion: fromPromise<Entrado | null>(async () => server.entrado),
        iniciarSesion: fromPromise<Entrado, Credentials | Regreso | null>(async ({ input }) => {
          asked.push(input);
          return sesion;
        }),
        irAlProveedor: fromPromise<void, Credentials | Regreso | null>(() => new Promise(() => undefined)),
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
