import { useController } from 'react-hook-form';
import type { DatosReceptor, Receptor } from '#domain/cadena/receptores';
import { EVENTOS } from '#domain/common/eventos';
import { keysOf } from '#domain/common/keysOf';
import { CheckList } from '../../ui/choices/CheckList.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { type KeptWindowProps, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { RECEIVER_FORM } from './works.ts';

/** A receiver in a window: where it is and what it is told, without its secret. */
export function ReceiverWindow(props: KeptWindowProps<Receptor>) {
  const record = useKeptForm(RECEIVER_FORM, props);
  const { form } = record;
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField label="Nombre" marked help="Del sistema que recibe los eventos." {...form.field('nombre')} />
      <TextField
        label="Dirección"
        marked
        spellCheck={false}
        help="https, en un equipo de SERVIDORES_PERMITIDOS. Por ejemplo https://erp.cadena.mx/eventos"
        {...form.field('url')}
      />
      <EventField form={form} />
      <CheckField
        label="Activo: se le manda lo que pase. Apagado, no se le debe nada nuevo."
        {...form.field('activo')}
      />
    </RecordDialog>
  );
}

const TIPOS = keysOf(EVENTOS);
const CHOICES = TIPOS.map((tipo, id) => ({ id, nombre: EVENTOS[tipo] }));

function EventField({ form }: { readonly form: FormKit<DatosReceptor> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'eventos' });
  return (
    <CheckList
      label="Eventos"
      marked
      choices={CHOICES}
      value={field.value.map((tipo) => TIPOS.indexOf(tipo))}
      onChange={(ids) => field.onChange(TIPOS.filter((_, id) => ids.includes(id)))}
      onBlur={field.onBlur}
      disabled={form.locked}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
