/** A sale that was never sent is asked of the chain's system of sales when its number is opened. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VentaEnviada } from '#domain/ventas/entrada/ventaEntrante';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { entradaIncidencias, entradas, entradaTiendas } from '../../../server/platform/db/schema/entrada.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import type { Sales } from '../../../server/ventas/neighbours/sales.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, Person } from '../casos/casos.desk.ts';
import { caseIn, type WorkDesk } from '../casos/casos.works.ts';
import { CATEGORIA, layOutServices, RECEIVER } from '../facturas/facturas.desk.ts';
import { giveBackBy, TARJETA } from '../vales/devoluciones.desk.ts';
import { asking, openVoucherDesk, unitsLeft, voucherOf, voucherRow } from '../vales/vales.desk.ts';
import { sentSale } from './ventasEntrantes.desk.ts';

/** The sales of the chain, by number, and how often each was asked for. */
const chain = new Map<number, VentaEnviada>();
const asked: string[] = [];
/** In the place of the answer, while it is set. */
let otherwise: Sales['find'] | null = null;
const sales: Sales = {
  find: async (tienda, operacion) => {
    asked.push(`${tienda}/${operacion}`);
    if (otherwise !== null) return otherwise(tienda, operacion);
    return tienda === 1 ? (chain.get(operacion) ?? null) : null;
  },
};

let desk: WorkDesk;
let there: Person;
let operacion = 8_100_000;
let close: () => Promise<unknown>;
beforeAll(async () => {
  desk = await openVoucherDesk({ neighbours: { sales } });
  await layOutServices(desk);
  await desk.db.update(stores).set({ codigoPostal: '06000' });
  const app = await secondServer(desk.bed, { neighbours: { sales } });
  close = () => app.close();
  there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
});
beforeEach(() => {
  operacion += 1;
  otherwise = null;
  asked.length = 0;
});
afterAll(async () => {
  await close();
  await desk.bed.close();
});

function sold(units: readonly number[], changes: object = {}): VentaEnviada {
  const sale = sentSale(operacion, units, changes);
  chain.set(operacion, sale);
  return sale;
}

const open = (who = desk.asesor, number = operacion, tienda = 1) =>
  who.get(`venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${number}`);
const articles = (who = desk.asesor) => who.get(`venta/articulos-operacion?tienda=1&operacion=${operacion}&tipo=1`);
const search = (body: object = { busca: String(operacion) }) => desk.asesor.post('venta/get-ventas-por-filtros', body);
const BY_CARD = { pagos: [{ formaPago: 2, monto: 232, referencia: '7919' }] };

function stored() {
  return desk.db.select().from(ventas).where(eq(ventas.operacion, operacion));
}

async function said(answer: ReturnType<typeof open>) {
  const { statusCode, ...body } = await answer;
  return [statusCode, body.json().message];
}

const UNKNOWN = [
  502,
  'La operación no ha llegado, y el sistema de ventas no respondió si la tiene. Intente de nuevo en unos minutos.',
];
const NOT_FOUND = [404, 'No se encontraron resultados'];

describe('a sale that is not here', () => {
  it('is asked for when its number is opened, kept as one that was sent, and told with its sender', async () => {
    sold([2, 1], { cliente: { numiden: 900_001, nombre: 'Íñigo Peña' } });
    const answer = await open();
    expect(answer.json()).toMatchObject({
      cabecera: { operacion, cliente: 'Íñigo Peña', totalOperacion: 348 },
      articulos: [
        { linea: 1, cantidadMaxima: 2, total: 232 },
        { linea: 2, cantidadMaxima: 1, total: 116 },
      ],
      pagos: [{ idFormaPago: 1, monto: 348 }],
    });
    expect((await open()).json()).toEqual(answer.json());
    expect(asked).toEqual([`1/${operacion}`]);
    expect(await stored()).toMatchObject([{ origen: 'vecino', revision: 1 }]);
    const deliveries = await desk.db.select().from(entradas).where(eq(entradas.remitente, 'Sistema de ventas'));
    expect(deliveries).toMatchObject([{ idIntegracion: null, ventas: 1, lineas: 2, resultados: { nueva: 1 } }]);
    // Its store has sent nothing.
    expect(await desk.db.$count(entradaTiendas)).toBe(0);
  });

  it('is asked for whichever of its sides is opened', async () => {
    const sides = [
      () => articles(),
      () => desk.asesor.get(`clientes/por-operacion?tienda=1&operacion=${operacion}`),
      () => desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion }),
      () => desk.facturista.get(`facturas/facturacion/getDetalleOperacion?idTienda=1&idOperacion=${operacion}`),
      () => search(),
      () => search({ busca: String(operacion), tienda: 1 }),
    ];
    for (const side of sides) {
      operacion += 1;
      sold([1]);
      const answer = await side();
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(/Artículo 1|"tienda"/)]);
      expect(await stored()).toHaveLength(1);
    }
    expect(asked).toHaveLength(sides.length);
  });

  it('is given back by the way it was paid', async () => {
    sold([2], BY_CARD);
    await open();
    const metodosDevolucion = [{ metodo: { id: TARJETA }, monto: 116 }] as const;
    const vale = await voucherOf(
      desk.asesor,
      await asking(desk, operacion, { 1: 1 }, { metodosDevolucion: [...metodosDevolucion] }),
    );
    expect(await voucherRow(desk, vale.id)).toMatchObject({ estado: 1, total: 11_600 });
    expect((await giveBackBy(desk.asesor, TARJETA, vale)).statusCode).toBe(200);
    expect(await voucherRow(desk, vale.id)).toMatchObject({ estado: 2, saldo: 0 });
    expect(await unitsLeft(desk, operacion)).toEqual([1]);
  });

  it('is invoiced as it was paid', async () => {
    sold([2], BY_CARD);
    await open();
    const idCaso = await caseIn(desk, 1, { idArea: 1, idSubcategoria: CATEGORIA.general });
    const body = { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER };
    const answer = await desk.facturista.send('facturas/facturacion/resolver', body);
    expect([answer.statusCode, answer.json().codigo]).toEqual([200, 201]);
    const [made] = await desk.db.select().from(facturas).where(eq(facturas.idCaso, idCaso));
    expect(made?.comprobante).toMatchObject({ Total: '232.00', FormaPago: '04', MetodoPago: 'PUE' });
  });

  it('is not known to the neighbour either: it is as if there were none', async () => {
    expect(await said(open())).toEqual(NOT_FOUND);
    expect((await articles()).json()).toEqual([]);
    expect((await search()).json()).toEqual({ ventas: [], limiteExcedido: false });
    const whose = `No se encontró la operación ${operacion} en la tienda 1.`;
    expect(await said(desk.asesor.get(`clientes/por-operacion?tienda=1&operacion=${operacion}`))).toEqual([404, whose]);
    expect(await said(desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion }))).toEqual(NOT_FOUND);
    // The no holds for a moment: a screen asks for several sides at once.
    expect(asked).toEqual([`1/${operacion}`]);
    expect(await said(open(desk.asesor, operacion, 2 ** 40))).toEqual(NOT_FOUND);
    expect(asked).toHaveLength(1);
  });

  it('is not asked for by a search that means more than its number, or may mean a phone', async () => {
    await search({ busca: '5512340000' });
    await search({ busca: 'WEB-1' });
    await search({ busca: 'Peña' });
    await search({ busca: String(operacion), articulo: 'Licuadora' });
    await search({ busca: String(operacion), fechaInicio: '2026-03-01' });
    expect(asked).toEqual([]);
  });
});

describe('two who ask at once', () => {
  it('ask once, and none of them holds the sales meanwhile', async () => {
    sold([1]);
    otherwise = async (_tienda, number) => {
      await desk.db.transaction((tx) => tx.execute(sql`lock table ventas in access exclusive mode`));
      return chain.get(number) ?? null;
    };
    const answers = await Promise.all([open(), articles(), open(desk.gerente), articles(desk.gerente)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(answers.map((answer) => answer.body.includes('Artículo 1'))).toEqual([true, true, true, true]);
    expect(asked).toEqual([`1/${operacion}`]);
  });

  it('keep one sale at two servers', async () => {
    const first = operacion;
    const last = first + 9;
    for (; operacion <= last; operacion += 1) sold([1]);
    const numbers = Array.from({ length: 40 }, (_, index) => first + (index % 10));
    const answers = await Promise.all(
      numbers.map((number, index) => open(Math.floor(index / 10) % 2 === 0 ? desk.asesor : there, number)),
    );
    expect(answers.map((answer) => answer.json().articulos.length)).toEqual(numbers.map(() => 1));
    expect(asked.length).toBeLessThanOrEqual(20);
    const { rows } = await desk.db.execute(sql`
      select count(*)::integer as sales, count(distinct v.operacion)::integer as numbers from ventas v
      join venta_articulos using (cvetda, operacion) join venta_pagos using (cvetda, operacion)
      where v.operacion between ${first} and ${last}`);
    expect(rows).toEqual([{ sales: 10, numbers: 10 }]);
  });
});

describe('a sale that cannot be true', () => {
  it('is not kept: who asks is told the reason, and so is who looks after the deliveries', async () => {
    sold([1], { total: 115 });
    const reason = 'Las líneas suman $116.00 y la venta dice $115.00.';
    const told = [409, `La operación ${operacion} no se pudo recibir del sistema de ventas. ${reason}`];
    expect(await said(open())).toEqual(told);
    expect(await said(articles())).toEqual(told);
    expect(await said(search())).toEqual(told);
    expect(asked).toHaveLength(1);
    expect(await stored()).toEqual([]);
    const { motivo, atendida } = entradaIncidencias;
    const ofSale = and(eq(entradaIncidencias.cvetda, 1), eq(entradaIncidencias.operacion, operacion));
    expect(await desk.db.select({ motivo, atendida }).from(entradaIncidencias).where(ofSale)).toEqual([
      { motivo: reason, atendida: null },
    ]);
  });
});

describe('a neighbour', () => {
  it('that does not say is told as such, and a second try finds the sale', async () => {
    sold([1]);
    otherwise = () => Promise.reject(new Error('socket hang up'));
    expect(await said(open())).toEqual(UNKNOWN);
    expect(await said(articles())).toEqual(UNKNOWN);
    expect(await said(search())).toEqual(UNKNOWN);
    expect(await said(desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion }))).toEqual(UNKNOWN);
    expect(await stored()).toEqual([]);
    otherwise = null;
    expect((await open()).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['another sale', () => sentSale(operacion + 1, [1])],
    ['the sale of that number of another store', () => sentSale(operacion, [1], { tienda: 2 })],
  ])('that answers %s has not said', async (_what, answer) => {
    otherwise = async () => answer();
    expect(await said(open())).toEqual(UNKNOWN);
    expect(await said(desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion }))).toEqual(UNKNOWN);
    expect(await stored()).toEqual([]);
  });

  it('that refuses to answer is heard', async () => {
    otherwise = () => Promise.reject(new NeighbourRefusal('La tienda 1 ya cerró.'));
    expect(await said(open())).toEqual([409, 'La tienda 1 ya cerró.']);
  });

  it('is not asked for a sale that is here', async () => {
    sold([1]);
    await open();
    asked.length = 0;
    await Promise.all([open(), articles(), search(), open(there)]);
    expect(asked).toEqual([]);
  });
});
