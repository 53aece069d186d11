/** The case in which an act on an invoice or a sale is done: made once, of the right category, or the open one. */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { secondServer } from '../bed/secondServer.ts';
import { FACTURACION, newKey, Person, portray, STRANGER } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceDesk, invoiceSale } from './facturas.desk.ts';

const bench = invoiceDesk();
const CREDIT = 4;
const CATEGORY = { cancelar: 3, notaCredito: 2, reciboPago: 6, facturar: 4 } as const;

interface Sold {
  readonly credit?: boolean;
  readonly buyer?: number | null;
}

async function sale({ credit = false, buyer = bench.desk.cliente }: Sold = {}): Promise<number> {
  const how = credit ? { pagos: [[CREDIT, 116] as const] } : {};
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], how);
  await bench.desk.db.update(ventas).set({ numidenCliente: buyer }).where(eq(ventas.operacion, operacion));
  return operacion;
}

/** An invoice of 116 pesos with its sale; `ofCase` is the case that asked for it. */
async function invoice(sold: Sold = {}) {
  const operacion = await sale(sold);
  const ofCase = await invoiceCase(bench);
  const answer = await invoiceSale(bench, { idCaso: ofCase, operacion });
  expect(answer.json().codigo, answer.body).toBe(201);
  const { id, folio } = answer.json().factura as { readonly id: number; readonly folio: string };
  return { operacion, ofCase, id, folio };
}

function open(body: object, { who = bench.desk.facturista, key = newKey() } = {}) {
  return who.send('facturas/abrir-caso', body, key);
}

async function caseOf(id: number) {
  const { db } = bench.desk;
  const [row] = await db.select().from(casos).where(eq(casos.id, id));
  const parameters = await db
    .select()
    .from(casoParametros)
    .where(eq(casoParametros.idCaso, id))
    .orderBy(asc(casoParametros.orden));
  return { row, parameters: parameters.map(({ tipo, valor }) => [tipo, valor]) };
}

async function withColumns(id: number, columns: Partial<typeof facturas.$inferInsert>): Promise<void> {
  await bench.desk.db.update(facturas).set(columns).where(eq(facturas.id, id));
}

function solve(id: number) {
  return bench.desk.db
    .update(casos)
    .set({ idEstado: ESTADO.solucionada, fechaSolucion: new Date() })
    .where(eq(casos.id, id));
}

describe('the case of an act', () => {
  it.each(['cancelar', 'notaCredito', 'reciboPago'] as const)(
    '%s is made for the customer of the invoice',
    async (acto) => {
      const { id, folio, operacion } = await invoice({ credit: true, buyer: null });
      const answer = await open({ acto, idFactura: id });
      const idCaso = answer.json().id;
      expect(answer.json(), answer.body).toEqual({
        ...{ codigo: 1, descripcion: `El caso ${idCaso} se ha creado con éxito`, id: idCaso, version: 1, nuevo: true },
      });
      const { row, parameters } = await caseOf(idCaso);
      const about = { cancelar: 'Cancelación', notaCredito: 'Nota de crédito', reciboPago: 'Recibo de pago' }[acto];
      expect(row).toMatchObject({
        ...{ cvetda: 1, idArea: FACTURACION, idSubcategoria: CATEGORY[acto], idEstado: ESTADO.nuevo },
        ...{ numidenCliente: bench.desk.cliente, numidenCrea: FACTURISTA, correo: 'maria@correo.mx' },
        comentarioOriginal: `${about} de la factura A-${folio}`,
      });
      expect(parameters).toEqual([
        [1, '1'],
        [2, String(operacion)],
        [3, 'A'],
        [4, folio],
      ]);
    },
  );

  it('of a sale is made for its buyer', async () => {
    const operacion = await sale();
    const answer = await open({ acto: 'facturar', tienda: 1, operacion });
    const { row, parameters } = await caseOf(answer.json().id);
    expect(row).toMatchObject({
      ...{ idSubcategoria: CATEGORY.facturar, numidenCliente: bench.desk.cliente },
      comentarioOriginal: `Factura de la operación ${operacion}`,
    });
    expect(parameters).toEqual([
      [1, '1'],
      [2, String(operacion)],
    ]);
  });

  it('is where the act is done to its end', async () => {
    const operacion = await sale();
    const { id } = (await open({ acto: 'facturar', tienda: 1, operacion })).json();
    expect((await invoiceSale(bench, { idCaso: id, operacion })).json().codigo).toBe(201);
  });
});

describe('an open case of the same', () => {
  it('is led to, by whoever may open it, until it is solved', async () => {
    const { id } = await invoice();
    const first = (await open({ acto: 'cancelar', idFactura: id })).json().id;
    const again = (await open({ acto: 'cancelar', idFactura: id }, { who: bench.desk.administrador })).json();
    expect(again).toEqual({
      ...{ codigo: 1, descripcion: `Ya había un caso abierto de esto: es el ${first}. Siga en él.` },
      ...{ id: first, version: 1, nuevo: false },
    });
    expect((await open({ acto: 'notaCredito', idFactura: id })).json()).toMatchObject({ nuevo: true });
    await solve(first);
    const next = (await open({ acto: 'cancelar', idFactura: id })).json();
    expect(next.nuevo).toBe(true);
    expect(next.id).not.toBe(first);
  });

  it('may have been made from the sale, and names no invoice', async () => {
    const { id, operacion } = await invoice();
    const { id: other } = await invoice();
    const byHand = await invoiceCase(bench, { idSubcategoria: CATEGORY.cancelar });
    await bench.desk.db.insert(casoParametros).values([
      { idCaso: byHand, orden: 0, tipo: 1, valor: '1' },
      { idCaso: byHand, orden: 1, tipo: 2, valor: String(operacion) },
    ]);
    expect((await open({ acto: 'cancelar', idFactura: other })).json().nuevo).toBe(true);
    expect((await open({ acto: 'cancelar', idFactura: id })).json()).toMatchObject({ id: byHand, nuevo: false });
  });

  it('of another invoice of the same sale is another matter', async () => {
    const { id, operacion } = await invoice();
    const byHand = await invoiceCase(bench, { idSubcategoria: CATEGORY.cancelar });
    await bench.desk.db.insert(casoParametros).values([
      { idCaso: byHand, orden: 0, tipo: 1, valor: '1' },
      { idCaso: byHand, orden: 1, tipo: 2, valor: String(operacion) },
      { idCaso: byHand, orden: 2, tipo: 3, valor: 'A' },
      { idCaso: byHand, orden: 3, tipo: 4, valor: '999999' },
    ]);
    expect((await open({ acto: 'cancelar', idFactura: id })).json().nuevo).toBe(true);
  });

  it('that the person may not open is not led to', async () => {
    const { id } = await invoice();
    const theirs = (await open({ acto: 'cancelar', idFactura: id })).json().id;
    const { db, bed } = bench.desk;
    await db.update(casos).set({ cvetda: 2 }).where(eq(casos.id, theirs));
    const [before] = await db.select().from(usuarios).where(eq(usuarios.numiden, STRANGER));
    await db
      .update(usuarios)
      .set({ areas: [], permisos: [2, 21, 27] })
      .where(eq(usuarios.numiden, STRANGER));
    const stranger = new Person(bed, await bed.signIn(STRANGER));
    expect((await open({ acto: 'cancelar', idFactura: id }, { who: stranger })).json()).toMatchObject({ nuevo: true });
    await db
      .update(usuarios)
      .set({ areas: before?.areas ?? [], permisos: before?.permisos ?? [] })
      .where(eq(usuarios.numiden, STRANGER));
  });
});

describe('what the life of an invoice does not allow makes no case', () => {
  it.each([
    [
      'cancelar',
      { estado: 4 },
      'Una factura en estado CANCELADA no se cancela ni lleva notas de crédito ni recibos de pago.',
    ],
    [
      'notaCredito',
      { estado: 3 },
      'Una factura en estado CANCELACIÓN SOLICITADA no se cancela ni lleva notas de crédito ni recibos de pago.',
    ],
    [
      'reciboPago',
      { estado: 5 },
      'Una factura en estado RECHAZADA no se cancela ni lleva notas de crédito ni recibos de pago.',
    ],
    ['notaCredito', { clase: 'reciboPago' }, 'Solo una factura de venta lleva notas de crédito.'],
    [
      'reciboPago',
      { metodoPago: 'PUE' },
      'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.',
    ],
    [
      'cancelar',
      { fecha: new Date('2024-02-01T18:00:00.000Z') },
      'El plazo para cancelar esta factura terminó con la declaración anual de su ejercicio: ya no se cancela ni se sustituye.',
    ],
  ] as const)('%s of %j: %s', async (acto, columns, message) => {
    const { id } = await invoice();
    await withColumns(id, columns);
    const before = await portray(bench.desk.db);
    const answer = await open({ acto, idFactura: id });
    expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
    expect(await portray(bench.desk.db)).toEqual(before);
  });

  it('a sale that has its invoice names it', async () => {
    const { operacion, folio } = await invoice();
    const answer = await open({ acto: 'facturar', tienda: 1, operacion });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `Esta operación ya está en la factura A-${folio}.`,
    ]);
  });

  it('what there is not is told', async () => {
    expect((await open({ acto: 'cancelar', idFactura: 999_999 })).statusCode).toBe(404);
    expect((await open({ acto: 'facturar', tienda: 1, operacion: 9_999_999_999 })).statusCode).toBe(404);
    expect((await open({ acto: 'facturar', tienda: 9_999_999_999, operacion: 1 })).statusCode).toBe(404);
  });
});

describe('rights', () => {
  it.each([
    ['no cases', [21, 27]],
    ['no invoices', [2, 27]],
    ['cases that he could not open', [21, 2]],
  ])('nobody makes it who makes %s', async (_, permisos) => {
    const { db, bed } = bench.desk;
    const { id } = await invoice();
    const [before] = await db.select().from(usuarios).where(eq(usuarios.numiden, STRANGER));
    await db.update(usuarios).set({ permisos }).where(eq(usuarios.numiden, STRANGER));
    const stranger = new Person(bed, await bed.signIn(STRANGER));
    expect((await open({ acto: 'cancelar', idFactura: id }, { who: stranger })).statusCode).toBe(403);
    await db
      .update(usuarios)
      .set({ permisos: before?.permisos ?? [] })
      .where(eq(usuarios.numiden, STRANGER));
  });
});

describe('for whom the case is', () => {
  const contacto = { correo: '', telefono: '', celular: '5511223344' };

  it('is asked where a sale does not say it, and taken as it is chosen', async () => {
    const operacion = await sale({ buyer: null });
    const asked = { acto: 'facturar', tienda: 1, operacion };
    const refused = await open(asked);
    expect(refused.statusCode).toBe(400);
    const message = 'Esta operación no dice quién compró: elija al cliente.';
    expect(refused.json()).toMatchObject({ message, campos: [{ campo: 'cliente', message }] });
    const cliente = { esNuevo: false, numiden: bench.desk.cliente, contacto };
    const { row } = await caseOf((await open({ ...asked, cliente })).json().id);
    expect(row).toMatchObject({ numidenCliente: bench.desk.cliente, celular: '5511223344', correo: null });
  });

  it('is asked of an invoice of no case and no sale', async () => {
    const { id } = await invoice();
    await withColumns(id, { idCaso: null, operacion: null });
    expect((await open({ acto: 'cancelar', idFactura: id })).json()).toMatchObject({
      campos: [{ campo: 'cliente', message: 'Esta factura no dice de qué cliente es: elíjalo.' }],
    });
  });

  it('is a new customer, once', async () => {
    const operacion = await sale({ buyer: null });
    const identidad = {
      ...{ nombre: 'Noé', apellidoPaterno: 'Paz', apellidoMaterno: '', fechaNacimiento: '1980-02-29', sexo: 'M' },
    };
    const cliente = { esNuevo: true, identidad, contacto: { ...contacto, celular: '5599887766' } };
    const first = await open({ acto: 'facturar', tienda: 1, operacion, cliente });
    expect(first.json(), first.body).toMatchObject({ nuevo: true });
    const again = await open({ acto: 'facturar', tienda: 1, operacion: await sale({ buyer: null }), cliente });
    expect([again.statusCode, again.json().entidad]).toEqual([409, 'cliente']);
    const another = { ...cliente, otroCliente: true };
    const other = await open({ acto: 'facturar', tienda: 1, operacion: await sale({ buyer: null }), cliente: another });
    expect(other.json()).toMatchObject({ nuevo: true });
  });

  it('is not asked of who is led to an open case', async () => {
    const operacion = await sale({ buyer: null });
    const cliente = { esNuevo: false, numiden: bench.desk.cliente };
    const { id } = (await open({ acto: 'facturar', tienda: 1, operacion, cliente })).json();
    expect((await open({ acto: 'facturar', tienda: 1, operacion })).json()).toMatchObject({ id, nuevo: false });
  });

  it('a buyer whom the chain cannot reach gets the contact that is written', async () => {
    const silent = await bench.desk.db.transaction((tx) =>
      createCustomer(tx, {
        ...{ nombre: 'Lía', apellidoPaterno: 'Sol', apellidoMaterno: null, sexo: 'F', fechaNacimiento: null },
        ...{ correo: null, telefono: null, celular: null },
      }),
    );
    const operacion = await sale({ buyer: silent });
    const asked = { acto: 'facturar', tienda: 1, operacion };
    expect((await open(asked)).json()).toMatchObject({
      campos: [{ campo: 'contacto', message: 'El cliente no tiene correo ni teléfono: escriba uno.' }],
    });
    const { row } = await caseOf((await open({ ...asked, contacto })).json().id);
    expect(row).toMatchObject({ numidenCliente: silent, celular: '5511223344' });
  });
});

describe('at once', () => {
  it('twenty presses with one key: one case, one answer', async () => {
    const { id } = await invoice();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => open({ acto: 'cancelar', idFactura: id }, { key })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ codigo: 1, nuevo: true });
  });

  it('twenty tabs at two servers with keys of their own: one case, and the others are led to it', async () => {
    const { desk } = bench;
    const app = await secondServer(desk.bed, { neighbours: { stamper: bench.stamper } });
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(FACTURISTA));
    const { id } = await invoice();
    const operacion = await sale();
    for (const body of [
      { acto: 'cancelar', idFactura: id },
      { acto: 'facturar', tienda: 1, operacion },
    ]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) => open(body, { who: place % 2 === 0 ? desk.administrador : there })),
      );
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      expect(answers.filter((answer) => answer.json().nuevo === true)).toHaveLength(1);
    }
    await app.close();
  });
});
