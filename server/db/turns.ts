/** A turn did not come in time: what waited for it was not begun. */
export class TurnTimeout extends Error {
  constructor(key: string) {
    super(`The turn of ${key} did not come in time`);
    this.name = 'TurnTimeout';
  }
}

/**
 * Does one thing after the other under each key, in the order asked for, also after one that failed; things under different
 * keys do not wait for each other. Whoever wants the same row waits here, where waiting takes no connection from anybody else.
 * @param patience how long one waits, in milliseconds, before it rejects with `TurnTimeout`; null waits as long as it takes.
 */
export function createTurns(patience: number | null) {
  const queues = new Map<string, (() => void)[]>();

  const next = (key: string): void => {
    const begin = queues.get(key)?.shift();
    if (begin) begin();
    else queues.delete(key);
  };

  const turn = (key: string): Promise<void> => {
    const queue = queues.get(key);
    if (queue === undefined) {
      queues.set(key, []);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new TurnTimeout(key));
      };
      const timer = patience === null ? undefined : setTimeout(giveUp, patience);
      queue.push(begin);
    });
  };

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await turn(key);
    try {
      return await work();
    } finally {
      next(key);
    }
  };
}
