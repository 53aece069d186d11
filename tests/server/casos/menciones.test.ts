import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { puedeMencionarse } from '#domain/casos/asignarCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, FACTURACION, newKey, type Person, portray, STRANGER } from './casos.desk.ts';
import { caseIn, detail, doIt, FACTURISTA, GERENTE, permissionsOf, workDeskOfFile } from './casos.works.ts';

const desk = workDeskOfFile();
beforeEach(async () => {
  await desk.db.delete(novedades);
});

const CARO = '@Caro Gerente';

/** A case of the administrator that nobody has. */
const aCase = (changes: Partial<typeof casos.$inferInsert> = {}) => caseIn(desk, ESTADO.enProceso, changes);

function comment(person: Person, idCaso: number, comentario: string, menciones: readonly number[], clave = newKey()) {
  return person.send('caso/agregar-comentario', { idCaso, comentario, menciones }, clave);
}

const news = async (person: Person) =>
  (await person.get('novedades/propias'))
    .json()
    .novedades.map(({ clase, texto }: Record<string, string>) => [clase, texto]);

/** The people found for a mention, as the asesor looks for them. */
async function found(idCaso: number, busqueda = '', person = desk.asesor) {
  const answer = await person.get(`caso/mencionables/${idCaso}?busqueda=${encodeURIComponent(busqueda)}`);
  return answer.statusCode === 200
    ? answer.json().personas.map(({ numiden }: { numiden: number }) => numiden)
    : answer.statusCode;
}

describe('who is mentioned in a comment', () => {
  it('is told that once, with the comment, and stands in it', async () => {
    const idCaso = await aCase({ administrador: GERENTE });
    const said = `${CARO}, ¿procede? Gracias, ${CARO}.`;
    expect((await comment(desk.asesor, idCaso, said, [GERENTE, GERENTE])).statusCode).toBe(200);
    expect(await news(desk.gerente)).toEqual([['mencionado', said]]);
    // Who opened the case hears of the comment as always.
    expect(await news(desk.administrador)).toEqual([['comentado', said]]);
    expect((await detail(desk, idCaso)).comentarios).toMatchObject([
      { texto: said, menciones: [{ numiden: GERENTE, nombre: 'Caro Gerente' }] },
    ]);
    const audited = and(eq(bitacora.accion, 'agregarComentario'), eq(bitacora.idEntidad, String(idCaso)));
    expect(await desk.db.select().from(bitacora).where(audited)).toMatchObject([{ despues: { menciones: [GERENTE] } }]);
  });

  it('is who is named in it: a number alone mentions nobody, nor a name alone', async () => {
    const idCaso = await aCase();
    await comment(desk.asesor, idCaso, 'Sin nombre', [GERENTE]);
    await comment(desk.asesor, idCaso, CARO, []);
    await comment(desk.asesor, idCaso, CARO, [FACTURISTA, 999_999]);
    expect([await news(desk.gerente), await news(desk.facturista)]).toEqual([[], []]);
    expect((await detail(desk, idCaso)).comentarios.map(({ menciones }: { menciones: unknown }) => menciones)).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('is told nothing by oneself', async () => {
    const idCaso = await aCase();
    expect((await comment(desk.asesor, idCaso, '@Beto Asesor lo ve', [ASESOR])).statusCode).toBe(200);
    expect(await news(desk.asesor)).toEqual([]);
    expect((await detail(desk, idCaso)).comentarios[0].menciones).toEqual([{ numiden: ASESOR, nombre: 'Beto Asesor' }]);
  });

  it('is told nothing of what is taken back', async () => {
    const idCaso = await aCase();
    await comment(desk.asesor, idCaso, CARO, [GERENTE]);
    const undone = await desk.asesor.send('caso/deshacer', { idCaso, trabajo: 'comentar' });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await news(desk.gerente)).toEqual([]);
  });

  it('is shown nothing of a case that left to where they do not see it', async () => {
    const idCaso = await aCase();
    await comment(desk.administrador, idCaso, '@Beto Asesor', [ASESOR]);
    expect(await news(desk.asesor)).toHaveLength(1);
    await desk.db.update(casos).set({ cvetda: 2, idArea: FACTURACION }).where(eq(casos.id, idCaso));
    expect(await news(desk.asesor)).toEqual([]);
  });
});

/** Who a person is, and whether a comment on the case of store 1 and area Atención, opened by 100001, may mention them. */
const RIGHTS: readonly (readonly [string, Partial<typeof usuarios.$inferInsert>, boolean])[] = [
  ['who sees every case', { permisos: [1], areas: [], tiendas: [2] }, true],
  ['who is of its area', { permisos: [27], areas: [ATENCION], tiendas: [2] }, true],
  ['who is of its store', { permisos: [27], areas: [], tiendas: [1] }, true],
  ['who is of no store named', { permisos: [27], areas: [], tiendas: [] }, true],
  ['who is of elsewhere', { permisos: [27], areas: [FACTURACION], tiendas: [2] }, false],
  ['who sees no cases', { permisos: [16, 4], areas: [ATENCION], tiendas: [1] }, false],
  ['who is no user any more', { permisos: [1], areas: [ATENCION], tiendas: [1], activo: false }, false],
];

describe('a comment on a case may mention', () => {
  it.each(RIGHTS)('%s: rule, list and refusal agree', async (_, changes, expected) => {
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, FACTURISTA));
    if (before === undefined) throw new Error('nobody');
    onTestFinished(async () => {
      const { permisos, areas, tiendas, activo } = before;
      await desk.db.update(usuarios).set({ permisos, areas, tiendas, activo }).where(eq(usuarios.numiden, FACTURISTA));
    });
    const idCaso = await aCase();
    await desk.db.update(usuarios).set(changes).where(eq(usuarios.numiden, FACTURISTA));
    const person = { ...before, ...changes } as typeof before;
    const caso = { cvetda: 1, idArea: ATENCION, numidenCrea: ADMINISTRATOR };
    expect(puedeMencionarse(person, caso)).toBe(expected);
    expect((await found(idCaso)).includes(FACTURISTA)).toBe(expected);
    const stood = await portray(desk.db);
    const answer = await comment(desk.asesor, idCaso, `@${before.nombreCompleto}`, [FACTURISTA]);
    expect(answer.statusCode).toBe(expected ? 200 : 400);
    if (expected) return;
    const refused = `${before.nombreCompleto} no puede ver este caso y no se enteraría. Quite la @ de su nombre.`;
    expect(answer.body).toContain(`"comentario"`);
    expect(answer.body).toContain(refused);
    expect(await portray(desk.db)).toEqual(stood);
  });
});

describe('the people who are offered', () => {
  it('are found by a part of the name or the beginning of the number, without who looks', async () => {
    const idCaso = await aCase();
    expect(await found(idCaso, 'gerén')).toEqual([GERENTE]);
    expect(await found(idCaso, String(GERENTE))).toEqual([GERENTE]);
    expect(await found(idCaso)).not.toContain(ASESOR);
    expect(await found(idCaso, 'nadie así')).toEqual([]);
  });

  it('are for who may comment, and sees the case', async () => {
    const far = await aCase({ cvetda: 2, idArea: FACTURACION });
    expect(await found(far)).toBe(403);
    expect(await found(999_999)).toBe(404);
    expect(permissionsOf(2)).toContain(4);
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, STRANGER));
    expect(before === undefined || !before.permisos.includes(4)).toBe(true);
  });
});

describe('at once', () => {
  it('twenty sendings of one comment at two servers tell it one time, and twenty comments each', async () => {
    const other = await secondServer(desk.bed);
    onTestFinished(() => other.close());
    const cookie = await desk.bed.signIn(ASESOR);
    const idCaso = await aCase();
    const send = (n: number, clave: string, comentario: string) =>
      (n % 2 === 0 ? desk.bed.app : other).inject({
        method: 'POST',
        url: '/mostrador/api/caso/agregar-comentario',
        headers: { cookie, 'idempotency-key': clave },
        payload: { idCaso, comentario, menciones: [GERENTE] },
      });
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    const one = newKey();
    const same = await Promise.all(twenty.map((n) => send(n, one, CARO)));
    expect(same.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(await desk.db.$count(novedades, eq(novedades.clase, 'mencionado'))).toBe(1);
    const each = await Promise.all(twenty.map((n) => send(n, newKey(), `${CARO} ${n}`)));
    expect(new Set(each.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await desk.db.$count(novedades, eq(novedades.clase, 'mencionado'))).toBe(21);
  });
});

it('a comment without mentions is as it was', async () => {
  const idCaso = await aCase({ administrador: GERENTE });
  await doIt(desk.asesor, 'comentar', idCaso);
  expect(await news(desk.gerente)).toEqual([['comentado', 'Se llamó al cliente.']]);
});
