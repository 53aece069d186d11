import { useController } from 'react-hook-form';
import { ALCANCES, type Alcance, type Integracion } from '#domain/cadena/integraciones';
import { CheckList } from '../../ui/choices/CheckList.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { type KeptWindowProps, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import type { TypedIntegration } from './form.ts';
import { INTEGRATION_FORM } from './works.ts';

/** An integration in a window: what it may do and from where, without its secrets. */
export function IntegrationWindow(props: KeptWindowProps<Integracion>) {
  const record = useKeptForm(INTEGRATION_FORM, props);
  const { form } = record;
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField label="Nombre" marked help="Del programa que manda datos." {...form.field('nombre')} />
      <ScopeField form={form} />
      <TextAreaField
        label="Direcciones permitidas"
        rows={3}
        spellCheck={false}
        help="Una por línea: IP o red, como 10.1.0.0/16. Vacío, entra desde cualquiera."
        {...form.field('direcciones')}
      />
      <CheckField label="Activa: entra con sus secretos. Apagada no entra." {...form.field('activa')} />
    </RecordDialog>
  );
}

const SCOPES = Object.keys(ALCANCES) as Alcance[];
const CHOICES = SCOPES.map((scope, id) => ({ id, nombre: ALCANCES[scope] }));

function ScopeField({ form }: { readonly form: FormKit<TypedIntegration> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'alcances' });
  return (
    <CheckList
      label="Alcances"
      marked
      choices={CHOICES}
      value={field.value.map((scope) => SCOPES.indexOf(scope))}
      onChange={(ids) => field.onChange(SCOPES.filter((_, id) => ids.includes(id)))}
      onBlur={field.onBlur}
      disabled={form.locked}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
