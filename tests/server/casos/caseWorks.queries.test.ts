import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canSeeCase } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { visibleCases } from '../../../server/casos/visibility.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { ajustes } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, FACTURACION, NOW } from './casos.desk.ts';
import { PDF, PNG } from './casos.files.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, openWorkDesk, type WorkDesk } from './casos.works.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterAll(() => desk.bed.close());

const HOUR_MS = 3_600_000;

describe('the inbox of authorizations', () => {
  it('holds the visible requests that wait, the oldest first, and marks one’s own', async () => {
    await desk.db.update(casos).set({ idEstado: ESTADO.nuevo }).where(eq(casos.idEstado, ESTADO.pendiente));
    const hace = (hours: number) => ({ fechaSolicitud: new Date(NOW.getTime() - hours * HOUR_MS) });
    const recent = await caseIn(desk, ESTADO.pendiente, { ...hace(1), numidenSolicita: ASESOR });
    const antigua = await caseIn(desk, ESTADO.pendiente, { ...hace(30), numidenSolicita: GERENTE });
    const ajena = await caseIn(desk, ESTADO.pendiente, {
      ...hace(90),
      cvetda: 2,
      idArea: FACTURACION,
      idSubcategoria: 1,
      numidenSolicita: FACTURISTA,
    });
    await desk.db
      .update(usuarios)
      .set({ areas: [ATENCION] })
      .where(eq(usuarios.numiden, GERENTE));

    const delGerente = (await desk.gerente.get('caso/por-autorizar')).json();
    expect(delGerente.total).toBe(2);
    expect(delGerente.solicitudes).toEqual([
      {
        idCaso: antigua,
        version: 1,
        tienda: { cvetda: 1, nombre: 'Tienda Centro' },
        area: { id: ATENCION, nombre: 'Atención a clientes' },
        subCategoria: { id: 20, nombre: 'GARANTÍA' },
        datosCliente: { numiden: desk.cliente, nombre: 'De la O María' },
        solicitante: { numiden: GERENTE, nombre: 'Caro Gerente' },
        motivo: 'Pasó el plazo.',
        fecha: '2026-03-17T21:00:00.000Z',
        propia: true,
      },
      expect.objectContaining({ idCaso: recent, propia: false }),
    ]);
    for (const [tienda, total] of [
      [1, 2],
      [2, 1],
      [9_999_999_999, 0],
    ]) {
      expect((await desk.administrador.get(`caso/por-autorizar?tienda=${tienda}`)).json().total).toBe(total);
    }
    const deTodas = (await desk.administrador.get('caso/por-autorizar')).json();
    expect(deTodas.solicitudes.map((una: { idCaso: number }) => una.idCaso)).toEqual([ajena, antigua, recent]);

    // A request that is made again after a decision is back in the inbox.
    await doIt(desk.administrador, 'noAutorizar', antigua);
    expect((await desk.gerente.get('caso/por-autorizar')).json().total).toBe(1);
    await doIt(desk.asesor, 'solicitarAutorizacion', antigua, { version: 2 });
    expect((await desk.gerente.get('caso/por-autorizar')).json()).toMatchObject({
      total: 2,
      solicitudes: [{ idCaso: recent }, { idCaso: antigua, version: 3, propia: false }],
    });
  });

  it('shows a hundred and says how many there are', async () => {
    await desk.db.update(casos).set({ idEstado: ESTADO.enProceso }).where(eq(casos.idEstado, ESTADO.pendiente));
    const waiting = async () => {
      const { solicitudes, total } = (await desk.administrador.get('caso/por-autorizar')).json();
      return { shown: solicitudes.length, total };
    };
    for (let n = 0; n < 99; n += 1) await caseIn(desk, ESTADO.pendiente);
    expect(await waiting()).toEqual({ shown: 99, total: 99 });
    await caseIn(desk, ESTADO.pendiente);
    expect(await waiting()).toEqual({ shown: 100, total: 100 });
    await caseIn(desk, ESTADO.pendiente);
    expect(await waiting()).toEqual({ shown: 100, total: 101 });
  });
});

it('which cases a person finds is the same rule as which case a person may open', async () => {
  for (const cvetda of [1, 2, 80]) {
    for (const [idArea, idSubcategoria] of [
      [ATENCION, 20],
      [FACTURACION, 1],
    ] as const) {
      for (const numidenCrea of [ADMINISTRATOR, ASESOR]) {
        await caseIn(desk, ESTADO.nuevo, { cvetda, idArea, idSubcategoria, numidenCrea });
      }
    }
  }
  const all = await desk.db
    .select({ id: casos.id, cvetda: casos.cvetda, idArea: casos.idArea, numidenCrea: casos.numidenCrea })
    .from(casos);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        numiden: fc.constantFrom(ADMINISTRATOR, ASESOR, GERENTE),
        tienda: fc.record({ id: fc.constantFrom(1, 2, 90), nombre: fc.constant('') }),
        areas: fc.uniqueArray(fc.constantFrom(1, 2, 3)),
        permisos: fc.uniqueArray(fc.constantFrom(1, 9, 27, 28)),
      }),
      async (persona) => {
        const found = await desk.db.select({ id: casos.id }).from(casos).where(visibleCases(persona));
        expect(found.map(({ id }) => id).sort()).toEqual(
          all
            .filter((caso) => canSeeCase(persona, caso))
            .map(({ id }) => id)
            .sort(),
        );
      },
    ),
    { numRuns: 100 },
  );
});

describe('who administers an area', () => {
  const who = async (area: number | string, tienda: number | string = 1) =>
    desk.asesor.get(`caso/getUserAdmin/${area}/${tienda}`);
  const gerentes = async (rows: readonly (readonly [numiden: number, areas: number[], cambios?: object])[]) => {
    await desk.db.update(usuarios).set({ esGerente: false, areasGerente: [] });
    for (const [numiden, areasGerente, cambios = {}] of rows) {
      await desk.db
        .update(usuarios)
        .set({ esGerente: true, areasGerente, ...cambios })
        .where(eq(usuarios.numiden, numiden));
    }
  };

  it('is its manager with the fewest areas, then with the lowest number', async () => {
    await gerentes([
      [ADMINISTRATOR, [1, 2]],
      [FACTURISTA, [1]],
      [GERENTE, [1]],
    ]);
    expect((await who(1)).json()).toEqual({ administrador: { numiden: GERENTE, nombre: 'Caro Gerente' } });
    expect((await who(2)).json()).toEqual({
      administrador: { numiden: ADMINISTRATOR, nombre: 'Ana Administradora' },
    });
  });

  it('is nobody without a manager, and nobody who left or may not see cases', async () => {
    await gerentes([]);
    expect((await who(1)).json()).toEqual({ administrador: null });
    await gerentes([
      [100_005, [1]],
      [100_006, [1], { activo: false }],
    ]);
    expect((await who(1)).json()).toEqual({ administrador: null });
  });

  it('is not asked of an area or a store that does not exist', async () => {
    for (const [area, tienda, message] of [
      [99, 1, 'El área 99 no existe.'],
      [1, 99, 'La tienda 99 no existe.'],
      [2 ** 40, 1, `El área ${2 ** 40} no existe.`],
    ] as const) {
      const answer = await who(area, tienda);
      expect([answer.statusCode, answer.json().message]).toEqual([404, message]);
    }
  });
});

describe('the traffic light of a case', () => {
  it('follows the hours since creation, and the thresholds of the settings once they are set', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { fechaCreacion: new Date(NOW.getTime() - 5 * HOUR_MS) });
    const light = async () => {
      const { semaforo, pierdeColorEn } = (await desk.asesor.get(`caso/detalle/${idCaso}`)).json();
      return [semaforo, pierdeColorEn];
    };
    expect(await light()).toEqual(['antiguo', '2026-03-19T06:00:00.000Z']);
    await desk.db.insert(ajustes).values({ clave: 'semaforos', valor: { uno: 6, dos: 7, tres: 8 } });
    expect(await light()).toEqual(['reciente', '2026-03-19T04:00:00.000Z']);
    await desk.db.update(ajustes).set({ valor: { uno: 2, dos: 3, tres: 4 } });
    expect(await light()).toEqual(['sinAtencion', null]);
    for (const value of [{ uno: 9, dos: 3, tres: 4 }, { uno: 'seis' }, 4]) {
      await desk.db.update(ajustes).set({ valor: value });
      expect(await light(), JSON.stringify(value)).toEqual(['antiguo', '2026-03-19T06:00:00.000Z']);
    }
    await desk.db.delete(ajustes);
  });
});

it('the folder of attachments is counted: how many, how many bytes', async () => {
  const folder = async () => (await desk.administrador.get('caso/open-dir')).json();
  const before = await folder();
  const idCaso = await caseIn(desk, ESTADO.enProceso);
  await desk.asesor.attach(idCaso, 1, [
    { nombre: 'a.pdf', contenido: PDF },
    { nombre: 'b.png', contenido: PNG },
  ]);
  expect(await folder()).toEqual({
    codigo: 1,
    descripcion: `Los anexos se guardan en la base de datos. Anexos: ${before.anexos + 2}.`,
    anexos: before.anexos + 2,
    bytes: before.bytes + PDF.length + PNG.length,
  });
  expect((await desk.gerente.get('caso/open-dir')).statusCode).toBe(403);
});

it('the states of a case are listed by number', async () => {
  expect((await desk.asesor.get('caso/listar-estados')).json()).toEqual([
    { id: 1, nombre: 'NUEVO' },
    { id: 2, nombre: 'EN PROCESO' },
    { id: 3, nombre: 'SOLUCIONADA' },
    { id: 4, nombre: 'ESCALADO' },
    { id: 5, nombre: 'PENDIENTE' },
    { id: 6, nombre: 'RECOLECTA' },
  ]);
});
