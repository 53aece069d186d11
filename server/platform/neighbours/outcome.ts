import { databaseFailureOf } from '../db/failures.ts';
import { Rejection } from '../http/rejection.ts';
import { NeighbourRefusal, NeighbourUnready } from './asked.ts';

/** All that can come of a question to a neighbour: there is no fifth, and who reads one says what follows from each. */
export type Outcome<R> =
  | { readonly tipo: 'hecho'; readonly valor: R }
  /** It said no, for the request's own sake: another one may be accepted. */
  | { readonly tipo: 'negado'; readonly no: NeighbourRefusal }
  /** It surely did nothing, and the request is not at fault. */
  | { readonly tipo: 'noListo'; readonly texto: string }
  /** Anything else: nobody knows what it did. */
  | { readonly tipo: 'desconocido'; readonly causa: unknown };

/**
 * Tells the four outcomes of a question apart.
 * @throws the database's own failures, and refusals of our own: no neighbour had a part in them.
 */
export async function outcomeOf<R>(question: () => Promise<R>): Promise<Outcome<R>> {
  try {
    return { tipo: 'hecho', valor: await question() };
  } catch (error) {
    if (error instanceof NeighbourRefusal) return { tipo: 'negado', no: error };
    if (error instanceof NeighbourUnready) return { tipo: 'noListo', texto: error.message };
    if (error instanceof Rejection || databaseFailureOf(error) !== null) throw error;
    return { tipo: 'desconocido', causa: error };
  }
}
