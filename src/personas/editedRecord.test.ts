import { expect, it } from 'vitest';
import { editedRecordIn } from './editedRecord.ts';

it.each([
  ['nuevo', null],
  ['0', null],
  ['7', 7],
  ['9999999999', 9_999_999_999],
  ['07', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['99999999999', undefined],
  ['abc', undefined],
])('the address of a record %j means %j', (text, id) => {
  expect(editedRecordIn(text)).toBe(id);
});
