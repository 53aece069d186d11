import { Flex, Text } from '@chakra-ui/react';
import { arrowKey, type Chart, type ChartArrow } from '#diagrams/chart';
import { actInWords, wayInWords } from '#diagrams/sentence';
import type { Notify } from '../system/notices.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { Panel } from '../ui/Panel.tsx';
import type { OnPath } from './onPath.ts';
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
  const copyLink = () => {
    if (copyText(window.location.href)) tell('success', 'Enlace copiado: abre esta misma prueba.');
    else tell('error', 'El navegador no dejó copiar. El enlace es la dirección de esta página.');
  };
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
          Paso atrás
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
