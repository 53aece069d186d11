import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORMAS_INICIALES } from '#domain/cadena/formas';
import { PERMISOS } from '#domain/common/permisos';
import { formasPago } from '../../../server/platform/db/schema/cadena.ts';
import { ventaPagos } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeMetodos } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, newKey } from '../casos/casos.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, invoices, openInvoiceDesk } from '../facturas/facturas.desk.ts';
import { asking, layOutVouchers, unitsLeft, voucherOf } from '../vales/vales.desk.ts';
import { importSales, openFolders } from '../ventas/import.desk.ts';
import { send, sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import { makeIntegration } from './integraciones.desk.ts';

const VALES = { numero: 17, nombre: 'VALES DE DESPENSA', como: 9, claveSat: '08' } as const;
const CERTIFICADO = 7;

let bench: InvoiceDesk;
let operacion = 7_300_000;
const file = openFolders();
beforeAll(async () => {
  bench = await openInvoiceDesk();
  await layOutVouchers(bench.desk);
  await makeIntegration(bench.desk.bed);
});
beforeEach(async () => {
  operacion += 1;
  await bench.desk.db.insert(formasPago).values(VALES);
});
afterEach(async () => {
  await bench.desk.db.delete(formasPago).where(eq(formasPago.numero, VALES.numero));
});
afterAll(() => bench.desk.bed.close());

/** A sale of two units that was paid by vouchers. */
function sold(changes: object = {}) {
  return sentSale(operacion, [2], { pagos: [{ formaPago: 17, monto: 232, referencia: 'FOLIO 5' }], ...changes });
}

function payments() {
  const { orden, idFormaPago, formaCaja, nombre, claveSat } = ventaPagos;
  return bench.desk.db
    .select({ idFormaPago, formaCaja, nombre, claveSat })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, 1), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(orden));
}

const AS_SOLD = { idFormaPago: 9, formaCaja: 17, nombre: 'VALES DE DESPENSA', claveSat: '08' };

/** The changes that somebody may make to the form after a sale came by it. */
const changeForm = {
  'is a card now': (db: InvoiceDesk['desk']['db']) =>
    db.update(formasPago).set({ nombre: 'AMEX', como: 2, claveSat: '29' }).where(eq(formasPago.numero, 17)),
  'is gone': (db: InvoiceDesk['desk']['db']) => db.delete(formasPago).where(eq(formasPago.numero, 17)),
};
const CHANGES = Object.entries(changeForm);

it('a chain begins with the forms that the product knows', async () => {
  const rows = await bench.desk.db.select().from(formasPago).orderBy(asc(formasPago.numero));
  expect(rows).toEqual([
    ...[...FORMAS_INICIALES].map(([numero, forma]) => ({ numero, ...forma, version: 1 })),
    { ...VALES, version: 1 },
  ]);
});

describe("a sale by a form of the chain's own", () => {
  it('is stored by the known one, goes back as that, and is invoiced by its own key', async () => {
    const { desk } = bench;
    expect(await send(desk.db, sold())).toEqual(['nueva']);
    expect(await payments()).toEqual([AS_SOLD]);
    const sheet = await desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion });
    expect(sheet.json().pagos).toMatchObject([{ idFormaPago: 9, nombre: 'VALES DE DESPENSA', referencia: 'FOLIO 5' }]);
    const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const methods = await desk.db.select().from(valeMetodos).where(eq(valeMetodos.idVale, id));
    expect(methods.map(({ metodo, monto }) => [metodo, monto])).toEqual([[CERTIFICADO, 116_00]]);
    const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await invoices(bench)).at(-1)?.comprobante).toMatchObject({ FormaPago: '08', MetodoPago: 'PUE' });
  });

  it('is refused where the chain has it not, and taken once it has', async () => {
    const { db } = bench.desk;
    await db.delete(formasPago).where(eq(formasPago.numero, 17));
    const why =
      'rechazada: La cadena no tiene la forma de pago 17: se da en Datos fiscales, y después se manda la venta de nuevo.';
    expect(await send(db, sold())).toEqual([why]);
    expect(await payments()).toEqual([]);
    await db.insert(formasPago).values(VALES);
    expect(await send(db, sold())).toEqual(['nueva']);
    await db.delete(formasPago).where(eq(formasPago.numero, 17));
    // A later revision may not bring one, either.
    const pagos = [{ formaPago: 18, monto: 232 }];
    expect(await send(db, sold({ revision: 2, pagos }))).toEqual([why.replace('17', '18')]);
    expect(await payments()).toEqual([AS_SOLD]);
  });

  it.each(CHANGES)('is the same sale when it comes again and its form %s', async (_how, change) => {
    const { db } = bench.desk;
    await send(db, sold());
    await change(db);
    expect(await send(db, sold(), sold({ total: 116 }))).toEqual([
      'igual',
      expect.stringMatching(/^rechazada: Las líneas suman/),
    ]);
    expect(await payments()).toEqual([AS_SOLD]);
  });

  it.each(CHANGES)(
    'that a voucher took something of takes its till’s returns when its form %s',
    async (_how, change) => {
      const { db, asesor } = bench.desk;
      await send(db, sold());
      await voucherOf(asesor, await asking(bench.desk, operacion, { 1: 1 }));
      await change(db);
      const returned = { revision: 2, lineas: [sentLine(1, 2, { devuelto: 1 })] };
      expect(await send(db, sold(returned))).toEqual(['corregida']);
      expect(await unitsLeft(bench.desk, operacion)).toEqual([0]);
      expect(await payments()).toEqual([AS_SOLD]);
      expect(await send(db, { tienda: 1, operacion, revision: 3, anulada: true })).toEqual([
        'corregida: Se devolvieron en caja y en un vale: 1 de la línea 1.',
      ]);
      expect(await payments()).toEqual([AS_SOLD]);
    },
  );

  it('keeps the number of a card from nobody who calls it otherwise', async () => {
    const { db } = bench.desk;
    await changeForm['is a card now'](db);
    expect(await send(db, sold())).toEqual([
      'rechazada: Un pago trae más de lo que se guarda de una tarjeta, o menos: su referencia son los últimos cuatro dígitos.',
    ]);
    const pagos = [{ formaPago: 17, monto: 232, referencia: '1234' }];
    expect(await send(db, sold({ pagos }))).toEqual(['nueva']);
    expect(await payments()).toEqual([{ idFormaPago: 2, formaCaja: 17, nombre: 'AMEX', claveSat: '29' }]);
  });

  it('comes in by a file, too, and is the same when the file comes again', async () => {
    const head = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country,Pagos';
    const paid = (by: string) =>
      file(`${head}\n${operacion},10002,GLOBO,2,2026-03-12 09:45:00,100,16098,1,${by} 232.00 FOLIO 5\n`);
    expect(await importSales(bench.desk, paid('17'))).toMatchObject({ cargadas: 1, rechazadas: [] });
    expect(await payments()).toEqual([AS_SOLD]);
    expect(await importSales(bench.desk, paid('17'))).toMatchObject({ yaEstaban: 1 });
    const { rechazadas } = await importSales(bench.desk, paid('18'));
    expect(rechazadas.map(({ motivo }) => motivo)).toEqual(['formaDePago']);
  });
});

describe('the table of forms', () => {
  let cookie = '';
  beforeAll(async () => {
    await grantPermissions(bench.desk.db, ADMINISTRATOR, [PERMISOS.configuracionGeneral.id]);
    cookie = await bench.desk.bed.signIn(ADMINISTRATOR);
  });
  beforeEach(() => bench.desk.db.delete(formasPago).where(eq(formasPago.numero, VALES.numero)));
  function post(path: string, payload: object) {
    const headers = { cookie, 'idempotency-key': newKey() };
    return bench.desk.bed.app.inject({ method: 'POST', url: `/mostrador/api/cadena/formas/${path}`, headers, payload });
  }
  const get = (path = '') =>
    bench.desk.bed.app.inject({ url: `/mostrador/api/cadena/formas${path}`, headers: { cookie } });

  it('takes a form, by which sales come in from then on', async () => {
    const made = await post('guardar', VALES);
    expect(made.json(), made.body).toMatchObject({
      descripcion: 'Forma de pago guardada con éxito',
      id: 17,
      version: 1,
    });
    expect((await get()).json().at(-1)).toEqual({ id: 17, version: 1, ...VALES });
    expect(await send(bench.desk.db, sold())).toEqual(['nueva']);
    expect(await payments()).toEqual([AS_SOLD]);
    const [row] = await bench.desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(row).toMatchObject({
      ...{ accion: 'guardarForma', entidad: 'formaPago', idEntidad: '17', antes: null },
      despues: { numero: 17, como: 'CERTIFICADO DE REGALO', claveSat: '08 Vales de despensa', version: 1 },
    });
  });

  it('gives the wallet the key that the chain holds it to have, in invoices of what comes then', async () => {
    const { db } = bench.desk;
    const pagos = [{ formaPago: 10, monto: 232 }];
    await send(db, sentSale(operacion, [2], { pagos }));
    const wallet = { id: 10, numero: 10, nombre: 'BILLETERA', como: 10, claveSat: '05' };
    expect((await post('guardar', wallet)).json()).toMatchObject({ version: 2 });
    const before = operacion;
    operacion += 1;
    await send(db, sentSale(operacion, [2], { pagos }));
    const keys = [];
    for (const one of [before, operacion]) {
      await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion: one });
      keys.push((await invoices(bench)).at(-1)?.comprobante.FormaPago);
    }
    expect(keys).toEqual(['01', '05']);
    await post('guardar', { ...wallet, claveSat: '01' });
  });

  it.each([
    [{ numero: 9 }, 'numero', 'Ya hay una forma de pago con ese número.'],
    [{ numero: 10_000 }, 'numero', 'Escriba el número con que las cajas conocen la forma de pago, de hasta 4 dígitos.'],
    [{ como: 17 }, 'como', 'Elija como cuál se devuelve.'],
    [{ claveSat: '99' }, 'claveSat', 'Elija la clave del SAT.'],
    [{ id: 10, como: 9 }, 'como', 'Esta forma es del sistema: se devuelve siempre como ella misma.'],
    [{ id: 1, como: 1, claveSat: '05' }, 'claveSat', 'La clave de esta forma no cambia.'],
  ])('with %j is refused at %s', async (wrong, campo, message) => {
    const answer = await post('guardar', { ...VALES, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('keeps one of two who write the same row at once, and of twenty who make one number makes one', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => post('guardar', VALES)));
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ]);
    const both = await Promise.all(
      ['05', '06'].map((claveSat) => post('guardar', { ...VALES, claveSat, id: 17, version: 1 })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await post('quitar', { id: 17, version: 1 })).statusCode).toBe(409);
    const gone = await Promise.all([1, 2].map(() => post('quitar', { id: 17, version: 2 })));
    expect(gone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });

  it('keeps the forms of the system', async () => {
    const answer = await post('quitar', { id: 9, version: 1 });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Esta forma es del sistema: no se quita.']);
  });

  it('comes in by a file, whole or not at all, and goes out as one', async () => {
    const head = 'Numero;Nombre;SeDevuelveComo;ClaveSAT\r\n';
    const bad = `${head}17;Vales;CERTIFICADO DE REGALO;8\r\n18;Otra;OTRA;8\r\n17;Vales;9;08\r\n`;
    expect((await post('cargar', { texto: bad })).json()).toMatchObject({
      ...{ codigo: 2, guardado: false, malasEnTotal: 2 },
      malas: [{ linea: 3 }, { linea: 4, motivo: 'La forma de pago 17 está dos veces.' }],
    });
    const good = `${head}17;Vales;CERTIFICADO DE REGALO;8\r\n10;BILLETERA;billetera;05\r\n1;EFECTIVO;efectivo;1\r\n`;
    const counts = { nuevas: 1, cambiadas: 1, iguales: 1 };
    expect((await post('cargar', { texto: good, soloRevisar: true })).json()).toMatchObject({
      ...counts,
      guardado: false,
    });
    expect((await get()).json()).toHaveLength(6);
    expect((await post('cargar', { texto: good })).json()).toMatchObject({ ...counts, guardado: true });
    expect((await get()).json().at(-1)).toEqual({ ...VALES, nombre: 'Vales', id: 17, version: 1 });
    const out = await get('/exportar');
    expect(out.body).toContain('"10","BILLETERA","BILLETERA","05"');
    expect((await post('cargar', { texto: out.body })).json()).toMatchObject({ guardado: true, iguales: 7 });
    await post('guardar', { id: 10, numero: 10, nombre: 'BILLETERA', como: 10, claveSat: '01' });
  });
});
