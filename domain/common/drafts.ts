/** How long what somebody began to write is kept: its customer has long been served then, and data should not lie around. */
export const DRAFT_LIFE_DAYS = 7;

/** Characters of a draft's content as JSON text, at most. */
export const DRAFT_MAX_LENGTH = 64_000;

/** Drafts of one person, at most; beyond it the oldest goes. */
export const DRAFTS_PER_PERSON = 100;

/** A person's windows of one form, at most, whose drafts are kept apart. */
export const DRAFT_WINDOWS = 9;

/** The key of a form's draft in one of a person's windows of it: the first one's is the form's own. */
export function keyInWindow(form: string, window: number): string {
  return window === 1 ? form : `${form}--${window}`;
}

/** The form and the window of a draft's key. */
export function formOfKey(key: string): { readonly form: string; readonly window: number } {
  const [, form = key, window = '1'] = /^(.+)--([2-9])$/.exec(key) ?? [];
  return { form, window: Number(window) };
}
