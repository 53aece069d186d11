import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedLogistics } from '../../../server/guias/neighbours/logistics.ts';
import { guiaArticulos } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { ASESOR, type Desk, NOW, openDesk } from '../casos/casos.desk.ts';
import { ADDRESS, type Goods, GUIDE, guideWith, onGuide, SALE, SERVICE, seedGoods } from './guias.desk.ts';

let desk: Desk;
let goods: Goods;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  goods = await seedGoods(desk);
});
afterAll(() => desk.bed.close());

const CANCEL = 'vales/clientes/cancelacion-guia';

function row(place: number): number {
  return goods.rows[place] ?? 0;
}

describe('a cancellation on the guide', () => {
  it('of the whole guide takes what has not left, and nothing that is on the road, delivered or collected', async () => {
    const answer = await desk.asesor.send(`${CANCEL}-total`, { folioGuia: GUIDE });
    expect(answer.json()).toEqual({
      codigo: 1,
      canceladas: 7,
      enCamino: 4,
      descripcion: 'Se cancelaron 7 unidades de la guía; 4 ya salieron y siguen su camino',
    });
    // The packages keep their own status.
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({ 0: [1, 5, 9, 3], 1: [2, 1, 9, 3], 3: [2, 1, 9, 0] }));
    const again = await desk.asesor.send(CANCEL, { folioGuia: GUIDE });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'La guía no tiene unidades por cancelar: ya salieron o se cancelaron.',
    ]);
  });

  it('of a part of a row splits the row, in the same package', async () => {
    const articulos = [{ idArticulo: row(0), cantidad: 2 }];
    const answer = await desk.asesor.send(`${CANCEL}-parcial`, { folioGuia: GUIDE, articulos });
    expect(answer.json()).toMatchObject({ codigo: 1, canceladas: 2, enCamino: 4 });
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({ 0: [1, 3, 4, 3] }, [1, 2, 9, 3]));
    const [audited] = await desk.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.entidad, 'guia'), eq(bitacora.lectura, false)));
    expect(audited).toMatchObject({
      accion: 'cancelarGuiaParcial',
      idEntidad: GUIDE,
      numiden: ASESOR,
      despues: { canceladas: 2, enCamino: 4, articulos },
    });
  });

  it.each([
    ['what is on the road', 2, 1, /El artículo \d+ está EN RUTA: ya no se cancela\./],
    ['what was delivered', 4, 1, /El artículo \d+ está ENTREGADO: ya no se cancela\./],
    ['what was collected', 5, 1, /El artículo \d+ está RECOLECTADO: ya no se cancela\./],
    ['more than the row has', 0, 6, /La cantidad de artículos a cancelar no puede ser mayor a: 5/],
  ])('refuses %s, and then cancels nothing of the rest either', async (_, place, cantidad, text) => {
    const articulos = [
      { idArticulo: row(3), cantidad: 1 },
      { idArticulo: row(place), cantidad },
    ];
    const answer = await desk.asesor.send(CANCEL, { folioGuia: GUIDE, articulos });
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(text)]);
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({}));
  });

  it('refuses a row of another guide, a guide that there is not, and a row that is named twice', async () => {
    const send = (folioGuia: string, ...ids: readonly number[]) =>
      desk.asesor.send(`${CANCEL}-parcial`, {
        folioGuia,
        articulos: ids.map((idArticulo) => ({ idArticulo, cantidad: 1 })),
      });
    expect((await send(SERVICE, row(0))).json().message).toBe(`La guía no tiene el artículo ${row(0)}.`);
    expect((await send('GL0', row(0))).json().message).toBe('La guía GL0 no existe.');
    expect((await send(GUIDE, row(0), row(0))).json().message).toBe('Un artículo de la guía está dos veces.');
  });

  it('sent twice under one key cancels once, also when both come at once', async () => {
    const body = { folioGuia: GUIDE, articulos: [{ idArticulo: row(0), cantidad: 1 }] };
    const [first, second] = await Promise.all(
      [1, 2].map(() => desk.asesor.send(`${CANCEL}-parcial`, body, 'la-misma-clave')),
    );
    const third = await desk.asesor.send(`${CANCEL}-parcial`, body, 'la-misma-clave');
    expect([first?.json(), second?.json()]).toEqual([third.json(), third.json()]);
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({ 0: [1, 4, 4, 3] }, [1, 1, 9, 3]));
  });

  it('lets one of two people have the last unit', async () => {
    const body = { folioGuia: GUIDE, articulos: [{ idArticulo: row(3), cantidad: 1 }] };
    const answers = await Promise.all(
      [desk.asesor, desk.administrador].map((person) => person.send(`${CANCEL}-parcial`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(`El artículo ${row(3)} está CANCELADO: ya no se cancela.`);
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({ 3: [2, 1, 9, 0] }));
  });
});

describe('logistics, asked for units of lines as a voucher does', () => {
  const cancel = (clave: string, lineas: readonly { linea: number; cantidad: number }[]) =>
    embeddedLogistics(desk.db, () => NOW).cancel({ clave, numiden: ASESOR }, { tienda: 1, operacion: SALE, lineas });

  it('takes them from whichever rows have not left, splitting the last', async () => {
    expect(
      await cancel('a', [
        { linea: 2, cantidad: 2 },
        { linea: 1, cantidad: 4 },
      ]),
    ).toEqual({ canceladas: 6, enCamino: 4 });
    expect(await onGuide(desk, GUIDE)).toEqual(
      guideWith({ 0: [1, 1, 4, 3], 1: [2, 1, 9, 3], 3: [2, 1, 9, 0] }, [1, 4, 9, 3]),
    );
  });

  it('refuses more than have not left, and says how many have', async () => {
    await expect(
      cancel('a', [
        { linea: 1, cantidad: 1 },
        { linea: 2, cantidad: 3 },
      ]),
    ).rejects.toThrow(new NeighbourRefusal('La cantidad de artículos a cancelar no puede ser mayor a: 2'));
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({}));
  });

  it('answers a key as before, with the same no too, and refuses a key for other units', async () => {
    const no = new NeighbourRefusal('La cantidad de artículos a cancelar no puede ser mayor a: 2');
    await expect(cancel('no', [{ linea: 2, cantidad: 3 }])).rejects.toThrow(no);
    const first = await cancel('a', [{ linea: 2, cantidad: 1 }]);
    await expect(cancel('no', [{ linea: 2, cantidad: 3 }])).rejects.toThrow(no);
    expect(await cancel('a', [{ linea: 2, cantidad: 1 }])).toEqual(first);
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({ 1: [2, 1, 9, 3] }));
    await expect(cancel('a', [{ linea: 2, cantidad: 2 }])).rejects.toThrow(NeighbourRefusal);
  });
});

it('what can be returned of a line is not less because it is being fetched', async () => {
  const articles = async () =>
    (await desk.asesor.get(`venta/articulos-operacion?tienda=1&operacion=${SALE}&tipo=1`))
      .json()
      .filter((one: { linea: number }) => one.linea === 3);
  const before = await articles();
  const { folioGuia } = await embeddedLogistics(desk.db, () => NOW).orderPickup(
    { clave: 'p', numiden: ASESOR },
    {
      ...{ tienda: 1, operacion: SALE, articulos: [{ linea: 3, numArt: '103', cantidad: 2 }] },
      domicilio: ADDRESS,
      fecha: '2026-03-20',
    },
  );
  const asked = await desk.asesor.send(CANCEL, { folioGuia });
  expect(asked.statusCode).toBe(200);
  expect(await desk.db.select().from(guiaArticulos).where(eq(guiaArticulos.statusitem, 9))).toHaveLength(1);
  const [delivered, fetched] = await articles();
  expect(before).toMatchObject([{ devolucionesMaximas: 2, folioGuia: GUIDE, estadoArticulo: 7 }]);
  expect(delivered).toEqual(before[0]);
  expect(fetched).toMatchObject({ devolucionesMaximas: 2, folioGuia, estadoArticulo: 9 });
});
