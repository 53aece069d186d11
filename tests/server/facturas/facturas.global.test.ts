import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { secondServer } from '../bed/secondServer.ts';
import { newKey, Person, portray } from '../casos/casos.desk.ts';
import { FACTURISTA, history, rowOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import {
  type InvoiceDesk,
  invoiceCase,
  invoiceSale,
  isNote,
  leadTo,
  openInvoiceDesk,
  RECEIVER,
  refuses,
  silent,
} from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';

let bench: InvoiceDesk;
let app: FastifyInstance;
let there: Person;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  const { bed } = bench.desk;
  app = await secondServer(bed, { neighbours: { stamper: bench.stamper } });
  there = new Person({ ...bed, app }, await bed.signIn(FACTURISTA));
});
afterAll(async () => {
  await app.close();
  await bench.desk.bed.close();
});
afterEach(() => {
  for (const key of Object.keys(bench.script)) delete bench.script[key as keyof InvoiceDesk['script']];
});

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

/** A sale of 116 pesos and another of 58 in one global invoice, and a case that asks for the first by name. */
async function held() {
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
  const other = await sell(bench.desk, [{ unidades: 1, pesos: 50 }]);
  const global = await globalOf(bench, [operacion, other]);
  return { operacion, global, idCaso: await invoiceCase(bench) };
}

async function rowById(id: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

async function cancel(idCaso: number, id: number, motivo = '02') {
  const { version } = await rowById(id);
  await leadTo(bench.desk, idCaso, 'cancelacion');
  return bench.desk.facturista.send('facturas/cancelar', { idCaso, idFactura: id, version, motivo });
}

async function told(idCaso: number): Promise<string> {
  return JSON.stringify(await history(bench.desk, idCaso));
}

type Stamp = NonNullable<InvoiceDesk['script']['stamp']>;

/** Fails the stamping of notes alone. */
function ofNotes(stamp: Stamp): Stamp {
  return (asked) => (isNote(asked) ? stamp(asked) : bench.provider.real.stamp(asked));
}

describe('a sale of a global invoice that is invoiced by name', () => {
  it('is taken out of the global one by a credit note, stamped beside the invoice and told with it', async () => {
    const { operacion, global, idCaso } = await held();
    const answer = await invoiceSale(bench, { idCaso, operacion });
    const [note, ...more] = await notesOf(bench, global.uuid);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ estado: 2, idCaso, cvetda: 1, operacion, rfc: 'XAXX010101000', total: 11600 });
    expect(note?.comprobante).toMatchObject({
      TipoDeComprobante: 'E',
      CfdiRelacionados: [{ TipoRelacion: '01', UUIDs: [global.uuid] }],
      Receptor: { Nombre: 'PUBLICO EN GENERAL' },
      Conceptos: [{ NoIdentificacion: `1-${operacion}`, Cantidad: '1', Importe: '100.00' }],
      Total: '116.00',
    });
    // The tax authority takes the period of a global invoice of sales alone (CFDI40130).
    expect(note?.comprobante).not.toHaveProperty('InformacionGlobal');
    const name = `NC-${note?.folio}`;
    const estado = { id: 2, nombre: 'VIGENTE' };
    expect(answer.json()).toMatchObject({
      codigo: 201,
      notaGlobal: { id: note?.id, nombre: name, global: global.name, monto: 116, estado },
      factura: { serie: 'A', estado: { id: 2 } },
    });
    expect(await told(idCaso)).toContain(`Nota de crédito generada: ${name}`);
    const { porAcreditar, relacionadas } = (await bench.desk.facturista.get(`facturas/detalle/${global.id}`)).json();
    expect(porAcreditar).toBe(58);
    expect(relacionadas).toMatchObject([{ nombre: name, relacion: '01', monto: 116, esDeEsta: true }]);
  });

  it('is told of the note before, and nothing is stored', async () => {
    const { operacion, global, idCaso } = await held();
    const before = await portray(bench.desk.db);
    const solicitud = { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER };
    const answer = await bench.desk.facturista.post('facturas/validar', { servicio: 'general', solicitud });
    expect(answer.json().notaGlobal).toEqual({ global: global.name, monto: 116 });
    expect(await portray(bench.desk.db)).toEqual(before);
  });

  it('needs no note where no global invoice has it, or one that was cancelled', async () => {
    const { operacion, global, idCaso } = await held();
    expect((await cancel(idCaso, global.id, '04')).json().codigo).toBe(1);
    await leadTo(bench.desk, idCaso, 'general');
    expect((await invoiceSale(bench, { idCaso, operacion })).json().notaGlobal).toBeNull();
    const free = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    expect((await invoiceSale(bench, { idCaso, operacion: free })).json().notaGlobal).toBeNull();
    expect(await notesOf(bench, global.uuid)).toEqual([]);
  });

  it('is refused while the global one is being cancelled, and takes no folio', async () => {
    const { operacion, global, idCaso } = await held();
    bench.script.cancel = silent;
    expect((await cancel(idCaso, global.id, '04')).statusCode).toBe(502);
    await leadTo(bench.desk, idCaso, 'general');
    const answer = await invoiceSale(bench, { idCaso, operacion });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `Esta operación está en la factura global ${global.name}, que se está timbrando o cancelando. Espere a que termine.`,
    ]);
  });

  it('has one note, whoever of twenty at two servers asks for it', async () => {
    const { operacion, global } = await held();
    const cases = await Promise.all(TWENTY.map(() => invoiceCase(bench)));
    const answers = await Promise.all(
      cases.map((idCaso, index) =>
        invoiceSale(bench, { idCaso, operacion, who: index % 2 === 0 ? bench.desk.facturista : there }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await notesOf(bench, global.uuid)).toHaveLength(1);
  });

  it('leaves nothing of a global invoice when all its sales are asked for at once, each at two servers under one key', async () => {
    const sales = await Promise.all(TWENTY.slice(10).map(() => sell(bench.desk, [{ unidades: 1, pesos: 10 }])));
    const global = await globalOf(bench, sales);
    const asked = await Promise.all(
      sales.map(async (operacion) => ({ operacion, idCaso: await invoiceCase(bench), key: newKey() })),
    );
    const answers = await Promise.all(
      asked.flatMap((one) => [
        invoiceSale(bench, { ...one, who: bench.desk.facturista }),
        invoiceSale(bench, { ...one, who: there }),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const notes = await notesOf(bench, global.uuid);
    expect(notes.map(({ operacion }) => operacion).toSorted()).toEqual(sales.toSorted());
    expect(notes.map(({ estado }) => estado)).toEqual(notes.map(() => 2));
    expect((await bench.desk.facturista.get(`facturas/detalle/${global.id}`)).json().porAcreditar).toBe(0);
  });
});

describe('a note on a global invoice', () => {
  it('whose stamp is in doubt stays begun, and the invoice is VIGENTE', async () => {
    const { operacion, global, idCaso } = await held();
    bench.script.stamp = ofNotes(silent);
    const key = newKey();
    const answer = await invoiceSale(bench, { idCaso, operacion, key });
    expect(answer.json()).toMatchObject({ codigo: 201, notaGlobal: { estado: { nombre: 'BORRADOR' } } });
    delete bench.script.stamp;
    // Whoever asks again goes on with the note as well.
    const again = await invoiceSale(bench, { idCaso, operacion, key });
    expect(again.json()).toMatchObject({ codigo: 201, notaGlobal: { estado: { nombre: 'VIGENTE' } } });
    expect(await notesOf(bench, global.uuid)).toMatchObject([{ estado: 2 }]);
  });

  it('that is refused leaves the invoice VIGENTE and the case where it is, which is told what must be done', async () => {
    const { operacion, global, idCaso } = await held();
    bench.script.stamp = ofNotes(refuses());
    const { factura, notaGlobal } = (await invoiceSale(bench, { idCaso, operacion })).json();
    expect(factura.estado.nombre).toBe('VIGENTE');
    expect(notaGlobal.estado.nombre).toBe('RECHAZADA');
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idSubcategoria: 4 });
    const name = `A-${factura.folio}`;
    expect(await told(idCaso)).toContain(
      `Falta la nota de crédito por $116.00 de la factura global ${global.name} (CFDI40145: El nombre no es el que está registrado.). La factura ${name} vale, y la operación cuenta dos veces: corrija la causa y sustituya la ${name} en MANTENIMIENTO FACTURA, que intenta la nota de nuevo`,
    );
    delete bench.script.stamp;
    const { version } = await rowById(factura.id);
    const datosFiscales = { ...RECEIVER, usoCFDI: 'G03', regimenFiscal: '612' };
    await leadTo(bench.desk, idCaso, 'mantenimiento');
    const substitute = { idCaso, idFactura: factura.id, version, formaPago: '01', datosFiscales };
    const answer = await bench.desk.facturista.send('facturas/mantenimiento/resolver', substitute);
    expect(answer.json()).toMatchObject({ codigo: 200, notaGlobal: { estado: { nombre: 'VIGENTE' } } });
    expect((await notesOf(bench, global.uuid)).map(({ estado }) => estado)).toEqual([5, 2]);
  });

  it('is not cancelled while the sale is invoiced by name, and is when that invoice is', async () => {
    const { operacion, global, idCaso } = await held();
    const { factura, notaGlobal } = (await invoiceSale(bench, { idCaso, operacion })).json();
    const refused = await cancel(idCaso, notaGlobal.id);
    expect([refused.statusCode, refused.json().message.slice(0, 45)]).toEqual([
      409,
      'Esta factura tiene documentos relacionados qu',
    ]);
    expect((await cancel(idCaso, factura.id)).json().codigo).toBe(1);
    expect(await told(idCaso)).toContain(
      `Se cancela también la nota ${notaGlobal.nombre}, para que la factura global ${global.name} vuelva a contar la operación`,
    );
    expect(await rowById(notaGlobal.id)).toMatchObject({ estado: 4 });
  });

  it('stays unmentioned when that invoice is substituted: the substitute has the sale by name', async () => {
    const { operacion, idCaso } = await held();
    const { factura, notaGlobal } = (await invoiceSale(bench, { idCaso, operacion })).json();
    const { version } = await rowById(factura.id);
    const datosFiscales = { ...RECEIVER, usoCFDI: 'G03', regimenFiscal: '612' };
    await leadTo(bench.desk, idCaso, 'mantenimiento');
    const substitute = { idCaso, idFactura: factura.id, version, formaPago: '01', datosFiscales };
    const answer = await bench.desk.facturista.send('facturas/mantenimiento/resolver', substitute);
    expect(answer.json()).toMatchObject({ codigo: 200 });
    const all = await told(idCaso);
    expect(all).toContain(`Factura A-${factura.folio} cancelada`);
    expect(all).not.toContain(`la nota ${notaGlobal.nombre}`);
  });

  it('is cancelled once no invoice has the sale by name; the next one makes another', async () => {
    const { operacion, global, idCaso } = await held();
    const { factura, notaGlobal } = (await invoiceSale(bench, { idCaso, operacion })).json();
    await cancel(idCaso, factura.id);
    expect(await rowById(notaGlobal.id)).toMatchObject({ estado: 4 });
    await leadTo(bench.desk, idCaso, 'general');
    expect((await invoiceSale(bench, { idCaso, operacion })).json().notaGlobal).toMatchObject({ monto: 116 });
    expect((await notesOf(bench, global.uuid)).map(({ estado }) => estado)).toEqual([4, 2]);
  });

  it('is made on the invoice that took the place of the global one; by name that has the sale itself', async () => {
    const { operacion, global, idCaso } = await held();
    const receiver = { rfc: 'XAXX010101000', beneficiario: 'PUBLICO EN GENERAL', regimenFiscal: '616', usoCFDI: 'S01' };
    const renew = async (id: number, datosFiscales: object) => {
      const { version } = await rowById(id);
      const body = { idCaso, idFactura: id, version, formaPago: '03', datosFiscales };
      await leadTo(bench.desk, idCaso, 'mantenimiento');
      return (await bench.desk.facturista.send('facturas/mantenimiento/resolver', body)).json().factura;
    };
    const renewed = await renew(global.id, { ...receiver, codigoPostal: '06000' });
    await leadTo(bench.desk, idCaso, 'general');
    expect((await invoiceSale(bench, { idCaso, operacion })).json().notaGlobal.global).toBe(`G-${renewed.folio}`);
    expect(await notesOf(bench, renewed.uuid)).toHaveLength(1);
    const inIt = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    const alone = await globalOf(bench, [inIt]);
    const named = await renew(alone.id, RECEIVER);
    await leadTo(bench.desk, idCaso, 'general');
    const answer = await invoiceSale(bench, { idCaso, operacion: inIt });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `Esta operación ya está en la factura G-${named.folio}.`,
    ]);
  });

  it('is no longer to the public where the global one was made out to somebody without an RFC', async () => {
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    const global = await globalOf(bench, [operacion]);
    const idCaso = await invoiceCase(bench);
    const { version } = await rowById(global.id);
    const receiver = { rfc: 'XAXX010101000', beneficiario: 'María sin RFC', regimenFiscal: '616', usoCFDI: 'S01' };
    const datosFiscales = { ...receiver, codigoPostal: '06000' };
    const body = { idCaso, idFactura: global.id, version, formaPago: '03', datosFiscales };
    await leadTo(bench.desk, idCaso, 'mantenimiento');
    const { factura } = (await bench.desk.facturista.send('facturas/mantenimiento/resolver', body)).json();
    expect((await rowById(factura.id)).comprobante).not.toHaveProperty('InformacionGlobal');
    await leadTo(bench.desk, idCaso, 'general');
    const answer = await invoiceSale(bench, { idCaso, operacion });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `Esta operación ya está en la factura G-${factura.folio}.`,
    ]);
  });

  it('keeps its global invoice from being cancelled', async () => {
    const { operacion, global, idCaso } = await held();
    await invoiceSale(bench, { idCaso, operacion });
    expect((await cancel(idCaso, global.id, '04')).statusCode).toBe(409);
  });
});
