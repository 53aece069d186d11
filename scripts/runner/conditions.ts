import { spawnSync } from 'node:child_process';

/** Under what a run tries the tests, besides how they run every day. */
export interface Conditions {
  /** The moment at which every step begins, for tests, server and pages alike; null for now. */
  readonly reloj: Date | null;
  /** Shuffles the files, and in Vitest also the tests of a file; null for the usual order. */
  readonly orden: number | null;
}

/** The environment variable that tells the browser's pages how far they are ahead of the machine's clock, in milliseconds. */
export const AHEAD_MS = 'MOSTRADOR_ADELANTO_MS';

/** The variables that set the clock of a program. */
const CLOCK_VARIABLES = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'] as const;

const OPTIONS = ['--reloj', '--orden'] as const;

/**
 * Takes the conditions out of the words of a command.
 * @throws Error that says what is wrong with one of them.
 */
export function takeConditions(words: readonly string[]): Conditions & { readonly rest: readonly string[] } {
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    if (!OPTIONS.some((option) => option === word)) {
      rest.push(word);
      continue;
    }
    place += 1;
    values.set(word, words[place] ?? '');
  }
  return { reloj: momentOf(values.get('--reloj')), orden: seedOf(values.get('--orden')), rest };
}

function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  if (!/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new Error(`--reloj takes a moment with its zone, such as 2027-01-01T00:10-06:00, and not '${text}'.`);
  }
  return moment;
}

function seedOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--orden takes a whole number from 1 on, and not '${text}'.`);
  return Number(text);
}

/**
 * The environment under which a program and all that it starts believe that it is this moment; time goes on from there.
 * @throws Error where the system has no libfaketime.
 */
export function clockEnvironment({ reloj }: Conditions): Readonly<Record<string, string>> {
  if (reloj === null) return {};
  const { stdout, status } = spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('--reloj needs libfaketime: apt-get install faketime.');
  // A run at another moment tries this too: what counts from there is the machine's own clock.
  const machineNow = Date.now() - Number(process.env[AHEAD_MS] ?? 0);
  const seconds = Math.round((reloj.getTime() - machineNow) / 1000);
  return {
    LD_PRELOAD: stdout.trim(),
    // An offset, and no moment: that would be read in the zone of each program, and begin anew with each.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // How long something takes stays true, and so do timers.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    [AHEAD_MS]: String(seconds * 1000),
  };
}

/** The environment of a program that cannot bear another clock. */
export function withoutClock(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return Object.fromEntries(entries.filter(([name]) => !CLOCK_VARIABLES.some((variable) => variable === name)));
}
