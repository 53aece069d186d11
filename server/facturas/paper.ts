import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { correoDeFactura } from '#domain/common/correos';
import { numeroDeEnvio } from '#domain/facturas/historiaFactura';
import { facturaLogs, facturas } from '../platform/db/schema/facturas.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { queuedText } from '../platform/mail/handlers.ts';
import { MAIL_KEYS, queueMail } from '../platform/mail/outbox.ts';
import { lookAtInvoice } from '../platform/reads/readings.ts';
import { demandMailBudget, demandMailBudgetWithin, recordRead } from '../platform/reads/recordRead.ts';
import { invoiceState } from './documents.ts';
import { demandStamped, rowById } from './reads.ts';
import { type FacturaRow, workOnFactura } from './work.ts';

type StampedRow = ReturnType<typeof demandStamped<FacturaRow>>;

const PDF = 'application/pdf';
const XML = 'application/xml';

/** The printed representation of a stamped invoice (GET facturas/generarArchioPDF/{id}). @throws Rejection 409 while it has no stamp. */
export const generarArchivoPDF: Handler<typeof contratoFacturas.generarArchivoPDF> = async (
  { ruta: { id } },
  context,
) => {
  await recordRead(context, lookAtInvoice(id));
  const row = demandStamped(await rowById(context.db, id));
  const bytes = await drawInvoicePaper(row);
  return { nombre: `factura-${serieFolio(row)}.pdf`, tipo: PDF, bytes: bytes.length, stream: Readable.from([bytes]) };
};

/** Draws what is printed of an invoice: of a cancelled one it says so. */
export async function drawInvoicePaper(row: StampedRow): Promise<Buffer> {
  // Loaded with the first paper: most servers of a chain draw none.
  const [{ drawInvoice }, { readXml }] = await Promise.all([
    import('./cfdi/paper/drawInvoice.ts'),
    import('./cfdi/readXml.ts'),
  ]);
  const read = readXml(row.xml);
  if ('falla' in read) throw new Error(`The document of the invoice ${row.id} cannot be read: ${read.falla}`);
  const { comprobante, timbre } = read;
  if (timbre === null) throw new Error(`The document of the invoice ${row.id} has no stamp`);
  const marca =
    row.estado === ESTADO_FACTURA.cancelada || row.estado === ESTADO_FACTURA.sustituida
      ? invoiceState(row).nombre
      : null;
  return drawInvoice({ comprobante, timbre, fechaTimbrado: row.fechaTimbrado ?? row.fecha, marca });
}

/** The invoice that people call by a name ('A-123'); null for a text that is no such name, or that no invoice bears. */
export async function invoiceNamed(name: string, { db }: Pick<Context, 'db'>): Promise<number | null> {
  const [, serie, folio] = /^([A-Z]{1,25})-(\d{1,9})$/.exec(name.trim().toUpperCase()) ?? [];
  if (serie === undefined) return null;
  const [row] = await db
    .select({ id: facturas.id })
    .from(facturas)
    .where(sql`${facturas.serie} = ${serie} and ${facturas.folio} = ${Number(folio)}`);
  return row?.id ?? null;
}

/**
 * Mails PDF and XML of an invoice. They are drawn before the transaction: a stamped document never changes.
 * @throws Rejection 409 for one without a stamp, 429 for who mailed too much within the hour.
 */
export async function mailInvoice(id: number, correo: string, context: Context) {
  await workOnFactura(
    {
      call: 'enviarDocumento',
      work: 'enviar',
      id,
      version: null,
      contents: { id, correo },
      check: async () => {
        await demandMailBudget(context);
        const row = demandStamped(await rowById(context.db, id));
        return { xml: Buffer.from(row.xml, 'utf8'), pdf: await drawInvoicePaper(row) };
      },
      effect: async ({ tx, row, numiden, now }, { xml, pdf }) => {
        await demandMailBudgetWithin(tx, context);
        const nombre = serieFolio(row);
        const history = await tx
          .select({ entry: facturaLogs.accion })
          .from(facturaLogs)
          .where(eq(facturaLogs.idFactura, id));
        const numero = numeroDeEnvio(history.map(({ entry }) => entry));
        await queueMail(
          tx,
          {
            ...correoDeFactura(nombre, context.config.cadena),
            clave: MAIL_KEYS.factura(id, numero),
            de: { entidad: 'factura', id },
            para: correo,
            adjuntos: [
              { nombre: `factura-${nombre}.pdf`, tipo: PDF, contenido: pdf },
              { nombre: `factura-${nombre}.xml`, tipo: XML, contenido: xml },
            ],
            numiden,
          },
          now,
        );
        return { text: nombre, entries: [{ trabajo: 'enviar', correo, numero }], detail: { correo } };
      },
    },
    context,
  );
  return { codigo: SUCCESS_CODE, descripcion: queuedText(context, correo) };
}
