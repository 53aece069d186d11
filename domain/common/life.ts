/**
 * Why the life of an entity refuses a work:
 * - `state`: in its present state it takes that work from no one.
 * - `person`: it takes the work, but not from this person, who lacks the permission.
 * - `own`: the person asked for what would be decided, and somebody else must decide it.
 * - `unknown`: it is unknown who asked for the decision, so no one decides it.
 * - `elsewhere`: it belongs to another store, whose staff go on with it.
 * - `expired`: it took that work until a day that is past.
 * - `begun`: part of it was given back already, or is being given back; of an invoice: others that count are made of it.
 * - `kind`: it is of a kind that takes that work from no one.
 * - `spent`: nothing is left of it for that work.
 * - `credited`: a credit note was made of it, which says to the tax authority what it gives back.
 * - `solved`: the case to which it belongs is solved, and takes no more work.
 * - `moved`: the case to which it belongs was led to a category that takes nothing of its kind.
 * - `awaited`: goods of it are still to be fetched from the customer.
 * - `travelling`: somebody is on the way to the customer for it.
 * - `other`: another work of its kind began and has not ended.
 * - `done`: it was done already, and doing it again would change nothing: a warning, no conflict.
 * - `undoing`: a refund of it is being undone, and nobody knows yet whether it is.
 * - `undelivered`: it gives back goods that the customer does not have.
 * - `limit`: its amount passes the limit of the role of who would decide it.
 */
export type RefusalReason =
  | 'state'
  | 'person'
  | 'own'
  | 'unknown'
  | 'elsewhere'
  | 'expired'
  | 'begun'
  | 'kind'
  | 'spent'
  | 'credited'
  | 'solved'
  | 'moved'
  | 'awaited'
  | 'travelling'
  | 'other'
  | 'done'
  | 'undoing'
  | 'undelivered'
  | 'limit';

/** Whether a work may be done; if not, why, and the text that says so. */
export type DecisionInWords =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: RefusalReason; readonly text: string };
