/** The provider did not answer, or not as one: nobody knows who the person is, and it is nobody's fault here. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('The identity provider gave no answer', { cause });
    this.name = 'ProviderAway';
  }
}

/** The provider, or the token that is said to be its own, does not vouch for the person. */
export class NotVouched extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NotVouched';
  }
}

/** Whether an error comes of a provider that did not answer, however deep a library has wrapped it. */
export function isAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof ProviderAway) return true;
  return false;
}
