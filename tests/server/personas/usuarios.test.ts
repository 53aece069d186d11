import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { ADMINISTRATOR, ASESOR, type Desk, openDesk } from '../casos/casos.desk.ts';
import { casesInCharge, HAS_LEFT, lastAudit, NEW_PERSON, userRow, userToSave, WITHOUT_MAIL } from './usuarios.desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await desk.db
    .insert(usuarios)
    .values([
      person(300_001, 'Óscar Núñez Ávila', { idRol: 2 }),
      person(300_002, 'Zoila Álvarez', { idRol: 2, activo: false }),
      person(300_003, 'ángel bravo', { idRol: null, permisos: [21] }),
    ]);
});
afterAll(() => desk.bed.close());

function person(numiden: number, nombreCompleto: string, more: Partial<typeof usuarios.$inferInsert>) {
  return { numiden, nombreCompleto, correo: `${numiden}@ejemplo.mx`, permisos: [27], ...more };
}

function page(filter: object = {}) {
  return { idAplicacion: 146, numPagina: 1, tamPagina: 25, ...filter };
}
async function found(filter: object) {
  const answer = await desk.administrador.post('usuario/lista-paginada', page(filter));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { usuarios: { id: number; nombreCompleto: string }[]; total: number };
}
async function idsOf(filter: object) {
  return (await found(filter)).usuarios.map(({ id }) => id);
}

describe('the list of users', () => {
  it('holds the people of a role, active ones unless all are asked for', async () => {
    expect(await idsOf({ idRol: 2 })).toEqual([ASESOR, 100_006, 100_007, 300_001]);
    expect(await idsOf({ idRol: 2, inactivos: true })).toEqual([ASESOR, 100_006, 100_007, 300_001, 300_002]);
    expect(await idsOf({ idRol: 9_999_999_999 })).toEqual([]);
  });

  it('says of each who it is, with which role and how many permissions', async () => {
    expect((await found({ idRol: 4 })).usuarios).toEqual([
      {
        id: 100_004,
        nombreCompleto: 'Dora Facturas',
        correo: '100004@ejemplo.mx',
        activo: true,
        rol: { id: 4, nombre: 'Facturación' },
        permisos: 1,
        segundoFactor: false,
        fueraHasta: null,
        sinTiendas: true,
      },
    ]);
    expect((await found({ busqueda: 'bravo' })).usuarios).toMatchObject([{ rol: null }]);
  });

  it.each([
    ['oscar nunez', 300_001],
    ['ÁVILA ÓSCAR', 300_001],
    ['nuñez', 300_001],
    ['3000', 300_001],
    ['ANGEL', 300_003],
  ])('finds %j without accents or capitals, in any order, or by the beginning of a number', async (busqueda, id) => {
    expect(await idsOf({ busqueda })).toContain(id);
  });

  it.each(['nunez oscar bravo', '00001', '%', 'oscar_nunez', 'nunez oscar nunez oscar nunez oscar bravo'])(
    'finds nobody by %j',
    async (busqueda) => {
      expect(await found({ busqueda })).toEqual({ usuarios: [], total: 0 });
    },
  );

  it('sorts by name as people read it, or by number, and pages without a gap', async () => {
    const names = (await found({})).usuarios.map(({ nombreCompleto }) => nombreCompleto);
    expect(names.slice(0, 3)).toEqual(['Ana Administradora', 'ángel bravo', 'Beto Asesor']);
    expect((await idsOf({ orden: 'numidenDesc' }))[0]).toBe(300_003);
    const pages = await Promise.all([1, 2, 3].map((numPagina) => idsOf({ numPagina, tamPagina: 3 })));
    expect(pages.flat()).toEqual((await idsOf({})).slice(0, 9));
    expect((await found({ tamPagina: 3 })).total).toBe(names.length);
  });

  it('holds only who sees cases where somebody is looked for who takes them over', async () => {
    const ids = await idsOf({ venCasos: true });
    expect(ids).toContain(ASESOR);
    expect(ids).not.toContain(300_003);
  });

  it('is also there as the specification has it: the active ones by name', async () => {
    const all = (await desk.administrador.get('usuario/por-aplicacion/146')).json();
    expect(all.map(({ id }: { id: number }) => id)).toEqual(await idsOf({}));
  });
});

describe('a user', () => {
  it('is read with rights, stores, version, and the open cases in his charge, five of them named', async () => {
    const ids = await casesInCharge(desk, 7);
    const answer = await desk.administrador.get(`usuario/get-detalles?numiden=${ASESOR}&idAplicacion=146`);
    expect(answer.json()).toEqual({
      id: ASESOR,
      nombreCompleto: 'Beto Asesor',
      correo: '100002@ejemplo.mx',
      areas: [2],
      roles: [2],
      permisos: [2, 27, 4],
      esGerente: false,
      areasGerente: [],
      nuevo: false,
      limite: null,
      tiendas: [],
      activo: true,
      version: 1,
      casosAbiertos: { total: 7, ids: ids.slice(0, 5) },
      segundoFactor: false,
      ausencia: null,
    });
  });

  it('who does not exist is not found', async () => {
    const answer = await desk.administrador.get('usuario/get-detalles?numiden=1&idAplicacion=146');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'El usuario 1 no existe.']);
  });
});

describe('the people that human resources know', () => {
  it.each([
    [NEW_PERSON, { situacion: 'disponible', nombreCompleto: 'Fátima Nueva', correo: 'fatima@ejemplo.mx' }],
    [WITHOUT_MAIL, { situacion: 'disponible', nombreCompleto: 'Gil Sincorreo', correo: null }],
    [HAS_LEFT, { situacion: 'inactivo', nombreCompleto: 'Hugo Exempleado', correo: 'hugo@ejemplo.mx' }],
    [ASESOR, { situacion: 'usuario', nombreCompleto: 'Beto Asesor', correo: '100002@ejemplo.mx' }],
    [300_001, { situacion: 'usuario', nombreCompleto: 'Óscar Núñez Ávila', correo: '300001@ejemplo.mx' }],
    [1, { situacion: 'desconocido', nombreCompleto: null, correo: null }],
  ])('by the number %i', async (numiden, known) => {
    expect((await desk.administrador.get(`usuario/empleado/${numiden}`)).json()).toEqual(known);
  });
});

describe('a new user', () => {
  const save = (changes: Readonly<Record<string, unknown>>) =>
    desk.administrador.send('usuario/agregar', userToSave(changes));
  afterEach(() => desk.db.delete(usuarios).where(inArray(usuarios.numiden, [NEW_PERSON, WITHOUT_MAIL])));

  it.each([
    [1, 'Recursos humanos no conoce ese número de empleado.'],
    [HAS_LEFT, 'Recursos humanos dice que esa persona ya no trabaja en la cadena.'],
    [ASESOR, 'Esa persona ya es usuario de la aplicación.'],
  ])('is none by the number %i', async (id, message) => {
    const answer = await save({ id });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo: 'id', message }]]);
  });

  it.each([
    [{ correo: '' }, 'correo', 'Campo requerido'],
    [{ correo: 'fatima' }, 'correo', 'Email no válido'],
    [{ roles: [] }, 'roles', 'Campo requerido.'],
    [{ areas: [] }, 'areas', 'Campo requerido.'],
    [{ permisos: [] }, 'permisos', 'Campo requerido.'],
    [{ correo: undefined }, 'correo', 'Campo requerido'],
    [{ roles: undefined }, 'roles', 'Campo requerido.'],
    [{ areas: undefined }, 'areas', 'Campo requerido.'],
    [{ permisos: null }, 'permisos', 'Campo requerido.'],
    [{ roles: [99] }, 'roles', 'El rol no existe. Elija otro.'],
    [{ areas: [2, 99] }, 'areas', 'Una de las áreas no existe. Actualice la página.'],
    [{ areasGerente: [1] }, 'areasGerente', 'Solo se puede ser gerente de las áreas propias.'],
    [{ tiendas: [80] }, 'tiendas', 'En una de las tiendas no se inicia sesión. Actualice la página.'],
  ])('is told what is wrong with %j', async (changes, campo, message) => {
    const answer = await save({ id: NEW_PERSON, ...changes });
    expect([answer.statusCode, answer.json().campos[0]]).toEqual([400, { campo, message }]);
  });

  it('has the name that human resources give, and everything of it is in the audit, in words', async () => {
    const answer = await save({ id: NEW_PERSON, nombreCompleto: 'Otro Nombre', areasGerente: [2], tiendas: [1] });
    expect(answer.json()).toMatchObject({ codigo: 1, descripcion: 'Usuario agregado con éxito', id: NEW_PERSON });
    expect(await userRow(desk, NEW_PERSON)).toMatchObject({
      nombreCompleto: 'Fátima Nueva',
      idRol: 2,
      esGerente: true,
      activo: true,
      contrasenaHash: null,
      version: 1,
    });
    expect(await lastAudit(desk, 'usuario', NEW_PERSON)).toMatchObject({
      accion: 'agregarUsuario',
      numiden: ADMINISTRATOR,
      antes: null,
      despues: {
        nombreCompleto: 'Fátima Nueva',
        rol: 'Asesor de tienda',
        areas: ['Atención a clientes'],
        areasGerente: ['Atención a clientes'],
        tiendas: ['Tienda Centro'],
        permisos: [2, 4, 27],
        activo: true,
      },
    });
  });

  it('is added once, however often it is sent', async () => {
    const body = userToSave({ id: WITHOUT_MAIL });
    const [one, other] = [
      await desk.administrador.send('usuario/agregar', body, 'clave-de-gil'),
      await desk.administrador.send('usuario/agregar', body, 'clave-de-gil'),
    ];
    expect(other.json()).toEqual(one.json());
    expect(await desk.db.select().from(usuarios).where(eq(usuarios.numiden, WITHOUT_MAIL))).toHaveLength(1);
  });
});
