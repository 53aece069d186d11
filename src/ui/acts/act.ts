/** An act on a record: it is a button, or an entry under 'Más'. */
export interface Act {
  /** Its name among the acts of its record. */
  readonly name: string;
  /** The words on its button. */
  readonly label: string;
  readonly act: () => void;
  /** Its key; nothing that is done at once has one, since a key is struck by mistake. */
  readonly shortcut?: string | undefined;
  /** Something was begun here and is kept. */
  readonly hasDraft?: boolean;
  /** It is being done. */
  readonly busy?: boolean;
  /** It waits for another act of the record. */
  readonly isStill?: boolean;
  /** Why this record or this person does not let it; absent where they do. */
  readonly reason?: string | undefined;
}

/** Whether an act can be done now. */
export function canAct({ isStill = false, reason }: Act): boolean {
  return !isStill && reason === undefined;
}
