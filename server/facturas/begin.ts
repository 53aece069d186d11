import { randomUUID } from 'node:crypto';
import type { AuditedCall } from '#contract/contract';
import { type ClaseFactura, ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES } from '#domain/common/entities';
import { type Centavos, toPesos } from '#domain/common/money';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { RelacionFactura } from '#domain/facturas/vidaFactura';
import { announcing } from '../platform/changes/announce.ts';
import type { Config } from '../platform/config.ts';
import { auditing } from '../platform/db/audit.ts';
import type { Tx } from '../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import { together } from '../platform/db/together.ts';
import { FIRST_WAIT_MS } from '../platform/works/claim.ts';
import { takeFolio } from './folio.ts';
import { issuedNow } from './issuer.ts';
import { tellVoucher } from './noteOfVoucher.ts';
import { invoiceNews } from './tell.ts';
import { type FacturaRow, facturaHistory } from './work.ts';

/** An invoice that is to be issued. */
export interface Draft {
  readonly clase: ClaseFactura;
  /** The store that issues it, and the sale that it is of; the sale is null for one of no sale, or of several. */
  readonly cvetda: number;
  readonly operacion: number | null;
  /** The parking ticket or the restaurant's slip that it is of. */
  readonly referencia: string | null;
  /** The voucher that a credit note is made of, which is locked; left out for every other. */
  readonly idVale?: number;
  /** Whether it is a note of goods that came back and takes of the global invoice that has their sale. */
  readonly alPublico?: boolean;
  /** The period that a global invoice is of; left out for every other. */
  readonly idPeriodo?: number;
  readonly datosFiscales: Record<string, string>;
  /** All of it but series, folio and date. */
  readonly comprobante: Comprobante;
  readonly total: Centavos;
  /** The amounts that it takes of other invoices, which are locked. */
  readonly relaciones: readonly { readonly id: number; readonly relacion: RelacionFactura; readonly monto: Centavos }[];
}

/** By which call, for which case, in whose name and when an invoice is begun. */
export interface Beginning {
  readonly call: AuditedCall;
  readonly idCaso: number | null;
  readonly numiden: number;
  readonly now: Date;
  readonly config: Config;
}

/** An invoice that was begun. */
export interface BegunInvoice {
  readonly row: FacturaRow;
  /** The last of its writes, asked for and not waited for. */
  readonly written: Promise<void>;
}

/**
 * Stores an invoice that the rules accept as BORRADOR, with the next folio of its series; the stamper is not asked yet.
 */
export async function beginInvoice(tx: Tx, draft: Draft, beginning: Beginning): Promise<BegunInvoice> {
  const { comprobante, relaciones, ...made } = draft;
  const { call, idCaso, numiden, now, config } = beginning;
  const { serie, folio } = await takeFolio(tx, made);
  const numbered: Comprobante = {
    ...comprobante,
    Serie: serie,
    Folio: String(folio),
    Fecha: issuedNow(comprobante, now, config),
  };
  const [row] = await tx
    .insert(facturas)
    .values({
      ...made,
      estado: ESTADO_FACTURA.borrador,
      serie,
      folio,
      idCaso,
      fecha: now,
      rfc: numbered.Receptor?.Rfc ?? '',
      nombre: numbered.Receptor?.Nombre ?? '',
      metodoPago: numbered.MetodoPago ?? null,
      comprobante: numbered,
      clave: `factura-${randomUUID()}`,
      llamada: call,
      proximo: new Date(now.getTime() + FIRST_WAIT_MS),
      numiden,
    })
    .returning();
  if (row === undefined) throw new Error('An invoice got no row');
  if (relaciones.length > 0) {
    await tx
      .insert(facturaRelaciones)
      .values(relaciones.map(({ id, relacion, monto }) => ({ idFactura: row.id, idRelacionada: id, relacion, monto })));
  }
  await tellVoucher(tx, row, beginning);
  return { row, written: tell(tx, row, beginning) };
}

function tell(tx: Tx, row: FacturaRow, { call, numiden, now }: Beginning): Promise<void> {
  const { id, version, serie, folio, total, rfc } = row;
  return together(
    tx,
    [
      facturaHistory.writing(tx, id, { entries: [{ trabajo: 'emitir' }], version, fecha: now, numiden }),
      auditing(tx, {
        momento: now,
        numiden,
        accion: call,
        entidad: ENTITIES.factura.name,
        idEntidad: id,
        despues: { nombre: serieFolio({ serie, folio }), rfc, total: toPesos(total) },
      }),
    ],
    announcing(invoiceNews(row, { numiden, estadoAntes: null })),
  );
}
