import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Stamper } from '../../../server/facturas/neighbours/stamper.ts';
import type { Parking, Restaurant } from '../../../server/facturas/neighbours/tickets.ts';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { recolectas } from '../../../server/platform/db/schema/neighbours.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import type { NetSuite } from '../../../server/vales/neighbours/netsuite.ts';
import { newKey } from '../casos/casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';
import { CATEGORIA, layOutServices, RECEIVER } from '../facturas/facturas.desk.ts';
import { type Goods, GUIDE, onGuide, partialVoucher, SALE, seedGoods } from '../guias/guias.desk.ts';

/** Every method of it hears the question and never answers. */
function silent<N extends object>(): N {
  return new Proxy({} as N, { get: () => () => new Promise(() => undefined) });
}

let desk: WorkDesk;
let goods: Goods;
beforeAll(async () => {
  desk = await openWorkDesk({
    neighbours: {
      parking: silent<Parking>(),
      restaurant: silent<Restaurant>(),
      logistics: silent<Logistics>(),
      stamper: silent<Stamper>(),
      netsuite: silent<NetSuite>(),
    },
    neighbourWaitMs: 100,
  });
  await desk.db.update(stores).set({ codigoPostal: '06000' });
  await layOutServices(desk);
});
beforeEach(async () => {
  goods = await seedGoods(desk);
});
afterAll(() => desk.bed.close());

async function told(answer: Promise<{ readonly statusCode: number; json(): { readonly message?: string } }>) {
  const { statusCode, json } = await answer;
  return [statusCode, json().message];
}

const NO_ANSWER = 'no respondió. Intente de nuevo en unos minutos.';

it.each([
  ['facturas/estacionamiento/buscarPagomostrador?tienda=1&operacion=7001', `El estacionamiento ${NO_ANSWER}`],
  [`vales/clientes/guia-estatus/${GUIDE}`, 'No se ha podido completar la consulta, intente más tarde'],
])('a person who looks at %s is told so', async (path, text) => {
  expect(await told(desk.administrador.get(path))).toEqual([502, text]);
});

it('a person who looks for a meal is told so', async () => {
  const path = 'facturas/restaurante/validar-folio-sva';
  expect(await told(desk.facturista.post(path, { folio: 'SVA-1' }))).toEqual([
    502,
    `El sistema de los restaurantes ${NO_ANSWER}`,
  ]);
});

it('a query for the guides of a sale says so in its own words', async () => {
  const query = { tiendaOrigenId: 1, numeroOperacion: SALE };
  const answer = await desk.administrador.post('vales/clientes/consulta-guia', query);
  expect(answer.json()).toMatchObject({
    codigo: 4,
    mensaje: 'No se ha podido completar la consulta, intente más tarde',
  });
});

it('no folio is taken while the provider does not say whether it can stamp, and no case is held', async () => {
  const idCaso = await caseIn(desk, 1, { idSubcategoria: CATEGORIA.general });
  const body = { origen: 'venta', idCaso, tienda: 1, operacion: SALE, datosFiscales: RECEIVER };
  const ask = () => told(desk.facturista.send('facturas/facturacion/resolver', body, newKey()));
  const no = [502, `El proveedor que timbra ${NO_ANSWER}`];
  expect(await Promise.all([ask(), ask()])).toEqual([no, no]);
  expect(await desk.db.select().from(facturas)).toEqual([]);
});

it('what logistics is asked to change is asked again under the same key', async () => {
  const unknown = [502, 'No se sabe si logística lo hizo. Intente de nuevo: se cuenta una sola vez.'];
  const before = await onGuide(desk, GUIDE);
  const { asesor } = desk;
  const [idArticulo] = goods.rows;
  const lineas = { tiendaOrigenId: 1, numeroOperacion: SALE, linea: 1, descripcion: 'Armar la alacena' };
  const pickup = {
    ...{ id: goods.idVale, version: 1, idDireccion: goods.idDireccion },
    ...{ fecha: '2026-03-19', lineas: [3] },
  };
  expect(await told(asesor.send('vales/clientes/cancelacion-guia-total', { folioGuia: GUIDE }))).toEqual(unknown);
  expect(
    await told(asesor.send('vales/update-guia', { folioGuia: GUIDE, articulos: [{ idArticulo, statusitem: 6 }] })),
  ).toEqual(unknown);
  expect(await told(asesor.send('vales/clientes/ordenServicio', lineas))).toEqual(unknown);
  expect(await told(asesor.send('vales/recolecta/guardar-parcial', pickup))).toEqual(unknown);
  expect(await onGuide(desk, GUIDE)).toEqual(before);
  expect(await desk.db.select().from(recolectas)).toEqual([]);
});

it('a voucher that the accounts do not answer for is not marked as handed over', async () => {
  const id = await partialVoucher(desk, goods.idCaso, { estado: 1, version: 3 });
  const answer = desk.administrador.getOnce(`vales/migra-netsuite/${id}`, newKey());
  expect(await told(answer)).toEqual([
    502,
    'No se sabe si NetSuite recibió el vale. Intente de nuevo: se cuenta una sola vez.',
  ]);
  const [row] = await desk.db.select().from(vales).where(eq(vales.id, id));
  expect([row?.migradoNetsuite, row?.version]).toEqual([false, 3]);
});
