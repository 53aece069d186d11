import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ClavesFiscales } from '#domain/cadena/clavesFiscales';
import { AMBITOS, COLUMNAS_CLAVES, objetoEnPalabras } from '#domain/cadena/clavesFiscales';
import { NOMBRES_RETORNO, RETORNOS } from '#domain/cadena/retorno';
import { OBJETOS_DE_VENTA } from '#domain/common/sat/catalogos';
import { TEXTS } from '#domain/common/texts';
import { downloadCsv } from '../../data/downloads.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { keysRead } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RadioField, SelectField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { LoadFileWindow } from './LoadFileWindow.tsx';
import { SearchLine } from './SearchLine.tsx';
import { blankKeys, keysWorks } from './works.ts';

/** The window over the list. */
type Open =
  | { readonly what: 'form'; readonly keys: ClavesFiscales | null }
  | { readonly what: 'remove'; readonly keys: ClavesFiscales }
  | { readonly what: 'load' };

/** The authority's keys of departments and articles: one by one, or by a file. */
export function KeysTab({ drafts }: { readonly drafts: PageDrafts }) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const [typed, setTyped] = useState('');
  const reading = useQuery({ ...keysRead(useDeferredValue(typed.trim())), placeholderData: keepPreviousData });
  const { filas = NONE, limiteExcedido = false } = reading.data ?? {};
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useMemo(
    () =>
      keysColumns({
        onEdit: (keys) => setOpen({ what: 'form', keys }),
        onRemove: (keys) => setOpen({ what: 'remove', keys }),
      }),
    [],
  );
  const close = () => setOpen(null);
  return (
    <>
      <SearchLine label="Departamento, artículo o clave" value={typed} onChange={setTyped}>
        <Button onClick={() => setOpen({ what: 'load' })}>Cargar CSV</Button>
        <Button variant="solid" onClick={() => setOpen({ what: 'form', keys: null })}>
          Agregar claves
        </Button>
      </SearchLine>
      <StaleNote {...reading} />
      {limiteExcedido && (
        <Note colorPalette="orange" mb={3}>
          Hay más de quinientas: busque las que quiera ver.
        </Note>
      )}
      <Rows variant="records">
        <DataTable
          title="Claves del SAT"
          columns={columns}
          rows={filas}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text={typed === '' ? 'Aún no hay claves' : TEXTS.sinResultados} />}
          actions={
            <CsvExport
              tell={avisar}
              download={() => downloadCsv(api.llamar('exportarClaves', {}), 'claves-sat')}
              one="clave"
              many="claves"
              done="Las claves se descargaron."
              failed="No se pudieron descargar las claves."
              total={typed === '' && reading.data !== undefined ? filas.length : null}
              hasMore={limiteExcedido}
            />
          }
        />
      </Rows>
      {open?.what === 'form' && <KeysWindow keys={open.keys} drafts={drafts} onEnd={close} />}
      {open?.what === 'load' && (
        <LoadFileWindow title="Cargar claves del SAT" call="cargarClaves" entity="claveFiscal" onEnd={close}>
          Un archivo CSV con las columnas {COLUMNAS_CLAVES.join(', ')}. Tipo es Departamento o Artículo; Exento, Sí o
          No; ObjetoImp, 01 (No objeto de impuesto) o 02 (Sí objeto de impuesto); Retorno, Retornable, Solo con
          autorización o No retornable. Sin la columna ObjetoImp o Retorno, o con su casilla vacía, queda como está: en
          claves nuevas, 02 y sin marca. Las claves que el archivo no nombra se quedan como están.
        </LoadFileWindow>
      )}
      {open?.what === 'remove' && (
        <RowQuestion
          entity="claveFiscal"
          id={open.keys.id}
          version={open.keys.version}
          works={keysWorks}
          name="quitar"
          onEnd={close}
        >
          {open.keys.ambito === 'articulo'
            ? `El artículo ${open.keys.codigo} tendrá las claves de su departamento.`
            : `Los artículos de ${open.keys.codigo} que no tengan claves propias se facturarán con 01010101.`}
        </RowQuestion>
      )}
    </>
  );
}

interface WindowProps {
  /** Null for new ones. */
  readonly keys: ClavesFiscales | null;
  readonly drafts: PageDrafts;
  readonly onEnd: () => void;
}

const AMBITO_OPTIONS = Object.entries(AMBITOS);

function KeysWindow({ keys, drafts, onEnd }: WindowProps) {
  const record = useRecordForm({
    entity: 'claveFiscal',
    row: keys,
    works: keysWorks,
    blank: blankKeys(keys),
    drafts,
    draftKey: `cadena.claves.${keys?.id ?? 'nuevas'}`,
    onEnd,
  });
  const { form } = record;
  const isObject = form.methods.watch('objetoImp') !== '01';
  const isArticle = form.methods.watch('ambito') === 'articulo';
  return (
    <RecordDialog title={keys === null ? 'Agregar claves del SAT' : 'Editar claves del SAT'} record={record}>
      <RadioField label="De" options={AMBITO_OPTIONS} {...form.field('ambito')} />
      <TextField
        label={isArticle ? 'Número de artículo' : 'Departamento'}
        marked
        help={isArticle ? 'Sus claves van antes que las de su departamento.' : 'Como lo mandan las cajas.'}
        {...form.field('codigo')}
      />
      <TextField
        label="Clave de producto o servicio"
        marked
        inputMode="numeric"
        help="Ocho dígitos del catálogo del SAT (c_ClaveProdServ)."
        {...form.field('claveProdServ')}
      />
      <TextField
        label="Clave de unidad"
        marked
        help="Del catálogo del SAT (c_ClaveUnidad): H87 es pieza."
        {...form.field('claveUnidad')}
      />
      <SelectField
        label="Objeto de impuesto"
        marked
        help="Con 01 se factura sin impuestos, si su venta no los cobró."
        {...form.field('objetoImp')}
      >
        {OBJETOS_DE_VENTA.map((objeto) => (
          <option key={objeto} value={objeto}>
            {objetoEnPalabras(objeto)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Devoluciones"
        help="Si lo que se vendió se puede devolver con un vale."
        {...form.field('retorno')}
      >
        <option value="">{isArticle ? 'Lo que diga su departamento' : 'Sin marca: se devuelve'}</option>
        {NOMBRES_RETORNO.map((retorno) => (
          <option key={retorno} value={retorno}>
            {RETORNOS[retorno]}
          </option>
        ))}
      </SelectField>
      {isObject && (
        <CheckField label="Exento de IVA: sin marcar, lo que se vende sin IVA va a tasa 0." {...form.field('exento')} />
      )}
    </RecordDialog>
  );
}

interface RowActs {
  readonly onEdit: (keys: ClavesFiscales) => void;
  readonly onRemove: (keys: ClavesFiscales) => void;
}

function keysColumns({ onEdit, onRemove }: RowActs): readonly Column<ClavesFiscales>[] {
  return [
    plain('ambito', 'De', 8, ({ ambito }) => AMBITOS[ambito], { fit: 'short' }),
    {
      id: 'codigo',
      title: 'Departamento o artículo',
      width: 16,
      rowHeader: true,
      sortBy: ({ codigo }) => codigo,
      cell: (keys) => (
        <button type="button" data-link="" onClick={() => onEdit(keys)}>
          {keys.codigo}
        </button>
      ),
    },
    plain('claveProdServ', 'Clave de producto', 9, ({ claveProdServ }) => claveProdServ),
    plain('claveUnidad', 'Unidad', 6, ({ claveUnidad }) => claveUnidad),
    plain('impuesto', 'Impuesto', 8, taxOf, { secondary: true }),
    plain('retorno', 'Devoluciones', 9, ({ retorno }) => (retorno === null ? '' : RETORNOS[retorno]), {
      secondary: true,
    }),
    {
      id: 'quitar',
      title: 'Quitar',
      width: 6,
      cell: (keys) => (
        <button
          type="button"
          data-link=""
          aria-label={`Quitar las claves de ${keys.codigo}`}
          onClick={() => onRemove(keys)}
        >
          Quitar
        </button>
      ),
    },
  ];
}

function taxOf({ exento, objetoImp }: ClavesFiscales): string {
  if (objetoImp === '01') return 'No es objeto';
  return exento ? 'Exento de IVA' : 'El de la venta';
}

const NONE: readonly ClavesFiscales[] = [];

function keyOf({ id }: ClavesFiscales): string {
  return String(id);
}
