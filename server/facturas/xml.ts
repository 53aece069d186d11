import { Readable } from 'node:stream';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { facturaCancelaciones } from '../platform/db/schema/facturas.ts';
import type { Handler } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { lookAtInvoice } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { demandStamped, rowById } from './reads.ts';

/** The stamped document, letter for letter (GET facturas/xml/{id}). @throws Rejection 409 while there is none. */
export const xmlFactura: Handler<typeof contratoFacturas.xmlFactura> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtInvoice(id));
  const row = demandStamped(await rowById(context.db, id));
  return asFile(`factura-${serieFolio(row)}.xml`, row.xml);
};

/**
 * The authority's acknowledgement of the last request to cancel an invoice that has one (GET facturas/acuse/{id}).
 * @throws Rejection 409 while there is none.
 */
export const acuseFactura: Handler<typeof contratoFacturas.acuseFactura> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtInvoice(id));
  const { db } = context;
  const row = await rowById(db, id);
  const [request] = await db
    .select({ acuse: facturaCancelaciones.acuse })
    .from(facturaCancelaciones)
    .where(and(eq(facturaCancelaciones.idFactura, id), isNotNull(facturaCancelaciones.acuse)))
    .orderBy(desc(facturaCancelaciones.id))
    .limit(1);
  const acuse = request?.acuse ?? null;
  if (acuse === null) throw conflict(`La factura ${serieFolio(row)} no tiene acuse de cancelación.`);
  return asFile(`acuse-${serieFolio(row)}.xml`, acuse);
};

function asFile(nombre: string, xml: string) {
  const bytes = Buffer.from(xml, 'utf8');
  return { nombre, tipo: 'application/xml; charset=utf-8', bytes: bytes.length, stream: Readable.from([bytes]) };
}
