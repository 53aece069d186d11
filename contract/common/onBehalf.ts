/**
 * The header by which a page says on whose behalf it asks, as `behalfOf` writes it. All tabs of a browser share one cookie: a tab
 * that has not heard of a later sign-in would ask in the other person's name.
 */
export const ON_BEHALF_HEADER = 'On-Behalf-Of';

/** The code of a 412 where a call is for somebody else than the session's person: nothing was done. */
export const OTHER_PERSON_CODE = 4120;

/** A person in a store ('100002/1'), as the header says them. */
export function behalfOf(numiden: number, idTienda: number): string {
  return `${numiden}/${idTienda}`;
}
