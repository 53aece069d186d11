import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { type Bed, createBed } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { NEW_RECORDS } from './records.samples.ts';

let bed: Bed;
let cookie = '';
beforeAll(async () => {
  bed = await createBed({ environment: { SERVIDORES_PERMITIDOS: 'erp.cadena.mx' } });
});
beforeEach(async () => {
  await bed.reset();
  const all = Object.values(PERMISOS).map(({ id }) => id);
  await grantPermissions(bed.db, 100_001, all);
  cookie = await bed.signIn(100_001);
});
afterAll(() => bed.close());

const NEW = Object.values(NEW_RECORDS);
const IDS: readonly object[] = [{ id: 0 }, { id: null }, {}];

describe('a new record', () => {
  it.each(NEW.flatMap(({ path, body }) => IDS.map((id) => [path, id, body] as const)))(
    'is made by %s with %j',
    async (path, id, body) => {
      const answer = await bed.app.inject({
        method: 'POST',
        url: `/mostrador/api/${path}`,
        headers: { cookie },
        payload: { ...body, ...id },
      });
      expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
      expect(answer.json().id).toBeGreaterThan(0);
    },
  );

  it('is the same to its key, however the client says that it is new', async () => {
    const answers = [];
    for (const id of IDS) {
      const { path, body } = NEW_RECORDS.motivoVale;
      const answer = await bed.app.inject({
        method: 'POST',
        url: `/mostrador/api/${path}`,
        headers: { cookie, 'idempotency-key': 'una-sola-clave' },
        payload: { ...body, ...id },
      });
      answers.push(answer.json().id);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('is told of in the description of the API', async () => {
    const { body } = await bed.app.inject({ url: '/mostrador/api/docs/json', headers: { cookie } });
    expect(JSON.parse(body).info.description).toContain('`id` es 0, null o no viene');
  });
});
