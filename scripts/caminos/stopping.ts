/** Ctrl-C on a run at random: it ends by itself, since Playwright gives no test the time to tell what it did. */

import type { EventEmitter } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** The part of a child process that is told to end, and tells that it did. */
interface Run {
  readonly kill: (signal: NodeJS.Signals) => unknown;
  readonly once: (event: 'close', hears: () => void) => unknown;
}

/**
 * The first Ctrl-C lets a run at random end and tell what it did; the second ends it there, and so does any other signal.
 * @param alto the file for which the run looks before each step; it goes away with the run.
 * @param signals where the signals are heard.
 */
export function endWhenAsked(run: Run, alto: string, signals: Pick<EventEmitter, 'on'> = process): void {
  const end = (signal: NodeJS.Signals) => {
    if (signal === 'SIGINT' && !existsSync(alto)) {
      writeFileSync(alto, '');
      console.log('Termina el paso que va y dice qué se pulsó. Otro Ctrl-C lo corta.');
    } else run.kill(signal === 'SIGINT' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) signals.on(signal, end);
  run.once('close', () => rmSync(alto, { force: true }));
}
