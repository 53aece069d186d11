import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { system } from '../../theme/index.ts';
import { MadeOutTo } from './MadeOutTo.tsx';

const receptor = {
  ...{ rfc: 'FUNK671228PH6', nombre: 'KARLA FUENTE NOLASCO' },
  ...{ regimenFiscal: '605', codigoPostal: '01160', usoCFDI: 'S01' },
};
const contenido: PreviaFactura['contenido'] = {
  ...{ formaPago: '04', metodoPago: 'PUE', lugarExpedicion: '06000', conceptos: [], pago: null },
  totales: { subtotal: 0, descuento: 0, traslados: [], total: 0 },
};
const pago = {
  fecha: '2026-03-18T12:00:00',
  formaPago: '03',
  numOperacion: null,
  monto: 1,
  documentos: [],
  impuestos: [],
};

function said(previa: Pick<PreviaFactura, 'receptor' | 'contenido'>): string {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <MadeOutTo {...previa} />
    </ChakraProvider>,
  );
  return html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '');
}

it('a preview names the receiver, with all that the authority compares, for what use, and how it is paid', () => {
  expect(said({ receptor, contenido })).toBe(
    'KARLA FUENTE NOLASCO · FUNK671228PH6 · 605 Sueldos y Salarios e Ingresos Asimilados a Salarios · C.P. 01160 · S01 Sin efectos fiscales · 04 Tarjeta de crédito · Pago en una sola exhibición',
  );
});

it('a receipt of payment says how it is paid in its payment', () => {
  const paid = { ...contenido, formaPago: null, metodoPago: null, pago };
  const to = { ...receptor, usoCFDI: 'CP01' };
  expect(said({ receptor: to, contenido: paid })).toBe(
    'KARLA FUENTE NOLASCO · FUNK671228PH6 · 605 Sueldos y Salarios e Ingresos Asimilados a Salarios · C.P. 01160 · CP01 Pagos',
  );
});

it('what no catalogue knows is shown as it stands', () => {
  const odd = { ...contenido, formaPago: '77', metodoPago: null };
  expect(said({ receptor: { ...receptor, regimenFiscal: '', codigoPostal: '', usoCFDI: 'X99' }, contenido: odd })).toBe(
    'KARLA FUENTE NOLASCO · FUNK671228PH6 · X99 · 77',
  );
});
