/** Up to how much the people of a role authorize (POST rol/guardar, vales/autorizar-vale and vales/autorizar-aqui). */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { centavos } from '#domain/common/money';
import { roles, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { CHEAP_PASSWORDS } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import { GERENTE, permissionsOf, type WorkDesk } from '../casos/casos.works.ts';
import { lastAudit, userToSave } from '../personas/usuarios.desk.ts';
import { asking, depreciated, idOf, openVoucherDesk, sell, voucherOf, voucherRow } from './vales.desk.ts';

const GERENTES = 3;
const PASSWORD = 'tres tristes tigres';
/** 9,000.00 and 16 % of tax. */
const AMOUNT = 10_440;

let desk: WorkDesk;
let admin: Person;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  desk = await openVoucherDesk();
  admin = new Person(desk.bed, await desk.bed.signIn(ADMINISTRATOR));
  await desk.db.update(usuarios).set({ contrasenaHash: await CHEAP_PASSWORDS.hash(PASSWORD) });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await desk.bed.close();
});
beforeEach(async () => {
  await desk.db.update(roles).set({ limite: null, version: 1 });
  await desk.db.update(usuarios).set({ idRol: GERENTES }).where(eq(usuarios.numiden, GERENTE));
});

/** Saves the managers' role with a limit in pesos; one that is left out is not said at all. */
async function limit(limite: number | null | undefined, who = admin) {
  const { nombre, permisos } = (await admin.get(`rol/get-detalles/${GERENTES}`)).json();
  const said = limite === undefined ? {} : { limite };
  return who.send('rol/guardar', { id: GERENTES, nombre, permisos, idAplicacion: 146, version: null, ...said });
}

async function waiting() {
  const made = await voucherOf(
    desk.asesor,
    await asking(desk, await sell(desk, [{ unidades: 1, pesos: 9_000 }]), { 1: 1 }),
  );
  expect(await voucherRow(desk, made.id)).toMatchObject({ estado: ESTADO_VALE.porAutorizar });
  return made;
}

function authorize({ id, version }: { readonly id: number; readonly version: number }, who = desk.gerente) {
  return who.send('vales/autorizar-vale', { id, version, comentario: '' });
}

const stateOf = async (id: number) => (await voucherRow(desk, id)).estado;

describe('a limit for authorizing', () => {
  it('is not passed in pieces: the parts of one sale count together, whichever is decided first', async () => {
    await limit(AMOUNT + 1_000);
    const sale = await sell(desk, [{ unidades: 2, pesos: 18_000 }]);
    const parts = [
      await voucherOf(desk.asesor, await asking(desk, sale, { 1: 1 })),
      await voucherOf(desk.asesor, await asking(desk, sale, { 1: 1 })),
    ];
    for (const part of parts) {
      expect((await desk.gerente.post('vales/obtenerVale', { valeId: part.id })).json().acumulado).toBe(AMOUNT);
      expect((await authorize(part)).statusCode).toBe(409);
    }
    // Vouchers of other sales do not count.
    expect((await authorize(await waiting())).statusCode).toBe(200);
    await limit(2 * AMOUNT);
    for (const part of parts) expect((await authorize(part)).statusCode).toBe(200);
  });

  it.each([
    ['the amount itself', AMOUNT, ESTADO_VALE.vigente],
    ['a centavo less', AMOUNT - 0.01, ESTADO_VALE.porAutorizar],
    ['none', null, ESTADO_VALE.vigente],
  ])('of %s', async (_what, limite, estado) => {
    expect((await limit(limite)).statusCode).toBe(200);
    const vale = await waiting();
    const answer = await authorize(vale);
    expect(await stateOf(vale.id)).toBe(estado);
    if (estado === ESTADO_VALE.vigente) return void expect(answer.statusCode).toBe(200);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        message:
          'Su límite para autorizar es de $10,439.99 y este vale pasa de él: lo autoriza alguien con un límite mayor.',
        entidad: 'vale',
        id: vale.id,
      }),
    ]);
    // Who has none decides it, and who has one rejects whatever the amount.
    expect((await authorize(vale, admin)).statusCode).toBe(200);
    const other = await waiting();
    const rejected = await desk.gerente.send('vales/rechazar-vale', { ...idOf(other), motivo: 'No procede así.' });
    expect([rejected.statusCode, await stateOf(other.id)]).toEqual([200, ESTADO_VALE.rechazado]);
  });

  it('counts what is given back, not what the goods are worth', async () => {
    await limit(AMOUNT / 2);
    const operacion = await sell(desk, [{ unidades: 1, pesos: 9_000 }]);
    const vale = await voucherOf(
      desk.asesor,
      await asking(desk, operacion, {}, { articulos: [depreciated(1, 1, 50)] }),
    );
    expect(await voucherRow(desk, vale.id)).toMatchObject({ total: AMOUNT * 100, saldo: (AMOUNT * 100) / 2 });
    expect((await authorize(vale)).statusCode).toBe(200);
  });

  it('is the role’s: without a role there is none, and another role has its own', async () => {
    await limit(1);
    await desk.db.update(usuarios).set({ idRol: null }).where(eq(usuarios.numiden, GERENTE));
    expect((await authorize(await waiting())).statusCode).toBe(200);
    await desk.db.update(usuarios).set({ idRol: 2 }).where(eq(usuarios.numiden, GERENTE));
    expect((await authorize(await waiting())).statusCode).toBe(200);
    await desk.db.update(usuarios).set({ idRol: GERENTES }).where(eq(usuarios.numiden, GERENTE));
    expect((await authorize(await waiting())).statusCode).toBe(409);
  });

  it('at the maker’s computer is that of who decides, not of whose session it is', async () => {
    const config = { ...desk.bed.config, auth: 'contrasena' } as const;
    const app = await secondServer(desk.bed, { config, passwords: CHEAP_PASSWORDS });
    apps.push(app);
    const till = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const here = (vale: { readonly id: number; readonly version: number }, numiden: number) =>
      till.send('vales/autorizar-aqui', {
        ...idOf(vale),
        comentario: '',
        numiden: String(numiden),
        contrasena: PASSWORD,
      });
    await limit(AMOUNT - 0.01);
    await desk.db.update(roles).set({ limite: null }).where(eq(roles.id, 2));
    const vale = await waiting();
    const refused = await here(vale, GERENTE);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Su límite para autorizar es de $10,439.99 y este vale pasa de él: lo autoriza alguien con un límite mayor.',
    ]);
    expect((await here(vale, ADMINISTRATOR)).statusCode).toBe(200);
    // The adviser's own limit is no matter.
    await limit(null);
    await desk.db
      .update(roles)
      .set({ limite: centavos(100) })
      .where(eq(roles.id, 2));
    expect((await here(await waiting(), GERENTE)).statusCode).toBe(200);
  });

  it('of twenty decisions while it is lowered, on two servers, none that comes after it passes it', async () => {
    const app = await secondServer(desk.bed);
    apps.push(app);
    const other = new Person({ ...desk.bed, app }, await desk.bed.signIn(GERENTE));
    const made = [];
    for (let place = 0; place < 20; place += 1) made.push(await waiting());
    const answers = await Promise.all([
      ...made.slice(0, 10).map((vale, place) => authorize(vale, place % 2 === 0 ? desk.gerente : other)),
      limit(5_000),
      ...made.slice(10).map((vale, place) => authorize(vale, place % 2 === 0 ? desk.gerente : other)),
    ]);
    expect(answers[10]?.statusCode).toBe(200);
    const codes = answers.toSpliced(10, 1).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
    const entries = await desk.db.select().from(bitacora).orderBy(asc(bitacora.id));
    const lowered = entries.findLast(({ accion }) => accion === 'guardarRol')?.id ?? 0;
    const after = entries.filter(({ id, accion }) => id > lowered && accion === 'autorizarVale');
    expect(after).toEqual([]);
    const states = await Promise.all(made.map(({ id }) => stateOf(id)));
    expect(states).toEqual(codes.map((code) => (code === 200 ? ESTADO_VALE.vigente : ESTADO_VALE.porAutorizar)));
  });
});

describe('the limit of a role', () => {
  it('is kept, told and in its history; left out it stays, and a session has its own', async () => {
    const told = await limit(5_000);
    expect(told.json()).toMatchObject({ codigo: GERENTES, version: 2 });
    expect(await lastAudit(desk, 'rol', GERENTES)).toMatchObject({
      antes: { limite: 'Sin límite' },
      despues: { limite: '$5,000.00' },
    });
    expect((await admin.get(`rol/get-detalles/${GERENTES}`)).json()).toMatchObject({ limite: 5_000 });
    const all = (await admin.get('rol/por-aplicacion/146')).json() as { id: number; limite: number | null }[];
    expect(all.map(({ id, limite }) => [id, limite]).sort()).toEqual([
      [1, null],
      [2, null],
      [GERENTES, 5_000],
      [4, null],
    ]);
    expect((await desk.gerente.get(`usuario/detalles/${GERENTE}`)).json()).toMatchObject({ limite: 5_000 });
    expect((await admin.get(`usuario/detalles/${ADMINISTRATOR}`)).json()).toMatchObject({ limite: null });
    expect((await admin.get(`usuario/get-detalles?numiden=${GERENTE}&idAplicacion=146`)).json()).toMatchObject({
      limite: 5_000,
    });
    expect((await limit(undefined)).json()).toMatchObject({ version: 2 });
    expect((await admin.get(`rol/get-detalles/${GERENTES}`)).json()).toMatchObject({ limite: 5_000 });
    expect((await limit(null)).json()).toMatchObject({ version: 3 });
    expect(await lastAudit(desk, 'rol', GERENTES)).toMatchObject({
      antes: { limite: '$5,000.00' },
      despues: { limite: 'Sin límite' },
    });
  });

  it.each([
    [0, 'Escriba un límite mayor que cero, o nada para no poner ninguno.'],
    [-1, 'El valor tiene que ser mayor o igual a 0'],
    [1.005, 'Máximo dos decimales'],
    [100_000_001, 'El valor no puede ser mayor a 100,000,000'],
  ])('is no %d', async (limite, message) => {
    const answer = await limit(limite);
    expect([answer.statusCode, answer.json().campos[0].campo, answer.json().campos[0].message]).toEqual([
      ...[400, 'limite', message],
    ]);
  });

  it('is given up to one’s own, to no role of one’s own, and with no role that has a higher one', async () => {
    const keeps = [...permissionsOf(GERENTES), 3, 12, 15, 25, 26];
    await desk.db.update(usuarios).set({ permisos: keeps }).where(eq(usuarios.numiden, GERENTE));
    await limit(5_000);
    const made = (limite: number | null) =>
      desk.gerente.send('rol/guardar', {
        ...{ id: 0, nombre: `Encargados hasta ${limite}`, permisos: [24], idAplicacion: 146, version: null, limite },
      });
    expect((await made(5_000)).statusCode).toBe(200);
    for (const more of [5_000.01, null]) {
      const answer = await made(more);
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'No se puede dar lo que usted no tiene: usted autoriza hasta $5,000.00.',
      ]);
    }
    const own = await limit(null, desk.gerente);
    expect([own.statusCode, own.json().message]).toEqual([
      403,
      'Nadie cambia el límite de su propio rol: pídalo a otra persona que pueda guardar roles.',
    ]);
    const [unlimited] = await desk.db.insert(roles).values({ nombre: 'Sin tope' }).returning({ id: roles.id });
    await desk.db
      .update(usuarios)
      .set({ idRol: unlimited?.id ?? 0, permisos: [24] })
      .where(eq(usuarios.numiden, ASESOR));
    const touched = await desk.gerente.send('usuario/editar', userToSave({ permisos: [24] }), newKey(), 'PUT');
    expect(touched.statusCode).toBe(403);
    expect(touched.json().message).toMatch(/^Esta persona puede más que usted \(.*límite para autorizar/);
  });
});
