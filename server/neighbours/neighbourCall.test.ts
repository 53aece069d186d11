import { expect, it } from 'vitest';
import { answerWithin } from './neighbourCall.ts';

it('an answer that comes in time is the answer, a failure the failure', async () => {
  expect(await answerWithin(60_000, Promise.resolve('folio'))).toBe('folio');
  await expect(answerWithin(60_000, Promise.reject(new Error('no line')))).rejects.toThrow('no line');
});

it('who never answers is not waited for', async () => {
  await expect(answerWithin(1, new Promise(() => undefined))).rejects.toThrow('No answer came within 1 ms');
});
