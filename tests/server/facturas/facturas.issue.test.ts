import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { casoEscalamientos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { newKey, portray } from '../casos/casos.desk.ts';
import { caseIn, history, rowOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceDesk, invoiceSale, invoices, RECEIVER, refuses, silent } from './facturas.desk.ts';

const bench = invoiceDesk();

const PUBLIC = { rfc: 'XAXX010101000', regimenFiscal: '616', usoCFDI: 'S01', codigoPostal: '06000' } as const;

async function sale() {
  return sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
}

async function ofCase(idCaso: number) {
  return bench.desk.db.select().from(facturas).where(eq(facturas.idCaso, idCaso)).orderBy(facturas.id);
}

describe('the invoice of a sale', () => {
  it('is stamped, numbered, and told to its case', async () => {
    const idCaso = await invoiceCase(bench);
    const answer = await invoiceSale(bench, { idCaso, operacion: await sale() });
    expect(answer.json()).toMatchObject({
      codigo: 201,
      descripcion: 'La Factura se generó con éxito',
      factura: { serie: 'A', estado: { id: 2, nombre: 'VIGENTE' }, casoId: idCaso },
    });
    const [row] = await ofCase(idCaso);
    expect(row).toMatchObject({
      estado: 2,
      clase: 'general',
      rfc: RECEIVER.rfc,
      total: 11600,
      metodoPago: 'PUE',
      proximo: null,
    });
    expect(row?.comprobante).toMatchObject({
      Total: '116.00',
      SubTotal: '100.00',
      LugarExpedicion: '06000',
      Folio: String(row?.folio),
    });
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idEstado: ESTADO.enProceso });
    expect(JSON.stringify(await history(bench.desk, idCaso))).toContain(`Factura general generada: A-${row?.folio}`);
  });

  it('is refused of a sale that its till took back', async () => {
    const operacion = await sale();
    await bench.desk.db.update(ventas).set({ anulacion: 2 }).where(eq(ventas.operacion, operacion));
    const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Esta venta fue anulada en su caja.']);
    const seen = await bench.desk.administrador.get(`venta/get-venta-por-id?tiendaId=1&operacionId=${operacion}`);
    expect(seen.json().cabecera).toMatchObject({ operacion, anulada: true });
  });

  it('is made once under one key, and answered alike', async () => {
    const idCaso = await invoiceCase(bench);
    const operacion = await sale();
    const key = newKey();
    const first = await invoiceSale(bench, { idCaso, operacion, key });
    const again = await invoiceSale(bench, { idCaso, operacion, key });
    expect(again.json()).toEqual(first.json());
    expect(await ofCase(idCaso)).toHaveLength(1);
  });

  it('is made once, whoever of twenty asks for it from cases of their own', async () => {
    const operacion = await sale();
    const cases = await Promise.all(Array.from({ length: 20 }, () => invoiceCase(bench)));
    const answers = await Promise.all(cases.map((idCaso) => invoiceSale(bench, { idCaso, operacion })));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toMatch(/^Esta operación ya está en la factura A-\d+\.$/);
  });

  it('leaves no gap and gives no folio twice when twenty are asked for at once and some cannot be made', async () => {
    const before = (await invoices(bench)).length;
    const asked = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => ({
        idCaso: await invoiceCase(bench),
        operacion: await sale(),
        ...(index % 4 === 0 ? { datosFiscales: { ...RECEIVER, usoCFDI: 'G01' } } : {}),
      })),
    );
    const answers = await Promise.all(asked.map((one) => invoiceSale(bench, one)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    const folios = (await invoices(bench)).filter(({ serie }) => serie === 'A').map(({ folio }) => folio);
    expect(folios).toHaveLength(before + 15);
    expect(folios.toSorted((a, b) => a - b)).toEqual(Array.from({ length: before + 15 }, (_, index) => index + 1));
  });

  it('is refused at the field for what the authority would refuse, and takes no folio', async () => {
    const idCaso = await invoiceCase(bench);
    const answer = await invoiceSale(bench, {
      idCaso,
      operacion: await sale(),
      datosFiscales: { ...RECEIVER, usoCFDI: 'G01' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().campos[0].campo).toBe('datosFiscales.usoCFDI');
    expect(await ofCase(idCaso)).toHaveLength(0);
  });

  it('to the public says what to do instead, at the name, and takes no folio', async () => {
    const idCaso = await invoiceCase(bench);
    const datosFiscales = { ...PUBLIC, beneficiario: 'Público en general' };
    const answer = await invoiceSale(bench, { idCaso, operacion: await sale(), datosFiscales });
    const message =
      'PUBLICO EN GENERAL con el RFC XAXX010101000 es sólo de la factura global: escriba el nombre del cliente, o su RFC. (CFDI40130)';
    expect([answer.statusCode, answer.json().campos]).toEqual([
      400,
      [{ campo: 'datosFiscales.beneficiario', message }],
    ]);
    expect(await ofCase(idCaso)).toHaveLength(0);
    const named = { ...PUBLIC, beneficiario: 'María López' };
    const made = await invoiceSale(bench, { idCaso, operacion: await sale(), datosFiscales: named });
    expect(made.json(), made.body).toMatchObject({ codigo: 201 });
  });

  it.each([
    ['solved', ESTADO.solucionada, /^El caso \d+ está solucionado/],
    ['waiting for its authorization', ESTADO.pendiente, /^El caso \d+ espera que se decida su autorización/],
  ] as const)('is not made for a case that is %s', async (_name, estado, text) => {
    const idCaso = await caseIn(bench.desk, estado);
    const before = await portray(bench.desk.db);
    const answer = await invoiceSale(bench, { idCaso, operacion: 1, who: bench.desk.administrador });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(text);
    expect(await portray(bench.desk.db)).toEqual(before);
  });

  it('is not made by who may not attend to invoices', async () => {
    const answer = await invoiceSale(bench, {
      idCaso: await invoiceCase(bench),
      operacion: await sale(),
      who: bench.desk.asesor,
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a provider that cannot stamp at all', () => {
  it('is told before a folio is taken for nothing', async () => {
    const idCaso = await invoiceCase(bench);
    bench.script.hindrance = async () => 'El certificado venció el 01/03/2026.';
    const answer = await invoiceSale(bench, { idCaso, operacion: await sale() });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'El certificado venció el 01/03/2026.']);
    expect(await ofCase(idCaso)).toEqual([]);
  });
});

describe('what would be issued', () => {
  it('is shown with its totals and what the rules say of it, and nothing is stored', async () => {
    const idCaso = await invoiceCase(bench);
    const operacion = await sale();
    const before = await portray(bench.desk.db);
    const solicitud = { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER };
    const answer = await bench.desk.facturista.post('facturas/validar', { servicio: 'general', solicitud });
    expect(answer.json()).toMatchObject({
      impedimento: null,
      receptor: {
        ...{ rfc: 'FUNK671228PH6', nombre: 'KARLA FUENTE NOLASCO' },
        ...{ regimenFiscal: '605', codigoPostal: '01160', usoCFDI: 'S01' },
      },
      contenido: {
        formaPago: '01',
        conceptos: [
          { orden: 1, cantidad: 2, valorUnitario: '50.00', objetoImp: '02', importe: 100, iva: 16, total: 116 },
        ],
        totales: {
          subtotal: 100,
          descuento: 0,
          traslados: [{ impuesto: '002', tasa: '0.160000', importe: 16 }],
          total: 116,
        },
      },
      rechazos: [],
    });
    expect(await portray(bench.desk.db)).toEqual(before);
  });
});

describe('a provider that refuses', () => {
  it('leaves the invoice RECHAZADA and the case at MANTENIMIENTO with motive 8, once, also when it is asked again', async () => {
    bench.script.stamp = refuses();
    const idCaso = await invoiceCase(bench);
    const operacion = await sale();
    const key = newKey();
    const first = await invoiceSale(bench, { idCaso, operacion, key });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      codigo: 409,
      message: 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
      rechazos: [{ codigo: 'CFDI40145' }],
      factura: { estado: { id: 5, nombre: 'RECHAZADA' } },
    });
    expect((await invoiceSale(bench, { idCaso, operacion, key })).json()).toEqual(first.json());
    const escalations = await bench.desk.db
      .select()
      .from(casoEscalamientos)
      .where(eq(casoEscalamientos.idCaso, idCaso));
    expect(escalations).toMatchObject([{ idSubcategoria: 1, idMotivo: 8 }]);
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idSubcategoria: 1, idEstado: ESTADO.escalado });
    const [row] = await ofCase(idCaso);
    expect(row).toMatchObject({ estado: 5, uuid: null, xml: null });
  });

  it('lets the sale be invoiced again', async () => {
    bench.script.stamp = refuses();
    const idCaso = await invoiceCase(bench);
    const operacion = await sale();
    await invoiceSale(bench, { idCaso, operacion });
    delete bench.script.stamp;
    const other = await invoiceCase(bench);
    expect((await invoiceSale(bench, { idCaso: other, operacion })).json()).toMatchObject({ codigo: 201 });
  });
});

describe('a provider that does not answer', () => {
  it('leaves the invoice begun: under its key it is gone on with, and the case takes no other meanwhile', async () => {
    bench.script.stamp = silent;
    const idCaso = await invoiceCase(bench);
    const operacion = await sale();
    const key = newKey();
    const lost = await invoiceSale(bench, { idCaso, operacion, key });
    expect(lost.statusCode).toBe(502);
    expect(lost.json().message).toMatch(/^No se sabe todavía si la factura se timbró/);
    const other = await invoiceSale(bench, { idCaso, operacion: await sale() });
    expect(other.statusCode).toBe(409);
    expect(other.json().message).toMatch(/^La factura A-\d+ de este caso no ha terminado de generarse/);
    delete bench.script.stamp;
    expect((await invoiceSale(bench, { idCaso, operacion, key })).json()).toMatchObject({ codigo: 201 });
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 2 }]);
  });

  it('has stamped it all the same: the same key gets the same stamp', async () => {
    bench.script.stamp = async (asked) => {
      await bench.provider.real.stamp(asked);
      throw new Error('socket hang up');
    };
    const idCaso = await invoiceCase(bench);
    const operacion = await sale();
    const key = newKey();
    expect((await invoiceSale(bench, { idCaso, operacion, key })).statusCode).toBe(502);
    const [begun] = await ofCase(idCaso);
    const { uuid } = bench.provider.stamped.get(begun?.clave ?? '') ?? {};
    delete bench.script.stamp;
    expect((await invoiceSale(bench, { idCaso, operacion, key })).json().factura.uuid).toBe(uuid);
  });
});
