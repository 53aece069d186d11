import { crc32 } from 'node:zlib';

/** Real, smallest files of each accepted type, for tests that send them. */

/** A zip of uncompressed entries, enough for readers of office formats. */
export function zip(entries: readonly (readonly [nombre: string, contenido: string])[]): Buffer {
  const locales: Buffer[] = [];
  const directorio: Buffer[] = [];
  let posicion = 0;
  for (const [nombre, texto] of entries) {
    const content = Buffer.from(texto);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(nombre), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(nombre), content]);
    const cola = Buffer.alloc(14);
    cola.writeUInt32LE(posicion, 10);
    directorio.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, cola, Buffer.from(nombre)]),
    );
    locales.push(local);
    posicion += local.length;
  }
  const index = Buffer.concat(directorio);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(posicion, 12);
  return Buffer.concat([...locales, index, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

export function office(part: string, kind: string, ...mas: readonly string[]): Buffer {
  return zip([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    ],
    [part, '<x/>'],
    ...mas.map((nombre) => [nombre, 'x'] as const),
  ]);
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
export const DOCX = office('word/document.xml', 'wordprocessingml.document');
export const XLSX = office('xl/workbook.xml', 'spreadsheetml.sheet');
export const PPTX = office('ppt/presentation.xml', 'presentationml.presentation');
export const DOCM = zip([
  [
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
  ],
  ['word/document.xml', '<x/>'],
]);
export const ODF = zip([
  ['mimetype', 'application/vnd.oasis.opendocument.formula'],
  ['content.xml', '<math/>'],
]);
export const ZIP = zip([['nota.txt', 'hola']]);

const END_OF_CHAIN = 0xfffffffe;

/** A compound file with these names in its directory and nothing in its streams. */
export function cfb(...names: readonly string[]): Buffer {
  const head = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.fill(0, 8, 76);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(END_OF_CHAIN, 60);
  head.writeUInt32LE(END_OF_CHAIN, 68);
  head.writeUInt32LE(0, 76);
  const entries = ['Root Entry', ...names];
  const sectores = Math.ceil(entries.length / 4);
  const directorio = Buffer.alloc(512 * sectores);
  for (const [lugar, nombre] of entries.entries()) {
    const texto = Buffer.from(`${nombre}\0`, 'utf16le');
    texto.copy(directorio, lugar * 128);
    directorio.writeUInt16LE(texto.length, lugar * 128 + 64);
    directorio.writeUInt8(lugar === 0 ? 5 : 2, lugar * 128 + 66);
  }
  const fat = Buffer.alloc(512, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  for (let n = 1; n <= sectores; n += 1) fat.writeUInt32LE(n === sectores ? END_OF_CHAIN : n + 1, n * 4);
  return Buffer.concat([head, fat, directorio]);
}
export const DOC = cfb('WordDocument', '1Table', '\u0005SummaryInformation', 'ObjectPool');
export const XLS = cfb('Workbook');
/** A workbook with a password. */
export const CIFRADO = cfb('EncryptedPackage', 'EncryptionInfo');
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A PDF of exactly so many bytes, no two parts of it alike. */
export function pdfOf(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  for (let i = 0; i + 4 <= bytes; i += 4) content.writeUInt32LE((i * 2_654_435_761) % 4_294_967_296, i);
  PDF.copy(content);
  return content;
}
