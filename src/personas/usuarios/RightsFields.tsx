import { useController, useWatch } from 'react-hook-form';
import { sortedIds } from '#domain/common/recordId';
import { conLimiteLeido } from '#domain/personas/limiteAutorizar';
import { OVER_OTHERS_TEXTS } from '#domain/personas/overOthers';
import { remainingManagerAreas } from '#domain/personas/usuarios';
import { CheckList } from '../../ui/choices/CheckList.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { PermissionPicker } from '../permisos/PermissionPicker.tsx';
import type { UserFormProps } from './context.ts';

/** The one role of a user; another one brings its own permissions along (specification, section 2). */
export function RoleField({ form, choices, isOwn }: UserFormProps) {
  const { onChange, ...field } = form.field('roles');
  const chosen = useWatch({ control: form.control, name: 'roles' });
  const withheld = isOwn
    ? []
    : choices.roles.filter((role) => !choices.may.rol(conLimiteLeido(role))).map(({ id }) => id);
  return (
    <SelectField
      label="Rol"
      marked
      {...field}
      disabled={isOwn}
      help={withheld.length > 0 ? OVER_OTHERS_TEXTS.noSeDa : undefined}
      onChange={(event) => {
        void onChange(event);
        const role = choices.roles.find(({ id }) => String(id) === event.target.value);
        if (role === undefined) return;
        form.methods.setValue('permisos', [...sortedIds(role.permisos)], { shouldDirty: true, shouldValidate: true });
      }}
    >
      <option value="">Seleccionar rol</option>
      {choices.roles.map(({ id, nombre }) => (
        <option key={id} value={id} disabled={withheld.includes(id) && chosen !== String(id)}>
          {withheld.includes(id) ? `${nombre} (puede más que usted)` : nombre}
        </option>
      ))}
    </SelectField>
  );
}

/** The permissions of a user, by category. */
export function PermissionFields({ form, choices, isOwn }: UserFormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'permisos' });
  return (
    <PermissionPicker
      categories={choices.categories}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      mayGive={choices.may.permiso}
      disabled={isOwn}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}

/** The areas of a user, and those that he manages. */
export function AreaFields({ form, choices, isOwn }: UserFormProps) {
  const areas = useController({ control: form.control, name: 'areas' });
  const manager = useController({ control: form.control, name: 'areasGerente' });
  return (
    <>
      <CheckList
        label="Áreas"
        marked
        choices={choices.areas}
        value={areas.field.value}
        onChange={(ids) => {
          areas.field.onChange(ids);
          manager.field.onChange(remainingManagerAreas(manager.field.value, ids));
        }}
        onBlur={areas.field.onBlur}
        mayGive={choices.may.area}
        disabled={isOwn}
        error={areas.fieldState.error?.message}
        inputRef={areas.field.ref}
      />
      <CheckList
        label="Áreas Gerente"
        choices={choices.areas}
        value={manager.field.value}
        onChange={manager.field.onChange}
        enabled={areas.field.value}
        mayGive={choices.may.areaGerente}
        disabled={isOwn}
        error={manager.fieldState.error?.message}
        help="Solo de las áreas marcadas."
      />
    </>
  );
}

/** Where a user may sign in. */
export function StoreFields({ form, choices, isOwn }: UserFormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'tiendas' });
  const isNone = useWatch({ control: form.control, name: 'tiendas' }).length === 0;
  const { tienda, todasLasTiendas } = choices.may;
  return (
    <CheckList
      label="Tiendas"
      choices={choices.stores}
      value={field.value}
      onChange={field.onChange}
      disabled={isOwn}
      error={fieldState.error?.message}
      mayGive={tienda}
      help={helpOf({ isNone, isClosed: choices.onlyNamedStores, mayGiveAll: isOwn || todasLasTiendas })}
    />
  );
}

interface StoresChosen {
  readonly isNone: boolean;
  /** The chain lets nobody in who has no store named. */
  readonly isClosed: boolean;
  readonly mayGiveAll: boolean;
}

function helpOf({ isNone, isClosed, mayGiveAll }: StoresChosen): string {
  if (!isNone) return 'Puede entrar solo en las marcadas.';
  if (!mayGiveAll) return 'Marque por lo menos una: usted no entra en todas.';
  return isClosed
    ? 'Ninguna marcada: no puede entrar en ninguna, salvo con el rol de administrador.'
    : 'Ninguna marcada: puede entrar en todas.';
}
