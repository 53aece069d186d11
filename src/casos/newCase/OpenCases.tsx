import { Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { abiertosEnPalabras } from '#domain/casos/casosAbiertos';
import { dayOf, shortDate } from '#domain/common/dates';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { query } from '../../data/query.ts';
import { Note } from '../../ui/Note.tsx';
import { sentenceCase } from '../../ui/shortNames.ts';
import { caseLink } from '../lists.ts';
import { useNewCase } from './context.ts';

interface Props {
  /** The operation of the case, as far as one is known. */
  readonly operacion: ClaveOperacion | null;
}

/** The unsolved cases of the same sale or customer, before one more is opened: what is written here stays as a draft. */
export function OpenCases({ operacion }: Props) {
  const { form } = useNewCase();
  const cliente = useWatch({ control: form.control, name: 'cliente' })?.numiden;
  const { data } = useQuery({
    ...query('casosAbiertos', { consulta: { ...(cliente !== undefined && { cliente }), ...operacion } }),
    enabled: cliente !== undefined || operacion !== null,
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <Note colorPalette="orange" role="status">
      <Text>{abiertosEnPalabras(data)}</Text>
      <ul>
        {data.casos.map(({ id, subCategoria, estado, fecha, tienda }) => (
          <li key={id}>
            <Link {...caseLink(id)}>Caso {id}</Link> · {sentenceCase(subCategoria.nombre)} · {estado.nombre} ·{' '}
            {tienda.nombre}, {shortDate(dayOf(new Date(fecha)))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
