import type { Permiso } from '#domain/permisos';
import type { AccionVale } from '#domain/trabajosVale';
import { tableOf } from './kit/table.ts';

/**
 * What each work on a voucher leads to for whoever may do it, by its state and the facts that its life reads; «no» is not at all.
 * Written by hand, to be read and disputed by whoever decides it; chart and server are both held to it.
 */
export const VIDA_VALE = tableOf(`
  Vale                                       | guardarParcial | guardar       | recolectar | autorizar | rechazar  | cancelar  | devolver | cambiarMetodos | reponer   | imprimir | migrar
  NUEVO                                      | PARCIAL        | VIGENTE       | PARCIAL    | no        | no        | no        | no       | no             | no        | no       | no
  NUEVO, pide autorización                   | PARCIAL        | POR AUTORIZAR | PARCIAL    | no        | no        | no        | no       | no             | no        | no       | no
  PARCIAL                                    | PARCIAL        | VIGENTE       | PARCIAL    | no        | no        | CANCELADO | no       | no             | no        | no       | no
  PARCIAL, suyo                              | PARCIAL        | VIGENTE       | PARCIAL    | no        | no        | CANCELADO | no       | no             | no        | no       | no
  PARCIAL, pide autorización                 | PARCIAL        | POR AUTORIZAR | PARCIAL    | no        | no        | CANCELADO | no       | no             | no        | no       | no
  PARCIAL, otra tienda                       | elsewhere      | elsewhere     | elsewhere  | no        | no        | CANCELADO | no       | no             | no        | no       | no
  PARCIAL, otra tienda, suyo                 | elsewhere      | elsewhere     | elsewhere  | no        | no        | CANCELADO | no       | no             | no        | no       | no
  PARCIAL, otra tienda, pide autorización    | elsewhere      | elsewhere     | elsewhere  | no        | no        | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR                              | no             | no            | no         | VIGENTE   | RECHAZADO | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR, suyo                        | no             | no            | no         | own       | own       | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR, de varios y suyo            | no             | no            | no         | own       | own       | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR, de nadie                    | no             | no            | no         | unknown   | unknown   | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR, otra tienda                 | no             | no            | no         | VIGENTE   | RECHAZADO | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR, otra tienda, suyo           | no             | no            | no         | own       | own       | CANCELADO | no       | no             | no        | no       | no
  VIGENTE                                    | no             | no            | no         | no        | no        | CANCELADO | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, suyo                              | no             | no            | no         | no        | no        | CANCELADO | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, otra tienda                       | no             | no            | no         | no        | no        | CANCELADO | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, devuelve todo                     | no             | no            | no         | no        | no        | CANCELADO | CANJEADO | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, vencido                           | no             | no            | no         | no        | no        | CANCELADO | expired  | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, vencido, devuelve todo            | no             | no            | no         | no        | no        | CANCELADO | expired  | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, acreditado                        | no             | no            | no         | no        | no        | credited  | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, acreditado, devuelve todo         | no             | no            | no         | no        | no        | credited  | CANJEADO | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, acreditado, empezado              | no             | no            | no         | no        | no        | begun     | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado                          | no             | no            | no         | no        | no        | begun     | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, devuelve todo           | no             | no            | no         | no        | no        | begun     | CANJEADO | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, vencido                 | no             | no            | no         | no        | no        | begun     | expired  | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, en curso                | no             | no            | no         | no        | no        | begun     | VIGENTE  | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, empezado, en curso, devuelve todo | no             | no            | no         | no        | no        | begun     | CANJEADO | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, empezado, en curso, vencido       | no             | no            | no         | no        | no        | begun     | expired  | begun          | begun     | VIGENTE  | VIGENTE
  CANJEADO                                   | no             | no            | no         | no        | no        | no        | no       | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, otra tienda            | no             | no            | no         | no        | no        | no        | no       | no             | no        | CANJEADO | CANJEADO
  CANCELADO                                  | no             | no            | no         | no        | no        | no        | no       | no             | no        | no       | no
  RECHAZADO                                  | no             | no            | no         | no        | no        | no        | no       | no             | no        | no       | no
`);

/** The permissions of which one is enough for each work; no other one helps. */
export const PERMISOS_VALE = {
  guardarParcial: ['crearVale'],
  guardar: ['crearVale'],
  recolectar: ['crearVale'],
  autorizar: ['autorizarVale'],
  rechazar: ['autorizarVale'],
  cancelar: ['cancelarVale'],
  devolver: ['crearVale'],
  cambiarMetodos: ['crearVale'],
  reponer: ['crearVale'],
  imprimir: ['verVales', 'crearVale', 'autorizarVale', 'cancelarVale'],
  migrar: ['crearVale'],
} as const satisfies Record<AccionVale, readonly Permiso[]>;
