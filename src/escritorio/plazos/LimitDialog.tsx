import { z } from 'zod';
import { ENTITIES } from '#domain/common/entities';
import { CUENTAS, PLAZO_TEXTS } from '#domain/common/plazos';
import { typedNumber } from '#domain/common/typedNumber';
import { ESTADOS_CON_PLAZO, type Plazo, plazoPorGuardarSchema } from '#domain/escritorio/plazos';
import { RadioField, SelectField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { type KeptWindowProps, keptForm, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';

/** A choice of a list is a text: the place of the state among those that may have a limit. */
const PLACES = ESTADOS_CON_PLAZO.map(({ texto }, place) => [String(place), texto] as const);

const FORM = keptForm(ENTITIES.plazo, 'plazo.', {
  blankOf: (row: Plazo | null) => ({
    estado: row === null ? '' : placeOf(row),
    horas: row === null ? '' : String(row.horas),
    cuenta: row?.cuenta ?? 'abierta',
    activo: row?.activo ?? true,
  }),
  schema: z
    .object({
      estado: z
        .string()
        .refine((place) => ESTADOS_CON_PLAZO[Number(place || 'none')] !== undefined, PLAZO_TEXTS.estado),
      horas: typedNumber(plazoPorGuardarSchema.shape.horas),
      cuenta: plazoPorGuardarSchema.shape.cuenta,
      activo: z.boolean(),
    })
    .transform(({ estado, ...written }) => ({ ...written, ...stateAt(estado) })),
  guardar: (cuerpo, { api, options }) => api.llamar('guardarPlazo', { cuerpo }, options),
});

/** The limit of a state in a window. */
export function LimitDialog(props: KeptWindowProps<Plazo>) {
  const record = useKeptForm(FORM, props);
  return (
    <RecordDialog title={record.title} record={record}>
      <SelectField label="Estado" marked {...record.form.field('estado')}>
        <option value="">Elija</option>
        {PLACES.map(([place, texto]) => (
          <option key={place} value={place}>
            {texto}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Horas"
        marked
        inputMode="numeric"
        help="Desde que el caso entra al estado."
        {...record.form.field('horas')}
      />
      <RadioField
        label="Se cuentan"
        marked
        options={Object.entries(CUENTAS)}
        help="Las de la tienda del caso, con sus días festivos. Una tienda sin horario cuenta todas."
        {...record.form.field('cuenta')}
      />
      <CheckField
        label="Activo: cuenta desde que se guarda, también para los casos abiertos."
        {...record.form.field('activo')}
      />
    </RecordDialog>
  );
}

function placeOf({ entidad, estado }: Plazo): string {
  return String(ESTADOS_CON_PLAZO.findIndex((one) => one.entidad === entidad && one.estado === estado));
}

function stateAt(place: string) {
  const { entidad, estado } = ESTADOS_CON_PLAZO[Number(place)] ?? { entidad: 'caso' as const, estado: 0 };
  return { entidad, estado };
}
