import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { newKey } from '../casos/casos.desk.ts';
import { send, sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import { invoiceCase, invoiceSale, refuses } from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';
import { NotesDesk, TWENTY } from './notas.desk.ts';

const here = NotesDesk.forThisFile();

describe('goods of a sale in a global invoice that its till took back', () => {
  let operacion = 7_900_000;
  beforeEach(() => {
    operacion += 1;
  });

  /** A sale of two units and one of 116.00 each, as its till says it: with so many of each line given back. */
  const said = (revision: number, ...back: readonly number[]) => {
    const devuelto = back.reduce((sum, units) => sum + units, 0) * 116;
    const lineas = [sentLine(1, 2, { devuelto: back[0] ?? 0 }), sentLine(2, 1, { devuelto: back[1] ?? 0 })];
    return sentSale(operacion, [2, 1], { revision, lineas, pagos: [{ formaPago: 1, monto: 348, devuelto }] });
  };
  const notes = async (uuid: string) => (await notesOf(here.bench, uuid)).map(({ total, idVale }) => [total, idVale]);

  it('get their note by themselves, each unit once, up to the whole sale when the till takes it back', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    expect([await here.round(), await notes(global.uuid)]).toEqual([0, []]);
    expect(await send(here.db, said(2, 1))).toEqual(['corregida']);
    await Promise.all(TWENTY.map(here.round));
    await send(here.db, said(2, 1));
    await here.round();
    expect(await notes(global.uuid)).toEqual([[11_600, null]]);
    await send(here.db, said(3, 2));
    await here.round();
    await send(here.db, { tienda: 1, operacion, revision: 4, anulada: true });
    await here.round();
    expect(await notes(global.uuid)).toEqual([
      [11_600, null],
      [11_600, null],
      [11_600, null],
    ]);
  });

  it('get it once the global invoice is accepted, where they came back before', async () => {
    await send(here.db, said(1, 1, 1));
    const global = await globalOf(here.bench, [operacion]);
    await here.db.update(facturas).set({ estado: 1, uuid: null, xml: null }).where(eq(facturas.id, global.id));
    await here.stamp(global.id);
    await here.round();
    const [row] = await here.db.select().from(facturas).where(eq(facturas.id, global.id));
    expect(await notes(row?.uuid ?? '')).toEqual([[23_200, null]]);
  });

  it('are not those that a voucher gave back', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    const id = await here.givenBack(operacion, { 1: 1 });
    await send(here.db, said(2, 1));
    await here.round();
    expect((await notes(global.uuid)).toSorted()).toEqual(
      [
        [11_600, id],
        [11_600, null],
      ].toSorted(),
    );
    const named = await invoiceSale(here.bench, { idCaso: await invoiceCase(here.bench), operacion });
    // Of 348.00 are 116.00 left to take out of the global invoice.
    expect(named.json().notaGlobal, named.body).toMatchObject({ monto: 116 });
  });

  it('that a voucher had given back too get a note of the rest', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    const id = await here.givenBack(operacion, { 1: 1 });
    await here.round();
    await send(here.db, { tienda: 1, operacion, revision: 2, anulada: true });
    await here.round();
    expect(await notes(global.uuid)).toEqual([
      [11_600, id],
      [23_200, null],
    ]);
  });

  it('wait for a person where their note was refused, who asks for it again', async () => {
    await send(here.db, said(1));
    await globalOf(here.bench, [operacion]);
    await send(here.db, said(2, 1));
    here.bench.script.stamp = refuses('CFDI40130');
    await here.round();
    delete here.bench.script.stamp;
    const { facturista } = here.bench.desk;
    const [missing] = (await facturista.get('facturas/globales/notas')).json();
    expect(missing).toMatchObject({ vale: null, operacion });
    await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    await here.round();
    const made = await here.db.select().from(facturas).where(eq(facturas.operacion, operacion));
    expect(made.map(({ estado, total }) => [estado, total]).toSorted()).toEqual([
      [2, 11_600],
      [5, 11_600],
    ]);
  });
});
