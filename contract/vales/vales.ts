import { z } from 'zod';
import { actionAnswerSchema, pathWithId, resultadoTrabajoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { freeLine } from '#domain/common/freeText';
import { movimientoSchema } from '#domain/common/history';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { cabidaBilleteraSchema } from '#domain/vales/billetera';
import { quienAutorizaSchema } from '#domain/vales/quienAutoriza';
import { cambioMetodosSchema, solicitudValeSchema } from '#domain/vales/solicitudVale';
import {
  autorizacionAquiSchema,
  autorizacionValeSchema,
  cancelacionValeSchema,
  deshacerValeSchema,
  rechazoAquiSchema,
  rechazoValeSchema,
} from '#domain/vales/trabajosVale';
import { motivoAutorizacionSchema, tipoValeSchema, valeSchema } from '#domain/vales/vales';
import { hojaDeValeSchema, importesSchema } from '#domain/vales/ventaParaVale';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';

const anyOfVouchers = PERMISSION_GROUPS.vales;
/** Whoever made one may take it back in what its life says; anything else needs the permission. */
const cancels = ['cancelarVale', 'crearVale'] as const;
const pesos = z.number().multipleOf(0.01);
const folio = z.object({ folio: freeLine().min(1).max(40) });
const operation = z.object({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema });

/** The sums of a voucher, before it is saved and after; money in pesos. */
const calculoSchema = actionAnswerSchema.extend({
  totales: importesSchema.extend({ cantidad: z.int().nonnegative() }),
  depreciacion: pesos,
  condonacion: pesos,
  saldo: pesos,
  articulos: z.array(importesSchema.extend({ linea: z.int(), cantidad: z.int(), montoDepreciacion: pesos })),
  metodosDevolucion: z.array(
    z.object({ orden: z.int(), metodo: z.object({ id: z.int(), nombre: z.string() }), monto: pesos }),
  ),
  requiereAutorizacion: z.boolean(),
  autorizacion: z.array(motivoAutorizacionSchema),
  /** The room that the customer's wallet still has, this voucher left out. */
  billetera: cabidaBilleteraSchema,
});

export type CalculoRespondido = z.infer<typeof calculoSchema>;

/** The answer of saving a voucher: its id, its case, its state, and why it waits if it does. */
const valeGuardadoSchema = resultadoTrabajoSchema.extend({
  id: z.int(),
  folio: z.string(),
  /** The case of the voucher: the one that was named, or the sale's own. */
  casoId: z.int(),
  autorizacion: z.array(motivoAutorizacionSchema),
});

export type ValeGuardado = z.infer<typeof valeGuardadoSchema>;

const cancellation = solicitudValeSchema.extend({ tipo: z.literal(0) });

/** Vouchers (specification, section 7): reading one, and making, deciding and cancelling it. */
export const vales = {
  obtenerVale: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/obtenerVale',
    resumen: 'Un vale con todo lo suyo, por su id. Abrir demasiados vales distintos en poco tiempo da 429',
    acceso: anyOfVouchers,
    entrada: { cuerpo: z.object({ valeId: z.int().positive() }) },
    salida: valeSchema,
  }),
  valePorFolio: call({
    metodo: 'GET',
    ruta: 'vales/obtenerValeFolio/{folio}',
    resumen: 'Lo mismo que `vales/obtenerVale`, cuando se tiene el folio del papel y no el id',
    acceso: anyOfVouchers,
    entrada: { ruta: folio },
    salida: valeSchema,
  }),
  valePorCancelar: call({
    metodo: 'GET',
    ruta: 'vales/obtenerValeFolioCancelacion/{folio}',
    resumen: 'Un vale por su folio para cancelarlo: contesta 409 con el motivo cuando la persona no puede cancelarlo',
    acceso: cancels,
    entrada: { ruta: folio },
    salida: valeSchema,
  }),
  valeParcial: call({
    metodo: 'GET',
    ruta: 'vales/get-vale-parcial/{id}',
    resumen: 'Un vale parcial para seguir llenándolo; 409 cuando ya no es parcial o lo sigue otra tienda',
    acceso: ['crearVale'],
    entrada: { ruta: pathWithId },
    salida: valeSchema,
  }),
  historialVale: call({
    metodo: 'GET',
    ruta: 'vales/searchHistorico/{id}',
    resumen: 'Lo que se hizo con un vale, en orden',
    acceso: anyOfVouchers,
    entrada: { ruta: pathWithId },
    salida: z.array(movimientoSchema),
  }),
  validarFolio: call({
    metodo: 'GET',
    ruta: 'vales/valida-folio/{id}',
    resumen:
      'Si el vale de un folio (`id`) puede devolverse ahora: código 1, o 2 con el motivo, para quien lo recibe y no debe ver más',
    acceso: anyOfVouchers,
    entrada: { ruta: z.object({ id: freeLine().min(1).max(40) }) },
    salida: actionAnswerSchema.extend({ saldo: pesos }),
  }),
  detalleOperacionVale: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/get-detalle-operacion',
    resumen:
      'Una operación para hacer un vale de ella: qué queda de cada línea y cuánto vale, qué vales retienen lo demás, cómo se pagó, ' +
      'qué vales parciales y qué casos abiertos tiene, las reglas de la cadena y los motivos que se pueden elegir',
    acceso: ['crearVale'],
    entrada: { cuerpo: operation },
    salida: hojaDeValeSchema,
  }),
  validarOperacionVale: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/validar-operacion',
    resumen: 'Si se puede hacer un vale de una operación bajo un caso, y de qué tipo; 409 con el motivo cuando no',
    acceso: ['crearVale'],
    entrada: { cuerpo: operation.extend({ caso: z.int().positive() }) },
    salida: actionAnswerSchema.extend({ tipo: tipoValeSchema, unidades: z.int().nonnegative() }),
  }),
  validarVale: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/validar-vale',
    resumen:
      'Lo que un vale vale y si necesita autorización; se niega igual que `vales/guardar-vale`, y no guarda nada',
    acceso: ['crearVale'],
    entrada: { cuerpo: solicitudValeSchema },
    salida: calculoSchema,
  }),
  guardarVale: call({
    metodo: 'POST',
    ruta: 'vales/guardar-vale',
    resumen:
      'Guarda un vale nuevo, o termina uno parcial (`id` y `version`); queda VIGENTE o POR AUTORIZAR. Sin caso (`caso` null) se ' +
      'guarda en el caso propio de la operación, que se crea con él si no lo tiene: los dos o ninguno',
    acceso: ['crearVale'],
    unaVez: true,
    entrada: { cuerpo: solicitudValeSchema },
    salida: valeGuardadoSchema,
  }),
  guardarParcial: call({
    metodo: 'POST',
    ruta: 'vales/guardar-parcial',
    resumen:
      'Guarda un vale a medio llenar, nuevo o ya parcial; no retiene artículos. Sin caso, como en `vales/guardar-vale`',
    acceso: ['crearVale'],
    unaVez: true,
    entrada: { cuerpo: solicitudValeSchema },
    salida: valeGuardadoSchema,
  }),
  validarCancelacion: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/cancelacion/validar',
    resumen: 'Como `vales/validar-vale`, para quien solo hace vales de cancelación: no acepta otro tipo',
    acceso: ['crearVale'],
    entrada: { cuerpo: cancellation },
    salida: calculoSchema,
  }),
  guardarCancelacion: call({
    metodo: 'POST',
    ruta: 'vales/cancelacion/guardar',
    resumen: 'Como `vales/guardar-vale`, para quien solo hace vales de cancelación: no acepta otro tipo',
    acceso: ['crearVale'],
    unaVez: true,
    entrada: { cuerpo: cancellation },
    salida: valeGuardadoSchema,
  }),
  autorizarVale: call({
    metodo: 'POST',
    ruta: 'vales/autorizar-vale',
    resumen: 'Autoriza un vale que hizo otra persona; queda VIGENTE y su vigencia empieza a contar',
    acceso: ['autorizarVale'],
    unaVez: true,
    entrada: { cuerpo: autorizacionValeSchema },
    salida: resultadoTrabajoSchema,
  }),
  autorizarValeAqui: call({
    metodo: 'POST',
    ruta: 'vales/autorizar-aqui',
    resumen:
      'Como `vales/autorizar-vale`, por otra persona en el equipo de quien hizo el vale: da su número y su contraseña, y decide ' +
      'como ella misma; la sesión sigue siendo de quien la abrió. 409 donde no se piden contraseñas',
    acceso: ['crearVale'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: autorizacionAquiSchema },
    salida: resultadoTrabajoSchema,
  }),
  quienAutoriza: call({
    metodo: 'GET',
    ruta: 'vales/quien-autoriza/{id}',
    resumen:
      'Quién puede autorizar ahora un vale que espera: por su nombre quienes están en turno, en la tienda de quien pregunta y en otras, ' +
      'y cuántos más podrían',
    acceso: anyOfVouchers,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: quienAutorizaSchema,
  }),
  metodosPorCambiar: call({
    metodo: 'GET',
    ruta: 'vales/metodos-por-cambiar/{id}',
    resumen:
      'Entre qué puede repartirse lo que queda de un vale: los pagos de su operación, con lo que ya volvió y lo que otros vales ' +
      'van a devolver, lo que de él ya se devolvió en dinero, y lo que cabe en la billetera',
    acceso: ['crearVale'],
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: z.object({
      saldo: pesos,
      yaEnDinero: pesos,
      /** The money goes to another person than the buyer, without an authorization that says so: any change asks for one. */
      otraPersona: z.boolean(),
      pagos: z.array(z.object({ idFormaPago: z.int(), monto: pesos, devuelto: pesos })),
      billetera: cabidaBilleteraSchema,
    }),
  }),
  cambiarMetodos: call({
    metodo: 'POST',
    ruta: 'vales/cambiar-metodos',
    resumen:
      'Cambia por qué métodos se devuelve lo que queda de un vale vigente; lo que ya se devolvió queda como fue. Lo que se ' +
      'devolvería por otra forma de la que se pagó deja el vale POR AUTORIZAR. 409 mientras una devolución no ha terminado',
    acceso: ['crearVale'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: cambioMetodosSchema },
    salida: resultadoTrabajoSchema,
  }),
  rechazarVale: call({
    metodo: 'POST',
    ruta: 'vales/rechazar-vale',
    resumen:
      'Rechaza, con motivo, un vale que hizo otra persona; sus artículos quedan libres y sus recolecciones se cancelan. Si lo ' +
      'que esperaba era un cambio de sus métodos, sigue vigente y se devuelve como antes. 409 mientras alguien va en camino por ellos',
    acceso: ['autorizarVale'],
    unaVez: true,
    entrada: { cuerpo: rechazoValeSchema },
    salida: resultadoTrabajoSchema,
  }),
  rechazarValeAqui: call({
    metodo: 'POST',
    ruta: 'vales/rechazar-aqui',
    resumen:
      'Como `vales/rechazar-vale`, por otra persona en el equipo de quien hizo el vale, igual que `vales/autorizar-aqui`',
    acceso: ['crearVale'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: rechazoAquiSchema },
    salida: resultadoTrabajoSchema,
  }),
  deshacerEnVale: call({
    metodo: 'POST',
    ruta: 'vales/deshacer',
    resumen:
      'Deshace lo último que la propia persona decidió de un vale, por un momento y mientras nada lo siga: espera otra vez ' +
      'autorización, y a nadie se le avisa. Lo que ya se devolvió no se deshace así',
    acceso: ['autorizarVale'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: deshacerValeSchema },
    salida: resultadoTrabajoSchema,
  }),
  cancelarVale: call({
    metodo: 'POST',
    ruta: 'vales/cancelar-vale',
    resumen:
      'Cancela, con motivo, un vale del que nada se ha devuelto; sus artículos quedan libres y sus recolecciones se cancelan. 409 ' +
      'mientras alguien va en camino por ellos. Quien dejó uno a medio llenar cuyo caso ya no lo admite lo cancela sin ese permiso',
    acceso: cancels,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: cancelacionValeSchema },
    salida: resultadoTrabajoSchema,
  }),
} as const;
