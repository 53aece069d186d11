/** Which works owe an event, what it tells, and that nobody hears of what was taken back or never was. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entregasDeEventos, receptores } from '../../../server/platform/db/schema/eventos.ts';
import { newKey } from '../casos/casos.desk.ts';
import { caseIn, doIt } from '../casos/casos.works.ts';
import { invoiceDesk, leadTo } from '../facturas/facturas.desk.ts';
import { invoicesOf } from '../facturas/facturas.related.ts';
import { EFECTIVO, giveBackBy, refundDesk } from '../vales/devoluciones.desk.ts';
import { asking, saveVoucher, sell } from '../vales/vales.desk.ts';
import { eventDeliverer, makeReceiver, owedEvents, type Receiver, startReceiver } from './receptores.desk.ts';

type Owed = Awaited<ReturnType<typeof owedEvents>>[number];

function told(events: readonly Owed[]) {
  return events.map(({ cuerpo }) => {
    const { type, data } = JSON.parse(cuerpo);
    return [type, data];
  });
}

describe('vouchers and cases', () => {
  const refunds = refundDesk();
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    await refunds.desk.db.delete(entregasDeEventos);
    await refunds.desk.db.delete(receptores);
    await makeReceiver(refunds.desk.bed, receiver.url);
  });
  afterEach(() => receiver.close());

  async function deliver(): Promise<number> {
    const deliverer = eventDeliverer(refunds.desk.bed);
    const sent = await deliverer.deliver();
    await deliverer.stop();
    return sent;
  }

  it('a closed case is told ten seconds later, with nothing of any person', async () => {
    const { desk } = refunds;
    const id = await caseIn(desk, 2);
    await doIt(desk.gerente, 'cerrar', id);
    expect(told(await owedEvents(desk))).toEqual([
      ['caso.cerrado', { id, version: 2, estado: 'SOLUCIONADA', area: 2, categoria: 20, tienda: 1 }],
    ]);
    expect(await deliver()).toBe(0);
    desk.bed.clock.advance(10_000);
    expect(await deliver()).toBe(1);
  });

  it('a case that is opened again within eight seconds was never closed', async () => {
    const { desk } = refunds;
    const id = await caseIn(desk, 2);
    await doIt(desk.gerente, 'cerrar', id);
    const undone = await desk.gerente.send('caso/deshacer', { idCaso: id, trabajo: 'cerrar' }, newKey());
    expect(undone.statusCode, undone.body).toBe(200);
    desk.bed.clock.advance(60_000);
    expect([await deliver(), await owedEvents(desk)]).toEqual([0, []]);
  });

  it('a case stays closed once somebody outside may know', async () => {
    const { desk } = refunds;
    const id = await caseIn(desk, 2);
    await doIt(desk.gerente, 'cerrar', id);
    desk.bed.clock.advance(10_000);
    expect(await deliver()).toBe(1);
    const undone = await desk.gerente.send('caso/deshacer', { idCaso: id, trabajo: 'cerrar' }, newKey());
    expect([undone.statusCode, undone.json().message]).toEqual([409, 'Ya no se puede deshacer: el aviso ya salió.']);
  });

  it('a work on a case that does not close it, and a close that is refused, tell nothing', async () => {
    const { desk } = refunds;
    const id = await caseIn(desk, 2);
    await doIt(desk.gerente, 'comentar', id);
    expect((await doIt(desk.gerente, 'cerrar', id, { version: 9 })).statusCode).toBe(409);
    expect(await owedEvents(desk)).toEqual([]);
  });

  it('a close that is asked for twenty times under one key is told once', async () => {
    const { desk } = refunds;
    const id = await caseIn(desk, 2);
    const clave = newKey();
    await Promise.all(Array.from({ length: 20 }, () => doIt(desk.gerente, 'cerrar', id, { clave })));
    expect(await owedEvents(desk)).toHaveLength(1);
  });

  it('a voucher is told when it is in effect and when all of it was given', async () => {
    const { desk } = refunds;
    const operacion = await sell(desk, [{ unidades: 2, pesos: 500 }]);
    const made = (await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }))).json();
    expect(made.estado).toMatchObject({ nombre: 'VIGENTE' });
    const [[type, data] = []] = told(await owedEvents(desk));
    expect([type, Object.keys(data)]).toEqual([
      'vale.vigente',
      [
        ...['id', 'folio', 'version', 'tipo', 'estado', 'total', 'saldo', 'caso', 'tienda', 'tiendaDeVenta'],
        'operacion',
      ],
    ]);
    expect(data).toMatchObject({ id: made.id, folio: made.folio, version: 1, estado: 'VIGENTE', tienda: 1, operacion });
    expect(data.saldo).toBe(data.total);
    const given = await giveBackBy(desk.asesor, EFECTIVO, made);
    expect(given.statusCode, given.body).toBe(200);
    const [, [redeemed, after] = []] = told(await owedEvents(desk));
    expect([redeemed, after.estado, after.saldo]).toEqual(['vale.canjeado', 'CANJEADO', 0]);
  });

  it('a voucher that waits for its decision is told once it is authorized', async () => {
    const { desk } = refunds;
    const operacion = await sell(desk, [{ unidades: 40, pesos: 20_000 }]);
    const { id, version } = (await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 9 }))).json();
    expect(await owedEvents(desk)).toEqual([]);
    const answer = await desk.gerente.send('vales/autorizar-vale', { id, version });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(told(await owedEvents(desk)).map(([type]) => type)).toEqual(['vale.vigente']);
    expect(await deliver()).toBe(0);
    const undone = await desk.gerente.send('vales/deshacer', { id, trabajo: 'autorizar' }, newKey());
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await owedEvents(desk)).toEqual([]);
  });
});

describe('invoices', () => {
  const bench = invoiceDesk();
  const { invoiced, send } = invoicesOf(bench);

  it('are told when they are stamped and when they are cancelled, without who received them', async () => {
    await makeReceiver(bench.desk.bed, 'http://127.0.0.1:9/');
    const of = await invoiced();
    const [[type, data] = []] = told(await owedEvents(bench.desk));
    expect([type, Object.keys(data)]).toEqual([
      'factura.timbrada',
      ['id', 'version', 'estado', 'clase', 'serie', 'folio', 'uuid', 'total', 'tienda', 'operacion'],
    ]);
    expect(data).toMatchObject({
      id: of.id,
      estado: 'VIGENTE',
      clase: 'general',
      uuid: expect.stringMatching(/^[0-9A-F-]{36}$/),
    });
    await leadTo(bench.desk, of.idCaso, 'cancelacion');
    const answer = await send('cancelar', { idCaso: of.idCaso, idFactura: of.id, version: of.version, motivo: '02' });
    expect(answer.json()).toMatchObject({ estado: { id: 4 } });
    expect(told(await owedEvents(bench.desk)).map(([name, { estado }]) => [name, estado])).toEqual([
      ['factura.timbrada', 'VIGENTE'],
      ['factura.cancelada', 'CANCELADA'],
    ]);
  });
});
