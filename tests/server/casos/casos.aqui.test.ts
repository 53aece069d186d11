/** A manager decides what a case asks for at the computer of who asked, by number and password (POST caso/autorizar-aqui). */
import { and, eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { sealSecret } from '../../../server/personas/segundoFactor/factor.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { roles, segundosFactores, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, frenosLogin, sessions } from '../../../server/platform/db/schema/system.ts';
import { CHEAP_PASSWORDS, TEST_NOW, TEST_SECRETS } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from './casos.desk.ts';
import { caseIn, FACTURISTA, GERENTE, openWorkDesk, type WorkDesk } from './casos.works.ts';

const PASSWORD = 'tres tristes tigres';
const WRONG = 'El número de empleado o la contraseña no son correctos.';

let desk: WorkDesk;
let asker: Person;
let app: FastifyInstance;
let caso = 0;

beforeAll(async () => {
  desk = await openWorkDesk();
  const config = { ...desk.bed.config, auth: 'contrasena' } as const;
  app = await secondServer(desk.bed, { config, passwords: CHEAP_PASSWORDS });
  asker = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
  await desk.db.update(usuarios).set({ contrasenaHash: await CHEAP_PASSWORDS.hash(PASSWORD) });
});
afterAll(async () => {
  await app.close();
  await desk.bed.close();
});
beforeEach(async () => {
  await desk.db.delete(frenosLogin);
  caso = await caseIn(desk, ESTADO.enProceso);
  const asked = await asker.send('caso/solicitar-autorizacion', {
    idCaso: caso,
    motivo: 'Venció el plazo.',
    version: 1,
  });
  expect(asked.statusCode, asked.body).toBe(200);
});

function here(changes: Readonly<Record<string, unknown>> = {}, key = newKey()) {
  const decision = { idCaso: caso, version: 2, autorizado: true, comentario: 'Se revisó con el cliente.' };
  return asker.send(
    'caso/autorizar-aqui',
    { ...decision, numiden: String(GERENTE), contrasena: PASSWORD, ...changes },
    key,
  );
}

async function row() {
  const [found] = await desk.db.select().from(casos).where(eq(casos.id, caso));
  return found;
}

describe('the decision on a case at the computer of a colleague', () => {
  it.each([
    [true, 'Caso autorizado en el equipo de Beto Asesor: Se revisó con el cliente.'],
    [false, 'Caso no autorizado en el equipo de Beto Asesor: Se revisó con el cliente.'],
  ])('is the manager’s, yes or no, names both, and leaves the session as it was: %s', async (autorizado, told) => {
    const open = await desk.db.$count(sessions);
    const answer = await here({ autorizado });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await row()).toMatchObject({
      autorizado,
      usuarioAutoriza: GERENTE,
      comentarioAutorizacion: 'Se revisó con el cliente.',
    });
    const [entry] = await desk.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.accion, 'autorizarCasoAqui'), eq(bitacora.idEntidad, String(caso))));
    expect(entry).toMatchObject({ numiden: GERENTE, despues: { enSesionDe: ASESOR } });
    expect((await asker.get(`caso/detalle/${caso}`)).body).toContain(told);
    expect(await desk.db.$count(sessions)).toBe(open);
    expect((await asker.get('sesion/actual')).json()).toMatchObject({ numiden: ASESOR });
  });

  it.each([
    ['who asked', { numiden: String(ASESOR) }, 403, ''],
    ['who may not authorize', { numiden: String(FACTURISTA) }, 403, ''],
    ['a wrong password', { contrasena: 'otra cosa del todo' }, 400, WRONG],
    ['an unknown number', { numiden: '999999' }, 400, WRONG],
    ['a no without a comment', { autorizado: false, comentario: ' ' }, 400, 'Escriba al menos 5 caracteres.'],
  ])('is refused to %s', async (_who, given, status, text) => {
    const answer = await here(given);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.body).toContain(text);
    expect(await row()).toMatchObject({ autorizado: null, usuarioAutoriza: null });
  });

  it('is braked as a login is, and not there where nobody is asked for a password', async () => {
    const codes = [];
    for (let times = 0; times < 12; times += 1) codes.push((await here({ contrasena: 'otra cosa' })).statusCode);
    expect([codes[0], codes.at(-1), (await here()).statusCode]).toEqual([400, 429, 429]);
    const plain = await desk.asesor.send('caso/autorizar-aqui', {
      ...{
        idCaso: caso,
        version: 2,
        autorizado: true,
        comentario: 'Procede.',
        numiden: String(GERENTE),
        contrasena: PASSWORD,
      },
    });
    expect(plain.statusCode).toBe(409);
    expect(await row()).toMatchObject({ autorizado: null });
  });

  it.each([
    ['a wrong password', { contrasena: 'otra cosa del todo' }, 400, 'rechazar inicio de sesión'],
    ['a right one for no case', { idCaso: 999_999 }, 404, 'dar contraseña en otra sesión'],
    ['a right one that comes too late', { version: 99 }, 409, 'dar contraseña en otra sesión'],
  ])('leaves one row of the audit, and forgives nothing when it fails: %s', async (_which, given, status, accion) => {
    for (let times = 0; times < 3; times += 1) await here({ contrasena: 'otra cosa' });
    const tries = () => desk.db.select().from(bitacora).where(eq(bitacora.accion, accion)).orderBy(bitacora.id);
    const before = await tries();
    expect((await here(given)).statusCode).toBe(status);
    expect((await tries()).slice(before.length)).toMatchObject([
      { idEntidad: String(GERENTE), despues: { enSesionDe: ASESOR } },
    ]);
    const [brake] = await desk.db
      .select()
      .from(frenosLogin)
      .where(like(frenosLogin.clave, `par:${GERENTE}:%`));
    expect(brake?.cuenta).toBe(status === 400 ? 4 : 3);
  });

  it('of twenty at once, half of them a no, is one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => here({ autorizado: place % 2 === 0 })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const logs = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, caso));
    expect(logs.filter(({ accion }) => /"(noA|a)utorizar"/.test(JSON.stringify(accion)))).toHaveLength(1);
  });
});

describe('of a manager who has a second factor', () => {
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const codeNow = () => TOTP.generate({ secret: Secret.fromBase32(SECRET), timestamp: desk.bed.clock.now.getTime() });

  beforeEach(async () => {
    desk.bed.clock.advance(60_000);
    const secreto = sealSecret(TEST_SECRETS, SECRET, GERENTE);
    await desk.db.delete(segundosFactores);
    await desk.db.insert(segundosFactores).values({ numiden: GERENTE, secreto, desde: TEST_NOW, ultimoPaso: 0 });
  });
  afterAll(() => desk.db.delete(segundosFactores));

  it('the code is asked for beside the password, and counts as a wrong password does', async () => {
    expect((await here()).json().campos).toEqual([
      { campo: 'codigo', message: 'Escriba el código de la aplicación de quien autoriza.' },
    ]);
    const faults = [];
    for (let time = 0; time < 5; time += 1) faults.push((await here({ codigo: '000000' })).json().message);
    expect(new Set(faults)).toEqual(new Set(['El código no es correcto.']));
    expect((await here({ codigo: codeNow() })).statusCode).toBe(429);
    expect(await row()).toMatchObject({ autorizado: null });
  });

  it('a code decides one thing, and the same request again under its key gets the same answer', async () => {
    const key = newKey();
    const codigo = codeNow();
    const first = await here({ codigo }, key);
    expect(first.statusCode, first.body).toBe(200);
    expect((await here({ codigo }, key)).json()).toEqual(first.json());
    expect((await here({ codigo }, newKey())).json().campos).toEqual([
      { campo: 'codigo', message: 'Ese código ya se usó. Espere a que su aplicación muestre el siguiente.' },
    ]);
  });

  it('whose role asks for one and who has none decides nothing before he has enrolled it', async () => {
    await desk.db.delete(segundosFactores);
    await desk.db.update(roles).set({ segundoFactor: true });
    const refused = await here();
    await desk.db.update(roles).set({ segundoFactor: false });
    expect(refused.json().campos[0]).toMatchObject({ campo: 'numiden' });
    expect(refused.json().message).toMatch(/^El rol de quien autoriza pide segundo factor/);
  });
});
