import type { ExtensionAnexo } from '#domain/casos/anexos';
import { compoundNames } from './compoundNames.ts';
import { zipNames } from './zipNames.ts';

/**
 * The extras that an office file carries beside its document: nothing that runs, macros, or another file or program.
 * `unreadable` means that its directory cannot be read.
 */
export type ActiveContent = 'none' | 'macros' | 'embedded' | 'unreadable';

/** Judges a document by the names in its directory; a file that is no office file carries nothing. */
export function activeContentOf(extension: ExtensionAnexo, content: Buffer): ActiveContent {
  if (extension === 'docx' || extension === 'xlsx') return judge(zipNames(content), OFFICE);
  if (extension === 'odf') return judge(zipNames(content), OPEN_DOCUMENT);
  if (extension === 'doc') return judge(compoundNames(content), WORD_97);
  return 'none';
}

interface Signs {
  readonly macros: RegExp;
  readonly embedded: RegExp;
}

const PROGRAM =
  /\.(?:exe|dll|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|jar|lnk|reg|scf|sh|docm|dotm|xlsm|xltm|xlsb|xlam|pptm)$/;

/** VBA, the macro sheets of Excel 4; OLE objects, among them the 'package' that holds any file, and ActiveX controls. */
const OFFICE: Signs = {
  macros: /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|(?:^|\/)(?:macrosheets|intlmacrosheets)\//,
  embedded: /(?:^|\/)embeddings\/[^/]*\.bin$|(?:^|\/)activex\/|(?:^|\/)oleobject[^/]*\.bin$/,
};

/** Libraries of Basic, scripts of other languages; an OLE object is a file of this name, an OpenDocument one is a folder. */
const OPEN_DOCUMENT: Signs = { macros: /^(?:basic|scripts)\/./, embedded: /^object \d+$/ };

const WORD_97: Signs = {
  macros: /^(?:macros|vba|_vba_project|_vba_project_cur)$/,
  // The first character is a control, by which a compound file marks its own names.
  embedded: /^.ole10native$/su,
};

function judge(names: readonly string[] | null, { macros, embedded }: Signs): ActiveContent {
  if (names === null) return 'unreadable';
  if (names.some((name) => macros.test(name))) return 'macros';
  return names.some((name) => embedded.test(name) || PROGRAM.test(name)) ? 'embedded' : 'none';
}
