import { List, Span, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Chart } from '#diagrams/chart';
import type { Diagram } from '#diagrams/diagram';
import { marksOfRun, prospectsOf, type Run, type Running, runOf } from '#diagrams/running';
import { hourOf } from '#domain/common/dates';
import { Panel } from '../../ui/Panel.tsx';
import { LiveView } from './LiveView.tsx';
import { hereInWords, nextInShort, prospectInWords, runStepInWords } from './runInWords.ts';

interface Props {
  readonly diagram: Diagram;
  readonly running: Running;
}

/** An actor in its chart, as it goes on: where it is, the way that it came since it began, and what can follow. */
export function RunningView({ diagram, running }: Props) {
  const { chart, drawing } = diagram;
  const snapshot = useSelector(running.actor, (now: AnyMachineSnapshot) => now);
  const taken = running.taken();
  const run = useMemo(() => runOf(chart, snapshot, taken), [chart, snapshot, taken]);
  const outlook = useMemo(() => prospectsOf(chart, snapshot), [chart, snapshot]);
  const marks = useMemo(() => marksOfRun(run, outlook, drawing), [run, outlook, drawing]);
  return (
    <LiveView
      diagram={diagram}
      marks={marks}
      here={run.here[0] ?? chart.id}
      around="20.5rem"
      legend={LEGEND}
      now={hereInWords(chart, run)}
      next={nextInShort(outlook)}
      outlook={outlook}
      inWords={(prospect) => prospectInWords(chart, prospect)}
      none={outlook.alone.length > 0 ? 'Nada por ahora: se espera.' : 'Nada: aquí se termina.'}
      way={<Steps chart={chart} run={run} />}
    />
  );
}

const LEGEND =
  'Marco doble y de color: donde está ahora. Línea gruesa y oscura, con los números de los pasos: el camino que hizo; el número de lo que ' +
  'no tiene línea está en su caja. De rayas y de color: lo que usted puede hacer ahora. Delgado: lo demás.';

/** The way step by step, with the numbers that the drawing has. */
function Steps({ chart, run: { steps } }: { readonly chart: Chart; readonly run: Run }) {
  return (
    <Panel title="El camino hasta aquí">
      <Text mb={2} color="fg.muted" fontSize="sm">
        Desde que se abrió el servicio; al salir del caso se olvida.
      </Text>
      {steps.length === 0 ? (
        <Text color="fg.muted">Está donde empezó: todavía no hay ningún paso.</Text>
      ) : (
        <List.Root as="ol" ps={6} listStyle="decimal" gap={1}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number, which the drawing shows.
            <List.Item key={index}>
              {runStepInWords(chart, step)}{' '}
              <Span color="fg.muted" fontSize="sm">
                {hourOf(new Date(step.at.at(-1) ?? 0))}
              </Span>
            </List.Item>
          ))}
        </List.Root>
      )}
    </Panel>
  );
}
