import { shortDate } from '#domain/common/dates';
import type { Documento } from '#domain/facturas/facturas';
import { invoiceColor } from './invoiceStates.ts';
import { Muted } from './Muted.tsx';
import { StatusChip } from './StatusChip.tsx';

/** The state of an invoice; beside a cancellation that was asked for, until when its receiver may answer. */
export function InvoiceState({ factura }: { readonly factura: Pick<Documento, 'estado' | 'cancelaHasta'> }) {
  const { estado, cancelaHasta } = factura;
  return (
    <>
      <StatusChip color={invoiceColor(estado)}>{estado.nombre}</StatusChip>
      {cancelaHasta !== null && <Muted> hasta el {shortDate(cancelaHasta)}</Muted>}
    </>
  );
}
