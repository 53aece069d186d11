import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { servidores } from '../../../server/platform/db/schema/configuracion.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';

import { add, ask, bed, cookie, ERP, OTHER, openServersDesk, PASS, rowOf, WHO } from './servidores.desk.ts';

openServersDesk();

describe('a server', () => {
  it('is added, and read without its password', async () => {
    const id = await add();
    const whole = { ...ERP, id, activo: true, tienePass: true, passIlegible: false, version: 1 };
    expect((await ask('GET', 'obtener-server')).json()).toEqual([whole]);
    expect((await ask('GET', `obtener-server/${id}`)).json()).toEqual(whole);
    const without = await add({ pass: null });
    expect((await ask('GET', `obtener-server/${without}`)).json()).toMatchObject({ tienePass: false });
  });

  it('that is none is told so', async () => {
    for (const answer of [
      await ask('GET', 'obtener-server/9'),
      await ask('GET', 'switch/9'),
      await ask('PUT', 'editar', { ...ERP, id: 9 }),
      await ask('PUT', 'actualizar', { ...ERP, id: 9, pass: null }),
      await ask('POST', 'test', { ...ERP, id: 9 }),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'No existe ese servidor.']);
    }
  });

  it('is added once under one key, with the password that it was sent with', async () => {
    const send = (pass: string) => ask('POST', 'guardar', { ...ERP, pass }, { key: 'la-misma-clave' });
    const [first, again, another] = [await send(PASS), await send(PASS), await send('otra')];
    expect(again.json()).toEqual(first.json());
    expect(another.statusCode).toBe(409);
    expect(await bed.db.select().from(servidores)).toHaveLength(1);
  });

  it('is told field by field what is wrong with it', async () => {
    const answer = await ask('POST', 'guardar', { ...ERP, servidor: '', puerto: 70_000, url: 'ftp://x' });
    expect(answer.json().campos).toEqual([
      { campo: 'servidor', message: 'Campo requerido' },
      { campo: 'puerto', message: 'Escriba un puerto entre 1 y 65535.' },
      { campo: 'url', message: 'Escriba una dirección que empiece con http:// o https://' },
    ]);
  });

  it('is edited but for its password, which a client cannot change here by mistake', async () => {
    const id = await add();
    const { passCifrado } = await rowOf(id);
    const answer = await ask('PUT', 'editar', { ...ERP, id, version: 1, usuario: 'otro', path: '/v2' });
    expect(answer.json()).toEqual({ codigo: 1, descripcion: 'Servidor editado con éxito', id, version: 2 });
    expect(await rowOf(id)).toMatchObject({ usuario: 'otro', path: '/v2', passCifrado, version: 2 });
    expect((await ask('PUT', 'editar', { ...ERP, id, version: 2, pass: 'x' })).statusCode).toBe(400);
  });

  it('gets another password, or none, with all the rest', async () => {
    const id = await add();
    const { passCifrado } = await rowOf(id);
    const elsewhere = { ...ERP, id, servidor: 'otro.cadena.mx' };
    expect((await ask('PUT', 'actualizar', { ...elsewhere, version: 1, pass: 'nueva' })).statusCode).toBe(200);
    const after = await rowOf(id);
    expect(after.passCifrado).not.toBe(passCifrado);
    await ask('PUT', 'actualizar', { ...elsewhere, version: 2, pass: null });
    expect((await rowOf(id)).passCifrado).toBeNull();
  });

  it.each([{ servidor: 'malo.mx' }, { puerto: 9999 }, { url: 'https://malo.mx' }, { url: 'http://erp.cadena.mx' }])(
    'keeps its password from going elsewhere: %j',
    async (changes) => {
      const id = await add();
      const before = await rowOf(id);
      const answer = await ask('PUT', 'editar', { ...ERP, ...changes, id, version: 1 });
      const message = 'Escriba de nuevo la contraseña: el servidor cambió.';
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { codigo: 400, message, campos: [{ campo: 'pass', message }] },
      ]);
      expect(await rowOf(id)).toEqual(before);
    },
  );

  it('without a password may go anywhere', async () => {
    const id = await add({ pass: null });
    expect((await ask('PUT', 'editar', { ...ERP, servidor: 'otro.mx', id, version: 1 })).statusCode).toBe(200);
  });

  it('that others changed meanwhile is not overwritten, and says what they changed', async () => {
    const id = await add();
    await ask(
      'PUT',
      'actualizar',
      { ...ERP, id, version: 1, usuario: 'otro', pass: 'otra' },
      { as: await bed.signIn(OTHER) },
    );
    const before = await rowOf(id);
    const answer = await ask('PUT', 'editar', { ...ERP, id, version: 1, path: '/mio' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'El servidor erp.cadena.mx cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
      entidad: 'servidor',
      id,
      version: 2,
      cambios: [{ accion: 'Usuario: de mostrador a otro. Contraseña: cambió', version: 2, autor: { numiden: OTHER } }],
    });
    expect(await rowOf(id)).toEqual(before);
  });
});

describe('the switch', () => {
  it('turns a server off and on, once for each key', async () => {
    const id = await add();
    const off = () => ask('GET', `switch/${id}?version=1&activo=false`, undefined, { key: 'apagar-una-vez' });
    expect((await off()).json()).toEqual({ codigo: 1, descripcion: 'Servidor apagado con éxito', id, version: 2 });
    expect((await off()).json().version).toBe(2);
    expect((await rowOf(id)).activo).toBe(false);
    expect((await ask('GET', `switch/${id}?version=2`)).json().descripcion).toBe('Servidor encendido con éxito');
    expect((await rowOf(id)).activo).toBe(true);
  });

  it('does nothing for who saw another version, or what is so already', async () => {
    const id = await add();
    await ask('GET', `switch/${id}?version=1&activo=false`);
    const stale = await ask('GET', `switch/${id}?version=1&activo=false`);
    expect([stale.statusCode, stale.json().cambios[0].accion]).toEqual([409, 'Activo: de Sí a No']);
    const already = await ask('GET', `switch/${id}?version=2&activo=false`);
    expect([already.statusCode, already.json().message]).toEqual([409, 'El servidor ya está apagado.']);
    expect((await rowOf(id)).version).toBe(2);
  });

  it.each([
    ['a link, an image or an address in the bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, null],
    ['a link in a page of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, null],
    ['an old browser', { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1)' }, null],
    ['another site, whatever it sends', { 'sec-fetch-site': 'cross-site' }, 'una-clave-ajena'],
    ['another site of an old browser', { origin: 'https://malo.mx' }, 'una-clave-ajena'],
  ])('is not turned by %s', async (_what, headers, key) => {
    const id = await add();
    const answer = await ask('GET', `switch/${id}`, undefined, { headers, key });
    expect(answer.statusCode).toBe(403);
    expect((await rowOf(id)).activo).toBe(true);
  });

  it('is not turned by who asks for headers alone', async () => {
    const id = await add();
    const answer = await bed.app.inject({
      method: 'HEAD',
      url: `/mostrador/api/panel/switch/${id}`,
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(405);
    expect((await rowOf(id)).activo).toBe(true);
  });

  it('is turned by the app’s own code, and by a program that is no browser', async () => {
    const id = await add();
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'user-agent': 'Mozilla/5.0' };
    expect((await ask('GET', `switch/${id}`, undefined, { headers: own })).statusCode).toBe(200);
    expect((await ask('GET', `switch/${id}`, undefined, { key: null })).statusCode).toBe(200);
  });
});

describe('the audit', () => {
  it('holds who changed what, before and after, and of the password only that it changed', async () => {
    const id = await add();
    await ask('PUT', 'actualizar', { ...ERP, id, version: 1, pass: 'otra' });
    await ask('GET', `switch/${id}`);
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'servidor')).orderBy(asc(bitacora.id));
    const kept = { ...ERP, activo: true, pass: 'guardada' };
    expect(rows.map(({ accion, numiden, antes, despues }) => ({ accion, numiden, antes, despues }))).toEqual([
      { accion: 'guardarServidor', numiden: WHO, antes: null, despues: { ...kept, version: 1 } },
      { accion: 'actualizarServidor', numiden: WHO, antes: kept, despues: { ...kept, pass: 'cambió', version: 2 } },
      { accion: 'cambiarServidor', numiden: WHO, antes: kept, despues: { ...kept, activo: false, version: 3 } },
    ]);
  });
});
