import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Factura } from '#domain/facturas';
import { ESTADO } from '#domain/vidaCaso';
import { facturas } from '../../server/db/schema/facturas.ts';
import { newKey } from './casos.desk.ts';
import { history, rowOf } from './casos.works.ts';
import { cancellations, invoiceCase, invoiceDesk, invoiceSale, leadTo, RECEIVER, silent } from './facturas.desk.ts';
import { sell } from './vales.desk.ts';

const bench = invoiceDesk();

const CREDIT = 4;

/** A sale that was invoiced: 2 units for 100 pesos without tax, 116 with it; by credit where it is paid later. */
async function invoiced({ credit = false } = {}) {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], credit ? { pagos: [[CREDIT, 116]] } : {});
  const answer = await invoiceSale(bench, { idCaso, operacion });
  expect(answer.json().codigo).toBe(201);
  const { id } = answer.json().factura;
  return { idCaso, operacion, id, version: (await stored(id)).version };
}

async function stored(id: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

function send(path: string, body: object, key = newKey()) {
  return bench.desk.facturista.send(`facturas/${path}`, body, key);
}

async function note(
  of: { readonly idCaso: number; readonly id: number; readonly version: number },
  more: object,
  key?: string,
) {
  const { idCaso, id: idFactura, version } = of;
  await leadTo(bench.desk, idCaso, 'notaCredito');
  return send('nota-credito/resolver', { idCaso, idFactura, version, ...more }, key);
}

describe('a credit note', () => {
  it('takes goods of its invoice, and says what it is related to', async () => {
    const of = await invoiced();
    const answer = await note(of, { relacion: '03', lineas: [{ orden: 1, cantidad: 1 }] });
    expect(answer.json()).toMatchObject({ codigo: 200, factura: { serie: 'NC' } });
    const row = await stored(answer.json().factura.id);
    expect(row).toMatchObject({ total: 5800, clase: 'notaCredito' });
    expect(row.comprobante).toMatchObject({
      TipoDeComprobante: 'E',
      CfdiRelacionados: [{ TipoRelacion: '03', UUIDs: [(await stored(of.id)).uuid] }],
    });
  });

  it('is told in eighty characters what went wrong, at the call too', async () => {
    const of = await invoiced();
    bench.script.stamp = silent;
    const answer = await note(of, { relacion: '01', monto: 1 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      502,
      'No se sabe todavía si la factura se timbró: se terminará sola. Puede reintentar,',
    ]);
  });

  it.each([1e13, 1e18])('of %d pesos is refused at the field in a sentence', async (monto) => {
    const answer = await note(await invoiced(), { relacion: '01', monto });
    expect([answer.statusCode, answer.json().campos]).toEqual([
      400,
      [{ campo: 'monto', message: 'El importe pasa de lo que el SAT admite: revise sus dígitos. (CFDI40120)' }],
    ]);
  });

  it('above what is left is refused with what is left', async () => {
    const of = await invoiced();
    expect((await note(of, { relacion: '01', monto: 100 })).json().codigo).toBe(200);
    const second = await note(of, { relacion: '01', monto: 16.01 });
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe('De la factura solo quedan $16.00 para notas de crédito.');
    expect((await note(of, { relacion: '01', monto: 16 })).json().codigo).toBe(200);
    const third = await note(of, { relacion: '01', monto: 0.01 });
    expect(third.json().message).toBe('De esta factura ya no queda importe para notas de crédito.');
  });

  it('of all that is left is made once, whoever of twenty asks for it', async () => {
    const of = await invoiced();
    const cases = await Promise.all(Array.from({ length: 20 }, () => invoiceCase(bench)));
    const answers = await Promise.all(
      cases.map((idCaso) => note({ ...of, idCaso }, { relacion: '03', lineas: [{ orden: 1, cantidad: 2 }] })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });
});

describe('a substitute', () => {
  const receptor = {
    ...RECEIVER,
    rfc: 'XAXX010101000',
    beneficiario: 'Cliente sin datos',
    regimenFiscal: '616',
    usoCFDI: 'S01',
  };

  async function substitute(
    of: { readonly idCaso: number; readonly id: number; readonly version: number },
    key?: string,
    more: object = {},
  ) {
    const { idCaso, id: idFactura, version } = of;
    const body = { idCaso, idFactura, version, datosFiscales: receptor, formaPago: '03', ...more };
    await leadTo(bench.desk, idCaso, 'mantenimiento');
    return send('mantenimiento/resolver', body, key);
  }

  it('takes the place of its invoice, which is then cancelled with motive 01', async () => {
    const of = await invoiced();
    const answer = await substitute(of);
    expect(answer.json()).toMatchObject({ codigo: 200, descripcion: 'La Factura se actualizó con éxito' });
    const old = await stored(of.id);
    expect(old.estado).toBe(6);
    const row = await stored(answer.json().factura.id);
    expect(row.comprobante).toMatchObject({
      FormaPago: '03',
      Receptor: { Rfc: 'XAXX010101000' },
      CfdiRelacionados: [{ TipoRelacion: '04', UUIDs: [old.uuid] }],
    });
    expect(await cancellations(bench, of.id)).toMatchObject([
      { motivo: '01', estado: 'aceptada', idSustituta: row.id },
    ]);
  });

  it('is refused while a note of its invoice counts, which it would not count', async () => {
    const of = await invoiced();
    expect((await note(of, { relacion: '01', monto: 10 })).json().codigo).toBe(200);
    const answer = await substitute(of);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/^Esta factura tiene documentos relacionados que siguen vigentes/);
  });

  it.each([
    ['PUE', '03', { credit: true }],
    ['PPD', '99', { credit: false }],
  ] as const)('changes how it is paid to %s %s', async (metodoPago, formaPago, sold) => {
    const of = await invoiced(sold);
    const answer = await substitute(of, newKey(), { metodoPago, formaPago });
    const row = await stored(answer.json().factura.id);
    expect(row).toMatchObject({ metodoPago, comprobante: { MetodoPago: metodoPago, FormaPago: formaPago } });
  });

  it.each([
    ['PUE', '99', false],
    ['PPD', '03', false],
    // Without a method it is the invoice's own: what was chosen for it is not dropped.
    [undefined, '03', true],
    [undefined, '99', false],
  ] as const)('paid by %s is not paid by %s', async (metodoPago, formaPago, credit) => {
    const of = await invoiced({ credit });
    const answer = await substitute(of, newKey(), { ...(metodoPago && { metodoPago }), formaPago });
    expect(answer.statusCode).toBe(400);
    const isLater = metodoPago === 'PPD' || credit;
    expect(answer.json().campos).toEqual([
      {
        campo: 'formaPago',
        message: isLater
          ? 'Lo que se paga después o en partes (PPD) lleva la forma 99 Por definir. Si ya se pagó todo, elija PUE.'
          : 'Lo que se paga en una sola exhibición (PUE) dice cómo se pagó: 99 Por definir es solo de PPD.',
      },
    ]);
    expect((await stored(of.id)).estado).toBe(2);
  });

  it('is VIGENTE although nobody knows yet whether the old one is cancelled', async () => {
    const of = await invoiced();
    bench.script.cancel = () => Promise.reject(new Error('socket hang up'));
    const answer = await substitute(of);
    expect(answer.json()).toMatchObject({ codigo: 200, factura: { estado: { id: 2 } } });
    expect((await stored(of.id)).estado).toBe(3);
    expect(await cancellations(bench, of.id)).toMatchObject([{ estado: 'pedida' }]);
  });
});

describe('a cancellation', () => {
  async function cancel(
    of: { readonly idCaso: number; readonly id: number; readonly version: number },
    more: object = {},
    key?: string,
  ) {
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

  it('of two cases at once is asked for once, and takes that case alone', async () => {
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

describe('a receipt of payment', () => {
  async function pay(
    of: { readonly idCaso: number; readonly id: number; readonly version: number },
    monto: number,
    key?: string,
  ) {
    const pagos = [{ idFactura: of.id, version: of.version, monto }];
    await leadTo(bench.desk, of.idCaso, 'reciboPago');
    return send('recibo-pago/resolver', { idCaso: of.idCaso, fechaPago: '2026-03-18', formaPago: '03', pagos }, key);
  }

  it('counts the parts of an invoice that is paid later, and never more than is left', async () => {
    const of = await invoiced({ credit: true });
    const first = await pay(of, 16);
    expect(first.json()).toMatchObject({ codigo: 200, factura: { serie: 'P' } });
    const row = await stored(first.json().factura.id);
    expect(row.comprobante.Pagos?.Pago[0]?.DoctoRelacionado[0]).toMatchObject({
      NumParcialidad: '1',
      ImpSaldoAnt: '116.00',
      ImpPagado: '16.00',
      ImpSaldoInsoluto: '100.00',
    });
    const more = await pay(of, 100.01);
    expect(more.statusCode).toBe(409);
    expect(more.json().message).toMatch(/solo quedan \$100\.00 por pagar\.$/);
    const second = await pay(of, 100);
    const last = await stored(second.json().factura.id);
    expect(last.comprobante.Pagos?.Pago[0]?.DoctoRelacionado[0]).toMatchObject({
      NumParcialidad: '2',
      ImpSaldoInsoluto: '0.00',
    });
    expect((await pay(of, 1)).json().message).toBe('De esta factura ya no queda saldo por pagar.');
  });

  it('of the last part is made once, whoever of twenty pays it', async () => {
    const of = await invoiced({ credit: true });
    const cases = await Promise.all(Array.from({ length: 20 }, () => invoiceCase(bench)));
    const answers = await Promise.all(cases.map((idCaso) => pay({ ...of, idCaso }, 116)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is refused for an invoice that was paid at once', async () => {
    const of = await invoiced();
    expect((await pay(of, 1)).json().message).toBe(
      'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.',
    );
  });
});
