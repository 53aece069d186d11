import { Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { SaleSearch } from '../search.ts';
import { fieldsOf, NAMES, saleFormSchema } from './form.ts';

interface Props {
  readonly search: SaleSearch;
  readonly searching: boolean;
  /** The first field takes the focus when the form appears. */
  readonly takesFocus: boolean;
  readonly onSearch: (search: SaleSearch) => void;
}

/** One box for a folio, a ticket or a customer, and what narrows the search. The address owns what is looked for. */
export function SaleForm({ search, searching, takesFocus, onSearch }: Props) {
  const { buscar, articulo, desde, hasta } = search;
  const form = useForm({
    schema: saleFormSchema,
    defaultValues: fieldsOf(search),
    onSubmit: (values) => {
      onSearch({ por: 'venta', ...values });
      return null;
    },
  });
  const { getValues, reset, setFocus } = form.methods;
  useEffect(() => {
    const next = fieldsOf({ buscar, articulo, desde, hasta });
    const typed = getValues();
    // Written anew, fields lose what they know of themselves: only where somebody went back or forth.
    if (NAMES.some((name) => typed[name].trim() !== next[name])) reset(next);
  }, [getValues, reset, buscar, articulo, desde, hasta]);
  const [begins] = useState(takesFocus);
  useEffect(() => {
    if (begins) setFocus('buscar');
  }, [begins, setFocus]);
  return (
    <Flex asChild wrap="wrap" align="flex-start" gap={3}>
      <form aria-label="Buscar venta" noValidate onSubmit={form.submit}>
        <Flex flex="3 1 13rem" direction="column">
          <TextField
            label="Folio web, ticket o cliente"
            data-first-focus=""
            placeholder="Nombre, correo, teléfono..."
            spellCheck={false}
            enterKeyHint="search"
            {...form.field('buscar')}
          />
        </Flex>
        <Flex flex="2 1 8.5rem" direction="column">
          <TextField
            label="Artículo (opcional)"
            placeholder="Número o palabras"
            enterKeyHint="search"
            {...form.field('articulo')}
          />
        </Flex>
        <Flex flex="1 1 8.25rem" direction="column">
          <DateField label="Desde" {...form.field('desde')} />
        </Flex>
        <Flex flex="1 1 8.25rem" direction="column">
          <DateField label="Hasta" {...form.field('hasta')} />
        </Flex>
        {/* In line with the fields, or below them where there is no room. */}
        <Flex alignSelf="flex-end" minW="8.25rem">
          <Button type="submit" variant="solid" flex={1} busy={searching}>
            {searching ? 'Buscando...' : 'Buscar venta'}
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}
