import { shortDate } from '#domain/common/dates';
import { invoiceColor } from './invoiceStates.ts';
import { Muted } from './Muted.tsx';
import { StatusChip } from './StatusChip.tsx';

interface Props {
  readonly factura: {
    readonly estado: { readonly id: number; readonly nombre: string };
    /** The last day of a receiver's answer, as ISO text; null where none is awaited. */
    readonly cancelaHasta: string | null;
  };
}

/** The state of an invoice; beside a cancellation that was asked for, until when its receiver may answer. */
export function InvoiceState({ factura }: Props) {
  const { estado, cancelaHasta } = factura;
  return (
    <>
      <StatusChip color={invoiceColor(estado)}>{estado.nombre}</StatusChip>
      {cancelaHasta !== null && <Muted> hasta el {shortDate(cancelaHasta)}</Muted>}
    </>
  );
}
