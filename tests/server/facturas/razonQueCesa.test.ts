/** An invoice or a note that is cancelled takes with it what was made because of it, and what stands without it is owed again. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { notasPorHacer, periodosGlobales } from '../../../server/platform/db/schema/globales.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA, history } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { send, sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import { CATEGORIA, invoiceCase, invoiceSale, isNote, silent } from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';
import { NotesDesk, TWENTY } from './notas.desk.ts';

const here = NotesDesk.forThisFile();

let operacion = 7_700_000;
beforeEach(() => {
  operacion += 1;
});

/** A sale of 348.00 as its till says it, with so many units given back. */
function said(revision: number, devuelto = 0) {
  const lineas = [sentLine(1, 3, { devuelto })];
  return sentSale(operacion, [3], {
    revision,
    lineas,
    pagos: [{ formaPago: 1, monto: 348, devuelto: devuelto * 116 }],
  });
}

async function named(of = operacion, who = here.bench.desk.facturista) {
  const answer = await invoiceSale(here.bench, { idCaso: await invoiceCase(here.bench), operacion: of, who });
  expect(answer.json().codigo, answer.body).toBe(201);
  return stored(answer.json().factura.id);
}

async function stored(id: number) {
  const [row] = await here.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

async function cancel(id: number) {
  const idCaso = await invoiceCase(here.bench, { idSubcategoria: CATEGORIA.cancelacion });
  const { version } = await stored(id);
  const body = { idCaso, idFactura: id, version, motivo: '02' };
  const { json, body: text } = await here.bench.desk.facturista.send('facturas/cancelar', body, newKey());
  return { idCaso, codigo: json().codigo, text };
}

/** The notes on an invoice with their states, in order. */
async function notes({ uuid }: { readonly uuid: string | null }) {
  return (await notesOf(here.bench, uuid ?? '')).map(({ estado, total }) => [estado, total]);
}

/** The sheet of store 1 in March: its difference, and two of its lines. */
async function sheet() {
  const { diferencia, renglones } = (
    await here.bench.desk.facturista.get('facturas/cuadre?mes=2026-03&tienda=1')
  ).json();
  const line = (text: string) => renglones.find(({ texto }: { texto: string }) => texto === text)?.monto;
  return {
    diferencia,
    sacadas: line('Sacadas de una global y sin factura'),
    sinNota: line('Devuelto de ventas facturadas, sin nota'),
  };
}

/** The provider cancels an invoice by name, and does not answer about the note that is to go with it. */
function silentForNotes() {
  const { real } = here.bench.provider;
  here.bench.script.cancel = (asked) => (asked.motivo === '03' ? silent() : real.cancel(asked));
}

describe('a sale that left a global invoice and whose own invoice is cancelled', () => {
  it('is in the global one again: its note is cancelled with the invoice, and the case reads so', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    const factura = await named();
    const { idCaso, codigo } = await cancel(factura.id);
    expect([codigo, await notes(global)]).toEqual([1, [[4, 34_800]]]);
    expect(JSON.stringify(await history(here.bench.desk, idCaso))).toMatch(
      /Se cancela también la nota NC-\d+, para que la factura global G-\d+ vuelva a contar la operación/,
    );
    expect(await sheet()).toMatchObject({ diferencia: 0, sacadas: 0 });
    // By name again it leaves the global one again.
    await named();
    expect(await notes(global)).toEqual([
      [4, 34_800],
      [2, 34_800],
    ]);
  });

  it('is a difference of the month while its note is not cancelled yet', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    const factura = await named();
    silentForNotes();
    expect((await cancel(factura.id)).codigo).toBe(1);
    expect([await notes(global), await sheet()]).toEqual([
      [[3, 34_800]],
      { diferencia: -348, sacadas: 348, sinNota: 0 },
    ]);
    const path = 'facturas/cuadre/documentos?mes=2026-03&tienda=1&diferencia=sacadasSinFactura';
    const { documentos } = (await here.bench.desk.facturista.get(path)).json();
    expect(documentos).toMatchObject([{ operacion, monto: 348 }]);
    delete here.bench.script.cancel;
    await here.endCancelling();
    expect([await notes(global), await sheet()]).toEqual([[[4, 34_800]], { diferencia: 0, sacadas: 0, sinNota: 0 }]);
  });

  it('leaves the global one anew where it was invoiced by name while the note was being cancelled', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    const factura = await named();
    silentForNotes();
    await cancel(factura.id);
    delete here.bench.script.cancel;
    await named();
    expect(await notes(global)).toEqual([[3, 34_800]]);
    await here.endCancelling();
    expect((await notes(global)).map(([estado, total]) => [estado === 4 ? 4 : 'counts', total])).toEqual([
      [4, 34_800],
      ['counts', 34_800],
    ]);
    expect(await sheet()).toMatchObject({ sacadas: 0 });
  });

  it('is there again where the note was still being stamped', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    here.bench.script.stamp = (asked) => (isNote(asked) ? silent() : here.bench.provider.real.stamp(asked));
    const factura = await named();
    delete here.bench.script.stamp;
    expect((await cancel(factura.id)).codigo).toBe(1);
    const [note] = await notesOf(here.bench, global.uuid);
    expect(note?.estado).toBe(1);
    await here.stamp(note?.id ?? 0);
    await here.endCancelling();
    expect([await notes(global), (await sheet()).sacadas]).toEqual([[[4, 34_800]], 0]);
  });

  it('is never in none and in two, whoever cancels and invoices at the same moment', async () => {
    for (const _ of TWENTY) {
      operacion += 1;
      await send(here.db, said(1));
      const global = await globalOf(here.bench, [operacion]);
      const factura = await named();
      const idCaso = await invoiceCase(here.bench);
      await Promise.all([
        cancel(factura.id),
        ...TWENTY.slice(15).map(() => invoiceSale(here.bench, { idCaso, operacion })),
        here.endCancelling(),
      ]);
      await here.endCancelling();
      const rows = await here.db.select().from(facturas).where(eq(facturas.operacion, operacion));
      const byName = rows.filter(({ clase, estado }) => clase === 'general' && estado === 2).length;
      const takenOut = (await notes(global)).filter(([estado]) => estado !== 4).length;
      expect([operacion, byName]).toEqual([operacion, takenOut]);
    }
  });
});

describe('a sale of no global invoice whose own invoice is cancelled', () => {
  const period = {
    cvetda: 1,
    periodicidad: 'diaria',
    numiden: FACTURISTA,
    abierto: new Date('2026-03-17T08:00:00Z'),
  } as const;
  const day = { desde: '2026-03-16', hasta: '2026-03-16' } as const;
  const until = { inicio: new Date('2026-03-16T06:00:00Z'), fin: new Date('2026-03-17T06:00:00Z') } as const;

  it('has the period of its day looked at again, which may take it', async () => {
    const { db } = here;
    const sold = await sell(here.bench.desk, [{ unidades: 1, pesos: 100 }], {
      fecha: new Date('2026-03-16T12:00:00-06:00'),
    });
    const factura = await named(sold);
    await db.insert(periodosGlobales).values({ ...period, ...day, ...until, estado: 'hecho' });
    await cancel(factura.id);
    const [made] = await db.select().from(periodosGlobales);
    expect(made).toMatchObject({ estado: 'pendiente', version: 2 });
    await db.delete(periodosGlobales);
  });

  it('is in one invoice in the end where the global one is made while it is being cancelled', async () => {
    const { db } = here;
    const ofStore = eq(stores.cvetda, 1);
    await db
      .update(stores)
      .set({ globales: 'diaria', globalesDesde: '2026-03-16', globalesNumiden: FACTURISTA })
      .where(ofStore);
    const sold = await sell(here.bench.desk, [{ unidades: 1, pesos: 100 }], {
      fecha: new Date('2026-03-16T12:00:00-06:00'),
    });
    const factura = await named(sold);
    await Promise.all([here.globals(), cancel(factura.id), here.globals()]);
    await here.globals();
    const counting = await here.globalsWith(sold);
    expect([(await stored(factura.id)).estado, counting]).toEqual([4, 1]);
    await db.update(stores).set({ globales: null, globalesDesde: null, globalesNumiden: null }).where(ofStore);
  });
});

describe('the note of goods that came back, once it is cancelled', () => {
  async function owed() {
    return (await here.bench.desk.facturista.get('facturas/globales/notas')).json();
  }

  /** As after the day of what waits; sessions of people end before. */
  async function dayHasEnded() {
    const { now } = here.bench.desk.bed.clock;
    const waiting = await here.db.select().from(notasPorHacer);
    // Midnight of the store, in the centre.
    expect(waiting.map(({ desde, proximo }) => [desde, proximo])).toEqual(
      waiting.map(() => [new Date('2026-03-19T06:00:00Z'), new Date('2026-03-19T06:00:00Z')]),
    );
    await here.db.update(notasPorHacer).set({ desde: now, proximo: now });
  }

  it('is owed again where its till took them: told at once, made after the end of the day', async () => {
    await send(here.db, said(1));
    const factura = await named();
    await send(here.db, said(2, 1));
    expect((await sheet()).sinNota).toBe(116);
    await here.round();
    expect([await notes(factura), (await sheet()).sinNota]).toEqual([[[2, 11_600]], 0]);
    const [note] = await notesOf(here.bench, factura.uuid ?? '');
    await cancel(note?.id ?? 0);
    await here.round();
    expect([await notes(factura), (await sheet()).sinNota]).toEqual([[[4, 11_600]], 116]);
    expect(await owed()).toMatchObject([
      { operacion, vale: null, falla: expect.stringMatching(/^Su nota NC-\d+ se canceló/) },
    ]);
    await dayHasEnded();
    await Promise.all(TWENTY.map(here.round));
    expect([await notes(factura), await here.waiting(), (await sheet()).sinNota]).toEqual([
      [
        [4, 11_600],
        [2, 11_600],
      ],
      [],
      0,
    ]);
  });

  it('is owed again of a voucher in a global invoice, and made when a person asks for it', async () => {
    const { operacion: sold, global } = await here.sold();
    const idVale = await here.givenBack(sold, { 1: 1 });
    await here.round();
    const [note] = await here.notesOfVoucher(idVale);
    await cancel(note?.id ?? 0);
    const [missing] = await owed();
    expect(missing).toMatchObject({ operacion: sold, vale: { importe: 116 } });
    await here.bench.desk.facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    await here.round();
    expect(await notes(global)).toEqual([
      [4, 11_600],
      [2, 11_600],
    ]);
  });

  it('is owed no more once the invoice is cancelled too', async () => {
    await send(here.db, said(1));
    const factura = await named();
    await send(here.db, said(2, 1));
    await here.round();
    const [note] = await notesOf(here.bench, factura.uuid ?? '');
    await cancel(note?.id ?? 0);
    expect((await cancel(factura.id)).codigo).toBe(1);
    await dayHasEnded();
    await here.round();
    expect([await notes(factura), await here.waiting()]).toEqual([[[4, 11_600]], []]);
  });
});
