import pg from 'pg';

/**
 * A connection on which statements need not wait for each other's answers (`pipeline`), and that sends in one piece what it is
 * asked in one go: a write to the socket, or a message to the embedded database's thread, costs more than most statements do.
 * Statements are done in their order, and each fails alone, but for those of one transaction.
 */
export class PiecewiseClient extends pg.Client {
  #gathering = false;
  #committed = false;
  #brokenBy: Error | null = null;

  // Every way to ask ends here; the types of `pg` name each of them, and nothing of them is changed.
  override query(...asked: unknown[]): never {
    if (this.#brokenBy !== null) throw this.#brokenBy;
    // A commit that failed, as when its connection broke, is followed by a rollback: whoever asked hears of the failure, not of us.
    if (this.#committed && !isNamed('rollback', asked[0]))
      throw new Error('A statement was asked for after the end of its transaction');
    this.#committed = isNamed('commit', asked[0]);
    this.#gather();
    return super.query.apply(this, asked as unknown as Parameters<pg.Client['query']>) as never;
  }

  /** Whoever gets it next begins anew. */
  givenBack(): void {
    this.#committed = false;
  }

  /**
   * Ends the connection under the statement that runs on it: whoever waits for it hears why, or that it broke, and the server gives it up.
   * @param why told to whoever asks on it from now on too, as Drizzle does to roll back.
   */
  breakOff(why: Error | null = null): void {
    this.#brokenBy ??= why;
    // It says that the end is meant, but would wait for what was asked.
    this.end().catch(() => undefined);
    this.connection.stream.destroy(why ?? undefined);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

// As Drizzle ends a transaction.
function isNamed(word: 'commit' | 'rollback', asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'text' in asked && asked.text === word;
}
