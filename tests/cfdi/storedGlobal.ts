import { and, asc, eq } from 'drizzle-orm';
import { dayOf } from '#domain/common/dates';
import { centavos } from '#domain/common/money';
import { facturaGlobal } from '#domain/facturas/cfdi/armado/global';
import { enCentavos } from '#domain/facturas/cfdi/armado/importes';
import { takeFolio } from '../../server/facturas/folio.ts';
import type { Tx } from '../../server/platform/db/db.ts';
import { facturaLogs, facturas, facturaVentas } from '../../server/platform/db/schema/facturas.ts';
import { ventaArticulos } from '../../server/platform/db/schema/operaciones.ts';

const STORE = 1;
const PUBLIC = {
  rfc: 'XAXX010101000',
  beneficiario: 'PUBLICO EN GENERAL',
  regimenFiscal: '616',
  usoCFDI: 'S01',
  codigoPostal: '06000',
} as const;

/** Stores a global invoice of the month of a day, stamped, of these sales of store 1, as a nightly work of a chain would issue it. */
export async function storeGlobal(tx: Tx, operaciones: readonly number[], fecha: Date, numiden: number) {
  const ventas = [];
  for (const operacion of operaciones) {
    const ofSale = and(eq(ventaArticulos.cvetda, STORE), eq(ventaArticulos.operacion, operacion));
    const lineas = await tx.select().from(ventaArticulos).where(ofSale).orderBy(asc(ventaArticulos.linea));
    ventas.push({ tienda: STORE, operacion, lineas });
  }
  const [Año = '', Meses = ''] = dayOf(fecha).split('-');
  const armado = facturaGlobal({
    emisor: { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' },
    lugarExpedicion: PUBLIC.codigoPostal,
    periodo: { Periodicidad: '04', Meses, Año },
    forma: '01',
    ventas,
  });
  if (!armado.ok) throw new Error(armado.falla);
  const { comprobante } = armado;
  const { serie, folio } = await takeFolio(tx, { clase: 'global', cvetda: STORE });
  const uuid = `99999999-0000-4000-8000-${String(folio).padStart(12, '0')}`;
  const [row] = await tx
    .insert(facturas)
    .values({
      ...{ clase: 'global', estado: 2, serie, folio, uuid, cvetda: STORE, fecha, fechaTimbrado: fecha, numiden },
      ...{ rfc: PUBLIC.rfc, nombre: PUBLIC.beneficiario, datosFiscales: PUBLIC, metodoPago: 'PUE' },
      total: enCentavos(comprobante.Total) ?? centavos(0),
      comprobante: { ...comprobante, Serie: serie, Folio: String(folio), Fecha: `${dayOf(fecha)}T10:00:00` },
      ...{ xml: '<cfdi/>', clave: `global-${folio}`, llamada: 'resolverFactura' },
    })
    .returning();
  if (row === undefined) throw new Error('The global invoice got no row');
  const { id } = row;
  await tx.insert(facturaVentas).values(operaciones.map((operacion) => ({ cvetda: STORE, operacion, idFactura: id })));
  await tx.insert(facturaLogs).values({ idFactura: id, accion: { trabajo: 'emitir' }, version: 1, fecha, numiden });
  return { id, uuid, name: `G-${folio}` };
}
