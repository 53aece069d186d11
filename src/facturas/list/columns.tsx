import { use } from 'react';
import { CLASES_FACTURA, ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { invoiceDay, shortDate } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { debeDe, type FacturaDeLista } from '#domain/facturas/listaFacturas';
import type { Column } from '../../ui/DataTable/columns.ts';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { kindInColumn, storeInColumn } from '../../ui/shortNames.ts';
import { ChosenContext } from './chosen.ts';

/** Where what a row names is; the case is null where this person may not go. */
export interface InvoiceHrefs {
  readonly invoice: (id: number) => string;
  readonly case: ((id: number) => string) | null;
}

/** Columns of the list of invoices, in the order in which they are used; with a box to choose each where that leads anywhere. */
export function invoiceColumns(hrefs: InvoiceHrefs, withChoice: boolean): () => readonly Column<FacturaDeLista>[] {
  const caseOf = hrefs.case;
  const columns: readonly Column<FacturaDeLista>[] = [
    {
      id: 'factura',
      title: 'Factura',
      width: 4.75,
      cell: (factura) => (
        <RecordLink id={factura.id} href={hrefs.invoice(factura.id)}>
          {serieFolio(factura)}
        </RecordLink>
      ),
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'clase',
      title: 'Tipo',
      width: 7.75,
      cell: ({ clase }) => kindInColumn(CLASES_FACTURA[clase]),
      secondary: true,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 8.75,
      cell: ({ estado }) => <CellChip color={invoiceColor(estado)}>{estado.nombre}</CellChip>,
      fit: 'short',
    },
    {
      id: 'pendiente',
      title: 'Pendiente',
      width: 12.25,
      cell: (factura) =>
        [whatItWaitsFor(factura), whatItOwes(factura)].filter((words) => words !== null).join(' · ') || null,
    },
    {
      id: 'fecha',
      title: 'Fecha',
      width: 5.75,
      cell: ({ fecha }) => invoiceDay(fecha),
      fit: 'short',
      secondary: true,
    },
    {
      id: 'receptor',
      title: 'Receptor',
      width: 9.75,
      cell: ({ nombre }) => nombre,
      more: ({ rfc }) => rfc,
    },
    { id: 'total', title: 'Total', width: 6, cell: ({ total }) => showPesos(total), fit: 'number' },
    { id: 'tienda', title: 'Tienda', width: 5.5, cell: ({ tienda }) => storeInColumn(tienda.nombre), secondary: true },
    {
      id: 'caso',
      title: 'Caso',
      width: 3.5,
      cell: ({ casoId }) => {
        if (casoId === null || caseOf === null) return casoId;
        return <a href={caseOf(casoId)}>{casoId}</a>;
      },
      fit: 'short',
      secondary: true,
    },
  ];
  const all = withChoice ? [CHOICE, ...columns] : columns;
  return () => all;
}

const CHOICE: Column<FacturaDeLista> = {
  id: 'elegir',
  title: 'Elegir',
  width: 3.25,
  // An invoice without its stamp has no document.
  cell: (factura) => (factura.uuid === null ? ' ' : <ChoiceBox id={factura.id} name={serieFolio(factura)} />),
  fit: 'short',
};

/** Chooses an invoice to take along. It alone is drawn again, not its row. */
function ChoiceBox({ id, name }: { readonly id: number; readonly name: string }) {
  const chosen = use(ChosenContext);
  if (chosen === null) return null;
  const isChosen = chosen.ids.has(id);
  return (
    // The whole cell is its target: beside it a press would open the row.
    <label data-choice="">
      <input
        type="checkbox"
        aria-label={`Elegir ${name}`}
        checked={isChosen}
        disabled={chosen.isFull && !isChosen}
        onChange={({ target }) => chosen.onChange(id, target.checked)}
      />
    </label>
  );
}

/** The debt of an invoice that is paid later; null for none. */
function whatItOwes(factura: FacturaDeLista): string | null {
  const owed = debeDe(factura);
  return owed > 0 ? `Debe ${showPesos(owed)}` : null;
}

/** The next thing that an invoice waits for, in a few words; null for none. */
function whatItWaitsFor({
  estado,
  porAtender,
  cancelaHasta,
  limiteRecibo,
  clase,
  reemitida,
}: FacturaDeLista): string | null {
  if (clase === 'reciboPago' && limiteRecibo !== null) return `Su límite: ${shortDate(limiteRecibo)}`;
  if (limiteRecibo !== null) return `Recibo: hasta ${shortDate(limiteRecibo)}`;
  if (porAtender) return estado.id === ESTADO_FACTURA.rechazada ? 'No se ha emitido de nuevo' : 'Espera su timbre';
  if (cancelaHasta !== null) return `Hasta el ${shortDate(cancelaHasta)}`;
  return reemitida === null ? null : `Ahora es ${reemitida.nombre}`;
}
