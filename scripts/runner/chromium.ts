import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { canUseApt, findOnPath, isExecutable } from './find.ts';
import { toolPath } from './tools.ts';

/** The browser of the tests, or why there is none. */
export type Browser =
  | { readonly path: string; readonly origin: string }
  | { readonly path: null; readonly why: string };

/** Environment variables that may name the browser, the first that is set decides. */
const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'] as const;

/** The first is Chromium without windows, which costs the tests a third less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const;

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/**
 * Finds Chromium or Chrome: what an environment variable names, the system's own, or the one Playwright installed.
 * A variable that names no program is an error, never passed over: whoever set it meant it.
 */
export function findChromium(): Browser {
  for (const name of VARIABLES) {
    const path = process.env[name];
    if (path === undefined || path === '') continue;
    return isExecutable(path) ? { path, origin: name } : { path: null, why: `${name} names no program: ${path}` };
  }
  const system = findOnPath(...NAMES) ?? PLACES.find((place) => existsSync(place)) ?? null;
  if (system !== null) return { path: system, origin: 'the system' };
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, origin: 'Playwright' };
  return { path: null, why: 'no Chromium or Chrome on this machine' };
}

/** Finds the browser, or installs one: by apt on Debian as root, else by Playwright's installer. */
export function ensureChromium(): Browser {
  const found = findChromium();
  if (found.path !== null || VARIABLES.some((name) => (process.env[name] ?? '') !== '')) return found;
  const attempts = canUseApt() ? [installByApt, installByPlaywright] : [installByPlaywright];
  for (const attempt of attempts) {
    attempt();
    const installed = findChromium();
    if (installed.path !== null) return { ...installed, origin: `${installed.origin}, installed just now` };
  }
  return {
    path: null,
    why: 'no Chromium or Chrome found, and none could be installed; install one or name it in CHROMIUM_PATH',
  };
}

function installByApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  for (const name of NAMES.slice(0, 2)) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      stdio: 'ignore',
    });
    if (status === 0) return;
  }
}

function installByPlaywright(): void {
  spawnSync(process.execPath, [join(toolPath('@playwright/test', 'playwright')), 'install', 'chromium'], {
    stdio: 'ignore',
  });
}
