import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consult } from '../../../server/guias/consult.ts';
import { ordenesServicio } from '../../../server/platform/db/schema/neighbours.ts';
import { guias } from '../../../server/platform/db/schema/operaciones.ts';
import { NeighbourContradiction } from '../../../server/platform/neighbours/asked.ts';
import { testLog } from '../bed/bed.ts';
import { openStream } from '../bed/eventStream.ts';
import { ASESOR, type Desk, ONLY_VALIDATES, openDesk } from '../casos/casos.desk.ts';
import {
  type Goods,
  GUIDE,
  guideWith,
  ON_GUIDE,
  onGuide,
  SALE,
  SERVICE,
  seedGoods,
  WEB_FOLIO,
  WEB_SALE,
} from './guias.desk.ts';

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

describe('a query for guides', () => {
  const ask = (numeroOperacion: number, tiendaOrigenId = 1) =>
    desk.onlyValidates.post('vales/clientes/consulta-guia', { tiendaOrigenId, numeroOperacion });

  it('tells that the operation has guides, and shows them; services come apart', async () => {
    const answer = (await ask(SALE)).json();
    expect(answer).toMatchObject({
      codigo: 1,
      tipo: 'success',
      mensaje: 'La operación contiene Guía Logística relacionada',
      servicios: [{ guia: SERVICE, tipoGuia: 'SERVICIO', articulos: [] }],
    });
    expect(answer.guias).toHaveLength(1);
    expect(answer.guias[0]).toMatchObject({ guia: GUIDE, tipoGuia: 'ENTREGA' });
    expect(answer.guias[0].articulos[0]).toEqual({
      linea: 1,
      numart: '101',
      descripcion: 'Artículo 1',
      cantidad: 5,
      status: 3,
      statusitem: 4,
      codigopaquete: 'GL777-00',
      idpaquete: goods.packages[0],
      idarticulo: row(0),
    });
  });

  it('tells that an operation has none', async () => {
    expect((await ask(WEB_SALE, 80)).json()).toEqual({
      codigo: 2,
      tipo: 'info',
      mensaje: 'La operación no contiene guías relacionadas',
      guias: [],
      servicios: [],
    });
  });

  it('warns when logistics does not know the operation', async () => {
    const warning = { codigo: 3, tipo: 'warning', mensaje: 'No se podido obtener la información solicitada' };
    expect((await ask(4_242)).json()).toMatchObject(warning);
    expect((await ask(SALE, 9_999_999_999)).json()).toMatchObject(warning);
  });

  it.each([
    ['does not answer, which the memory of neighbours logs once', new Error('no route to logistics'), []],
    ['contradicts itself, and the log knows how', new NeighbourContradiction('twice here'), ['twice here']],
  ])('says so when logistics %s', async (_what, error, logged) => {
    const { log, lines } = testLog();
    const neighbours = { sendsMail: false, stampsCount: false, within: () => Promise.reject(error) };
    expect(await consult({ neighbours, log }, { tienda: 1, operacion: SALE })).toEqual({
      codigo: 4,
      tipo: 'error',
      mensaje: 'No se ha podido completar la consulta, intente más tarde',
      guias: [],
      servicios: [],
    });
    expect(lines()).toMatchObject(logged.map((text) => ({ err: { error: text } })));
  });

  it('finds one guide by its folio', async () => {
    const status = (folio: string) => desk.asesor.get(`vales/clientes/guia-estatus/${folio}`);
    expect((await status(GUIDE)).json()).toMatchObject({ guia: GUIDE, articulos: { length: ON_GUIDE.length } });
    const unknown = await status('GL0');
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'La guía GL0 no existe.']);
  });
});

describe('the status of what is on a guide', () => {
  const update = (body: object, key?: string) =>
    desk.asesor.send('vales/update-guia', { folioGuia: GUIDE, ...body }, key);

  it('is changed for articles and packages together', async () => {
    const answer = await update({
      articulos: [{ idArticulo: row(2), statusitem: 7 }],
      paquetes: [{ idPaquete: goods.packages[2], status: 6 }],
    });
    expect(answer.json()).toMatchObject({ codigo: 1, descripcion: `La guía ${GUIDE} se actualizó con éxito` });
    expect(answer.json().guia.articulos[2]).toMatchObject({ linea: 2, statusitem: 7, status: 6 });
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({ 2: [2, 1, 7, 6] }));
  });

  it.each([
    [2, 4, 'Un artículo en estatus EN RUTA no puede pasar a EMPACADO.'],
    [4, 0, 'Un artículo en estatus ENTREGADO no puede pasar a POR ASIGNAR.'],
    [0, 9, 'Un artículo se cancela con la cancelación de su guía.'],
  ])('refuses what would let goods on the road be cancelled: row %d to %d', async (place, statusitem, text) => {
    const answer = await update({ articulos: [{ idArticulo: row(place), statusitem }] });
    expect([answer.statusCode, answer.json().message]).toEqual([409, text]);
    expect(await onGuide(desk, GUIDE)).toEqual(guideWith({}));
  });

  it('refuses what is not on the guide, what has no name, and nothing at all', async () => {
    expect((await update({ paquetes: [{ idPaquete: 99_999, status: 6 }] })).json().message).toBe(
      'La guía no tiene el paquete 99999.',
    );
    const nameless = await update({ articulos: [{ idArticulo: row(0), statusitem: 77 }] });
    expect([nameless.statusCode, nameless.json().message]).toEqual([400, 'El estatus no existe.']);
    expect((await update({})).json().message).toBe('Elija al menos un artículo o un paquete.');
  });
});

describe('whoever has the sale open', () => {
  const order = { tiendaOrigenId: 1, numeroOperacion: SALE, linea: 1, descripcion: 'Armar el comedor' };

  it.each<readonly [string, () => readonly [ruta: string, body: object]]>([
    ['an updated guide', () => ['vales/update-guia', { articulos: [{ idArticulo: row(2), statusitem: 7 }] }]],
    ['a cancelled one', () => [`${CANCEL}-total`, {}]],
    ['one cancelled in part', () => [`${CANCEL}-parcial`, { articulos: [{ idArticulo: row(0), cantidad: 1 }] }]],
    ['a service that was ordered', () => ['vales/clientes/ordenServicio', order]],
  ])('hears of %s at once', async (_, what) => {
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(ONLY_VALIDATES));
    await stream.nextOf('hello');
    const [ruta, body] = what();
    const answer = await desk.asesor.send(ruta, { folioGuia: GUIDE, ...body });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = await stream.nextOf('message');
    stream.close();
    expect(data).toMatchObject({ entidad: 'guia', id: SALE, version: null, numiden: ASESOR });
  });
});

describe('a service order', () => {
  const BODY = { tiendaOrigenId: 1, numeroOperacion: SALE, linea: 1, descripcion: 'Armar el comedor' };

  it('makes a guide of type SERVICIO once under its key', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => desk.asesor.send('vales/clientes/ordenServicio', BODY, 'una-orden')),
    );
    const [folioGuia, ...others] = new Set(answers.map((answer) => answer.json().folioGuia));
    expect([folioGuia, others]).toEqual([expect.stringMatching(/^S\d{8}$/), []]);
    expect(await desk.db.select().from(ordenesServicio)).toMatchObject([
      { folioGuia, cvetda: 1, operacion: SALE, linea: 1, descripcion: 'Armar el comedor', numiden: ASESOR },
    ]);
    const made = and(eq(guias.tipo, 'SERVICIO'), eq(guias.operacion, SALE));
    expect(await desk.db.select().from(guias).where(made)).toHaveLength(2);
  });

  it('is for a line that the operation has', async () => {
    const answer = await desk.asesor.send('vales/clientes/ordenServicio', { ...BODY, linea: 9 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      `La operación ${SALE} de la tienda 1 no tiene la línea 9.`,
    ]);
  });
});

describe('an operation of a virtual store', () => {
  it('is found by its web folio, in capitals or not', async () => {
    for (const folio of [WEB_FOLIO, ` ${WEB_FOLIO.toLowerCase()} `]) {
      expect((await desk.asesor.post('vales/get-operacion-folio-ecommerce', { folio })).json()).toMatchObject({
        tienda: { cvetda: 80, nombre: 'Tienda en Línea' },
        operacion: WEB_SALE,
      });
    }
  });

  it('is not found by another', async () => {
    const answer = await desk.asesor.post('vales/get-operacion-folio-ecommerce', { folio: 'WEB-1' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'No se encontró ninguna operación con el folio proporcionado',
    ]);
  });
});
