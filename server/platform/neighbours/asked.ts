/**
 * A neighbour said no, for good, with a reason that staff may read. The same clave gets the same no,
 * whatever changed since: otherwise two who ask at once could be told opposite things. Any other error means
 * that the outcome is unknown.
 */
export class NeighbourRefusal extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NeighbourRefusal';
  }
}

/**
 * A neighbour surely did nothing, and the request is not at fault: no credit, a certificate, a login. Its message says why in one
 * sentence that staff may read; the same request may be made again once that is mended.
 */
export class NeighbourUnready extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NeighbourUnready';
  }
}

/** A neighbour is there and answered, and its answer cannot be kept beside what it said before: somebody has to mend its data. */
export class NeighbourContradiction extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NeighbourContradiction';
  }
}

/** The fields of every request that must count once. */
export interface Asked {
  /** A request that comes twice under one clave happened once, and gets the first answer. */
  readonly clave: string;
  /** Who asks for it. */
  readonly numiden: number;
}
