import { fileTypeFromBuffer } from 'file-type';
import { compoundNames } from './compoundNames.ts';
import { zipNames } from './zipNames.ts';

/**
 * Tells the kind of a file by its content, whatever it is called: its usual extension (one of ours, or
 * another), `encrypted` for an office file with a password, `damaged` for one whose directory cannot be read,
 * null for an unknown kind.
 */
export async function contentKind(content: Buffer): Promise<string | null> {
  if (startsWith(content, COMPOUND)) return ofCompound(content);
  if (PDF.test(content.toString('latin1', 0, 1_024))) return 'pdf';
  const known = await fileTypeFromBuffer(content).then(
    (kind) => kind?.ext ?? null,
    // Why the parser gave up on it does not matter.
    () => null,
  );
  if (startsWith(content, ZIP)) return ofZip(content, known ?? 'zip');
  if (known === null && holdsPdf(content)) return 'pdf';
  return known === 'apng' ? 'png' : known;
}

/** Readers pass over blank lines and a mark of byte order before the header of a PDF. */
const PDF = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;

/** Readers look for the header of a PDF in its first bytes. */
const HEADER_WITHIN = 1_024;

/** Markup that a browser would read, before a header that no browser looks for. */
const MARKUP = /^(?:\xef\xbb\xbf)?[\s\0]*</;

/** Whether a file of no other kind is a PDF behind something that readers pass over, as the lines of a printer or a mail. */
function holdsPdf(content: Buffer): boolean {
  const head = content.toString('latin1', 0, HEADER_WITHIN);
  return head.includes('%PDF-') && !MARKUP.test(head);
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OPEN_DOCUMENT = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.', 'latin1');
const ZIP_HEADER_END = 30;

/** Office names the main part of a document as it likes (`document2.xml`); its directory says what there is. */
const ZIP_KINDS = [
  ['docx', /^word\/document\d*\.xml$/],
  ['xlsx', /^xl\/workbook\d*\.xml$/],
  ['pptx', /^ppt\/presentation\d*\.xml$/],
] as const;

function ofZip(content: Buffer, known: string): string {
  // An OpenDocument file begins with an uncompressed entry 'mimetype'.
  if (content.subarray(ZIP_HEADER_END, ZIP_HEADER_END + OPEN_DOCUMENT.length).equals(OPEN_DOCUMENT)) return 'odf';
  const names = zipNames(content);
  if (names === null) return 'damaged';
  if (known !== 'zip') return known;
  return ZIP_KINDS.find(([, main]) => names.some((name) => main.test(name)))?.[0] ?? known;
}

/** Installers and spreadsheets use the same container as Word 97, and so does every office file with a password. */
function ofCompound(content: Buffer): string {
  const names = compoundNames(content);
  if (names === null) return 'damaged';
  if (names.includes('encryptedpackage')) return 'encrypted';
  if (names.includes('worddocument')) return 'doc';
  return names.includes('workbook') || names.includes('book') ? 'xls' : 'cfb';
}

function startsWith(content: Buffer, signature: Buffer): boolean {
  return content.subarray(0, signature.length).equals(signature);
}
