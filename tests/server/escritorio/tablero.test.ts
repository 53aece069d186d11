import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FiltroCasos, NO_FILTER } from '#domain/casos/casos';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { MANAGER_OF_TWO, NO_AREAS, seedCases } from '../casos/listaCasos.seed.ts';

interface TestCase {
  readonly idEstado: number;
  readonly creado: string;
  readonly solucionado?: string;
}

// The bench's clock stands at 2026-03-18 12:00 in Mexico City, which is UTC-6.
const CASES: readonly TestCase[] = [
  { idEstado: 1, creado: '2026-03-18T05:59:59.999Z' }, // 23:59 of the 17th
  { idEstado: 1, creado: '2026-03-18T06:00:00.000Z' }, // 00:00 of the 18th
  { idEstado: 2, creado: '2026-03-18T17:00:00.000Z' },
  { idEstado: 3, creado: '2026-03-10T18:00:00.000Z', solucionado: '2026-03-19T05:30:00.000Z' }, // 23:30 of the 18th
  { idEstado: 3, creado: '2026-02-01T18:00:00.000Z', solucionado: '2026-03-04T06:00:00.000Z' }, // the first day shown
  { idEstado: 3, creado: '2026-02-01T18:00:00.000Z', solucionado: '2026-03-04T05:59:59.000Z' }, // the day before it
];

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
  await bed.db.transaction(async (tx) => {
    const numidenCliente = await createCustomer(tx, {
      nombre: 'Rosa',
      apellidoPaterno: 'Uc',
      apellidoMaterno: null,
      sexo: 'F',
      fechaNacimiento: null,
      correo: null,
      telefono: null,
      celular: null,
    });
    await tx.insert(casos).values(
      CASES.map(({ idEstado, creado, solucionado }) => ({
        cvetda: 1,
        idArea: 2,
        idSubcategoria: 20,
        idEstado,
        numidenCliente,
        numidenCrea: 100002,
        fechaCreacion: new Date(creado),
        fechaSolucion: solucionado === undefined ? null : new Date(solucionado),
        celular: '5512345678',
        comentarioOriginal: 'Un caso para contar',
      })),
    );
  });
});
afterAll(() => bed.close());

async function ask(numiden: number) {
  return (
    await bed.app.inject({
      url: '/mostrador/api/dashboard/datos-estadisticos',
      headers: { cookie: await bed.signIn(numiden) },
    })
  ).json();
}

describe('the dashboard', () => {
  it('counts the cases of every state, those without any too', async () => {
    expect((await ask(100001)).totalPorEstatus).toEqual([
      { id: 1, nombre: 'NUEVO', total: 2 },
      { id: 2, nombre: 'EN PROCESO', total: 1 },
      { id: 3, nombre: 'SOLUCIONADA', total: 3 },
      { id: 4, nombre: 'ESCALADO', total: 0 },
      { id: 5, nombre: 'PENDIENTE', total: 0 },
      { id: 6, nombre: 'RECOLECTA', total: 0 },
    ]);
  });

  it('counts opened and solved cases for each of 15 days, which are the store’s days', async () => {
    const { historico } = await ask(100001);
    expect(historico).toHaveLength(15);
    expect(historico[0]).toEqual({ clave: '2026-03-04', valor: 0, valor2: 1 });
    expect(historico.filter(({ valor, valor2 }: { valor: number; valor2: number }) => valor + valor2 > 0)).toEqual([
      { clave: '2026-03-04', valor: 0, valor2: 1 },
      { clave: '2026-03-10', valor: 1, valor2: 0 },
      { clave: '2026-03-17', valor: 1, valor2: 0 },
      { clave: '2026-03-18', valor: 2, valor2: 1 },
    ]);
  });

  it('ends at the store’s today, also when UTC has begun tomorrow', async () => {
    bed.clock.now = new Date('2026-03-19T02:00:00.000Z');
    expect((await ask(100001)).historico.at(-1).clave).toBe('2026-03-18');
    bed.clock.now = new Date('2026-03-18T18:00:00.000Z');
  });

  it('tells no figures without the permission, but the version', async () => {
    expect(await ask(100002)).toEqual({ totalPorEstatus: [], historico: [], version: '0.0.0-prueba' });
  });
});

describe('every figure of the dashboard', () => {
  let another: Bed;
  beforeAll(async () => {
    another = await createBed();
    await seedCases(another.db, 500);
  });
  afterAll(() => another.close());

  it.each([
    ['who sees all cases', 100001, 1],
    ['who sees a store and some areas', 100003, 1],
    ['who sees another store and an area', MANAGER_OF_TWO, 2],
    ['who sees a store alone', NO_AREAS, 1],
  ])('is the total of the list that it opens, for %s', async (_quien, numiden, tienda) => {
    const cookie = await another.signIn(numiden, tienda);
    const { totalPorEstatus, historico } = (
      await another.app.inject({ url: '/mostrador/api/dashboard/datos-estadisticos', headers: { cookie } })
    ).json();
    const total = async (filtro: Partial<FiltroCasos>): Promise<number> =>
      (
        await another.app.inject({
          method: 'POST',
          url: '/mostrador/api/caso/lista-paginada',
          headers: { cookie },
          payload: { ...NO_FILTER, idAplicacion: 146, numPagina: 1, tamPagina: 25, ...filtro },
        })
      ).json().total;
    let abiertos = 0;
    for (const row of totalPorEstatus) {
      expect(row.total, row.nombre).toBe(await total({ idEstatus: row.id }));
      if (row.id !== 3) abiertos += row.total;
    }
    expect(abiertos).toBeGreaterThan(50);
    expect(abiertos).toBe(await total({ soloAbiertos: true }));
    for (const { clave, valor, valor2 } of historico) {
      expect(valor, `opened on ${clave}`).toBe(await total({ fechaIni: clave, fechaFin: clave }));
      expect(valor2, `solved on ${clave}`).toBe(await total({ fechaSolucionIni: clave, fechaSolucionFin: clave }));
    }
    expect(historico.at(-1).clave).toBe('2026-03-18');
    expect(historico.at(-1).valor).toBeGreaterThan(0);
  });
});
