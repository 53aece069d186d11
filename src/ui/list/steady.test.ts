import { describe, expect, it } from 'vitest';
import { steady } from './steady.ts';

function row(id: number, state = 'nuevo') {
  return { id, state };
}
function key({ id }: { readonly id: number }) {
  return String(id);
}

describe('rows under the pointer', () => {
  it('stay in their places, each as it is now', () => {
    const fresh = [row(9), row(2, 'en proceso'), row(1)];
    expect(steady([row(1), row(2)], fresh, key)).toEqual([row(1), row(2, 'en proceso')]);
  });

  it('stay also when they have left the list, as they were', () => {
    expect(steady([row(1), row(2)], [row(2)], key)).toEqual([row(1), row(2)]);
  });
});
