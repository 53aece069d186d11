import { type Encoding, FileError, leerCsv, type RecordLine } from './file.ts';
import { faultOfNotation } from './notation.ts';
import { FILE_COLUMNS, OPTIONAL_COLUMNS, TAX_COLUMNS } from './saleLine.ts';

/** The head of a file of sales. */
export interface SaleHead {
  readonly names: readonly string[];
  readonly encoding: Encoding;
  /** Its dates begin with the day, as its column says. */
  readonly dayFirst: boolean;
}

/** The column of the date as it is called where its dates go by day, month and year. */
const DAY_FIRST = /^InvoiceDate \(?d{1,2}\/m{1,2}\/a{1,4}\)?$/i;

const DATE = FILE_COLUMNS.indexOf('InvoiceDate');

/**
 * Reads a file of sales: records in the order of SALE_COLUMNS and TAX_COLUMNS, and beside them OPTIONAL_COLUMNS. Dates that go by day,
 * month and year are read so where the column says it: `InvoiceDate (d/m/a)`. It is read once before, so that nothing of a file is taken
 * whose numbers are not all of one notation.
 * @throws FileError as `leerCsv`, and for such a file.
 */
export async function* readSaleFile(
  ruta: string,
  onProgress: (bytes: number) => void = () => undefined,
  onHead: (head: SaleHead) => void = () => undefined,
): AsyncGenerator<RecordLine> {
  await judgeNotation(ruta);
  yield* recordsOf(ruta, onProgress, onHead);
}

async function judgeNotation(ruta: string): Promise<void> {
  let fault: string | null = null;
  try {
    for await (const record of recordsOf(ruta)) {
      fault = faultOfNotation(record);
      if (fault !== null) {
        fault = `El archivo ${ruta} se contradice en la línea ${record.linea}, que ${fault}: todos sus números van con punto decimal y sin separar los miles (1234.50).`;
        break;
      }
    }
  } catch (error) {
    // A file that breaks off is read as far as it goes: whoever reads it meets the error there.
    if (!(error instanceof FileError)) throw error;
  }
  if (fault !== null) throw new FileError(fault);
}

async function* recordsOf(
  ruta: string,
  onProgress: (bytes: number) => void = () => undefined,
  onHead: (head: SaleHead) => void = () => undefined,
): AsyncGenerator<RecordLine> {
  let dayFirst = false;
  const records = leerCsv(ruta, FILE_COLUMNS, onProgress, {
    allOrNone: TAX_COLUMNS,
    optional: OPTIONAL_COLUMNS,
    noOthers: true,
    nameOf: (written) => {
      if (!DAY_FIRST.test(written)) return written;
      dayFirst = true;
      return 'InvoiceDate';
    },
    onHeader: (names, encoding) => onHead({ names, encoding, dayFirst }),
  });
  for await (const record of records) {
    const { valores } = record;
    yield !dayFirst || valores === null
      ? record
      : { ...record, valores: valores.with(DATE, byYear(valores[DATE] ?? '')) };
  }
}

/** A date by day, month and year, by year, month and day; another text is left as it is. */
function byYear(text: string): string {
  const [, day = '', month = '', year, hour = '', rest = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ T](\d{1,2})(:.*)$/.exec(text.trim()) ?? [];
  if (year === undefined) return text;
  const [dd, mm, hh] = [day, month, hour].map((digits) => digits.padStart(2, '0'));
  return `${year}-${mm}-${dd} ${hh}${rest}`;
}
