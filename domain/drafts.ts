/** How long what somebody began to write is kept: its customer has long been served then, and data should not lie around. */
export const DRAFT_LIFE_DAYS = 7;

/** Characters of a draft's content as JSON text, at most. */
export const DRAFT_MAX_LENGTH = 64_000;

/** Drafts of one person, at most; beyond it the oldest goes. */
export const DRAFTS_PER_PERSON = 100;
