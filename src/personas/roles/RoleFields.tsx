import { useController, useWatch } from 'react-hook-form';
import { LIMITE_TEXTS } from '#domain/personas/limiteAutorizar';
import { type CategoriaDePermisos, ROLE_TEXTS, type RolEnForma } from '#domain/personas/roles';
import { TextField } from '../../ui/Field.tsx';
import { AmountField } from '../../ui/form/AmountInput.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { PermissionPicker } from '../permisos/PermissionPicker.tsx';

interface Props {
  readonly form: FormKit<RolEnForma>;
}

/** The role's name. While nothing stands in it, it says so from the beginning (specification, section 5). */
export function NameField({ form, disabled }: Props & { readonly disabled: boolean }) {
  const field = form.field('nombre');
  const isEmpty = useWatch({ control: form.control, name: 'nombre' }).trim() === '';
  return (
    <TextField
      label="Nombre"
      marked
      {...field}
      disabled={disabled}
      error={field.error ?? (isEmpty ? ROLE_TEXTS.requerido : undefined)}
    />
  );
}

interface LimitProps extends Props {
  readonly disabled: boolean;
  /** Why it cannot be changed; null where it can, or something beside it says so. */
  readonly against: string | null;
}

/** Up to how much the role's people authorize. */
export function LimitField({ form, disabled, against }: LimitProps) {
  return (
    <AmountField
      label="Límite para autorizar"
      {...form.field('limite')}
      disabled={disabled}
      placeholder={LIMITE_TEXTS.sinLimite}
      help={against ?? 'En pesos, por cada vale. Vacío: sin límite.'}
    />
  );
}

/** Whether the role's people give a second factor. */
export function SecondFactorField({ form, disabled }: Props & { readonly disabled: boolean }) {
  return (
    <CheckField
      label="Pide segundo factor: quien entre con contraseña y no lo tenga lo activa antes de cualquier otra cosa."
      {...form.field('segundoFactor')}
      disabled={disabled}
    />
  );
}

interface PermissionsProps extends Props {
  readonly categories: readonly CategoriaDePermisos[];
  readonly disabled: boolean;
  /** Whether whoever edits may give a permission; the same function in every render. */
  readonly mayGive: (id: number) => boolean;
}

/** The role's permissions by category. */
export function PermissionsField({ form, categories, disabled, mayGive }: PermissionsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'permisos' });
  return (
    <PermissionPicker
      categories={categories}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      mayGive={mayGive}
      disabled={disabled}
      error={fieldState.error?.message ?? (field.value.length === 0 ? ROLE_TEXTS.requerido : undefined)}
      inputRef={field.ref}
    />
  );
}
