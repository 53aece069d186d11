/** The panel 'Servicio' of a case that asks for an invoice, or for something of one. */
import { type Locator, page } from 'vitest/browser';
import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import type { Caso } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Factura } from '#domain/facturas/facturas';
import type { DetalleOperacion } from '#domain/ventas/operaciones';
import { documento } from '../../machines/facturas.samples.ts';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';
import { request } from './inbox.ts';

/** An invoice of 116 pesos, stamped on 9 November 2026. */
export const INVOICE: Factura = {
  ...documento,
  ...{ metodoPago: 'PUE', total: 116, formaPago: '01', lugarExpedicion: '06000', conceptos: [], datosFiscales: {} },
  totales: { subtotal: 100, descuento: 0, traslados: [], total: 116 },
  ...{ fechaEmision: '2026-11-09T17:59:00.000Z', fechaTimbrado: '2026-11-09T18:00:00.000Z', cancelacion: null },
  ...{ pago: null, impedimento: null, relacionadas: [], vales: [], rechazos: [], logs: [], porDecidir: false },
  ...{ conRelacionadas: false, conSustituta: false, fueraDePlazo: false },
};

/** A sale of 348 pesos in cash. */
export const SALE: DetalleOperacion = {
  cabecera: {
    tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    operacion: 1_000_001,
    fechaOperacion: '2026-03-10T18:00:00.000Z',
    ...{ numiden: null, cliente: null, totalOperacion: 348 },
  },
  articulos: [],
  pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 348, fecha: '2026-03-10T18:00:00.000Z', referencia: null }],
};

const UNKNOWN = { status: 404, body: { codigo: 404, message: 'No se encontraron resultados' } };

/** The case of who asks for a service of operation 1000001 at Tienda Centro. */
export function caseFor(service: keyof typeof SUBCATEGORIAS, more: Partial<Caso> = {}): Caso {
  return {
    ...request(7001),
    ...{ datosAutorizacion: null, estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] } },
    parametrosBusqueda: [
      { tipo: 1, valor: '1' },
      { tipo: 2, valor: '1000001' },
    ],
    subCategoria: { id: SUBCATEGORIAS[service], nombre: service },
    ...more,
  };
}

/** Opens a case whose service works with these answers; nobody is known by his tax number or his postal code. */
export async function openService(detalleCaso: Caso, answers: Answers) {
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    ...{ tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }], detalleOperacionFactura: SALE },
    ...{ facturasDeOperacion: [], codigoPostal: UNKNOWN, datosFiscalesPorRfc: UNKNOWN },
    formasPago: [
      { id: '01', nombre: 'Efectivo' },
      { id: '03', nombre: 'Transferencia electrónica de fondos' },
      { id: '99', nombre: 'Por definir' },
    ],
    ...answers,
  });
  const panel = page.getByRole('region', { name: 'Servicio' });
  const field = (label: RegExp): Locator => panel.getByRole('textbox', { name: label });
  return {
    ...app,
    panel,
    buttonNamed: (name: string): Locator => panel.getByRole('button', { name, exact: true }),
    fields: {
      rfc: field(/^RFC/),
      nombre: field(/^Nombre o razón social/),
      regimen: panel.getByLabelText(/^Régimen fiscal/),
      uso: panel.getByLabelText(/^Uso del CFDI/),
      codigoPostal: panel.getByLabelText(/^C\.P\./),
      estado: panel.getByLabelText('Estado'),
      municipio: panel.getByLabelText('Municipio o alcaldía'),
      colonia: panel.getByLabelText('Colonia'),
    },
  };
}
