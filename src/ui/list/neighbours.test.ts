import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';
import { placeOf } from './place.ts';

const PLACE = {
  ...{ list: 'casos', search: { estado: 2, orden: 'antiguos', pagina: 2 }, ids: [30, 31, 32] },
  ...{ person: 100_003, isBehind: true },
} as const;

describe('where in a list a record was opened', () => {
  it('is known to who opened it from there', () => {
    expect(placeOf({ place: PLACE }, 31, 100_003)).toEqual(PLACE);
  });

  it('is not known of another record, nor to another person at the same computer', () => {
    expect(placeOf({ place: PLACE }, 99, 100_003)).toBeNull();
    expect(placeOf({ place: PLACE }, 31, 100_001)).toBeNull();
  });

  it.each([null, {}, { place: { ids: 3, person: 100_003 } }, { place: { ids: [31], person: 100_003 } }])(
    'is not known from %j',
    (state) => expect(placeOf(state, 31, 100_003)).toBeNull(),
  );
});

describe('the records before and after', () => {
  it('are those that stood there, whatever the list has become', () => {
    const { next, previous } = neighboursOf(PLACE, 31, { here: [40, 41, 42] });
    expect([previous, next]).toEqual([
      { id: 30, place: PLACE },
      { id: 32, place: PLACE },
    ]);
  });

  it('are those of the next page at the end of this one, and the list of that page is no step back', () => {
    const { next } = neighboursOf(PLACE, 32, { here: [30, 31, 32], after: [33, 34] });
    const search = { ...PLACE.search, pagina: 3 };
    expect(next).toEqual({ id: 33, place: { ...PLACE, search, ids: [33, 34], isBehind: false } });
  });

  it('are those of the page before at its beginning; the first page has no number in the address', () => {
    const { previous } = neighboursOf(PLACE, 30, { here: [30, 31, 32], before: [28, 29] });
    const search = { ...PLACE.search, pagina: undefined };
    expect(previous).toEqual({ id: 29, place: { ...PLACE, search, ids: [28, 29], isBehind: false } });
  });

  it('skip what moved to the other page meanwhile', () => {
    expect(neighboursOf(PLACE, 32, { here: [29, 30, 31], after: [32, 33] }).next?.id).toBe(33);
  });

  it('are first those that moved up to this page when others left it', () => {
    const { next } = neighboursOf(PLACE, 32, { here: [31, 33, 34], after: [35] });
    expect(next).toEqual({ id: 33, place: { ...PLACE, ids: [31, 33, 34] } });
    expect(neighboursOf(PLACE, 32, { here: [33, 34, 35], after: [36] }).next?.id).toBe(33);
  });

  it('are also those that came in above the first', () => {
    expect(neighboursOf(PLACE, 30, { here: [29, 30, 31], before: [27, 28] }).previous?.id).toBe(29);
  });

  it('are not there before the first and after the last record, nor before the list is known', () => {
    expect(neighboursOf(PLACE, 32, { here: [30, 31, 32], after: [] }).next).toBeNull();
    expect(neighboursOf(PLACE, 32, { after: [33] }).next).toBeNull();
    expect(neighboursOf(PLACE, 30, { here: [30, 31, 32] }).previous).toBeNull();
  });
});
