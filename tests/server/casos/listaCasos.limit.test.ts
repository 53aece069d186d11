import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CasePage } from '#contract/casos/casos';
import { MAX_COUNTED, NO_FILTER } from '#domain/casos/casos';
import { listaCasos } from '#domain/casos/casos.list';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { seedCases } from './listaCasos.seed.ts';

const NO_DATA = { sexo: null, fechaNacimiento: null, correo: null, telefono: null, celular: '5512345678' } as const;
const TOO_MANY = 40;

let bed: Bed;
let cookieOfLogin = '';
beforeAll(async () => {
  bed = await createBed();
  await seedCases(bed.db, 50);
  for (const [apellidoPaterno, cuantos] of [
    ['Quintana', MAX_COUNTED + TOO_MANY],
    ['Zepeda', MAX_COUNTED],
  ] as const) {
    const numiden = await bed.db.transaction((tx) =>
      createCustomer(tx, { ...NO_DATA, nombre: 'Eva', apellidoPaterno, apellidoMaterno: null }),
    );
    // The solved ones of a hundred days, one after the other.
    await bed.db.execute(sql`
      insert into casos (cvetda, id_area, id_subcategoria, id_estado, numiden_cliente, numiden_crea, fecha_creacion,
        fecha_solucion, celular, comentario_original)
      select 1, 1, 1, 3, ${numiden}::bigint, 100001, ${bed.clock.now.toISOString()}::timestamptz - i * interval '14 minutes',
        ${bed.clock.now.toISOString()}::timestamptz, '5512345678', 'Uno de muchos'
      from generate_series(1, ${cuantos}::int) as i`);
  }
  cookieOfLogin = await bed.signIn(100_001);
});
afterAll(() => bed.close());

async function list(filtro: object, numPagina = 1): Promise<CasePage> {
  const answer = await bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/caso/lista-paginada',
    headers: { cookie: cookieOfLogin },
    payload: { ...NO_FILTER, idAplicacion: 146, numPagina, tamPagina: 25, ...filtro },
  });
  return answer.json<CasePage>();
}
async function countOf(filtro: object, numPagina = 1) {
  const { total, limiteExcedido, listaCasos } = await list(filtro, numPagina);
  return { total, limiteExcedido, filas: listaCasos.length };
}

describe('how many cases a list finds', () => {
  it.each(['quintana', 'eva quintana', 'quin'])(
    'is more than ten thousand, and says no more than that: %s',
    async (nomCliente) => {
      expect(await countOf({ nomCliente })).toEqual({ total: MAX_COUNTED, limiteExcedido: true, filas: 25 });
    },
  );

  it('is exactly ten thousand when it is', async () => {
    expect(await countOf({ nomCliente: 'zepeda' })).toEqual({
      total: MAX_COUNTED,
      limiteExcedido: false,
      filas: 25,
    });
  });

  it.each([
    ['who opened them', { numIden: 100_001 }],
    ['the day of their solution', { fechaSolucionIni: '2026-03-18', fechaSolucionFin: '2026-03-18' }],
  ])('is bounded as well by %s', async (_que, filtro) => {
    expect(await countOf(filtro)).toEqual({ total: MAX_COUNTED, limiteExcedido: true, filas: 25 });
  });

  it('is exact beyond ten thousand where the table of counts has it', async () => {
    const { total, limiteExcedido } = await list({});
    expect({ total, limiteExcedido }).toEqual({ total: 2 * MAX_COUNTED + TOO_MANY + 50, limiteExcedido: false });
    expect((await list({}, Math.ceil(total / 25))).listaCasos.length).toBe(total % 25);
  });
});

describe('the pages of a list that was not counted to its end', () => {
  it.each(listaCasos.orders)('go up to the ten thousandth case and no further: %s', async (order) => {
    const filtro = { nomCliente: 'quintana', orden: order };
    const last = MAX_COUNTED / 25;
    const rows = (await list(filtro, last)).listaCasos;
    expect(rows).toHaveLength(25);
    const fechas = rows.map(({ fechaCreacion }) => fechaCreacion);
    expect(fechas).toEqual(order === 'antiguos' ? fechas.toSorted() : fechas.toSorted().reverse());
    expect(await countOf(filtro, last + 1)).toEqual({ total: MAX_COUNTED, limiteExcedido: true, filas: 0 });
    expect(await countOf(filtro, 1_000_000)).toEqual({ total: MAX_COUNTED, limiteExcedido: true, filas: 0 });
  });
});

describe('a search of many words', () => {
  it('asks the database what one of them asks, however often it is written', async () => {
    const cliente = (bed.db as unknown as { readonly $client: { query(...parts: unknown[]): unknown } }).$client;
    const questions = vi.spyOn(cliente, 'query');
    const preguntasDe = async (nomCliente: string) => {
      questions.mockClear();
      await list({ nomCliente });
      return questions.mock.calls.map(([consulta]) => (consulta as { readonly text: string }).text);
    };
    const una = (await preguntasDe('mar')).filter((texto) => !texto.includes('bitacora'));
    const treinta = (await preguntasDe('mar '.repeat(23).trim())).filter((texto) => !texto.includes('bitacora'));
    questions.mockRestore();
    expect(una.length).toBeLessThan(15);
    expect(treinta).toEqual(una);
  });
});
