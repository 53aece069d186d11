import { List, Span, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Chart, stateName } from '#diagrams/chart';
import { dateAndTime } from '#domain/common/dates';
import { duracionEnPalabras } from '#domain/common/duracion';
import { inFigures } from '#domain/common/figures';
import type { Medida } from '#domain/escritorio/dondeTarda';
import { type PasoSinFlecha, type Uso, type VidaConUso, vecesDe } from '#domain/escritorio/uso';
import { serverNow } from '../../api/clock.ts';
import { Muted } from '../../ui/Muted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { MEDIDAS } from './asked.ts';
import { measured } from './usage.ts';

interface OfChart {
  readonly chart: Chart;
  readonly uso: Uso;
}

/** The commonest ways of what ended in these days. */
export function Ways({ chart, uso: { caminos, terminados }, medida }: OfChart & { readonly medida: Medida }) {
  return (
    <Panel title="Los caminos más comunes">
      {caminos.length === 0 ? (
        <Text color="fg.muted">Nada terminó en estos días.</Text>
      ) : (
        <List.Root as="ol" ps={6} listStyle="decimal" gap={2} display="grid">
          {caminos.map(({ estados, veces, tiempos }) => {
            const ms = measured(tiempos, medida);
            return (
              <List.Item key={estados.join()}>
                {estados.map((estado) => stateName(chart, estado)).join(' → ')}
                <Muted display="block" fontSize="sm">
                  {`${inFigures(veces)} de ${inFigures(terminados)} (${Math.round((100 * veces) / terminados)} %)`}
                  {ms !== null && `; ${MEDIDAS[medida].toLowerCase()} ${duracionEnPalabras(ms)}`}
                </Muted>
              </List.Item>
            );
          })}
        </List.Root>
      )}
    </Panel>
  );
}

/** The records that have been longest where they are, each with how long that usually takes. */
export function Open({ chart, maquina, uso: { abiertos, estados } }: OfChart & { readonly maquina: VidaConUso }) {
  const usual = new Map(
    estados.map(({ estado, tiempos }) => [estado, vecesDe(tiempos) === 0 ? null : measured(tiempos, 'p90')]),
  );
  return (
    <Panel title="Lo que lleva más tiempo abierto">
      {abiertos.length === 0 ? (
        <Text color="fg.muted">Nada está abierto.</Text>
      ) : (
        <List.Root as="ol" ps={6} listStyle="decimal" gap={1}>
          {abiertos.map(({ estado, desde, ...registro }) => {
            const p90 = usual.get(estado) ?? null;
            return (
              <List.Item key={registro.id}>
                <ToRecord maquina={maquina} registro={registro} />
                {`: lleva ${duracionEnPalabras(serverNow().getTime() - Date.parse(desde))} en ${stateName(chart, estado)}`}
                {p90 !== null && <Muted fontSize="sm">{`; 9 de 10 tardan menos de ${duracionEnPalabras(p90)}`}</Muted>}
              </List.Item>
            );
          })}
        </List.Root>
      )}
    </Panel>
  );
}

/** The records whose history the chart does not explain: a fault of the program, or a hand in the database. */
export function Unexplained({ chart, maquina, uso: { sinFlecha } }: OfChart & { readonly maquina: VidaConUso }) {
  const { total, registros } = sinFlecha;
  return (
    <Panel title="Lo que ninguna flecha explica">
      {total === 0 ? (
        <Text color="fg.muted">Nada: cada historia cabe en el diagrama.</Text>
      ) : (
        <>
          <Text mb={2}>
            <Span color="fg.error" fontWeight="medium">
              {total === 1 ? '1 historia no cabe' : `${inFigures(total)} historias no caben`} en el diagrama.
            </Span>{' '}
            Es una falla del programa, o alguien cambió la base de datos: avise a quien la administra.
          </Text>
          <List.Root ps={5} listStyle="disc" gap={1}>
            {registros.map(({ pasos, ...registro }) => (
              <List.Item key={registro.id}>
                <ToRecord maquina={maquina} registro={registro} />
                {`: ${pasos.map((paso) => inWords(chart, paso)).join('; ')}.`}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </Panel>
  );
}

function inWords(chart: Chart, { clase, de, a, fecha }: PasoSinFlecha): string {
  const when = fecha === null ? '' : ` (${dateAndTime(fecha)})`;
  switch (clase) {
    case 'movido':
      return `pasó de ${stateName(chart, de)} a ${stateName(chart, a)} sin una flecha${when}`;
    case 'fuera':
      return `se hizo en ${stateName(chart, de)} lo que ahí no se hace${when}`;
    case 'callado':
      return `pasó de ${stateName(chart, de)} a ${stateName(chart, a)} sin que su historia lo diga`;
  }
}

type Registro = Pick<Uso['abiertos'][number], 'id' | 'nombre' | 'idCaso'>;

/** The way to a record in its diagram, where it has an address. */
function ToRecord({
  maquina,
  registro: { id, nombre, idCaso },
}: {
  readonly maquina: VidaConUso;
  readonly registro: Registro;
}): ReactNode {
  switch (maquina) {
    case 'vidaCaso':
      return (
        <Link to="/administracion/casos/$id/diagrama" params={{ id: String(id) }}>
          Caso {nombre}
        </Link>
      );
    case 'vidaVale':
      return (
        <Link to="/vales/$id/diagrama" params={{ id: String(id) }}>
          Vale {nombre}
        </Link>
      );
    case 'vidaFactura':
      if (idCaso === null) return `Factura ${nombre}`;
      return (
        <Link
          to="/administracion/casos/$id/facturas/$factura/diagrama"
          params={{ id: String(idCaso), factura: String(id) }}
        >
          Factura {nombre}
        </Link>
      );
  }
}
