import { cpSchema } from '#domain/cadena/catalogos';
import { cleanLine } from '#domain/common/cleanText';
import { FileError } from '../file.ts';

/** Columns of the post's public list (SEPOMEX, CPdescarga.txt) that are taken; it has others, in any order. */
const LIST_COLUMNS = ['d_codigo', 'd_asenta', 'D_mnpio', 'd_estado'] as const;

/** Why a line of the list is not taken. */
export const LIST_REASONS = {
  columnas: 'No tiene tantas columnas como el encabezado',
  codigo: 'El código postal no tiene 5 dígitos',
  vacia: 'Le falta la colonia, el municipio o el estado',
} as const;

/** A line that was not taken, as it stands in the file. */
export interface RefusedLine {
  readonly linea: number;
  readonly texto: string;
  readonly motivo: keyof typeof LIST_REASONS;
}

/** A postal code with all its colonias, each once. */
export interface PostalCode {
  readonly cp: string;
  readonly estado: string;
  readonly municipio: string;
  readonly colonias: readonly string[];
}

/** All that a list says: every line is a colonia of a code, a repeated one, or refused. */
export interface PostalList {
  readonly leidas: number;
  /** By code. */
  readonly codigos: readonly PostalCode[];
  /** Colonias that the list has twice under one code, as a village and as a town, say. */
  readonly repetidas: number;
  /** Codes of more than one municipality; the first one was taken. */
  readonly enVariosMunicipios: readonly string[];
  readonly rechazadas: readonly RefusedLine[];
}

/**
 * Reads the post's public list: lines of values between bars, unquoted, under a header before which a legal notice may stand.
 * @param ruta named in what is thrown.
 * @throws FileError when no line is a header with the columns that are needed.
 */
export function readPostalList(ruta: string, text: string): PostalList {
  const lines = text.split(/\r?\n/);
  const top = lines.findIndex((line) => cells(line).includes('d_codigo'));
  const header = cells(lines[top] ?? '');
  const missing = LIST_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new FileError(`Al archivo ${ruta} le faltan las columnas: ${missing.join(', ')}.`);

  const codes = new Map<string, { estado: string; municipio: string; colonias: Set<string> }>();
  const several = new Set<string>();
  const rechazadas: RefusedLine[] = [];
  let leidas = 0;
  let repetidas = 0;
  for (const [index, texto] of lines.entries()) {
    // The list's own header is sometimes followed by a line of bars alone.
    if (index <= top || /^[\s|]*$/.test(texto)) continue;
    leidas += 1;
    const read = readLine(header, texto);
    if (typeof read === 'string') {
      rechazadas.push({ linea: index + 1, texto, motivo: read });
      continue;
    }
    const { cp, colonia, ...place } = read;
    const known = codes.get(cp) ?? { ...place, colonias: new Set() };
    if (known.municipio !== place.municipio || known.estado !== place.estado) several.add(cp);
    if (known.colonias.has(colonia)) repetidas += 1;
    known.colonias.add(colonia);
    codes.set(cp, known);
  }
  return {
    leidas,
    codigos: [...codes]
      .map(([cp, { colonias, ...place }]) => ({ cp, ...place, colonias: [...colonias] }))
      .sort((one, other) => Number(one.cp) - Number(other.cp)),
    repetidas,
    enVariosMunicipios: [...several],
    rechazadas,
  };
}

interface Settlement {
  readonly cp: string;
  readonly estado: string;
  readonly municipio: string;
  readonly colonia: string;
}

function readLine(header: readonly string[], line: string): Settlement | RefusedLine['motivo'] {
  const values = cells(line);
  if (values.length !== header.length) return 'columnas';
  const [cp = '', colonia = '', municipio = '', estado = ''] = LIST_COLUMNS.map(
    (column) => values[header.indexOf(column)] ?? '',
  );
  if (!cpSchema.safeParse(cp).success) return 'codigo';
  return colonia === '' || municipio === '' || estado === '' ? 'vacia' : { cp, estado, municipio, colonia };
}

function cells(line: string): readonly string[] {
  return line.split('|').map((cell) => cleanLine(cell).replace(/ +/g, ' '));
}
