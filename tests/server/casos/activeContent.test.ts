import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compoundNames } from '../../../server/casos/files/compoundNames.ts';
import { zipNames } from '../../../server/casos/files/zipNames.ts';
import { contenidos } from '../../../server/platform/db/schema/files.ts';
import { anexos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { ASESOR, countAll, type Desk, openDesk, request } from './casos.desk.ts';
import { cfb, DOC, DOCX, ODF, office, PDF, XLSX, zip } from './casos.files.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());

const DAMAGED = 'El archivo {} está dañado. Ábralo, guárdelo de nuevo y adjúntelo.';

function docx(...mas: string[]) {
  return office('word/document.xml', 'wordprocessingml.document', ...mas);
}
function xlsx(...mas: string[]) {
  return office('xl/workbook.xml', 'spreadsheetml.sheet', ...mas);
}
function odf(...mas: string[]) {
  return zip([
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    ['content.xml', '<office:document-content/>'],
    ...mas.map((nombre) => [nombre, 'x'] as const),
  ]);
}
function doc(...mas: string[]) {
  return cfb('WordDocument', ...mas);
}

function send(nombre: string, content: Buffer) {
  return desk.asesor.saveCase(request(), [{ nombre, contenido: content }]);
}

describe('an office file', () => {
  it.each<[string, string, Buffer]>([
    ['VBA', 'carta.docx', docx('word/vbaProject.bin')],
    ['VBA in another case', 'carta.docx', docx('word/VBAPROJECT.BIN')],
    ['VBA', 'hoja.xlsx', xlsx('xl/vbaProject.bin')],
    ['macro sheets of Excel 4', 'hoja.xlsx', xlsx('xl/macrosheets/sheet1.xml')],
    ['Basic', 'carta.odf', odf('Basic/Standard/Module1.xml')],
    ['Python', 'carta.odf', odf('Scripts/python/hola.py')],
    ['VBA', 'carta.doc', doc('Macros', 'VBA', '_VBA_PROJECT')],
    [
      'VBA beyond the first sector',
      'carta.doc',
      doc(...Array.from({ length: 9 }, (_, n) => `nada ${n}`), '_VBA_PROJECT'),
    ],
  ])('with %s is refused: %s', async (_que, nombre, content) => {
    const before = await countAll(desk.db);
    const answer = await send(nombre, content);
    const message = `El archivo ${nombre} contiene macros. Guárdelo sin ellas y adjúntelo de nuevo.`;
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { codigo: 415, message, campos: [{ campo: 'files', message }] },
    ]);
    expect(await countAll(desk.db)).toEqual(before);
  });

  it.each<[string, string, Buffer]>([
    ['an OLE package', 'carta.docx', docx('word/embeddings/oleObject1.bin')],
    ['an OLE package', 'hoja.xlsx', xlsx('xl/embeddings/oleObject12.bin')],
    ['a program', 'carta.docx', docx('word/embeddings/setup.exe')],
    ['a program by a Windows path', 'carta.docx', docx('word\\embeddings\\SETUP.EXE')],
    ['a workbook with macros', 'carta.docx', docx('word/embeddings/Microsoft_Excel.xlsm')],
    ['an ActiveX control', 'carta.docx', docx('word/activeX/activeX1.bin')],
    ['a program', 'carta.odf', odf('Pictures/a.exe')],
    ['an OLE object', 'carta.odf', odf('Object 1')],
    ['an OLE package', 'carta.doc', doc('ObjectPool', '\u0001Ole10Native')],
  ])('with %s inside is refused: %s', async (_que, nombre, content) => {
    const answer = await send(nombre, content);
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      `El archivo ${nombre} lleva dentro otro archivo o un programa. Quítelo y adjúntelo de nuevo.`,
    ]);
  });

  it.each<[string, string, Buffer]>([
    ['that speaks of macros', 'carta.docx', zip([...entriesOf('vbaProject.bin en word/embeddings/a.exe')])],
    ['with a chart’s workbook', 'carta.docx', docx('word/embeddings/Microsoft_Excel_Worksheet.xlsx')],
    ['with printer settings', 'hoja.xlsx', xlsx('xl/printerSettings/printerSettings1.bin')],
    ['with a formula of its own kind', 'carta.odf', odf('Object 1/content.xml', 'ObjectReplacements/Object 1')],
    [
      'whose text names a macro',
      'carta.doc',
      Buffer.concat([DOC, Buffer.alloc(512), Buffer.from('_VBA_PROJECT', 'utf16le')]),
    ],
    ['that is plain', 'a.docx', DOCX],
    ['that is plain', 'a.xlsx', XLSX],
    ['that is plain', 'a.odf', ODF],
  ])('%s is taken: %s', async (_que, nombre, content) => {
    const answer = await send(nombre, content);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it.each<[string, string, Buffer, string?]>([
    ['whose directory is cut off', 'carta.docx', docx('word/a.xml').subarray(0, -30)],
    [
      'with two ends, one behind the other',
      'carta.docx',
      Buffer.concat([docx('word/vbaProject.bin'), docx().subarray(-22)]),
    ],
    ['that counts fewer entries than it has', 'carta.docx', counting(docx('word/vbaProject.bin'), 2)],
    ['whose chain of sectors is a circle', 'carta.doc', circular()],
    [
      'that names Word in its text only',
      'carta.doc',
      Buffer.concat([cfb('Workbook'), Buffer.from('WordDocument', 'utf16le')]),
      'El archivo carta.doc es en realidad de tipo xls, que no se admite. Guárdelo como doc y adjúntelo de nuevo.',
    ],
  ])('%s is not what its name says: %s', async (_que, nombre, content, message = DAMAGED) => {
    const answer = await send(nombre, content);
    const said = message.replace('{}', nombre);
    expect([answer.statusCode, answer.json().message]).toEqual([415, said]);
  });

  it('is judged without being unpacked, whatever it says that would come out', () => {
    const bomba = docx('word/media/bomba.png');
    const input = bomba.lastIndexOf('word/media/bomba.png') - 46;
    bomba.writeUInt32LE(0xfffffffe, input + 24);
    expect(zipNames(bomba)).toContain('word/media/bomba.png');
  });

  it('never throws for what it is not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(DOC, DOCX), fc.nat(2_000), (ruido, base, en) => {
        const content = Buffer.from(base);
        content.set(ruido.subarray(0, Math.max(0, content.length - en)), Math.min(en, content.length));
        for (const names of [zipNames, compoundNames]) {
          const read = names(content);
          expect(read === null || Array.isArray(read)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function entriesOf(texto: string): readonly (readonly [string, string])[] {
  return [
    [
      '[Content_Types].xml',
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ],
    ['word/document.xml', `<x>${texto}</x>`],
  ];
}

function counting(file: Buffer, entries: number): Buffer {
  file.writeUInt16LE(entries, file.length - 12);
  return file;
}

function circular(): Buffer {
  const file = doc();
  file.writeUInt32LE(1, 512 + 4);
  return file;
}

describe('a case', () => {
  const casoCon = async (howMany: number): Promise<number> => {
    const { idCaso } = (await desk.asesor.saveCase(request())).json();
    const row = { idCaso, nombre: 'a.pdf', tipo: 'pdf', bytes: 1, sha256: 'x', fecha: new Date(0), numiden: ASESOR };
    const contents = Array.from({ length: howMany }, () => ({ creado: new Date(0), reclamado: true }));
    const saved = await desk.db.insert(contenidos).values(contents).returning({ idContenido: contenidos.id });
    await desk.db.insert(anexos).values(saved.map((guardado) => ({ ...row, ...guardado })));
    return idCaso;
  };
  const nota = (nombre: string) => ({ nombre, contenido: PDF });

  it('takes a hundred files and says when it is full', async () => {
    const idCaso = await casoCon(99);
    expect((await desk.asesor.attach(idCaso, 1, [nota('cien.pdf')])).statusCode).toBe(200);
    const before = await countAll(desk.db);
    const another = await desk.asesor.attach(idCaso, 2, [nota('ciento uno.pdf')]);
    const message = 'El caso ya tiene 100 anexos, el máximo: no se pueden agregar más.';
    expect([another.statusCode, another.json()]).toEqual([
      400,
      { codigo: 400, message, campos: [{ campo: 'files', message }] },
    ]);
    expect(await countAll(desk.db)).toEqual(before);
  });

  it('that has room for some of the files takes none, and says for how many', async () => {
    const answer = await desk.asesor.attach(await casoCon(98), 1, ['a.pdf', 'b.pdf', 'c.pdf'].map(nota));
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Un caso admite 100 anexos: a este se le pueden agregar solo 2.',
    ]);
  });

  it('is not filled beyond by two who add at once', async () => {
    const idCaso = await casoCon(99);
    const answers = await Promise.all([
      desk.asesor.attach(idCaso, undefined, [nota('a.pdf')]),
      desk.administrador.attach(idCaso, undefined, [nota('b.pdf')]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const { length } = (await desk.asesor.get(`catalogo/anexos?casoId=${idCaso}`)).json();
    expect(length).toBe(100);
  });
});
