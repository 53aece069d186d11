import { SingleBar } from 'cli-progress';

const RECORDS_PER_NOTICE = 20_000;

/** The progress that the person who runs an import sees: a bar on a terminal, else a line now and then. */
interface Progress {
  /** So much more of the whole is done. */
  advance(more: number): void;
  /** So many records were read until now. */
  count(read: number): void;
  stop(): void;
}

/**
 * Begins to show an import.
 * @param total what the bar is full with.
 * @param records how people call what is counted, in Spanish.
 */
export function createProgress(total: number, records: string): Progress {
  const inWords = (read: number) => `${read.toLocaleString('es-MX')} ${records}`;
  if (!process.stderr.isTTY) {
    return {
      advance: () => undefined,
      count: (read) => {
        if (read % RECORDS_PER_NOTICE === 0) console.error(`  ${inWords(read)}…`);
      },
      stop: () => undefined,
    };
  }
  const bar = new SingleBar({
    format: '  {bar} {percentage} % | {cuenta}',
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0, { cuenta: inWords(0) });
  return {
    advance: (more) => bar.increment(more),
    count: (read) => bar.update({ cuenta: inWords(read) }),
    stop: () => bar.stop(),
  };
}
