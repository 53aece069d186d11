import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { Area, Subcategoria } from '#domain/cadena/catalogos';
import { LIMITS } from '#domain/common/constants';
import { TEXTS } from '#domain/common/texts';
import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import { roomLeft } from '../../ui/form/LongText.tsx';
import { Fields, Section } from '../../ui/form/Section.tsx';
import { useField, useFormFact, useLocked, useNewCase } from './context.ts';

interface Props {
  readonly areas: readonly Area[];
  readonly subcategorias: readonly Subcategoria[];
}

/** Why the case is opened, and who should attend it. */
export function ReasonSection({ areas, subcategorias }: Props) {
  const locked = useLocked();
  return (
    <Section title="Motivo del caso">
      <Fields columns={2} asChild>
        <fieldset disabled={locked}>
          <AreaField areas={areas} subcategorias={subcategorias} />
          <CategoryField subcategorias={subcategorias} />
        </fieldset>
      </Fields>
      <fieldset disabled={locked}>
        <DescriptionField />
      </fieldset>
    </Section>
  );
}

/** Another area forgets the category, which was the former one's. */
function AreaField({ areas, subcategorias }: Props) {
  const { avisar } = useRouteContext({ from: '__root__' });
  const { form } = useNewCase();
  const { field, fieldState } = useController({ control: form.control, name: 'idArea' });
  const choose = (idArea: number | null): void => {
    field.onChange(idArea);
    form.setValue('idSubcategoria', null);
    if (idArea !== null && !subcategorias.some((one) => one.idArea === idArea)) {
      avisar('warning', TEXTS.sinCategorias);
    }
  };
  return (
    <SelectField
      label="Área"
      marked
      {...field}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onChange={({ target }) => choose(idOf(target.value))}
    >
      <option value="">Seleccionar área</option>
      {areas.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {nombre}
        </option>
      ))}
    </SelectField>
  );
}

function CategoryField({ subcategorias }: Pick<Props, 'subcategorias'>) {
  const { form } = useNewCase();
  const idArea = useWatch({ control: form.control, name: 'idArea' });
  const { field, fieldState } = useController({ control: form.control, name: 'idSubcategoria' });
  const ofArea = useMemo(() => subcategorias.filter((one) => one.idArea === idArea), [subcategorias, idArea]);
  return (
    <SelectField
      label="Categoría"
      marked
      {...field}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(idOf(target.value))}
    >
      <option value="">Seleccionar categoría</option>
      {ofArea.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {nombre}
        </option>
      ))}
    </SelectField>
  );
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value);
}

function DescriptionField() {
  const left = useFormFact((form) => roomLeft(form.getValues('descripcion'), LIMITS.descripcion.max));
  return (
    <TextAreaField
      label="Descripción"
      marked
      rows={4}
      placeholder="Explicación del motivo del escalamiento."
      help={left}
      {...useField('descripcion')}
    />
  );
}
