import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { roles, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, CHEAP_PASSWORDS, createBed, testLog } from '../bed/bed.ts';

export const PASSWORD = 'tres tristes tigres';
export const ASESOR = 100_002;
export const STEP_MS = 30_000;
/** The server's words, letter for letter. */
export const WRONG = 'El código no es correcto.';
export const USED = 'Ese código ya se usó. Espere a que su aplicación muestre el siguiente.';

/** A server that asks for passwords, and people who take second factors up. */
export function openFactorDesk() {
  let bed: Bed;
  let hash = '';
  const written = testLog('info');

  beforeAll(async () => {
    bed = await createBed({ environment: { AUTH: 'contrasena' }, log: written.log });
    hash = await CHEAP_PASSWORDS.hash(PASSWORD);
  });
  beforeEach(async () => {
    await bed.reset();
    await bed.db.update(usuarios).set({ contrasenaHash: hash });
  });
  afterAll(() => bed.close());

  function post(ruta: string, payload: object, cookie = '', { app = bed.app, ip = '10.0.0.1' } = {}) {
    return app.inject({
      method: 'POST',
      url: `/mostrador/api/${ruta}`,
      remoteAddress: ip,
      headers: { cookie },
      payload,
    });
  }

  /** The first step: number and password. */
  function login(contrasena = PASSWORD, { numiden = ASESOR, app = bed.app, ip = '10.0.0.1' } = {}) {
    return post('sesion/login', { numiden, idTienda: 1, tienda: 'Tienda Centro', contrasena }, '', { app, ip });
  }

  /** What an application shows now, or so many steps from now. */
  function codeOf(secreto: string, steps = 0): string {
    const timestamp = bed.clock.now.getTime() + steps * STEP_MS;
    return TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp });
  }

  return {
    bed: () => bed,
    log: () => JSON.stringify(written.lines()),
    post,
    login,
    codeOf,

    /** Takes a second factor up; answers its secret, its recovery codes and the session in which it was done. */
    async enrol(numiden = ASESOR) {
      const cookie = cookiesOf(await login(PASSWORD, { numiden }));
      const shown = (await post('sesion/segundo-factor/preparar', { contrasena: PASSWORD }, cookie)).json();
      const codigo = codeOf(shown.secreto);
      const active = await post('sesion/segundo-factor/activar', { inscripcion: shown.inscripcion, codigo }, cookie);
      expect(active.statusCode, active.body).toBe(200);
      // The code of this step is spent.
      bed.clock.advance(STEP_MS);
      return { secreto: String(shown.secreto), codigos: active.json().codigos as string[], cookie };
    },

    /** Both steps: answers the second one. */
    async enter(codigo: string) {
      return post('sesion/codigo', { codigo }, cookiesOf(await login()));
    },

    async acts(): Promise<readonly string[]> {
      return (await bed.db.select().from(bitacora).orderBy(bitacora.id)).map(({ accion }) => accion);
    },

    askOfRole: () => bed.db.update(roles).set({ segundoFactor: true }),
    read: (ruta: string, cookie: string) => bed.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } }),
  };
}

/** The cookies of an answer, as the next request carries them. */
export function cookiesOf({
  cookies,
}: {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}) {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
