import { z } from 'zod';
import { guardadoSchema, pathWithId, resultadoTrabajoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { PRODUCTO } from '#domain/common/constants';
import { freeLine } from '#domain/common/freeText';
import { wireNumber } from '#domain/common/wireNumber';
import { casoDeActoSchema } from '#domain/facturas/actosDeFactura';
import { comoSeCancelaSchema } from '#domain/facturas/cfdi/cancelacion';
import { documentoSchema, facturaSchema, porPagarSchema, previaFacturaSchema } from '#domain/facturas/facturas';
import {
  cancelacionFacturaSchema,
  decisionDeTimbreSchema,
  estacionamientoSchema,
  facturaGeneralSchema,
  MAX_XML_DE_TIMBRE,
  mantenimientoSchema,
  notaCreditoSchema,
  porValidarSchema,
  reciboPagoSchema,
} from '#domain/facturas/solicitudesFactura';
import { claveTiendaSchema, detalleOperacionSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';
import { emitidaSchema } from './emision.ts';

const acceso = ['facturar'] as const;
const pesos = z.number().multipleOf(0.01);
const tienda = z.object({ cvetda: z.int(), nombre: z.string() });
const operation = z.object({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema });
const saleIds = z.object({ idTienda: claveTiendaSchema, idOperacion: numeroOperacionSchema });
const serieFolio = z.object({
  serie: freeLine().min(1).max(25),
  folio: wireNumber(z.int().positive().max(2_147_483_647)),
});
const documentos = z.array(documentoSchema);

const emite = { metodo: 'POST', acceso, unaVez: true, salida: emitidaSchema } as const;
const archivo = { metodo: 'GET', acceso, entrada: { ruta: pathWithId }, salida: 'archivo' } as const;
const busca = { metodo: 'GET', acceso, salida: documentos } as const;

/** Invoices (specification, section 7). */
export const facturas = {
  buscarPagoEstacionamiento: call({
    metodo: 'GET',
    ruta: `facturas/estacionamiento/buscarPago${PRODUCTO}`,
    resumen: 'Lo que se pagó por un boleto de estacionamiento, y la factura que ya tiene si la tiene',
    acceso,
    entrada: { consulta: operation },
    salida: z.object({
      tienda,
      monto: pesos,
      fecha: z.string(),
      valido: z.boolean(),
      formaPago: z.string(),
      factura: documentoSchema.nullable(),
    }),
  }),
  resolverEstacionamiento: call({
    ...emite,
    ruta: 'facturas/estacionamiento/resolver',
    resumen: 'Factura un boleto de estacionamiento pagado',
    entrada: { cuerpo: estacionamientoSchema },
  }),
  facturasDeOperacion: call({
    ...busca,
    ruta: 'facturas/facturacion/por-tienda-operacion',
    resumen: 'Las facturas de una operación; ninguna cuando todavía se puede facturar',
    entrada: { consulta: saleIds },
  }),
  resolverFactura: call({
    ...emite,
    ruta: 'facturas/facturacion/resolver',
    resumen:
      'Factura una operación, o un consumo del restaurante, a nombre de un contribuyente. El código 201 también es éxito; después de ' +
      'una factura de restaurante el caso pasa a MANTENIMIENTO FACTURA',
    entrada: { cuerpo: facturaGeneralSchema },
  }),
  detalleOperacionFactura: call({
    metodo: 'GET',
    ruta: 'facturas/facturacion/getDetalleOperacion',
    resumen: 'Una operación con sus artículos y pagos, para facturarla',
    acceso,
    entrada: { consulta: saleIds },
    salida: detalleOperacionSchema,
  }),
  datosFiscalesPorRfc: call({
    metodo: 'GET',
    ruta: 'facturas/facturacion/por-rfc',
    resumen: 'Los datos fiscales que la cadena conoce de un RFC; 404 cuando no lo ha facturado',
    acceso,
    entrada: { consulta: z.object({ rfc: freeLine().min(1).max(20) }) },
    salida: z.record(z.string(), z.string()),
  }),
  busquedaAvanzada: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'facturas/facturacion/avanzada',
    resumen:
      'Facturas por RFC o nombre del receptor, folio fiscal (UUID), y entre dos días; a lo más 100, recientes primero',
    acceso,
    entrada: {
      cuerpo: z.object({
        busca: freeLine().min(3, 'Escriba al menos 3 caracteres.').max(60),
        fechaInicio: z.iso.date().optional(),
        fechaFin: z.iso.date().optional(),
      }),
    },
    salida: documentos,
  }),
  mantenimientoDeOperacion: call({
    ...busca,
    ruta: 'facturas/mantenimiento/por-tienda-operacion',
    resumen: 'Las facturas vigentes de una operación que se pueden sustituir',
    entrada: { consulta: operation },
  }),
  mantenimientoPorFolio: call({
    ...busca,
    ruta: 'facturas/mantenimiento/por-serie-folio',
    resumen: 'La factura de una serie y un folio, si se puede sustituir',
    entrada: { consulta: serieFolio },
  }),
  resolverMantenimiento: call({
    ...emite,
    ruta: 'facturas/mantenimiento/resolver',
    resumen:
      'Emite otra factura con los datos corregidos, relacionada con la anterior (04), y pide cancelar la anterior con el motivo 01',
    entrada: { cuerpo: mantenimientoSchema },
  }),
  busquedaReciboPago: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'facturas/recibo-pago/busqueda',
    resumen:
      'Las facturas por pagar (PPD) de una operación, de una serie y un folio, o de un RFC, con lo que queda de cada una y qué parcialidad sigue',
    acceso,
    entrada: {
      cuerpo: z.union([operation, z.object({ rfc: freeLine().min(12).max(13) }), serieFolio]),
    },
    salida: z.array(porPagarSchema),
  }),
  resolverReciboPago: call({
    ...emite,
    ruta: 'facturas/recibo-pago/resolver',
    resumen: 'Emite el recibo de un pago de una o varias facturas',
    entrada: { cuerpo: reciboPagoSchema },
  }),
  validarFolioSva: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'facturas/restaurante/validar-folio-sva',
    resumen: 'Lo que se consumió en el restaurante con un folio, y la factura que ya tiene si la tiene',
    acceso,
    entrada: { cuerpo: z.object({ folio: freeLine().min(1).max(40) }) },
    salida: z.object({
      folio: z.string(),
      tienda,
      monto: pesos,
      fecha: z.string(),
      formaPago: z.string(),
      factura: documentoSchema.nullable(),
    }),
  }),
  notaCreditoDeOperacion: call({
    ...busca,
    ruta: 'facturas/nota-credito/nota-credito/por-tienda-operacion',
    resumen: 'Las facturas vigentes de una operación de las que queda importe para notas de crédito',
    entrada: { consulta: operation },
  }),
  resolverNotaCredito: call({
    ...emite,
    ruta: 'facturas/nota-credito/resolver',
    resumen: 'Emite una nota de crédito: de un importe (01) o de artículos devueltos (03), a lo más por lo que queda',
    entrada: { cuerpo: notaCreditoSchema },
  }),
  facturasPorCancelar: call({
    ...busca,
    ruta: 'facturas/por-tienda-operacion',
    resumen: 'Las facturas de una operación, para cancelar una',
    entrada: { consulta: operation },
  }),
  facturaPorFolio: call({
    ...busca,
    ruta: 'facturas/por-serie-folio',
    resumen: 'La factura de una serie y un folio, para cancelarla',
    entrada: { consulta: serieFolio },
  }),
  cancelarFactura: call({
    metodo: 'POST',
    ruta: 'facturas/cancelar',
    resumen:
      'Pide cancelar una factura. El código 1 es éxito: se canceló, o espera hasta tres días la respuesta de quien la recibió',
    acceso,
    unaVez: true,
    entrada: { cuerpo: cancelacionFacturaSchema },
    salida: resultadoTrabajoSchema,
  }),
  abrirCasoDeFactura: call({
    metodo: 'POST',
    ruta: 'facturas/abrir-caso',
    resumen:
      'Abre el caso en que se cancela una factura, se le hace una nota de crédito o un recibo de pago, o se factura una operación: de su ' +
      'categoría, con su cliente y sus parámetros de búsqueda. Si la persona ya puede abrir uno de lo mismo, contesta el `id` de ese y ' +
      '`nuevo` es falso. 400 en `cliente` o `contacto` cuando no se sabe de quién es el caso',
    acceso,
    ademas: ['crearCaso'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: casoDeActoSchema },
    salida: guardadoSchema.extend({ nuevo: z.boolean() }),
  }),
  comoSeCancela: call({
    metodo: 'GET',
    ruta: 'facturas/como-se-cancela/{id}',
    resumen:
      'Cómo se cancelaría una factura, antes de pedirlo: al momento, con la aceptación de quien la recibió, o de ningún modo; `modo` es null cuando no se pudo saber, y `texto` dice por qué',
    acceso,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: comoSeCancelaSchema,
  }),
  decidirTimbre: call({
    metodo: 'POST',
    ruta: 'facturas/decidir-timbre',
    resumen:
      'Dice qué fue de una factura que nadie sabe si se timbró: registra el XML timbrado del proveedor, o que no se timbró',
    acceso,
    asignado: true,
    cuerpoHasta: 2 * MAX_XML_DE_TIMBRE,
    unaVez: true,
    entrada: { cuerpo: decisionDeTimbreSchema },
    salida: resultadoTrabajoSchema,
  }),
  generarArchivoPDF: call({
    ...archivo,
    ruta: 'facturas/generarArchioPDF/{id}',
    resumen: 'La representación impresa de una factura timbrada',
  }),
  xmlFactura: call({
    ...archivo,
    ruta: 'facturas/xml/{id}',
    resumen: 'El XML timbrado de una factura, letra por letra',
    asignado: true,
  }),
  acuseFactura: call({
    ...archivo,
    ruta: 'facturas/acuse/{id}',
    resumen: 'El acuse del SAT de la solicitud de cancelar una factura, letra por letra',
    asignado: true,
  }),
  obtenerFactura: call({
    metodo: 'GET',
    ruta: 'facturas/detalle/{id}',
    resumen: 'Una factura con todo lo suyo',
    acceso,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: facturaSchema,
  }),
  facturasDeCaso: call({
    metodo: 'GET',
    ruta: 'facturas/por-caso/{id}',
    resumen: 'Las facturas que se hicieron para un caso y las que pidió cancelar, recientes primero',
    acceso,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: documentos,
  }),
  validarFactura: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'facturas/validar',
    resumen: 'Lo que se emitiría: sus conceptos y totales, y qué reglas del SAT no cumple. No emite nada',
    acceso,
    asignado: true,
    entrada: { cuerpo: porValidarSchema },
    salida: previaFacturaSchema,
  }),
} as const;
