import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { TEXTS } from '#domain/common/texts';
import { query } from '../../../data/query.ts';
import { useCatalogue } from '../../../data/useCatalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import type { TypedOf } from '../../../ui/works/work.ts';
import type { CaseWorks } from '../../works.ts';

/** The values in the form of an escalation. */
type Escalation = TypedOf<CaseWorks['escalar']>;

/** The form of an escalation. */
export type EscalationForm = FormKit<Escalation>;

type FieldProps = ReturnType<EscalationForm['field']>;

/** The case's destination and the reason (specification, section 4). */
export function EscalationFields({ form }: { readonly form: EscalationForm }) {
  const values = {
    idArea: useEscalationValue(form, 'idArea'),
    idSubcategoria: useEscalationValue(form, 'idSubcategoria'),
    idMotivo: useEscalationValue(form, 'idMotivo'),
  };
  const empty = () => {
    form.methods.setValue('idSubcategoria', '');
    form.methods.setValue('idMotivo', '');
  };
  return <DestinationFields values={values} field={form.field} onArea={empty} />;
}

type Where = 'idArea' | 'idSubcategoria' | 'idMotivo';

interface DestinationProps {
  readonly values: Readonly<Record<Where, string>>;
  readonly field: (name: Where) => FieldProps;
  /** Another area is chosen: category and reason are of the one before. */
  readonly onArea: () => void;
}

/** The fields of a destination in whatever form. Each area has its own categories and reasons. */
export function DestinationFields({ values, field, onArea }: DestinationProps) {
  const written = values.idArea;
  const idArea = Number(written);
  const areas = useCatalogue('areas');
  const subcategorias = useCatalogue('subcategorias');
  const reasons = useReasons(idArea);
  const ofArea = subcategorias.rows.filter((row) => row.idArea === idArea);
  const hasNone = idArea !== 0 && subcategorias.rows.length > 0 && ofArea.length === 0;
  const area = field('idArea');
  return (
    <>
      <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Choice
          label="Área"
          empty="Seleccionar área"
          failure={areas.failure}
          onRetry={areas.retry}
          rows={areas.rows}
          value={written}
        >
          {{
            ...area,
            onChange: async (event) => {
              onArea();
              await area.onChange(event);
            },
          }}
        </Choice>
        <Choice
          label="Categoría"
          empty="Seleccionar categoría"
          failure={subcategorias.failure ?? (hasNone ? TEXTS.sinCategorias : null)}
          onRetry={subcategorias.failure === null ? undefined : subcategorias.retry}
          rows={ofArea}
          value={values.idSubcategoria}
        >
          {field('idSubcategoria')}
        </Choice>
      </Grid>
      <Choice
        label="Motivo"
        empty={reasons.loading ? 'Cargando...' : 'Seleccionar motivo'}
        failure={reasons.failure}
        onRetry={reasons.retry}
        rows={reasons.rows.map(({ id, descripcion }) => ({ id, nombre: descripcion }))}
        value={values.idMotivo}
      >
        {field('idMotivo')}
      </Choice>
    </>
  );
}

const NO_REASONS = 'No se encontraron los Motivos.';

/** The reasons to escalate to an area, or why there are none (specification, section 8). */
function useReasons(idArea: number) {
  const reading = query('motivosEscalamiento', { consulta: { idArea } });
  const { data, error, isLoading, refetch } = useQuery({ ...reading, enabled: idArea !== 0 });
  const missing = data === undefined && error !== null ? TEXTS.falloMotivos : null;
  return {
    rows: data ?? [],
    loading: isLoading,
    failure: data?.length === 0 ? NO_REASONS : missing,
    retry: () => void refetch(),
  };
}

/** The value of one of its fields; renders when it changes. */
export function useEscalationValue({ methods }: EscalationForm, name: keyof Escalation): string {
  return useSyncExternalStore(
    (tell) => methods.subscribe({ formState: { values: true }, callback: tell }),
    () => methods.getValues()[name] ?? '',
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly empty: string;
  /** Why the list could not be loaded. */
  readonly failure: string | null;
  readonly onRetry?: (() => void) | undefined;
  readonly rows: readonly { readonly id: number; readonly nombre: string }[];
  /** Given, because the rows may come after it. */
  readonly value: string;
  readonly children: FieldProps;
}

function Choice({ label, empty, failure, onRetry, rows, value, children: field }: ChoiceProps): ReactNode {
  return (
    <div>
      <SelectField label={label} marked {...field} value={value} error={failure ?? field.error}>
        <option value="">{empty}</option>
        {rows.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </SelectField>
      {failure !== null && onRetry !== undefined && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
