import { Text } from '@chakra-ui/react';
import { arrowKey, type Chart, type ChartArrow } from '#diagrams/chart';
import { actInWords, wayInWords } from '#diagrams/sentence';
import type { Notify } from '../system/notices.ts';
import { Panel } from '../ui/Panel.tsx';
import type { OnPath } from './onPath.ts';
import { PlayMoves } from './PlayMoves.tsx';
import type { Played } from './play.ts';

interface Props {
  readonly chart: Chart;
  readonly played: Played;
  readonly tell: Notify;
  readonly onPath: OnPath;
}

/** Plays a chart: the possible arrows, each on the condition that the person chooses, and the way so far in words. */
export function PlayPanel({ chart, played: { taken, possible }, tell, onPath }: Props) {
  const keys = taken.map(arrowKey);
  return (
    <Panel
      title="Probar"
      flex="none"
      w={{ base: 'full', lg: '20rem' }}
      maxH={{ base: '45%', lg: 'full' }}
      overflowY="auto"
      _print={{ display: 'none' }}
    >
      <Text mb={2} color="fg.muted" fontSize="sm">
        {WHY}
      </Text>
      <Text mb={1.5} color="fg.muted" fontSize="sm">
        {possible.length === 0 ? 'Aquí se termina.' : 'Ahora puede pasar:'}
      </Text>
      <PlayMoves
        possible={possible}
        inWords={choiceInWords}
        isBegun={taken.length > 0}
        onTake={(key) => onPath([...keys, key])}
        onBack={() => onPath(keys.slice(0, -1))}
        onAgain={() => onPath([])}
        tell={tell}
      />
      <Text maxW="75ch" aria-live="polite">
        {wayInWords(chart, taken)}
      </Text>
    </Panel>
  );
}

/** Why it is not its own machine that decides here, as in the play of a life. */
const WHY =
  'Lo que decide esta máquina se escribe en la pantalla o lo contestan otros: por eso aquí usted elige qué condición se cumple. Nada se ' +
  'guarda ni se envía.';

/** A button by its own words, every other arrow by its act. */
function choiceInWords(arrow: ChartArrow): string {
  const { button, condition } = arrow;
  if (button === null) return actInWords(arrow);
  return condition === null ? `«${button}»` : `«${button}», ${condition}`;
}
