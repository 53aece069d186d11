import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Estancia } from '#domain/common/plazos';
import { estanciaEnPalabras, plazoEnPalabras } from '#domain/common/plazosEnPalabras';
import { query } from '../../data/query.ts';
import { StatusChip } from '../StatusChip.tsx';
import { SummaryLine } from '../summaryLine.ts';
import { useNow } from '../useNow.ts';

/** A record that has a life. */
interface Record {
  readonly entidad: 'caso' | 'vale' | 'factura';
  readonly id: number;
}

function useStay({ entidad, id }: Record): Estancia | undefined {
  return useQuery(query('estanciaDeRegistro', { ruta: { entidad, id } })).data;
}

/** When the limit of a record's state ends, in its summary; nothing where its state has none. */
export function StayInSummary({ now, ...record }: Record & { readonly now: Date }) {
  const stay = useStay(record);
  const limit = stay === undefined ? null : plazoEnPalabras(stay, now);
  if (limit === null) return null;
  return (
    <SummaryLine.Item>
      {limit.pasado && <StatusChip color="rojo">Fuera de plazo</StatusChip>} {limit.texto}
    </SummaryLine.Item>
  );
}

/** How long a record has been in its state, and when its limit ends, on its diagram. */
export function StayInDiagram(record: Record) {
  const stay = useStay(record);
  const now = useNow();
  if (stay === undefined) return null;
  const [here, limit] = [estanciaEnPalabras(stay, now), plazoEnPalabras(stay, now)];
  if (here === null) return null;
  return (
    <Text>
      {here}.{' '}
      {limit !== null && (
        <>
          {limit.pasado && <StatusChip color="rojo">Fuera de plazo</StatusChip>} {limit.texto}.
        </>
      )}
    </Text>
  );
}
