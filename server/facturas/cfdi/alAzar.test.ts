import { createVerify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Armado } from '#domain/facturas/cfdi/armado/comun';
import { facturaGlobal } from '#domain/facturas/cfdi/armado/global';
import { notaDeCredito } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { reciboDePago } from '#domain/facturas/cfdi/armado/reciboDePago';
import { facturaDeServicio } from '#domain/facturas/cfdi/armado/servicios';
import { sustituta } from '#domain/facturas/cfdi/armado/sustituta';
import { type LineaDeVenta, ventaNominativa } from '#domain/facturas/cfdi/armado/ventaNominativa';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { restanteDe, totalDeLinea } from '#domain/facturas/cfdi/saldos';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import { AUTHORITY_IS_THERE, againstSchema, cadenasOf, refused, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { EXPEDICION, RECEPTOR, totalOf, VENTAS } from '../../../tests/cfdi/azar.ts';
import { ownCsd, testCsd } from '../../../tests/cfdi/certificates.ts';
import { cadenaOriginal } from './cadenaOriginal.ts';
import type { Csd } from './csd.ts';
import { sealAndStamp } from './timbre.ts';

const NOW = new Date('2026-11-23T14:05:09Z');
const CUANTAS = 500;
const JUZGADAS = 40;
/** Every so many of the sales go through the other kinds as well. */
const CADA = 10;
const AHORA = '2026-11-23T08:05:09';

let folder = '';
let timbrador: Csd;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-azar-'));
  timbrador = await ownCsd(RFC_TIMBRADOR, NOW);
});
afterAll(() => rmSync(folder, { recursive: true }));

const EXTRANJERA = {
  ...RECEPTOR,
  rfc: 'XEXX010101000',
  beneficiario: 'JANE "DOE" & CO <',
  residenciaFiscal: 'USA',
  numRegIdTrib: '123456789',
};

/** The same goods in every kind that the chain issues; a discount and a payment take a third and then the rest. */
function todasDe(lineas: readonly LineaDeVenta[], numero: number): readonly Comprobante[] {
  const total = totalOf(lineas);
  const venta = { ...EXPEDICION, receptor: RECEPTOR, pago: { metodo: 'PPD', forma: '99' } as const, total, lineas };
  const comprobante = { ...hecha(ventaNominativa(venta)), Serie: 'A', Folio: String(numero) };
  if (numero % CADA !== 0 || total < 100) return [comprobante];
  const factura = { uuid: '9FBBF225-7ACE-4194-8FB2-F003739BC5EE', comprobante };
  const tercio = centavos(Math.round(total / 3));
  const nota = hecha(notaDeCredito({ factura, notas: [], pedido: { por: 'descuento', monto: tercio } }));
  const pagar = (recibos: readonly Comprobante[], pagado: number) =>
    hecha(
      reciboDePago({
        lugarExpedicion: '42501',
        fecha: AHORA,
        forma: '03',
        documentos: [{ factura, notas: [], recibos, pagado: centavos(pagado) }],
      }),
    );
  const primero = pagar([], tercio);
  const unidades = (restanteDe(comprobante, [nota]) ?? []).filter((linea) => totalDeLinea(linea) > 0);
  const periodo = { Periodicidad: '01', Meses: '11', Año: '2026' };
  const ventas = [1, 2].map((operacion) => ({ tienda: 1, operacion, lineas }));
  const pago = { metodo: 'PUE', forma: '01' } as const;
  return [
    comprobante,
    nota,
    hecha(notaDeCredito({ factura, notas: [nota], pedido: { por: 'devolucion', lineas: unidades } })),
    primero,
    pagar([primero], total - tercio),
    hecha(sustituta(factura, EXTRANJERA)),
    hecha(facturaGlobal({ ...EXPEDICION, periodo, forma: '01', ventas })),
    hecha(facturaDeServicio({ ...venta, pago, servicio: 'estacionamiento', referencia: 'E-1' })),
    hecha(facturaDeServicio({ ...venta, pago, servicio: 'restaurante', referencia: 'R-1', tasaIva: '0.080000' })),
  ];
}

function hecha(armado: Armado): Comprobante {
  if (!armado.ok) throw new Error(armado.falla);
  return { ...armado.comprobante, Fecha: AHORA };
}

describe(`what is made of ${CUANTAS} random sales${SKIPPED}`, () => {
  it.skipIf(!AUTHORITY_IS_THERE)('has the authority’s schema, cadena original and a seal of it', async () => {
    const csd = testCsd();
    const { publicKey } = new X509Certificate(Buffer.from(csd.certificado, 'base64'));
    const made = fc
      .sample(VENTAS, { numRuns: CUANTAS, seed: 40 })
      .flatMap(todasDe)
      .map((comprobante, numero) => {
        const { xml, comprobante: sellado } = sealAndStamp(comprobante, csd, timbrador, NOW);
        const file = join(folder, `${numero}.xml`);
        writeFileSync(file, xml);
        const cadena = cadenaOriginal(sellado);
        const verify = createVerify('RSA-SHA256').update(cadena, 'utf8');
        expect(verify.verify(publicKey, sellado.Sello ?? '', 'base64')).toBe(true);
        return { file, cadena, tipo: comprobante.TipoDeComprobante };
      });
    const files = made.map(({ file }) => file);
    expect(made.filter(({ tipo }) => tipo !== 'I').length).toBeGreaterThan(CUANTAS / CADA);
    expect(againstSchema(files)).toEqual([]);
    expect(cadenasOf('cadenaoriginal_4_0.xslt', files)).toBe(made.map(({ cadena }) => cadena).join(''));
    // The judge does the same file by file, and so slowly that it is asked of some.
    expect(await refused(files.slice(0, JUZGADAS))).toEqual([]);
  });
});
