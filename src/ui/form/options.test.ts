import { describe, expect, it } from 'vitest';
import { MAX_OPTIONS, matching, type Option } from './options.ts';

const STORES: readonly Option[] = [
  { value: '1', text: 'Tienda Centro' },
  { value: '2', text: 'Tienda Peñón' },
  { value: '3', text: 'Bodega Central', detail: 'Querétaro' },
];

function found(typed: string) {
  return matching(STORES, typed).map(({ value }) => value);
}

describe('a list that narrows while one types', () => {
  it('shows everything before anything is typed', () => {
    expect(found('')).toEqual(['1', '2', '3']);
    expect(found('   ')).toEqual(['1', '2', '3']);
  });

  it('takes accents and capitals as equal', () => {
    expect(found('PENON')).toEqual(['2']);
    expect(found('queretaro')).toEqual(['3']);
    expect(found('Querétaro')).toEqual(['3']);
  });

  it('wants every word, wherever it stands', () => {
    expect(found('centr')).toEqual(['1', '3']);
    expect(found('central bod')).toEqual(['3']);
    expect(found('tienda querétaro')).toEqual([]);
  });

  it('never shows more than a person can look through', () => {
    const many = Array.from({ length: 400 }, (_, index) => ({ value: String(index), text: `Tienda ${index}` }));
    expect(matching(many, 'tienda')).toHaveLength(MAX_OPTIONS);
    expect(matching(many, '399')).toHaveLength(1);
  });
});
