import { expect } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { centavos } from '#domain/common/money';
import { casos } from '../../server/platform/db/schema/casos.ts';
import { stores } from '../../server/platform/db/schema/catalogos.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../server/platform/db/schema/tickets.ts';
import { ADMINISTRATOR, type Desk, FACTURACION, NOW } from '../server/casos/casos.desk.ts';
import { CATEGORIA, layOutServices, RECEIVER } from '../server/facturas/facturas.desk.ts';
import { sell } from '../server/vales/vales.desk.ts';
import type { InvoiceSite, Site, WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const list = expect.any(Array);
/** Section 9, "Date formats": invoices DD-MM-YYYY. */
const day = expect.stringMatching(/^\d\d-\d\d-\d{4}$/);

/** Section 3, "Invoice documents": these of their fields are shown. */
const DOCUMENT = expect.objectContaining({ fecha: day, folio: text, serie: text });
const none = { id: 0, version: 0, serie: '', folio: '' };

export const ANY_INVOICES: InvoiceSite = {
  casos: CATEGORIA,
  operacion: 0,
  facturada: 0,
  boleto: 0,
  folioSva: '',
  alContado: none,
  aPlazos: none,
};

const CREDIT = 4;
let tickets = 8_000;

/** Stores what the calls of invoices are about: a sale, a ticket and a meal to invoice, and invoices of both ways of paying. */
export async function mountInvoices(desk: Desk): Promise<InvoiceSite> {
  const { db, administrador } = desk;
  tickets += 1;
  await db.update(stores).set({ codigoPostal: '06000' });
  await db.insert(pagosEstacionamiento).values({
    cvetda: 1,
    operacion: tickets,
    monto: centavos(4_500),
    fecha: '2026-03-17',
    valido: true,
    idFormaPago: 1,
  });
  const folioSva = `SVA-${tickets}`;
  await db
    .insert(consumosRestaurante)
    .values({ folio: folioSva, cvetda: 1, monto: centavos(34_850), fecha: NOW, idFormaPago: 2 });
  await layOutServices(desk);
  const casos = { ...CATEGORIA };
  for (const servicio of Object.keys(CATEGORIA) as (keyof typeof CATEGORIA)[]) {
    Object.assign(casos, { [servicio]: await newCase(desk, CATEGORIA[servicio]) });
  }
  const operacion = await sell(desk, [{ unidades: 2, pesos: 100 }]);
  const facturada = await sell(desk, [{ unidades: 2, pesos: 100 }]);
  const credito = await sell(desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
  const invoice = async (sale: number) => {
    const body = { origen: 'venta', idCaso: casos.general, tienda: 1, operacion: sale, datosFiscales: RECEIVER };
    const answer = await administrador.send('facturas/facturacion/resolver', body);
    expect(answer.statusCode, answer.body).toBe(200);
    const { id, serie, folio } = answer.json().factura;
    const { version } = (await administrador.get(`facturas/detalle/${id}`)).json();
    return { id, version, serie, folio };
  };
  return {
    casos,
    operacion,
    facturada,
    boleto: tickets,
    folioSva,
    alContado: await invoice(facturada),
    aPlazos: await invoice(credito),
  };
}

/** A case of a category. */
async function newCase({ db, cliente }: Desk, idSubcategoria: number): Promise<number> {
  const [row] = await db
    .insert(casos)
    .values({
      cvetda: 1,
      idArea: FACTURACION,
      idSubcategoria,
      idEstado: ESTADO.enProceso,
      numidenCliente: cliente,
      numidenCrea: ADMINISTRATOR,
      fechaCreacion: NOW,
      correo: 'maria@correo.mx',
      comentarioOriginal: 'Pide su factura.',
    })
    .returning({ id: casos.id });
  return row?.id ?? 0;
}

/** Section 7, "Invoices" and catalogo-fac; what most of them take is not shown there. */
export function invoices({ invoices: site }: Site): readonly WrittenCall[] {
  const { casos: asks, operacion, facturada, boleto, folioSva, alContado, aPlazos } = site;
  const datosFiscales = RECEIVER;
  const sale = { tienda: 1, operacion: facturada };
  const bySale = { idTienda: 1, idOperacion: facturada };
  const byFolio = { serie: alContado.serie, folio: alContado.folio };
  const of = { idFactura: alContado.id, version: alContado.version };
  const one = [DOCUMENT];
  const catalogue = expect.arrayContaining([{ id: text, nombre: text }]);
  const made = { codigo: 200, descripcion: 'La Factura se generó con éxito' };
  return [
    {
      metodo: 'GET',
      ruta: '/facturas/estacionamiento/buscarPagomostrador',
      consulta: { tienda: 1, operacion: boleto },
      // Section 3: "Parking data: monto, fecha, valido".
      responde: { monto: 45, fecha: '2026-03-17', valido: true, tienda: { cvetda: 1 } },
    },
    {
      metodo: 'POST',
      ruta: '/facturas/estacionamiento/resolver',
      cuerpo: { idCaso: asks.estacionamiento, tienda: 1, operacion: boleto, fecha: '2026-03-17', datosFiscales },
      responde: made,
    },
    { metodo: 'GET', ruta: '/facturas/facturacion/por-tienda-operacion', consulta: bySale, responde: one },
    {
      metodo: 'POST',
      ruta: '/facturas/facturacion/resolver',
      cuerpo: { origen: 'venta', idCaso: asks.general, tienda: 1, operacion, datosFiscales },
      // Section 7: "201 also accepted for general invoice".
      responde: { ...made, codigo: 201 },
    },
    {
      metodo: 'GET',
      ruta: '/facturas/facturacion/getDetalleOperacion',
      consulta: bySale,
      responde: { cabecera: { operacion: facturada }, articulos: list, pagos: list },
    },
    {
      metodo: 'GET',
      ruta: '/facturas/facturacion/por-rfc',
      consulta: { rfc: RECEIVER.rfc },
      responde: { rfc: RECEIVER.rfc, beneficiario: RECEIVER.beneficiario, codigoPostal: '01160', usoCFDI: 'S01' },
    },
    {
      metodo: 'POST',
      ruta: '/facturas/facturacion/avanzada',
      cuerpo: { busca: RECEIVER.rfc },
      responde: expect.arrayContaining(one),
    },
    { metodo: 'GET', ruta: '/facturas/mantenimiento/por-tienda-operacion', consulta: sale, responde: one },
    { metodo: 'GET', ruta: '/facturas/mantenimiento/por-serie-folio', consulta: byFolio, responde: one },
    {
      metodo: 'POST',
      ruta: '/facturas/recibo-pago/busqueda',
      cuerpo: { rfc: RECEIVER.rfc },
      responde: expect.arrayContaining(one),
    },
    {
      metodo: 'POST',
      ruta: '/facturas/recibo-pago/resolver',
      cuerpo: {
        idCaso: asks.reciboPago,
        fechaPago: '2026-03-18',
        formaPago: '03',
        pagos: [{ idFactura: aPlazos.id, version: aPlazos.version, monto: 16 }],
      },
      responde: made,
    },
    {
      metodo: 'POST',
      ruta: '/facturas/restaurante/validar-folio-sva',
      cuerpo: { folio: folioSva },
      responde: { folio: folioSva, monto: 348.5 },
    },
    { metodo: 'GET', ruta: '/facturas/nota-credito/nota-credito/por-tienda-operacion', consulta: sale, responde: one },
    { metodo: 'GET', ruta: '/facturas/por-tienda-operacion', consulta: sale, responde: one },
    { metodo: 'GET', ruta: '/facturas/por-serie-folio', consulta: byFolio, responde: one },
    {
      metodo: 'POST',
      ruta: '/facturas/mantenimiento/resolver',
      cuerpo: {
        ...of,
        idCaso: asks.mantenimiento,
        datosFiscales: { ...RECEIVER, codigoPostal: '01161' },
        formaPago: '03',
      },
      // The embedded provider knows where this taxpayer lives; what it refuses is handed back, not failed (section 7).
      responde: { codigo: number, descripcion: text },
    },
    {
      metodo: 'POST',
      ruta: '/facturas/nota-credito/resolver',
      cuerpo: { ...of, idCaso: asks.notaCredito, relacion: '03', lineas: [{ orden: 1, cantidad: 1 }] },
      responde: made,
    },
    {
      metodo: 'POST',
      ruta: '/facturas/cancelar',
      cuerpo: { ...of, idCaso: asks.cancelacion, motivo: '02' },
      responde: { codigo: 1, descripcion: text },
    },
    { metodo: 'GET', ruta: '/facturas/generarArchioPDF/{id}', de: { id: alContado.id }, responde: 'pdf' },
    { metodo: 'GET', ruta: '/catalogo-fac/uso-cfdi', responde: catalogue },
    { metodo: 'GET', ruta: '/catalogo-fac/conceptos', responde: expect.arrayContaining([{ id: '2', nombre: text }]) },
    { metodo: 'GET', ruta: '/catalogo-fac/formas-pago', responde: catalogue },
    { metodo: 'GET', ruta: '/catalogo-fac/metodos-pago', responde: catalogue },
  ];
}
