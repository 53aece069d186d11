/** Sample data that the charts of the services share. */
import type { DatosFiscales } from '#domain/facturas/cfdi/receptor';
import type { Documento, PreviaFactura } from '#domain/facturas/facturas';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import type { Emitida, Hallado, Pedida, PorCancelar } from '#machines/servicioFactura.types';
import { CONSUMO } from './muestra.ts';

export const documento: Documento = {
  id: 31,
  version: 2,
  casoId: null,
  vale: null,
  clase: 'general',
  estado: { id: 2, nombre: 'VIGENTE' },
  cancelaHasta: null,
  serie: 'A',
  folio: '123',
  uuid: '5FA85F64-5717-4562-B3FC-2C963F66AFA6',
  fecha: '20-11-2026',
  tienda: { cvetda: 1, nombre: 'Tienda Centro' },
  operacion: 1000001,
  referencia: null,
  rfc: 'EKU9003173C9',
  nombre: 'ESCUELA KEMPER URGATE',
  metodoPago: 'PPD',
  total: 116,
  porAcreditar: 116,
  porPagar: 116,
  correo: null,
  reemitida: null,
};

/** A sale that can be invoiced. */
export const sale: Hallado = {
  clave: 'venta-1-1000001',
  nombre: 'Operación 1000001',
  tienda: 'Tienda Centro',
  fecha: '20-11-2026',
  total: 116,
  impide: null,
  factura: null,
  pide: { origen: 'venta', tienda: 1, operacion: 1000001 },
};

export const meal: Hallado = { ...sale, clave: `consumo-${CONSUMO.consumo}`, nombre: `Consumo ${CONSUMO.consumo}` };

/** An invoice of that sale. */
export const invoice: Hallado = {
  ...sale,
  clave: 'factura-31',
  nombre: 'Factura A-123',
  factura: documento,
  pide: { idFactura: 31, version: 2 },
};

export const otherInvoice: Hallado = { ...invoice, clave: 'factura-32', nombre: 'Factura A-124' };

/** One with which nothing can be done any more. */
export const spent: Hallado = {
  ...sale,
  impide: 'Esta operación ya está en la factura A-123.',
  factura: documento,
};

export const receiver: DatosFiscales = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  regimenFiscal: '601',
  usoCFDI: 'G03',
  codigoPostal: '42501',
  pais: 'México',
  estado: '',
  municipio: '',
  colonia: '',
  calle: '',
  numeroExterior: '',
  numeroInterior: '',
  telefono: '',
  correo: '',
  idConcepto: '2',
  residenciaFiscal: '',
  numRegIdTrib: '',
};

export const asked: PorValidar = {
  servicio: 'general',
  solicitud: { origen: 'venta', tienda: 1, operacion: 1000001, idCaso: 7001, datosFiscales: receiver },
};

export const mealAsked: PorValidar = {
  servicio: 'general',
  solicitud: { origen: 'restaurante', folio: CONSUMO.consumo, idCaso: 7001, datosFiscales: receiver },
};

export const cancelAsked: PorCancelar = {
  servicio: 'cancelacion',
  solicitud: { idCaso: 7001, idFactura: 31, version: 2, motivo: '02', idSustituta: null },
};

export const accepted: PreviaFactura = {
  impedimento: null,
  receptor: {
    ...{ rfc: 'FUNK671228PH6', nombre: 'KARLA FUENTE NOLASCO' },
    ...{ regimenFiscal: '605', codigoPostal: '01160', usoCFDI: 'S01' },
  },
  contenido: {
    formaPago: '01',
    metodoPago: 'PUE',
    lugarExpedicion: '06000',
    conceptos: [],
    totales: { subtotal: 100, descuento: 0, traslados: [], total: 116 },
    pago: null,
  },
  notaGlobal: null,
  devuelto: [],
  rechazos: [],
  avisos: [],
};

/** A rule that what is written breaks. */
export const refused: PreviaFactura = {
  ...accepted,
  rechazos: [{ codigo: 'CFDI40147', donde: 'Receptor', texto: 'El código postal no es el del receptor.' }],
};

/** Nothing is against it, and nothing can be issued now. */
export const hindered: PreviaFactura = { ...accepted, impedimento: 'El certificado de sello venció.' };

export const issued: Emitida = {
  factura: {
    ...{ id: 44, serie: 'A', folio: '200', uuid: '6FA85F64-5717-4562-B3FC-2C963F66AFA6', casoId: 7001 },
    estado: { id: 2, nombre: 'VIGENTE' },
  },
  notaGlobal: null,
  rechazada: false,
  rechazos: [],
  texto: 'La Factura se generó con éxito',
};

/** The provider refused it, and the server has escalated the case. */
export const notIssued: Emitida = {
  factura: { ...issued.factura, uuid: null, estado: { id: 5, nombre: 'RECHAZADA' } },
  notaGlobal: null,
  rechazada: true,
  rechazos: refused.rechazos,
  texto: 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
};

export const cancelled: Pedida = {
  rechazada: false,
  texto: 'Se pidió cancelar la factura A-123: quien la recibió puede contestar hasta el 26/11/2026',
  estado: { id: 3, nombre: 'CANCELACIÓN SOLICITADA' },
};
