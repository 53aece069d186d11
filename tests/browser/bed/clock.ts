import type { Browser } from '@playwright/test';
import { AHEAD_MS } from '../../../scripts/runner/conditions.ts';

/** Lets every page of a browser believe what tests and server believe about the time, where a run is told another moment. */
export function setClock(browser: Browser): Browser {
  const ahead = Number(process.env[AHEAD_MS] ?? 0);
  if (ahead === 0) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftDate, ahead);
    return context;
  };
  return browser;
}

/** Runs in the page. Timers and what measures them are left alone. */
export function shiftDate(ahead: number): void {
  const { now } = Date;
  const shifted = new Proxy(Date, {
    apply: () => new shifted().toString(),
    construct: (real, given: [], made) => Reflect.construct(real, given.length === 0 ? [now() + ahead] : given, made),
    get: (real, name) => (name === 'now' ? () => now() + ahead : Reflect.get(real, name)),
  });
  Date.prototype.constructor = shifted;
  globalThis.Date = shifted;
}
