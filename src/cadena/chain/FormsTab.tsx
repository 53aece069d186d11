import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { FormaDeCadena } from '#domain/cadena/formas';
import { COLUMNAS_FORMAS, claveDeForma } from '#domain/cadena/formas';
import { esFormaConocida, FORMAS_CONOCIDAS } from '#domain/cadena/pagosDeVenta';
import { plainLetters } from '#domain/common/plainLetters';
import { TEXTS } from '#domain/common/texts';
import { downloadCsv } from '../../data/downloads.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CHAIN_FORMS } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { FormWindow } from './FormWindow.tsx';
import { LoadFileWindow } from './LoadFileWindow.tsx';
import { SearchLine } from './SearchLine.tsx';
import { formWorks } from './works.ts';

/** The window over the list. */
type Open =
  | { readonly what: 'form'; readonly forma: FormaDeCadena | null }
  | { readonly what: 'remove'; readonly forma: FormaDeCadena }
  | { readonly what: 'load' };

/** The forms of payment of the chain's tills: how each goes back, and by which key of the authority it is invoiced. */
export function FormsTab({ drafts }: { readonly drafts: PageDrafts }) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const reading = useQuery(CHAIN_FORMS);
  const { data: rows = NONE } = reading;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useMemo(
    () =>
      formColumns({
        onEdit: (forma) => setOpen({ what: 'form', forma }),
        onRemove: (forma) => setOpen({ what: 'remove', forma }),
      }),
    [],
  );
  const shown = useMemo(() => {
    const wanted = plainLetters(typed.trim());
    return rows.filter(({ id, nombre }) => String(id) === wanted || plainLetters(nombre).includes(wanted));
  }, [rows, typed]);
  const close = () => setOpen(null);
  return (
    <>
      <SearchLine label="Número o nombre" value={typed} onChange={setTyped}>
        <Button onClick={() => setOpen({ what: 'load' })}>Cargar CSV</Button>
        <Button variant="solid" onClick={() => setOpen({ what: 'form', forma: null })}>
          Agregar forma de pago
        </Button>
      </SearchLine>
      <StaleNote {...reading} />
      <Text color="fg.muted" mb={3}>
        Una venta con una forma de pago que no está aquí se rechaza. Lo que se cambia vale para las ventas que lleguen
        después.
      </Text>
      <Rows variant="records">
        <DataTable
          title="Formas de pago"
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text={TEXTS.sinResultados} />}
          actions={
            <CsvExport
              tell={avisar}
              download={() => downloadCsv(api.llamar('exportarFormas', {}), 'formas-de-pago')}
              one="forma de pago"
              many="formas de pago"
              done="Las formas de pago se descargaron."
              failed="No se pudieron descargar las formas de pago."
              total={reading.data === undefined ? null : rows.length}
              hasMore={false}
            />
          }
        />
      </Rows>
      {open?.what === 'form' && <FormWindow forma={open.forma} drafts={drafts} onEnd={close} />}
      {open?.what === 'load' && (
        <LoadFileWindow title="Cargar formas de pago" call="cargarFormas" entity="formaPago" onEnd={close}>
          Un archivo CSV con las columnas {COLUMNAS_FORMAS.join(', ')}. SeDevuelveComo es una de estas:{' '}
          {Object.values(FORMAS_CONOCIDAS).join(', ')}. ClaveSAT va vacía si es crédito de la casa. Las formas que el
          archivo no nombra se quedan como están.
        </LoadFileWindow>
      )}
      {open?.what === 'remove' && (
        <RowQuestion
          entity="formaPago"
          id={open.forma.id}
          version={open.forma.version}
          works={formWorks}
          name="quitar"
          onEnd={close}
        >
          {`Las ventas que lleguen con la forma ${open.forma.id} (${open.forma.nombre}) se rechazarán. Las que ya están no cambian.`}
        </RowQuestion>
      )}
    </>
  );
}

interface RowActs {
  readonly onEdit: (forma: FormaDeCadena) => void;
  readonly onRemove: (forma: FormaDeCadena) => void;
}

function formColumns({ onEdit, onRemove }: RowActs): readonly Column<FormaDeCadena>[] {
  return [
    plain('id', 'Número', 5.5, ({ id }) => id, { fit: 'number' }),
    {
      id: 'nombre',
      title: 'Nombre',
      width: 12.5,
      rowHeader: true,
      sortBy: ({ nombre }) => nombre,
      cell: (forma) => (
        <button type="button" data-link="" onClick={() => onEdit(forma)}>
          {forma.nombre}
        </button>
      ),
    },
    plain('como', 'Se devuelve como', 12, ({ como }) => FORMAS_CONOCIDAS[como]),
    plain('claveSat', 'Clave del SAT', 12, ({ claveSat }) => claveDeForma(claveSat)),
    {
      id: 'quitar',
      title: 'Quitar',
      width: 5,
      cell: (forma) =>
        esFormaConocida(forma.id) ? null : (
          <button
            type="button"
            data-link=""
            aria-label={`Quitar la forma de pago ${forma.nombre}`}
            onClick={() => onRemove(forma)}
          >
            Quitar
          </button>
        ),
    },
  ];
}

const NONE: readonly FormaDeCadena[] = [];

function keyOf({ id }: FormaDeCadena): string {
  return String(id);
}
