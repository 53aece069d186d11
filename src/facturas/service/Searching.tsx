import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Caso } from '#domain/casos/casos';
import type { ServicioFacturaRef } from '#machines/servicioFactura.machine';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { NothingFound } from '../search/NothingFound.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { type SearchKind, typedOf } from '../search/search.ts';
import { Choices } from './Choices.tsx';

interface Props {
  readonly actor: ServicioFacturaRef;
  readonly kinds: readonly SearchKind[];
  readonly caso: Caso;
}

/** The search of a service, and its findings. */
export function Searching({ actor, kinds, caso }: Props) {
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hallados = useSelector(actor, ({ context }) => context.hallados);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const missed = useSelector(actor, (state) => (state.hasTag('nothing') ? state.context.busca : null));
  const [typed] = useState(() => typedOf(caso, kinds, caso.tienda.cvetda));
  return (
    <>
      <SearchForm
        kinds={kinds}
        typed={typed}
        searching={isBusy}
        onSearch={(busca) => actor.send({ type: 'buscar', busca })}
      />
      {failure !== null && <LoadFailed text={failure.texto} onRetry={() => actor.send({ type: 'reintentar' })} />}
      {missed !== null && <NothingFound busca={missed} />}
      {hallados.length > 0 && (
        <Box mt={3}>
          <Choices found={hallados} onChoose={(clave) => actor.send({ type: 'elegir', clave })} />
        </Box>
      )}
    </>
  );
}
