import { crc32 } from 'node:zlib';

/** Real, smallest files of each accepted type, for tests that send them. */

/** A zip of uncompressed entries, enough for readers of office formats. */
export const zip = (entradas: readonly (readonly [nombre: string, contenido: string])[]): Buffer => {
  const locales: Buffer[] = [];
  const directorio: Buffer[] = [];
  let posicion = 0;
  for (const [nombre, texto] of entradas) {
    const contenido = Buffer.from(texto);
    const comun = Buffer.alloc(26);
    comun.writeUInt16LE(20, 0);
    comun.writeUInt32LE(crc32(contenido), 10);
    comun.writeUInt32LE(contenido.length, 14);
    comun.writeUInt32LE(contenido.length, 18);
    comun.writeUInt16LE(Buffer.byteLength(nombre), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), comun, Buffer.from(nombre), contenido]);
    const cola = Buffer.alloc(14);
    cola.writeUInt32LE(posicion, 10);
    directorio.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), comun, cola, Buffer.from(nombre)]),
    );
    locales.push(local);
    posicion += local.length;
  }
  const indice = Buffer.concat(directorio);
  const fin = Buffer.alloc(18);
  fin.writeUInt16LE(entradas.length, 4);
  fin.writeUInt16LE(entradas.length, 6);
  fin.writeUInt32LE(indice.length, 8);
  fin.writeUInt32LE(posicion, 12);
  return Buffer.concat([...locales, indice, Buffer.from('PK\u0005\u0006', 'latin1'), fin]);
};

export const office = (parte: string, tipo: string, ...mas: readonly string[]): Buffer =>
  zip([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${parte}" ContentType="application/vnd.openxmlformats-officedocument.${tipo}.main+xml"/></Types>`,
    ],
    [parte, '<x/>'],
    ...mas.map((nombre) => [nombre, 'x'] as const),
  ]);

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

const FIN_DE_CADENA = 0xfffffffe;

/** A compound file with these names in its directory and nothing in its streams. */
export const cfb = (...nombres: readonly string[]): Buffer => {
  const cabeza = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(cabeza);
  cabeza.fill(0, 8, 76);
  cabeza.writeUInt16LE(0x3e, 24);
  cabeza.writeUInt16LE(3, 26);
  cabeza.writeUInt16LE(0xfffe, 28);
  cabeza.writeUInt16LE(9, 30);
  cabeza.writeUInt16LE(6, 32);
  cabeza.writeUInt32LE(1, 44);
  cabeza.writeUInt32LE(1, 48);
  cabeza.writeUInt32LE(4096, 56);
  cabeza.writeUInt32LE(FIN_DE_CADENA, 60);
  cabeza.writeUInt32LE(FIN_DE_CADENA, 68);
  cabeza.writeUInt32LE(0, 76);
  const entradas = ['Root Entry', ...nombres];
  const sectores = Math.ceil(entradas.length / 4);
  const directorio = Buffer.alloc(512 * sectores);
  for (const [lugar, nombre] of entradas.entries()) {
    const texto = Buffer.from(`${nombre}\0`, 'utf16le');
    texto.copy(directorio, lugar * 128);
    directorio.writeUInt16LE(texto.length, lugar * 128 + 64);
    directorio.writeUInt8(lugar === 0 ? 5 : 2, lugar * 128 + 66);
  }
  const fat = Buffer.alloc(512, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  for (let n = 1; n <= sectores; n += 1) fat.writeUInt32LE(n === sectores ? FIN_DE_CADENA : n + 1, n * 4);
  return Buffer.concat([cabeza, fat, directorio]);
};
export const DOC = cfb('WordDocument', '1Table', '\u0005SummaryInformation', 'ObjectPool');
export const XLS = cfb('Workbook');
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A PDF of exactly so many bytes, no two parts of it alike. */
export const pdfDe = (bytes: number): Buffer => {
  const contenido = Buffer.alloc(bytes);
  for (let i = 0; i + 4 <= bytes; i += 4) contenido.writeUInt32LE((i * 2_654_435_761) % 4_294_967_296, i);
  PDF.copy(contenido);
  return contenido;
};
