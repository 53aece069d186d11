import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ASESOR,
  ATENCION,
  type Attached,
  countAll,
  type Desk,
  FACTURACION,
  GARANTIA,
  MANTENIMIENTO,
  openDesk,
  request,
  STRANGER,
} from './casos.desk.ts';
import { DOCX, HTML, PDF, PNG } from './casos.files.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());

describe('a new case', () => {
  it('is stored with its customer, contact, search parameters and history', async () => {
    const { asesor } = desk;
    const saved = await asesor.saveCase(
      request({ apePatCliente: 'Ibáñez', apeMatCliente: ' Peña ', numCel: '5511223344' }),
    );
    expect(saved.statusCode).toBe(200);
    const { idCaso } = saved.json();
    expect(saved.json()).toEqual({ codigo: 1, descripcion: `El caso ${idCaso} se ha creado con éxito`, idCaso });

    const beto = { numiden: ASESOR, nombre: 'Beto Asesor' };
    const fecha = '2026-03-19T03:00:00.000Z';
    const detail = (await asesor.get(`caso/detalle/${idCaso}`)).json();
    expect(detail).toEqual({
      id: idCaso,
      version: 1,
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
      area: { id: ATENCION, nombre: 'Atención a clientes' },
      subCategoria: { id: GARANTIA, nombre: 'GARANTÍA' },
      estado: { id: 1, nombre: 'NUEVO' },
      semaforo: 'reciente',
      pierdeColorEn: '2026-03-19T07:00:00.000Z',
      datosCliente: { numiden: expect.any(Number), nombre: 'Ibáñez Peña Íñigo' },
      datosCreacion: { ...beto, fecha },
      fechaCreacion: fecha,
      requiereAutorizacion: 0,
      usuarioAutoriza: null,
      usuarioSoluciona: null,
      sigueEn: null,
      unidos: [],
      relacionados: [],
      valesSinTerminar: [],
      solucion: null,
      datosContacto: { email: 'inigo@correo.mx', telefono: null, celular: '5511223344' },
      comentarioOriginal: 'La licuadora llegó rota y sin garantía.',
      comentarios: [],
      logs: [
        {
          id: expect.any(Number),
          accion: 'Caso creado',
          hecho: { trabajo: 'crear', estado: 1, contado: 'registró «Caso creado»' },
          version: 1,
          fecha,
          autor: beto,
        },
      ],
      logEscalamientos: [],
      parametrosBusqueda: [
        { tipo: 1, valor: '1' },
        { tipo: 2, valor: '1000001' },
      ],
      datosAutorizacion: null,
      administrador: null,
      datosFiscales: null,
    });
    expect(detail.datosCliente.numiden).toBeGreaterThanOrEqual(500_001);
    const found = await asesor.post('clientes/listar', { nombre: 'inigo', apePat: 'ibanez', apeMat: '' });
    expect(found.json().clientes).toEqual([
      expect.objectContaining({ numiden: detail.datosCliente.numiden, fechaNacimiento: '1990-05-17', sexo: 'M' }),
    ]);
  });

  it('leaves an existing customer as it is: the contact data given are those of the case', async () => {
    const { asesor, cliente } = desk;
    const before = await countAll(desk.db);
    const saved = await asesor.saveCase(
      request({
        numidenCliente: cliente,
        nomCliente: 'X',
        apePatCliente: '',
        fechaNacimiento: '',
        correo: 'hija@correo.mx',
      }),
    );
    expect(saved.statusCode).toBe(200);
    const detail = (await asesor.get(`caso/detalle/${saved.json().idCaso}`)).json();
    expect(detail.datosCliente).toEqual({ numiden: cliente, nombre: 'De la O María' });
    expect(detail.datosContacto).toEqual({ email: 'hija@correo.mx', telefono: null, celular: null });
    const { clientes } = (
      await asesor.post('clientes/listar', { nombre: 'maria', apePat: 'de la o', apeMat: '' })
    ).json();
    expect(clientes).toEqual([
      expect.objectContaining({ numiden: cliente, nombre: 'María', correo: 'maria@correo.mx', celular: '5512345678' }),
    ]);
    expect((await countAll(desk.db)).clientes).toBe(before.clientes);
  });

  it("judges the birth date by the store's day, on which it is still the day before UTC's", async () => {
    const { asesor } = desk;
    expect((await asesor.saveCase(request({ fechaNacimiento: '2026-03-17' }))).statusCode).toBe(200);
    expect((await asesor.saveCase(request({ fechaNacimiento: '2026-03-18' }))).statusCode).toBe(400);
  });
});

const CONTACT = 'Por favor valide los datos de contacto: ';
const NO_CONTACT = 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.';
const OTHER_SESSION =
  'La sesión de este navegador cambió de empleado o de tienda. Revise con quién entró y guarde de nuevo.';
const pdf: Attached = { nombre: 'ticket.pdf', contenido: PDF };

describe('a refused case stores nothing and says why', () => {
  it.each<[string, Record<string, unknown>, string, string[]]>([
    ['no name', { nomCliente: ' ' }, 'Nombre: Campo requerido', ['nomCliente']],
    ['a short name', { nomCliente: 'Al' }, 'Nombre: Campo mayor a 3 caracteres', ['nomCliente']],
    [
      'a name of control characters',
      { nomCliente: '\u0000\u0001\u0002\u0003' },
      'Nombre: Campo requerido',
      ['nomCliente'],
    ],
    ['a long name', { nomCliente: 'a'.repeat(51) }, 'Nombre: Campo de máximo 50 caracteres', ['nomCliente']],
    ['a short surname', { apePatCliente: 'U' }, 'Apellido paterno: Campo mayor a 2 caracteres', ['apePatCliente']],
    [
      'a birth date of today',
      { fechaNacimiento: '2026-03-18' },
      'La fecha debe ser menor a la actual.',
      ['fechaNacimiento'],
    ],
    [
      'a day that does not exist',
      { fechaNacimiento: '2025-02-30' },
      'La fecha debe ser menor a la actual.',
      ['fechaNacimiento'],
    ],
    ['a short description', { descripcion: 'Llegó rota' }, 'Descripción: Campo mayor a 15 caracteres', ['descripcion']],
    ['no contact', { correo: '' }, NO_CONTACT, ['correo']],
    ['a wrong mail', { correo: 'inigo@correo' }, `${CONTACT}Correo`, ['correo']],
    ['a phone with letters', { numTel: '55-1234567' }, `${CONTACT}Número telefónico`, ['numTel']],
    ['a mobile of 9 digits', { numCel: '551234567' }, `${CONTACT}Número celular`, ['numCel']],
    ['two wrong contacts', { correo: 'x', numCel: '5' }, `${CONTACT}Correo, Número celular`, ['correo', 'numCel']],
    [
      'faults of many kinds',
      { nomCliente: '', correo: 'x' },
      'Revise estos campos: Nombre, Correo.',
      ['nomCliente', 'correo'],
    ],
    ["another area's category", { idArea: FACTURACION }, 'La categoría no corresponde al área.', ['idSubcategoria']],
    ['no such category', { idSubcategoria: 999 }, 'La categoría no existe. Elija otra.', ['idSubcategoria']],
    ['a category beyond any', { idSubcategoria: 9e15 }, 'La categoría no existe. Elija otra.', ['idSubcategoria']],
    [
      'no such customer',
      { numidenCliente: 7 },
      'El cliente seleccionado ya no existe. Busque de nuevo.',
      ['numidenCliente'],
    ],
    ['another creator', { numidenCrea: STRANGER }, OTHER_SESSION, ['numidenCrea']],
    ['another store', { cvetda: 2 }, OTHER_SESSION, ['cvetda']],
    [
      'an empty search parameter',
      { parametrosBusqueda: [{ tipo: 1, valor: '\u0000' }] },
      'El parámetro de búsqueda está vacío.',
      ['parametrosBusqueda.0.valor'],
    ],
  ])('%s', async (_caso, cambios, message, fields) => {
    const before = await countAll(desk.db);
    const answer = await desk.asesor.saveCase(request(cambios), [pdf]);
    expect(answer.statusCode).toBe(400);
    const body = answer.json();
    expect(body.message).toBe(message);
    expect(body.campos.map(({ campo }: { campo: string }) => campo)).toEqual(fields);
    expect(await countAll(desk.db)).toEqual(before);
  });

  it.each<[string, number, RegExp, Attached[]]>([
    ['a sixth file', 400, /^Solo puede seleccionar 5 archivos\. Seleccione de nuevo\.$/, Array(6).fill(pdf)],
    [
      'a type that is not in the list',
      415,
      /nota\.txt no es de un tipo permitido/,
      [pdf, { nombre: 'nota.txt', contenido: PDF }],
    ],
    [
      'html with the name of an image',
      415,
      /contenido del archivo foto\.png/,
      [pdf, { nombre: 'foto.png', contenido: HTML }],
    ],
    [
      'an image with the name of a document',
      415,
      /a\.docx es en realidad de tipo png/,
      [{ nombre: 'a.docx', contenido: PNG }],
    ],
    [
      'a file over 10 MB',
      413,
      /grande\.pdf supera los 10 MB/,
      [{ nombre: 'grande.pdf', contenido: Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]) }],
    ],
    ['an empty file', 400, /vacio\.pdf está vacío/, [pdf, { nombre: 'vacio.pdf', contenido: Buffer.alloc(0) }]],
  ])('%s', async (_caso, status, message, files) => {
    const before = await countAll(desk.db);
    const answer = await desk.asesor.saveCase(request(), files);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(message);
    expect(await countAll(desk.db)).toEqual(before);
  });

  it('when the database fails in the last step, nothing of the earlier ones stays', async () => {
    const before = await countAll(desk.db);
    await desk.db.execute(sql`alter table bitacora rename to bitacora_ausente`);
    const answer = await desk.asesor.saveCase(request(), [pdf, { nombre: 'a.docx', contenido: DOCX }]);
    await desk.db.execute(sql`alter table bitacora_ausente rename to bitacora`);
    expect([answer.statusCode, answer.json().message]).toEqual([500, 'Ocurrio un error interno']);
    expect(await countAll(desk.db)).toEqual(before);
  });
});

describe('the detail of a case', () => {
  it('is for who may see it: 404 for none, 403 for that of another store and area', async () => {
    const { asesor, stranger, administrador } = desk;
    const { idCaso } = (await asesor.saveCase(request())).json();
    expect((await administrador.get(`caso/detalle/${idCaso}`)).statusCode).toBe(200);
    expect((await stranger.get(`caso/detalle/${idCaso}`)).statusCode).toBe(403);
    for (const id of ['999999', '9007199254740991']) {
      const none = await asesor.get(`caso/detalle/${id}`);
      expect([none.statusCode, none.json().message]).toEqual([404, `El caso ${id} no existe.`]);
    }
  });

  it('opens to the area to which the case belongs, from any store', async () => {
    const { asesor, stranger } = desk;
    const { idCaso } = (await asesor.saveCase(request({ idArea: FACTURACION, idSubcategoria: MANTENIMIENTO }))).json();
    expect((await stranger.get(`caso/detalle/${idCaso}`)).statusCode).toBe(200);
  });
});

it('whatever is sent as a case is stored or refused, never an error of the server', async () => {
  const { asesor, cliente } = desk;
  const value = fc.oneof(
    fc.constant(undefined),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('\u0000', '\ud800', '0000-01-01', '9999-12-31', "'; drop table casos; --", '5512345678'),
    fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, cliente),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const fields = Object.keys(request());
  const seen = new Set<number>();
  const cambios = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 3, noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 8, arbitrary: cambios.map(request) }, fc.jsonValue()), async (body) => {
      const answer = await asesor.saveCase(body);
      // A customer who seems to be there already is told, and nothing is stored.
      expect([200, 400, 409]).toContain(answer.statusCode);
      seen.add(answer.statusCode);
      expect(answer.json().message ?? answer.json().descripcion).toMatch(/\S/);
    }),
    { numRuns: 200 },
  );
  // Otherwise the requests were all nonsense and proved little.
  expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
});
