import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Factura } from '#domain/facturas/facturas';
import { history, rowOf } from '../casos/casos.works.ts';
import { cancellations, invoiceCase, invoiceDesk, leadTo } from './facturas.desk.ts';
import { invoicesOf, type OfInvoice } from './facturas.related.ts';

const bench = invoiceDesk();
const { invoiced, stored, send, note } = invoicesOf(bench);

describe('a cancellation', () => {
  async function cancel(of: OfInvoice, more: object = {}, key?: string) {
    const { idCaso, id: idFactura, version } = of;
    await leadTo(bench.desk, idCaso, 'cancelacion');
    return send('cancelar', { idCaso, idFactura, version, motivo: '02', ...more }, key);
  }

  it('is done at once where its receiver need not be asked', async () => {
    const of = await invoiced();
    const answer = await cancel(of);
    expect(answer.json()).toMatchObject({ codigo: 1, estado: { id: 4 } });
    expect(answer.json().descripcion).toMatch(/^La factura A-\d+ se canceló$/);
    expect(JSON.stringify(await history(bench.desk, of.idCaso))).toMatch(/Factura A-\d+ cancelada/);
  });

  it('waits for its receiver, and says until when', async () => {
    const of = await invoiced();
    // The first moment of the 24th in the store, when no answer is taken any more.
    bench.script.cancel = async () => ({ estado: 'pendiente', plazo: new Date('2026-03-24T06:00:00.000Z') });
    const answer = await cancel(of);
    expect(answer.json()).toMatchObject({ codigo: 1, estado: { id: 3 } });
    expect(answer.json().descripcion).toMatch(/puede contestar hasta el 23\/03\/2026$/);
    const shown: Factura = (await bench.desk.facturista.get(`facturas/detalle/${of.id}`)).json();
    expect(shown.cancelaHasta).toBe('2026-03-23');
    expect(shown.logs.at(-1)).toMatchObject({
      accion: 'La cancelación espera la respuesta de quien la recibió, hasta el 23/03/2026',
      hecho: { trabajo: 'esperarAceptacion' },
    });
    const { tienda, operacion } = shown;
    const found = `facturas/por-tienda-operacion?tienda=${tienda.cvetda}&operacion=${operacion}`;
    expect((await bench.desk.facturista.get(found)).json()).toMatchObject([{ cancelaHasta: '2026-03-23' }]);
  });

  it('waits for its receiver where the provider does not say until when', async () => {
    const of = await invoiced();
    bench.script.cancel = async () => ({ estado: 'pendiente', plazo: null });
    const answer = await cancel(of);
    expect(answer.json()).toMatchObject({ codigo: 1, estado: { id: 3 } });
    expect(answer.json().descripcion).toMatch(
      /^Se pidió cancelar la factura A-\d+: falta que conteste quien la recibió$/,
    );
    const shown: Factura = (await bench.desk.facturista.get(`facturas/detalle/${of.id}`)).json();
    expect(shown.cancelaHasta).toBeNull();
    expect(shown.logs.at(-1)?.accion).toBe('La cancelación espera la respuesta de quien la recibió');
    expect(JSON.stringify(await history(bench.desk, of.idCaso))).toMatch(
      /La cancelación de la factura A-\d+ espera la respuesta de quien la recibió"/,
    );
  });

  it('is a work of its case, which has it in its history and among its invoices', async () => {
    const of = await invoiced();
    const idCaso = await invoiceCase(bench);
    bench.script.cancel = async () => ({ estado: 'pendiente', plazo: new Date('2026-03-24T06:00:00.000Z') });
    expect((await cancel({ ...of, idCaso })).json()).toMatchObject({ codigo: 1, estado: { id: 3 } });
    expect((await rowOf(bench.desk, idCaso)).idEstado).toBe(ESTADO.enProceso);
    const { serie, folio } = await stored(of.id);
    const entries = (await history(bench.desk, idCaso)) as readonly (readonly [number, string, number])[];
    const said = entries.map(([, accion]) => accion);
    expect(said.slice(-3)).toEqual([
      `Se pidió cancelar la factura ${serie}-${folio}`,
      'Caso en proceso',
      `La cancelación de la factura ${serie}-${folio} espera la respuesta de quien la recibió, hasta el 23/03/2026`,
    ]);
    const shown = (await bench.desk.facturista.get(`facturas/por-caso/${idCaso}`)).json();
    expect(shown).toMatchObject([{ id: of.id, casoId: of.idCaso, estado: { id: 3 }, cancelaHasta: '2026-03-23' }]);
  });

  it('of twenty cases at once is asked for once, and takes that case alone', async () => {
    const of = await invoiced();
    const cases = await Promise.all(Array.from({ length: 20 }, () => invoiceCase(bench)));
    const answers = await Promise.all(cases.map((idCaso) => cancel({ ...of, idCaso })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const states = await Promise.all(cases.map(async (idCaso) => (await rowOf(bench.desk, idCaso)).idEstado));
    expect(states.filter((estado) => estado === ESTADO.enProceso)).toHaveLength(1);
    expect(states.filter((estado) => estado === ESTADO.nuevo)).toHaveLength(19);
  });

  it('that nobody has to answer says no day', async () => {
    const of = await invoiced();
    await cancel(of);
    expect((await bench.desk.facturista.get(`facturas/detalle/${of.id}`)).json().cancelaHasta).toBeNull();
  });

  it('is asked for once by two people at once', async () => {
    const of = await invoiced();
    bench.script.cancel = async () => ({ estado: 'pendiente', plazo: new Date('2026-03-24T18:00:00.000Z') });
    const answers = await Promise.all([cancel(of), cancel(of)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await cancellations(bench, of.id)).toHaveLength(1);
  });

  it('is refused while a note of it lives, and taken once that one is cancelled', async () => {
    const of = await invoiced();
    const made = (await note(of, { relacion: '01', monto: 10 })).json().factura;
    const refused = await cancel(of);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/^Esta factura tiene documentos relacionados/);
    const { version } = await stored(made.id);
    expect((await cancel({ idCaso: of.idCaso, id: made.id, version })).json().codigo).toBe(1);
    expect((await cancel(of)).json().codigo).toBe(1);
  });

  it('by motive 04 is of an invoice to the public alone', async () => {
    const of = await invoiced();
    const answer = await cancel(of, { motivo: '04' });
    expect([answer.statusCode, answer.json().campos]).toEqual([
      400,
      [
        {
          campo: 'motivo',
          message: 'El motivo 04 es solo de una factura al público en general, y esta no lo es. Elija otro motivo.',
        },
      ],
    ]);
    expect(await cancellations(bench, of.id)).toEqual([]);
    expect((await cancel(of)).json().codigo).toBe(1);
  });

  it('by motive 01 names the invoice that took its place', async () => {
    const of = await invoiced();
    const answer = await cancel(of, { motivo: '01' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().campos[0].campo).toBe('idSustituta');
  });
});
