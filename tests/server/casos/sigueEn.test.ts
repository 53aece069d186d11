/** A case that ends since its matter goes on in another one: both say so, and no matter is closed in a circle. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, newKey } from './casos.desk.ts';
import { caseIn, detail, doIt, GERENTE, history, rowOf, workDeskOfFile } from './casos.works.ts';

const desk = workDeskOfFile();

function closeInto(idCaso: number, sigueEn: number | null, who: 'gerente' | 'facturista' = 'gerente') {
  return doIt(desk[who], 'cerrar', idCaso, { cambios: { sigueEn } });
}

const { nuevo, enProceso, escalado, solucionada } = ESTADO;

describe('a case whose matter goes on in another one', () => {
  it('is solved, and each of the two names the other', async () => {
    const [ends, goesOn] = [await caseIn(desk, enProceso), await caseIn(desk, nuevo)];
    expect((await closeInto(ends, goesOn)).json()).toMatchObject({ codigo: 1, estado: { id: solucionada } });
    expect(await detail(desk, ends)).toMatchObject({ sigueEn: goesOn, unidos: [], solucion: expect.anything() });
    expect(await detail(desk, goesOn)).toMatchObject({ sigueEn: null, unidos: [ends], estado: { id: nuevo } });
    expect(await history(desk, ends)).toEqual([[2, `Caso cerrado: sigue en el caso ${goesOn}`, GERENTE]]);
    expect(await history(desk, goesOn)).toEqual([[1, `El caso ${ends} es del mismo asunto y sigue en este`, GERENTE]]);
    // Who wrote on the page of the other one meanwhile is not disturbed.
    expect(await rowOf(desk, goesOn)).toMatchObject({ version: 1, administrador: null });
  });

  it('is told to who has the other one, unless that is who closes it, and taken back with the closing', async () => {
    const [ends, goesOn] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso, { administrador: ASESOR })];
    const told = async () => {
      const { novedades } = (await desk.asesor.get('novedades/propias')).json();
      return novedades.map(({ clase, idEntidad }: Record<string, unknown>) => [clase, idEntidad]);
    };
    await closeInto(ends, goesOn);
    expect(await told()).toEqual([['unido', goesOn]]);
    await desk.gerente.send('caso/deshacer', { idCaso: ends, trabajo: 'cerrar' }, newKey());
    expect(await told()).toEqual([]);
    const own = await caseIn(desk, enProceso, { administrador: GERENTE });
    await closeInto(ends, own);
    expect((await desk.gerente.get('novedades/propias')).json().novedades).toEqual([]);
  });

  it('gathers with others, the oldest first', async () => {
    const [first, second, goesOn] = [
      await caseIn(desk, nuevo),
      await caseIn(desk, escalado),
      await caseIn(desk, enProceso),
    ];
    await closeInto(second, goesOn);
    await closeInto(first, goesOn);
    expect((await detail(desk, goesOn)).unidos).toEqual([first, second]);
  });

  it('ends here where none is named', async () => {
    const idCaso = await caseIn(desk, enProceso);
    await closeInto(idCaso, null);
    expect(await detail(desk, idCaso)).toMatchObject({ sigueEn: null });
    expect(await history(desk, idCaso)).toEqual([[2, 'Caso cerrado', GERENTE]]);
  });

  it('stands again, apart, when its closing is taken back', async () => {
    const [ends, goesOn] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso)];
    const before = await rowOf(desk, ends);
    await closeInto(ends, goesOn);
    const undone = await desk.gerente.send('caso/deshacer', { idCaso: ends, trabajo: 'cerrar' }, newKey());
    expect(undone.json()).toMatchObject({ codigo: 1, estado: { id: enProceso } });
    expect(await rowOf(desk, ends)).toEqual({ ...before, version: 3 });
    expect((await detail(desk, goesOn)).unidos).toEqual([]);
    expect((await history(desk, goesOn)).map((entry) => (entry as unknown[])[1])).toEqual([
      `El caso ${ends} es del mismo asunto y sigue en este`,
      `El caso ${ends} ya no sigue en este: se deshizo su cierre`,
    ]);
  });
});

describe('a matter does not go on', () => {
  async function refusal(idCaso: number, sigueEn: number, who?: 'facturista') {
    const answer = await closeInto(idCaso, sigueEn, who);
    expect([answer.statusCode, (await rowOf(desk, idCaso)).idEstado]).toEqual([400, enProceso]);
    expect(await history(desk, idCaso)).toEqual([]);
    return answer.json().campos;
  }

  it('in the same case', async () => {
    const idCaso = await caseIn(desk, enProceso);
    expect(await refusal(idCaso, idCaso)).toEqual([
      { campo: 'sigueEn', message: 'Es este mismo caso: elija el otro.' },
    ]);
  });

  it('in one that is solved', async () => {
    const [idCaso, over] = [await caseIn(desk, enProceso), await caseIn(desk, solucionada)];
    expect(await refusal(idCaso, over)).toEqual([
      { campo: 'sigueEn', message: `El caso ${over} ya está solucionado: elija uno en el que se siga atendiendo.` },
    ]);
    expect(await history(desk, over)).toEqual([]);
  });

  it('in one that there is not', async () => {
    expect(await refusal(await caseIn(desk, enProceso), 999_999)).toEqual([
      { campo: 'sigueEn', message: 'El caso 999999 no existe.' },
    ]);
  });

  it('in one that who closes it may not see', async () => {
    const hidden = await caseIn(desk, enProceso, { cvetda: 2 });
    const mine = await caseIn(desk, enProceso);
    expect(await refusal(mine, hidden, 'facturista')).toEqual([
      { campo: 'sigueEn', message: `No tiene permiso para ver el caso ${hidden}.` },
    ]);
    expect(await history(desk, hidden)).toEqual([]);
  });
});

describe('the open cases that are offered', () => {
  it('are those of its customer without itself', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso)];
    const offered = async (query: string) =>
      (await desk.gerente.get(`caso/abiertos?cliente=${desk.cliente}${query}`)).json();
    const [all, without] = [await offered(''), await offered(`&excepto=${other}`)];
    expect(all.casos[0].id).toBe(other);
    expect(without.casos[0].id).toBe(one);
    expect(without.total).toBe(all.total - 1);
  });
});

describe('twenty people close two cases into each other at once, at two servers', () => {
  let second: FastifyInstance;
  beforeAll(async () => {
    second = await secondServer(desk.bed);
  });
  afterAll(() => second.close());

  it('one is solved and the other goes on, whoever was first', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso)];
    const cookie = await desk.bed.signIn(ADMINISTRATOR);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const [idCaso, sigueEn] = index % 4 < 2 ? [one, other] : [other, one];
        return (index % 2 === 0 ? desk.bed.app : second).inject({
          method: 'POST',
          url: '/mostrador/api/caso/cerrar-caso',
          headers: { cookie, 'idempotency-key': newKey() },
          payload: { idCaso, version: 1, solucion: 'Es el mismo asunto.', sigueEn },
        });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
    const rows = [await rowOf(desk, one), await rowOf(desk, other)];
    const ends = rows.find(({ idEstado }) => idEstado === solucionada);
    const goesOn = rows.find(({ idEstado }) => idEstado === enProceso);
    expect([ends?.sigueEn, goesOn?.sigueEn]).toEqual([goesOn?.id, null]);
  });
});
