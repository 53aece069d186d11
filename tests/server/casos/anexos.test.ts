import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contenidoPartes } from '../../../server/platform/db/schema/files.ts';
import { storeContent, sweepContents } from '../../../server/platform/files/contents.ts';
import {
  ADMINISTRATOR,
  ASESOR,
  type Attached,
  countAll,
  type Desk,
  openDesk,
  request,
  STRANGER,
} from './casos.desk.ts';
import {
  CIFRADO,
  DOC,
  DOCM,
  DOCX,
  HTML,
  JPEG,
  ODF,
  office,
  PDF,
  PNG,
  PPTX,
  pdfOf,
  XLS,
  XLSX,
  ZIP,
  zip,
} from './casos.files.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());

interface SeenFile {
  readonly id: number;
  readonly nombre: string;
  readonly tipo: string;
  readonly bytes: number;
}

async function caseWith(...files: Attached[]): Promise<{ idCaso: number; anexos: SeenFile[] }> {
  const saved = await desk.asesor.saveCase(request(), files);
  expect(saved.body).toContain('"codigo":1');
  const { idCaso } = saved.json();
  return { idCaso, anexos: (await desk.asesor.get(`catalogo/anexos?casoId=${idCaso}`)).json() };
}

function cambie(nombre: string, tipo: string): string {
  return `El archivo ${nombre} es en realidad de tipo ${tipo}. Cámbiele la terminación a .${tipo} y adjúntelo de nuevo.`;
}

function guarde(nombre: string, tipo: string, como: string): string {
  return `El archivo ${nombre} es en realidad de tipo ${tipo}, que no se admite. Guárdelo como ${como} y adjúntelo de nuevo.`;
}

describe('the attachments of a case', () => {
  it.each<[string, Buffer, string]>([
    ['a.pdf', PDF, 'application/pdf'],
    ['impresa.pdf', Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\r\n'), PDF]), 'application/pdf'],
    ['de-correo.pdf', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), PDF]), 'application/pdf'],
    ['a.doc', DOC, 'application/msword'],
    ['a.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.odf', ODF, 'application/vnd.oasis.opendocument.text'],
    ['a.xlsx', XLSX, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.png', PNG, 'image/png'],
    ['a.jpeg', JPEG, 'image/jpeg'],
    ['A.JPG', JPEG, 'image/jpeg'],
    ['diez-megas.pdf', pdfOf(10 * 1024 * 1024), 'application/pdf'],
    ['justo-una-parte.pdf', pdfOf(256 * 1024), 'application/pdf'],
    ['una-parte-y-un-byte.pdf', pdfOf(256 * 1024 + 1), 'application/pdf'],
  ])('%s comes back byte by byte, as a download, with our own type', async (nombre, content, kind) => {
    const { anexos } = await caseWith({ nombre, contenido: content });
    const saved = nombre.replace('.JPG', '.jpg');
    expect(anexos).toEqual([
      {
        id: expect.any(Number),
        nombre: saved,
        tipo: kind,
        bytes: content.length,
        fecha: '2026-03-19T03:00:00.000Z',
        agregadoPor: { numiden: ASESOR, nombre: 'Beto Asesor' },
      },
    ]);
    const download = await desk.asesor.get(`caso/download-anexo/${anexos[0]?.id}`);
    expect(download.statusCode).toBe(200);
    expect(download.rawPayload.equals(content)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': kind,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(download.headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('are five at most and keep their order', async () => {
    const cinco = ['a.pdf', 'b.png', 'c.docx', 'd.jpg', 'e.xlsx'];
    const contents = [PDF, PNG, DOCX, JPEG, XLSX];
    const { anexos } = await caseWith(...cinco.map((nombre, i) => ({ nombre, contenido: contents[i] ?? PDF })));
    expect(anexos.map(({ nombre }) => nombre)).toEqual(cinco);
  });

  it.each<[string, string, string]>([
    ['../../etc/passwd.pdf', 'passwd.pdf', 'attachment; filename="passwd.pdf"; filename*=UTF-8\'\'passwd.pdf'],
    ['C:\\docs\\nota.pdf', 'nota.pdf', 'attachment; filename="nota.pdf"; filename*=UTF-8\'\'nota.pdf'],
    [
      'Ñandú "rojo"; 1.pdf',
      'Ñandú "rojo"; 1.pdf',
      'attachment; filename="_and_ _rojo__ 1.pdf"; filename*=UTF-8\'\'%C3%91and%C3%BA%20%22rojo%22%3B%201.pdf',
    ],
    [
      '日本🎁.pdf',
      '日本🎁.pdf',
      'attachment; filename="____.pdf"; filename*=UTF-8\'\'%E6%97%A5%E6%9C%AC%F0%9F%8E%81.pdf',
    ],
    ['gpj\u202efdp.pdf', 'gpjfdp.pdf', 'attachment; filename="gpjfdp.pdf"; filename*=UTF-8\'\'gpjfdp.pdf'],
  ])('a file named %j is kept and offered under a safe name', async (enviado, nombre, disposicion) => {
    const { anexos } = await caseWith({ nombre: enviado, contenido: PDF });
    expect(anexos[0]?.nombre).toBe(nombre);
    const download = await desk.asesor.get(`caso/download-anexo/${anexos[0]?.id}`);
    expect(download.headers['content-disposition']).toBe(disposicion);
  });

  it('a line break in a name reaches neither the database nor a header', async () => {
    const { anexos } = await caseWith({ nombre: 'a\r\nSet-Cookie: x=1\r\n.pdf', contenido: PDF });
    expect(anexos[0]?.nombre).toBe('aSet-Cookie: x=1.pdf');
    const download = await desk.asesor.get(`caso/download-anexo/${anexos[0]?.id}`);
    expect(download.headers['set-cookie']).toBeUndefined();
    expect(download.rawPayload.equals(PDF)).toBe(true);
  });

  it.each<[string, Buffer, string]>([
    ['foto.png', HTML, 'El contenido del archivo foto.png no corresponde a su tipo.'],
    ['foto.png', JPEG, cambie('foto.png', 'jpg')],
    ['nota.pdf', HTML, 'El contenido del archivo nota.pdf no corresponde a su tipo.'],
    ['nota.pdf', Buffer.concat([HTML, PDF]), 'El contenido del archivo nota.pdf no corresponde a su tipo.'],
    ['nota.docx', XLSX, cambie('nota.docx', 'xlsx')],
    ['nota.docx', PPTX, guarde('nota.docx', 'pptx', 'docx')],
    ['nota.docx', DOCM, guarde('nota.docx', 'docm', 'docx')],
    ['nota.docx', ZIP, guarde('nota.docx', 'zip', 'docx')],
    ['nota.docx', DOCX.subarray(0, 40), 'El archivo nota.docx está dañado. Ábralo, guárdelo de nuevo y adjúntelo.'],
    ['nota.doc', XLS, guarde('nota.doc', 'xls', 'doc')],
    ['nota.doc', DOCX, cambie('nota.doc', 'docx')],
    ['nota.odf', ZIP, guarde('nota.odf', 'zip', 'odf')],
    ['nota.odf', DOCX, cambie('nota.odf', 'docx')],
    ['foto.jpg', PNG, cambie('foto.jpg', 'png')],
    ['libro.xlsx', CIFRADO, 'El archivo libro.xlsx tiene contraseña. Quítesela y adjúntelo de nuevo.'],
  ])('a %s whose content is something else is refused for its true reason, and nothing is stored', async (...one) => {
    const [nombre, content, message] = one;
    const before = await countAll(desk.db);
    const answer = await desk.asesor.saveCase(request(), [{ nombre, contenido: content }]);
    expect([answer.statusCode, answer.json().message]).toEqual([415, message]);
    expect(await countAll(desk.db)).toEqual(before);
  });

  it.each<[string, Buffer]>([
    ['nota.pdf', Buffer.concat([Buffer.from('\n\n'), PDF])],
    ['nota.docx', office('word/document2.xml', 'wordprocessingml.document')],
    [
      'libro.xlsx',
      zip([
        ['xl/workbook.xml', '<x/>'],
        ['xl/printerSettings/printerSettings1.bin', 'x'],
      ]),
    ],
  ])('a %s as readers open it is taken', async (nombre, content) => {
    expect((await caseWith({ nombre, contenido: content })).anexos.map((one) => one.nombre)).toEqual([nombre]);
  });

  it('may be three photos of one name, as a telephone calls them, each with its own bytes', async () => {
    const photos = [JPEG, Buffer.concat([JPEG, Buffer.from('b')]), Buffer.concat([JPEG, Buffer.from('c')])];
    const { anexos } = await caseWith(...photos.map((contenido) => ({ nombre: 'image.jpg', contenido })));
    expect(anexos.map(({ nombre }) => nombre)).toEqual(['image.jpg', 'image.jpg', 'image.jpg']);
    const kept = await Promise.all(anexos.map(({ id }) => desk.asesor.get(`caso/download-anexo/${id}`)));
    expect(kept.map(({ rawPayload }) => rawPayload)).toEqual(photos);
  });
});

describe('an attachment is only for who may see its case', () => {
  it('others get 403 for the list and for the file, and without a session 401', async () => {
    const { idCaso, anexos } = await caseWith({ nombre: 'a.pdf', contenido: PDF });
    const rutas = [`catalogo/anexos?casoId=${idCaso}`, `caso/download-anexo/${anexos[0]?.id}`];
    for (const ruta of rutas) {
      expect((await desk.administrador.get(ruta)).statusCode).toBe(200);
      const stranger = await desk.stranger.get(ruta);
      expect([stranger.statusCode, stranger.json().message]).toEqual([
        403,
        `No tiene permiso para ver el caso ${idCaso}: es de otra tienda y de otra área.`,
      ]);
      expect((await desk.onlyValidates.get(ruta)).statusCode).toBe(403);
      const anonimo = await desk.bed.app.inject({ url: `${desk.bed.config.basePath}api/${ruta}` });
      expect(anonimo.statusCode).toBe(401);
    }
  });

  it('a right that was taken away is gone at the next request', async () => {
    const { anexos } = await caseWith({ nombre: 'a.pdf', contenido: PDF });
    const ruta = `caso/download-anexo/${anexos[0]?.id}`;
    await desk.db.execute(sql`update usuarios set permisos = '{2,28}' where numiden = ${ASESOR}`);
    const sinDerecho = await desk.asesor.get(ruta);
    await desk.db.execute(sql`update usuarios set permisos = '{2,27}' where numiden = ${ASESOR}`);
    expect(sinDerecho.statusCode).toBe(403);
    expect((await desk.asesor.get(ruta)).statusCode).toBe(200);
  });

  it('guessed ids find nothing', async () => {
    for (const id of [999_999, Number.MAX_SAFE_INTEGER]) {
      const answer = await desk.asesor.get(`caso/download-anexo/${id}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'El anexo no existe.']);
      expect((await desk.asesor.get(`catalogo/anexos?casoId=${id}`)).statusCode).toBe(404);
    }
  });
});

describe('the bytes of a file', () => {
  const parts = () =>
    desk.db
      .select({ n: contenidoPartes.n, bytes: sql<number>`length(${contenidoPartes.contenido})` })
      .from(contenidoPartes)
      .orderBy(contenidoPartes.idContenido, contenidoPartes.n);
  beforeEach(() => desk.db.execute(sql`truncate contenidos, contenido_partes cascade`));

  it('are kept in parts of at most 256 kB', async () => {
    await caseWith({ nombre: 'a.pdf', contenido: pdfOf(600_000) });
    expect(await parts()).toEqual([
      { n: 0, bytes: 262_144 },
      { n: 1, bytes: 262_144 },
      { n: 2, bytes: 75_712 },
    ]);
  });

  it('are gone at once when the save is refused, and so is nothing else', async () => {
    const { idCaso } = await caseWith({ nombre: 'a.pdf', contenido: PDF });
    const saved = await parts();
    await desk.db.execute(sql`update casos set id_estado = 3, solucion = 'Se repuso.', usuario_soluciona = ${ADMINISTRATOR},
      fecha_solucion = now() where id = ${idCaso}`);
    const tarde = await desk.administrador.attach(idCaso, 1, [{ nombre: 'b.pdf', contenido: pdfOf(600_000) }]);
    expect(tarde.statusCode).toBe(409);
    expect(await parts()).toEqual(saved);
  });

  it('are not stored for somebody who may not see the case', async () => {
    const { idCaso } = await caseWith({ nombre: 'a.pdf', contenido: PDF });
    const saved = await parts();
    await desk.db.execute(sql`update usuarios set permisos = '{2,4,27}' where numiden = ${STRANGER}`);
    expect((await desk.stranger.attach(idCaso, 1, [{ nombre: 'b.pdf', contenido: PDF }])).statusCode).toBe(403);
    expect(await parts()).toEqual(saved);
  });

  it('of a save that never came are swept away after an hour, those of a saved file never', async () => {
    await caseWith({ nombre: 'a.pdf', contenido: PDF });
    const saved = await parts();
    const now = desk.bed.clock.now;
    await storeContent(desk.db, pdfOf(600_000), now);
    await sweepContents(desk.db, new Date(now.getTime() + 59 * 60_000));
    expect(await parts()).toHaveLength(saved.length + 3);
    await sweepContents(desk.db, new Date(now.getTime() + 61 * 60_000));
    expect(await parts()).toEqual(saved);
  });
});
