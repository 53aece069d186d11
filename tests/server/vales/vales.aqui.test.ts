/** A manager decides at the maker's computer, by number and password (POST vales/autorizar-aqui). */
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, frenosLogin, idempotencia, sessions } from '../../../server/platform/db/schema/system.ts';
import { valeLogs } from '../../../server/platform/db/schema/vales.ts';
import { CHEAP_PASSWORDS } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import { FACTURISTA, GERENTE, type WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, sell, voucherOf, voucherRow } from './vales.desk.ts';

const PASSWORD = 'tres tristes tigres';
const WRONG = 'El número de empleado o la contraseña no son correctos.';

let desk: WorkDesk;
let asker: Person;
const apps: FastifyInstance[] = [];
let vale: { readonly id: number; readonly version: number };

beforeAll(async () => {
  desk = await openVoucherDesk();
  asker = await askedForPasswords(ASESOR);
  await desk.db.update(usuarios).set({ contrasenaHash: await CHEAP_PASSWORDS.hash(PASSWORD) });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await desk.bed.close();
});

/** A person at a server that asks for passwords: a session is the database's, and holds there too. */
async function askedForPasswords(numiden: number): Promise<Person> {
  const config = { ...desk.bed.config, auth: 'contrasena' } as const;
  const app = await secondServer(desk.bed, { config, passwords: CHEAP_PASSWORDS });
  apps.push(app);
  return new Person({ ...desk.bed, app }, await desk.bed.signIn(numiden));
}

beforeEach(async () => {
  await desk.db.delete(frenosLogin);
  // Over the amount that a store gives back without asking.
  const operacion = await sell(desk, [{ unidades: 1, pesos: 9_000 }]);
  vale = await voucherOf(asker, await asking(desk, operacion, { 1: 1 }));
  expect(await voucherRow(desk, vale.id)).toMatchObject({ estado: ESTADO_VALE.porAutorizar });
});

function here(changes: Readonly<Record<string, unknown>> = {}, key = newKey(), who = asker) {
  const { id, version } = vale;
  const body = { id, version, comentario: 'Se revisó la caja.', numiden: String(GERENTE), contrasena: PASSWORD };
  return who.send('vales/autorizar-aqui', { ...body, ...changes }, key);
}

/** The rows of tried passwords, oldest first. */
function triesInTheAudit() {
  return desk.db
    .select()
    .from(bitacora)
    .where(inArray(bitacora.accion, ['rechazar inicio de sesión', 'dar contraseña en otra sesión']))
    .orderBy(bitacora.id);
}

async function state(): Promise<number> {
  return (await voucherRow(desk, vale.id)).estado;
}

describe('a decision at the computer of a colleague', () => {
  it('is the manager’s, names both, and leaves the session as it was', async () => {
    const open = await desk.db.$count(sessions);
    const answer = await here();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ codigo: 1, estado: { id: ESTADO_VALE.vigente, nombre: 'VIGENTE' } });
    expect(await voucherRow(desk, vale.id)).toMatchObject({
      estado: ESTADO_VALE.vigente,
      numidenResuelve: GERENTE,
      comentarioResuelve: 'Se revisó la caja.',
    });
    const [entry] = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'autorizarValeAqui'));
    expect(entry).toMatchObject({ numiden: GERENTE, idEntidad: String(vale.id), despues: { enSesionDe: ASESOR } });
    const history = (await asker.post('vales/obtenerVale', { valeId: vale.id })).json().logs;
    expect(JSON.stringify(history)).toContain('Vale autorizado en el equipo de Beto Asesor: Se revisó la caja.');
    expect(await desk.db.$count(sessions)).toBe(open);
    expect((await asker.get('sesion/actual')).json()).toMatchObject({ numiden: ASESOR });
  });

  it('is to refuse it too, with a comment, by the same words and under both names', async () => {
    const { id, version } = vale;
    const reject = (changes: object) =>
      asker.send('vales/rechazar-aqui', {
        ...{ id, version, comentario: 'No procede así.', numiden: String(GERENTE), contrasena: PASSWORD, ...changes },
      });
    const wordless = await reject({ comentario: ' ' });
    expect([wordless.statusCode, wordless.json().campos]).toEqual([
      400,
      [{ campo: 'comentario', message: 'Escriba al menos 5 caracteres.' }],
    ]);
    const wrong = await reject({ contrasena: 'otra cosa del todo' });
    expect([wrong.statusCode, wrong.body.includes(WRONG)]).toEqual([400, true]);
    expect((await reject({ numiden: String(ASESOR) })).statusCode).toBe(403);
    expect(await state()).toBe(ESTADO_VALE.porAutorizar);
    const answer = await reject({});
    expect(answer.json()).toMatchObject({ codigo: 1, estado: { id: ESTADO_VALE.rechazado } });
    expect(await voucherRow(desk, id)).toMatchObject({
      numidenResuelve: GERENTE,
      comentarioResuelve: 'No procede así.',
      saldo: 0,
    });
    const [entry] = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'rechazarValeAqui'));
    expect(entry).toMatchObject({ numiden: GERENTE, idEntidad: String(id), despues: { enSesionDe: ASESOR } });
    const history = (await asker.post('vales/obtenerVale', { valeId: id })).json().logs;
    expect(JSON.stringify(history)).toContain('Vale rechazado en el equipo de Beto Asesor: No procede así.');
  });

  it('is done once, however often it is sent, and its password is kept nowhere', async () => {
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 4 }, () => here({}, key)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const decided = await desk.db.select().from(valeLogs).where(eq(valeLogs.idVale, vale.id));
    expect(decided.filter(({ accion }) => JSON.stringify(accion).includes('"autorizar"'))).toHaveLength(1);
    const kept = [
      ...(await desk.db.select().from(idempotencia)),
      ...(await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(50)),
      ...decided,
    ];
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  });

  it.each([
    ['the maker', { numiden: String(ASESOR) }, 403, 'No tiene permiso para autorizarlo.'],
    ['who may not authorize', { numiden: String(FACTURISTA) }, 403, 'No tiene permiso para autorizarlo.'],
    ['a wrong password', { contrasena: 'otra cosa del todo' }, 400, WRONG],
    ['an unknown number', { numiden: '999999' }, 400, WRONG],
    ['no password', { contrasena: '' }, 400, 'Escriba la contraseña de quien autoriza.'],
    ['a number that is none', { numiden: '12a' }, 400, 'El número de empleado lleva solo dígitos, diez como máximo.'],
  ])('is refused to %s', async (_who, given, status, text) => {
    const answer = await here(given);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(await state()).toBe(ESTADO_VALE.porAutorizar);
  });

  it('is refused to a maker who may authorize, whose own it is', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 9_000 }]);
    const manager = await askedForPasswords(GERENTE);
    vale = await voucherOf(manager, await asking(desk, operacion, { 1: 1 }));
    for (const who of [manager, asker]) {
      const answer = await here({}, newKey(), who);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('Usted hizo este vale: lo decide otra persona.');
    }
    expect(await state()).toBe(ESTADO_VALE.porAutorizar);
  });

  it.each([
    ['whose password is provisional', { contrasenaProvisional: true }, 400, 'Su contraseña es provisional'],
    ['who left', { activo: false }, 400, 'El usuario no tiene acceso a la aplicación.'],
    ['who may do nothing any more', { permisos: [] }, 403, ''],
    ['who works at another store', { tiendas: [2] }, 403, ''],
  ])('is refused to somebody %s', async (_who, changes, status, text) => {
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, GERENTE));
    if (before === undefined) throw new Error('There is no manager.');
    await desk.db.update(usuarios).set(changes).where(eq(usuarios.numiden, GERENTE));
    const answer = await here();
    await desk.db.update(usuarios).set(before).where(eq(usuarios.numiden, GERENTE));
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(await state()).toBe(ESTADO_VALE.porAutorizar);
  });

  it('is braked as a login is, and each refusal is in the audit', async () => {
    const answers = [];
    for (let times = 0; times < 12; times += 1) answers.push((await here({ contrasena: 'otra cosa' })).statusCode);
    expect(answers[0]).toBe(400);
    expect(answers.at(-1)).toBe(429);
    // The right one must wait too.
    expect((await here()).statusCode).toBe(429);
    expect(await state()).toBe(ESTADO_VALE.porAutorizar);
    const refused = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'rechazar inicio de sesión'));
    expect(refused.at(-1)).toMatchObject({ idEntidad: String(GERENTE) });
  });

  it.each([
    ['a wrong password', { contrasena: 'otra cosa del todo' }, 400, 'rechazar inicio de sesión', GERENTE],
    ['a right one', {}, 200, 'dar contraseña en otra sesión', GERENTE],
    ['a right one for no voucher', { id: 999_999 }, 404, 'dar contraseña en otra sesión', GERENTE],
    ['a right one that comes too late', { version: 99 }, 409, 'dar contraseña en otra sesión', GERENTE],
    ['a right one of who may not', { numiden: String(FACTURISTA) }, 403, 'dar contraseña en otra sesión', FACTURISTA],
  ])('leaves one row of the audit with whose session it was: %s', async (_which, given, status, accion, who) => {
    const before = await triesInTheAudit();
    expect((await here(given)).statusCode).toBe(status);
    expect((await triesInTheAudit()).slice(before.length)).toEqual([
      expect.objectContaining({
        accion,
        idEntidad: String(who),
        despues: expect.objectContaining({ enSesionDe: ASESOR }),
      }),
    ]);
  });

  it.each([
    ['for no voucher', { id: 999_999 }, { activo: true }, 404],
    ['that comes too late', { version: 99 }, { activo: true }, 409],
    ['of who may not enter here', {}, { tiendas: [2] }, 403],
  ])('forgives no failures with a right password %s, and counts it as none', async (_which, given, changes, status) => {
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, GERENTE));
    if (before === undefined) throw new Error('There is no manager.');
    for (let times = 0; times < 4; times += 1) expect((await here({ contrasena: 'otra cosa' })).statusCode).toBe(400);
    await desk.db.update(usuarios).set(changes).where(eq(usuarios.numiden, GERENTE));
    expect((await here(given)).statusCode).toBe(status);
    expect((await here(given)).statusCode).toBe(status);
    await desk.db.update(usuarios).set(before).where(eq(usuarios.numiden, GERENTE));
    expect((await here({ contrasena: 'otra cosa' })).statusCode).toBe(400);
    expect((await here()).statusCode).toBe(429);
  });

  it('forgives the failures before it once it is done', async () => {
    for (let times = 0; times < 4; times += 1) await here({ contrasena: 'otra cosa' });
    expect((await here()).statusCode).toBe(200);
    for (let times = 0; times < 4; times += 1) expect((await here({ contrasena: 'otra cosa' })).statusCode).toBe(400);
  });

  it('is not there where nobody is asked for a password', async () => {
    const plain = new Person(desk.bed, await desk.bed.signIn(ASESOR));
    const answer = await here({}, newKey(), plain);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(
      'Este servidor no pide contraseñas: nadie puede autorizar en el equipo de otra persona.',
    );
  });

  it('of twenty at once on two servers is one', async () => {
    const other = await askedForPasswords(ASESOR);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => here({}, newKey(), place % 2 === 0 ? asker : other)),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await state()).toBe(ESTADO_VALE.vigente);
  });
});
