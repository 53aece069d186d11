import { Flex, Text } from '@chakra-ui/react';
import { arrowKey, type Chart, type ChartArrow } from '#diagrams/chart';
import { actInWords, wayInWords } from '#diagrams/sentence';
import type { Notify } from '../system/notices.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { Panel } from '../ui/Panel.tsx';
import type { Played } from './play.ts';

interface Props {
  readonly chart: Chart;
  readonly played: Played;
  readonly tell: Notify;
  readonly onPath: (path: readonly string[]) => void;
}

/** Plays a chart: the possible arrows, each on the condition that the person chooses, and the way so far in words. */
export function PlayPanel({ chart, played: { taken, possible }, tell, onPath }: Props) {
  const keys = taken.map(arrowKey);
  const copyLink = () => {
    if (copyText(window.location.href)) tell('success', 'Enlace copiado: abre este mismo recorrido.');
    else tell('error', 'El navegador no dejó copiar. El enlace es la dirección de esta página.');
  };
  return (
    <Panel
      title="Recorrer"
      flex="none"
      w={{ base: 'full', lg: '20rem' }}
      maxH={{ base: '45%', lg: 'full' }}
      overflowY="auto"
      _print={{ display: 'none' }}
    >
      <Text mb={1.5} color="fg.muted" fontSize="sm">
        {possible.length === 0 ? 'Aquí se termina.' : 'Ahora puede pasar:'}
      </Text>
      <Flex wrap="wrap" gap={2} mb={3} role="group" aria-label="Ahora puede pasar">
        {possible.map((arrow) => (
          <Button
            key={arrow.id}
            size="sm"
            flexShrink={1}
            py={1}
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => onPath([...keys, arrowKey(arrow)])}
          >
            {choiceInWords(arrow)}
          </Button>
        ))}
      </Flex>
      <Flex wrap="wrap" mb={2}>
        <Button size="sm" variant="ghost" disabled={taken.length === 0} onClick={() => onPath(keys.slice(0, -1))}>
          Deshacer
        </Button>
        <Button size="sm" variant="ghost" disabled={taken.length === 0} onClick={() => onPath([])}>
          Empezar de nuevo
        </Button>
        <Button size="sm" variant="ghost" onClick={copyLink}>
          Copiar enlace
        </Button>
      </Flex>
      <Text maxW="75ch" aria-live="polite">
        {wayInWords(chart, taken)}
      </Text>
    </Panel>
  );
}

/** A button by its own words, every other arrow by its act. */
function choiceInWords(arrow: ChartArrow): string {
  const { button, condition } = arrow;
  if (button === null) return actInWords(arrow);
  return condition === null ? `«${button}»` : `«${button}», ${condition}`;
}
