/**
 * La vida de una factura: en qué estado está, qué trabajo lleva a cuál y quién puede hacerlo. Es la regla misma: el servidor
 * decide con esta máquina, y la pantalla habilita sus botones con ella.
 */

import { setup } from 'xstate';
import type { IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { Permiso } from '#domain/common/permisos';
import type { AccionFactura } from '#domain/facturas/trabajosFactura';
import type { LifeArrowMeta } from './life.ts';

/** Quién quiere trabajar en la factura, y lo que de la factura misma importa a la regla. */
export interface VidaFacturaContext {
  readonly permisos: readonly Permiso[];
  /** Es una venta (CFDI de ingreso), no una nota ni un recibo. */
  readonly deIngreso: boolean;
  /** Se paga después o en partes (PPD). */
  readonly aPlazos: boolean;
  /** Sus notas de crédito ya suman lo que vale. */
  readonly acreditada: boolean;
  /** Sus pagos y notas ya suman lo que vale. */
  readonly pagada: boolean;
  /** Tiene notas, recibos o una sustituta que cuentan. */
  readonly conRelacionadas: boolean;
  /** Otra factura que cuenta toma su lugar. */
  readonly conSustituta: boolean;
  /** Pasó la declaración anual de su ejercicio. */
  readonly fueraDePlazo: boolean;
  /** Rechazada, ya se emitió de nuevo con otro folio. */
  readonly reemitida: boolean;
  /** Se cancela porque otra, ya timbrada, tomó su lugar (motivo 01). */
  readonly porSustitucion: boolean;
}

/** Un trabajo sobre la factura, por el nombre que tiene en la pantalla y en la historia. */
export type VidaFacturaEvent = { readonly [A in AccionFactura]: { readonly type: A } }[AccionFactura];

const nobody: VidaFacturaContext = {
  permisos: [],
  deIngreso: false,
  aPlazos: false,
  acreditada: false,
  pagada: false,
  conRelacionadas: false,
  conSustituta: false,
  fueraDePlazo: false,
  reemitida: false,
  porSustitucion: false,
};

interface Asked {
  readonly context: VidaFacturaContext;
}

function facturar({ context }: Asked): boolean {
  return context.permisos.includes('facturar');
}

export const vidaFacturaMachine = setup({
  types: {
    context: {} as VidaFacturaContext,
    events: {} as VidaFacturaEvent,
    input: {} as Partial<VidaFacturaContext>,
    meta: {} as { readonly id: IdEstadoFactura | 0 },
    transitionMeta: {} as LifeArrowMeta,
  },
  guards: {
    facturar,
    noEsVenta: (asked) => facturar(asked) && !asked.context.deIngreso,
    noEsAPlazos: (asked) => facturar(asked) && !(asked.context.deIngreso && asked.context.aPlazos),
    yaAcreditada: (asked) => facturar(asked) && asked.context.acreditada,
    yaPagada: (asked) => facturar(asked) && asked.context.pagada,
    yaSustituida: (asked) => facturar(asked) && asked.context.conSustituta,
    pasoElPlazo: (asked) => facturar(asked) && asked.context.fueraDePlazo,
    tieneRelacionadas: (asked) => facturar(asked) && asked.context.conRelacionadas && !asked.context.porSustitucion,
    yaReemitida: (asked) => facturar(asked) && asked.context.reemitida,
    laSustituyeOtra: (asked) => facturar(asked) && asked.context.porSustitucion,
  },
}).createMachine({
  id: 'vidaFactura',
  description: 'La vida de una factura, del folio que toma a lo que el SAT tiene de ella.',
  context: ({ input }) => ({ ...nobody, ...input }),
  initial: 'nueva',
  states: {
    nueva: {
      meta: { id: 0 },
      description: 'Nueva: se está llenando en la pantalla y todavía no tiene folio.',
      on: { emitir: { guard: 'facturar', target: 'borrador' } },
    },
    borrador: {
      meta: { id: 1 },
      description: 'BORRADOR: tiene folio y se pidió timbrarla; no se sabe todavía qué contestó el proveedor.',
      on: {
        timbrar: { guard: 'facturar', target: 'vigente' },
        rechazar: { guard: 'facturar', target: 'rechazada', description: 'El proveedor dijo por qué no.' },
      },
    },
    vigente: {
      meta: { id: 2 },
      description: 'VIGENTE: timbrada; vale ante el SAT.',
      on: {
        acreditar: [
          { guard: 'noEsVenta', meta: { refusal: 'kind' }, description: 'Solo una venta lleva notas de crédito.' },
          { guard: 'yaSustituida', meta: { refusal: 'begun' }, description: 'La nota se hace de la que la sustituye.' },
          { guard: 'yaAcreditada', meta: { refusal: 'spent' }, description: 'No queda importe para notas.' },
          { guard: 'facturar', target: 'vigente', description: 'Una nota de crédito le baja lo que vale.' },
        ],
        pagar: [
          {
            guard: 'noEsAPlazos',
            meta: { refusal: 'kind' },
            description: 'Solo lo que se paga después lleva recibos.',
          },
          {
            guard: 'yaSustituida',
            meta: { refusal: 'begun' },
            description: 'El recibo se hace de la que la sustituye.',
          },
          { guard: 'yaPagada', meta: { refusal: 'spent' }, description: 'No queda saldo por pagar.' },
          { guard: 'facturar', target: 'vigente', description: 'Un recibo de pago le baja el saldo.' },
        ],
        sustituir: [
          { guard: 'noEsVenta', meta: { refusal: 'kind' }, description: 'Solo una venta se sustituye.' },
          { guard: 'yaSustituida', meta: { refusal: 'begun' }, description: 'Ya hay otra en su lugar.' },
          {
            guard: 'pasoElPlazo',
            meta: { refusal: 'expired' },
            description: 'Como ya no se puede cancelar, las dos quedarían vigentes.',
          },
          {
            guard: 'tieneRelacionadas',
            meta: { refusal: 'begun' },
            description: 'Sus notas y recibos no contarían en la nueva.',
          },
          { guard: 'facturar', target: 'vigente', description: 'Otra toma su lugar; esta se cancela después.' },
        ],
        solicitarCancelacion: [
          { guard: 'pasoElPlazo', meta: { refusal: 'expired' }, description: 'Pasó la declaración anual.' },
          {
            guard: 'tieneRelacionadas',
            meta: { refusal: 'begun' },
            description: 'Lo relacionado se cancela primero, salvo que otra ya timbrada la sustituya (motivo 01).',
          },
          { guard: 'facturar', target: 'cancelacionSolicitada', meta: { debe: ['caso'] } },
        ],
        imprimir: { guard: 'facturar', target: 'vigente' },
        enviar: { guard: 'facturar', target: 'vigente', meta: { debe: ['correo'] } },
      },
    },
    cancelacionSolicitada: {
      meta: { id: 3 },
      description:
        'CANCELACIÓN SOLICITADA: se pidió al SAT; si hace falta, quien la recibió tiene tres días hábiles para contestar.',
      on: {
        cancelar: [
          { guard: 'laSustituyeOtra', target: 'sustituida', description: 'Se canceló por el motivo 01.' },
          { guard: 'facturar', target: 'cancelada', description: 'Se aceptó, o venció el plazo para contestar.' },
        ],
        negarCancelacion: {
          guard: 'facturar',
          target: 'vigente',
          description: 'Quien la recibió no la aceptó, o el SAT no la admite.',
        },
        imprimir: { guard: 'facturar', target: 'cancelacionSolicitada' },
        enviar: { guard: 'facturar', target: 'cancelacionSolicitada', meta: { debe: ['correo'] } },
      },
    },
    cancelada: {
      meta: { id: 4 },
      description: 'CANCELADA: ya no vale; queda su papel.',
      on: { imprimir: { guard: 'facturar', target: 'cancelada' } },
    },
    rechazada: {
      meta: { id: 5 },
      description: 'RECHAZADA: no se timbró; explica el hueco de su folio.',
      on: {
        reemitir: [
          { guard: 'yaReemitida', meta: { refusal: 'begun' }, description: 'Se trabaja con la nueva.' },
          {
            guard: 'facturar',
            target: 'rechazada',
            description: 'Lo corregido se emite con otro folio; esta se queda.',
          },
        ],
      },
    },
    sustituida: {
      meta: { id: 6 },
      description: 'SUSTITUIDA: cancelada porque otra tomó su lugar; queda su papel.',
      on: { imprimir: { guard: 'facturar', target: 'sustituida' } },
    },
  },
});
