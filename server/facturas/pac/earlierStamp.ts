import { NeighbourUnready } from '../../platform/neighbours/asked.ts';

/**
 * Has the stamp of an invoice that the provider says it stamped before.
 * @throws Error also where the provider is not ready to hand it out: it is stamped, and 'not ready' would say that nothing was done.
 */
export async function earlierStamp<R>(lookUp: () => Promise<R>): Promise<R> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof NeighbourUnready)) throw error;
    throw new Error(`The provider stamped it before, and does not hand it out: ${error.message}`, { cause: error });
  }
}
