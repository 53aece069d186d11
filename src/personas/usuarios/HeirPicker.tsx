import { Grid, Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fueraEnPalabras } from '#domain/common/ausencias';
import { ID_APLICACION } from '#domain/common/constants';
import { TEXTS } from '#domain/common/texts';
import { query } from '../../data/query.ts';
import { Choices } from '../../ui/choices/Choices.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { useSettled } from '../../ui/useSettled.ts';

interface Props {
  /** Who leaves the cases. */
  readonly leaver: number;
  readonly value: number | null;
  readonly onChange: (numiden: number) => void;
}

const PAUSE_MS = 250;
const SHOWN = 8;

/** A person who can take cases over, found by name or number. */
export function HeirPicker({ leaver, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const busqueda = useSettled(typed, PAUSE_MS);
  const filter = { idRol: null, busqueda, inactivos: false, venCasos: true, orden: 'nombre' } as const;
  const page = { idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: SHOWN + 1 } as const;
  const { data, error, refetch } = useQuery({
    ...query('listaUsuarios', { cuerpo: { ...filter, ...page } }),
    placeholderData: keepPreviousData,
  });
  const people = (data?.usuarios ?? []).filter(({ id }) => id !== leaver).slice(0, SHOWN);
  return (
    <Grid gap={2}>
      <TextField
        label="Buscar persona"
        type="search"
        placeholder="Nombre o numiden"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data === undefined && error !== null && <LoadFailed text={error.texto} onRetry={() => void refetch()} />}
      {data !== undefined && people.length === 0 && (
        <Text role="status" color="fg.muted">
          {TEXTS.sinResultados}
        </Text>
      )}
      {people.length > 0 && (
        <Choices
          size="md"
          role="radiogroup"
          aria-label="Personas encontradas"
          maxH="15rem"
          px={2}
          py={1}
          border="1px solid"
          borderColor="border"
          borderRadius="md"
          overflowY="auto"
        >
          {people.map(({ id, nombreCompleto, rol, fueraHasta }) => (
            <label key={id}>
              <input type="radio" name="heredero" checked={value === id} onChange={() => onChange(id)} />
              <span>
                {nombreCompleto}{' '}
                <Muted fontSize="inherit">
                  {id} · {rol?.nombre ?? 'Sin rol'}
                  {fueraHasta !== null && ` · ${fueraEnPalabras(fueraHasta)}`}
                </Muted>
              </span>
            </label>
          ))}
        </Choices>
      )}
    </Grid>
  );
}
