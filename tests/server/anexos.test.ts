import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contenidoPartes } from '../../server/db/schema/archivos.ts';
import { storeContent, sweepContents } from '../../server/files/contents.ts';
import { DOC, DOCM, DOCX, HTML, JPEG, ODF, PDF, PNG, PPTX, pdfDe, XLS, XLSX, ZIP } from './casos.archivos.ts';
import type { Adjunto, Mesa } from './casos.mesa.ts';
import { AJENO, ASESOR, abrirMesa, contarTodo, solicitud } from './casos.mesa.ts';

let mesa: Mesa;
beforeAll(async () => {
  mesa = await abrirMesa();
});
afterAll(() => mesa.banco.cerrar());

interface AnexoVisto {
  readonly id: number;
  readonly nombre: string;
  readonly tipo: string;
  readonly bytes: number;
}

const casoCon = async (...archivos: Adjunto[]): Promise<{ idCaso: number; anexos: AnexoVisto[] }> => {
  const guardado = await mesa.asesor.guardarCaso(solicitud(), archivos);
  expect(guardado.body).toContain('"codigo":1');
  const { idCaso } = guardado.json();
  return { idCaso, anexos: (await mesa.asesor.traer(`catalogo/anexos?casoId=${idCaso}`)).json() };
};

describe('the attachments of a case', () => {
  it.each<[string, Buffer, string]>([
    ['a.pdf', PDF, 'application/pdf'],
    ['a.doc', DOC, 'application/msword'],
    ['a.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.odf', ODF, 'application/vnd.oasis.opendocument.text'],
    ['a.xlsx', XLSX, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.png', PNG, 'image/png'],
    ['a.jpeg', JPEG, 'image/jpeg'],
    ['A.JPG', JPEG, 'image/jpeg'],
    ['diez-megas.pdf', pdfDe(10 * 1024 * 1024), 'application/pdf'],
    ['justo-una-parte.pdf', pdfDe(256 * 1024), 'application/pdf'],
    ['una-parte-y-un-byte.pdf', pdfDe(256 * 1024 + 1), 'application/pdf'],
  ])('%s comes back byte by byte, as a download, with our own type', async (nombre, contenido, tipo) => {
    const { anexos } = await casoCon({ nombre, contenido });
    const guardado = nombre.replace('.JPG', '.jpg');
    expect(anexos).toEqual([
      {
        id: expect.any(Number),
        nombre: guardado,
        tipo,
        bytes: contenido.length,
        fecha: '2026-03-19T03:00:00.000Z',
        agregadoPor: { numiden: ASESOR, nombre: 'Beto Asesor' },
      },
    ]);
    const descarga = await mesa.asesor.traer(`caso/download-anexo/${anexos[0]?.id}`);
    expect(descarga.statusCode).toBe(200);
    expect(descarga.rawPayload.equals(contenido)).toBe(true);
    expect(descarga.headers).toMatchObject({
      'content-type': tipo,
      'content-length': String(contenido.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(descarga.headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('are five at most and keep their order', async () => {
    const cinco = ['a.pdf', 'b.png', 'c.docx', 'd.jpg', 'e.xlsx'];
    const contenidos = [PDF, PNG, DOCX, JPEG, XLSX];
    const { anexos } = await casoCon(...cinco.map((nombre, i) => ({ nombre, contenido: contenidos[i] ?? PDF })));
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
    const { anexos } = await casoCon({ nombre: enviado, contenido: PDF });
    expect(anexos[0]?.nombre).toBe(nombre);
    const descarga = await mesa.asesor.traer(`caso/download-anexo/${anexos[0]?.id}`);
    expect(descarga.headers['content-disposition']).toBe(disposicion);
  });

  it('a line break in a name reaches neither the database nor a header', async () => {
    const { anexos } = await casoCon({ nombre: 'a\r\nSet-Cookie: x=1\r\n.pdf', contenido: PDF });
    expect(anexos[0]?.nombre).toBe('aSet-Cookie: x=1.pdf');
    const descarga = await mesa.asesor.traer(`caso/download-anexo/${anexos[0]?.id}`);
    expect(descarga.headers['set-cookie']).toBeUndefined();
    expect(descarga.rawPayload.equals(PDF)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['foto.png', HTML],
    ['foto.png', JPEG],
    ['nota.pdf', HTML],
    ['nota.pdf', Buffer.concat([HTML, PDF])],
    ['nota.docx', XLSX],
    ['nota.docx', PPTX],
    ['nota.docx', DOCM],
    ['nota.docx', ZIP],
    ['nota.docx', DOCX.subarray(0, 40)],
    ['nota.doc', XLS],
    ['nota.doc', DOCX],
    ['nota.odf', ZIP],
    ['nota.odf', DOCX],
    ['foto.jpg', PNG],
  ])('a %s whose content is something else is refused and nothing is stored', async (nombre, contenido) => {
    const antes = await contarTodo(mesa.db);
    const respuesta = await mesa.asesor.guardarCaso(solicitud(), [{ nombre, contenido }]);
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      415,
      `El contenido del archivo ${nombre} no corresponde a su tipo.`,
    ]);
    expect(await contarTodo(mesa.db)).toEqual(antes);
  });
});

describe('an attachment is only for who may see its case', () => {
  it('others get 403 for the list and for the file, and without a session 401', async () => {
    const { idCaso, anexos } = await casoCon({ nombre: 'a.pdf', contenido: PDF });
    const rutas = [`catalogo/anexos?casoId=${idCaso}`, `caso/download-anexo/${anexos[0]?.id}`];
    for (const ruta of rutas) {
      expect((await mesa.administrador.traer(ruta)).statusCode).toBe(200);
      const ajeno = await mesa.ajeno.traer(ruta);
      expect([ajeno.statusCode, ajeno.json().message]).toEqual([
        403,
        `No tiene permiso para ver el caso ${idCaso}: es de otra tienda y de otra área.`,
      ]);
      expect((await mesa.soloValida.traer(ruta)).statusCode).toBe(403);
      const anonimo = await mesa.banco.app.inject({ url: `${mesa.banco.config.basePath}api/${ruta}` });
      expect(anonimo.statusCode).toBe(401);
    }
  });

  it('a right that was taken away is gone at the next request', async () => {
    const { anexos } = await casoCon({ nombre: 'a.pdf', contenido: PDF });
    const ruta = `caso/download-anexo/${anexos[0]?.id}`;
    await mesa.db.execute(sql`update usuarios set permisos = '{2,28}' where numiden = ${ASESOR}`);
    const sinDerecho = await mesa.asesor.traer(ruta);
    await mesa.db.execute(sql`update usuarios set permisos = '{2,27}' where numiden = ${ASESOR}`);
    expect(sinDerecho.statusCode).toBe(403);
    expect((await mesa.asesor.traer(ruta)).statusCode).toBe(200);
  });

  it('guessed ids find nothing', async () => {
    for (const id of [999_999, Number.MAX_SAFE_INTEGER]) {
      const respuesta = await mesa.asesor.traer(`caso/download-anexo/${id}`);
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([404, 'El anexo no existe.']);
      expect((await mesa.asesor.traer(`catalogo/anexos?casoId=${id}`)).statusCode).toBe(404);
    }
  });
});

describe('the bytes of a file', () => {
  const partes = () =>
    mesa.db
      .select({ n: contenidoPartes.n, bytes: sql<number>`length(${contenidoPartes.contenido})` })
      .from(contenidoPartes)
      .orderBy(contenidoPartes.idContenido, contenidoPartes.n);
  beforeEach(() => mesa.db.execute(sql`truncate contenidos, contenido_partes cascade`));

  it('are kept in parts of at most 256 kB', async () => {
    await casoCon({ nombre: 'a.pdf', contenido: pdfDe(600_000) });
    expect(await partes()).toEqual([
      { n: 0, bytes: 262_144 },
      { n: 1, bytes: 262_144 },
      { n: 2, bytes: 75_712 },
    ]);
  });

  it('are gone at once when the save is refused, and so is nothing else', async () => {
    const { idCaso } = await casoCon({ nombre: 'a.pdf', contenido: PDF });
    const guardadas = await partes();
    const vencida = await mesa.administrador.adjuntar(idCaso, 99, [{ nombre: 'b.pdf', contenido: pdfDe(600_000) }]);
    expect(vencida.statusCode).toBe(409);
    expect(await partes()).toEqual(guardadas);
  });

  it('are not stored for somebody who may not see the case', async () => {
    const { idCaso } = await casoCon({ nombre: 'a.pdf', contenido: PDF });
    const guardadas = await partes();
    await mesa.db.execute(sql`update usuarios set permisos = '{2,4,27}' where numiden = ${AJENO}`);
    expect((await mesa.ajeno.adjuntar(idCaso, 1, [{ nombre: 'b.pdf', contenido: PDF }])).statusCode).toBe(403);
    expect(await partes()).toEqual(guardadas);
  });

  it('of a save that never came are swept away after an hour, those of a saved file never', async () => {
    await casoCon({ nombre: 'a.pdf', contenido: PDF });
    const guardadas = await partes();
    const ahora = mesa.banco.reloj.ahora;
    await storeContent(mesa.db, pdfDe(600_000), ahora);
    await sweepContents(mesa.db, new Date(ahora.getTime() + 59 * 60_000));
    expect(await partes()).toHaveLength(guardadas.length + 3);
    await sweepContents(mesa.db, new Date(ahora.getTime() + 61 * 60_000));
    expect(await partes()).toEqual(guardadas);
  });
});
