/** The word in the address of an edit screen for a record that is to be made. */
export const NEW = 'nuevo';

/** The record that an address names: its number, null for a new one ('nuevo', or 0), undefined for any other text. */
export function editedRecordIn(text: string): number | null | undefined {
  if (text === NEW || text === '0') return null;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
