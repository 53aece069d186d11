import { Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PeriodoGlobal } from '#domain/facturas/globales/periodo';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { useHrefs } from '../../ui/list/useOpening.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { invoiceLink } from '../lists.ts';
import { daysInWords, periodColumns } from './columns.tsx';
import { MissingNotes } from './MissingNotes.tsx';
import { PreviewWindow } from './PreviewWindow.tsx';
import { PERIODS } from './reads.ts';
import { periodWorks } from './works.ts';

/** The window over the list. */
type Open = { readonly what: 'detener' | 'hacer' | 'previa'; readonly period: PeriodoGlobal };

/** The periods of each store whose sales to the public the server invoices together: how they stand, and what a person may do. */
export function GlobalsPage() {
  const reading = useQuery(PERIODS);
  const { data: rows = NONE, isFetching, refetch } = reading;
  const [open, setOpen] = useState<Open | null>(null);
  const invoice = useHrefs(invoiceLink);
  const columns = useMemo(() => periodColumns(invoice, (what, period) => setOpen({ what, period })), [invoice]);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeading
        title="Facturas globales"
        below="Lo que cada tienda vendió al público y nadie pidió facturar: el sistema lo factura dos horas después de que termina cada periodo."
      />
      <StaleNote {...reading} />
      <Rows variant="servers" asChild>
        <Stack gap={5}>
          <MissingNotes />
          <DataTable
            title="Periodos"
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            {...tableState(reading)}
            empty={
              <EmptyState text="Aún no termina ningún periodo. Cada cuánto factura una tienda se elige en Datos fiscales, en Tiendas." />
            }
            actions={
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                Actualizar
              </Button>
            }
          />
        </Stack>
      </Rows>
      {open?.what === 'previa' && <PreviewWindow period={open.period} onClose={close} />}
      {open !== null && open.what !== 'previa' && (
        <RowQuestion
          entity="periodoGlobal"
          id={open.period.id}
          version={open.period.version}
          works={periodWorks}
          name={open.what}
          onEnd={close}
        >
          {open.what === 'detener'
            ? `${whoseOf(open.period)}: no se hará ninguna factura más de este periodo hasta que alguien la pida. Las que ya están hechas se quedan.`
            : `${whoseOf(open.period)}: las ventas que no están en ninguna factura se facturarán en un momento.`}
        </RowQuestion>
      )}
    </>
  );
}

function whoseOf(period: PeriodoGlobal): string {
  return `${period.tienda}, ${daysInWords(period)}`;
}

const NONE: readonly PeriodoGlobal[] = [];

function keyOf({ id }: PeriodoGlobal): string {
  return String(id);
}
