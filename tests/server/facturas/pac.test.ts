import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODOS_DE_CANCELAR } from '#domain/facturas/cfdi/cancelacion';
import { leaks } from '../../pac/simulator.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { cancellations, invoiceCase, invoiceSale, invoices, leadTo } from './facturas.desk.ts';
import { openPacDesk, type PacDesk, PROVIDERS } from './pac.desk.ts';

describe.each(PROVIDERS)('invoices that %s stamps', (proveedor) => {
  let pac: PacDesk;
  beforeAll(async () => {
    pac = await openPacDesk(proveedor);
  });
  afterAll(async () => {
    expect(leaks(pac.simulator.seen, pac.simulator.login)).toEqual([]);
    await pac.close();
  });

  async function invoiced(pesos = 100) {
    const idCaso = await invoiceCase(pac.bench);
    const operacion = await sell(pac.bench.desk, [{ unidades: 1, pesos }]);
    const answer = await invoiceSale(pac.bench, { idCaso, operacion });
    const row = (await invoices(pac.bench)).find((one) => one.idCaso === idCaso);
    if (row === undefined) throw new Error(`No invoice: ${answer.body}`);
    return { idCaso, answer, row };
  }

  it('are VIGENTE with the stamp of that provider, and its words on paper are nobody’s but its own', async () => {
    const { answer, row } = await invoiced();
    expect(answer.json()).toMatchObject({ codigo: 201 });
    const [stamp] = pac.simulator.state.stamps;
    expect(row).toMatchObject({ estado: 2, uuid: stamp?.uuid, xml: stamp?.xml });
    expect(row.xml).not.toContain('SIN VALIDEZ');
  });

  it('are RECHAZADA by the authority’s code, as one of a taxpayer under another name', async () => {
    const idCaso = await invoiceCase(pac.bench);
    const operacion = await sell(pac.bench.desk, [{ unidades: 1, pesos: 100 }]);
    const datosFiscales = {
      rfc: 'KICR630120NX3',
      beneficiario: 'RODRIGO KITIA CASTILLO',
      regimenFiscal: '612',
      usoCFDI: 'G03',
      codigoPostal: '36246',
    };
    await invoiceSale(pac.bench, { idCaso, operacion, datosFiscales });
    const row = (await invoices(pac.bench)).find((one) => one.idCaso === idCaso);
    expect(row).toMatchObject({ estado: 5, rechazos: [{ codigo: 'CFDI40145' }] });
  });

  it('are cancelled once the authority says so, with its acknowledgement kept', async () => {
    const { row, idCaso } = await invoiced();
    await leadTo(pac.bench.desk, idCaso, 'cancelacion');
    const { version } = row;
    const body = { idFactura: row.id, version, idCaso, motivo: '02' };
    const answer = await pac.bench.desk.facturista.send('facturas/cancelar', body, newKey());
    expect(answer.json()).toMatchObject({ codigo: 1, estado: { id: 4 } });
    expect(await cancellations(pac.bench, row.id)).toMatchObject([
      { estado: 'aceptada', acuse: `<Acuse UUID="${row.uuid}"/>` },
    ]);
    const acuse = await pac.bench.desk.facturista.get(`facturas/acuse/${row.id}`);
    expect([acuse.statusCode, acuse.body]).toEqual([200, `<Acuse UUID="${row.uuid}"/>`]);
    const other = await invoiced();
    expect((await pac.bench.desk.facturista.get(`facturas/acuse/${other.row.id}`)).json().message).toMatch(
      /^La factura \S+ no tiene acuse de cancelación\.$/,
    );
  });

  it('are said beforehand how the authority would cancel them, and nobody is kept from asking where it says nothing', async () => {
    const { row } = await invoiced();
    const { simulator, bench } = pac;
    const stamp = simulator.state.byUuid(row.uuid ?? '');
    if (stamp === null) throw new Error('It was not stamped');
    const said = async () => {
      const answer = await bench.desk.facturista.get(`facturas/como-se-cancela/${row.id}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    for (const [words, modo] of [
      ['Cancelable sin aceptación', 'sinAceptacion'],
      ['Cancelable con aceptación', 'conAceptacion'],
      ['No cancelable', 'noCancelable'],
    ] as const) {
      stamp.cancellable = words;
      expect(await said()).toEqual({ modo, texto: MODOS_DE_CANCELAR[modo] });
    }
    const unsaid = 'El SAT todavía no dice cómo se cancela esta factura. Puede pedir la cancelación sin saberlo.';
    for (const words of ['', 'Cancelable algún día']) {
      stamp.cancellable = words;
      expect(await said()).toEqual({ modo: null, texto: unsaid });
    }
    // It has no copy yet.
    simulator.state.copiedAfterMs = 3_600_000;
    expect(await said()).toEqual({ modo: null, texto: unsaid });
    simulator.state.copiedAfterMs = 0;
    stamp.cancellable = 'Cancelable con aceptación';
    simulator.fail('consultar', 'html502');
    expect(await said()).toEqual({
      modo: null,
      texto: 'El SAT no contestó cómo se cancela esta factura. Puede pedir la cancelación sin saberlo.',
    });
    expect((await said()).modo).toBe('conAceptacion');
  });

  it('are not refused by what the receiver said to an earlier request', async () => {
    const { row, idCaso } = await invoiced();
    await leadTo(pac.bench.desk, idCaso, 'cancelacion');
    const stamp = pac.simulator.state.byUuid(row.uuid ?? '');
    if (stamp === null) throw new Error('It was not stamped');
    const { facturista, bed } = pac.bench.desk;
    const states = async () => (await cancellations(pac.bench, row.id)).map(({ estado }) => estado);
    stamp.cancelling = 'enProceso';
    const [first, second, third] = [newKey(), newKey(), newKey()];
    const asked = { idFactura: row.id, version: row.version, idCaso, motivo: '02' };
    expect((await facturista.send('facturas/cancelar', asked, first)).json()).toMatchObject({ estado: { id: 3 } });
    stamp.cancelling = 'rechazada';
    // The first request's own no counts at once.
    expect((await facturista.send('facturas/cancelar', asked, first)).statusCode).toBe(409);
    expect(await states()).toEqual(['rechazada']);

    const [again] = (await invoices(pac.bench)).filter(({ id }) => id === row.id);
    const body = { ...asked, version: again?.version };
    stamp.cancelling = 'enProceso';
    expect((await facturista.send('facturas/cancelar', body, second)).statusCode).toBe(200);
    stamp.cancelling = 'rechazada';
    bed.clock.advance(24 * 3_600_000 - 60_000);
    const who = facturista.inSession(await bed.signIn(FACTURISTA));
    expect((await who.send('facturas/cancelar', body, second)).json()).toMatchObject({ estado: { id: 3 } });
    expect(await states()).toEqual(['rechazada', 'pendiente']);
    bed.clock.advance(60_000);
    expect((await who.send('facturas/cancelar', body, second)).statusCode).toBe(409);
    expect(await states()).toEqual(['rechazada', 'rechazada']);

    const [last] = (await invoices(pac.bench)).filter(({ id }) => id === row.id);
    stamp.cancelling = 'enProceso';
    const once = { ...asked, version: last?.version };
    expect((await who.send('facturas/cancelar', once, third)).statusCode).toBe(200);
    pac.simulator.state.answer(stamp.uuid, 'acepta');
    expect((await who.send('facturas/cancelar', once, third)).json()).toMatchObject({ estado: { id: 4 } });
    expect(await states()).toEqual(['rechazada', 'rechazada', 'aceptada']);
  });
});
