import { useController, useWatch } from 'react-hook-form';
import type { CategoriaDePermisos, RolEnForma } from '#domain/roles';
import { MAX_ROLE_NAME, ROLE_TEXTS } from '#domain/roles';
import { TextField } from '../../ui/Field.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { PermissionPicker } from '../permisos/PermissionPicker.tsx';

interface Props {
  readonly form: FormKit<RolEnForma>;
}

/** The role's name. While nothing stands in it, it says so from the beginning (specification, section 5). */
export function NameField({ form }: Props) {
  const field = form.field('nombre');
  const isEmpty = useWatch({ control: form.control, name: 'nombre' }).trim() === '';
  return (
    <TextField
      label="Nombre"
      marked
      maxLength={MAX_ROLE_NAME}
      {...field}
      error={field.error ?? (isEmpty ? ROLE_TEXTS.requerido : undefined)}
    />
  );
}

interface PermissionsProps extends Props {
  readonly categories: readonly CategoriaDePermisos[];
  readonly disabled: boolean;
}

/** The role's permissions by category. */
export function PermissionsField({ form, categories, disabled }: PermissionsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'permisos' });
  return (
    <PermissionPicker
      categories={categories}
      value={field.value}
      onChange={field.onChange}
      disabled={disabled}
      error={fieldState.error?.message ?? (field.value.length === 0 ? ROLE_TEXTS.requerido : undefined)}
      inputRef={field.ref}
    />
  );
}
