import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { CategoriaDePermisos } from '#domain/roles';
import { LockMark } from '../Withheld.tsx';

interface Props {
  readonly category: CategoriaDePermisos;
  readonly value: readonly number[];
  readonly onSet: (ids: readonly number[], isOn: boolean) => void;
  /** Whether whoever chooses may give it; one that is chosen already can be left. */
  readonly mayGive: (id: number) => boolean;
  /** The id of what says why some may not be given. */
  readonly reason: string;
}

/** One category of permissions; its first box takes all that is shown of it and may be given, or leaves all. */
export function PermissionGroup({ category, value, onSet, mayGive, reason }: Props) {
  const ids = category.permisos.map(({ id }) => id);
  const givable = ids.filter((id) => mayGive(id) || value.includes(id));
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
          disabled={givable.length === 0}
          aria-describedby={givable.length < ids.length ? reason : undefined}
          onChange={({ target }) => onSet(givable, target.checked && chosen < givable.length)}
        />
        Todos los de este grupo
      </label>
      {category.permisos.map(({ id, nombre }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            disabled={!givable.includes(id)}
            aria-describedby={mayGive(id) ? undefined : reason}
            onChange={({ target }) => onSet([id], target.checked)}
          />
          {nombre}
          {!mayGive(id) && <LockMark />}
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
