import { expect, it } from 'vitest';
import { once } from './once.ts';

it('is made when it is first asked for, and no second time', () => {
  let made = 0;
  const thing = once(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  thing();
  thing();
  expect(made).toBe(1);
});

it('is tried again after it could not be made', () => {
  let tried = 0;
  const thing = once(() => {
    tried += 1;
    if (tried === 1) throw new Error('not yet');
    return tried;
  });
  expect(thing).toThrow('not yet');
  expect(thing()).toBe(2);
});
