import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import { ownCsd, TEST_RFC } from '../../../../tests/cfdi/certificates.ts';
import { CREDIT_NOTE, DRAFTS, FOREIGN, GLOBAL, PAYMENT, SALE } from '../../../../tests/cfdi/drafts.ts';
import { pageSizes, textOfPdf } from '../../../../tests/pdf.ts';
import { cadenaDelTimbre } from '../cadenaOriginal.ts';
import type { Csd } from '../csd.ts';
import { type SealedAndStamped, sealAndStamp } from '../timbre.ts';
import { drawInvoice } from './drawInvoice.ts';

const NOW = new Date('2026-11-23T14:05:09Z');
const LINES = 629;

function missing(tool: string): boolean {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}
const WITHOUT_TOOLS = ['pdftotext', 'pdftoppm', 'zbarimg'].some(missing);

let csd: Csd;
let timbrador: Csd;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-factura-'));
  csd = await ownCsd(TEST_RFC, NOW);
  timbrador = await ownCsd(RFC_TIMBRADOR, NOW);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function printed(draft: Comprobante, marca: string | null = null) {
  const stamped = sealAndStamp(draft, csd, timbrador, NOW);
  return { stamped, pdf: await drawInvoice({ ...stamped, marca }) };
}

async function textsOf(draft: Comprobante, marca: string | null = null): Promise<readonly string[]> {
  return textOfPdf((await printed(draft, marca)).pdf).flat();
}

function joined(texts: readonly string[]): string {
  return texts.join('').replaceAll(' ', '');
}

function manyLines(count: number): Comprobante {
  const [line] = GLOBAL.Conceptos ?? [];
  return {
    ...GLOBAL,
    Conceptos: Array.from({ length: count }, (_, n) => ({ ...line, NoIdentificacion: `1-${1_000_000 + n}` })),
  };
}

describe('the paper of a sale', () => {
  it('says to people all that its XML says', async () => {
    const { stamped, pdf } = await printed(SALE);
    const texts = textOfPdf(pdf).flat();
    for (const text of [
      'FACTURA',
      'A-101',
      'SIN VALIDEZ FISCAL',
      'ESCUELA KEMPER URGATE',
      'EKU9003173C9',
      '601 General de Ley Personas Morales',
      'ÑA&740101AB1',
      'PEÑA & "HIJOS" <DEL> SUR [:tada:]',
      'G03 Gastos en general',
      '54700',
      '06000',
      stamped.uuid,
      '23/11/2026 08:00:00',
      '23/11/2026 08:05:09',
      csd.noCertificado,
      timbrador.noCertificado,
      'SVF010101000',
      'I Ingreso',
      '01 Efectivo',
      'PUE Pago en una sola exhibición',
      '01 No aplica',
      'Chocolate amargo & almendra 70% "especial"',
      'H87 PIEZA',
      '$200.00',
      '-$20.00',
      '$275.50',
      'DOSCIENTOS SETENTA Y CINCO PESOS 50/100 M.N.',
      'Este documento es una representación impresa de un CFDI',
      'FACTURA A-101 · Página 1 de 1',
    ]) {
      expect(texts).toContain(text);
    }
    const all = joined(texts);
    expect(all).toContain(
      joined([
        'Clave 50161813 · Identificación 4001 · Impuestos: 02 Sí objeto de impuesto',
        ' · IEPS 8 % sobre $180.00: $14.40 · IVA 16 % sobre $194.40: $31.10',
      ]),
    );
    expect(all).toContain(stamped.comprobante.Sello);
    expect(all).toContain(stamped.timbre.SelloSAT);
    expect(all).toContain(cadenaDelTimbre(stamped.timbre));
    expect(pageSizes(pdf)).toEqual([[612, 792]]);
  });

  it('has the decimals of a unit price that are there', async () => {
    const [line] = SALE.Conceptos ?? [];
    const texts = await textsOf({ ...SALE, Conceptos: [{ ...line, ValorUnitario: '1234.567800' }] });
    expect(texts).toContain('$1,234.5678');
  });

  it('does not say that it is without validity when an authorised provider stamped it', async () => {
    const { stamped } = await printed(SALE);
    const timbre = { ...stamped.timbre, RfcProvCertif: 'SPR190613I52' };
    const pdf = await drawInvoice({ ...stamped, timbre, marca: null });
    expect(textOfPdf(pdf).flat()).not.toContain('SIN VALIDEZ FISCAL');
  });

  it('says on every page that it is cancelled', async () => {
    const pages = textOfPdf((await printed(manyLines(60), 'CANCELADA')).pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toContain('CANCELADA');
    for (const page of pages.slice(1)) expect(page).toContain('CANCELADA · SIN VALIDEZ FISCAL');
  });
});

describe('the paper of other kinds', () => {
  it('of a credit note names its invoice and says why', async () => {
    const texts = await textsOf(CREDIT_NOTE);
    expect(texts).toEqual(
      expect.arrayContaining([
        'NOTA DE CRÉDITO',
        '03 Devolución de mercancía sobre facturas o traslados previos',
        '6F35D3B5-3651-5370-BC2C-14CDBE384CD7',
      ]),
    );
  });

  it('of a global one says its period', async () => {
    const texts = await textsOf(GLOBAL);
    expect(texts).toEqual(expect.arrayContaining(['FACTURA GLOBAL', '01 Diario · 11 Noviembre · 2026']));
  });

  it('of a foreigner says where he lives', async () => {
    expect(await textsOf(FOREIGN)).toEqual(expect.arrayContaining(['USA', '121585958']));
  });

  it('of a payment says of each invoice what was owed, paid and is left', async () => {
    const texts = await textsOf(PAYMENT);
    expect(texts).toEqual(
      expect.arrayContaining([
        'RECIBO DE PAGO',
        'Fecha: 22/11/2026 12:00:00 · Forma: 03 Transferencia electrónica de fondos · Moneda: MXN · Tipo de cambio: 1 · Monto: $580.00',
        'A-55',
        '$1,160.00',
        '$580.00',
        'Moneda MXN · Equivalencia 1 · Impuestos: 02 Sí objeto de impuesto · IVA 16 % sobre $500.00: $80.00',
        'Total de los pagos',
        'QUINIENTOS OCHENTA PESOS 00/100 M.N.',
      ]),
    );
  });

  it('of one that names 300 others names them all', async () => {
    const UUIDs = Array.from({ length: 300 }, (_, n) => `6F35D3B5-3651-5370-BC2C-${String(n).padStart(12, '0')}`);
    const all = joined(await textsOf({ ...CREDIT_NOTE, CfdiRelacionados: [{ TipoRelacion: '01', UUIDs }] }));
    for (const uuid of UUIDs) expect(all).toContain(uuid);
  });
});

describe('a long one', () => {
  it(`of ${LINES} lines has them all, the heads of the table on each page, and its proof on one`, async () => {
    const pages = textOfPdf((await printed(manyLines(LINES))).pdf);
    const all = pages.flat();
    expect(all.filter((text) => text.startsWith('Clave 01010101'))).toHaveLength(LINES);
    for (const page of pages.slice(0, -1)) expect(page).toContain('Valor unitario');
    for (const page of pages) expect(page).toContain('SIN VALIDEZ FISCAL');
    expect(pages.at(-1)).toContain('Sello digital del CFDI');
    expect(pages.at(-1)).toContain(`FACTURA GLOBAL G-3 · Página ${pages.length} de ${pages.length}`);
  });

  it('with names that fill a line and words without an end stays on the paper', async () => {
    const [line] = SALE.Conceptos ?? [];
    const draft = {
      ...SALE,
      Emisor: { ...SALE.Emisor, Nombre: 'COMERCIALIZADORA '.repeat(17).trim() },
      Receptor: { ...SALE.Receptor, Nombre: 'Ñ'.repeat(300) },
      Conceptos: [{ ...line, Descripcion: 'W'.repeat(1000), NoIdentificacion: '9'.repeat(100) }],
    };
    const all = joined(await textsOf(draft));
    expect(all).toContain('W'.repeat(1000));
    expect(all).toContain('Ñ'.repeat(300));
    expect(all).toContain('9'.repeat(100));
  });
});

describe.skipIf(WITHOUT_TOOLS)(
  `what others read of it${WITHOUT_TOOLS ? ' (skipped: poppler or zbar is missing)' : ''}`,
  () => {
    function stored(pdf: Buffer): string {
      const file = join(folder, 'factura.pdf');
      writeFileSync(file, pdf);
      return file;
    }

    function qrOf(pdf: Buffer): string {
      const last = String(pageSizes(pdf).length);
      const image = join(folder, 'last');
      execFileSync('pdftoppm', ['-r', '200', '-png', '-singlefile', '-f', last, '-l', last, stored(pdf), image]);
      const found = execFileSync('zbarimg', ['--raw', '-q', '-Sdisable', '-Sqrcode.enable', `${image}.png`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return found.trim();
    }

    function address({ uuid, comprobante }: SealedAndStamped, receiver: string): string {
      const seal = comprobante.Sello ?? '';
      return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=${uuid}&re=EKU9003173C9&rr=${receiver}&tt=${comprobante.Total}&fe=${seal.slice(seal.length - 8)}`;
    }

    it('pdftotext finds folio, tax numbers, total and that it is without validity', async () => {
      const text = execFileSync('pdftotext', ['-layout', stored((await printed(SALE)).pdf), '-'], { encoding: 'utf8' });
      for (const wanted of ['A-101', 'EKU9003173C9', 'ÑA&740101AB1', '$275.50', 'SIN VALIDEZ FISCAL']) {
        expect(text).toContain(wanted);
      }
    });

    it.each(Object.entries(DRAFTS))('a scanner reads the address from the QR of a %s', async (_kind, draft) => {
      const { stamped, pdf } = await printed(draft);
      const receiver = encodeURIComponent(draft.Receptor?.Rfc ?? '');
      expect(qrOf(pdf)).toBe(address(stamped, receiver));
    });

    it(`a scanner reads it on the last page of ${LINES} lines`, async () => {
      const { stamped, pdf } = await printed(manyLines(LINES));
      expect(qrOf(pdf)).toBe(address(stamped, 'XAXX010101000'));
    });
  },
);
