/**
 * A neighbour said no, for good, with a reason that staff may read. The same clave gets the same no, whatever changed since:
 * otherwise two who ask at once could be told opposite things. Whatever else is thrown means that nobody knows.
 */
export class NeighbourRefusal extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NeighbourRefusal';
  }
}

/** What everything that must count once is asked with. */
export interface Asked {
  /** What comes twice under one clave happened once, and gets the first answer. */
  readonly clave: string;
  /** Who asks for it. */
  readonly numiden: number;
}
