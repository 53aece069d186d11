/** For so long one reading serves all who ask the same, in milliseconds. */
const SHARED_FOR_MS = 1_000;

/** So many questions are remembered at most: more than a chain has ways to look at its first page. */
const MOST = 100;

/** Readings that many ask for in the same moment, because they heard of the same change. */
export interface SharedReadings {
  /**
   * Answers as `work` does, or as it did a moment ago to somebody who asked the same. @throws whatever `work`
   * does, to all who wait for it.
   */
  read<R>(question: string, work: () => Promise<R>): Promise<R>;
  /** Something changed: whoever asks from now on is answered anew. */
  forget(): void;
}

/** Makes the shared readings of one server. */
export function createSharedReadings(now: () => Date): SharedReadings {
  const answers = new Map<string, { readonly since: Date; readonly answer: Promise<unknown> }>();
  return {
    read: <R>(question: string, work: () => Promise<R>) => {
      const known = answers.get(question);
      // One question is asked by one kind of reading, which answers one type.
      if (known !== undefined && isFresh(known.since, now())) return known.answer as Promise<R>;
      if (answers.size >= MOST) answers.clear();
      const answer = work();
      const own = { since: now(), answer };
      answers.set(question, own);
      answer.catch(() => {
        if (answers.get(question) === own) answers.delete(question);
      });
      return answer;
    },
    forget: () => answers.clear(),
  };
}

function isFresh(since: Date, now: Date): boolean {
  const age = now.getTime() - since.getTime();
  // A clock that was set back says nothing.
  return age >= 0 && age < SHARED_FOR_MS;
}
