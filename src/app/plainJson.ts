/**
 * Reads a value of an address's search as the router writes it: JSON, with numbers in their usual digits. '1e3' and ' 12' stay the
 * texts that they are, so that whoever reads them refuses them and takes them for no other number.
 * @throws SyntaxError for what stays text.
 */
export function plainJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(`${text} is no plain number`);
  return value;
}
