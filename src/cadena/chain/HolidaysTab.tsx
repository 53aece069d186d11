import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Festivo } from '#domain/cadena/festivos';
import { COLUMNAS_FESTIVOS, festivoEnPalabras, tiendasDeFestivo } from '#domain/cadena/festivos';
import { shortDate } from '#domain/common/dates';
import { plainLetters } from '#domain/common/plainLetters';
import { TEXTS } from '#domain/common/texts';
import { downloadCsv } from '../../data/downloads.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CHAIN_HOLIDAYS, CHAIN_STORES } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/choices/CheckList.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { LoadFileWindow } from './LoadFileWindow.tsx';
import { SearchLine } from './SearchLine.tsx';
import { blankHoliday, holidayWorks } from './works.ts';

/** The window over the list. */
type Open =
  | { readonly what: 'form'; readonly holiday: Festivo | null }
  | { readonly what: 'remove'; readonly holiday: Festivo }
  | { readonly what: 'load' };

/** The days on which the stores of the chain stay closed, all or some. */
export function HolidaysTab({ drafts }: { readonly drafts: PageDrafts }) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const reading = useQuery(CHAIN_HOLIDAYS);
  const { data: rows = NONE } = reading;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useMemo(
    () =>
      holidayColumns({
        onEdit: (holiday) => setOpen({ what: 'form', holiday }),
        onRemove: (holiday) => setOpen({ what: 'remove', holiday }),
      }),
    [],
  );
  const shown = useMemo(() => {
    const wanted = plainLetters(typed.trim());
    return rows.filter(({ fecha, nombre }) => plainLetters(`${nombre} ${shortDate(fecha)}`).includes(wanted));
  }, [rows, typed]);
  const close = () => setOpen(null);
  return (
    <>
      <SearchLine label="Fecha o nombre" value={typed} onChange={setTyped}>
        <Button onClick={() => setOpen({ what: 'load' })}>Cargar CSV</Button>
        <Button variant="solid" onClick={() => setOpen({ what: 'form', holiday: null })}>
          Agregar día festivo
        </Button>
      </SearchLine>
      <StaleNote {...reading} />
      <Text color="fg.muted" mb={3}>
        Días en que las tiendas con horario no abren: en Entradas no cuentan como silencio. No cambian plazos ni
        semáforos.
      </Text>
      <Rows variant="records">
        <DataTable
          title="Días festivos"
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text={typed === '' ? 'Aún no hay días festivos' : TEXTS.sinResultados} />}
          actions={
            <CsvExport
              tell={avisar}
              download={() => downloadCsv(api.llamar('exportarFestivos', {}), 'dias-festivos')}
              one="día festivo"
              many="días festivos"
              done="Los días festivos se descargaron."
              failed="No se pudieron descargar los días festivos."
              total={reading.data === undefined ? null : rows.length}
              hasMore={false}
            />
          }
        />
      </Rows>
      {open?.what === 'form' && <HolidayWindow holiday={open.holiday} drafts={drafts} onEnd={close} />}
      {open?.what === 'load' && (
        <LoadFileWindow title="Cargar días festivos" call="cargarFestivos" entity="festivo" onEnd={close}>
          Un archivo CSV con las columnas {COLUMNAS_FESTIVOS.join(', ')}. Tiendas dice Todas, o los números de las que
          cierran: 1, 5, 12. Los días que el archivo no nombra se quedan como están.
        </LoadFileWindow>
      )}
      {open?.what === 'remove' && (
        <RowQuestion
          entity="festivo"
          id={open.holiday.id}
          version={open.holiday.version}
          works={holidayWorks}
          name="quitar"
          onEnd={close}
        >
          {`${festivoEnPalabras(open.holiday)}: ese día las tiendas tendrán su horario de siempre.`}
        </RowQuestion>
      )}
    </>
  );
}

interface WindowProps {
  /** Null for a new one. */
  readonly holiday: Festivo | null;
  readonly drafts: PageDrafts;
  readonly onEnd: () => void;
}

function HolidayWindow({ holiday, drafts, onEnd }: WindowProps) {
  const record = useRecordForm({
    entity: 'festivo',
    row: holiday,
    works: holidayWorks,
    blank: blankHoliday(holiday),
    drafts,
    draftKey: `cadena.festivo.${holiday?.id ?? 'nuevo'}`,
    onEnd,
  });
  const { form } = record;
  const stores = useQuery(CHAIN_STORES).data ?? [];
  const chosen = useController({ control: form.control, name: 'tiendas' });
  return (
    <RecordDialog title={holiday === null ? 'Agregar día festivo' : 'Editar día festivo'} record={record}>
      <DateField label="Fecha" marked {...form.field('fecha')} />
      <TextField label="Nombre" marked {...form.field('nombre')} />
      <CheckField label="Cierran todas las tiendas" {...form.field('todas')} />
      {!form.methods.watch('todas') && (
        <CheckList
          label="Cierran"
          marked
          choices={stores}
          value={chosen.field.value}
          onChange={chosen.field.onChange}
          onBlur={chosen.field.onBlur}
          error={chosen.fieldState.error?.message}
          inputRef={chosen.field.ref}
        />
      )}
    </RecordDialog>
  );
}

interface RowActs {
  readonly onEdit: (holiday: Festivo) => void;
  readonly onRemove: (holiday: Festivo) => void;
}

function holidayColumns({ onEdit, onRemove }: RowActs): readonly Column<Festivo>[] {
  return [
    plain('fecha', 'Fecha', 7, ({ fecha }) => shortDate(fecha)),
    {
      id: 'nombre',
      title: 'Nombre',
      width: 16,
      rowHeader: true,
      sortBy: ({ nombre }) => nombre,
      cell: (holiday) => (
        <button type="button" data-link="" onClick={() => onEdit(holiday)}>
          {holiday.nombre}
        </button>
      ),
    },
    plain('tiendas', 'Tiendas que cierran', 12, ({ tiendas }) => tiendasDeFestivo(tiendas)),
    {
      id: 'quitar',
      title: 'Quitar',
      width: 5,
      cell: (holiday) => (
        <button
          type="button"
          data-link=""
          aria-label={`Quitar el día festivo ${holiday.nombre}`}
          onClick={() => onRemove(holiday)}
        >
          Quitar
        </button>
      ),
    },
  ];
}

const NONE: readonly Festivo[] = [];

function keyOf({ id }: Festivo): string {
  return String(id);
}
