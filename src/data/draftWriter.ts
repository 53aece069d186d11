/** How long typing may pause before the draft is written. */
export const DRAFT_PAUSE_MS = 300;

/** With what a save was sent whose outcome is not known: a retry must repeat it, even after a reload. */
export interface SentUnder {
  readonly clave: string;
  /** Of the record, as it was then; null for one that has none yet. */
  readonly version: number | null;
}

/** What a form keeps: what is written in it, and under which key it was sent if nobody knows how that ended. */
export interface FormDraft<V> {
  readonly values: V;
  readonly sent: SentUnder | null;
}

/** Decides when the draft of one open form is written. */
export interface DraftWriter {
  /** Something was typed: the draft is written when typing pauses. */
  readonly changed: () => void;
  /** The form is being sent under a key, or that key serves no more: written at once, as only the draft remembers it. */
  readonly sentUnder: (sent: SentUnder | null) => void;
  /** The form or the page is left: what waits is written at once. */
  readonly flush: () => void;
  /** The form was saved or discarded: nothing is kept until something new is typed. */
  readonly forget: () => void;
}

interface Options<V> {
  readonly read: () => V;
  /** Nothing is written in the form: there is nothing to come back to. */
  readonly isBlank: (values: V) => boolean;
  /** Keeps a draft; null throws it away. */
  readonly keep: (draft: FormDraft<V> | null) => void;
  /** The key of the draft with which the form was opened. */
  readonly sent: SentUnder | null;
}

/** Makes the writer of one open form's draft; see `DraftWriter` for when it writes. */
export function createDraftWriter<V>({ read, isBlank, keep, sent: restored }: Options<V>): DraftWriter {
  let sent = restored;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgotten = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function write(): void {
    stop();
    const values = read();
    keep(sent === null && isBlank(values) ? null : { values, sent });
  }

  return {
    changed() {
      stop();
      forgotten = false;
      timer = setTimeout(write, DRAFT_PAUSE_MS);
    },
    sentUnder(now) {
      if (now?.clave === sent?.clave) return;
      sent = now;
      if (!forgotten) write();
    },
    flush() {
      if (timer !== undefined) write();
    },
    forget() {
      stop();
      forgotten = true;
      keep(null);
    },
  };
}
