import { expect, it } from 'vitest';
import { type AskedNeighbours, answerWithin, limited, questionUnderWay } from './limited.ts';

it('an answer that comes in time is the answer, a failure the failure', async () => {
  expect(await answerWithin(60_000, async () => 'folio')).toBe('folio');
  await expect(answerWithin(60_000, () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
});

it('who never answers is not waited for', async () => {
  await expect(answerWithin(1, () => new Promise(() => undefined))).rejects.toThrow('No answer came within 1 ms');
});

it('nothing reaches a neighbour but a question with a limit, whose patience no caller makes longer', async () => {
  const wallet = { read: () => new Promise(() => undefined) };
  const never = { wallet, stamper: { certified: true } } as unknown as AskedNeighbours;
  const neighbours = limited({ ...never, mail: null }, 2);
  expect(neighbours).toEqual({ sendsMail: false, stampsCount: true, within: expect.any(Function) });
  await expect(neighbours.within(({ wallet }) => wallet.read(1))).rejects.toThrow('within 2 ms');
  await expect(neighbours.within(({ wallet }) => wallet.read(1), 1)).rejects.toThrow('within 1 ms');
  await expect(neighbours.within(({ wallet }) => wallet.read(1), 60_000)).rejects.toThrow('within 2 ms');
});

it('each question has an id of its own, and is aborted when nobody waits for it any more', async () => {
  const seen: ReturnType<typeof questionUnderWay>[] = [];
  const ask = async () => {
    await Promise.resolve();
    seen.push(questionUnderWay());
    return new Promise<never>(() => undefined);
  };
  await expect(answerWithin(1, ask)).rejects.toThrow('within 1 ms');
  await expect(answerWithin(1, ask)).rejects.toThrow('within 1 ms');
  await answerWithin(60_000, async () => seen.push(questionUnderWay()));
  expect(seen.map((question) => question?.signal.aborted)).toEqual([true, true, false]);
  expect(new Set(seen.map((question) => question?.id)).size).toBe(3);
  expect(questionUnderWay()).toBeNull();
});
