import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { CategoriaDePermisos } from '#domain/roles';

interface Props {
  readonly category: CategoriaDePermisos;
  readonly value: readonly number[];
  readonly onSet: (ids: readonly number[], isOn: boolean) => void;
}

/** One category of permissions; its first box takes all that is shown of it, or leaves all. */
export function PermissionGroup({ category, value, onSet }: Props) {
  const ids = category.permisos.map(({ id }) => id);
  const chosen = ids.filter((id) => value.includes(id)).length;
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // No attribute says it: only the element itself.
    if (all.current !== null) all.current.indeterminate = chosen > 0 && chosen < ids.length;
  });
  return (
    <Group>
      <legend>
        {category.nombre}{' '}
        <small>
          {chosen} de {ids.length}
        </small>
      </legend>
      <label data-all="">
        <input
          ref={all}
          type="checkbox"
          aria-label={`Todos los de este grupo: ${category.nombre}`}
          checked={chosen === ids.length}
          onChange={({ target }) => onSet(ids, target.checked)}
        />
        Todos los de este grupo
      </label>
      {category.permisos.map(({ id, nombre }) => (
        <label key={id}>
          <input type="checkbox" checked={value.includes(id)} onChange={({ target }) => onSet([id], target.checked)} />
          {nombre}
        </label>
      ))}
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    breakInside: 'avoid',
    mb: 3,
    px: 2,
    '& > legend': { fontWeight: 'semibold' },
    '& > legend > small': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minH: '1.75rem',
      lineHeight: 1.25,
      cursor: 'pointer',
    },
    '& > label[data-all]': { color: 'fg.muted' },
    '@media (pointer: coarse)': { '& > label': { minH: '2.5rem' } },
    '& > label:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    '& input': { flex: 'none', boxSize: 4, accentColor: 'brand.solid' },
  },
});
