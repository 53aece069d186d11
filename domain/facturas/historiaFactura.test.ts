import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { type EntradaDeFactura, entradaDeFacturaEnPalabras, numeroDeEnvio } from './historiaFactura.ts';

const uuid = '5FF5F5A6-6B22-4D2C-8A3F-0D9E6C8A1B2C';

/** Each entry as it is kept, and as the history says it. */
const ENTRIES: readonly (readonly [EntradaDeFactura, string])[] = [
  [{ trabajo: 'emitir' }, 'Factura con folio, por timbrar'],
  [{ trabajo: 'timbrar', uuid, porElSistema: false }, `Factura timbrada: ${uuid}`],
  [{ trabajo: 'timbrar', uuid, porElSistema: true }, `Factura timbrada: ${uuid} (la terminó el sistema)`],
  [
    { trabajo: 'rechazar', motivo: 'CFDI40147: El código postal no es el del RFC.', porElSistema: false },
    'Factura rechazada por el proveedor: CFDI40147: El código postal no es el del RFC.',
  ],
  [
    { trabajo: 'rechazar', motivo: 'CFDI40101', porElSistema: true },
    'Factura rechazada por el proveedor: CFDI40101 (la terminó el sistema)',
  ],
  [{ trabajo: 'acreditar', nombre: 'N-7', monto: fromPesos(1_116.5) }, 'Nota de crédito N-7 por $1,116.50'],
  [{ trabajo: 'pagar', nombre: 'P-12', monto: fromPesos(0.01) }, 'Recibo de pago P-12 por $0.01'],
  [{ trabajo: 'sustituir', nombre: 'A-124' }, 'La sustituye la factura A-124'],
  [{ trabajo: 'reemitir', nombre: 'A-124' }, 'Se emitió de nuevo como A-124'],
  [
    { trabajo: 'solicitarCancelacion', motivo: '01' },
    'Cancelación pedida: Comprobante emitido con errores con relación',
  ],
  [{ trabajo: 'solicitarCancelacion', motivo: '03' }, 'Cancelación pedida: No se llevó a cabo la operación'],
  [
    { trabajo: 'esperarAceptacion', plazo: '19/03/2026 10:00' },
    'La cancelación espera la respuesta de quien la recibió, hasta el 19/03/2026 10:00',
  ],
  [{ trabajo: 'esperarAceptacion', plazo: null }, 'La cancelación espera la respuesta de quien la recibió'],
  [{ trabajo: 'cancelar', porElSistema: false }, 'Factura cancelada'],
  [{ trabajo: 'cancelar', porElSistema: true }, 'Factura cancelada (la terminó el sistema)'],
  [
    { trabajo: 'negarCancelacion', motivo: 'El receptor la rechazó.', porElSistema: false },
    'Cancelación negada: El receptor la rechazó.',
  ],
  [
    { trabajo: 'negarCancelacion', motivo: 'El receptor la rechazó.', porElSistema: true },
    'Cancelación negada: El receptor la rechazó. (la terminó el sistema)',
  ],
  [
    { trabajo: 'avisar', que: 'timbre', personas: 3 },
    'Un día sin timbre: se avisó a 3 personas que facturan (lo hizo el sistema)',
  ],
  [
    { trabajo: 'avisar', que: 'cancelacion', personas: 1 },
    'Un día sin respuesta a la cancelación: se avisó a una persona que factura (lo hizo el sistema)',
  ],
  [{ trabajo: 'avisar', que: 'timbre', personas: 0 }, 'Un día sin timbre: no hay a quién avisar (lo hizo el sistema)'],
  [{ trabajo: 'imprimir' }, 'Factura abierta como PDF'],
  [{ trabajo: 'enviar', correo: 'maria@correo.mx' }, 'Se pidió enviar la factura a maria@correo.mx'],
];

describe('an entry in the history of an invoice', () => {
  it.each(ENTRIES)('%j says: %s', (entry, words) => {
    expect(entradaDeFacturaEnPalabras(entry)).toBe(words);
  });
});

it('the next mail has a number that none before it had, whichever of them are still kept', () => {
  const correo = 'karla@correo.mx';
  const sent = (numero?: number): EntradaDeFactura => ({
    trabajo: 'enviar',
    correo,
    ...(numero !== undefined && { numero }),
  });
  expect(numeroDeEnvio([{ trabajo: 'emitir' }])).toBe(1);
  expect(numeroDeEnvio([sent(1), { trabajo: 'imprimir' }, sent(2)])).toBe(3);
  // Written before the number was kept: each was one mail.
  expect(numeroDeEnvio([sent(), sent()])).toBe(3);
  // An alert of the invoice was counted, too.
  expect(numeroDeEnvio([sent(2)])).toBe(3);
});
