import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_LIFE_DAYS, DRAFT_MAX_LENGTH, DRAFTS_PER_PERSON } from '#domain/common/drafts';
import { borradores } from '../../../server/platform/db/schema/drafts.ts';
import { purge } from '../../../server/startup/maintenance.ts';
import { type Bed, createBed } from '../bed/bed.ts';

const DAY_MS = 86_400_000;

let bed: Bed;
let mine = '';
let others = '';
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  mine = await bed.signIn(100002);
  others = await bed.signIn(100003);
});
afterAll(() => bed.close());

function keep(key: string, content: unknown, cookie = mine) {
  return bed.app.inject({
    method: 'PUT',
    url: `/mostrador/api/borrador/guardar/${key}`,
    headers: { cookie },
    payload: { contenido: content } as object,
  });
}

async function read(prefix: string, cookie = mine) {
  const answer = await bed.app.inject({
    url: `/mostrador/api/borrador/propios?prefijo=${prefix}`,
    headers: { cookie },
  });
  return answer.json();
}

describe('a draft', () => {
  it('comes back as it was written, whatever was typed', async () => {
    const content = { solucion: 'a\u0000b \ud83d ñ 👩‍🚀', idArea: null, lista: [1, { x: true }] };
    expect((await keep('caso.7.cerrar', content)).json()).toMatchObject({ codigo: 1 });
    expect(await read('caso.7')).toEqual([
      { clave: 'caso.7.cerrar', contenido: content, fecha: bed.clock.now.toISOString() },
    ]);
  });

  it('takes the place of the one before', async () => {
    await keep('caso.7.cerrar', { solucion: 'uno' });
    await keep('caso.7.cerrar', { solucion: 'dos' });
    expect(await read('caso.7')).toMatchObject([{ contenido: { solucion: 'dos' } }]);
  });

  it('is nobody else’s: others neither read it nor write over it', async () => {
    await keep('caso.7.cerrar', { solucion: 'mío' });
    expect(await read('caso.7', others)).toEqual([]);
    await keep('caso.7.cerrar', { solucion: 'ajeno' }, others);
    await keep('caso.7.cerrar', null, others);
    expect(await read('caso.7')).toMatchObject([{ contenido: { solucion: 'mío' } }]);
  });

  it('is found by how its key begins, and a sign that means something to SQL means itself', async () => {
    await keep('caso.7.cerrar', { a: 1 });
    await keep('caso.7.escalar', { a: 2 });
    await keep('caso.71.cerrar', { a: 3 });
    await keep('casoX7.cerrar', { a: 4 });
    expect((await read('caso.7.')).map(({ clave }: { clave: string }) => clave)).toEqual([
      'caso.7.cerrar',
      'caso.7.escalar',
    ]);
    expect(await read('caso_7.')).toEqual([]);
  });

  it('without content is thrown away', async () => {
    await keep('caso.7.cerrar', { solucion: 'x' });
    expect((await keep('caso.7.cerrar', null)).statusCode).toBe(200);
    expect(await read('caso.7')).toEqual([]);
  });

  it(`is gone after ${DRAFT_LIFE_DAYS} days, and leaves the database`, async () => {
    await keep('caso.7.cerrar', { solucion: 'x' });
    bed.clock.advance(DRAFT_LIFE_DAYS * DAY_MS - 1);
    mine = await bed.signIn(100002);
    expect(await read('caso.7')).toHaveLength(1);
    bed.clock.advance(1);
    expect(await read('caso.7')).toEqual([]);
    bed.clock.advance(1);
    await purge(bed.db, bed.clock.now);
    expect(await bed.db.select().from(borradores)).toEqual([]);
  });

  it('beyond the most that a person may have drives out the oldest', async () => {
    await keep('oldest', { n: 0 }, others);
    for (let n = 0; n <= DRAFTS_PER_PERSON; n += 1) {
      bed.clock.advance(1_000);
      await keep(`caso.${n}.cerrar`, { n });
    }
    const kept = await read('caso.');
    expect(kept).toHaveLength(DRAFTS_PER_PERSON);
    expect(kept.map(({ clave }: { clave: string }) => clave)).not.toContain('caso.0.cerrar');
    expect(await read('oldest', others)).toHaveLength(1);
  });

  it('that is too long, has no proper key or is no object is refused', async () => {
    expect((await keep('caso.7.cerrar', { t: 'x'.repeat(DRAFT_MAX_LENGTH) })).statusCode).toBe(400);
    expect((await keep('a%2Fb', { t: 'x' })).statusCode).toBe(400);
    expect((await keep('x'.repeat(81), { t: 'x' })).statusCode).toBe(400);
    expect((await keep('caso.7.cerrar', ['x'])).statusCode).toBe(400);
    expect(await read('caso.7')).toEqual([]);
  });
});
