import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judgeDraft } from '../../../server/facturas/judge.ts';
import { contribuyentes, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { AL_PUBLICO, type Cambios, con, VENTA } from '../../cfdi/borrador.ts';
import { sell } from '../vales/vales.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk } from './facturas.desk.ts';

/** Half past nine in the store, when the draft was written. */
const THEN = new Date('2026-11-23T15:30:00.000Z');

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
});
beforeEach(async () => {
  await bench.desk.db.delete(contribuyentes);
});
afterAll(() => bench.desk.bed.close());

async function judged(...cambios: readonly Cambios[]) {
  const { db, bed } = bench.desk;
  const { rechazos, avisos } = await judgeDraft(db, con(VENTA, ...cambios), THEN, bed.config);
  return { rechazos: rechazos.map(({ codigo }) => codigo), avisos: avisos.map(({ codigo }) => codigo) };
}

/** Stores the receiver of the draft as the chain knows it from the last time. */
function known(of: { readonly nombre?: string; readonly codigoPostal?: string; readonly regimenFiscal?: string }) {
  const { nombre = 'XOCHILT CASAS CHAVEZ', codigoPostal = '36257', regimenFiscal = '612' } = of;
  return bench.desk.db.insert(contribuyentes).values({
    ...{ rfc: 'CACX7605101P8', nombre, datosFiscales: { codigoPostal, regimenFiscal }, fecha: THEN },
  });
}

describe('an invoice is held up', () => {
  it.each<[string, string, Cambios]>([
    ['of a company with the régimen of a person', 'CFDI40141', { 'Emisor.RegimenFiscal': '605' }],
    ['to nobody with a tax number', 'CFDI40143', { 'Receptor.Rfc': 'CACX761' }],
    ['to a person with the régimen of a company', 'CFDI40158', { 'Receptor.RegimenFiscalReceptor': '601' }],
    ['to the public with a régimen', 'CFDI40159', { ...AL_PUBLICO, 'Receptor.RegimenFiscalReceptor': '612' }],
  ])('%s', async (_, codigo, cambios) => {
    const { rechazos, avisos } = await judged(cambios);
    expect(rechazos).toContain(codigo);
    expect(avisos).toEqual([]);
  });

  it('before the provider is asked, and takes no folio', async () => {
    const wrong = await openInvoiceDesk({ EMISOR_REGIMEN: '605' });
    try {
      const operacion = await sell(wrong.desk, [{ unidades: 1, pesos: 100 }]);
      const answer = await invoiceSale(wrong, { idCaso: await invoiceCase(wrong), operacion });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'El régimen fiscal del emisor no es de su tipo de persona, física o moral. (CFDI40141)',
      ]);
      expect(wrong.provider.asked).toEqual([]);
      expect(await wrong.desk.db.select().from(facturas)).toEqual([]);
    } finally {
      await wrong.desk.bed.close();
    }
  });
});

describe('what the chain remembers of its receiver only warns', () => {
  it.each<[string, string, Parameters<typeof known>[0]]>([
    ['another name', 'CFDI40145', { nombre: 'XOCHILT CASAS' }],
    ['another postal code', 'CFDI40148', { codigoPostal: '06000' }],
    ['another régimen', 'CFDI40159', { regimenFiscal: '621' }],
  ])('%s', async (_, codigo, before) => {
    await known(before);
    expect(await judged()).toEqual({ rechazos: [], avisos: [codigo] });
  });

  it('and nothing is said of who is remembered so', async () => {
    await known({});
    expect(await judged()).toEqual({ rechazos: [], avisos: [] });
  });
});
