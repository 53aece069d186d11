import type { Api, CallOptions } from '../api/api.ts';
import { downloadBlob } from '../data/downloads.ts';

/** The two papers of a voucher, by the numbers that they have on the wire. */
const FORMATS = { carta: 1, ticket: 2 } as const;

export type PaperFormat = keyof typeof FORMATS;

interface Paper {
  readonly id: number;
  readonly folio: string;
  readonly formato: PaperFormat;
}

/** Hands a voucher's paper to the browser's downloads. Rejects with a `Failure`. */
export async function downloadPaper(
  api: Api,
  { id, folio, formato }: Paper,
  options: Required<Pick<CallOptions, 'clave' | 'signal'>>,
): Promise<void> {
  const paper = api.llamar('generaValePDF', { ruta: { a: id, b: FORMATS[formato] } }, options);
  const failure = await downloadBlob(paper, `vale-${folio}.pdf`);
  if (failure !== null) throw failure;
}
