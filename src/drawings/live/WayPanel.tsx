import { List, Span, Text } from '@chakra-ui/react';
import type { Step, Way } from '#diagrams/way';
import { dateAndTime } from '#domain/common/dates';
import type { Movimiento } from '#domain/common/history';
import { Panel } from '../../ui/Panel.tsx';
import { type NameOf, stepInWords } from './inWords.ts';

interface Props {
  readonly way: Way;
  readonly nameOf: NameOf;
}

/** The way of a record step by step, with the numbers that its drawing has, and what the history says of each. */
export function WayPanel({ way: { steps }, nameOf }: Props) {
  return (
    <Panel title="El camino hasta aquí">
      {steps.length === 0 ? (
        <Text color="fg.muted">Está donde empezó: todavía no hay ningún paso.</Text>
      ) : (
        <List.Root as="ol" ps={6} listStyle="decimal" gap={1.5}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number, which the drawing shows.
            <List.Item key={index}>
              {stepInWords(step, nameOf)} <Told entries={entriesOf(step)} />
            </List.Item>
          ))}
        </List.Root>
      )}
    </Panel>
  );
}

/** The words of the history; of several entries, those of the last one. */
function Told({ entries }: { readonly entries: readonly Movimiento[] }) {
  const last = entries.at(-1);
  if (last === undefined) return null;
  const { autor, fecha, accion } = last;
  return (
    <Span display="block" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {entries.length > 1 && 'La última: '}
      {autor.nombre}, <time dateTime={fecha}>{dateAndTime(fecha)}</time>. {accion}
    </Span>
  );
}

function entriesOf(step: Step): readonly Movimiento[] {
  switch (step.kind) {
    case 'arrow':
      return step.entries;
    case 'unsure':
      return step.entry === null ? [] : [step.entry];
    case 'moved':
    case 'outside':
      return [step.entry];
    case 'untold':
      return [];
  }
}
