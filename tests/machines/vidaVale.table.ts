import type { Permiso } from '#domain/common/permisos';
import type { AccionVale } from '#domain/vales/trabajosVale';
import { tableOf } from './kit/table.ts';

/**
 * The state to which each work on a voucher leads for whoever may do it, by its state and the facts that its life
 * reads; «no» is not at all. Written by hand, to be read and disputed by whoever decides it; chart and server are both
 * held to it.
 */
export const VIDA_VALE = tableOf(`
  Vale                                         | guardarParcial | guardar       | recolectar | autorizar   | rechazar   | cancelar   | devolver | deshacerDevolucion | cambiarMetodos | reponer   | imprimir | migrar
  NUEVO                                        | PARCIAL        | VIGENTE       | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  NUEVO, pide autorización                     | PARCIAL        | POR AUTORIZAR | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  NUEVO, sin entregar                          | PARCIAL        | undelivered   | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  NUEVO, por recoger                           | PARCIAL        | awaited       | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  NUEVO, pide autorización, por recoger        | PARCIAL        | awaited       | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  NUEVO, caso solucionado                      | solved         | solved        | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  NUEVO, caso solucionado, por recoger         | solved         | solved        | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  PARCIAL                                      | PARCIAL        | VIGENTE       | PARCIAL    | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, suyo                                | PARCIAL        | VIGENTE       | PARCIAL    | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, pide autorización                   | PARCIAL        | POR AUTORIZAR | PARCIAL    | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, de cancelación                      | PARCIAL        | VIGENTE       | kind       | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, por recoger                         | PARCIAL        | awaited       | PARCIAL    | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, por recoger, pide autorización      | PARCIAL        | awaited       | PARCIAL    | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, en camino                           | PARCIAL        | awaited       | PARCIAL    | no          | no         | travelling | no       | no                 | no             | no        | no       | no
  PARCIAL, caso solucionado                    | solved         | solved        | solved     | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, caso solucionado, de cancelación    | solved         | solved        | solved     | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, caso solucionado, por recoger       | solved         | solved        | solved     | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, caso solucionado, en camino         | solved         | solved        | solved     | no          | no         | travelling | no       | no                 | no             | no        | no       | no
  PARCIAL, caso de otro tipo                   | moved          | moved         | moved      | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, caso de otro tipo, de cancelación   | moved          | moved         | moved      | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, caso de otro tipo, por recoger      | moved          | moved         | moved      | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, caso de otro tipo, en camino        | moved          | moved         | moved      | no          | no         | travelling | no       | no                 | no             | no        | no       | no
  PARCIAL, caso solucionado, caso de otro tipo | solved         | solved        | solved     | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, caso de otro tipo      | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda                         | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, sin entregar                        | PARCIAL        | undelivered   | PARCIAL    | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, sin entregar           | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, suyo                   | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, pide autorización      | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, caso solucionado       | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, por recoger            | elsewhere      | elsewhere     | elsewhere  | no          | no         | CANCELADO  | no       | no                 | no             | no        | no       | no
  PARCIAL, otra tienda, en camino              | elsewhere      | elsewhere     | elsewhere  | no          | no         | travelling | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR                                | no             | no            | no         | VIGENTE     | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, suyo                          | no             | no            | no         | own         | own        | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, sin entregar                  | no             | no            | no         | undelivered | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, sin entregar, suyo            | no             | no            | no         | own         | own        | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, sobre su límite               | no             | no            | no         | limit       | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, sobre su límite, suyo         | no             | no            | no         | own         | own        | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, sobre su límite, de nadie     | no             | no            | no         | unknown     | unknown    | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, sobre su límite, sin entregar | no             | no            | no         | limit       | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de varios y suyo              | no             | no            | no         | own         | own        | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de nadie                      | no             | no            | no         | unknown     | unknown    | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, otra tienda                   | no             | no            | no         | VIGENTE     | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, otra tienda, suyo             | no             | no            | no         | own         | own        | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, por recoger                   | no             | no            | no         | VIGENTE     | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, en camino                     | no             | no            | no         | VIGENTE     | travelling | travelling | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, suyo, en camino               | no             | no            | no         | own         | own        | travelling | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, caso solucionado              | no             | no            | no         | VIGENTE     | RECHAZADO  | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio                  | no             | no            | no         | VIGENTE     | VIGENTE    | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio, suyo            | no             | no            | no         | own         | own        | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio, de nadie        | no             | no            | no         | unknown     | unknown    | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio, sobre su límite | no             | no            | no         | limit       | VIGENTE    | CANCELADO  | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio, empezado        | no             | no            | no         | VIGENTE     | VIGENTE    | begun      | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio, acreditado      | no             | no            | no         | VIGENTE     | VIGENTE    | credited   | no       | no                 | no             | no        | no       | no
  POR AUTORIZAR, de un cambio, en camino       | no             | no            | no         | VIGENTE     | VIGENTE    | travelling | no       | no                 | no             | no        | no       | no
  VIGENTE                                      | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, sobre su límite                     | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, suyo                                | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, otra tienda                         | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, devuelve todo                       | no             | no            | no         | no          | no         | CANCELADO  | CANJEADO | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, pide autorización                   | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | POR AUTORIZAR  | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, pide autorización, empezado         | no             | no            | no         | no          | no         | begun      | VIGENTE  | VIGENTE            | POR AUTORIZAR  | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, pide autorización, vencido          | no             | no            | no         | no          | no         | CANCELADO  | expired  | spent              | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, pide autorización, otra en curso    | no             | no            | no         | no          | no         | begun      | other    | spent              | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, pide autorización, deshaciéndose    | no             | no            | no         | no          | no         | CANCELADO  | undoing  | spent              | undoing        | undoing   | VIGENTE  | VIGENTE
  VIGENTE, vencido                             | no             | no            | no         | no          | no         | CANCELADO  | expired  | spent              | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, vencido, devuelve todo              | no             | no            | no         | no          | no         | CANCELADO  | expired  | spent              | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, acreditado                          | no             | no            | no         | no          | no         | credited   | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, acreditado, devuelve todo           | no             | no            | no         | no          | no         | credited   | CANJEADO | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, acreditado, empezado                | no             | no            | no         | no          | no         | begun      | VIGENTE  | VIGENTE            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado                            | no             | no            | no         | no          | no         | begun      | VIGENTE  | VIGENTE            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, devuelve todo             | no             | no            | no         | no          | no         | begun      | CANJEADO | VIGENTE            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, vencido                   | no             | no            | no         | no          | no         | begun      | expired  | VIGENTE            | expired        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, en curso                  | no             | no            | no         | no          | no         | begun      | VIGENTE  | other              | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, empezado, en curso, devuelve todo   | no             | no            | no         | no          | no         | begun      | CANJEADO | other              | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, empezado, en curso, vencido         | no             | no            | no         | no          | no         | begun      | expired  | other              | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, otra en curso                       | no             | no            | no         | no          | no         | begun      | other    | spent              | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, otra en curso, devuelve todo        | no             | no            | no         | no          | no         | begun      | other    | spent              | begun          | begun     | VIGENTE  | VIGENTE
  VIGENTE, por recoger                         | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, en camino                           | no             | no            | no         | no          | no         | travelling | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, en camino                 | no             | no            | no         | no          | no         | begun      | VIGENTE  | VIGENTE            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, en camino, devuelve todo  | no             | no            | no         | no          | no         | begun      | CANJEADO | VIGENTE            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, caso de otro tipo                   | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, caso solucionado                    | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, enviado                             | no             | no            | no         | no          | no         | CANCELADO  | VIGENTE  | spent              | VIGENTE        | CANCELADO | VIGENTE  | done
  VIGENTE, empezado, suyo                      | no             | no            | no         | no          | no         | begun      | VIGENTE  | own                | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, la devolvió               | no             | no            | no         | no          | no         | begun      | VIGENTE  | own                | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, de nadie                  | no             | no            | no         | no          | no         | begun      | VIGENTE  | unknown            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, sobre su límite devuelto  | no             | no            | no         | no          | no         | begun      | VIGENTE  | limit              | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, por un vecino             | no             | no            | no         | no          | no         | begun      | VIGENTE  | VIGENTE            | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  VIGENTE, empezado, deshaciéndose             | no             | no            | no         | no          | no         | begun      | undoing  | undoing            | undoing        | undoing   | VIGENTE  | VIGENTE
  VIGENTE, empezado, deshaciéndose, vencido    | no             | no            | no         | no          | no         | begun      | expired  | undoing            | undoing        | undoing   | VIGENTE  | VIGENTE
  VIGENTE, empezado, vencido, suyo             | no             | no            | no         | no          | no         | begun      | expired  | own                | expired        | CANCELADO | VIGENTE  | VIGENTE
  CANJEADO                                     | no             | no            | no         | no          | no         | no         | no       | spent              | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, otra tienda              | no             | no            | no         | no          | no         | no         | no       | VIGENTE            | no             | no        | CANJEADO | CANJEADO
  CANJEADO, enviado                            | no             | no            | no         | no          | no         | no         | no       | spent              | no             | no        | CANJEADO | done
  CANJEADO, caso solucionado                   | no             | no            | no         | no          | no         | no         | no       | spent              | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado                           | no             | no            | no         | no          | no         | no         | no       | VIGENTE            | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, suyo                     | no             | no            | no         | no          | no         | no         | no       | own                | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, la devolvió              | no             | no            | no         | no          | no         | no         | no       | own                | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, la devolvió, de nadie    | no             | no            | no         | no          | no         | no         | no       | own                | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, de nadie                 | no             | no            | no         | no          | no         | no         | no       | unknown            | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, sobre su límite devuelto | no             | no            | no         | no          | no         | no         | no       | limit              | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, por un vecino            | no             | no            | no         | no          | no         | no         | no       | CANJEADO           | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, por un vecino, suyo      | no             | no            | no         | no          | no         | no         | no       | own                | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, deshaciéndose            | no             | no            | no         | no          | no         | no         | no       | undoing            | no             | no        | CANJEADO | CANJEADO
  CANJEADO, empezado, acreditado               | no             | no            | no         | no          | no         | no         | no       | VIGENTE            | no             | no        | CANJEADO | CANJEADO
  CANCELADO                                    | no             | no            | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
  RECHAZADO                                    | no             | no            | no         | no          | no         | no         | no       | no                 | no             | no        | no       | no
`);

/** The permissions for each work: any one of them is enough, and no other helps. */
export const PERMISOS_VALE = {
  guardarParcial: ['crearVale'],
  guardar: ['crearVale'],
  recolectar: ['crearVale'],
  autorizar: ['autorizarVale'],
  rechazar: ['autorizarVale'],
  cancelar: ['cancelarVale'],
  devolver: ['crearVale'],
  deshacerDevolucion: ['autorizarVale'],
  cambiarMetodos: ['crearVale'],
  reponer: ['crearVale'],
  imprimir: ['verVales', 'crearVale', 'autorizarVale', 'cancelarVale'],
  migrar: ['crearVale'],
} as const satisfies Record<AccionVale, readonly Permiso[]>;
