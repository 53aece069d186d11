import { expect, it } from 'vitest';
import type { Tx } from '../db/db.ts';
import { owes, owingOnly } from './owed.ts';

const tx = {} as Tx;
const other = {} as Tx;

it('a work owes what its arrow says, and nothing else in its transaction', async () => {
  const said = { work: 'vida.autorizar', debe: ['correo'] } as const;
  await owingOnly(tx, said, async () => {
    owes(tx, 'correo');
    owes(other, 'vale');
    await owingOnly(tx, { work: 'otra.timbrar', debe: ['caso'] }, () => owes(tx, 'caso'));
    expect(() => owes(tx, 'caso')).toThrow('The work vida.autorizar owes "caso", and its arrow does not say so');
  });
  // Outside of a work there is no arrow to say it.
  owes(tx, 'caso');
});

it('a work that fails is no longer under way', async () => {
  const failing = owingOnly(tx, { work: 'vida.cerrar', debe: [] }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  owes(tx, 'correo');
});
