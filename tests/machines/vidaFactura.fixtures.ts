import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { PERMISO_FACTURA } from './vidaFactura.table.ts';

/** Who may work on invoices, with a sale that was paid whole at once. */
const venta = { permisos: [PERMISO_FACTURA], deIngreso: true } as const;

const fixtures: Fixtures<typeof vidaFacturaMachine> = {
  entradas: [
    venta,
    { ...venta, deIngreso: false },
    { ...venta, aPlazos: true },
    // An invoice that is new has none of the facts that come by and by.
    { stored: 'vigente', input: venta },
    { stored: 'vigente', input: { ...venta, aPlazos: true, pagada: true } },
    { stored: 'vigente', input: { ...venta, acreditada: true } },
    { stored: 'vigente', input: { ...venta, conRelacionadas: true } },
    { stored: 'vigente', input: { ...venta, aPlazos: true, conRelacionadas: true, conSustituta: true } },
    { stored: 'vigente', input: { ...venta, conRelacionadas: true, conSustituta: true, porSustitucion: true } },
    { stored: 'vigente', input: { ...venta, fueraDePlazo: true } },
    { stored: 'rechazada', input: venta },
    { stored: 'rechazada', input: { ...venta, reemitida: true } },
  ],
  eventos: {
    emitir: [{ type: 'emitir' }],
    timbrar: [{ type: 'timbrar' }],
    rechazar: [{ type: 'rechazar' }],
    reemitir: [{ type: 'reemitir' }],
    acreditar: [{ type: 'acreditar' }],
    pagar: [{ type: 'pagar' }],
    sustituir: [{ type: 'sustituir' }],
    solicitarCancelacion: [{ type: 'solicitarCancelacion' }],
    cancelar: [{ type: 'cancelar' }],
    negarCancelacion: [{ type: 'negarCancelacion' }],
    imprimir: [{ type: 'imprimir' }],
    enviar: [{ type: 'enviar' }],
  },
  actores: {},
  // Nothing of the context changes: who asks, and for what, is given with the input.
  relevante: () => null,
};

export const vidaFacturaModel = model(vidaFacturaMachine, fixtures);
