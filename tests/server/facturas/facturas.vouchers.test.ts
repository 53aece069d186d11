import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { openStream } from '../bed/eventStream.ts';
import { secondServer } from '../bed/secondServer.ts';
import { newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, FACTURISTA, GERENTE } from '../casos/casos.works.ts';
import { asking, layOutVouchers, MOTIVO_DEPRECIACION, type SoldLine, sell, voucherOf } from '../vales/vales.desk.ts';
import { CATEGORIA, type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk, refuses } from './facturas.desk.ts';

let bench: InvoiceDesk;
let elsewhere: FastifyInstance;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  const { bed } = bench.desk;
  elsewhere = await secondServer(bed, { neighbours: { stamper: bench.stamper } });
  await layOutVouchers(bench.desk);
});
afterAll(async () => {
  await elsewhere.close();
  await bench.desk.bed.close();
});
afterEach(() => {
  for (const key of Object.keys(bench.script)) delete bench.script[key as keyof InvoiceDesk['script']];
});

/** An invoice of a sale: of two articles, two units of 100 pesos and three of 30, unless others are named; IVA comes on top. */
async function invoiced(
  lines: readonly SoldLine[] = [
    { unidades: 2, pesos: 100 },
    { unidades: 3, pesos: 30 },
  ],
) {
  const operacion = await sell(bench.desk, lines);
  return { operacion, ...(await invoice(operacion)) };
}

async function invoice(operacion: number) {
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  expect(answer.json().codigo, answer.body).toBe(201);
  const { id } = answer.json().factura;
  return { id, version: (await stored(id)).version };
}

async function stored(id: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

/** A voucher of units by line, by the asesor; `changes` is what else is asked. */
async function voucher(
  operacion: number,
  units: Readonly<Record<number, number>>,
  changes: Partial<SolicitudValeEnviada> = {},
) {
  return voucherOf(bench.desk.asesor, await asking(bench.desk, operacion, units, changes));
}

interface Of {
  readonly id: number;
  readonly version: number;
}

/** A case that asks for a credit note. */
function noteCase() {
  return invoiceCase(bench, { idSubcategoria: CATEGORIA.notaCredito });
}

async function note(
  of: Of,
  idVale: number,
  { idCaso, who = bench.desk.facturista }: { readonly idCaso?: number; readonly who?: Person } = {},
) {
  const body = { idCaso: idCaso ?? (await noteCase()), idFactura: of.id, version: of.version };
  return who.send('facturas/nota-credito/resolver', { ...body, relacion: 'vale', idVale }, newKey());
}

async function voucherAs(idVale: number) {
  return (await bench.desk.gerente.post('vales/obtenerVale', { valeId: idVale })).json();
}

async function cancelVoucher(idVale: number) {
  const { version } = await voucherAs(idVale);
  return bench.desk.gerente.send('vales/cancelar-vale', { id: idVale, version, motivo: 'No procede.' }, newKey());
}

async function cancelInvoice(id: number) {
  const { version } = await stored(id);
  const idCaso = await invoiceCase(bench, { idSubcategoria: CATEGORIA.cancelacion });
  const body = { idCaso, idFactura: id, version, motivo: '02' };
  return bench.desk.facturista.send('facturas/cancelar', body, newKey());
}

describe('the credit note of a voucher', () => {
  it('takes the units of the voucher for what they are worth, in the case that it is asked for in', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1, 2: 2 });
    const { idCaso } = await rowOfVoucher(vale.id);
    const answer = await note(of, vale.id, { idCaso });
    expect(answer.json(), answer.body).toMatchObject({ codigo: 200, factura: { serie: 'NC', casoId: idCaso } });
    const row = await stored(answer.json().factura.id);
    // 58.00 of the one line, 23.20 of the other: two units of 30 pesos with their IVA are a third of 104.40 each.
    expect(row).toMatchObject({ total: 5_800 + 2_320, idVale: vale.id });
    expect(row.comprobante).toMatchObject({
      CfdiRelacionados: [{ TipoRelacion: '03' }],
      Conceptos: [
        { NoIdentificacion: '701', Cantidad: '1', Importe: '50.00' },
        { NoIdentificacion: '702', Cantidad: '2', Importe: '20.00' },
      ],
    });
    const shown = await voucherAs(vale.id);
    expect(shown.nota).toEqual({
      ...{ id: row.id, nombre: `NC-${row.folio}`, casoId: idCaso },
      estado: { id: 2, nombre: 'VIGENTE' },
    });
    const [listed] = (await bench.desk.facturista.get(`facturas/por-caso/${idCaso}`)).json();
    expect(listed).toMatchObject({ id: row.id, vale: { id: vale.id, folio: vale.folio } });
  });

  it('is of what is given back: what worn goods lost stays invoiced', async () => {
    const of = await invoiced([{ unidades: 2, pesos: 100 }]);
    const articulos = [
      {
        ...{ linea: 1, cantidad: 1, seleccionadoDepreciacion: true, porcentajeDepreciacion: 25 },
        idMotivoDepreciacion: MOTIVO_DEPRECIACION,
      },
    ];
    const vale = await voucher(of.operacion, {}, { articulos });
    const decided = await bench.desk.gerente.send('vales/autorizar-vale', { ...vale, comentario: '' }, newKey());
    expect(decided.statusCode, decided.body).toBe(200);
    const shown = await voucherAs(vale.id);
    expect(shown.saldo).toBe(43.5);
    const answer = await note(of, vale.id);
    const row = await stored(answer.json().factura.id);
    expect(row.total).toBe(4_350);
    expect(row.comprobante.Conceptos).toMatchObject([{ Cantidad: '1', Importe: '37.50' }]);
  });

  it('of goods that were never delivered says that none came back', async () => {
    const of = await invoiced([{ unidades: 2, pesos: 100 }]);
    const vale = await voucher(of.operacion, { 1: 1 });
    await bench.desk.db.update(vales).set({ tipo: 0 }).where(eq(vales.id, vale.id));
    const row = await stored((await note(of, vale.id)).json().factura.id);
    expect(row.comprobante).toMatchObject({
      CfdiRelacionados: [{ TipoRelacion: '01' }],
      Conceptos: [{ Cantidad: '1' }],
    });
  });

  it('is looked at as it will be issued, and offered with the invoice until there is one', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 2: 3 });
    const offered = async () => (await bench.desk.facturista.get(`facturas/detalle/${of.id}`)).json().vales;
    const lineas = [{ orden: 2, descripcion: 'Artículo 2', cantidad: 3, importe: 34.8 }];
    expect(await offered()).toEqual([{ id: vale.id, folio: vale.folio, importe: 34.8, impide: null, lineas }]);
    const solicitud = { idCaso: await noteCase(), idFactura: of.id, version: of.version };
    const looked = await bench.desk.facturista.post('facturas/validar', {
      ...{ servicio: 'notaCredito', solicitud: { ...solicitud, relacion: 'vale', idVale: vale.id } },
    });
    expect(looked.json()).toMatchObject({ rechazos: [], contenido: { totales: { total: 34.8 } } });
    expect((await voucherAs(vale.id)).nota).toBeNull();
    const { folio } = (await note(of, vale.id)).json().factura;
    expect(await offered()).toMatchObject([
      { impide: `El vale ${vale.folio} ya tiene la nota NC-${folio} (VIGENTE).` },
    ]);
  });

  it('is of its own amounts, whichever voucher of the sale comes first, and together they are the invoice', async () => {
    // 10.05 pesos and 1.61 of IVA: 11.66 in four parts, each a share of the amount that is left.
    const of = await invoiced([{ unidades: 4, pesos: 10.05 }]);
    const made: number[] = [];
    for (let unit = 0; unit < 4; unit += 1) made.push((await voucher(of.operacion, { 1: 1 })).id);
    const totals: number[] = [];
    for (const id of made.toReversed()) totals.push((await stored((await note(of, id)).json().factura.id)).total);
    expect(totals).toEqual([291, 292, 291, 292]);
    const { porAcreditar } = (await bench.desk.facturista.get(`facturas/detalle/${of.id}`)).json();
    expect(porAcreditar).toBe(0);
  });
});

async function rowOfVoucher(id: number) {
  const [row] = await bench.desk.db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return row;
}

describe('a second note of a voucher', () => {
  it('is told folio and state of the first, whoever of twenty at two servers asks', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    const cookie = await bench.desk.bed.signIn(FACTURISTA);
    const there = new Person({ ...bench.desk.bed, app: elsewhere }, cookie);
    const cases = await Promise.all(Array.from({ length: 20 }, noteCase));
    const answers = await Promise.all(
      cases.map((idCaso, index) => note(of, vale.id, { idCaso, who: index % 2 === 0 ? bench.desk.facturista : there })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    const name = `NC-${made[0]?.json().factura.folio}`;
    const texts = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().message);
    expect(texts).toHaveLength(19);
    for (const text of texts) {
      expect(
        [`(BORRADOR).`, `(VIGENTE).`].map((state) => `El vale ${vale.folio} ya tiene la nota ${name} ${state}`),
      ).toContain(text);
    }
    const rows = await bench.desk.db.select().from(facturas).where(eq(facturas.idVale, vale.id));
    expect(rows).toHaveLength(1);
  });

  it('is not stored, whatever the code would let pass', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    const { id } = (await note(of, vale.id)).json().factura;
    const { id: _, ...first } = await stored(id);
    const twice = { ...first, folio: first.folio + 10_000, uuid: null, clave: newKey() };
    const refused = expect(bench.desk.db.insert(facturas).values(twice)).rejects;
    await refused.toMatchObject({ cause: { constraint: 'facturas_nota_de_vale' } });
  });

  it('may be tried after the provider refused the first, or the first was cancelled', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    bench.script.stamp = refuses();
    expect((await note(of, vale.id)).json()).toMatchObject({ codigo: 409, factura: { estado: { id: 5 } } });
    expect((await voucherAs(vale.id)).nota).toBeNull();
    delete bench.script.stamp;
    const second = (await note(of, vale.id)).json();
    expect(second.codigo).toBe(200);
    expect((await cancelInvoice(second.factura.id)).json().codigo).toBe(1);
    expect((await voucherAs(vale.id)).nota).toBeNull();
    expect((await note(of, vale.id)).json().codigo).toBe(200);
  });

  it('is none of the voucher that took its place either', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    const { id } = (await note(of, vale.id)).json().factura;
    const { version } = await voucherAs(vale.id);
    const replaced = await bench.desk.asesor.send(
      'vales/guardarReposicion',
      { id: vale.id, version, motivo: 'Se perdió.' },
      newKey(),
    );
    const { reposicion } = replaced.json();
    expect((await voucherAs(reposicion.id)).nota).toMatchObject({ id });
    const [listed] = (await bench.desk.facturista.get(`facturas/por-caso/${(await stored(id)).idCaso}`)).json();
    expect(listed.vale).toEqual(reposicion);
    const again = await note(of, reposicion.id);
    expect(again.json().message).toMatch(/^El vale .* ya tiene la nota NC-/);
  });
});

describe('a voucher without a note', () => {
  it('gets none while nobody authorized it, and none once it is cancelled', async () => {
    const of = await invoiced();
    const articulos = [
      {
        ...{ linea: 1, cantidad: 1, seleccionadoDepreciacion: true, porcentajeDepreciacion: 50 },
        idMotivoDepreciacion: MOTIVO_DEPRECIACION,
      },
    ];
    const vale = await voucher(of.operacion, {}, { articulos });
    expect((await note(of, vale.id)).json().message).toBe(
      `El vale ${vale.folio} está POR AUTORIZAR: no lleva nota de crédito.`,
    );
    await cancelVoucher(vale.id);
    const answer = await note(of, vale.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(`El vale ${vale.folio} está CANCELADO: no lleva nota de crédito.`);
  });

  it('of another sale takes nothing of this invoice', async () => {
    const of = await invoiced();
    const other = await invoiced();
    const vale = await voucher(other.operacion, { 1: 1 });
    expect((await note(of, vale.id)).json().message).toBe(
      `El vale ${vale.folio} no es de la operación de esta factura.`,
    );
    expect((await note(of, 9_999_999)).statusCode).toBe(404);
  });

  it('above what is left of its line is refused with what is left', async () => {
    const of = await invoiced([{ unidades: 2, pesos: 100 }]);
    const body = { idCaso: await noteCase(), idFactura: of.id, version: of.version };
    const other = { ...body, relacion: '01', monto: 60 };
    expect((await bench.desk.facturista.send('facturas/nota-credito/resolver', other, newKey())).json().codigo).toBe(
      200,
    );
    const vale = await voucher(of.operacion, { 1: 1 });
    expect((await note(of, vale.id)).json().message).toBe('De Artículo 1 solo quedan $56.00 para notas de crédito.');
  });

  it('takes nothing of an invoice that was cancelled meanwhile', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    await cancelInvoice(of.id);
    const answer = await note({ id: of.id, version: (await stored(of.id)).version }, vale.id);
    expect(answer.json().message).toBe('Una factura en estado CANCELADA no permite hacerle una nota de crédito.');
    const anew = await invoice(of.operacion);
    expect((await note(anew, vale.id)).json().codigo).toBe(200);
  });

  it('gets none in a case that is solved, which says why', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    const idCaso = await caseIn(bench.desk, ESTADO.solucionada);
    expect((await note(of, vale.id, { idCaso })).json().message).toBe(
      `El caso ${idCaso} está solucionado: ya no admite facturas.`,
    );
  });
});

describe('a voucher with a note', () => {
  it('is cancelled after its note, and not before', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    const { id } = (await note(of, vale.id)).json().factura;
    const refused = await cancelVoucher(vale.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Este vale tiene una nota de crédito: pida cancelarla antes de cancelarlo.');
    await cancelInvoice(id);
    expect((await cancelVoucher(vale.id)).json().codigo).toBe(1);
  });

  it('is not cancelled while its note is made, whoever comes first', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const of = await invoiced();
      const vale = await voucher(of.operacion, { 1: 1 });
      const [made, cancelled] = await Promise.all([note(of, vale.id), cancelVoucher(vale.id)]);
      expect([made.statusCode, cancelled.statusCode].toSorted()).toEqual([200, 409]);
    }
  });

  it('tells who looks at it', async () => {
    const of = await invoiced();
    const vale = await voucher(of.operacion, { 1: 1 });
    const stream = await openStream(bench.desk.bed.app, await bench.desk.bed.signIn(GERENTE));
    try {
      await stream.nextOf('hello');
      await note(of, vale.id);
      const heard: unknown[] = [];
      for (;;) {
        const { data } = await stream.nextOf('message');
        if (data.entidad === 'vale') heard.push(data.id);
        if (heard.length === 2) break;
      }
      expect(heard).toEqual([vale.id, vale.id]);
    } finally {
      stream.close();
    }
  });
});
