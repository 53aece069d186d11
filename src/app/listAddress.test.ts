import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { demandAddress } from './listAddress.ts';

function ledTo(given: object, valid: object): unknown {
  try {
    demandAddress(given as never, valid as never);
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { search, replace } = thrown.options;
    return { search: typeof search === 'function' ? search({}) : search, replace };
  }
  return null;
}

describe('the address of a list', () => {
  it('stands where all of it is valid, and where nothing is said', () => {
    expect(ledTo({}, { folio: undefined, pagina: undefined })).toBeNull();
    expect(ledTo({ folio: 7, pagina: 2 }, { folio: 7, pagina: 2 })).toBeNull();
  });

  it('goes on without what is refused and with what was written otherwise, in the same step of the way back', () => {
    expect(ledTo({ folio: 'abc', cliente: 12 }, { folio: undefined, cliente: '12' })).toEqual({
      search: { folio: undefined, cliente: '12' },
      replace: true,
    });
  });

  it('keeps what is none of the list’s', () => {
    expect(ledTo({ folio: 'abc', utm: 'x' }, { folio: undefined })).toMatchObject({ search: { utm: 'x' } });
    expect(ledTo({ utm: 'x' }, { folio: undefined })).toBeNull();
  });
});
