import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codigosRecuperacion, segundosFactores, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ASESOR, cookiesOf, openFactorDesk, PASSWORD, STEP_MS, USED, WRONG } from './segundoFactor.desk.ts';

const { bed, log, post, login, codeOf, enrol, enter, acts, askOfRole } = openFactorDesk();

describe('taking a second factor up', () => {
  it('shows a secret once, and its codes of recovery once; nothing of them is stored in clear, logged or audited', async () => {
    const { secreto, codigos, cookie } = await enrol();
    expect(codigos).toHaveLength(10);
    expect(codigos.map((each) => each.replace(/-[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/, ''))).toEqual([...'0123456789']);
    const [row] = await bed().db.select().from(segundosFactores);
    const kept = JSON.stringify([
      row,
      await bed().db.select().from(codigosRecuperacion),
      await bed().db.select().from(bitacora),
      log(),
    ]);
    for (const secret of [secreto, ...codigos.map((each) => each.slice(2))]) expect(kept).not.toContain(secret);
    const account = await bed().app.inject({ url: '/mostrador/api/sesion/cuenta', headers: { cookie } });
    expect(account.json().segundoFactor).toEqual({ activo: true, codigosRestantes: 10, loPideElRol: false });
    expect(account.body).not.toContain(secreto);
    expect(await acts()).toContain('activar segundo factor');
  });

  it('asks for the password, and for a code of that very secret within a quarter of an hour', async () => {
    const cookie = cookiesOf(await login());
    const nothing = await post('sesion/segundo-factor/preparar', {}, cookie);
    expect(nothing.json().campos).toEqual([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
    const shown = (await post('sesion/segundo-factor/preparar', { contrasena: PASSWORD }, cookie)).json();
    const activate = (codigo: string) =>
      post('sesion/segundo-factor/activar', { inscripcion: shown.inscripcion, codigo }, cookie);
    expect((await activate('000000')).json().campos).toEqual([{ campo: 'codigo', message: WRONG }]);
    bed().clock.advance(15 * 60_000 + 1);
    expect((await activate(codeOf(shown.secreto))).json().message).toBe(
      'Pasó demasiado tiempo desde que se mostró la clave. Empiece de nuevo.',
    );
  });

  it('is not done with the secret that another person was shown', async () => {
    const cookie = cookiesOf(await login());
    const others = cookiesOf(await login(PASSWORD, { numiden: 100_003 }));
    const shown = (await post('sesion/segundo-factor/preparar', { contrasena: PASSWORD }, others)).json();
    const body = { inscripcion: shown.inscripcion, codigo: codeOf(shown.secreto) };
    expect((await post('sesion/segundo-factor/activar', body, cookie)).statusCode).toBe(409);
  });

  it('ends the other sessions, and takes the place of the one before', async () => {
    const elsewhere = cookiesOf(await login());
    const first = await enrol();
    const read = (cookie: string) => bed().app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie } });
    expect([(await read(elsewhere)).statusCode, (await read(first.cookie)).statusCode]).toEqual([401, 200]);
    const asked = { contrasena: PASSWORD, codigo: codeOf(first.secreto) };
    const shown = (await post('sesion/segundo-factor/preparar', asked, first.cookie)).json();
    const codigo = codeOf(shown.secreto);
    await post('sesion/segundo-factor/activar', { inscripcion: shown.inscripcion, codigo }, first.cookie);
    bed().clock.advance(STEP_MS);
    expect((await enter(codeOf(first.secreto))).json().message).toBe(WRONG);
    expect((await enter(first.codigos[0] ?? '')).json().message).toBe(WRONG);
    expect((await enter(codeOf(shown.secreto))).statusCode).toBe(200);
  });
});

describe('a role that asks for a second factor', () => {
  const PENDING = 'Antes de continuar debe activar su segundo factor.';

  it('lets its people do nothing but take one up, and everything afterwards in the same session', async () => {
    await askOfRole();
    const cookie = cookiesOf(await login());
    const read = (ruta: string) => bed().app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
    expect((await read('sesion/actual')).json()).toMatchObject({ pendiente: 'segundoFactor' });
    const refused = await read('sesion/cuenta');
    expect([refused.statusCode, refused.json().message]).toEqual([403, PENDING]);
    // The password was right a moment ago.
    const shown = (await post('sesion/segundo-factor/preparar', {}, cookie)).json();
    const body = { inscripcion: shown.inscripcion, codigo: codeOf(shown.secreto) };
    expect((await post('sesion/segundo-factor/activar', body, cookie)).statusCode).toBe(200);
    expect((await read('sesion/actual')).json()).not.toHaveProperty('pendiente');
    expect((await read('sesion/cuenta')).json().segundoFactor.loPideElRol).toBe(true);
  });

  it('asks for a password of one’s own first', async () => {
    await askOfRole();
    await bed().db.update(usuarios).set({ contrasenaProvisional: true });
    const cookie = cookiesOf(await login());
    const pending = async () =>
      (await bed().app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie } })).json().pendiente;
    expect(await pending()).toBe('contrasena');
    const fresh = { actual: PASSWORD, nueva: 'caballo correcto batería' };
    expect((await post('sesion/contrasena', fresh, cookie)).statusCode).toBe(200);
    expect(await pending()).toBe('segundoFactor');
  });

  it('does not cut who works already, and does not let them take theirs away', async () => {
    const { secreto, cookie } = await enrol();
    await askOfRole();
    expect((await bed().app.inject({ url: '/mostrador/api/sesion/cuenta', headers: { cookie } })).statusCode).toBe(200);
    const again = { contrasena: PASSWORD, codigo: codeOf(secreto) };
    const refused = await post('sesion/segundo-factor/quitar', again, cookie);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Su rol pide segundo factor: puede cambiarlo por otro, no quitarlo.',
    ]);
  });
});

describe('what is grave asks for the code again', () => {
  it.each([
    ['ending one’s other sessions', 'sesion/terminar-otras', {}],
    ['ending one session', 'sesion/terminar', { id: 1 }],
    ['taking one’s own second factor away', 'sesion/segundo-factor/quitar', {}],
    ['showing the key of another one', 'sesion/segundo-factor/preparar', {}],
  ])('%s', async (_what, ruta, body) => {
    const { secreto, cookie } = await enrol();
    const fault = async (given: object) => (await post(ruta, { ...body, ...given }, cookie)).json().campos;
    expect(await fault({})).toEqual([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
    const codigo = codeOf(secreto);
    expect(await fault({ contrasena: PASSWORD })).toEqual([
      { campo: 'codigo', message: 'Escriba el código de su aplicación de códigos.' },
    ]);
    expect(await fault({ contrasena: 'otra cosa', codigo })).toEqual([
      { campo: 'contrasena', message: 'La contraseña no es correcta.' },
    ]);
    expect(await fault({ contrasena: PASSWORD, codigo: '000000' })).toEqual([{ campo: 'codigo', message: WRONG }]);
    expect(await fault({ contrasena: PASSWORD, codigo })).toBeUndefined();
    expect(await fault({ contrasena: PASSWORD, codigo })).toBeOneOf([
      [{ campo: 'codigo', message: USED }],
      // The one that took it away has none any more.
      undefined,
    ]);
  });

  it('a new password too', async () => {
    const { secreto, cookie } = await enrol();
    const body = { actual: PASSWORD, nueva: 'caballo correcto batería' };
    expect((await post('sesion/contrasena', body, cookie)).json().campos[0].campo).toBe('codigo');
    expect((await post('sesion/contrasena', { ...body, codigo: codeOf(secreto) }, cookie)).statusCode).toBe(200);
  });
});

describe('taking another person’s second factor away', () => {
  const take = async () => {
    const admin = cookiesOf(await login(PASSWORD, { numiden: 100_001 }));
    return post('usuario/quitar-segundo-factor', { id: ASESOR, idAplicacion: 146 }, admin);
  };

  it('ends his sessions, and lets him in by the password alone; it is told who did it', async () => {
    const { cookie } = await enrol();
    const done = await take();
    expect([done.statusCode, done.json().descripcion]).toEqual([
      200,
      'El segundo factor de Beto Asesor se quitó; sus sesiones terminaron',
    ]);
    expect((await bed().app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie } })).statusCode).toBe(401);
    expect((await login()).json().codigo).toBe(1);
    const rows = await bed().db.select().from(bitacora).where(eq(bitacora.accion, 'quitarSegundoFactor'));
    expect(rows.map(({ numiden, idEntidad }) => [numiden, idEntidad])).toEqual([[100_001, String(ASESOR)]]);
    expect((await take()).json().message).toBe('Beto Asesor no tiene segundo factor.');
  });

  it('is done by nobody to himself, nor to who may more', async () => {
    const own = await enrol(100_001);
    const body = { id: 100_001, idAplicacion: 146 };
    expect((await post('usuario/quitar-segundo-factor', body, own.cookie)).json().message).toBe(
      'Su propio segundo factor se cambia en «Mi cuenta».',
    );
    await bed()
      .db.update(usuarios)
      .set({ permisos: [26, 25] })
      .where(eq(usuarios.numiden, ASESOR));
    const weaker = cookiesOf(await login());
    expect((await post('usuario/quitar-segundo-factor', body, weaker)).json().message).toMatch(
      /^Esta persona puede más que usted/,
    );
  });
});
