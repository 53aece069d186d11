import { useController } from 'react-hook-form';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Alcance, Integracion } from '#domain/cadena/integraciones';
import { ALCANCES } from '#domain/cadena/integraciones';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { CheckList } from '../../ui/choices/CheckList.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import type { TypedIntegration } from './form.ts';
import { typedIntegration } from './form.ts';
import { integrationWorks } from './works.ts';

/** The beginning of the keys of all drafts of integrations. */
export const DRAFTS = 'integracion.';

interface Props {
  /** Null for a new one. */
  readonly integration: Integracion | null;
  readonly drafts: PageDrafts;
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

/** An integration in a window: what it may do and from where, without its secrets. */
export function IntegrationWindow({ integration, drafts, onEnd }: Props) {
  const record = useRecordForm({
    entity: 'integracion',
    row: integration,
    works: integrationWorks,
    blank: typedIntegration(integration),
    drafts,
    draftKey: `${DRAFTS}${integration?.id ?? 'nueva'}`,
    onEnd,
  });
  const { form } = record;
  return (
    <RecordDialog title={integration === null ? 'Agregar integración' : 'Editar integración'} record={record}>
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
