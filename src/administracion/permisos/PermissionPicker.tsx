import { chakra, Input } from '@chakra-ui/react';
import type { Ref } from 'react';
import { memo, useId, useState } from 'react';
import type { CategoriaDePermisos } from '#domain/roles';
import { sortedIds } from '#domain/roles';
import { foldedText } from '../foldedText.ts';
import { PermissionGroup } from './PermissionGroup.tsx';

interface Props {
  readonly categories: readonly CategoriaDePermisos[];
  readonly value: readonly number[];
  /** The same function in every render. */
  readonly onChange: (ids: number[]) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** Where a form sends the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * The permissions by category, each with a checkbox, a field that narrows them and one box for a whole category (specification,
 * section 2). What the field hides stays as it is.
 */
export const PermissionPicker = memo(function PermissionPicker(props: Props) {
  const { categories, value, onChange, disabled = false, error, inputRef } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = narrowed(categories, typed);
  const set = (ids: readonly number[], isOn: boolean) =>
    onChange([...sortedIds(isOn ? [...value, ...ids] : value.filter((one) => !ids.includes(one)))]);
  return (
    <Picker aria-label="Permisos" aria-describedby={`${id}-below`} data-invalid={error === undefined ? undefined : ''}>
      <div>
        <Input
          type="search"
          ref={inputRef}
          aria-label="Filtrar permisos"
          placeholder="Filtrar permisos"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <output>
          {value.length} de {categories.reduce((sum, { permisos }) => sum + permisos.length, 0)} elegidos
        </output>
      </div>
      <fieldset disabled={disabled} aria-label="Permisos por categoría">
        <div>
          {shown.map((category) => (
            <PermissionGroup key={category.id} category={category} value={value} onSet={set} />
          ))}
        </div>
        {shown.length === 0 && <p>Ningún permiso se llama así.</p>}
      </fieldset>
      <p id={`${id}-below`} role="alert">
        {error}
      </p>
    </Picker>
  );
});

/** The categories with what a text finds in them; a category that it names is whole. */
function narrowed(categories: readonly CategoriaDePermisos[], typed: string): readonly CategoriaDePermisos[] {
  const wanted = foldedText(typed);
  if (wanted === '') return categories;
  return categories.flatMap((category) => {
    if (foldedText(category.nombre).includes(wanted)) return [category];
    const permisos = category.permisos.filter(({ nombre }) => foldedText(nombre).includes(wanted));
    return permisos.length === 0 ? [] : [{ ...category, permisos }];
  });
}

const Picker = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    minW: 0,
    fontSize: 'sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
    '& > div > input': { flex: '1 1 12rem', maxW: '22rem' },
    '& > div > output': { color: 'fg.muted' },
    '& > fieldset': {
      maxH: '600px',
      p: 2,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      overflowY: 'auto',
    },
    // Columns of a box that scrolls would go on beside it.
    '& > fieldset > div': { columns: '17rem', columnGap: 4 },
    '&[data-invalid] > fieldset': { borderColor: 'border.error' },
    '& > p[role=alert]': { color: 'fg.error', fontSize: 'xs', fontWeight: 'medium' },
  },
});
