import { z } from 'zod';
import { actionAnswerSchema, pathWithId, resultadoTrabajoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { PRODUCTO } from '#domain/common/constants';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { wireNumber } from '#domain/common/wireNumber';
import { billeteraSchema, cabidaBilleteraSchema } from '#domain/vales/billetera';
import { certificadoSchema } from '#domain/vales/certificados';
import {
  ajusteCreditoSchema,
  condonacionSchema,
  consultaCreditoSchema,
  consultaMetodosSchema,
  devolucionSchema,
  devolverValeSchema,
  folioSchema,
  metodoDevolucionSchema,
  valeUOperacionSchema,
} from '#domain/vales/devoluciones';
import {
  deshacerAquiSchema,
  deshacerDevolucionSchema,
  VALE_TEXTS,
  valeEnVersionSchema,
} from '#domain/vales/trabajosVale';

const acceso = PERMISSION_GROUPS.vales;
const devuelve = ['crearVale'] as const;
const deshace = ['autorizarVale'] as const;

/** The answer of giving back a part of a voucher: the voucher after it, the amount that went back and its folio. */
const resultadoDevolucionSchema = resultadoTrabajoSchema.extend({
  monto: z.number().multipleOf(0.01),
  folio: z.string().nullable(),
});
export type ResultadoDevolucion = z.infer<typeof resultadoDevolucionSchema>;

/** Refund methods, wallet, gift certificates and credits (specification, section 7). */
export const devoluciones = {
  metodosDevolucion: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/metodo-pago/get-by-tipo',
    resumen:
      'Cómo puede devolverse el saldo de un vale de una operación, y cuánto queda de cada pago; antes de guardarlo',
    acceso,
    entrada: { cuerpo: consultaMetodosSchema },
    salida: z.array(metodoDevolucionSchema),
  }),
  condonacion: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/metodo-pago/get-condonacion',
    resumen: 'Cuánto de la depreciación de un vale, o de los vales de una operación, puede condonarse a mano',
    acceso,
    entrada: { cuerpo: valeUOperacionSchema },
    salida: condonacionSchema,
  }),
  devolucionesDeVales: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/metodo-pago/cancelacion/get-devoluciones',
    resumen:
      'Lo que se devolvió de un vale, o de los vales de una operación, también lo rechazado y lo que no ha terminado',
    acceso,
    entrada: { cuerpo: valeUOperacionSchema },
    salida: z.array(devolucionSchema),
  }),
  estimarCredito: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'creditos/consulta-devolucion',
    resumen: 'Cuánto de un importe volvería al crédito con que se pagó una operación; no cambia nada',
    acceso,
    entrada: { cuerpo: consultaCreditoSchema },
    salida: ajusteCreditoSchema,
  }),
  devolverCredito: call({
    metodo: 'POST',
    ruta: 'creditos/devolucion',
    resumen: 'Devuelve al crédito de la tienda la parte de un vale que va por ese método',
    siVacia: VALE_TEXTS.devolucionVacia,
    acceso: devuelve,
    unaVez: true,
    entrada: { cuerpo: valeEnVersionSchema },
    salida: resultadoDevolucionSchema,
  }),
  abrirBilletera: call({
    metodo: 'POST',
    ruta: `vales/folio/billetera-${PRODUCTO}`,
    resumen: 'Abre la billetera de un cliente, o encuentra la que tiene; `numidenUsuario` es quien inició la sesión',
    acceso: devuelve,
    unaVez: true,
    entrada: {
      cuerpo: z.object({ numidenCliente: z.int().positive(), numidenUsuario: z.int().positive() }),
    },
    salida: z.object({ msg: z.string(), nomcomp: z.string(), folio: z.string() }),
  }),
  billetera: call({
    metodo: 'GET',
    ruta: 'vales/folio/get-billetera/{id}',
    resumen: 'La billetera de un cliente, por su número: saldo, máximo, lo que le cabe y sus últimos movimientos',
    acceso,
    entrada: { ruta: pathWithId },
    salida: billeteraSchema,
  }),
  cabidaBilletera: call({
    metodo: 'GET',
    ruta: 'vales/folio/cabe-billetera/{id}',
    resumen:
      'Cuánto puede prometer todavía un vale a la billetera de un cliente, por su número: lo que le cabe, menos lo que otros vales ' +
      'le van a abonar. Una billetera que no contesta no detiene nada: `saldo` es null',
    acceso,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: cabidaBilleteraSchema,
  }),
  abonarBilletera: call({
    metodo: 'POST',
    ruta: 'vales/folio/agregar-billetera',
    resumen: 'Abona a la billetera del cliente la parte de un vale que va por ese método; la abre si no tiene',
    acceso: devuelve,
    unaVez: true,
    entrada: { cuerpo: valeEnVersionSchema },
    salida: resultadoDevolucionSchema,
  }),
  emitirCertificado: call({
    metodo: 'POST',
    ruta: 'vales/folio/agregar-certificado-regalo',
    resumen: 'Emite un certificado de regalo por la parte de un vale que va por ese método; contesta su folio',
    acceso: devuelve,
    unaVez: true,
    entrada: { cuerpo: valeEnVersionSchema },
    salida: resultadoDevolucionSchema,
  }),
  canjearCertificado: call({
    metodo: 'POST',
    ruta: 'vales/folio/guardar-certificado-regalo',
    resumen:
      'Canjea entero un certificado de regalo, una sola vez; a quien lo trae de nuevo se le dice cuándo se canjeó',
    acceso: devuelve,
    unaVez: true,
    entrada: { cuerpo: z.object({ folio: folioSchema }) },
    salida: actionAnswerSchema.extend({ certificado: certificadoSchema }),
  }),
  certificado: call({
    metodo: 'GET',
    ruta: 'vales/folio/get-certificado-regalo/{id}',
    resumen: 'Un certificado de regalo, por su folio: cuánto vale y si ya se canjeó',
    acceso,
    entrada: { ruta: z.object({ id: folioSchema }) },
    salida: certificadoSchema,
  }),
  validarFolioDevolucion: call({
    metodo: 'GET',
    ruta: 'vales/valida-folio-register/{a}/{b}',
    resumen:
      'Si un folio existe y puede usarse. `a`: el método, 3 billetera o 7 certificado de regalo; `b`: el folio. Código 2 dice por qué no',
    acceso,
    entrada: { ruta: z.object({ a: wireNumber(z.literal([3, 7])), b: folioSchema }) },
    salida: actionAnswerSchema,
  }),
  devolverVale: call({
    metodo: 'POST',
    ruta: 'vales/devolver',
    resumen:
      'Devuelve la parte de un vale que va en efectivo (6), con cheque (5, con su número) o a la tarjeta (2); las otras tienen su propia llamada',
    acceso: devuelve,
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: devolverValeSchema },
    salida: resultadoDevolucionSchema,
  }),
  deshacerDevolucion: call({
    metodo: 'POST',
    ruta: 'vales/deshacer-devolucion',
    resumen:
      'Deshace una devolución que se anotó por error: el vale la debe otra vez. Nunca quien la devolvió o hizo el vale, ni de lo que ya se gastó',
    acceso: deshace,
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: deshacerDevolucionSchema },
    salida: resultadoTrabajoSchema,
  }),
  deshacerDevolucionAqui: call({
    metodo: 'POST',
    ruta: 'vales/deshacer-aqui',
    resumen:
      'Lo mismo en el equipo de otra persona: quien la deshace da su número y su contraseña, y queda a su nombre',
    acceso: devuelve,
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: deshacerAquiSchema },
    salida: resultadoTrabajoSchema,
  }),
} as const;
