/**
 * Goes to another path of a play, as the address has it; null ends the play. `replacing` makes no step of the browser's own: its way
 * back undoes what happened, and not each fact that was tried.
 */
export type OnPath = (path: readonly string[] | null, how?: 'replacing') => void;
