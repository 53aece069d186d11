import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Chart } from '#diagrams/chart';
import { duracionEnPalabras } from '#domain/common/duracion';
import { inFigures } from '#domain/common/figures';
import type { Uso } from '#domain/escritorio/uso';
import { downloadTable } from '../../data/downloads.ts';
import { Button } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { arrowRows, csvRows, stateRows, type UsageRow } from './usage.ts';

interface Props {
  readonly chart: Chart;
  readonly uso: Uso;
  /** The same of other days or another store, beside it; null for none. */
  readonly compared: Uso | null;
  /** The name of that. */
  readonly besides: string | null;
}

/** The figures of the drawing as tables: states and arrows. */
export function UsageTables({ chart, uso, compared, besides }: Props) {
  const states = useMemo(() => stateRows(chart, uso), [chart, uso]);
  const arrows = useMemo(() => arrowRows(chart, uso), [chart, uso]);
  const others = useMemo(
    () => (compared === null ? null : { states: stateRows(chart, compared), arrows: arrowRows(chart, compared) }),
    [chart, compared],
  );
  return (
    <>
      <Panel title="Cuánto dura cada estado" mb={4}>
        <Lines
          label="Cuánto dura cada estado"
          of="Estado"
          rows={states}
          others={others?.states ?? null}
          besides={besides}
        />
      </Panel>
      <Panel
        title="Cada flecha"
        aside={
          <Button
            size="sm"
            _print={{ display: 'none' }}
            onClick={() => downloadTable(csvRows(arrows), `uso-${chart.id}`)}
          >
            Descargar CSV
          </Button>
        }
      >
        <Lines label="Cada flecha" of="Acto" rows={arrows} others={others?.arrows ?? null} besides={besides} />
      </Panel>
    </>
  );
}

interface LinesProps {
  readonly label: string;
  /** The heading of the first column. */
  readonly of: string;
  readonly rows: readonly UsageRow[];
  readonly others: readonly UsageRow[] | null;
  /** The name of what is beside; null for nothing. */
  readonly besides: string | null;
}

/** The lines of all that happened here or there; the rest stands in the file. */
function Lines({ label, of, rows, others, besides }: LinesProps) {
  const beside = new Map(others?.map((row) => [row.id, row]));
  const happened = rows.filter(({ id, veces }) => veces > 0 || (beside.get(id)?.veces ?? 0) > 0);
  const never = rows.length - happened.length;
  return (
    <>
      <Figures label={label}>
        <thead>
          {others !== null && (
            <tr>
              <th scope="col">Comparación</th>
              <th scope="colgroup" colSpan={3} data-fit="number">
                Lo pedido
              </th>
              <th scope="colgroup" colSpan={3} data-fit="number">
                {besides}
              </th>
            </tr>
          )}
          <tr>
            <th scope="col">{of}</th>
            <Heads />
            {others !== null && <Heads />}
          </tr>
        </thead>
        <tbody>
          {happened.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                {row.where !== '' && (
                  <Muted display="block" fontSize="sm">
                    {row.where}
                  </Muted>
                )}
              </th>
              <Cells row={row} />
              {others !== null && <Cells row={beside.get(row.id)} />}
            </tr>
          ))}
        </tbody>
      </Figures>
      {never > 0 && (
        <Text mt={2} color="fg.muted">
          {never === 1 ? 'Otra no pasó en estos días.' : `Otras ${never} no pasaron en estos días.`}
        </Text>
      )}
    </>
  );
}

function Heads() {
  return ['Veces', 'Mediana', '9 de 10'].map((name) => (
    <th key={name} scope="col" data-fit="number">
      {name}
    </th>
  ));
}

function Cells({ row }: { readonly row: UsageRow | undefined }) {
  const inTime = (ms: number | null | undefined) => (ms == null ? '–' : duracionEnPalabras(ms));
  return (
    <>
      <td data-fit="number">{inFigures(row?.veces ?? 0)}</td>
      <td data-fit="number">{inTime(row?.mediana)}</td>
      <td data-fit="number">{inTime(row?.p90)}</td>
    </>
  );
}
