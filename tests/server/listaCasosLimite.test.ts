import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaginaCasos } from '#contract/casos';
import { MAX_CONTADOS, ORDENES_CASOS, SIN_FILTRO } from '#domain/casos';
import { altaCliente } from '../../server/clientes/alta.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import { sembrarCasos } from './listaCasos.siembra.ts';

const SIN_DATOS = { sexo: null, fechaNacimiento: null, correo: null, telefono: null, celular: '5512345678' } as const;
const DE_MAS = 40;

let banco: Banco;
let galleta = '';
beforeAll(async () => {
  banco = await crearBanco();
  await sembrarCasos(banco.db, 50);
  for (const [apellidoPaterno, cuantos] of [
    ['Quintana', MAX_CONTADOS + DE_MAS],
    ['Zepeda', MAX_CONTADOS],
  ] as const) {
    const numiden = await banco.db.transaction((tx) =>
      altaCliente(tx, { ...SIN_DATOS, nombre: 'Eva', apellidoPaterno, apellidoMaterno: null }),
    );
    // The solved ones of a hundred days, one after the other.
    await banco.db.execute(sql`
      insert into casos (cvetda, id_area, id_subcategoria, id_estado, numiden_cliente, numiden_crea, fecha_creacion,
        fecha_solucion, celular, comentario_original)
      select 1, 1, 1, 3, ${numiden}::bigint, 100001, ${banco.reloj.ahora.toISOString()}::timestamptz - i * interval '14 minutes',
        ${banco.reloj.ahora.toISOString()}::timestamptz, '5512345678', 'Uno de muchos'
      from generate_series(1, ${cuantos}::int) as i`);
  }
  galleta = await banco.entrar(100_001);
});
afterAll(() => banco.cerrar());

const listar = async (filtro: object, numPagina = 1): Promise<PaginaCasos> => {
  const respuesta = await banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/caso/lista-paginada',
    headers: { cookie: galleta },
    payload: { ...SIN_FILTRO, idAplicacion: 146, numPagina, tamPagina: 25, ...filtro },
  });
  return respuesta.json<PaginaCasos>();
};
const cuentaDe = async (filtro: object, numPagina = 1) => {
  const { total, limiteExcedido, listaCasos } = await listar(filtro, numPagina);
  return { total, limiteExcedido, filas: listaCasos.length };
};

describe('how many cases a list finds', () => {
  it.each(['quintana', 'eva quintana', 'quin'])(
    'is more than ten thousand, and says no more than that: %s',
    async (nomCliente) => {
      expect(await cuentaDe({ nomCliente })).toEqual({ total: MAX_CONTADOS, limiteExcedido: true, filas: 25 });
    },
  );

  it('is exactly ten thousand when it is', async () => {
    expect(await cuentaDe({ nomCliente: 'zepeda' })).toEqual({
      ...{ total: MAX_CONTADOS, limiteExcedido: false, filas: 25 },
    });
  });

  it.each([
    ['who opened them', { numIden: 100_001 }],
    ['the day of their solution', { fechaSolucionIni: '2026-03-18', fechaSolucionFin: '2026-03-18' }],
  ])('is bounded as well by %s', async (_que, filtro) => {
    expect(await cuentaDe(filtro)).toEqual({ total: MAX_CONTADOS, limiteExcedido: true, filas: 25 });
  });

  it('is exact beyond ten thousand where the table of counts has it', async () => {
    const { total, limiteExcedido } = await listar({});
    expect({ total, limiteExcedido }).toEqual({ total: 2 * MAX_CONTADOS + DE_MAS + 50, limiteExcedido: false });
    expect((await listar({}, Math.ceil(total / 25))).listaCasos.length).toBe(total % 25);
  });
});

describe('the pages of a list that was not counted to its end', () => {
  it.each(ORDENES_CASOS)('go up to the ten thousandth case and no further: %s', async (orden) => {
    const filtro = { nomCliente: 'quintana', orden };
    const ultima = MAX_CONTADOS / 25;
    const filas = (await listar(filtro, ultima)).listaCasos;
    expect(filas).toHaveLength(25);
    const fechas = filas.map(({ fechaCreacion }) => fechaCreacion);
    expect(fechas).toEqual(orden === 'antiguos' ? fechas.toSorted() : fechas.toSorted().reverse());
    expect(await cuentaDe(filtro, ultima + 1)).toEqual({ total: MAX_CONTADOS, limiteExcedido: true, filas: 0 });
    expect(await cuentaDe(filtro, 1_000_000)).toEqual({ total: MAX_CONTADOS, limiteExcedido: true, filas: 0 });
  });
});

describe('a search of many words', () => {
  it('asks the database what one of them asks, however often it is written', async () => {
    const cliente = (banco.db as unknown as { readonly $client: { query(...partes: unknown[]): unknown } }).$client;
    const preguntas = vi.spyOn(cliente, 'query');
    const preguntasDe = async (nomCliente: string) => {
      preguntas.mockClear();
      await listar({ nomCliente });
      return preguntas.mock.calls.map(([consulta]) => (consulta as { readonly text: string }).text);
    };
    const una = (await preguntasDe('mar')).filter((texto) => !texto.includes('bitacora'));
    const treinta = (await preguntasDe('mar '.repeat(23).trim())).filter((texto) => !texto.includes('bitacora'));
    preguntas.mockRestore();
    expect(una.length).toBeLessThan(15);
    expect(treinta).toEqual(una);
  });
});
