import { fromPesos } from '#domain/common/money';
import type { areas, motivosEscalamiento, stores, subcategorias } from '../platform/db/schema/catalogos.ts';
import type { motivosDepreciacion, motivosVales } from '../platform/db/schema/configuracion.ts';

/** Physical stores of the sample chain, in which people sign in and sell; each issues invoices where it is. */
export const TIENDAS_FISICAS = [
  { cvetda: 1, nombre: 'Tienda Centro', codigoPostal: '06000' },
  { cvetda: 2, nombre: 'Tienda Coyoacán', codigoPostal: '04100' },
  { cvetda: 3, nombre: 'Tienda Satélite', codigoPostal: '53100' },
  { cvetda: 4, nombre: 'Tienda Ecatepec', codigoPostal: '55000' },
  { cvetda: 5, nombre: 'Tienda Toluca', codigoPostal: '50000' },
  { cvetda: 6, nombre: 'Tienda Puebla Angelópolis', codigoPostal: '72190' },
  { cvetda: 7, nombre: 'Tienda Querétaro', codigoPostal: '76000' },
  { cvetda: 8, nombre: 'Tienda León', codigoPostal: '37000' },
  { cvetda: 9, nombre: 'Tienda Guadalajara Tlaquepaque', codigoPostal: '45500' },
  { cvetda: 10, nombre: 'Tienda Monterrey Cumbres', codigoPostal: '64610' },
  { cvetda: 11, nombre: 'Tienda Mérida Norte', codigoPostal: '97119' },
  { cvetda: 12, nombre: 'Tienda Veracruz Boca del Río', codigoPostal: '94299' },
] as const;

/** The virtual store that has sales of its own. */
export const TIENDA_EN_LINEA = { cvetda: 90, nombre: 'Tienda en Línea', codigoPostal: '03100' } as const;

/** All stores of the sample chain. */
export const TIENDAS: readonly (typeof stores.$inferInsert)[] = [
  ...TIENDAS_FISICAS.map((tienda) => ({ ...tienda, tipo: 'fisica' as const, admiteLogin: true })),
  { ...TIENDA_EN_LINEA, tipo: 'virtual', admiteLogin: false },
  { cvetda: 91, nombre: 'Venta Telefónica', codigoPostal: '03100', tipo: 'virtual', admiteLogin: false },
  { cvetda: 95, nombre: 'CEDIS Tultitlán', tipo: 'cedis', admiteLogin: false },
  { cvetda: 96, nombre: 'CEDIS Apodaca', tipo: 'cedis', admiteLogin: false },
];

/** The one store of a chain that begins: somebody must sign in somewhere. The chain gives it its name and adds the others. */
export const PRIMERA_TIENDA: (typeof TIENDAS)[number] = {
  ...{ cvetda: 1, nombre: 'Tienda 1', tipo: 'fisica', admiteLogin: true },
};

/** The number of each area, by name. */
export const AREA = {
  facturacion: 1,
  vales: 2,
  entregas: 3,
  credito: 4,
  garantias: 5,
  enLinea: 6,
  atencion: 7,
} as const;

/** The areas of the service desk. */
export const AREAS: readonly (typeof areas.$inferInsert & { id: number })[] = [
  { id: AREA.facturacion, nombre: 'Facturación' },
  { id: AREA.vales, nombre: 'Devoluciones y vales' },
  { id: AREA.entregas, nombre: 'Entregas a domicilio' },
  { id: AREA.credito, nombre: 'Crédito y cobranza' },
  { id: AREA.garantias, nombre: 'Garantías y servicio técnico' },
  { id: AREA.enLinea, nombre: 'Tienda en línea' },
  { id: AREA.atencion, nombre: 'Atención a clientes' },
];

/** The category of a pickup. */
export const RECOLECCION = 13;
/** The category of an unconfirmed online order. */
export const PEDIDO_SIN_CONFIRMAR = 22;
/** The category of an online order that was charged twice. */
export const PAGO_DUPLICADO = 23;
/** The category of a case under which a return voucher is made. */
export const VALE_DEVOLUCION = 7;
/** The category of a case under which a cancellation voucher is made. */
export const VALE_CANCELACION = 8;

/** The category of an invoice that is to be mended, and of one that could not be made. */
export const MANTENIMIENTO_FACTURA = 1;
/** The category of a credit note. */
export const NOTA_CREDITO = 2;
/** The category of an invoice that is to be cancelled. */
export const CANCELACION_FACTURA = 3;
/** The category of an invoice of a sale. */
export const FACTURA_GENERAL = 4;
/** The category of a receipt for what was paid of an invoice. */
export const RECIBO_PAGO = 6;
/** The category of an invoice for a parking ticket. */
export const FACTURA_ESTACIONAMIENTO = 5;
/** The category of an invoice for what was eaten at a store's restaurant. */
export const FACTURA_RESTAURANTE = 14;

/** Categories; 1 and 14 have the meaning that the specification gives them (section 4). */
export const SAMPLE_SUBCATEGORIAS: readonly (typeof subcategorias.$inferInsert & { id: number })[] = [
  { id: MANTENIMIENTO_FACTURA, nombre: 'MANTENIMIENTO FACTURA', idArea: AREA.facturacion },
  { id: NOTA_CREDITO, nombre: 'NOTA DE CRÉDITO', idArea: AREA.facturacion },
  { id: CANCELACION_FACTURA, nombre: 'CANCELACIÓN DE FACTURA', idArea: AREA.facturacion },
  { id: FACTURA_GENERAL, nombre: 'FACTURA GENERAL', idArea: AREA.facturacion },
  { id: FACTURA_ESTACIONAMIENTO, nombre: 'FACTURA ESTACIONAMIENTO', idArea: AREA.facturacion },
  { id: RECIBO_PAGO, nombre: 'RECIBO DE PAGO', idArea: AREA.facturacion },
  { id: VALE_DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN', idArea: AREA.vales },
  { id: VALE_CANCELACION, nombre: 'VALE DE CANCELACIÓN', idArea: AREA.vales },
  { id: 9, nombre: 'REEMBOLSO A BILLETERA', idArea: AREA.vales },
  { id: 10, nombre: 'CERTIFICADO DE REGALO', idArea: AREA.vales },
  { id: 11, nombre: 'PEDIDO NO ENTREGADO', idArea: AREA.entregas },
  { id: 12, nombre: 'PEDIDO INCOMPLETO', idArea: AREA.entregas },
  { id: RECOLECCION, nombre: 'RECOLECCIÓN A DOMICILIO', idArea: AREA.entregas },
  { id: FACTURA_RESTAURANTE, nombre: 'FACTURA RESTAURANTE', idArea: AREA.facturacion },
  { id: 15, nombre: 'CAMBIO DE DOMICILIO', idArea: AREA.entregas },
  { id: 16, nombre: 'CARGO NO RECONOCIDO', idArea: AREA.credito },
  { id: 17, nombre: 'ABONO NO APLICADO', idArea: AREA.credito },
  { id: 18, nombre: 'ESTADO DE CUENTA', idArea: AREA.credito },
  { id: 19, nombre: 'ARTÍCULO DAÑADO', idArea: AREA.garantias },
  { id: 20, nombre: 'GARANTÍA DEL FABRICANTE', idArea: AREA.garantias },
  { id: 21, nombre: 'ARMADO E INSTALACIÓN', idArea: AREA.garantias },
  { id: PEDIDO_SIN_CONFIRMAR, nombre: 'PEDIDO SIN CONFIRMAR', idArea: AREA.enLinea },
  { id: PAGO_DUPLICADO, nombre: 'PAGO DUPLICADO', idArea: AREA.enLinea },
  { id: 24, nombre: 'QUEJA DE SERVICIO', idArea: AREA.atencion },
  { id: 25, nombre: 'DIFERENCIA DE PRECIO', idArea: AREA.atencion },
];

/** Reasons to escalate; 8 is the specification's, for an invoice that cannot be generated (section 4). */
export const MOTIVOS_ESCALAMIENTO: readonly (typeof motivosEscalamiento.$inferInsert & { id: number })[] = [
  { id: 1, descripcion: 'El cliente pide nota de crédito', idArea: AREA.facturacion },
  { id: 2, descripcion: 'Corregir datos fiscales de la factura', idArea: AREA.facturacion },
  { id: 3, descripcion: 'Requiere vale por devolución', idArea: AREA.vales },
  { id: 4, descripcion: 'El vale no puede canjearse en caja', idArea: AREA.vales },
  { id: 5, descripcion: 'El paquete no aparece en la guía', idArea: AREA.entregas },
  { id: 6, descripcion: 'Reprogramar la entrega', idArea: AREA.entregas },
  { id: 7, descripcion: 'Programar recolección a domicilio', idArea: AREA.entregas },
  { id: 8, descripcion: 'No fue posible generar la factura', idArea: AREA.facturacion },
  { id: 9, descripcion: 'Aclarar cargo con el banco', idArea: AREA.credito },
  { id: 10, descripcion: 'Aplicar abono a la cuenta', idArea: AREA.credito },
  { id: 11, descripcion: 'Dictamen del servicio técnico', idArea: AREA.garantias },
  { id: 12, descripcion: 'Cambio físico por defecto de fábrica', idArea: AREA.garantias },
  { id: 13, descripcion: 'Confirmar el pago del pedido', idArea: AREA.enLinea },
  { id: 14, descripcion: 'Responder la queja por escrito', idArea: AREA.atencion },
];

/** Why vouchers are made; `tipo` 0 for cancellations, 1 for returns. */
export const MOTIVOS_VALES: readonly (typeof motivosVales.$inferInsert)[] = [
  { descripcion: 'Artículo dañado', tipo: 1 },
  { descripcion: 'Artículo equivocado', tipo: 1 },
  { descripcion: 'No era lo que esperaba', tipo: 1 },
  { descripcion: 'Falla dentro de garantía', tipo: 1 },
  { descripcion: 'Talla o color incorrecto', tipo: 1 },
  { descripcion: 'Regalo repetido', tipo: 1, activo: false },
  { descripcion: 'Sin existencia', tipo: 0 },
  { descripcion: 'Entrega fuera de tiempo', tipo: 0 },
  { descripcion: 'El cliente cambió de opinión', tipo: 0 },
  { descripcion: 'Cobro duplicado', tipo: 0 },
];

/** Why an article that comes back is worth less. */
export const MOTIVOS_DEPRECIACION: readonly (typeof motivosDepreciacion.$inferInsert)[] = [
  { descripcion: 'Empaque abierto', monto: fromPesos(50) },
  { descripcion: 'Rayado o golpeado', monto: fromPesos(150) },
  { descripcion: 'Accesorios faltantes', monto: fromPesos(200) },
  { descripcion: 'Muestras de uso', monto: fromPesos(300) },
  { descripcion: 'Sin etiqueta', monto: fromPesos(25), activo: false },
];
