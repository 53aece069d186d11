/** The person's own high contrast: no background is drawn but the system's, so that what is chosen needs a line of its own. */
export const FORCED = '@media (forced-colors: active)';

/** A finger, not a mouse. */
export const TOUCH = '@media (pointer: coarse)';

/** A window as low as at twice the size of letters: every line of the page counts. */
export const LOW = '@media (max-height: 30em)';
