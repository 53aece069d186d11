import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { z } from 'zod';
import type { porSeguirSchema } from '#domain/common/seguimientos';
import { query } from '../../data/query.ts';
import { Button } from '../Button.tsx';
import { EyeIcon } from '../icons.tsx';
import { SummaryLine } from '../summaryLine.ts';
import { useAsking } from '../useAsking.ts';

/** Every record that the person follows. */
export const FOLLOWED = query('seguidosPropios', {});

type Record = z.output<typeof porSeguirSchema>;

/** Whether the person follows a record, in its summary: the way to be told of what others do there, and to be told no more. */
export function Following({ entidad, id }: Record) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const client = useQueryClient();
  const { data } = useQuery(FOLLOWED);
  const { ask, isBusy } = useAsking({
    ask: (call: 'seguir' | 'dejarDeSeguir') => api.llamar(call, { cuerpo: { entidad, id } }),
    onAnswer: ({ descripcion }) => {
      avisar('success', descripcion);
      return client.invalidateQueries(FOLLOWED);
    },
    onFailure: (failure) => avisar('error', failure.texto),
    onLeft: (failure) => {
      if (failure !== null) avisar('error', failure.texto);
    },
  });
  const follows = data?.seguidos.some((one) => one.entidad === entidad && one.idEntidad === id) === true;
  return (
    // Its room is kept until it is known, so that the page below does not move.
    <SummaryLine.Item visibility={data === undefined ? 'hidden' : undefined}>
      <Button size="xs" variant="ghost" busy={isBusy} onClick={() => ask(follows ? 'dejarDeSeguir' : 'seguir')}>
        <EyeIcon />
        {follows ? 'Dejar de seguir' : 'Seguir'}
      </Button>
    </SummaryLine.Item>
  );
}
