import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { correoAdjuntos, correos } from '../../../server/platform/db/schema/neighbours.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { smtpMail } from '../../../server/platform/neighbours/mail.ts';
import { textOfPdf } from '../../pdf.ts';
import { type MailServer, startMailServer } from '../bed/smtp.ts';
import { FACTURACION, newKey } from '../casos/casos.desk.ts';
import { caseIn, FACTURISTA, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { CATEGORIA, layOutServices, RECEIVER } from './facturas.desk.ts';

let desk: WorkDesk;
let invoice: { readonly id: number; readonly serie: string; readonly folio: string; readonly uuid: string };
beforeAll(async () => {
  desk = await openWorkDesk();
  await desk.db.update(stores).set({ codigoPostal: '06000' });
  await layOutServices(desk);
  const idCaso = await caseIn(desk, ESTADO.enProceso, { idArea: FACTURACION, idSubcategoria: CATEGORIA.general });
  const operacion = await sell(desk, [{ unidades: 2, pesos: 100 }]);
  const body = { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER };
  invoice = (await desk.facturista.send('facturas/facturacion/resolver', body)).json().factura;
});
afterAll(() => desk.bed.close());

function mail(folio: string, { who = desk.facturista, key = newKey(), correo = 'karla@correo.mx' } = {}) {
  const query = new URLSearchParams({ folio, correo });
  return who.getOnce(`facturas/enviarDocumento?${query}`, key);
}

/** A deliverer as each server has one; it does not look by itself. */
function delivererTo({ url }: MailServer) {
  const mail = smtpMail({ smtpUrl: url, remitente: 'facturas@cadena.mx', cadena: 'Mostrador' });
  if (mail === null) throw new Error('There is nowhere to send mail');
  return createDeliverer({ db: desk.db, mail, now: () => desk.bed.clock.now, log: { error: () => undefined } });
}

describe('the paper of an invoice', () => {
  it('says folio, RFC, total and that it has no fiscal validity', async () => {
    const answer = await desk.facturista.get(`facturas/generarArchioPDF/${invoice.id}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(answer.rawPayload).flat().join(' ');
    for (const said of [invoice.folio, RECEIVER.rfc, '116.00', 'SIN VALIDEZ FISCAL', invoice.uuid])
      expect(text).toContain(said);
  });

  it('has its XML beside it, letter for letter', async () => {
    const answer = await desk.facturista.get(`facturas/xml/${invoice.id}`);
    expect(answer.headers['content-disposition']).toContain(`factura-${invoice.serie}-${invoice.folio}.xml`);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.body).toContain(`UUID="${invoice.uuid}"`);
  });
});

describe('an invoice that is mailed', () => {
  async function owed() {
    return desk.db.select().from(correos).where(eq(correos.para, 'karla@correo.mx'));
  }

  it('goes out once per key, with its PDF and its XML', async () => {
    const key = newKey();
    const name = `${invoice.serie}-${invoice.folio}`;
    expect((await mail(name.toLowerCase(), { key })).statusCode).toBe(200);
    expect((await mail(name.toLowerCase(), { key })).statusCode).toBe(200);
    const [row, ...others] = await owed();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ asunto: `Su factura ${name} de Mostrador` });
    const files = await desk.db
      .select({ nombre: correoAdjuntos.nombre, tipo: correoAdjuntos.tipo })
      .from(correoAdjuntos)
      .where(eq(correoAdjuntos.idCorreo, row?.id ?? 0))
      .orderBy(correoAdjuntos.orden);
    expect(files).toEqual([
      { nombre: `factura-${name}.pdf`, tipo: 'application/pdf' },
      { nombre: `factura-${name}.xml`, tipo: 'application/xml' },
    ]);
  });

  it('arrives at a mail server once, with both files, whoever of two servers sends it', async () => {
    const server = await startMailServer();
    const deliverers = Array.from({ length: 2 }, () => delivererTo(server));
    await Promise.all(deliverers.map((deliverer) => deliverer.deliver()));
    const [mail, ...others] = server.taken;
    expect(others).toEqual([]);
    expect(mail?.to).toBe('karla@correo.mx');
    const name = `factura-${invoice.serie}-${invoice.folio}`;
    expect(mail?.data).toContain(`filename=${name}.pdf`);
    expect(mail?.data).toContain(`filename=${name}.xml`);
    for (const deliverer of deliverers) await deliverer.stop();
    await server.close();
  });

  it('goes out again when the first of its mails are kept no longer', async () => {
    const name = `${invoice.serie}-${invoice.folio}`;
    const para = 'otra@correo.mx';
    const toThem = eq(correos.para, para);
    for (let n = 1; n <= 2; n += 1) await mail(name, { correo: para });
    const [older, newer] = await desk.db.select({ id: correos.id }).from(correos).where(toThem).orderBy(correos.id);
    await desk.db.delete(correos).where(eq(correos.id, older?.id ?? 0));
    expect((await mail(name, { correo: para })).statusCode).toBe(200);
    const left = await desk.db.select({ id: correos.id }).from(correos).where(toThem).orderBy(correos.id);
    expect(left).toEqual([newer, { id: expect.any(Number) }]);
    await desk.db.delete(correos).where(toThem);
  });

  it('stands with the invoice as it is: to be sent, sent, or not to be sent and why; and is a task of who sent it', async () => {
    const name = `${invoice.serie}-${invoice.folio}`;
    const shown = async () => {
      const found = await desk.facturista.get(`facturas/por-serie-folio?serie=${invoice.serie}&folio=${invoice.folio}`);
      return found.json()[0]?.correo;
    };
    const para = 'nadie@correo.mx';
    expect(await shown()).toEqual({ para: 'karla@correo.mx', estado: 'enviado', motivo: null });
    await mail(name, { correo: para });
    expect(await shown()).toEqual({ para, estado: 'pendiente', motivo: null });
    const server = await startMailServer();
    server.answerTo = () => '550 5.1.1 no existe';
    const deliverer = delivererTo(server);
    await deliverer.deliver();
    await deliverer.stop();
    await server.close();
    const motivo = 'el servidor de correo contestó «550 5.1.1 no existe»';
    expect(await shown()).toEqual({ para, estado: 'fallido', motivo });
    const { logs, casoId } = (await desk.facturista.get(`facturas/detalle/${invoice.id}`)).json();
    expect(logs.at(-1).accion).toBe(`No se pudo enviar la factura a ${para}: ${motivo}`);
    const tasks = (await desk.facturista.get('correos/por-atender')).json();
    expect(tasks).toMatchObject({ total: 1, correos: [{ para, motivo, valeId: null, casoId }] });
  });

  it('is one of sixty an hour, even of twenty that are asked for at once', async () => {
    const { bed, db } = desk;
    const momento = bed.clock.now;
    const sentBefore = await db.$count(bitacora, eq(bitacora.accion, 'enviarDocumento'));
    const earlier = Array.from({ length: 57 - sentBefore }, () => ({
      ...{ momento, numiden: FACTURISTA, accion: 'enviarDocumento', entidad: 'vale', idEntidad: '1' },
    }));
    await db.insert(bitacora).values(earlier);
    const name = `${invoice.serie}-${invoice.folio}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => mail(name)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 200),
      ...Array.from({ length: 17 }, () => 429),
    ]);
  });

  it('is nobody’s for who may not attend to invoices', async () => {
    const answer = await mail(`${invoice.serie}-${invoice.folio}`, { who: desk.asesor });
    expect(answer.statusCode).toBe(404);
  });
});
