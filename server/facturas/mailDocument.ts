import type { papelVale } from '#contract/vales/papelVale';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Handler } from '../platform/http/handler.ts';
import { notFound } from '../platform/http/rejection.ts';
import { lookAtFolio } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { mailVoucher } from '../vales/print.ts';
import { invoiceNamed, mailInvoice } from './paper.ts';

/**
 * Mails the document of a folio (GET facturas/enviarDocumento): an invoice's, or a voucher's paper. Whoever may not see the one
 * kind is told what is true for them: that there is no such folio.
 */
export const enviarDocumento: Handler<typeof papelVale.enviarDocumento> = async ({ consulta }, context) => {
  const { folio, correo } = consulta;
  const { permisos } = context.sesion;
  if (hasPermission(permisos, ['facturar'])) {
    const invoice = await invoiceNamed(folio, context);
    if (invoice !== null) {
      await recordRead(context, lookAtFolio('factura', folio));
      return mailInvoice(invoice, correo, context);
    }
  }
  if (!hasPermission(permisos, PERMISSION_GROUPS.vales)) throw notFound(VALE_TEXTS.folioDesconocido);
  return mailVoucher(folio, correo, context);
};
