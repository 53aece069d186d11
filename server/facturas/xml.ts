import { Readable } from 'node:stream';
import type { facturas as contratoFacturas } from '#contract/facturas';
import { serieFolio } from '#domain/vidaFactura';
import type { Handler } from '../http/handler.ts';
import { openInvoice } from '../reads/readings.ts';
import { recordRead } from '../reads/recordRead.ts';
import { demandStamped, rowById } from './reads.ts';

/** The stamped document, letter for letter (GET facturas/xml/{id}). @throws Rejection 409 while there is none. */
export const xmlFactura: Handler<typeof contratoFacturas.xmlFactura> = async ({ ruta: { id } }, context) => {
  await recordRead(context, openInvoice(id));
  const row = demandStamped(await rowById(context.db, id));
  const bytes = Buffer.from(row.xml, 'utf8');
  return {
    nombre: `factura-${serieFolio(row)}.xml`,
    tipo: 'application/xml; charset=utf-8',
    bytes: bytes.length,
    stream: Readable.from([bytes]),
  };
};
