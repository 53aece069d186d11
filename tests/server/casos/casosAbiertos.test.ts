/** The unsolved cases of a sale or of a customer, for who is about to open one more (GET caso/abiertos). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { ASESOR, NOW } from './casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from './casos.works.ts';

const HOUR_MS = 3_600_000;
const [TIENDA, OPERACION] = [1, 6_500_001];
/** Kinds of what a case was found by: store and operation. */
const [DE_TIENDA, DE_OPERACION] = [1, 2];

let desk: WorkDesk;
let cliente: number;
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterAll(() => desk.bed.close());
beforeEach(async () => {
  await desk.db
    .update(casos)
    .set({ idEstado: ESTADO.solucionada, fechaSolucion: NOW, usuarioSoluciona: ASESOR, solucion: 'Se cambió.' });
  cliente = desk.cliente;
});

function hoursAgo(hours: number) {
  return { fechaCreacion: new Date(NOW.getTime() - hours * HOUR_MS) };
}

async function ofSale(idCaso: number): Promise<void> {
  await desk.db.insert(casoParametros).values([
    { idCaso, orden: 1, tipo: DE_TIENDA, valor: String(TIENDA) },
    { idCaso, orden: 2, tipo: DE_OPERACION, valor: String(OPERACION) },
  ]);
}

async function asked(query: string) {
  const answer = await desk.asesor.get(`caso/abiertos?${query}`);
  expect(answer.statusCode).toBe(200);
  const { total, casos: found } = answer.json();
  return { total, casos: found.map(({ id, deLaVenta }: { id: number; deLaVenta: boolean }) => [id, deLaVenta]) };
}

describe('the unsolved cases', () => {
  it('of a customer are told from the newest on, three by name and all in number', async () => {
    const ids: number[] = [];
    for (const hours of [4, 3, 2, 1]) {
      ids.push(await caseIn(desk, ESTADO.nuevo, hoursAgo(hours)));
    }
    const [, second, third, fourth] = ids;
    expect(await asked(`cliente=${cliente}`)).toEqual({
      total: 4,
      casos: [
        [fourth, false],
        [third, false],
        [second, false],
      ],
    });
    expect(await asked(`cliente=${cliente + 1_000_000}`)).toEqual({ total: 0, casos: [] });
    expect(await asked('')).toEqual({ total: 0, casos: [] });
  });

  it('of the sale come first, whoever its customer is, and solved ones do not come', async () => {
    const old = await caseIn(desk, ESTADO.enProceso, { ...hoursAgo(90) });
    await ofSale(old);
    const recent = await caseIn(desk, ESTADO.nuevo, { ...hoursAgo(1) });
    await caseIn(desk, ESTADO.solucionada, { ...hoursAgo(1) });
    expect(await asked(`cliente=${cliente}&tienda=${TIENDA}&operacion=${OPERACION}`)).toEqual({
      total: 2,
      casos: [
        [old, true],
        [recent, false],
      ],
    });
    expect(await asked(`tienda=${TIENDA}&operacion=${OPERACION}`)).toEqual({ total: 1, casos: [[old, true]] });
  });

  it('that the person may not see are not told', async () => {
    await caseIn(desk, ESTADO.nuevo, { cvetda: 2 });
    // Cases of their areas are theirs to see, wherever they were opened.
    await desk.db.update(usuarios).set({ areas: [] }).where(eq(usuarios.numiden, ASESOR));
    expect(await asked(`cliente=${cliente}`)).toEqual({ total: 0, casos: [] });
  });
});
