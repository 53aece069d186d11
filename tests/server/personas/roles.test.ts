import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { rolPermisos, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, type Desk, openDesk } from '../casos/casos.desk.ts';
import { lastAudit, userRow } from './usuarios.desk.ts';

const GERENTES = 3;
const GERENTE = 100_003;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());
beforeEach(async () => {
  await desk.bed.reset();
  await desk.bed.signIn(ADMINISTRATOR);
});

async function administrator() {
  return desk.administrador.inSession(await desk.bed.signIn(ADMINISTRATOR));
}

function role(id: number, nombre: string, permisos: readonly number[], version: number | null = null) {
  return { id, nombre, permisos, idAplicacion: 146, version };
}

describe('roles', () => {
  it('are listed by name, each with its permissions and how many people have it', async () => {
    const answer = await (await administrator()).get('rol/por-aplicacion/146');
    expect(
      answer.json().map(({ nombre, usuarios }: { nombre: string; usuarios: number }) => [nombre, usuarios]),
    ).toEqual([
      ['Administrador', 1],
      ['Asesor de tienda', 1],
      ['Facturación', 1],
      ['Gerente', 1],
    ]);
    expect(answer.json()[1]).toEqual({
      id: 2,
      nombre: 'Asesor de tienda',
      permisos: [2, 4, 27],
      limite: null,
      segundoFactor: false,
      idAplicacion: 146,
      usuarios: 1,
      version: 1,
    });
  });

  it('of another application are none', async () => {
    expect((await (await administrator()).get('rol/por-aplicacion/145')).statusCode).toBe(400);
  });

  it('have permissions that each stand in one category', async () => {
    const [all, categories] = await Promise.all(
      ['permiso/por-aplicacion/146', 'permiso/categorias/146'].map(async (path) =>
        (await (await administrator()).get(path)).json(),
      ),
    );
    const inCategories = categories.flatMap(({ permisos }: { permisos: { id: number }[] }) => permisos);
    expect(all).toHaveLength(28);
    expect(inCategories.map(({ id }: { id: number }) => id).sort()).toEqual(
      all.map(({ id }: { id: number }) => id).sort(),
    );
  });
});

describe('saving a role', () => {
  it('answers the id of the role as its code, and keeps what was and what is', async () => {
    const answer = await (await administrator()).send('rol/guardar', role(0, '  Cajas ', [27, 2, 2]));
    const { codigo, descripcion, id, version } = answer.json();
    expect([answer.statusCode, codigo, version]).toEqual([200, id, 1]);
    expect(descripcion).toBe('El rol Cajas se guardó con éxito');
    expect((await (await administrator()).get(`rol/get-detalles/${id}`)).json()).toMatchObject({
      nombre: 'Cajas',
      permisos: [2, 27],
      usuarios: 0,
    });
    expect(await lastAudit(desk, 'rol', id)).toMatchObject({
      antes: null,
      despues: { nombre: 'Cajas', permisos: [2, 27], version: 1 },
      numiden: ADMINISTRATOR,
    });
  });

  it('happens once under its key', async () => {
    const person = await administrator();
    const [one, other] = [
      await person.send('rol/guardar', role(0, 'Cajas', [27]), 'clave-de-un-rol'),
      await person.send('rol/guardar', role(0, 'Cajas', [27]), 'clave-de-un-rol'),
    ];
    expect(other.json()).toEqual(one.json());
  });

  it('says at the field what is wrong', async () => {
    const person = await administrator();
    const faults = async (body: object) => (await person.send('rol/guardar', body)).json().campos;
    expect(await faults(role(0, ' ', [2]))).toEqual([{ campo: 'nombre', message: 'El nombre es requerido' }]);
    expect(await faults(role(0, 'Cajas', []))).toEqual([{ campo: 'permisos', message: 'Permisos es requerido' }]);
    expect(await faults({ id: 0, idAplicacion: 146 })).toEqual([
      { campo: 'nombre', message: 'El nombre es requerido' },
      { campo: 'permisos', message: 'Permisos es requerido' },
    ]);
    expect(await faults(role(0, 'GERENTE', [2]))).toEqual([
      { campo: 'nombre', message: 'Ya hay un rol con ese nombre.' },
    ]);
    expect(await faults(role(0, 'Cajas', [99]))).toEqual([
      { campo: 'permisos', message: 'Uno de los permisos no existe. Actualice la página.' },
    ]);
  });

  it('gives its people what it gains and takes what it loses, and leaves what each has for himself', async () => {
    // Has one that the role lacks, and lacks one that the role has.
    await grantPermissions(desk.db, ASESOR, [2, 27, 22]);
    const answer = await (await administrator()).send('rol/guardar', role(2, 'Asesor de tienda', [4, 27, 11], 1));
    expect(answer.json().descripcion).toBe(
      'El rol Asesor de tienda se guardó con éxito; cambiaron los permisos de 1 usuario',
    );
    const { permisos, version, idRol } = await userRow(desk, ASESOR);
    expect([permisos, version, idRol]).toEqual([[11, 22, 27], 2, 2]);
    expect(await lastAudit(desk, 'usuario', ASESOR)).toMatchObject({
      accion: 'guardarRol',
      antes: { permisos: [2, 27, 22] },
      despues: { permisos: [11, 22, 27], version: 2 },
    });
  });

  it('touches nobody when only its name changes', async () => {
    await (await administrator()).send('rol/guardar', role(2, 'Asesor', [2, 4, 27], 1));
    expect((await userRow(desk, ASESOR)).version).toBe(1);
  });

  it('is felt by whoever is signed in at the next call', async () => {
    const adviser = desk.asesor.inSession(await desk.bed.signIn(ASESOR));
    expect((await adviser.get('caso/listar-estados')).statusCode).toBe(200);
    await (await administrator()).send('rol/guardar', role(2, 'Asesor de tienda', [2, 4], 1));
    expect((await adviser.get('caso/listar-estados')).statusCode).toBe(403);
  });

  it('is refused on a version that others have left behind, with what they did', async () => {
    const person = await administrator();
    await person.send('rol/guardar', role(2, 'Asesor', [2, 4, 27, 11], 1));
    const late = await person.send('rol/guardar', role(2, 'Consejero', [2, 4, 27], 1));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ entidad: 'rol', id: 2, version: 2 });
    expect(late.json().cambios.map(({ accion }: { accion: string }) => accion)).toEqual([
      'Nombre: de Asesor de tienda a Asesor. Permisos: se agregó Ver estadísticas',
    ]);
  });

  it('does not let a person change the permissions of his own role, only its name', async () => {
    const all = Object.values(PERMISOS).map(({ id }) => id);
    const person = await administrator();
    const less = await person.send('rol/guardar', role(1, 'Administrador', all.slice(1), 1));
    expect([less.statusCode, less.json().message]).toEqual([
      403,
      'Nadie cambia los permisos de su propio rol: pídalo a otra persona que pueda guardar roles.',
    ]);
    expect((await person.send('rol/guardar', role(1, 'Administración', all, 1))).statusCode).toBe(200);
  });

  it('needs the right to see the permissions to change them', async () => {
    await grantPermissions(desk.db, GERENTE, [2, 4, 27, PERMISOS.guardarRol.id, PERMISOS.verRoles.id]);
    const person = desk.administrador.inSession(await desk.bed.signIn(GERENTE));
    expect((await person.send('rol/guardar', role(2, 'Asesor', [2, 4, 27], 1))).statusCode).toBe(200);
    expect((await person.send('rol/guardar', role(2, 'Asesor', [2, 4], 2))).statusCode).toBe(403);
  });

  it('never takes the right to edit users from the last person who has it: it is taken by who has it himself', async () => {
    await grantPermissions(desk.db, ADMINISTRATOR, [3, 15, 12]);
    await desk.db.insert(rolPermisos).values({ idRol: GERENTES, idPermiso: 26 });
    await grantPermissions(desk.db, GERENTE, [26, 27]);
    const answer = await (await administrator()).send('rol/guardar', role(GERENTES, 'Gerente', [11, 27], 1));
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.',
    ]);
    expect((await userRow(desk, GERENTE)).permisos).toEqual([26, 27]);
  });
});

describe('deleting a role', () => {
  const toDelete = { id: 2, nombre: 'Asesor de tienda', permisos: [2, 4, 27], idAplicacion: 146, version: 1 };

  it('takes it and its permissions from its people, and leaves them the rest', async () => {
    await grantPermissions(desk.db, ASESOR, [2, 4, 22, 27]);
    const answer = await (await administrator()).send('rol/eliminar', toDelete);
    expect(answer.json()).toMatchObject({
      codigo: 1,
      descripcion: 'El rol Asesor de tienda se eliminó con éxito; lo perdió 1 usuario',
    });
    const { permisos, idRol, version } = await userRow(desk, ASESOR);
    expect([permisos, idRol, version]).toEqual([[22], null, 2]);
    expect(await lastAudit(desk, 'usuario', ASESOR)).toMatchObject({
      antes: { rol: 'Asesor de tienda' },
      despues: { rol: null, permisos: [22] },
    });
    expect((await (await administrator()).get('rol/get-detalles/2')).statusCode).toBe(404);
  });

  it('that has people needs permission 19', async () => {
    await grantPermissions(desk.db, GERENTE, [2, 4, 27, PERMISOS.eliminarRol.id]);
    const person = desk.administrador.inSession(await desk.bed.signIn(GERENTE));
    const refused = await person.send('rol/eliminar', toDelete);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'El rol tiene 1 usuario: para eliminarlo necesita el permiso «Eliminar roles con usuarios».',
    ]);
    await desk.db.update(usuarios).set({ idRol: null }).where(eq(usuarios.idRol, 2));
    expect((await person.send('rol/eliminar', toDelete)).statusCode).toBe(200);
  });

  it('is not done to one’s own role, nor to the one by which the application is administered', async () => {
    await grantPermissions(desk.db, GERENTE, [PERMISOS.eliminarRolConUsuarios.id]);
    const person = desk.administrador.inSession(await desk.bed.signIn(GERENTE));
    expect((await person.send('rol/eliminar', { ...toDelete, id: GERENTES })).statusCode).toBe(403);
    expect((await person.send('rol/eliminar', { ...toDelete, id: 1 })).statusCode).toBe(409);
  });

  it('never takes the right to edit users from the last person who has it', async () => {
    await grantPermissions(desk.db, ADMINISTRATOR, [19, 2, 4, 27]);
    await desk.db.insert(rolPermisos).values({ idRol: 2, idPermiso: 26 });
    await grantPermissions(desk.db, ASESOR, [26, 27]);
    expect((await (await administrator()).send('rol/eliminar', toDelete)).statusCode).toBe(403);
    expect((await userRow(desk, ASESOR)).idRol).toBe(2);
  });

  it('is refused once it is gone', async () => {
    const person = await administrator();
    await person.send('rol/eliminar', toDelete);
    expect((await person.send('rol/eliminar', toDelete)).statusCode).toBe(404);
  });
});
