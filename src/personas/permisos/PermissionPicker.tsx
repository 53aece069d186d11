import { Box, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { memo, type Ref, useId, useState } from 'react';
import { sortedIds } from '#domain/common/recordId';
import type { CategoriaDePermisos } from '#domain/personas/roles';
import { foldedText } from '../../ui/choices/foldedText.ts';
import { scrolled } from '../../ui/choices/scrolled.ts';
import { Withheld } from '../../ui/choices/Withheld.tsx';
import { PermissionGroup } from './PermissionGroup.tsx';

interface Props {
  readonly categories: readonly CategoriaDePermisos[];
  readonly value: readonly number[];
  /** The same function in every render. */
  readonly onChange: (ids: number[]) => void;
  /** Whether whoever chooses may give a permission to others; the same function in every render. */
  readonly mayGive: (id: number) => boolean;
  readonly disabled?: boolean;
  /** The permissions were left. */
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  /** Where a form sends the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * The permissions by category, each with a checkbox, a field that narrows them and one box for a whole category
 * (specification, section 2). A permission that the field hides stays as it is.
 */
export const PermissionPicker = memo(function PermissionPicker(props: Props) {
  const { categories, value, onChange, mayGive, disabled = false, onBlur, error, inputRef } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = narrowed(categories, typed);
  const permits = (id: number) => disabled || mayGive(id);
  const isOff = (id: number) => disabled || (!mayGive(id) && !value.includes(id));
  const isAnyWithheld = categories.some(({ permisos }) => permisos.some((permiso) => !permits(permiso.id)));
  const set = (ids: readonly number[], isOn: boolean) =>
    onChange([...sortedIds(isOn ? [...value, ...ids] : value.filter((one) => !ids.includes(one)))]);
  return (
    <Grid
      as="section"
      gap={2}
      minW={0}
      fontSize="sm"
      aria-label="Permisos"
      aria-describedby={`${id}-below`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <Flex wrap="wrap" align="center" gap={3}>
        <Input
          flex="1 1 12rem"
          maxW="22rem"
          type="search"
          ref={inputRef}
          aria-label="Filtrar permisos"
          placeholder="Filtrar permisos"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Text as="output" color="fg.muted">
          {value.length} de {categories.reduce((sum, { permisos }) => sum + permisos.length, 0)} elegidos
        </Text>
      </Flex>
      {isAnyWithheld && <Withheld id={`${id}-withheld`} />}
      {/* Without a box that can be reached, the keyboard scrolls the permissions themselves. */}
      <Box
        {...scrolled}
        maxH="600px"
        p={2}
        borderColor={error === undefined ? 'border' : 'border.error'}
        role="group"
        aria-label="Permisos por categoría"
        tabIndex={shown.every(({ permisos }) => permisos.every((permiso) => isOff(permiso.id))) ? 0 : undefined}
      >
        {/* Columns of a box that scrolls would go on beside it. */}
        <Box asChild columns="17rem" columnGap={4}>
          <fieldset disabled={disabled} aria-label="Permisos">
            {shown.map((category) => (
              <PermissionGroup
                key={category.id}
                {...{ category, value, mayGive: permits, reason: `${id}-withheld` }}
                onSet={set}
              />
            ))}
          </fieldset>
        </Box>
        {shown.length === 0 && <p>Ningún permiso se llama así.</p>}
      </Box>
      <Text id={`${id}-below`} role="alert" color="fg.error" fontSize="xs" fontWeight="medium">
        {error}
      </Text>
    </Grid>
  );
});

/** The categories with the permissions that a text finds in them; a category that it names is whole. */
function narrowed(categories: readonly CategoriaDePermisos[], typed: string): readonly CategoriaDePermisos[] {
  const wanted = foldedText(typed);
  if (wanted === '') return categories;
  return categories.flatMap((category) => {
    if (foldedText(category.nombre).includes(wanted)) return [category];
    const permisos = category.permisos.filter(({ nombre }) => foldedText(nombre).includes(wanted));
    return permisos.length === 0 ? [] : [{ ...category, permisos }];
  });
}
