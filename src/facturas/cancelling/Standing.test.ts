import { expect, it } from 'vitest';
import { nextOf } from './Standing.tsx';

const asked = { motivo: '02', pedida: '2026-11-23T18:00:00.000Z', respuesta: null, conAcuse: false } as const;

it('a request to cancel says what happens next', () => {
  expect(nextOf({ ...asked, estado: 'pedida' }, null)).toBe(
    'Se está preguntando al proveedor: aquí se verá qué contesta.',
  );
  expect(nextOf({ ...asked, estado: 'pendiente' }, '2026-11-26')).toBe(
    'Quien la recibió puede contestar hasta el 26/11/2026. Si no contesta, se cancela.',
  );
  expect(nextOf({ ...asked, estado: 'pendiente' }, null)).toBe('Se espera la respuesta de quien la recibió.');
  expect(nextOf({ ...asked, estado: 'aceptada' }, null)).toBe('Nada: la factura se canceló.');
  expect(nextOf({ ...asked, estado: 'rechazada', respuesta: 'El cliente no la aceptó.' }, null)).toBe(
    'No se aceptó: la factura sigue vigente. El cliente no la aceptó.',
  );
});
