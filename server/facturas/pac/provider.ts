import type { Stamped } from '../neighbours/stamper.ts';

/** A certified provider, whichever: what the one stamper of the house asks of it (`pacStamper.ts`). */
export interface Provider {
  /**
   * Has a sealed invoice stamped.
   * @param clave the key under which it is handed in.
   * @throws StampRefusal, NeighbourUnready; Error when it is unknown what it did.
   */
  stamp(sellado: string, clave: string): Promise<Stamped>;
  /** The stamp that a sealed invoice got at an earlier try; null where it surely got none. @throws Error when that cannot be told. */
  find(sellado: string, clave: string): Promise<Stamped | null>;
  /** Hands a signed request to cancel on to the authority. @throws NeighbourUnready; Error when it is unknown what it did. */
  cancel(signed: string, of: { readonly uuid: string; readonly rfcEmisor: string }): Promise<CancelAnswer>;
  /**
   * Tries the way and the login, and changes nothing: the stamps that are left, null where the provider does not say.
   * @throws NeighbourUnready when it does not take the login; Error when it did not answer.
   */
  check(): Promise<number | null>;
}

/** The answer for the UUID of a request to cancel, as the provider gives it. */
export interface CancelAnswer {
  /** '' where it gave none. */
  readonly codigo: string;
  readonly texto: string;
  /** The authority's acknowledgement, letter for letter: the chain's only proof of its request. Null where there is none. */
  readonly acuse: string | null;
}

/** Where a provider is, and by what it knows the chain. */
export interface ProviderAccess {
  readonly url: URL;
  readonly usuario: string;
  readonly contrasena: string;
  /** The tax numbers under which it stamps. */
  readonly rfcs: readonly string[];
}
