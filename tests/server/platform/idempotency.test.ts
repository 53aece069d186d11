import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { countAll, type Desk, MANTENIMIENTO, newKey, openDesk, request, STRANGER } from '../casos/casos.desk.ts';
import { PDF, PNG, pdfOf } from '../casos/casos.files.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());

const pdf = { nombre: 'a.pdf', contenido: PDF };

/** Rows that one saving of a new customer's case adds, with its files of one part each. */
function rowsOfOneCase(files: number) {
  return {
    anexos: files,
    bitacora: 1,
    caso_logs: 1,
    caso_parametros: 2,
    casos: 1,
    contenido_partes: files,
    contenidos: files,
    clientes: 1,
    idempotencia: 1,
  };
}

async function added(before: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(await countAll(desk.db))
      .map(([tabla, n]) => [tabla, n - (before[tabla] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );
}

describe('one saving is one case', () => {
  it('20 requests at once with one key make one case and all get the same answer', async () => {
    const before = await countAll(desk.db);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        desk.asesor.saveCase(request(), [pdf, { nombre: 'b.png', contenido: PNG }], key),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await added(before)).toEqual(rowsOfOneCase(2));
  });

  it('20 requests at once with 20 keys make 20 cases', async () => {
    const before = await countAll(desk.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.asesor.saveCase(request())));
    expect(new Set(answers.map((answer) => answer.json().idCaso)).size).toBe(20);
    expect(await added(before)).toMatchObject({ casos: 20, clientes: 20, idempotencia: 20 });
  });

  it('a repetition after a lost answer gets that answer, whatever has changed since', async () => {
    const key = newKey();
    const first = await desk.asesor.saveCase(request(), [pdf], key);
    // The same person comes back at another store, where this request would now be refused.
    const cookie = await desk.bed.signIn(100_002, 2);
    const before = await countAll(desk.db);
    const enOtraTienda = desk.asesor.inSession(cookie);
    const repeated = await enOtraTienda.saveCase(request(), [pdf], key);
    expect(repeated.body).toBe(first.body);
    expect(await added(before)).toEqual({});
    expect((await enOtraTienda.saveCase(request(), [pdf])).statusCode).toBe(400);
  });

  it('a retry after a refusal is free to use the same key', async () => {
    const key = newKey();
    expect((await desk.asesor.saveCase(request({ correo: 'x' }), [], key)).statusCode).toBe(400);
    expect((await desk.asesor.saveCase(request(), [], key)).statusCode).toBe(200);
  });

  it('the order in which a client writes the fields does not matter', async () => {
    const key = newKey();
    const first = await desk.asesor.saveCase(request(), [], key);
    const alReves = Object.fromEntries(Object.entries(request()).reverse());
    expect((await desk.asesor.saveCase(alReves, [], key)).body).toBe(first.body);
  });

  it('a file of several parts is stored once too', async () => {
    const before = await countAll(desk.db);
    const key = newKey();
    const grande = { nombre: 'grande.pdf', contenido: pdfOf(3 * 1024 * 1024) };
    await Promise.all([1, 2, 3].map(() => desk.asesor.saveCase(request(), [grande], key)));
    expect(await added(before)).toMatchObject({ casos: 1, anexos: 1, contenido_partes: 12 });
  });
});

describe('a key that was used for another request', () => {
  it.each<[string, Record<string, unknown>, { nombre: string; contenido: Buffer }[]]>([
    ['another text', { descripcion: 'Otra cosa distinta pasó con la licuadora.' }, [pdf]],
    ['another file', {}, [{ nombre: 'a.pdf', contenido: pdfOf(64) }]],
    ['another name of the file', {}, [{ nombre: 'b.pdf', contenido: PDF }]],
    ['no file', {}, []],
  ])('is refused with the case that it made: %s', async (_caso, cambios, files) => {
    const key = newKey();
    const { idCaso } = (await desk.asesor.saveCase(request(), [pdf], key)).json();
    const before = await countAll(desk.db);
    const another = await desk.asesor.saveCase(request(cambios), files, key);
    expect(another.statusCode).toBe(409);
    expect(another.json()).toEqual({
      codigo: 409,
      message: `Este envío ya creó el caso ${idCaso} con otros datos. Revise ese caso.`,
      entidad: 'caso',
      id: idCaso,
    });
    expect(await added(before)).toEqual({});
  });

  it('is refused also when both arrive at once: one case, the other is told which', async () => {
    const key = newKey();
    const answers = await Promise.all(
      ['La primera de las dos descripciones.', 'La segunda de las dos descripciones.'].map((descripcion) =>
        desk.asesor.saveCase(request({ descripcion }), [], key),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [hecho, rechazado] = [200, 409].map((status) => answers.find(({ statusCode }) => statusCode === status));
    expect(rechazado?.json()).toMatchObject({ entidad: 'caso', id: hecho?.json().idCaso });
  });

  it('by another person is another key: nobody gets the answer of somebody else', async () => {
    const key = newKey();
    const { idCaso } = (await desk.asesor.saveCase(request(), [], key)).json();
    const ajena = await desk.stranger.saveCase(
      request({ numidenCrea: STRANGER, cvetda: 2, idArea: 1, idSubcategoria: MANTENIMIENTO }),
      [],
      key,
    );
    expect(ajena.statusCode).toBe(200);
    expect(ajena.json().idCaso).not.toBe(idCaso);
    const [fila] = await desk.db.select({ n: count() }).from(casos).where(eq(casos.numidenCrea, STRANGER));
    expect(fila?.n).toBe(1);
  });
});

describe('a save without a key', () => {
  // A client written from the specification alone knows no such header.
  it('is stored once for each request', async () => {
    const saved = [await desk.asesor.saveCase(request(), [], null), await desk.asesor.saveCase(request(), [], null)];
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(saved.map((guardado) => guardado.json().idCaso)).size).toBe(2);
  });

  it('is all or nothing like any other', async () => {
    const before = await countAll(desk.db);
    const answer = await desk.asesor.saveCase(request({ numidenCliente: 987_654 }), [], null);
    expect(answer.statusCode).toBe(400);
    expect(await added(before)).toEqual({});
  });

  it.each(['', 'corta', 'con espacio en medio', 'x'.repeat(129)])(
    'is not what a key is that cannot be one: %j',
    async (key) => {
      const before = await countAll(desk.db);
      const answer = await desk.asesor.saveCase(request(), [], key);
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'La clave de envío no es válida. Actualice la página e intente de nuevo. Un programa manda el encabezado Idempotency-Key con una clave nueva por envío, de 8 a 128 letras, dígitos, guiones o guiones bajos.',
      ]);
      expect(await added(before)).toEqual({});
    },
  );
});
