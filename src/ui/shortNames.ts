/** Words of a catalogue that stay in capitals. */
const KEPT = /^(?:CEDIS|CFDI|CSD|IEPS|IVA|MSI|RFC|SAT|SKU|TV|UUID)$/;

/**
 * A name of a catalogue, which is written in capitals, as a sentence writes it ('VALE DE DEVOLUCIÓN' is 'Vale de devolución'):
 * it is read sooner and takes less room. A name that has small letters stays as it is.
 */
export function sentenceCase(name: string): string {
  if (name !== name.toLocaleUpperCase('es-MX')) return name;
  return name.replaceAll(/\S+/g, (word, place: number) => {
    if (KEPT.test(word)) return word;
    const small = word.toLocaleLowerCase('es-MX');
    return place === 0 ? small.charAt(0).toLocaleUpperCase('es-MX') + small.slice(1) : small;
  });
}

/** A store's name under a head that already says 'Tienda': its own words, so that they are not cut. */
export function storeInColumn(name: string): string {
  return withoutPrefix(name, /^tienda\s+/i);
}

/** A kind of invoice in a list of invoices: 'Factura de estacionamiento' is 'Estacionamiento'. */
export function kindInColumn(name: string): string {
  return withoutPrefix(name, /^factura\s+(de\s+)?/i);
}

function withoutPrefix(name: string, prefix: RegExp): string {
  const own = name.replace(prefix, '');
  return own.charAt(0).toLocaleUpperCase('es-MX') + own.slice(1);
}
