import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/vidaCaso';
import { usuarios } from '../../server/db/schema/personas.ts';
import { ADMINISTRADOR, AHORA, AJENO, ASESOR, ATENCION, FACTURACION, GARANTIA, retratar } from './casos.mesa.ts';
import type { MesaDeTrabajo } from './casos.trabajo.ts';
import {
  abrirMesaDeTrabajo,
  BETO,
  CINCO_MINUTOS,
  casoEn,
  detalle,
  filaDe,
  GERENTE,
  hacer,
  historia,
  MOTIVO_ATENCION,
  MOTIVO_FACTURACION,
  NOTA_DE_CREDITO,
  TRAS_CINCO_MINUTOS,
} from './casos.trabajo.ts';

let mesa: MesaDeTrabajo;
beforeAll(async () => {
  mesa = await abrirMesaDeTrabajo();
});
afterAll(() => mesa.banco.cerrar());
beforeEach(() => {
  mesa.banco.reloj.ahora = AHORA;
});

const caro = { numiden: GERENTE, nombre: 'Caro Gerente' };

describe('an escalation', () => {
  it('moves the case to area and category, in the hands of the manager with the fewest areas', async () => {
    await mesa.db
      .update(usuarios)
      .set({ esGerente: true, areasGerente: [ATENCION, FACTURACION] })
      .where(eq(usuarios.numiden, ADMINISTRADOR));
    await mesa.db
      .update(usuarios)
      .set({ esGerente: true, areasGerente: [FACTURACION] })
      .where(eq(usuarios.numiden, GERENTE));
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    mesa.banco.reloj.avanzar(CINCO_MINUTOS);
    const respuesta = await hacer(mesa.asesor, 'escalar', idCaso);
    expect(respuesta.json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha escalado con éxito`,
      version: 2,
      estado: { id: 4, nombre: 'ESCALADO' },
    });
    expect(await detalle(mesa, idCaso)).toMatchObject({
      area: { id: FACTURACION, nombre: 'Facturación' },
      subCategoria: { id: 1, nombre: 'MANTENIMIENTO FACTURA' },
      administrador: caro,
      semaforo: null,
      pierdeColorEn: null,
      logEscalamientos: [
        {
          area: 'Facturación',
          subCategoria: 'MANTENIMIENTO FACTURA',
          motivo: 'No se pudo facturar',
          comentario: 'Falta la factura.',
          fecha: TRAS_CINCO_MINUTOS,
          autor: BETO,
        },
      ],
    });
    expect(await historia(mesa, idCaso)).toEqual([[2, 'Caso escalado a Facturación · MANTENIMIENTO FACTURA', ASESOR]]);
    await mesa.db.update(usuarios).set({ esGerente: false, areasGerente: [] });
  });

  it('to an area without a manager leaves the case in nobody’s hands', async () => {
    const idCaso = await casoEn(mesa, ESTADO.enProceso, { administrador: ASESOR });
    await hacer(mesa.asesor, 'escalar', idCaso);
    expect((await filaDe(mesa, idCaso)).administrador).toBeNull();
  });

  it('to the category that the case has is a warning: nothing changes and the key stays free', async () => {
    const idCaso = await casoEn(mesa, ESTADO.escalado);
    const antes = await retratar(mesa.db);
    const misma = { idArea: ATENCION, idSubcategoria: GARANTIA, idMotivo: MOTIVO_ATENCION };
    const clave = 'clave-de-la-misma-categoria';
    const respuesta = await hacer(mesa.asesor, 'escalar', idCaso, { clave, cambios: misma });
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      200,
      {
        codigo: 2,
        descripcion: 'El caso ya está en esa categoría; elija otra para escalarlo.',
        version: 1,
        estado: { id: 4, nombre: 'ESCALADO' },
      },
    ]);
    expect(await retratar(mesa.db)).toEqual(antes);
    const otra = await hacer(mesa.asesor, 'escalar', idCaso, { clave });
    expect(otra.json()).toMatchObject({ codigo: 1, version: 2 });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no such area', { idArea: 999 }, 'idArea', 'El área seleccionada ya no existe. Elija otra.'],
    ['an area beyond any', { idArea: 9e15 }, 'idArea', 'El área seleccionada ya no existe. Elija otra.'],
    ["another area's category", { idSubcategoria: GARANTIA }, 'idSubcategoria', 'La categoría no corresponde al área.'],
    ['no such category', { idSubcategoria: 999 }, 'idSubcategoria', 'La categoría no corresponde al área.'],
    ["another area's reason", { idMotivo: MOTIVO_ATENCION }, 'idMotivo', 'El motivo no corresponde al área.'],
    ['no such reason', { idMotivo: 2 ** 31 }, 'idMotivo', 'El motivo no corresponde al área.'],
    ['no text', { comentario: ' ' }, 'comentario', 'Campo requerido'],
  ])('with %s is refused on that field and changes nothing', async (_caso, cambios, campo, message) => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    const antes = await retratar(mesa.db);
    const respuesta = await hacer(mesa.asesor, 'escalar', idCaso, { cambios });
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      400,
      { codigo: 400, message, campos: [{ campo, message }] },
    ]);
    expect(await retratar(mesa.db)).toEqual(antes);
  });

  it('may take the case out of sight of who escalated it: the save is done, the case is no longer theirs', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo, { cvetda: 2 });
    expect((await hacer(mesa.asesor, 'escalar', idCaso)).json().codigo).toBe(1);
    expect((await mesa.asesor.traer(`caso/detalle/${idCaso}`)).statusCode).toBe(403);
    expect((await hacer(mesa.asesor, 'comentar', idCaso, { version: 2 })).statusCode).toBe(403);
    expect((await mesa.ajeno.traer(`caso/detalle/${idCaso}`)).statusCode).toBe(200);
  });

  it('can go on from area to area, each with its own entry', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    await hacer(mesa.asesor, 'escalar', idCaso);
    await hacer(mesa.gerente, 'escalar', idCaso, {
      version: 2,
      cambios: { idSubcategoria: NOTA_DE_CREDITO, idMotivo: MOTIVO_FACTURACION },
    });
    expect(
      (await detalle(mesa, idCaso)).logEscalamientos.map(({ subCategoria }: { subCategoria: string }) => subCategoria),
    ).toEqual(['MANTENIMIENTO FACTURA', 'NOTA DE CRÉDITO']);
  });
});

describe('an authorization', () => {
  it('is asked for with a reason and decided by somebody else', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    mesa.banco.reloj.avanzar(CINCO_MINUTOS);
    const pedida = await hacer(mesa.asesor, 'solicitarAutorizacion', idCaso);
    expect(pedida.json()).toMatchObject({ codigo: 1, descripcion: 'Autorización solicitada con éxito', version: 2 });
    const abierta = { solicitante: BETO, motivo: 'Pasó el plazo de devolución.', fecha: TRAS_CINCO_MINUTOS };
    expect(await detalle(mesa, idCaso)).toMatchObject({
      estado: { id: 5, nombre: 'PENDIENTE' },
      requiereAutorizacion: 1,
      administrador: BETO,
      datosAutorizacion: { ...abierta, resolucion: null },
    });

    mesa.banco.reloj.avanzar(CINCO_MINUTOS);
    const decidida = await hacer(mesa.gerente, 'autorizar', idCaso, { version: 2 });
    expect(decidida.json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha autorizado con éxito`,
      version: 3,
      estado: { id: 2, nombre: 'EN PROCESO' },
    });
    expect(await detalle(mesa, idCaso)).toMatchObject({
      usuarioAutoriza: caro,
      datosAutorizacion: {
        ...abierta,
        resolucion: {
          autorizado: true,
          comentario: 'Procede por esta ocasión.',
          fecha: '2026-03-19T03:10:00.000Z',
          autor: caro,
        },
      },
    });
    expect(await historia(mesa, idCaso)).toEqual([
      [2, 'Autorización solicitada: Pasó el plazo de devolución.', ASESOR],
      [3, 'Caso autorizado: Procede por esta ocasión.', GERENTE],
    ]);
  });

  it('that was refused can be asked for again: nothing of the first decision is left but its history', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    await hacer(mesa.asesor, 'solicitarAutorizacion', idCaso);
    const negada = await hacer(mesa.gerente, 'noAutorizar', idCaso, { version: 2 });
    expect(negada.json()).toMatchObject({ descripcion: `El caso ${idCaso} no se autorizó`, estado: { id: 2 } });
    expect((await detalle(mesa, idCaso)).datosAutorizacion.resolucion).toMatchObject({
      autorizado: false,
      autor: caro,
    });
    await hacer(mesa.gerente, 'solicitarAutorizacion', idCaso, { version: 3, cambios: { motivo: 'Trae su ticket.' } });
    expect(await detalle(mesa, idCaso)).toMatchObject({
      usuarioAutoriza: null,
      datosAutorizacion: { solicitante: caro, motivo: 'Trae su ticket.', resolucion: null },
    });
    expect((await historia(mesa, idCaso)).map((entrada) => (entrada as unknown[])[1])).toContain(
      'Caso no autorizado: Procede por esta ocasión.',
    );
    expect((await hacer(mesa.gerente, 'autorizar', idCaso, { version: 4 })).statusCode).toBe(403);
    expect((await hacer(mesa.administrador, 'autorizar', idCaso, { version: 4 })).statusCode).toBe(200);
  });

  it.each([
    ['solicitarAutorizacion', ESTADO.nuevo, 'motivo'],
    ['autorizar', ESTADO.pendiente, 'comentario'],
    ['cerrar', ESTADO.nuevo, 'solucion'],
  ] as const)('%s asks for at least five characters', async (accion, idEstado, campo) => {
    const idCaso = await casoEn(mesa, idEstado);
    const corta = await hacer(mesa.gerente, accion, idCaso, { cambios: { [campo]: ' no\u0000\u0000\u0000 ' } });
    expect([corta.statusCode, corta.json().campos]).toEqual([
      400,
      [{ campo, message: 'Escriba al menos 5 caracteres.' }],
    ]);
    expect((await hacer(mesa.gerente, accion, idCaso, { cambios: { [campo]: 'sí va.' } })).statusCode).toBe(200);
  });
});

describe('the close of a case', () => {
  it('of a new case leaves it in the hands of who closed it', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    await hacer(mesa.gerente, 'cerrar', idCaso);
    expect(await detalle(mesa, idCaso)).toMatchObject({ administrador: caro, usuarioSoluciona: caro });
  });

  it('keeps its solution, who found it and when, and turns the light to atendido', async () => {
    const idCaso = await casoEn(mesa, ESTADO.enProceso);
    mesa.banco.reloj.avanzar(CINCO_MINUTOS);
    expect((await hacer(mesa.gerente, 'cerrar', idCaso)).json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha cerrado con éxito`,
      version: 2,
      estado: { id: 3, nombre: 'SOLUCIONADA' },
    });
    expect(await detalle(mesa, idCaso)).toMatchObject({
      semaforo: 'atendido',
      pierdeColorEn: null,
      usuarioSoluciona: caro,
      solucion: { texto: 'Se repuso el artículo.', fecha: TRAS_CINCO_MINUTOS },
    });
    expect(await historia(mesa, idCaso)).toEqual([[2, 'Caso cerrado', GERENTE]]);
  });

  it('ends a request for authorization that nobody decided', async () => {
    const idCaso = await casoEn(mesa, ESTADO.pendiente);
    await hacer(mesa.gerente, 'cerrar', idCaso);
    expect(await historia(mesa, idCaso)).toEqual([
      [2, 'Caso cerrado', GERENTE],
      [2, 'Solicitud de autorización sin efecto', GERENTE],
    ]);
    expect(await detalle(mesa, idCaso)).toMatchObject({
      requiereAutorizacion: 0,
      datosAutorizacion: { motivo: 'Pasó el plazo.', resolucion: null },
    });
    const { solicitudes } = (await mesa.administrador.traer('caso/por-autorizar')).json();
    expect(solicitudes.map((una: { idCaso: number }) => una.idCaso)).not.toContain(idCaso);
  });
});

it('a person of another store and area works on a case that was escalated to the own area', async () => {
  const { numiden, permisos } = { numiden: AJENO, permisos: [4, 27] };
  await mesa.db.update(usuarios).set({ permisos }).where(eq(usuarios.numiden, numiden));
  const idCaso = await casoEn(mesa, ESTADO.nuevo);
  expect((await hacer(mesa.ajeno, 'comentar', idCaso)).statusCode).toBe(403);
  await hacer(mesa.asesor, 'escalar', idCaso);
  expect((await hacer(mesa.ajeno, 'comentar', idCaso, { version: 2 })).statusCode).toBe(200);
});
