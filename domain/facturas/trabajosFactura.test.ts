import { describe, expect, it } from 'vitest';
import { FACTURA_TEXTS, refusalTextFactura } from './trabajosFactura.ts';

const EXPIRED =
  'El plazo para cancelar esta factura terminó con la declaración anual de su ejercicio: ya no se cancela ni se sustituye.';
const SUBSTITUTED = 'Esta factura ya tiene otra que la sustituye: trabaje con esa.';

describe('a refused work on an invoice says', () => {
  it.each([
    ['timbrar', 0, 'state', 'Una factura nueva no permite timbrarla.'],
    ['emitir', 1, 'state', 'Una factura en estado BORRADOR no permite emitirla.'],
    ['rechazar', 2, 'state', 'Una factura en estado VIGENTE no permite rechazarla.'],
    ['acreditar', 3, 'state', 'Una factura en estado CANCELACIÓN SOLICITADA no permite hacerle una nota de crédito.'],
    ['pagar', 4, 'state', 'Una factura en estado CANCELADA no permite hacerle un recibo de pago.'],
    ['sustituir', 4, 'state', 'Una factura en estado CANCELADA no permite sustituirla.'],
    ['solicitarCancelacion', 6, 'state', 'Una factura en estado SUSTITUIDA no permite cancelarla.'],
    ['cancelar', 2, 'state', 'Una factura en estado VIGENTE no permite darla por cancelada.'],
    ['negarCancelacion', 2, 'state', 'Una factura en estado VIGENTE no permite negar su cancelación.'],
    ['imprimir', 5, 'state', 'Una factura en estado RECHAZADA no permite imprimirla.'],
    ['enviar', 4, 'state', 'Una factura en estado CANCELADA no permite enviarla por correo.'],
    ['emitir', 0, 'person', 'No tiene permiso para emitirla.'],
    ['solicitarCancelacion', 2, 'person', 'No tiene permiso para cancelarla.'],
    ['solicitarCancelacion', 2, 'expired', EXPIRED],
    ['sustituir', 2, 'expired', EXPIRED],
    [
      ...(['solicitarCancelacion', 2, 'begun'] as const),
      'Esta factura tiene documentos relacionados que siguen vigentes: cancélelos primero. Si otra factura la sustituye, cancélela con el motivo 01.',
    ],
    [
      ...(['sustituir', 2, 'begun'] as const),
      'Esta factura tiene documentos relacionados que siguen vigentes: cancélelos primero. Si otra ya la sustituye, trabaje con esa.',
    ],
    ['reemitir', 2, 'state', 'Una factura en estado VIGENTE no permite emitirla de nuevo.'],
    ['reemitir', 5, 'begun', 'Esta factura rechazada ya se emitió de nuevo: trabaje con la nueva.'],
    ['acreditar', 2, 'begun', SUBSTITUTED],
    ['pagar', 2, 'begun', SUBSTITUTED],
    ['acreditar', 2, 'kind', 'Solo una factura de venta lleva notas de crédito.'],
    ['pagar', 2, 'kind', 'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.'],
    ['sustituir', 2, 'kind', 'Solo una factura de venta se sustituye: este documento se cancela y se hace otro.'],
    ['acreditar', 2, 'spent', 'De esta factura ya no queda importe para notas de crédito.'],
    ['pagar', 2, 'spent', 'De esta factura ya no queda saldo por pagar.'],
    // Reasons of other lives.
    ['pagar', 4, 'own', 'Una factura en estado CANCELADA no permite hacerle un recibo de pago.'],
    ['pagar', 4, 'unknown', 'Una factura en estado CANCELADA no permite hacerle un recibo de pago.'],
    ['pagar', 4, 'elsewhere', 'Una factura en estado CANCELADA no permite hacerle un recibo de pago.'],
  ] as const)('%s in state %d by %s: %s', (accion, estado, reason, text) => {
    expect(refusalTextFactura(accion, estado, reason)).toBe(text);
  });
});

describe('the works on invoices say', () => {
  it("the specification's texts letter for letter", () => {
    const { actualizada, generada, escalada, sinConceptos, sinFormasPago, sinResultados } = FACTURA_TEXTS;
    expect([actualizada, generada, escalada, sinConceptos, sinFormasPago, sinResultados]).toEqual([
      'La Factura se actualizó con éxito',
      'La Factura se generó con éxito',
      'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
      'No se encontraron los Conceptos.',
      'No se encontraron las Formas de pago.',
      'No se encontraron resultados.',
    ]);
  });

  it.each([
    [
      FACTURA_TEXTS.otraEnCurso('A-1'),
      'La factura A-1 de este caso no ha terminado de generarse. Espere a que termine antes de hacer otra.',
    ],
    [FACTURA_TEXTS.ventaFacturada('A-1'), 'Esta operación ya está en la factura A-1.'],
    [FACTURA_TEXTS.casoSolucionado(7), 'El caso 7 está solucionado: ya no admite facturas.'],
    [FACTURA_TEXTS.casoPendiente(7), 'El caso 7 espera que se decida su autorización: todavía no admite facturas.'],
    [FACTURA_TEXTS.cancelada('A-1'), 'La factura A-1 se canceló'],
    [
      FACTURA_TEXTS.solicitada('A-1', '19/03/2026'),
      'Se pidió cancelar la factura A-1: quien la recibió puede contestar hasta el 19/03/2026',
    ],
    [FACTURA_TEXTS.solicitada('A-1', null), 'Se pidió cancelar la factura A-1: falta que conteste quien la recibió'],
    [FACTURA_TEXTS.negada('A-1'), 'La cancelación de la factura A-1 no se aceptó: sigue vigente'],
    [
      FACTURA_TEXTS.sinSustituta('A-1'),
      'El motivo 01 pide la factura vigente que sustituye a la A-1. Emítala primero en MANTENIMIENTO FACTURA.',
    ],
    [
      FACTURA_TEXTS.sinSaberse,
      'No se sabe todavía si la factura se timbró: se terminará sola. Puede reintentar, no se emitirá dos veces.',
    ],
    [
      FACTURA_TEXTS.cancelacionSinSaberse,
      'No se sabe todavía qué contestó el proveedor a la cancelación: se preguntará de nuevo. Puede reintentar, se pide una sola vez.',
    ],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});
