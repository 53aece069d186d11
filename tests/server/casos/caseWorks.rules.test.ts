import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, FACTURACION, GARANTIA, portray, STRANGER } from './casos.desk.ts';
import {
  AFTER_FIVE_MINUTES,
  BETO,
  caseIn,
  detail,
  doIt,
  FIVE_MINUTES,
  GERENTE,
  history,
  MOTIVO_ATENCION,
  MOTIVO_FACTURACION,
  NOTA_DE_CREDITO,
  rowOf,
  workDeskOfFile,
} from './casos.works.ts';

const desk = workDeskOfFile();

const expensive = { numiden: GERENTE, nombre: 'Caro Gerente' };

describe('an escalation', () => {
  it('moves the case to area and category, in the hands of the manager with the fewest areas', async () => {
    await desk.db
      .update(usuarios)
      .set({ esGerente: true, areasGerente: [ATENCION, FACTURACION] })
      .where(eq(usuarios.numiden, ADMINISTRATOR));
    await desk.db
      .update(usuarios)
      .set({ esGerente: true, areasGerente: [FACTURACION] })
      .where(eq(usuarios.numiden, GERENTE));
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    desk.bed.clock.advance(FIVE_MINUTES);
    const answer = await doIt(desk.asesor, 'escalar', idCaso);
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha escalado con éxito`,
      version: 2,
      estado: { id: 4, nombre: 'ESCALADO' },
    });
    expect(await detail(desk, idCaso)).toMatchObject({
      area: { id: FACTURACION, nombre: 'Facturación' },
      subCategoria: { id: 1, nombre: 'MANTENIMIENTO FACTURA' },
      administrador: expensive,
      semaforo: null,
      pierdeColorEn: null,
      logEscalamientos: [
        {
          area: 'Facturación',
          subCategoria: 'MANTENIMIENTO FACTURA',
          motivo: 'No se pudo facturar',
          comentario: 'Falta la factura.',
          fecha: AFTER_FIVE_MINUTES,
          autor: BETO,
        },
      ],
    });
    expect(await history(desk, idCaso)).toEqual([[2, 'Caso escalado a Facturación · MANTENIMIENTO FACTURA', ASESOR]]);
    await desk.db.update(usuarios).set({ esGerente: false, areasGerente: [] });
  });

  it('to an area without a manager leaves the case in nobody’s hands', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    await doIt(desk.asesor, 'escalar', idCaso);
    expect((await rowOf(desk, idCaso)).administrador).toBeNull();
  });

  it('to the category that the case has is a warning: nothing changes and the key stays free', async () => {
    const idCaso = await caseIn(desk, ESTADO.escalado);
    const before = await portray(desk.db);
    const misma = { idArea: ATENCION, idSubcategoria: GARANTIA, idMotivo: MOTIVO_ATENCION };
    const key = 'clave-de-la-misma-categoria';
    const answer = await doIt(desk.asesor, 'escalar', idCaso, { clave: key, cambios: misma });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        codigo: 2,
        descripcion: 'El caso ya está en esa categoría; elija otra para escalarlo.',
        version: 1,
        estado: { id: 4, nombre: 'ESCALADO' },
      },
    ]);
    expect(await portray(desk.db)).toEqual(before);
    const another = await doIt(desk.asesor, 'escalar', idCaso, { clave: key });
    expect(another.json()).toMatchObject({ codigo: 1, version: 2 });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no such area', { idArea: 999 }, 'idArea', 'El área seleccionada ya no existe. Elija otra.'],
    ['an area beyond any', { idArea: 9e15 }, 'idArea', 'El área seleccionada ya no existe. Elija otra.'],
    ["another area's category", { idSubcategoria: GARANTIA }, 'idSubcategoria', 'La categoría no corresponde al área.'],
    ['no such category', { idSubcategoria: 999 }, 'idSubcategoria', 'La categoría no corresponde al área.'],
    ["another area's reason", { idMotivo: MOTIVO_ATENCION }, 'idMotivo', 'El motivo no corresponde al área.'],
    ['no such reason', { idMotivo: 2 ** 31 }, 'idMotivo', 'El motivo no corresponde al área.'],
    ['no text', { comentario: ' ' }, 'comentario', 'Campo requerido'],
  ])('with %s is refused on that field and changes nothing', async (_caso, cambios, field, message) => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const before = await portray(desk.db);
    const answer = await doIt(desk.asesor, 'escalar', idCaso, { cambios });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { codigo: 400, message, campos: [{ campo: field, message }] },
    ]);
    expect(await portray(desk.db)).toEqual(before);
  });

  it('may take the case out of sight of who escalated it: the save is done, the case is no longer theirs', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo, { cvetda: 2 });
    expect((await doIt(desk.asesor, 'escalar', idCaso)).json().codigo).toBe(1);
    expect((await desk.asesor.get(`caso/detalle/${idCaso}`)).statusCode).toBe(403);
    expect((await doIt(desk.asesor, 'comentar', idCaso, { version: 2 })).statusCode).toBe(403);
    expect((await desk.stranger.get(`caso/detalle/${idCaso}`)).statusCode).toBe(200);
  });

  it('can go on from area to area, each with its own entry', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'escalar', idCaso);
    await doIt(desk.gerente, 'escalar', idCaso, {
      version: 2,
      cambios: { idSubcategoria: NOTA_DE_CREDITO, idMotivo: MOTIVO_FACTURACION },
    });
    expect(
      (await detail(desk, idCaso)).logEscalamientos.map(({ subCategoria }: { subCategoria: string }) => subCategoria),
    ).toEqual(['MANTENIMIENTO FACTURA', 'NOTA DE CRÉDITO']);
  });
});

describe('an authorization', () => {
  it('is asked for with a reason and decided by somebody else', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    desk.bed.clock.advance(FIVE_MINUTES);
    const pedida = await doIt(desk.asesor, 'solicitarAutorizacion', idCaso);
    expect(pedida.json()).toMatchObject({ codigo: 1, descripcion: 'Autorización solicitada con éxito', version: 2 });
    const abierta = { solicitante: BETO, motivo: 'Pasó el plazo de devolución.', fecha: AFTER_FIVE_MINUTES };
    expect(await detail(desk, idCaso)).toMatchObject({
      estado: { id: 5, nombre: 'PENDIENTE' },
      requiereAutorizacion: 1,
      administrador: BETO,
      datosAutorizacion: { ...abierta, resolucion: null },
    });

    desk.bed.clock.advance(FIVE_MINUTES);
    const decidida = await doIt(desk.gerente, 'autorizar', idCaso, { version: 2 });
    expect(decidida.json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha autorizado con éxito`,
      version: 3,
      estado: { id: 2, nombre: 'EN PROCESO' },
      deshacible: true,
    });
    expect(await detail(desk, idCaso)).toMatchObject({
      usuarioAutoriza: expensive,
      datosAutorizacion: {
        ...abierta,
        resolucion: {
          autorizado: true,
          comentario: 'Procede por esta ocasión.',
          fecha: '2026-03-19T03:10:00.000Z',
          autor: expensive,
        },
      },
    });
    expect(await history(desk, idCaso)).toEqual([
      [2, 'Autorización solicitada: Pasó el plazo de devolución.', ASESOR],
      [3, 'Caso autorizado: Procede por esta ocasión.', GERENTE],
    ]);
  });

  it('that was refused can be asked for again: nothing of the first decision is left but its history', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'solicitarAutorizacion', idCaso);
    const negada = await doIt(desk.gerente, 'noAutorizar', idCaso, { version: 2 });
    expect(negada.json()).toMatchObject({ descripcion: `El caso ${idCaso} no se autorizó`, estado: { id: 2 } });
    expect((await detail(desk, idCaso)).datosAutorizacion.resolucion).toMatchObject({
      autorizado: false,
      autor: expensive,
    });
    await doIt(desk.gerente, 'solicitarAutorizacion', idCaso, { version: 3, cambios: { motivo: 'Trae su ticket.' } });
    expect(await rowOf(desk, idCaso)).toMatchObject({
      autorizado: null,
      comentarioAutorizacion: null,
      usuarioAutoriza: null,
      fechaAutorizacion: null,
    });
    expect(await detail(desk, idCaso)).toMatchObject({
      usuarioAutoriza: null,
      datosAutorizacion: { solicitante: expensive, motivo: 'Trae su ticket.', resolucion: null },
    });
    expect((await history(desk, idCaso)).map((input) => (input as unknown[])[1])).toContain(
      'Caso no autorizado: Procede por esta ocasión.',
    );
    expect((await doIt(desk.gerente, 'autorizar', idCaso, { version: 4 })).statusCode).toBe(403);
    expect((await doIt(desk.administrador, 'autorizar', idCaso, { version: 4 })).statusCode).toBe(200);
  });

  it.each([
    ['solicitarAutorizacion', ESTADO.nuevo, 'motivo'],
    ['noAutorizar', ESTADO.pendiente, 'comentario'],
    ['cerrar', ESTADO.nuevo, 'solucion'],
  ] as const)('%s asks for at least five characters', async (accion, idEstado, field) => {
    const idCaso = await caseIn(desk, idEstado);
    const corta = await doIt(desk.gerente, accion, idCaso, { cambios: { [field]: ' no\u0000\u0000\u0000 ' } });
    expect([corta.statusCode, corta.json().campos]).toEqual([
      400,
      [{ campo: field, message: 'Escriba al menos 5 caracteres.' }],
    ]);
    expect((await doIt(desk.gerente, accion, idCaso, { cambios: { [field]: 'sí va.' } })).statusCode).toBe(200);
  });

  it('is given without a word, and the history says just that', async () => {
    const idCaso = await caseIn(desk, ESTADO.pendiente);
    const answer = await doIt(desk.gerente, 'autorizar', idCaso, { cambios: { comentario: '' } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await history(desk, idCaso)).map((input) => (input as unknown[])[1])).toEqual(['Caso autorizado']);
  });
});

describe('the close of a case', () => {
  it('of a new case leaves it in the hands of who closed it', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.gerente, 'cerrar', idCaso);
    expect(await detail(desk, idCaso)).toMatchObject({ administrador: expensive, usuarioSoluciona: expensive });
  });

  it('keeps its solution, who found it and when, and turns the light to atendido', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    desk.bed.clock.advance(FIVE_MINUTES);
    expect((await doIt(desk.gerente, 'cerrar', idCaso)).json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha cerrado con éxito`,
      version: 2,
      estado: { id: 3, nombre: 'SOLUCIONADA' },
      deshacible: true,
    });
    expect(await detail(desk, idCaso)).toMatchObject({
      semaforo: 'atendido',
      pierdeColorEn: null,
      usuarioSoluciona: expensive,
      solucion: { texto: 'Se repuso el artículo.', fecha: AFTER_FIVE_MINUTES },
    });
    expect(await history(desk, idCaso)).toEqual([[2, 'Caso cerrado', GERENTE]]);
  });

  it('ends a request for authorization that nobody decided', async () => {
    const idCaso = await caseIn(desk, ESTADO.pendiente);
    await doIt(desk.gerente, 'cerrar', idCaso);
    expect(await history(desk, idCaso)).toEqual([
      [2, 'Caso cerrado', GERENTE],
      [2, 'Solicitud de autorización sin efecto', GERENTE],
    ]);
    expect(await detail(desk, idCaso)).toMatchObject({
      requiereAutorizacion: 0,
      datosAutorizacion: { motivo: 'Pasó el plazo.', resolucion: null },
    });
    const { solicitudes } = (await desk.administrador.get('caso/por-autorizar')).json();
    expect(solicitudes.map((una: { idCaso: number }) => una.idCaso)).not.toContain(idCaso);
  });
});

it('a person of another store and area works on a case that was escalated to the own area', async () => {
  const { numiden, permisos } = { numiden: STRANGER, permisos: [4, 27] };
  await desk.db.update(usuarios).set({ permisos }).where(eq(usuarios.numiden, numiden));
  const idCaso = await caseIn(desk, ESTADO.nuevo);
  expect((await doIt(desk.stranger, 'comentar', idCaso)).statusCode).toBe(403);
  await doIt(desk.asesor, 'escalar', idCaso);
  expect((await doIt(desk.stranger, 'comentar', idCaso, { version: 2 })).statusCode).toBe(200);
});
