import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyComprobante } from '../../../tests/cfdi/anyComprobante.ts';
import { AUTHORITY_IS_THERE, CFDI_DATA, cadenasOf, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { cadenaDelTimbre, cadenaOriginal } from './cadenaOriginal.ts';
import { readXml } from './readXml.ts';
import { writeXml } from './writeXml.ts';

const INVOICE_SHEET = 'cadenaoriginal_4_0.xslt';

describe('the cadena original', () => {
  it('has what is there, joined by pipes, and no seal', () => {
    expect(
      cadenaOriginal({
        Version: '4.0',
        Folio: '7',
        Fecha: '2026-11-23T08:00:00',
        Sello: 'x',
        NoCertificado: '30001000000500003416',
        Certificado: 'y',
        SubTotal: '1.00',
        Moneda: 'MXN',
        Total: '1.00',
        TipoDeComprobante: 'I',
        Exportacion: '01',
        LugarExpedicion: '06000',
        Emisor: { Rfc: 'EKU9003173C9', Nombre: ' ESCUELA \t KEMPER\n', RegimenFiscal: '601' },
      }),
    ).toBe(
      '||4.0|7|2026-11-23T08:00:00|30001000000500003416|1.00|MXN|1.00|I|01|06000|EKU9003173C9|ESCUELA KEMPER|601||',
    );
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`the cadena original and the authority's own sheet${SKIPPED}`, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-cadena-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('agree on any invoice', () => {
    const invoices = fc.sample(anyComprobante, 300);
    const files = invoices.map((comprobante, place) => {
      const file = join(folder, `${place}.xml`);
      writeFileSync(file, writeXml(comprobante));
      return file;
    });
    expect(invoices.map(cadenaOriginal).join('')).toBe(cadenasOf(INVOICE_SHEET, files));
  });

  // Those of a fault may have what is never issued here: third parties, customs.
  const files = ['muestras', 'pagos20', 'sat'].flatMap((within) =>
    (AUTHORITY_IS_THERE ? readdirSync(`${CFDI_DATA}${within}`) : [])
      .filter((name) => name.endsWith('.xml'))
      .map((name) => `${CFDI_DATA}${within}/${name}`),
  );

  it.each(files)('agree on %s', (file) => {
    const read = readXml(readFileSync(file, 'utf8'));
    if ('falla' in read) throw new Error(read.falla);
    expect(cadenaOriginal(read.comprobante)).toBe(cadenasOf(INVOICE_SHEET, [file]));
  });

  it('agree on a stamp', () => {
    const file = `${CFDI_DATA}sat/sellado_valido.xml`;
    const read = readXml(readFileSync(file, 'utf8'));
    if ('falla' in read || read.timbre === null) throw new Error('the file has no stamp');
    // The sheet is for the stamp alone.
    const alone = join(folder, 'timbre.xml');
    const [stamp = ''] = /<tfd:[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
    writeFileSync(
      alone,
      stamp.replace('<tfd:TimbreFiscalDigital', '$& xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'),
    );
    expect(cadenaDelTimbre(read.timbre)).toBe(cadenasOf('cadenaoriginal_TFD_1_1.xslt', [alone]));
  });
});
