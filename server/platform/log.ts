import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedError } from './loggedError.ts';

/** From which lines on a log is written: one a request, what went wrong beside an answer, or what was not answered as it should be. */
export type LogLevel = 'info' | 'warn' | 'error';

/** The log of a server; whatever is an error in a line is written as `loggedError` says. */
export function createLog(destination: DestinationStream, level: LogLevel = 'warn'): Logger {
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
  return pino({ level, formatters: { log }, serializers: { err: loggedError }, hooks: { logMethod } }, destination);
}
