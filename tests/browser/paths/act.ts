/** One thing that happens to what a walk is about: done by the person at the screen, by another one, by the server or by the wire. */
export interface Act<Model, Desk> {
  readonly name: string;
  /** Whether it can happen now. */
  readonly may: (model: Model) => boolean;
  /** Does it in the charts. */
  readonly live: (model: Model) => unknown;
  /** How it comes about; the model is as it was before. */
  readonly perform: (desk: Desk, model: Model) => Promise<unknown>;
}

/** The charts at work, as a walk needs to know them. */
export interface Walkable {
  /** The transitions of all charts that were taken, by their ids. */
  readonly taken: readonly string[];
  /** Everything on which what follows depends. */
  readonly key: string;
}
