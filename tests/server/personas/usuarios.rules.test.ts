import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { empleados, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, idempotencia, sessions } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { openStream } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, type Desk, NOW, openDesk, Person } from '../casos/casos.desk.ts';
import { casesInCharge, lastAudit, ownSave, userRow, userToSave } from './usuarios.desk.ts';

const GERENTE = 100_003;

let desk: Desk;
let adviser: Person;
let editor: Person;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());
beforeEach(async () => {
  await desk.db.delete(bitacora);
  await desk.db.delete(casoLogs);
  await desk.db.delete(casos);
  await desk.db
    .update(usuarios)
    .set({
      activo: true,
      version: 1,
      idRol: 2,
      permisos: [2, 4, 27],
      correo: '100002@ejemplo.mx',
      areas: [2],
      areasGerente: [],
      esGerente: false,
      tiendas: [],
    })
    .where(eq(usuarios.numiden, ASESOR));
  adviser = new Person(desk.bed, await desk.bed.signIn(ASESOR));
  editor = new Person(desk.bed, await desk.bed.signIn(ADMINISTRATOR));
});

function edit(changes: Readonly<Record<string, unknown>>, person = editor) {
  return person.send('usuario/editar', userToSave(changes), undefined, 'PUT');
}

describe('editing a user', () => {
  it('changes what was written, and what was left out stays', async () => {
    const { tiendas, activo, ...asSpecified } = userToSave({
      correo: 'nuevo@ejemplo.mx',
      areas: [1, 2],
      areasGerente: [1],
    });
    const answer = await editor.send('usuario/editar', asSpecified, undefined, 'PUT');
    expect(answer.json()).toMatchObject({ codigo: 1, descripcion: 'Usuario editado con éxito', version: 2 });
    expect(await userRow(desk, ASESOR)).toMatchObject({
      correo: 'nuevo@ejemplo.mx',
      areas: [1, 2],
      areasGerente: [1],
      esGerente: true,
      activo: true,
    });
    expect(await lastAudit(desk, 'usuario', ASESOR)).toMatchObject({
      antes: { areas: ['Atención a clientes'] },
      despues: { areas: ['Facturación', 'Atención a clientes'] },
    });
  });

  it('is felt by whoever is signed in: told at once, and in force at the next call', async () => {
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(ASESOR));
    await stream.nextOf('hello');
    await edit({ permisos: [28] });
    expect((await stream.nextOf('session')).data).toEqual({ motivo: 'cambiada' });
    stream.close();
    expect((await adviser.get('caso/listar-estados')).statusCode).toBe(403);
  });

  it('on a version that others have left behind is refused with what they did', async () => {
    await edit({ permisos: [27], version: 1 });
    const late = await edit({ correo: 'tarde@ejemplo.mx', version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json().cambios.map(({ accion }: { accion: string }) => accion)).toEqual([
      'Correo: de 100002@ejemplo.mx a beto@ejemplo.mx. Permisos: se quitó Crear casos, Comentar casos y agregar anexos',
    ]);
  });

  it('of nobody is not found', async () => {
    expect((await edit({ id: 7 })).statusCode).toBe(404);
  });
});

describe('one’s own rights', () => {
  it.each([
    ['permisos', { permisos: [26] }],
    ['rol', { roles: [2] }],
    ['áreas', { areas: [1] }],
    ['áreas de gerente', { areasGerente: [1] }],
    ['tiendas', { tiendas: [1] }],
    ['activo', { activo: false }],
  ])('are changed by others: %s', async (name, changes) => {
    const answer = await editor.send('usuario/editar', await ownSave(desk, changes), undefined, 'PUT');
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      `Nadie cambia sus propios derechos (${name}): pídalo a otra persona.`,
    ]);
  });

  it('leave the mail to oneself', async () => {
    const body = await ownSave(desk, { correo: 'ana.nueva@ejemplo.mx' });
    expect((await editor.send('usuario/editar', body, undefined, 'PUT')).statusCode).toBe(200);
  });
});

describe('the last person who can edit users', () => {
  it('does not lose that, also when two take it from each other at the same moment', async () => {
    await desk.db
      .update(usuarios)
      .set({ permisos: [26, 27] })
      .where(inArray(usuarios.numiden, [ASESOR, GERENTE]));
    const before = await userRow(desk, ADMINISTRATOR);
    await grantPermissions(desk.db, ADMINISTRATOR, [27]);
    const [one, other] = [
      new Person(desk.bed, await desk.bed.signIn(ASESOR)),
      new Person(desk.bed, await desk.bed.signIn(GERENTE)),
    ];
    const answers = await Promise.all([
      edit({ id: GERENTE, permisos: [27] }, one),
      edit({ id: ASESOR, permisos: [27] }, other),
    ]);
    const [done, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(done?.statusCode).toBe(200);
    // Refused by the rule, or because the right was gone before it was asked.
    expect([403, 409]).toContain(refused?.statusCode);
    if (refused?.statusCode === 409) {
      expect(refused.json().message).toBe(
        'Tiene que quedar por lo menos una persona activa que pueda editar usuarios.',
      );
    }
    const left = [await userRow(desk, ASESOR), await userRow(desk, GERENTE)];
    expect(left.filter(({ permisos }) => permisos.includes(26))).toHaveLength(1);
    await grantPermissions(desk.db, ADMINISTRATOR, before.permisos);
    await grantPermissions(desk.db, GERENTE, [27]);
  });
});

describe('deactivating a user', () => {
  it('ends the sessions, and the number opens no other', async () => {
    expect((await edit({ activo: false })).statusCode).toBe(200);
    expect((await adviser.get('sesion/actual')).statusCode).toBe(401);
    expect(await desk.db.select().from(sessions).where(eq(sessions.numiden, ASESOR))).toEqual([]);
    await expect(desk.bed.signIn(ASESOR)).rejects.toThrow();
  });

  it('with open cases is not done until it is said what becomes of them', async () => {
    await casesInCharge(desk, 2);
    const answer = await edit({ activo: false });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Esta persona tiene 2 casos abiertos a su cargo: elija a quién pasan, o déjelos sin asignar.',
    ]);
    expect((await userRow(desk, ASESOR)).activo).toBe(true);
  });

  it('hands its open cases to another person, each with its history and audit', async () => {
    const ids = await casesInCharge(desk, 2);
    const [closed = 0] = await casesInCharge(desk, 1);
    await desk.db
      .update(casos)
      .set({ idEstado: ESTADO.solucionada, fechaSolucion: NOW, usuarioSoluciona: ASESOR })
      .where(eq(casos.id, closed));
    const answer = await edit({ activo: false, heredero: GERENTE });
    expect(answer.statusCode, answer.body).toBe(200);
    for (const id of ids) {
      const [row] = await desk.db.select().from(casos).where(eq(casos.id, id));
      expect([row?.administrador, row?.version]).toEqual([GERENTE, 2]);
      const logs = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, id));
      expect(logs).toMatchObject([
        { accion: { trabajo: 'entregar', nombre: 'Caro Gerente' }, version: 2, numiden: ADMINISTRATOR },
      ]);
      expect(await lastAudit(desk, 'caso', id)).toMatchObject({
        antes: { administrador: ASESOR },
        despues: { administrador: GERENTE, version: 2 },
      });
    }
    const [stays] = await desk.db.select().from(casos).where(eq(casos.id, closed));
    expect(stays?.administrador).toBe(ASESOR);
    expect(await lastAudit(desk, 'usuario', ASESOR)).toMatchObject({
      despues: { activo: false, casosAbiertos: '2 casos abiertos a Caro Gerente (100003)' },
    });
  });

  it('leaves them to nobody when that is said', async () => {
    const [id = 0] = await casesInCharge(desk, 1);
    expect((await edit({ activo: false, heredero: null })).statusCode).toBe(200);
    const [row] = await desk.db.select().from(casos).where(eq(casos.id, id));
    expect(row?.administrador).toBeNull();
  });

  it.each([
    ['the same person', ASESOR],
    ['nobody', 7],
    ['who sees no cases', 100_004],
  ])('gives them not to %s', async (_who, heredero) => {
    await casesInCharge(desk, 1);
    const answer = await edit({ activo: false, heredero });
    expect([answer.statusCode, answer.json().campos[0].campo]).toEqual([400, 'heredero']);
  });

  it('is not undone for who has left the chain', async () => {
    await edit({ activo: false });
    await desk.db.update(empleados).set({ activo: false }).where(eq(empleados.numiden, ASESOR));
    expect((await edit({ activo: true })).statusCode).toBe(409);
    await desk.db.update(empleados).set({ activo: true }).where(eq(empleados.numiden, ASESOR));
    expect((await edit({ activo: true })).statusCode).toBe(200);
  });
});

describe('a provisional password', () => {
  const body = { id: ASESOR, idAplicacion: 146 };

  it('is none where the server asks for none', async () => {
    const answer = await editor.post('usuario/contrasena-provisional', body);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Este servidor no pide contraseñas: no hay ninguna que dar.',
    ]);
  });

  it('opens a session in which it must be changed, ends the others, and is written down nowhere', async () => {
    const withPasswords = await createBed({ environment: { AUTH: 'contrasena' } });
    const { app, db, contrasena } = await openWithPassword(withPasswords);
    const signIn = (numiden: number, secret: string) =>
      app.inject({
        method: 'POST',
        url: '/mostrador/api/sesion/login',
        payload: { numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro', contrasena: secret },
      });
    const own = await signIn(ADMINISTRATOR, contrasena);
    const [cookie] = own.cookies;
    const ask = (id: number) =>
      app.inject({
        method: 'POST',
        url: '/mostrador/api/usuario/contrasena-provisional',
        headers: { cookie: `${cookie?.name}=${cookie?.value}` },
        payload: { ...body, id },
      });
    const given = (await ask(ASESOR)).json();
    expect(given).toMatchObject({ codigo: 1, contrasena: expect.stringMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/) });
    const entered = await signIn(ASESOR, given.contrasena);
    const [theirs] = entered.cookies;
    const actual = await app.inject({
      url: '/mostrador/api/sesion/actual',
      headers: { cookie: `${theirs?.name}=${theirs?.value}` },
    });
    expect(actual.json()).toMatchObject({ numiden: ASESOR, pendiente: 'contrasena' });
    expect((await ask(ASESOR)).json().contrasena).not.toBe(given.contrasena);
    expect(await db.select().from(sessions).where(eq(sessions.numiden, ASESOR))).toEqual([]);
    expect((await ask(ADMINISTRATOR)).statusCode).toBe(403);
    expect((await ask(7)).statusCode).toBe(404);
    const written = JSON.stringify([await db.select().from(bitacora), await db.select().from(idempotencia)]);
    expect(written).toContain('contrasenaProvisional');
    expect(written).not.toContain(given.contrasena);
    await withPasswords.close();
  });
});

/** A server with passwords, at which the administrator has one. */
async function openWithPassword({ app, db }: Bed) {
  const { CHEAP_PASSWORDS } = await import('../bed/bed.ts');
  const contrasena = 'una frase cualquiera';
  const contrasenaHash = await CHEAP_PASSWORDS.hash(contrasena);
  await db.update(usuarios).set({ contrasenaHash }).where(eq(usuarios.numiden, ADMINISTRATOR));
  return { app, db, contrasena };
}
