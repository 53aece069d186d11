import { z } from 'zod';

/**
 * The id of a record that is to be saved. Clients say in three ways that there is none yet: 0, null, or by leaving it
 * out; all three come out as null, which makes a new record. The server always answers with the id that the record has.
 */
export function recordId() {
  return z
    .int()
    .nonnegative()
    .nullable()
    .default(null)
    .transform((id) => (id === 0 ? null : id));
}

/** Ids each once and in order, so that two equal sets are two equal lists. */
export function sortedIds(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}
