import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { conTotales } from '#domain/facturas/cfdi/totalesPagos';
import { readXml } from '../../server/facturas/cfdi/readXml.ts';
import { writeXml } from '../../server/facturas/cfdi/writeXml.ts';
import { AUTHORITY_IS_THERE, CFDI_DATA, SKIPPED } from '../../tests/cfdi/authority.ts';
import { con, VENTA } from '../../tests/cfdi/borrador.ts';
import { type Judging, judgeFile } from './judgeFile.ts';

const AHORA: Judging = { ahora: '2026-11-23T09:30:00', padronCerrado: false };
const CERRADO: Judging = { ...AHORA, padronCerrado: true };
const XML = writeXml(VENTA, {});

/** The codes that a file is refused by, each once. */
function codesOf(bytes: Buffer, judging = AHORA): readonly string[] {
  const verdict = judgeFile(bytes, judging);
  if ('falla' in verdict) throw new Error(verdict.falla);
  return [...new Set(verdict.rechazos.map(({ codigo }) => codigo))];
}

function filesIn(folder: string): readonly { readonly name: string; readonly bytes: Buffer }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

describe('a file', () => {
  it.each([
    ['as we write it', Buffer.from(XML)],
    ['with a mark at its start', Buffer.from(`\uFEFF${XML}`)],
    ['with other ends of lines and comments', Buffer.from(XML.replaceAll('><', '>\r\n<!-- nota --><'))],
    ['in Latin 1', Buffer.from(XML.replace(/encoding="UTF-8"/i, 'encoding="ISO-8859-1"'), 'latin1')],
    ['in UTF-16', Buffer.from(`\uFEFF${XML.replace(/encoding="UTF-8"/i, 'encoding="UTF-16"')}`, 'utf16le')],
    [
      'with a complement that is not known',
      Buffer.from(
        XML.replace(
          '</cfdi:Comprobante>',
          '<cfdi:Complemento><x:y xmlns:x="urn:x" z="1"/></cfdi:Complemento></cfdi:Comprobante>',
        ),
      ),
    ],
    ['whose hour is still to be put in', Buffer.from(XML.replace('2026-11-23T09:30:00', '%fecha-timbrado%'))],
  ])('%s is read and has no refusal', (_, bytes) => {
    expect(codesOf(bytes)).toEqual([]);
  });

  it('that lacks an accent where its name has one is another', () => {
    const accented = writeXml(con(VENTA, { 'Receptor.Nombre': 'XÓCHILT CASAS CHAVEZ' }), {});
    expect(codesOf(Buffer.from(accented.replace(/encoding="UTF-8"/i, 'encoding="windows-1252"'), 'latin1'))).toEqual([
      'CFDI40145',
    ]);
  });

  it.each([
    ['no text', Buffer.from([0x3c, 0xff, 0xff]), 'El archivo no es un texto que se pueda leer.'],
    [
      'an encoding that nobody knows',
      Buffer.from('<?xml version="1.0" encoding="KLINGON"?><a/>'),
      'El archivo no es un texto que se pueda leer.',
    ],
    ['no XML', Buffer.from('hola'), 'El archivo no es un XML.'],
    ['empty', Buffer.from(''), 'El archivo no es un XML.'],
    ['another XML', Buffer.from('<a/>'), 'El XML no es un CFDI: su raíz es a y no Comprobante.'],
  ])('that is %s is told to be so', (_, bytes, falla) => {
    expect(judgeFile(bytes, AHORA)).toEqual({ falla });
  });

  it('is judged by a closed registry only when asked', () => {
    const other = Buffer.from(
      writeXml(con(VENTA, { 'Receptor.Rfc': 'AAI040720KB2', 'Receptor.RegimenFiscalReceptor': '601' }), {}),
    );
    expect(codesOf(other)).toEqual([]);
    expect(codesOf(other, CERRADO)).toEqual(
      expect.arrayContaining(['CFDI40143', 'CFDI40144', 'CFDI40145', 'CFDI40147']),
    );
    expect(codesOf(Buffer.from(XML), CERRADO)).toEqual([]);
  });

  it('with parts that are not read is told the owner of its certificate, and of no wrong seal', () => {
    const part = '<cfdi:CuentaPredial Numero="1"/></cfdi:Concepto>';
    const sealed = con(VENTA, { Sello: 'AAAA', Certificado: 'AAAA', NoCertificado: '30001000000500003416' });
    const whole = writeXml(sealed, {});
    expect(whole).toContain('</cfdi:Concepto>');
    expect(codesOf(Buffer.from(whole.replace('</cfdi:Concepto>', part)))).toEqual(['CFDI40106']);
  });

  it('for foreign trade is accepted with its complement, and not without', () => {
    const abroad = writeXml(con(VENTA, { Exportacion: '02' }), {});
    const complement =
      '<cfdi:Complemento><c:ComercioExterior xmlns:c="http://www.sat.gob.mx/ComercioExterior20"/></cfdi:Complemento>';
    expect(codesOf(Buffer.from(abroad))).toEqual(['CFDI40122']);
    expect(codesOf(Buffer.from(abroad.replace('</cfdi:Comprobante>', `${complement}</cfdi:Comprobante>`)))).toEqual([]);
  });

  it('with a seal that is none is refused', () => {
    const sealed = con(VENTA, { Sello: 'AAAA', Certificado: 'AAAA', NoCertificado: '30001000000500003416' });
    expect(codesOf(Buffer.from(writeXml(sealed, {})))).toEqual(['CFDI40102', 'CFDI40106']);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cfdi-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(...args: readonly string[]): {
    readonly status: number | null;
    readonly out: readonly string[];
    readonly err: string;
  } {
    const script = fileURLToPath(new URL('../cfdi.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
      encoding: 'utf8',
    });
    return { status, out: stdout.trimEnd().split('\n'), err: stderr };
  }

  it('says of each file its codes, places and sentences, and fails when one is refused', () => {
    mkdirSync(join(folder, 'dentro'));
    writeFileSync(join(folder, 'a.xml'), XML);
    writeFileSync(join(folder, 'b.XML'), writeXml(con(VENTA, { MetodoPago: 'PIP' }), {}));
    writeFileSync(join(folder, 'dentro', 'c.xml'), 'hola');
    writeFileSync(join(folder, 'd.txt'), 'no es de nadie');
    const { status, out } = run('juzgar', folder, '--ahora', AHORA.ahora);
    expect(out).toEqual([
      'a.xml: sin rechazos',
      'b.XML: 1 rechazo',
      '  CFDI40124 MetodoPago: El método de pago no está en el catálogo del SAT: PUE si se pagó de una vez, PPD si se paga después.',
      'dentro/c.xml: ilegible. El archivo no es un XML.',
      '3 archivos: 1 sin rechazos, 1 rechazados, 1 ilegibles.',
    ]);
    expect(status).toBe(1);
  });

  it('is content with a file without a fault', () => {
    writeFileSync(join(folder, 'a.xml'), XML);
    expect(run('juzgar', join(folder, 'a.xml'), '--ahora', AHORA.ahora)).toEqual({
      status: 0,
      out: ['a.xml: sin rechazos', '1 archivo: 1 sin rechazos, 0 rechazados, 0 ilegibles.'],
      err: '',
    });
  });

  it('says how it is used, and which folder is not there', () => {
    expect(run('juzgar').err).toMatch(/^Uso: npm run cfdi -- juzgar CARPETA/);
    expect(run('juzgar', folder, '--ahora', 'ayer').status).toBe(2);
    expect(run('juzgar', '/no/hay')).toMatchObject({ status: 2, err: 'No se puede leer la carpeta /no/hay.\n' });
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`others' files${SKIPPED}`, () => {
  /** Refused only where the owners of RFCs are known: here they are not all known, so by default they pass. */
  const CON_PADRON = ['CFDI40143.xml', 'CFDI40145.xml'];

  it('that a provider refuses are refused by the code that they are named after', () => {
    const verdicts = filesIn(join(CFDI_DATA, 'errores')).map(({ name, bytes }) => ({
      name,
      open: codesOf(bytes).includes(name.replace('.xml', '')),
      closed: codesOf(bytes, CERRADO).includes(name.replace('.xml', '')),
    }));
    expect(verdicts).toHaveLength(23);
    expect(verdicts.filter(({ open }) => !open).map(({ name }) => name)).toEqual(CON_PADRON);
    expect(verdicts.filter(({ closed }) => !closed)).toEqual([]);
  });

  it('that a provider stamps have no refusal', () => {
    const verdicts = filesIn(join(CFDI_DATA, 'muestras')).map(({ name, bytes }) => [name, codesOf(bytes)]);
    expect(verdicts).toHaveLength(4);
    expect(verdicts.filter(([, codes]) => codes?.length !== 0)).toEqual([]);
  });

  it('that is sealed and stamped has none at the hour of its stamp, and its seal is not that of another amount', () => {
    const bytes = readFileSync(join(CFDI_DATA, 'sat', 'sellado_valido.xml'));
    expect(codesOf(bytes)).toEqual([]);
    const other = bytes.toString().replace(' Descripcion="', ' Descripcion="X');
    expect(codesOf(Buffer.from(other))).toEqual(['CFDI40102']);
    const foreign = bytes.toString().replace('Rfc="EKU9003173C9"', 'Rfc="URE180429TM6"');
    expect(codesOf(Buffer.from(foreign))).toEqual(['CFDI40102', 'CFDI40106', 'CFDI40139']);
  });

  it('of payments recompute equal', () => {
    for (const { name, bytes } of filesIn(join(CFDI_DATA, 'pagos20'))) {
      const found = readXml(bytes.toString());
      if ('falla' in found) throw new Error(found.falla);
      const { Pagos } = found.comprobante;
      if (Pagos === undefined) throw new Error(`${name} has no payments`);
      expect({ name, ...numbersOf(conTotales(Pagos.Pago)) }).toEqual({ name, ...numbersOf(Pagos) });
      expect(codesOf(bytes).filter((code) => /^CRP202/.test(code))).toEqual([]);
    }
  });
});

/** Amounts as numbers, since one writes 0 and another 0.00. */
function numbersOf(value: unknown): object {
  const json = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && /^\d+(\.\d+)?$/.test(part) ? Number(part) : part,
  );
  return JSON.parse(json);
}
