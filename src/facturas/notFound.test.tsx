import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { query } from '../data/query.ts';
import { system } from '../theme/index.ts';
import { PaymentField } from './fiscal/PaymentField.tsx';
import { Content } from './invoice/Content.tsx';

// Specification, section 8, "Not found": the texts that the back end of a chain answers with an empty list.
const NO_LINES = 'No se encontraron los Conceptos.';
const NO_WAYS = 'No se encontraron las Formas de pago.';

const nothing = {
  ...{ formaPago: null, metodoPago: null, lugarExpedicion: '06000', conceptos: [], pago: null },
  totales: { subtotal: 0, descuento: 0, traslados: [], total: 0 },
};
const line = {
  ...{ orden: 1, claveProdServ: '50202306', numArt: '10', descripcion: 'Refresco', cantidad: 1, unidad: 'H87' },
  ...{ valorUnitario: '100', objetoImp: '02', importe: 100, descuento: 0, iva: 16, ieps: 0, total: 116 },
};

const field = { name: 'formaPago', onChange: async () => {}, onBlur: async () => {}, ref: () => {}, error: undefined };

function shown(part: ReactNode, client = new QueryClient()): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>{part}</ChakraProvider>
    </QueryClientProvider>,
  );
}

function waysToPay(
  answer: readonly { id: string; nombre: string }[] | null,
  asked: { readonly isPaid?: boolean } = {},
): string {
  const client = new QueryClient();
  if (answer !== null) client.setQueryData(query('formasPago', {}).queryKey, answer);
  return shown(<PaymentField {...field} {...asked} />, client);
}

it('an invoice without lines says so in the place of them', () => {
  expect(shown(<Content contenido={nothing} />)).toContain(NO_LINES);
  const whole = shown(<Content contenido={{ ...nothing, conceptos: [line] }} />);
  expect(whole).toContain('Refresco');
  expect(whole).not.toContain(NO_LINES);
});

it('the ways to pay are those of the back end, or it says that it has none', () => {
  expect(waysToPay([])).toContain(NO_WAYS);
  const two = waysToPay([
    { id: '01', nombre: 'Efectivo' },
    { id: '03', nombre: 'Transferencia' },
  ]);
  expect(two.match(/<option[^>]*>[^<]*/g)?.map((option) => option.replace(/^.*>/, ''))).toEqual([
    ...['Seleccionar', '01 Efectivo', '03 Transferencia'],
  ]);
  expect(two).not.toContain(NO_WAYS);
});

it('the ways to pay of the tax authority stand there until the back end has answered', () => {
  expect(waysToPay(null)).toContain('28 Tarjeta de débito');
  expect(waysToPay(null)).toContain('99 Por definir');
  expect(waysToPay(null, { isPaid: true })).not.toContain('99 Por definir');
  expect(waysToPay(null, { isPaid: false }).match(/<option[^>]*>[^<]*/g)).toHaveLength(2);
  expect(waysToPay(null, { isPaid: false })).toContain('99 Por definir');
});
