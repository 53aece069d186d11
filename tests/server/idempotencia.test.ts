import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casos } from '../../server/db/schema/casos.ts';
import { PDF, PNG, pdfDe } from './casos.archivos.ts';
import type { Mesa } from './casos.mesa.ts';
import { AJENO, abrirMesa, claveNueva, contarTodo, MANTENIMIENTO, solicitud } from './casos.mesa.ts';

let mesa: Mesa;
beforeAll(async () => {
  mesa = await abrirMesa();
});
afterAll(() => mesa.banco.cerrar());

const pdf = { nombre: 'a.pdf', contenido: PDF };

/** Rows that one saving of a new customer's case adds, with its files of one part each. */
const filasDeUnCaso = (archivos: number) => ({
  anexos: archivos,
  bitacora: 1,
  caso_logs: 1,
  caso_parametros: 2,
  casos: 1,
  contenido_partes: archivos,
  contenidos: archivos,
  clientes: 1,
  idempotencia: 1,
});

const agregado = async (antes: Readonly<Record<string, number>>): Promise<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(await contarTodo(mesa.db))
      .map(([tabla, n]) => [tabla, n - (antes[tabla] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );

describe('one saving is one case', () => {
  it('20 requests at once with one key make one case and all get the same answer', async () => {
    const antes = await contarTodo(mesa.db);
    const clave = claveNueva();
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, () =>
        mesa.asesor.guardarCaso(solicitud(), [pdf, { nombre: 'b.png', contenido: PNG }], clave),
      ),
    );
    expect(new Set(respuestas.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(respuestas.map(({ body }) => body)).size).toBe(1);
    expect(await agregado(antes)).toEqual(filasDeUnCaso(2));
  });

  it('20 requests at once with 20 keys make 20 cases', async () => {
    const antes = await contarTodo(mesa.db);
    const respuestas = await Promise.all(Array.from({ length: 20 }, () => mesa.asesor.guardarCaso(solicitud())));
    expect(new Set(respuestas.map((respuesta) => respuesta.json().idCaso)).size).toBe(20);
    expect(await agregado(antes)).toMatchObject({ casos: 20, clientes: 20, idempotencia: 20 });
  });

  it('a repetition after a lost answer gets that answer, whatever has changed since', async () => {
    const clave = claveNueva();
    const primera = await mesa.asesor.guardarCaso(solicitud(), [pdf], clave);
    // The same person comes back at another store, where this request would now be refused.
    const galleta = await mesa.banco.entrar(100_002, 2);
    const antes = await contarTodo(mesa.db);
    const enOtraTienda = mesa.asesor.con(galleta);
    const repetida = await enOtraTienda.guardarCaso(solicitud(), [pdf], clave);
    expect(repetida.body).toBe(primera.body);
    expect(await agregado(antes)).toEqual({});
    expect((await enOtraTienda.guardarCaso(solicitud(), [pdf])).statusCode).toBe(400);
  });

  it('a retry after a refusal is free to use the same key', async () => {
    const clave = claveNueva();
    expect((await mesa.asesor.guardarCaso(solicitud({ correo: 'x' }), [], clave)).statusCode).toBe(400);
    expect((await mesa.asesor.guardarCaso(solicitud(), [], clave)).statusCode).toBe(200);
  });

  it('the order in which a client writes the fields does not matter', async () => {
    const clave = claveNueva();
    const primera = await mesa.asesor.guardarCaso(solicitud(), [], clave);
    const alReves = Object.fromEntries(Object.entries(solicitud()).reverse());
    expect((await mesa.asesor.guardarCaso(alReves, [], clave)).body).toBe(primera.body);
  });

  it('a file of several parts is stored once too', async () => {
    const antes = await contarTodo(mesa.db);
    const clave = claveNueva();
    const grande = { nombre: 'grande.pdf', contenido: pdfDe(3 * 1024 * 1024) };
    await Promise.all([1, 2, 3].map(() => mesa.asesor.guardarCaso(solicitud(), [grande], clave)));
    expect(await agregado(antes)).toMatchObject({ casos: 1, anexos: 1, contenido_partes: 12 });
  });
});

describe('a key that was used for another request', () => {
  it.each<[string, Record<string, unknown>, { nombre: string; contenido: Buffer }[]]>([
    ['another text', { descripcion: 'Otra cosa distinta pasó con la licuadora.' }, [pdf]],
    ['another file', {}, [{ nombre: 'a.pdf', contenido: pdfDe(64) }]],
    ['another name of the file', {}, [{ nombre: 'b.pdf', contenido: PDF }]],
    ['no file', {}, []],
  ])('is refused with the case that it made: %s', async (_caso, cambios, archivos) => {
    const clave = claveNueva();
    const { idCaso } = (await mesa.asesor.guardarCaso(solicitud(), [pdf], clave)).json();
    const antes = await contarTodo(mesa.db);
    const otra = await mesa.asesor.guardarCaso(solicitud(cambios), archivos, clave);
    expect(otra.statusCode).toBe(409);
    expect(otra.json()).toEqual({
      codigo: 409,
      message: `Este envío ya creó el caso ${idCaso} con otros datos. Revise ese caso.`,
      idCaso,
    });
    expect(await agregado(antes)).toEqual({});
  });

  it('is refused also when both arrive at once: one case, the other is told which', async () => {
    const clave = claveNueva();
    const respuestas = await Promise.all(
      ['La primera de las dos descripciones.', 'La segunda de las dos descripciones.'].map((descripcion) =>
        mesa.asesor.guardarCaso(solicitud({ descripcion }), [], clave),
      ),
    );
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(new Set(respuestas.map((respuesta) => respuesta.json().idCaso)).size).toBe(1);
  });

  it('by another person is another key: nobody gets the answer of somebody else', async () => {
    const clave = claveNueva();
    const { idCaso } = (await mesa.asesor.guardarCaso(solicitud(), [], clave)).json();
    const ajena = await mesa.ajeno.guardarCaso(
      solicitud({ numidenCrea: AJENO, cvetda: 2, idArea: 1, idSubcategoria: MANTENIMIENTO }),
      [],
      clave,
    );
    expect(ajena.statusCode).toBe(200);
    expect(ajena.json().idCaso).not.toBe(idCaso);
    const [fila] = await mesa.db.select({ n: count() }).from(casos).where(eq(casos.numidenCrea, AJENO));
    expect(fila?.n).toBe(1);
  });
});

describe('a save without a key', () => {
  // A client written from the specification alone knows no such header.
  it('is stored once for each request', async () => {
    const guardados = [
      await mesa.asesor.guardarCaso(solicitud(), [], null),
      await mesa.asesor.guardarCaso(solicitud(), [], null),
    ];
    expect(guardados.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(guardados.map((guardado) => guardado.json().idCaso)).size).toBe(2);
  });

  it('is all or nothing like any other', async () => {
    const antes = await contarTodo(mesa.db);
    const respuesta = await mesa.asesor.guardarCaso(solicitud({ numidenCliente: 987_654 }), [], null);
    expect(respuesta.statusCode).toBe(400);
    expect(await agregado(antes)).toEqual({});
  });

  it.each(['', 'corta', 'con espacio en medio', 'x'.repeat(129)])(
    'is not what a key is that cannot be one: %j',
    async (clave) => {
      const antes = await contarTodo(mesa.db);
      const respuesta = await mesa.asesor.guardarCaso(solicitud(), [], clave);
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([
        400,
        'La clave de envío no es válida. Actualice la página e intente de nuevo.',
      ]);
      expect(await agregado(antes)).toEqual({});
    },
  );
});
