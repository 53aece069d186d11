import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { COLUMNAS_FESTIVOS, type Festivo, festivoEnPalabras, tiendasDeFestivo } from '#domain/cadena/festivos';
import { shortDate } from '#domain/common/dates';
import { plainLetters } from '#domain/common/plainLetters';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CHAIN_HOLIDAYS, CHAIN_STORES } from '../../data/wholeList.ts';
import { CheckList } from '../../ui/choices/CheckList.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { type KeptWindowProps, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { KeptTab, type KeptTable, useFound } from './KeptTab.tsx';
import { HOLIDAY_FORM } from './works.ts';

function HolidayWindow(props: KeptWindowProps<Festivo>) {
  const record = useKeptForm(HOLIDAY_FORM, props);
  const { form } = record;
  const stores = useQuery(CHAIN_STORES).data ?? [];
  const chosen = useController({ control: form.control, name: 'tiendas' });
  return (
    <RecordDialog title={record.title} record={record}>
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

const HOLIDAYS: KeptTable<Festivo> = {
  form: HOLIDAY_FORM,
  search: 'Fecha o nombre',
  Window: HolidayWindow,
  columns: [
    plain('fecha', 'Fecha', 7, ({ fecha }) => shortDate(fecha)),
    plain('nombre', 'Nombre', 16, ({ nombre }) => nombre, { rowHeader: true }),
    plain('tiendas', 'Tiendas que cierran', 12, ({ tiendas }) => tiendasDeFestivo(tiendas)),
  ],
  file: {
    name: 'dias-festivos',
    load: 'cargarFestivos',
    download: (api) => api.llamar('exportarFestivos', {}),
    columns:
      `Un archivo CSV con las columnas ${COLUMNAS_FESTIVOS.join(', ')}. Tiendas dice Todas, o los números de las que ` +
      'cierran: 1, 5, 12. Los días que el archivo no nombra se quedan como están.',
  },
  removal: {
    width: 5,
    called: ({ nombre }) => nombre,
    means: (holiday) => `${festivoEnPalabras(holiday)}: ese día las tiendas tendrán su horario de siempre.`,
  },
};

/** The days on which the stores of the chain stay closed, all or some. */
export function HolidaysTab({ drafts }: { readonly drafts: PageDrafts }) {
  const reading = useQuery(CHAIN_HOLIDAYS);
  return (
    <KeptTab kind={HOLIDAYS} reading={reading} drafts={drafts} {...useFound(reading.data, isHoliday)}>
      <Text color="fg.muted" mb={3}>
        Días en que las tiendas con horario no abren: en Entradas no cuentan como silencio, y en los plazos que cuentan
        las horas en que la tienda abre, no cuentan. No cambian semáforos.
      </Text>
    </KeptTab>
  );
}

function isHoliday({ fecha, nombre }: Festivo, wanted: string): boolean {
  return plainLetters(`${nombre} ${shortDate(fecha)}`).includes(wanted);
}
