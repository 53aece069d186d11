import type { InputOf, OutputOf } from '#contract/common/call';
import type { Failure } from '#contract/common/failure';
import type { CallName, Contract, PersonCallName } from '#contract/contract';

export type UploadName = {
  [N in PersonCallName]: Contract[N] extends { readonly multipart?: infer M }
    ? undefined extends M
      ? never
      : N
    : never;
}[PersonCallName];

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The idempotency key of a call that must happen once; the same one over every retry of the same wish. */
  readonly clave?: string;
  /** It is asked whoever is signed in: whose session it is follows from the answer. */
  readonly anybody?: true;
  /** The person on whose behalf it is made, who may be another one than the one signed in by now (`contract/common/onBehalf.ts`). */
  readonly behalf?: string;
}

export interface UploadOptions extends CallOptions {
  /** Told how much of the request has been sent, from 0 to 1. */
  readonly alAvanzar?: (fraction: number) => void;
}

/** The options of a call beside its input: a call that counts once does not compile without its key. */
type OptionsOf<N extends CallName, O extends CallOptions> = Contract[N] extends { readonly unaVez: true }
  ? [options: O & Required<Pick<CallOptions, 'clave'>>]
  : [options?: O];

/**
 * The back end as the browser knows it. Each call answers data of the contract's shape or rejects with a `Failure`
 * (contract/common/failure.ts); only an abort by the given signal rejects with the signal's own reason. A call whose session ended waits
 * until its person is in again, and is then made with the same key: the server did not look at it before.
 */
export interface Api {
  llamar<N extends PersonCallName>(
    nombre: N,
    input: InputOf<Contract[N]>,
    ...options: OptionsOf<N, CallOptions>
  ): Promise<OutputOf<Contract[N]>>;

  /** Makes a call as the page closes, when nothing can be waited for. Only one that was made before is known by then. */
  alCerrar<N extends PersonCallName>(nombre: N, input: InputOf<Contract[N]>): void;

  /** A call with files beside its body. */
  subir<N extends UploadName>(
    nombre: N,
    input: InputOf<Contract[N]>,
    files: readonly File[],
    ...options: OptionsOf<N, UploadOptions>
  ): Promise<OutputOf<Contract[N]>>;

  /**
   * Tells each time that the back end serves again after calls had failed because it could not be reached or its
   * database was away: calls that failed for that reason can be tried again.
   * @returns the function that ends it.
   */
  alVolver(notify: () => void): () => void;
}

/** The functions that tell the app, given in so that nothing here imports the app. */
export interface ApiConfiguration {
  /** The back end's base, absolute, with a slash at its end. */
  readonly base: string;
  /** A call that needs a session got 401. */
  readonly alPerderSesion: (failure: Failure) => void;
  readonly conexion: ConnectionWatch;
  /** The person that calls are made for (`contract/common/onBehalf.ts`); null while no one is signed in. */
  readonly onBehalfOf: () => string | null;
  /**
   * Null, unless the session ended and the same person may sign in again over the same screen: then a promise that resolves once
   * they have, rejects with the signal's reason, and is never settled where somebody else signs in, or nobody.
   */
  readonly untilBack: (signal: AbortSignal | undefined) => Promise<void> | null;
}

/** Who is told how calls end, and knows when the back end serves again. */
export interface ConnectionWatch {
  /** A call failed; only some failures say that the back end is away. */
  fallo(failure: Failure): void;
  /** A call was answered with data. */
  contesto(): void;
  alVolver(notify: () => void): () => void;
}
