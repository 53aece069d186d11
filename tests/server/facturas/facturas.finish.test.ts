import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { unfinishedCancellations, unfinishedInvoices } from '../../../server/facturas/unfinished.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { casoEscalamientos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { createFinisher, type Finisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { newKey } from '../casos/casos.desk.ts';
import { rowOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import {
  cancellations,
  invoiceCase,
  invoiceDesk,
  invoiceSale,
  isNote,
  leadTo,
  refuses,
  silent,
} from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';

const bench = invoiceDesk();

/** Makes the finisher of a further server; it does not look by itself. */
function newServer(kind: 'invoices' | 'cancellations', { alone = false } = {}): Finisher {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  const surroundings = surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: null });
  const log = { error: () => undefined };
  const how = { clock: surroundings.clock, alone, log };
  return kind === 'invoices'
    ? createFinisher(unfinishedInvoices(surroundings, log), how)
    : createFinisher(unfinishedCancellations(surroundings, log), how);
}

function wait(ms: number): void {
  bench.desk.bed.clock.advance(ms);
}

/** An invoice that was begun and got no answer. */
async function begun(key = newKey()) {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
  bench.script.stamp = silent;
  expect((await invoiceSale(bench, { idCaso, operacion, key })).statusCode).toBe(502);
  delete bench.script.stamp;
  return { idCaso, operacion, key };
}

async function ofCase(idCaso: number) {
  return bench.desk.db.select().from(facturas).where(eq(facturas.idCaso, idCaso));
}

describe('an invoice whose stamp is in doubt', () => {
  it('is asked for again by the server, no sooner than who began it would be answered', async () => {
    const { idCaso } = await begun();
    const server = newServer('invoices');
    expect(await server.finish()).toBe(0);
    wait(esperaDeVecino(0));
    expect(await server.finish()).toBe(1);
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 2, proximo: null }]);
    expect(await server.finish()).toBe(0);
  });

  it('is finished at once by a server that finds it left by one that is gone', async () => {
    const { idCaso } = await begun();
    wait(1);
    expect(await newServer('invoices', { alone: true }).finish()).toBe(1);
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 2 }]);
  });

  it('is finished once by two servers and by who asks again, and answered alike', async () => {
    const { idCaso, operacion, key } = await begun();
    wait(esperaDeVecino(0));
    const before = bench.provider.stamped.size;
    const [one, other, answer] = await Promise.all([
      newServer('invoices').finish(),
      newServer('invoices').finish(),
      invoiceSale(bench, { idCaso, operacion, key }),
    ]);
    expect(one + other).toBeLessThanOrEqual(1);
    expect(answer.json().codigo).toBe(201);
    expect(bench.provider.stamped.size).toBe(before + 1);
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 2 }]);
  });

  it('rests longer each time that nobody answers', async () => {
    const { idCaso } = await begun();
    bench.script.stamp = silent;
    const server = newServer('invoices');
    wait(esperaDeVecino(0));
    expect(await server.finish()).toBe(0);
    delete bench.script.stamp;
    wait(esperaDeVecino(1) - 1);
    expect(await server.finish()).toBe(0);
    wait(1);
    expect(await server.finish()).toBe(1);
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 2 }]);
  });

  it('escalates its case once where the provider then refuses, and says so to who asks again', async () => {
    const { idCaso, operacion, key } = await begun();
    bench.script.stamp = refuses();
    wait(esperaDeVecino(0));
    expect(await newServer('invoices').finish()).toBe(1);
    expect((await invoiceSale(bench, { idCaso, operacion, key })).json()).toMatchObject({
      codigo: 409,
      message: 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
    });
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idSubcategoria: 1 });
    const escalated = await bench.desk.db.select().from(casoEscalamientos).where(eq(casoEscalamientos.idCaso, idCaso));
    expect(escalated).toHaveLength(1);
  });

  it('leads a case that waits for a decision by now to MANTENIMIENTO, where it goes on waiting', async () => {
    const { idCaso } = await begun();
    const { version } = await rowOf(bench.desk, idCaso);
    const body = { idCaso, version, motivo: 'Se pasó el plazo.' };
    expect((await bench.desk.gerente.send('caso/solicitar-autorizacion', body)).statusCode).toBe(200);
    bench.script.stamp = refuses();
    wait(esperaDeVecino(0));
    expect(await newServer('invoices').finish()).toBe(1);
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idSubcategoria: 1, idEstado: 5 });
  });

  it('is accepted alike by two who both have the answer of the provider', async () => {
    const { idCaso, operacion, key } = await begun();
    wait(esperaDeVecino(0));
    let asked = 0;
    let release = () => {};
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    bench.script.stamp = async (request) => {
      const stamped = await bench.provider.real.stamp(request);
      asked += 1;
      if (asked === 2) release();
      await both;
      return stamped;
    };
    const [ended, answer] = await Promise.all([
      newServer('invoices').finish(),
      invoiceSale(bench, { idCaso, operacion, key }),
    ]);
    expect([asked, ended, answer.json().codigo]).toEqual([2, 1, 201]);
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 2 }]);
  });
});

describe('a note on a global invoice that was left begun', () => {
  async function left(key = newKey()) {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const { uuid } = await globalOf(bench, [operacion]);
    // The invoice is stamped; whoever asks for the note is gone.
    bench.script.stamp = (asked) => (isNote(asked) ? silent() : bench.provider.real.stamp(asked));
    expect((await invoiceSale(bench, { idCaso, operacion, key })).json().codigo).toBe(201);
    delete bench.script.stamp;
    return { idCaso, operacion, uuid, key };
  }

  it('is stamped at once by the server that is started again', async () => {
    const { uuid } = await left();
    expect(await notesOf(bench, uuid)).toMatchObject([{ estado: 1 }]);
    wait(1);
    expect(await newServer('invoices', { alone: true }).finish()).toBe(1);
    expect(await notesOf(bench, uuid)).toMatchObject([{ estado: 2 }]);
  });

  it('is stamped once by two servers and by who asks again', async () => {
    const { idCaso, operacion, uuid, key } = await left();
    wait(esperaDeVecino(0));
    const before = bench.provider.stamped.size;
    await Promise.all([
      newServer('invoices').finish(),
      newServer('invoices').finish(),
      invoiceSale(bench, { idCaso, operacion, key }),
    ]);
    expect(bench.provider.stamped.size).toBe(before + 1);
    expect(await notesOf(bench, uuid)).toMatchObject([{ estado: 2 }]);
  });

  it('follows an invoice that the server itself ended', async () => {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const { uuid } = await globalOf(bench, [operacion]);
    bench.script.stamp = silent;
    expect((await invoiceSale(bench, { idCaso, operacion })).statusCode).toBe(502);
    expect(await notesOf(bench, uuid)).toEqual([]);
    delete bench.script.stamp;
    wait(esperaDeVecino(0));
    await newServer('invoices').finish();
    expect(await notesOf(bench, uuid)).toMatchObject([{ estado: 2 }]);
  });
});

describe('a cancellation that waits', () => {
  async function pending() {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const { id } = (await invoiceSale(bench, { idCaso, operacion })).json().factura;
    const [row] = await ofCase(idCaso);
    bench.script.cancel = async () => ({ estado: 'pendiente', plazo: new Date('2026-03-24T18:00:00.000Z') });
    const body = { idCaso, idFactura: id, version: row?.version, motivo: '02' };
    await leadTo(bench.desk, idCaso, 'cancelacion');
    expect((await bench.desk.facturista.send('facturas/cancelar', body)).json().codigo).toBe(1);
    return { idCaso, id };
  }

  it('is asked about again by the server until its receiver has answered', async () => {
    const { idCaso, id } = await pending();
    const server = newServer('cancellations');
    bench.script.cancelling = async () => ({ estado: 'pendiente', plazo: new Date('2026-03-24T18:00:00.000Z') });
    wait(esperaDeVecino(0));
    await server.finish();
    expect(await cancellations(bench, id)).toMatchObject([{ estado: 'pendiente' }]);
    bench.script.cancelling = async () => ({ estado: 'cancelada' });
    wait(esperaDeVecino(1));
    expect(await server.finish()).toBe(1);
    expect(await ofCase(idCaso)).toMatchObject([{ estado: 4 }]);
    expect(await cancellations(bench, id)).toMatchObject([{ estado: 'aceptada', proximo: null }]);
  });

  it('that its receiver refuses leaves the invoice VIGENTE, and it can be asked for anew', async () => {
    const { idCaso, id } = await pending();
    bench.script.cancelling = async () => ({ estado: 'rechazada', texto: 'El cliente no la aceptó.' });
    wait(esperaDeVecino(0));
    expect(await newServer('cancellations').finish()).toBe(1);
    const [row] = await ofCase(idCaso);
    expect(row?.estado).toBe(2);
    expect(await cancellations(bench, id)).toMatchObject([
      { estado: 'rechazada', respuesta: 'El cliente no la aceptó.' },
    ]);
    const body = { idCaso, idFactura: id, version: row?.version, motivo: '02' };
    expect((await bench.desk.facturista.send('facturas/cancelar', body)).json().codigo).toBe(1);
  });
});
