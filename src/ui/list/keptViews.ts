import type { ReactNode } from 'react';

/** The kept views of a list, as its page shows them; they know all lists, and so come from the roof. */
export interface KeptViews {
  /** The name of the view that was opened, as long as the list shows what it keeps; null where none is. */
  readonly title: string | null;
  /** What of the open view is no filter any more. */
  readonly note: ReactNode;
  /** The button of the views, with the windows that it opens. */
  readonly button: ReactNode;
}
