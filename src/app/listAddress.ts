import { redirect } from '@tanstack/react-router';
import type { AnySearch } from '../data/filterTypes.ts';

/**
 * Leads away from an address that holds what is no value of its screen. The router takes an address as it is given, because
 * what a screen knows of it comes with the screen's own code: the login does without that.
 * @param valid what the screen reads in it; what it refuses is named there, with undefined.
 * @throws a redirect to what is left.
 */
export function demandAddress(given: AnySearch, valid: AnySearch): void {
  if (Object.keys(valid).every((key) => valid[key] === given[key])) return;
  throw redirect({ to: '.', search: () => ({ ...given, ...valid }), replace: true });
}
