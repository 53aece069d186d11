import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { COLUMNAS_TIENDAS } from '#domain/cadena/archivoDeTiendas';
import { MOMENTOS_DE_NOTA } from '#domain/cadena/globales/notas';
import { PERIODICIDADES_GLOBALES } from '#domain/cadena/globales/periodos';
import { horarioEnPalabras } from '#domain/cadena/horario';
import { horarioDe, TIPOS_TIENDA, type TiendaDeCadena } from '#domain/cadena/tiendas';
import { plainLetters } from '#domain/common/plainLetters';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CHAIN_STORES } from '../../data/wholeList.ts';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { type KeptWindowProps, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { HoursFields } from './HoursFields.tsx';
import { KeptTab, type KeptTable, useFound } from './KeptTab.tsx';
import { STORE_FORM } from './works.ts';

function StoreWindow(props: KeptWindowProps<TiendaDeCadena>) {
  const record = useKeptForm(STORE_FORM, props);
  const { row: store } = props;
  const { form } = record;
  const postalCode = form.methods.watch('codigoPostal');
  const clock = /^\d{5}$/.test(postalCode ?? '') ? horarioDe(postalCode) : null;
  return (
    <RecordDialog title={store === null ? record.title : `${record.title} ${store.id}`} record={record}>
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

const STORES: KeptTable<TiendaDeCadena> = {
  form: STORE_FORM,
  search: 'Número o nombre',
  Window: StoreWindow,
  columns: [
    plain('id', 'Número', 5.5, ({ id }) => id, { fit: 'number' }),
    plain('nombre', 'Nombre', 14, ({ nombre }) => nombre, { rowHeader: true }),
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
    plain('globales', 'Factura global', 7, globalInWords, { secondary: true }),
    plain('admiteLogin', 'Se inicia sesión', 8, ({ admiteLogin }) => (admiteLogin ? 'Sí' : 'No'), { fit: 'short' }),
  ],
  file: {
    name: 'tiendas',
    load: 'cargarTiendas',
    download: (api) => api.llamar('exportarTiendas', {}),
    columns:
      `Un archivo CSV con las columnas ${COLUMNAS_TIENDAS.join(', ')}. Tipo es una de estas: ` +
      `${Object.values(TIPOS_TIENDA).join(', ')}; InicioSesión, Sí o No; FacturaGlobal, No, Diaria, Semanal, Quincenal ` +
      'o Mensual; cada día de la semana, sus horas (09:00-21:00) o Cerrada, o todos vacíos; sin ninguna columna de ' +
      'los días, las tiendas conservan sus horas. Las tiendas que el archivo no nombra se quedan como están.',
  },
};

function globalInWords({ globales }: TiendaDeCadena): string {
  return globales === null ? 'No' : PERIODICIDADES_GLOBALES[globales.periodicidad].nombre;
}

/** The stores of the chain, and the window in which one is written. None goes: sales name it for ever. */
export function StoresTab({ drafts }: { readonly drafts: PageDrafts }) {
  const reading = useQuery(CHAIN_STORES);
  return <KeptTab kind={STORES} reading={reading} drafts={drafts} {...useFound(reading.data, isStore)} />;
}

function isStore({ id, nombre }: TiendaDeCadena, wanted: string): boolean {
  return String(id) === wanted || plainLetters(nombre).includes(wanted);
}
