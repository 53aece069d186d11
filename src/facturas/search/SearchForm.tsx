import { Box, Flex } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { Busqueda } from '#machines/servicioFactura.types';
import { useCatalogue } from '../../data/useCatalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioField, SelectField, TextField } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/form/DigitsField.tsx';
import { type FormKit, useForm } from '../../ui/form/useForm.ts';
import { SEARCH_KINDS, type SearchKind, type SearchTyped, searchSchema } from './search.ts';

interface Props {
  readonly kinds: readonly SearchKind[];
  /** The values that the case says already. */
  readonly typed: SearchTyped;
  readonly searching: boolean;
  readonly onSearch: (busca: Busqueda) => void;
}

/** The search form of a service. */
export function SearchForm({ kinds, typed, searching, onSearch }: Props) {
  const form = useForm<SearchTyped, Busqueda>({
    schema: searchSchema,
    defaultValues: typed,
    onSubmit: (busca) => {
      if (!searching) onSearch(busca);
      return null;
    },
  });
  const por = useWatch({ control: form.control, name: 'por' });
  return (
    <Flex asChild wrap="wrap" align="flex-start" gap={3}>
      <form id={form.id} aria-label="Buscar" noValidate onSubmit={form.submit}>
        {kinds.length > 1 && (
          <Box flex="1 1 100%">
            <RadioField
              label="Buscar por"
              options={kinds.map((kind) => [kind, SEARCH_KINDS[kind]])}
              {...form.field('por')}
            />
          </Box>
        )}
        <Fields por={por} form={form} />
        {/* 'Buscando...' is longer than 'Buscar': the button keeps its place, and stands below the height of the labels. */}
        <Button
          type="submit"
          variant="solid"
          minW="8.25rem"
          mt={{ base: 0, md: '1.4375rem' }}
          busy={searching}
          aria-disabled={searching || undefined}
        >
          {searching ? 'Buscando...' : 'Buscar'}
        </Button>
      </form>
    </Flex>
  );
}

function Fields({ por, form }: { readonly por: SearchKind; readonly form: FormKit<SearchTyped> }) {
  switch (por) {
    case 'operacion':
      return (
        <>
          <Stores form={form} />
          <Box flex="1 1 8rem" maxW="12rem">
            <NumberField label="Operación" {...form.field('operacion')} />
          </Box>
        </>
      );
    case 'folio':
      return (
        <>
          <Box flex="1 1 6rem" maxW="8rem">
            <TextField label="Serie" {...form.field('serie')} />
          </Box>
          <Box flex="1 1 8rem" maxW="12rem">
            <NumberField label="Folio" {...form.field('folio')} />
          </Box>
        </>
      );
    case 'consumo':
      return (
        <Box flex="1 1 10rem" maxW="16rem">
          <TextField label="Folio del consumo" {...form.field('folio')} />
        </Box>
      );
    case 'rfc':
      return (
        <Box flex="1 1 10rem" maxW="16rem">
          <TextField label="RFC" {...form.field('rfc')} />
        </Box>
      );
    case 'rechazadas':
      return null;
  }
}

function Stores({ form }: { readonly form: FormKit<SearchTyped> }) {
  const { rows, failure } = useCatalogue('tiendasBusqueda');
  const field = form.field('tienda');
  return (
    <Box flex="1 1 12rem" maxW="20rem">
      {/* Drawn anew once its choices are there, or the browser would show the first of them. */}
      <SelectField key={rows.length} label="Tienda" {...field} error={field.error ?? failure}>
        <option value="">Seleccionar Tienda</option>
        {rows.map(({ cvetda, nombre }) => (
          <option key={cvetda} value={cvetda}>
            {nombre}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}
