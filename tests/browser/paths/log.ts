import type { Page, TestInfo } from '@playwright/test';

/** The kinds of annotations by which a run tells its report of walks. */
export const NOTES = {
  id: 'clave',
  machine: 'maquina',
  step: 'paso',
  taken: 'flechas',
  failed: 'falla',
  lacking: 'falta',
} as const;

/** The part that failed: the act could not be done, or the screen showed something else afterwards. */
export type Phase = 'hacer' | 'ver';

/** The calls by which a walk tells of itself while it goes. */
export interface WalkLog {
  /** @param step the number of the act; 0 for what comes before the first. */
  readonly doing: <T>(step: number, act: () => Promise<T>) => Promise<T>;
  /** @param taken the transitions that led here, which count when the screen shows it. */
  readonly looking: (step: number, taken: readonly string[], look: () => Promise<void>) => Promise<void>;
}

/** The failure of a walk, as its note has it. */
export interface FailureNote {
  readonly paso: number;
  readonly fase: Phase;
  readonly flechas: readonly string[];
}

/** The log of a walk in the test that does it: notes, and a picture of the screen that was not as drawn. */
export function logIn(info: TestInfo, page: Page): WalkLog {
  const note = (type: string, value: unknown) => {
    info.annotations.push({ type, description: JSON.stringify(value) });
  };
  const attempt = async <T>(failure: FailureNote, task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      note(NOTES.failed, failure);
      // The page may be gone; the test tells of the error itself.
      const body = await page.screenshot({ type: 'jpeg', quality: 70 }).catch(() => null);
      if (body !== null) await info.attach('pantalla', { body, contentType: 'image/jpeg' });
      throw error;
    }
  };
  return {
    doing: (paso, act) => attempt({ paso, fase: 'hacer', flechas: [] }, act),
    looking: async (paso, flechas, look) => {
      await attempt({ paso, fase: 'ver', flechas }, look);
      note(NOTES.taken, flechas);
    },
  };
}
