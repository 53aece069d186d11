import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordId } from './recordId.ts';

describe('the id of a record that is saved', () => {
  const read = (body: object) => z.object({ id: recordId() }).parse(body).id;

  it.each([{ id: 0 }, { id: null }, {}])('is none in %j', (body) => {
    expect(read(body)).toBeNull();
  });

  it('is the one that is named', () => {
    expect(read({ id: 7 })).toBe(7);
  });

  it.each([-1, 1.5, '7'])('is not %j', (id) => {
    expect(() => read({ id })).toThrow();
  });
});
