import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codigosRecuperacion, segundosFactores, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, sessions } from '../../../server/platform/db/schema/system.ts';
import { CHEAP_PASSWORDS } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, cookiesOf, openFactorDesk, STEP_MS, USED, WRONG } from './segundoFactor.desk.ts';

const OVER = 'Pasó demasiado tiempo desde la contraseña, o cambió algo de su cuenta. Escriba su contraseña de nuevo.';

const { bed, post, login, codeOf, enrol, enter, acts } = openFactorDesk();

describe('signing in with a second factor', () => {
  it('opens nothing before the code', async () => {
    const { secreto } = await enrol();
    await bed().db.delete(sessions);
    const first = await login();
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { codigo: 2, descripcion: 'Escriba el código de su aplicación de códigos.' },
    ]);
    expect(first.cookies.map(({ name }) => name)).toEqual(['mostrador_viaje']);
    expect(await bed().db.select().from(sessions)).toEqual([]);
    const second = await post('sesion/codigo', { codigo: codeOf(secreto) }, cookiesOf(first));
    expect([second.statusCode, second.json().codigo]).toEqual([200, 1]);
    expect(await bed().db.select().from(sessions)).toHaveLength(1);
    const [row] = (await bed().db.select().from(bitacora).orderBy(bitacora.id)).slice(-1);
    expect(row).toMatchObject({ accion: 'iniciar sesión', despues: { con: 'código' } });
  });

  it.each([
    ['one step before', -1, 200],
    ['one step after', 1, 200],
    ['two steps after', 2, 401],
  ])('takes a code of %s', async (_which, steps, status) => {
    const { secreto } = await enrol();
    bed().clock.advance(10 * STEP_MS);
    expect((await enter(codeOf(secreto, steps))).statusCode).toBe(status);
  });

  it('takes a code once, and none of an earlier step', async () => {
    const { secreto } = await enrol();
    bed().clock.advance(10 * STEP_MS);
    const [before, now] = [codeOf(secreto, -1), codeOf(secreto)];
    expect((await enter(now)).statusCode).toBe(200);
    const again = await enter(now);
    expect([again.statusCode, again.json().message]).toEqual([401, USED]);
    expect((await enter(before)).json().message).toBe(USED);
  });

  it('takes each code of recovery once, however it is typed', async () => {
    const { codigos } = await enrol();
    const [first = '', second = ''] = codigos;
    expect((await enter(first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await enter(first)).json()).toMatchObject({ message: WRONG, campos: [{ campo: 'codigo' }] });
    expect((await enter(second)).statusCode).toBe(200);
    expect(await bed().db.select().from(codigosRecuperacion)).toHaveLength(8);
  });

  it('asks for the password again after five minutes, after another one, and in another browser', async () => {
    const { secreto } = await enrol();
    const late = cookiesOf(await login());
    bed().clock.advance(5 * 60_000 + 1);
    const answers = [await post('sesion/codigo', { codigo: codeOf(secreto) }, late)];
    const before = cookiesOf(await login());
    const other = await CHEAP_PASSWORDS.hash('otra cosa muy larga');
    await bed().db.update(usuarios).set({ contrasenaHash: other });
    answers.push(await post('sesion/codigo', { codigo: codeOf(secreto) }, before));
    answers.push(await post('sesion/codigo', { codigo: codeOf(secreto) }));
    answers.push(await post('sesion/codigo', { codigo: codeOf(secreto) }, 'mostrador_viaje=v1.a.b.c'));
    expect(answers.map((each) => [each.statusCode, each.json().message])).toEqual(answers.map(() => [401, OVER]));
  });

  it('judges again at the code whether the person may enter, and where', async () => {
    const { secreto } = await enrol();
    const waiting = [cookiesOf(await login()), cookiesOf(await login())] as const;
    await bed()
      .db.update(usuarios)
      .set({ tiendas: [2] })
      .where(eq(usuarios.numiden, ASESOR));
    expect((await post('sesion/codigo', { codigo: codeOf(secreto) }, waiting[0])).json().codigo).toBe(-3);
    await bed().db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, ASESOR));
    expect((await post('sesion/codigo', { codigo: codeOf(secreto) }, waiting[1])).statusCode).toBe(401);
  });

  it('brakes wrong codes as wrong passwords, and no right password in between forgives them', async () => {
    const { secreto } = await enrol();
    const seen = [];
    for (let time = 0; time < 5; time += 1) seen.push((await enter('000000')).statusCode);
    expect(seen).toEqual([401, 401, 401, 401, 401]);
    expect((await login()).statusCode).toBe(429);
    bed().clock.advance(1_000);
    const waiting = cookiesOf(await login());
    expect((await post('sesion/codigo', { codigo: '000000' }, waiting)).statusCode).toBe(401);
    const braked = await post('sesion/codigo', { codigo: codeOf(secreto) }, waiting);
    expect([braked.statusCode, braked.json().message]).toEqual([
      429,
      'Demasiados intentos fallidos. Espere 2 segundos e intente de nuevo.',
    ]);
    bed().clock.advance(2_000);
    expect((await post('sesion/codigo', { codigo: codeOf(secreto) }, waiting)).statusCode).toBe(200);
    expect((await acts()).filter((act) => act === 'rechazar inicio de sesión').length).toBeGreaterThan(4);
  });

  it('lets one of twenty enter by the same code, at one server and at two', async () => {
    const { secreto } = await enrol();
    const other = await secondServer(bed(), { passwords: CHEAP_PASSWORDS });
    for (const apps of [[bed().app], [bed().app, other]]) {
      bed().clock.advance(10 * STEP_MS);
      await bed().db.delete(sessions);
      const codigo = codeOf(secreto);
      // Each from a network of its own, so that no brake holds them apart.
      const waiting = await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const [app = bed().app, ip] = [apps[n % apps.length], `10.9.${n}.1`];
          return { app, ip, cookie: cookiesOf(await login(undefined, { app, ip })) };
        }),
      );
      const answers = await Promise.all(
        waiting.map(({ app, ip, cookie }) => post('sesion/codigo', { codigo }, cookie, { app, ip })),
      );
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
      expect(await bed().db.select().from(sessions)).toHaveLength(1);
    }
    await other.close();
  });

  it('says so where the secret was sealed with another key; a code of recovery enters all the same', async () => {
    const { secreto, codigos } = await enrol();
    await bed().db.update(segundosFactores).set({ secreto: 'v1.0123456789ab.AAAA.BBBB' });
    expect((await enter(codeOf(secreto))).json().message).toMatch(/^Su segundo factor no se puede leer/);
    expect((await enter(codigos[3] ?? '')).statusCode).toBe(200);
  });
});
