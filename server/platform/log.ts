import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import { loggedError } from './loggedError.ts';

/** The log of a server, from the level 'warn' on; whatever is an error in a line is written as `loggedError` says. */
export function createLog(destination: DestinationStream): Logger {
  const log = (line: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(line).map(([key, value]) => [key, value instanceof Error ? loggedError(value) : value]),
    );
  // An error that is logged alone would lend its own message to the line.
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
    const [error] = args as unknown[];
    if (error instanceof Error && args.length === 1) method.call(this, { err: error }, 'error');
    else method.apply(this, args);
  };
  return pino(
    { level: 'warn', formatters: { log }, serializers: { err: loggedError }, hooks: { logMethod } },
    destination,
  );
}
