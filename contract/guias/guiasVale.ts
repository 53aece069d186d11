import { z } from 'zod';
import { actionAnswerSchema, guardadoSchema, pathWithId, resultadoTrabajoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { direccionPorGuardarSchema, direccionSchema } from '#domain/casos/direcciones';
import { freeLine } from '#domain/common/freeText';
import { wireNumber } from '#domain/common/wireNumber';
import {
  cancelacionGuiaSchema,
  cancelacionParcialSchema,
  cancelacionTotalSchema,
  estatusDeGuiaSchema,
  folioGuiaSchema,
  guiaSchema,
  operacionDeGuiaSchema,
  ordenServicioSchema,
} from '#domain/guias/guiasVale';
import { recolectaPorGuardarSchema, recolectaSchema } from '#domain/guias/recolectas';
import { ventaSchema } from '#domain/ventas/operaciones';

const seesGuides = [
  'crearVale',
  'autorizarVale',
  'cancelarVale',
  'verVales',
  'validarOperacion',
  'soloValidarOperacion',
] as const;
const makes = ['crearVale'] as const;

/** The number of cancelled units; those `enCamino` had left already and go on. */
const cancelacionSchema = actionAnswerSchema.extend({ canceladas: z.int(), enCamino: z.int() });

const cancels = {
  metodo: 'POST',
  acceso: makes,
  unaVez: true,
  salida: cancelacionSchema,
} as const;

/** Customers' addresses, guides, pickups and service orders (specification, section 7, "Customers' addresses and guides"). */
export const guiasVale = {
  direccionesCliente: call({
    metodo: 'GET',
    ruta: 'vales/clientes/get-direcciones/{id}',
    resumen:
      'Las direcciones de un cliente, para entregarle o recogerle artículos; las que ya no se usan vienen con `activo` falso',
    acceso: makes,
    entrada: { ruta: pathWithId },
    salida: z.array(direccionSchema),
  }),
  guardarDireccion: call({
    metodo: 'POST',
    ruta: 'vales/clientes/save-direccion-cliente',
    resumen: 'Agrega una dirección a un cliente',
    acceso: makes,
    unaVez: true,
    entrada: { cuerpo: direccionPorGuardarSchema.extend({ numidenCliente: z.int().positive() }) },
    salida: guardadoSchema,
  }),
  actualizarDireccion: call({
    metodo: 'POST',
    ruta: 'vales/clientes/update-direccion-cliente',
    resumen:
      'Cambia una dirección, o deja de ofrecerla con `activo` falso. Sin `version` se guarda sin mirar lo que otros hicieron',
    acceso: makes,
    unaVez: true,
    entrada: {
      cuerpo: direccionPorGuardarSchema.extend({
        id: z.int().positive(),
        version: z.int().nullable().default(null),
        activo: z.boolean().default(true),
      }),
    },
    salida: guardadoSchema,
  }),
  consultaGuia: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/clientes/consulta-guia',
    resumen:
      'Las guías de una operación, antes de cancelar o recoger algo de ella. `codigo` 1 con guías, 2 sin ellas, 3 si logística no ' +
      'conoce la operación, 4 si no contestó; las de tipo SERVICIO van aparte, en `servicios`',
    acceso: seesGuides,
    entrada: { cuerpo: operacionDeGuiaSchema },
    salida: z.object({
      codigo: z.int(),
      tipo: z.enum(['success', 'info', 'warning', 'error']),
      mensaje: z.string(),
      guias: z.array(guiaSchema),
      servicios: z.array(guiaSchema),
    }),
  }),
  cancelarGuiaTotal: call({
    ...cancels,
    ruta: 'vales/clientes/cancelacion-guia-total',
    resumen: 'Cancela todas las unidades de una guía que no han salido; las que ya salieron siguen su camino',
    entrada: { cuerpo: cancelacionTotalSchema },
  }),
  cancelarGuiaParcial: call({
    ...cancels,
    ruta: 'vales/clientes/cancelacion-guia-parcial',
    resumen: 'Cancela algunas unidades de una guía, renglón por renglón: todas las pedidas o ninguna',
    entrada: { cuerpo: cancelacionParcialSchema },
  }),
  cancelarGuia: call({
    ...cancels,
    ruta: 'vales/clientes/cancelacion-guia',
    resumen: 'Cancela las unidades de la lista `articulos` o, sin ella, todas las que no han salido',
    entrada: { cuerpo: cancelacionGuiaSchema },
  }),
  ordenarServicio: call({
    metodo: 'POST',
    ruta: 'vales/clientes/ordenServicio',
    resumen:
      'Pide a logística un servicio en casa del cliente para una línea de su operación: hace una guía de tipo SERVICIO',
    acceso: makes,
    unaVez: true,
    entrada: { cuerpo: ordenServicioSchema },
    salida: actionAnswerSchema.extend({ id: z.int(), folioGuia: z.string() }),
  }),
  estatusGuia: call({
    metodo: 'GET',
    ruta: 'vales/clientes/guia-estatus/{id}',
    resumen: 'Una guía por su folio, con el estatus de cada artículo y paquete',
    acceso: seesGuides,
    entrada: { ruta: z.object({ id: folioGuiaSchema }) },
    salida: guiaSchema,
  }),
  complementoGuia: call({
    metodo: 'GET',
    ruta: 'vales/recolecta/complemento-guia/{a}/{b}',
    resumen: 'A dónde, cuándo y por qué artículos va una recolección. `a`: el id del vale, `b`: el folio de la guía',
    acceso: ['crearVale', 'autorizarVale', 'cancelarVale', 'verVales'],
    entrada: { ruta: z.object({ a: wireNumber(z.int().positive()), b: folioGuiaSchema }) },
    salida: recolectaSchema,
  }),
  actualizarGuia: call({
    metodo: 'POST',
    ruta: 'vales/update-guia',
    resumen:
      'Cambia el estatus de artículos y paquetes de una guía: así se sabe que lo que se mandó recoger ya se recogió. Lo cancelado ' +
      'no cambia, y lo que salió no regresa',
    acceso: makes,
    unaVez: true,
    entrada: { cuerpo: estatusDeGuiaSchema },
    salida: actionAnswerSchema.extend({ guia: guiaSchema }),
  }),
  programarRecolecta: call({
    metodo: 'POST',
    ruta: 'vales/recolecta/guardar-parcial',
    resumen:
      'Manda recoger artículos de un vale parcial en una dirección de su cliente, de mañana en adelante y nunca en domingo. El vale ' +
      'sigue PARCIAL y se guarda cuando se recogieron; su caso queda en RECOLECTA',
    acceso: makes,
    unaVez: true,
    entrada: { cuerpo: recolectaPorGuardarSchema },
    salida: resultadoTrabajoSchema,
  }),
  estatusRecoleccion: call({
    metodo: 'GET',
    ruta: 'vales/catalogo/estatus-recoleccion',
    resumen: 'Los estatus que tiene lo que se manda recoger',
    acceso: 'sesion',
    entrada: {},
    salida: z.array(z.object({ id: z.int(), nombre: z.string() })),
  }),
  operacionPorFolioWeb: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/get-operacion-folio-ecommerce',
    resumen: 'La operación de una tienda virtual por el folio con que la conoce quien compró',
    acceso: seesGuides,
    entrada: { cuerpo: z.object({ folio: freeLine().min(1, 'Campo requerido').max(40, 'Máximo 40 caracteres') }) },
    salida: ventaSchema,
  }),
} as const;
