import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { CategoriaDePermisos } from '#domain/personas/roles';
import { Choices } from '../../ui/choices/Choices.ts';
import { LockMark } from '../../ui/choices/Withheld.tsx';
import { Muted } from '../../ui/Muted.tsx';

interface Props {
  readonly category: CategoriaDePermisos;
  readonly value: readonly number[];
  readonly onSet: (ids: readonly number[], isOn: boolean) => void;
  /** Whether whoever chooses may give it; one that is chosen already can be left. */
  readonly mayGive: (id: number) => boolean;
  /** The id of the text that says why some may not be given. */
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
    <Choices asChild mb={3} px={2} breakInside="avoid">
      <fieldset>
        <chakra.legend fontWeight="semibold">
          {category.nombre}{' '}
          <Muted size="xs" fontWeight="normal">
            {chosen} de {ids.length}
          </Muted>
        </chakra.legend>
        <chakra.label color="fg.muted">
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
        </chakra.label>
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
      </fieldset>
    </Choices>
  );
}
