import { withoutClock } from '../../../scripts/runner/conditions.ts';

/** How every test starts its browser. The browser hangs under another clock: its pages are told the time by `clock.ts`. */
export const LAUNCH = {
  env: withoutClock(process.env),
  args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--disable-background-networking', '--no-first-run'],
};

/** Where the browser believes that it is. */
export const CONTEXT = { locale: 'es-MX', timezoneId: 'America/Mexico_City' };
