import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { notasDeDiagrama, respuestasDeNota } from '../../../server/platform/db/schema/notas.ts';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';

/** Both read the diagrams, by other permissions; the third does not. */
const [ANA, CARO, BETO] = [100_001, 100_003, 100_002];

let bed: Bed;
const cookies = new Map<number, string>();
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  await grantPermissions(bed.db, CARO, [PERMISOS.motivosVales.id]);
  for (const numiden of [ANA, CARO, BETO]) cookies.set(numiden, await bed.signIn(numiden));
});
afterAll(() => bed.close());

const NOTE = { maquina: 'vidaVale', parte: 'vigente', sobre: 'VIGENTE', texto: '¿Y si vence en domingo?' };

async function post(numiden: number, path: string, payload: object, app: FastifyInstance = bed.app) {
  const headers = { cookie: cookies.get(numiden) };
  const answer = await app.inject({ method: 'POST', url: `/mostrador/api/diagramas/notas/${path}`, headers, payload });
  return [answer.statusCode, answer.json()] as const;
}

async function read(numiden: number, path = '') {
  const headers = { cookie: cookies.get(numiden) };
  return (await bed.app.inject({ url: `/mostrador/api/diagramas/notas${path}`, headers })).json();
}

async function newsOf(numiden: number) {
  const headers = { cookie: cookies.get(numiden) };
  return (await bed.app.inject({ url: '/mostrador/api/novedades/propias', headers })).json();
}

function briefly({ clase }: { readonly clase: string }): string {
  return clase;
}

async function pinned(numiden: number, more: object = {}): Promise<number> {
  const [status, answer] = await post(numiden, 'guardar', { ...NOTE, ...more });
  expect([status, answer]).toMatchObject([200, { descripcion: 'Nota guardada' }]);
  return answer.id;
}

describe('a note on a diagram', () => {
  it('is read by whoever reads diagrams, with its author, its moment and its answers, the oldest first', async () => {
    const id = await pinned(ANA);
    bed.clock.advance(60_000);
    await post(CARO, 'responder', { id, texto: 'Vale todo el domingo.' });
    bed.clock.advance(60_000);
    await post(ANA, 'responder', { id, texto: 'Gracias.' });
    expect(await read(CARO, '/vidaVale')).toEqual({
      hayMas: false,
      notas: [
        {
          ...{ id, ...NOTE, fecha: '2026-03-18T18:00:00.000Z', resuelta: null },
          autor: { numiden: ANA, nombre: 'Ana Administradora' },
          respuestas: [
            {
              ...{ id: expect.any(Number), texto: 'Vale todo el domingo.', fecha: '2026-03-18T18:01:00.000Z' },
              autor: { numiden: CARO, nombre: 'Caro Gerente' },
            },
            {
              ...{ id: expect.any(Number), texto: 'Gracias.', fecha: '2026-03-18T18:02:00.000Z' },
              autor: { numiden: ANA, nombre: 'Ana Administradora' },
            },
          ],
        },
      ],
    });
    expect(await read(CARO, '/vidaCaso')).toEqual({ hayMas: false, notas: [] });
  });

  it('is for nobody who does not read diagrams', async () => {
    const id = await pinned(ANA);
    expect((await post(BETO, 'guardar', NOTE))[0]).toBe(403);
    expect((await post(BETO, 'responder', { id, texto: 'Sí.' }))[0]).toBe(403);
    expect((await post(BETO, 'resolver', { id, resuelta: true }))[0]).toBe(403);
    expect(await read(BETO, '/vidaVale')).toMatchObject({ codigo: 403 });
    expect(await bed.db.select().from(respuestasDeNota)).toEqual([]);
  });

  it('stands open before those that are resolved, the newest first', async () => {
    const first = await pinned(ANA, { parte: null, sobre: 'Todo el diagrama' });
    const second = await pinned(CARO);
    const third = await pinned(ANA, { texto: 'Otra' });
    await post(CARO, 'resolver', { id: third, resuelta: true });
    const { notas } = await read(ANA, '/vidaVale');
    expect(notas.map((note: { id: number }) => note.id)).toEqual([second, first, third]);
    expect(notas[2].resuelta).toEqual({
      por: { numiden: CARO, nombre: 'Caro Gerente' },
      fecha: TEST_NOW.toISOString(),
    });
    await pinned(ANA, { maquina: 'vidaCaso' });
    expect(await read(ANA)).toEqual({
      diagramas: [
        { maquina: 'vidaCaso', abiertas: 1 },
        { maquina: 'vidaVale', abiertas: 2 },
      ],
    });
  });

  it('takes no answer once it is resolved, until it is opened again', async () => {
    const id = await pinned(ANA);
    expect(await post(CARO, 'resolver', { id, resuelta: true })).toMatchObject([200, { descripcion: 'Nota resuelta' }]);
    const [status, refused] = await post(ANA, 'responder', { id, texto: '¿Seguro?' });
    expect([status, refused.message]).toEqual([409, 'La nota ya está resuelta. Ábrala de nuevo para responder.']);
    expect(await post(ANA, 'resolver', { id, resuelta: false })).toMatchObject([
      200,
      { descripcion: 'Nota abierta de nuevo' },
    ]);
    expect((await post(ANA, 'responder', { id, texto: '¿Seguro?' }))[0]).toBe(200);
    expect((await read(ANA, '/vidaVale')).notas).toMatchObject([
      { resuelta: null, respuestas: [{ texto: '¿Seguro?' }] },
    ]);
  });

  it.each([
    ['no text', { texto: '  ' }],
    ['a text that is too long', { texto: 'a'.repeat(2_001) }],
    ['a machine that no file has', { maquina: '../vidaVale' }],
    ['an empty part', { parte: '' }],
  ])('is refused with %s', async (_, wrong) => {
    expect((await post(ANA, 'guardar', { ...NOTE, ...wrong }))[0]).toBe(400);
    expect(await bed.db.select().from(notasDeDiagrama)).toEqual([]);
  });

  it('that does not exist is neither answered nor resolved', async () => {
    expect(await post(ANA, 'responder', { id: 9, texto: 'Sí.' })).toMatchObject([
      404,
      { message: 'La nota no existe.' },
    ]);
    expect((await post(ANA, 'resolver', { id: 9, resuelta: true }))[0]).toBe(404);
  });

  it('keeps in the audit who wrote, answered and resolved it', async () => {
    const id = await pinned(ANA);
    await post(CARO, 'responder', { id, texto: 'Sí.' });
    await post(CARO, 'resolver', { id, resuelta: true });
    const rows = await bed.db.select().from(bitacora).orderBy(bitacora.id);
    expect(rows.filter(({ entidad }) => entidad === 'notaDeDiagrama')).toMatchObject([
      {
        ...{ accion: 'guardarNota', numiden: ANA, idEntidad: String(id), antes: null },
        despues: { diagrama: 'vidaVale', sobre: 'VIGENTE', texto: NOTE.texto, version: 1 },
      },
      { accion: 'responderNota', numiden: CARO, despues: { respuesta: 'Sí.', version: 2 } },
      { accion: 'resolverNota', numiden: CARO, antes: { resuelta: false }, despues: { resuelta: true, version: 3 } },
    ]);
  });

  it('tells who wrote it, and who answered, of what others do to it', async () => {
    const id = await pinned(ANA);
    await post(CARO, 'responder', { id, texto: 'Vale todo el domingo.' });
    bed.clock.advance(1_000);
    await post(ANA, 'responder', { id, texto: 'Gracias.' });
    await post(CARO, 'resolver', { id, resuelta: true });
    await post(CARO, 'resolver', { id, resuelta: true });
    await post(CARO, 'resolver', { id, resuelta: false });
    const [toAna, toCaro] = [await newsOf(ANA), await newsOf(CARO)];
    expect(toAna.novedades.map(briefly)).toEqual(['notaAbierta', 'notaResuelta', 'notaRespondida']);
    expect(toAna.sinLeer).toBe(3);
    expect(toAna.novedades[2]).toEqual({
      ...{ id: expect.any(Number), clase: 'notaRespondida', entidad: 'notaDeDiagrama', idEntidad: id },
      ...{ nombre: 'VIGENTE', detalle: 'Vida de un vale', tienda: '', maquina: 'vidaVale', parte: 'vigente' },
      ...{ autor: { numiden: CARO, nombre: 'Caro Gerente' }, fecha: '2026-03-18T18:00:00.000Z' },
      ...{ texto: 'Vale todo el domingo.', leida: false, sigue: false, suple: null },
    });
    expect(toCaro.novedades.map(briefly)).toEqual(['notaRespondida']);
  });

  it('is told to nobody who no longer reads diagrams, neither when it is written nor when it is read', async () => {
    const id = await pinned(CARO);
    await post(ANA, 'responder', { id, texto: 'Antes.' });
    await grantPermissions(bed.db, CARO, [PERMISOS.facturar.id]);
    expect(await newsOf(CARO)).toMatchObject({ novedades: [], sinLeer: 0 });
    await post(ANA, 'responder', { id, texto: 'Después.' });
    const kept = await bed.db.select().from(novedades).where(eq(novedades.numiden, CARO));
    expect(kept.map(({ texto }) => texto)).toEqual(['Antes.']);
  });

  it('that is resolved while it is answered tells nobody of an answer that was refused', async () => {
    const id = await pinned(ANA);
    await post(CARO, 'resolver', { id, resuelta: true });
    await post(CARO, 'responder', { id, texto: 'Tarde.' });
    expect((await newsOf(ANA)).novedades.map(briefly)).toEqual(['notaResuelta']);
  });

  it('that twenty people answer at two servers while one resolves it has no answer after that', async () => {
    const other = await secondServer(bed);
    onTestFinished(() => other.close());
    const id = await pinned(ANA);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const app = index % 2 === 0 ? bed.app : other;
        return index === 7
          ? post(CARO, 'resolver', { id, resuelta: true }, app)
          : post(ANA, 'responder', { id, texto: `Respuesta ${index}` }, app);
      }),
    );
    const [resolved, answered] = [outcomes[7], outcomes.filter((_, index) => index !== 7)];
    expect(resolved?.[0]).toBe(200);
    const accepted = answered.filter(([status]) => status === 200);
    expect(answered.filter(([status]) => status === 409)).toHaveLength(19 - accepted.length);
    expect(await bed.db.select().from(respuestasDeNota)).toHaveLength(accepted.length);
    // Each that was accepted came before the resolution.
    expect(resolved?.[1].version).toBe(accepted.length + 2);
  });
});
