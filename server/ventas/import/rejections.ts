import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PRIVATE_FILE } from '../../platform/privateFiles.ts';

/** Keeps the refusals of an import beside its file; where that folder cannot be written, in the system's own. Answers where. */
export function saveRejections(file: string, texto: string): string {
  const together = `${file}.rechazos.csv`;
  try {
    writeFileSync(together, texto, { mode: PRIVATE_FILE });
    return together;
  } catch {
    const temporary = join(tmpdir(), `${basename(file)}.rechazos.csv`);
    writeFileSync(temporary, texto, { mode: PRIVATE_FILE });
    return temporary;
  }
}

/** A line of a CSV file. */
export function rejectionLine(values: readonly string[]): string {
  return values.map(cell).join(',');
}

// A leading sign would be a formula to a spreadsheet.
function cell(texto: string): string {
  const inofensivo = /^[=+\-@]/.test(texto) ? `'${texto}` : texto;
  return /[",\n\r]/.test(inofensivo) ? `"${inofensivo.replaceAll('"', '""')}"` : inofensivo;
}
