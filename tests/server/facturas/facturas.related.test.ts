import { describe, expect, it } from 'vitest';
import { newKey } from '../casos/casos.desk.ts';
import { cancellations, invoiceCase, invoiceDesk, leadTo, RECEIVER, silent } from './facturas.desk.ts';
import { invoicesOf, type OfInvoice } from './facturas.related.ts';

const bench = invoiceDesk();
const { invoiced, stored, send, note } = invoicesOf(bench);

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

  async function substitute(of: OfInvoice, key?: string, more: object = {}) {
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

describe('a receipt of payment', () => {
  async function pay(of: OfInvoice, monto: number, key?: string) {
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
