import type { Permiso } from '#domain/common/permisos';
import { tableOf } from './kit/table.ts';

/**
 * The state to which each work on an invoice leads for whoever may do it, by its state and the facts that its life
 * reads; «no» is not at all. Written by hand, to be read and disputed by whoever decides it; chart and server are both
 * held to it. A plain one is a sale that was paid whole at once; BORRADOR takes nothing that a fact could change.
 */
export const VIDA_FACTURA = tableOf(`
  Factura                                                     | emitir   | timbrar | rechazar  | reemitir  | acreditar | pagar   | sustituir | solicitarCancelacion   | cancelar   | negarCancelacion | imprimir               | enviar
  NUEVA                                                       | BORRADOR | no      | no        | no        | no        | no      | no        | no                     | no         | no               | no                     | no
  BORRADOR                                                    | no       | VIGENTE | RECHAZADA | no        | no        | no      | no        | no                     | no         | no               | no                     | no
  BORRADOR, no es venta                                       | no       | VIGENTE | RECHAZADA | no        | no        | no      | no        | no                     | no         | no               | no                     | no
  VIGENTE                                                     | no       | no      | no        | no        | VIGENTE   | kind    | VIGENTE   | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, pagada                                             | no       | no      | no        | no        | VIGENTE   | kind    | VIGENTE   | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, acreditada                                         | no       | no      | no        | no        | spent     | kind    | VIGENTE   | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, a plazos                                           | no       | no      | no        | no        | VIGENTE   | VIGENTE | VIGENTE   | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, a plazos, pagada                                   | no       | no      | no        | no        | VIGENTE   | spent   | VIGENTE   | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, a plazos, acreditada                               | no       | no      | no        | no        | spent     | VIGENTE | VIGENTE   | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, no es venta                                        | no       | no      | no        | no        | kind      | kind    | kind      | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, no es venta, a plazos                              | no       | no      | no        | no        | kind      | kind    | kind      | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, no es venta, fuera de plazo                        | no       | no      | no        | no        | kind      | kind    | kind      | expired                | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, con relacionadas                                   | no       | no      | no        | no        | VIGENTE   | kind    | begun     | begun                  | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, a plazos, con relacionadas                         | no       | no      | no        | no        | VIGENTE   | VIGENTE | begun     | begun                  | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, con relacionadas, con sustituta                    | no       | no      | no        | no        | begun     | kind    | begun     | begun                  | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, con relacionadas, con sustituta, acreditada        | no       | no      | no        | no        | begun     | kind    | begun     | begun                  | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, a plazos, con relacionadas, con sustituta, pagada  | no       | no      | no        | no        | begun     | begun   | begun     | begun                  | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, con relacionadas, con sustituta, por sustitución   | no       | no      | no        | no        | begun     | kind    | begun     | CANCELACIÓN SOLICITADA | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, fuera de plazo                                     | no       | no      | no        | no        | VIGENTE   | kind    | expired   | expired                | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, a plazos, fuera de plazo                           | no       | no      | no        | no        | VIGENTE   | VIGENTE | expired   | expired                | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, fuera de plazo, con relacionadas                   | no       | no      | no        | no        | VIGENTE   | kind    | expired   | expired                | no         | no               | VIGENTE                | VIGENTE
  VIGENTE, fuera de plazo, con sustituta, por sustitución     | no       | no      | no        | no        | begun     | kind    | begun     | expired                | no         | no               | VIGENTE                | VIGENTE
  CANCELACIÓN SOLICITADA                                      | no       | no      | no        | no        | no        | no      | no        | no                     | CANCELADA  | VIGENTE          | CANCELACIÓN SOLICITADA | CANCELACIÓN SOLICITADA
  CANCELACIÓN SOLICITADA, no es venta                         | no       | no      | no        | no        | no        | no      | no        | no                     | CANCELADA  | VIGENTE          | CANCELACIÓN SOLICITADA | CANCELACIÓN SOLICITADA
  CANCELACIÓN SOLICITADA, fuera de plazo                      | no       | no      | no        | no        | no        | no      | no        | no                     | CANCELADA  | VIGENTE          | CANCELACIÓN SOLICITADA | CANCELACIÓN SOLICITADA
  CANCELACIÓN SOLICITADA, con relacionadas, con sustituta     | no       | no      | no        | no        | no        | no      | no        | no                     | CANCELADA  | VIGENTE          | CANCELACIÓN SOLICITADA | CANCELACIÓN SOLICITADA
  CANCELACIÓN SOLICITADA, con sustituta, por sustitución      | no       | no      | no        | no        | no        | no      | no        | no                     | SUSTITUIDA | VIGENTE          | CANCELACIÓN SOLICITADA | CANCELACIÓN SOLICITADA
  CANCELADA                                                   | no       | no      | no        | no        | no        | no      | no        | no                     | no         | no               | CANCELADA              | no
  CANCELADA, no es venta                                      | no       | no      | no        | no        | no        | no      | no        | no                     | no         | no               | CANCELADA              | no
  RECHAZADA                                                   | no       | no      | no        | RECHAZADA | no        | no      | no        | no                     | no         | no               | no                     | no
  RECHAZADA, reemitida                                        | no       | no      | no        | begun     | no        | no      | no        | no                     | no         | no               | no                     | no
  SUSTITUIDA                                                  | no       | no      | no        | no        | no        | no      | no        | no                     | no         | no               | SUSTITUIDA             | no
  SUSTITUIDA, con sustituta                                   | no       | no      | no        | no        | no        | no      | no        | no                     | no         | no               | SUSTITUIDA             | no
`);

/** The one permission that every work on an invoice asks for. */
export const PERMISO_FACTURA = 'facturar' satisfies Permiso;
