import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { puedeVerCaso } from '#domain/casos';
import { ESTADO } from '#domain/vidaCaso';
import { casosVisibles } from '../../server/casos/visibles.ts';
import { casos } from '../../server/db/schema/casos.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import { ajustes } from '../../server/db/schema/sistema.ts';
import { PDF, PNG } from './casos.archivos.ts';
import { ADMINISTRADOR, AHORA, ASESOR, ATENCION, FACTURACION } from './casos.mesa.ts';
import type { MesaDeTrabajo } from './casos.trabajo.ts';
import { abrirMesaDeTrabajo, casoEn, FACTURISTA, GERENTE, hacer } from './casos.trabajo.ts';

let mesa: MesaDeTrabajo;
beforeAll(async () => {
  mesa = await abrirMesaDeTrabajo();
});
afterAll(() => mesa.banco.cerrar());

const HORA = 3_600_000;

describe('the news of a case', () => {
  it('are none for who has seen the last version, and else what was done since', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    const novedades = async (version: number) =>
      (await mesa.asesor.traer(`caso/novedades/${idCaso}?version=${version}`)).json();
    expect(await novedades(1)).toEqual({ version: 1, estado: { id: 1, nombre: 'NUEVO' }, cambios: [] });
    await hacer(mesa.gerente, 'comentar', idCaso);
    await hacer(mesa.administrador, 'cerrar', idCaso, { version: 2 });
    const textos = ({ cambios }: { cambios: { accion: string; autor: { nombre: string } }[] }) =>
      cambios.map(({ accion, autor }) => `${accion} (${autor.nombre})`);
    const desdeLaPrimera = await novedades(1);
    expect(desdeLaPrimera).toMatchObject({ version: 3, estado: { id: 3, nombre: 'SOLUCIONADA' } });
    expect(textos(desdeLaPrimera)).toEqual([
      'Comentario agregado (Caro Gerente)',
      'Caso en proceso (Caro Gerente)',
      'Caso cerrado (Ana Administradora)',
    ]);
    expect(textos(await novedades(2))).toEqual(['Caso cerrado (Ana Administradora)']);
    for (const vista of [3, 4, Number.MAX_SAFE_INTEGER]) expect((await novedades(vista)).cambios).toEqual([]);
  });

  it('are for who may see the case', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    expect((await mesa.ajeno.traer(`caso/novedades/${idCaso}?version=1`)).statusCode).toBe(403);
    expect((await mesa.asesor.traer('caso/novedades/999999?version=1')).statusCode).toBe(404);
    expect((await mesa.asesor.traer(`caso/novedades/${idCaso}?version=-1`)).statusCode).toBe(400);
  });
});

describe('the inbox of authorizations', () => {
  it('holds the visible requests that wait, the oldest first, and marks one’s own', async () => {
    await mesa.db.delete(casos).where(eq(casos.idEstado, ESTADO.pendiente));
    const hace = (horas: number) => ({ fechaSolicitud: new Date(AHORA.getTime() - horas * HORA) });
    const reciente = await casoEn(mesa, ESTADO.pendiente, { ...hace(1), numidenSolicita: ASESOR });
    const antigua = await casoEn(mesa, ESTADO.pendiente, { ...hace(30), numidenSolicita: GERENTE });
    const ajena = await casoEn(mesa, ESTADO.pendiente, {
      ...hace(90),
      cvetda: 2,
      idArea: FACTURACION,
      idSubcategoria: 1,
      numidenSolicita: FACTURISTA,
    });
    await mesa.db
      .update(usuarios)
      .set({ areas: [ATENCION] })
      .where(eq(usuarios.numiden, GERENTE));

    const delGerente = (await mesa.gerente.traer('caso/por-autorizar')).json();
    expect(delGerente.total).toBe(2);
    expect(delGerente.solicitudes).toEqual([
      {
        idCaso: antigua,
        version: 1,
        tienda: { cvetda: 1, nombre: 'Tienda Centro' },
        area: { id: ATENCION, nombre: 'Atención a clientes' },
        subCategoria: { id: 20, nombre: 'GARANTÍA' },
        datosCliente: { numiden: mesa.cliente, nombre: 'De la O María' },
        solicitante: { numiden: GERENTE, nombre: 'Caro Gerente' },
        motivo: 'Pasó el plazo.',
        fecha: '2026-03-17T21:00:00.000Z',
        propia: true,
      },
      expect.objectContaining({ idCaso: reciente, propia: false }),
    ]);
    const deTodas = (await mesa.administrador.traer('caso/por-autorizar')).json();
    expect(deTodas.solicitudes.map((una: { idCaso: number }) => una.idCaso)).toEqual([ajena, antigua, reciente]);

    // What was asked for again after a decision is back in the inbox.
    await hacer(mesa.administrador, 'noAutorizar', antigua);
    expect((await mesa.gerente.traer('caso/por-autorizar')).json().total).toBe(1);
    await hacer(mesa.asesor, 'solicitarAutorizacion', antigua, { version: 2 });
    expect((await mesa.gerente.traer('caso/por-autorizar')).json()).toMatchObject({
      total: 2,
      solicitudes: [{ idCaso: reciente }, { idCaso: antigua, version: 3, propia: false }],
    });
  });

  it('shows a hundred and says how many there are', async () => {
    for (let n = 0; n < 101; n += 1) await casoEn(mesa, ESTADO.pendiente);
    const { solicitudes, total } = (await mesa.administrador.traer('caso/por-autorizar')).json();
    expect(solicitudes).toHaveLength(100);
    expect(total).toBe(await mesa.db.$count(casos, eq(casos.idEstado, ESTADO.pendiente)));
  });
});

it('which cases a person finds is the same rule as which case a person may open', async () => {
  for (const cvetda of [1, 2, 80]) {
    for (const [idArea, idSubcategoria] of [
      [ATENCION, 20],
      [FACTURACION, 1],
    ] as const) {
      for (const numidenCrea of [ADMINISTRADOR, ASESOR]) {
        await casoEn(mesa, ESTADO.nuevo, { cvetda, idArea, idSubcategoria, numidenCrea });
      }
    }
  }
  const todos = await mesa.db
    .select({ id: casos.id, cvetda: casos.cvetda, idArea: casos.idArea, numidenCrea: casos.numidenCrea })
    .from(casos);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        numiden: fc.constantFrom(ADMINISTRADOR, ASESOR, GERENTE),
        tienda: fc.record({ id: fc.constantFrom(1, 2, 90), nombre: fc.constant('') }),
        areas: fc.uniqueArray(fc.constantFrom(1, 2, 3)),
        permisos: fc.uniqueArray(fc.constantFrom(1, 9, 27, 28)),
      }),
      async (persona) => {
        const halladas = await mesa.db.select({ id: casos.id }).from(casos).where(casosVisibles(persona));
        expect(halladas.map(({ id }) => id).sort()).toEqual(
          todos
            .filter((caso) => puedeVerCaso(persona, caso))
            .map(({ id }) => id)
            .sort(),
        );
      },
    ),
    { numRuns: 100 },
  );
});

describe('who administers an area', () => {
  const quien = async (area: number | string, tienda: number | string = 1) =>
    mesa.asesor.traer(`caso/getUserAdmin/${area}/${tienda}`);
  const gerentes = async (filas: readonly (readonly [numiden: number, areas: number[], cambios?: object])[]) => {
    await mesa.db.update(usuarios).set({ esGerente: false, areasGerente: [] });
    for (const [numiden, areasGerente, cambios = {}] of filas) {
      await mesa.db
        .update(usuarios)
        .set({ esGerente: true, areasGerente, ...cambios })
        .where(eq(usuarios.numiden, numiden));
    }
  };

  it('is its manager with the fewest areas, then with the lowest number', async () => {
    await gerentes([
      [ADMINISTRADOR, [1, 2]],
      [FACTURISTA, [1]],
      [GERENTE, [1]],
    ]);
    expect((await quien(1)).json()).toEqual({ administrador: { numiden: GERENTE, nombre: 'Caro Gerente' } });
    expect((await quien(2)).json()).toEqual({
      administrador: { numiden: ADMINISTRADOR, nombre: 'Ana Administradora' },
    });
  });

  it('is nobody without a manager, and nobody who left or may not see cases', async () => {
    await gerentes([]);
    expect((await quien(1)).json()).toEqual({ administrador: null });
    await gerentes([
      [100_005, [1]],
      [100_006, [1], { activo: false }],
    ]);
    expect((await quien(1)).json()).toEqual({ administrador: null });
  });

  it('is not asked of an area or a store that does not exist', async () => {
    for (const [area, tienda, message] of [
      [99, 1, 'El área 99 no existe.'],
      [1, 99, 'La tienda 99 no existe.'],
      [2 ** 40, 1, `El área ${2 ** 40} no existe.`],
    ] as const) {
      const respuesta = await quien(area, tienda);
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([404, message]);
    }
  });
});

describe('the traffic light of a case', () => {
  it('follows the hours since creation, and the thresholds of the settings once they are set', async () => {
    const idCaso = await casoEn(mesa, ESTADO.enProceso, { fechaCreacion: new Date(AHORA.getTime() - 5 * HORA) });
    const luz = async () => {
      const { semaforo, pierdeColorEn } = (await mesa.asesor.traer(`caso/detalle/${idCaso}`)).json();
      return [semaforo, pierdeColorEn];
    };
    expect(await luz()).toEqual(['antiguo', '2026-03-19T06:00:00.000Z']);
    await mesa.db.insert(ajustes).values({ clave: 'semaforos', valor: { reciente: 6, antiguo: 7 } });
    expect(await luz()).toEqual(['reciente', '2026-03-19T04:00:00.000Z']);
    await mesa.db.update(ajustes).set({ valor: { reciente: 2, antiguo: 3 } });
    expect(await luz()).toEqual(['sinAtencion', null]);
    for (const valor of [{ reciente: 9, antiguo: 3 }, { reciente: 'seis' }, 4]) {
      await mesa.db.update(ajustes).set({ valor });
      expect(await luz(), JSON.stringify(valor)).toEqual(['antiguo', '2026-03-19T06:00:00.000Z']);
    }
    await mesa.db.delete(ajustes);
  });
});

it('the folder of attachments is counted: how many, how many bytes', async () => {
  const folder = async () => (await mesa.administrador.traer('caso/open-dir')).json();
  expect(await folder()).toMatchObject({ codigo: 1, anexos: 0, bytes: 0 });
  const idCaso = await casoEn(mesa, ESTADO.enProceso);
  await mesa.asesor.adjuntar(idCaso, 1, [
    { nombre: 'a.pdf', contenido: PDF },
    { nombre: 'b.png', contenido: PNG },
  ]);
  expect(await folder()).toEqual({
    codigo: 1,
    descripcion: 'Los anexos se guardan en la base de datos. Anexos: 2.',
    anexos: 2,
    bytes: PDF.length + PNG.length,
  });
  expect((await mesa.gerente.traer('caso/open-dir')).statusCode).toBe(403);
});

it('the states of a case are listed by number', async () => {
  expect((await mesa.asesor.traer('caso/listar-estados')).json()).toEqual([
    { id: 1, nombre: 'NUEVO' },
    { id: 2, nombre: 'EN PROCESO' },
    { id: 3, nombre: 'SOLUCIONADA' },
    { id: 4, nombre: 'ESCALADO' },
    { id: 5, nombre: 'PENDIENTE' },
    { id: 6, nombre: 'RECOLECTA' },
  ]);
});
