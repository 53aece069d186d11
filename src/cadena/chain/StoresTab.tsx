import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { COLUMNAS_TIENDAS } from '#domain/cadena/archivoDeTiendas';
import { MOMENTOS_DE_NOTA } from '#domain/cadena/globales/notas';
import { PERIODICIDADES_GLOBALES } from '#domain/cadena/globales/periodos';
import { horarioEnPalabras } from '#domain/cadena/horario';
import type { TiendaDeCadena } from '#domain/cadena/tiendas';
import { horarioDe, TIPOS_TIENDA } from '#domain/cadena/tiendas';
import { plainLetters } from '#domain/common/plainLetters';
import { TEXTS } from '#domain/common/texts';
import { downloadCsv } from '../../data/downloads.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CHAIN_STORES } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { HoursFields } from './HoursFields.tsx';
import { LoadFileWindow } from './LoadFileWindow.tsx';
import { SearchLine } from './SearchLine.tsx';
import { blankStore, storeWorks } from './works.ts';

/** The stores of the chain, and the window in which one is written. None goes: sales name it for ever. */
export function StoresTab({ drafts }: { readonly drafts: PageDrafts }) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const reading = useQuery(CHAIN_STORES);
  const { data: rows = NONE } = reading;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<{ readonly store: TiendaDeCadena | null } | null>(null);
  const [loads, setLoads] = useState(false);
  const columns = useMemo(() => storeColumns((store) => setOpen({ store })), []);
  const shown = useMemo(() => {
    const wanted = plainLetters(typed.trim());
    return rows.filter(({ id, nombre }) => String(id) === wanted || plainLetters(nombre).includes(wanted));
  }, [rows, typed]);
  return (
    <>
      <SearchLine label="Número o nombre" value={typed} onChange={setTyped}>
        <Button onClick={() => setLoads(true)}>Cargar CSV</Button>
        <Button variant="solid" onClick={() => setOpen({ store: null })}>
          Agregar tienda
        </Button>
      </SearchLine>
      <StaleNote {...reading} />
      <Rows variant="records">
        <DataTable
          title="Tiendas"
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text={typed === '' ? 'Aún no hay tiendas' : TEXTS.sinResultados} />}
          actions={
            <CsvExport
              tell={avisar}
              download={() => downloadCsv(api.llamar('exportarTiendas', {}), 'tiendas')}
              one="tienda"
              many="tiendas"
              done="Las tiendas se descargaron."
              failed="No se pudieron descargar las tiendas."
              total={reading.data === undefined ? null : rows.length}
              hasMore={false}
            />
          }
        />
      </Rows>
      {open !== null && <StoreWindow store={open.store} drafts={drafts} onEnd={() => setOpen(null)} />}
      {loads && (
        <LoadFileWindow title="Cargar tiendas" call="cargarTiendas" entity="tienda" onEnd={() => setLoads(false)}>
          Un archivo CSV con las columnas {COLUMNAS_TIENDAS.join(', ')}. Tipo es una de estas:{' '}
          {Object.values(TIPOS_TIENDA).join(', ')}; InicioSesión, Sí o No; FacturaGlobal, No, Diaria, Semanal, Quincenal
          o Mensual; cada día de la semana, sus horas (09:00-21:00) o Cerrada, o todos vacíos; sin ninguna columna de
          los días, las tiendas conservan sus horas. Las tiendas que el archivo no nombra se quedan como están.
        </LoadFileWindow>
      )}
    </>
  );
}

interface WindowProps {
  /** Null for a new one. */
  readonly store: TiendaDeCadena | null;
  readonly drafts: PageDrafts;
  readonly onEnd: () => void;
}

function StoreWindow({ store, drafts, onEnd }: WindowProps) {
  const record = useRecordForm({
    entity: 'tienda',
    row: store,
    works: storeWorks,
    blank: blankStore(store),
    drafts,
    draftKey: `cadena.tienda.${store?.id ?? 'nueva'}`,
    onEnd,
  });
  const { form } = record;
  const postalCode = form.methods.watch('codigoPostal');
  const clock = /^\d{5}$/.test(postalCode ?? '') ? horarioDe(postalCode) : null;
  return (
    <RecordDialog title={store === null ? 'Agregar tienda' : `Editar tienda ${store.id}`} record={record}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }} gap={4}>
        <TextField
          label="Número"
          marked
          inputMode="numeric"
          help={store === null ? 'El de sus cajas; no cambia.' : undefined}
          readOnly={store !== null}
          {...form.field('cvetda')}
        />
        <TextField label="Nombre" marked {...form.field('nombre')} />
      </Grid>
      <SelectField label="Tipo" marked {...form.field('tipo')}>
        {Object.entries(TIPOS_TIENDA).map(([tipo, words]) => (
          <option key={tipo} value={tipo}>
            {words}
          </option>
        ))}
      </SelectField>
      <CheckField label="Se puede iniciar sesión en ella" {...form.field('admiteLogin')} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
        <TextField
          label="Código postal"
          inputMode="numeric"
          help={
            clock === null ? 'Desde ahí expide sus facturas y por él se sabe su hora.' : `Hora de la tienda: ${clock}.`
          }
          {...form.field('codigoPostal')}
        />
        <TextField
          label="Serie"
          help="Termina la serie de sus facturas: con 12 son A12. Vacía, usa las de la cadena."
          {...form.field('serie')}
        />
      </Grid>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
        <SelectField
          label="Factura global"
          help="De lo que vende y nadie pide facturar; la hace el sistema."
          {...form.field('periodicidad')}
        >
          <option value="">No se hace</option>
          {Object.entries(PERIODICIDADES_GLOBALES).map(([periodicidad, { nombre }]) => (
            <option key={periodicidad} value={periodicidad}>
              {nombre}
            </option>
          ))}
        </SelectField>
        {form.methods.watch('periodicidad') !== '' && (
          <>
            <DateField label="Desde" marked help="El primer día que se factura así." {...form.field('desde')} />
            <SelectField
              label="Nota de lo devuelto"
              help="La que quita de la global lo que un vale devolvió; la hace el sistema."
              {...form.field('notas')}
            >
              {Object.entries(MOMENTOS_DE_NOTA).map(([momento, words]) => (
                <option key={momento} value={momento}>
                  {words}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </Grid>
      <HoursFields form={form} />
    </RecordDialog>
  );
}

function storeColumns(onOpen: (store: TiendaDeCadena) => void): readonly Column<TiendaDeCadena>[] {
  return [
    plain('id', 'Número', 5.5, ({ id }) => id, { fit: 'number' }),
    {
      id: 'nombre',
      title: 'Nombre',
      width: 14,
      rowHeader: true,
      sortBy: ({ nombre }) => nombre,
      cell: (store) => (
        <button type="button" data-link="" onClick={() => onOpen(store)}>
          {store.nombre}
        </button>
      ),
    },
    plain('tipo', 'Tipo', 9.5, ({ tipo }) => TIPOS_TIENDA[tipo], { secondary: true }),
    plain('codigoPostal', 'Código postal', 7, ({ codigoPostal }) => codigoPostal),
    {
      id: 'hora',
      title: 'Hora',
      width: 9,
      secondary: true,
      sortBy: ({ codigoPostal }) => horarioDe(codigoPostal),
      cell: ({ codigoPostal, horario }) => (
        <>
          {horarioDe(codigoPostal) ?? '—'}
          {horario !== null && <small>{horarioEnPalabras(horario)}</small>}
        </>
      ),
    },
    plain('serie', 'Serie', 5, ({ serie }) => serie),
    plain(
      'globales',
      'Factura global',
      7,
      ({ globales }) => (globales === null ? 'No' : PERIODICIDADES_GLOBALES[globales.periodicidad].nombre),
      {
        secondary: true,
      },
    ),
    plain('admiteLogin', 'Se inicia sesión', 8, ({ admiteLogin }) => (admiteLogin ? 'Sí' : 'No'), { fit: 'short' }),
  ];
}

const NONE: readonly TiendaDeCadena[] = [];

function keyOf({ id }: TiendaDeCadena): string {
  return String(id);
}
