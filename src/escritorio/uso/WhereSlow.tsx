import { List, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Chart, stateName } from '#diagrams/chart';
import { duracionEnPalabras } from '#domain/common/duracion';
import { inFigures } from '#domain/common/figures';
import { type VidaConUso, vecesDe } from '#domain/escritorio/uso';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Asked, MEDIDAS, searchOf } from './asked.ts';
import { measured } from './usage.ts';

interface Props {
  readonly chart: Chart;
  readonly maquina: VidaConUso;
  readonly asked: Asked;
}

/** The states that lasted much longer in a store than in the others; of a store that is chosen, its own. */
export function WhereSlow({ chart, maquina, asked }: Props) {
  const { desde, hasta, tienda, medida } = asked;
  const consulta = { desde, hasta, medida, ...(tienda === null ? {} : { tienda }) };
  const { data, error, refetch } = useQuery(query('dondeTarda', { ruta: { maquina }, consulta }));
  return (
    <Panel title="Dónde tarda más">
      {data === undefined ? (
        error === null ? (
          <Loading text="Comparando las tiendas..." />
        ) : (
          <LoadFailed text={error.texto} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <Text color="fg.muted">
          {tienda === null
            ? 'Ninguna tienda tarda bastante más que las demás.'
            : 'Nada tarda aquí bastante más que en las demás.'}
        </Text>
      ) : (
        <List.Root as="ol" ps={6} listStyle="decimal" gap={2} display="grid">
          {data.map(({ tienda: store, estado, tiempos, resto }) => (
            <List.Item key={`${store.cvetda} ${estado}`}>
              <Link
                to="/diagramas/$maquina/uso"
                params={{ maquina }}
                search={searchOf({ ...asked, tienda: store.cvetda })}
              >
                {store.nombre}
              </Link>
              {`, en ${stateName(chart, estado)}: ${inWords(measured(tiempos, medida))}; en las demás tiendas, ${inWords(measured(resto, medida))}`}
              <Muted display="block" fontSize="sm">
                {`${MEDIDAS[medida]} eso; pasó ${inFigures(vecesDe(tiempos))} veces`}
              </Muted>
            </List.Item>
          ))}
        </List.Root>
      )}
    </Panel>
  );
}

function inWords(ms: number | null): string {
  return ms === null ? '–' : duracionEnPalabras(ms);
}
