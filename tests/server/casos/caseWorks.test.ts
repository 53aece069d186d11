import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, ASESOR, NOW, portray } from './casos.desk.ts';
import { HTML, PDF, PNG } from './casos.files.ts';
import {
  AFTER_FIVE_MINUTES,
  BETO,
  caseIn,
  detail,
  doIt,
  FIVE_MINUTES,
  GERENTE,
  history,
  rowOf,
  workDeskOfFile,
} from './casos.works.ts';

const desk = workDeskOfFile();

describe('a comment', () => {
  it('is stored with author and time; the first one puts a new case in process and in the hands of its author', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    desk.bed.clock.advance(FIVE_MINUTES);
    const answer = await doIt(desk.asesor, 'comentar', idCaso, {
      cambios: { comentario: '  Se llamó al cliente.\r\nNo contestó.\u0000 ' },
    });
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: 'Comentario agregado con éxito',
      version: 2,
      estado: { id: 2, nombre: 'EN PROCESO' },
      deshacible: true,
    });
    expect(await detail(desk, idCaso)).toMatchObject({
      version: 2,
      estado: { id: 2, nombre: 'EN PROCESO' },
      administrador: BETO,
      comentarios: [{ texto: 'Se llamó al cliente.\nNo contestó.', fecha: AFTER_FIVE_MINUTES, autor: BETO }],
    });
    expect(await history(desk, idCaso)).toEqual([
      [2, 'Comentario agregado', ASESOR],
      [2, 'Caso en proceso', ASESOR],
    ]);

    await doIt(desk.gerente, 'comentar', idCaso, { version: 2 });
    expect((await history(desk, idCaso)).slice(2)).toEqual([[2, 'Comentario agregado', GERENTE]]);
    expect((await detail(desk, idCaso)).administrador).toEqual(BETO);
  });

  it('leaves its audit row: from what to what', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso);
    const [fila] = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(fila).toMatchObject({
      momento: NOW,
      numiden: ASESOR,
      accion: 'agregarComentario',
      entidad: 'caso',
      idEntidad: String(idCaso),
      antes: { version: 1, idEstado: 1, administrador: null },
      despues: { version: 2, idEstado: 2, administrador: ASESOR, idComentario: expect.any(Number) },
    });
  });

  it('that changes nothing of the case leaves its audit row all the same', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    await doIt(desk.asesor, 'comentar', idCaso);
    const [fila] = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(fila).toMatchObject({ accion: 'agregarComentario', idEntidad: String(idCaso), antes: {} });
    expect(fila?.despues).toEqual({ idComentario: expect.any(Number) });
  });

  it('of 4,000 characters is the longest; an empty one, also of control characters only, is none', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    const justo = 'ñ'.repeat(4_000);
    const before = await portray(desk.db);
    for (const [comentario, message] of [
      [`${justo}x`, 'Escriba como máximo 4000 caracteres.'],
      ['   ', 'Campo requerido'],
      ['\u0000\u0007', 'Campo requerido'],
      ['\ud800', 'Campo requerido'],
    ]) {
      const answer = await doIt(desk.asesor, 'comentar', idCaso, { cambios: { comentario } });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { codigo: 400, message, campos: [{ campo: 'comentario', message }] },
      ]);
    }
    expect(await portray(desk.db)).toEqual(before);
    expect((await doIt(desk.asesor, 'comentar', idCaso, { cambios: { comentario: justo } })).statusCode).toBe(200);
  });
});

describe('attachments added to a case', () => {
  it('are stored whole and named in the history', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const answer = await desk.asesor.attach(idCaso, 1, [
      { nombre: 'ticket.pdf', contenido: PDF },
      { nombre: '../foto.png', contenido: PNG },
    ]);
    expect(answer.json()).toMatchObject({ codigo: 1, descripcion: 'Anexos agregados con éxito', version: 2 });
    const anexos = (await desk.asesor.get(`catalogo/anexos?casoId=${idCaso}`)).json();
    expect(
      anexos.map(({ nombre, agregadoPor }: { nombre: string; agregadoPor: object }) => [nombre, agregadoPor]),
    ).toEqual([
      ['ticket.pdf', BETO],
      ['foto.png', BETO],
    ]);
    const bajado = await desk.gerente.get(`caso/download-anexo/${anexos[1].id}`);
    expect(bajado.rawPayload.equals(PNG)).toBe(true);
    expect(await history(desk, idCaso)).toEqual([
      [2, 'Anexos agregados: ticket.pdf, foto.png', ASESOR],
      [2, 'Caso en proceso', ASESOR],
    ]);
  });

  it('are one to five at once, of the accepted types by content, or nothing is stored', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    const pdf = { nombre: 'a.pdf', contenido: PDF };
    const before = await portray(desk.db);
    for (const [archivos, status, message] of [
      [[], 400, 'Seleccione al menos un archivo.'],
      [Array(6).fill(pdf), 400, 'Solo puede seleccionar 5 archivos. Seleccione de nuevo.'],
      [
        [pdf, { nombre: 'foto.png', contenido: HTML }],
        415,
        'El contenido del archivo foto.png no corresponde a su tipo.',
      ],
      [[pdf, { nombre: 'vacio.pdf', contenido: Buffer.alloc(0) }], 400, 'El archivo vacio.pdf está vacío.'],
    ] as const) {
      const answer = await desk.asesor.attach(idCaso, 1, archivos);
      expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    }
    expect(await portray(desk.db)).toEqual(before);
    expect((await desk.asesor.attach(idCaso, 1, Array(5).fill(pdf))).statusCode).toBe(200);
  });
});

describe('taking a case', () => {
  it('puts it in process and in the hands of who takes it, whoever had it before', async () => {
    const idCaso = await caseIn(desk, ESTADO.escalado, { administrador: ADMINISTRATOR });
    const answer = await doIt(desk.asesor, 'tomar', idCaso);
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} está en proceso`,
      version: 2,
      estado: { id: 2, nombre: 'EN PROCESO' },
      deshacible: true,
    });
    expect((await detail(desk, idCaso)).administrador).toEqual(BETO);
    expect(await history(desk, idCaso)).toEqual([[2, 'Caso en proceso, a cargo de Beto Asesor', ASESOR]]);
  });

  it('is the only state that is set by hand', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    for (const idEstado of [1, 3, 4, 5, 6, 7]) {
      expect((await doIt(desk.administrador, 'tomar', idCaso, { cambios: { idEstado } })).statusCode).toBe(400);
    }
    expect((await rowOf(desk, idCaso)).version).toBe(1);
  });
});
