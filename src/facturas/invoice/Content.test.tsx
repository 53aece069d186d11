import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { system } from '../../theme/index.ts';
import { Content } from './Content.tsx';

const line = {
  ...{ orden: 1, claveProdServ: '50202306', numArt: '10', descripcion: 'Refresco', cantidad: 1, unidad: 'H87' },
  ...{ valorUnitario: '100', importe: 100, descuento: 0, iva: 16, ieps: 0, total: 116 },
};
const contenido = {
  ...{ formaPago: '01', metodoPago: 'PUE', lugarExpedicion: '06000', pago: null },
  totales: { subtotal: 100, descuento: 0, traslados: [], total: 116 },
};

it.each([
  // Nearly all are, so that the word would only stand before what differs.
  ['02', '10 · 50202306'],
  ['01', '10 · 50202306 · Impuestos: 01 No objeto de impuesto'],
  // Of a document that says nothing of it, and of a later catalogue.
  [null, '10 · 50202306'],
  ['99', '10 · 50202306 · Impuestos: 99'],
])('a line whose object of the tax is %s says below it: %s', (objetoImp, said) => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <Content contenido={{ ...contenido, conceptos: [{ ...line, objetoImp }] }} />
    </ChakraProvider>,
  );
  expect(html).toContain(`<small>${said}</small>`);
});
