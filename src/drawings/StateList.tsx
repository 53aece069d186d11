import { Box, Heading, List, Span, Text } from '@chakra-ui/react';
import type { Chart, ChartArrow, ChartState } from '#diagrams/chart';
import { arrowInWords, debtsInWords, nameOfArrow, rightsInWords } from '#diagrams/sentence';
import { Panel } from '../ui/Panel.tsx';
import { PartLink } from './PartLink.tsx';
import { TAGS } from './tags.ts';

/** The whole chart in words: every state, with the arrows out of it. */
export function StateList({ chart }: { readonly chart: Chart }) {
  return (
    <Panel title="Estados y flechas">
      {chart.states.map((state) => (
        <StateInWords key={state.id} chart={chart} state={state} />
      ))}
    </Panel>
  );
}

function StateInWords({ chart, state }: { readonly chart: Chart; readonly state: ChartState }) {
  const arrows = chart.arrows.filter(({ from }) => from === state.id);
  if (state.parent === null && arrows.length === 0) return null;
  return (
    <Box as="section" mb={4} aria-label={state.name} breakInside="avoid">
      <Heading as="h3" size="md">
        {state.parent === null ? (
          state.name
        ) : (
          <PartLink chart={chart} part={state.id}>
            {state.name}
          </PartLink>
        )}{' '}
        {state.parent !== null && (
          <Span color="fg.muted" fontWeight="normal" fontSize="sm">
            {state.id.slice(chart.id.length + 1)}
          </Span>
        )}
      </Heading>
      <Text maxW="75ch">{state.description}</Text>
      <Text color="fg.muted" fontSize="sm">
        {about(chart, state).join(' · ')}
      </Text>
      {arrows.length > 0 && (
        <List.Root ps={5} listStyle="disc">
          {arrows.map((arrow) => (
            <List.Item key={arrow.id} maxW="95ch">
              <PartLink chart={chart} part={arrow.id}>
                {nameOfArrow(arrow)}
              </PartLink>{' '}
              {arrow.button !== null && <Span color="fg.muted">({arrow.name}) </Span>}
              {arrowInWords(chart, arrow)} <Besides arrow={arrow} />
            </List.Item>
          ))}
        </List.Root>
      )}
    </Box>
  );
}

/** Who may take an arrow, and what its work leaves to be done. */
function Besides({ arrow }: { readonly arrow: ChartArrow }) {
  const said = [rightsInWords(arrow), debtsInWords(arrow)].filter((text) => text !== null);
  return said.length === 0 ? null : <Span color="fg.muted">{said.join(' ')}</Span>;
}

/** The facts of a state beside its description. */
function about(chart: Chart, { id, kind, parent, tags, actors }: ChartState): readonly string[] {
  const holder = chart.states.find((state) => state.id === parent);
  const first = holder?.initial === id ? ['Aquí se empieza'] : [];
  const kinds = {
    ...{ atomic: [], compound: ['Tiene estados dentro'] },
    ...{ parallel: ['Lo de dentro pasa a la vez'], final: ['Aquí se termina'], history: ['Vuelve a donde se estaba'] },
  };
  const meanwhile = actors.map((actor) => `Mientras tanto se pide ${actor}`);
  return [...first, ...kinds[kind], ...meanwhile, ...tags.map((tag) => TAGS[tag] ?? `Etiqueta ${tag}`)];
}
