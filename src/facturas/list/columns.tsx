import { shortDate } from '#domain/dates';
import type { FacturaDeLista } from '#domain/listaFacturas';
import { debeDe } from '#domain/listaFacturas';
import { showPesos } from '#domain/money';
import { CLASES_FACTURA, ESTADO_FACTURA, serieFolio } from '#domain/vidaFactura';
import type { Column } from '../../ui/DataTable/columns.ts';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { TwoLines } from '../../ui/list/TwoLines.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';

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
      title: 'Factura y tipo',
      width: 8,
      cell: (factura) => (
        <>
          <RecordLink id={factura.id} href={hrefs.invoice(factura.id)}>
            {serieFolio(factura)}
          </RecordLink>
          <small>{CLASES_FACTURA[factura.clase]}</small>
        </>
      ),
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 10.5,
      cell: (factura) => (
        <>
          <CellChip color={invoiceColor(factura.estado)}>{factura.estado.nombre}</CellChip>
          <small>{whatItWaitsFor(factura)}</small>
        </>
      ),
    },
    { id: 'fecha', title: 'Fecha', width: 5.5, cell: ({ fecha }) => fecha.replaceAll('-', '/'), fit: 'short' },
    {
      id: 'receptor',
      title: 'Receptor',
      width: 10.5,
      cell: ({ rfc, nombre }) => <TwoLines text={nombre} below={rfc} />,
    },
    {
      id: 'total',
      title: 'Total',
      width: 8.5,
      cell: (factura) => (
        <>
          {showPesos(factura.total)}
          {debeDe(factura) > 0 && <small>Debe {showPesos(debeDe(factura))}</small>}
        </>
      ),
      fit: 'number',
    },
    {
      id: 'tienda',
      title: 'Tienda',
      width: 6.5,
      cell: ({ tienda }) => <TwoLines text={tienda.nombre} />,
      secondary: true,
    },
    {
      id: 'caso',
      title: 'Caso',
      width: 4,
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
  width: 3.75,
  // What is not stamped has no document.
  cell: (factura) => (factura.uuid === null ? ' ' : <ChoiceBox id={factura.id} name={serieFolio(factura)} />),
  fit: 'short',
};

/** What an invoice waits for, in a few words; null for nothing. */
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
