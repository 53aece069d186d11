import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Chart } from '#diagrams/chart';
import { arrowInWords, nameOfPart } from '#diagrams/sentence';
import type { Notify } from '../system/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ArrowFacts } from './ArrowFacts.tsx';
import { CopyLink } from './CopyLink.tsx';

interface Props {
  readonly chart: Chart;
  /** Id of the state or arrow that is looked at. */
  readonly part: string;
  readonly tell: Notify;
  readonly onClose: () => void;
  /** More about it. */
  readonly children?: ReactNode;
}

/** The state or arrow that the address names, in words, with its link for somebody else. */
export function SeenPanel({ chart, part, tell, onClose, children }: Props) {
  const arrow = chart.arrows.find(({ id }) => id === part);
  const state = chart.states.find(({ id }) => id === (arrow?.from ?? part));
  if (state === undefined) return null;
  return (
    <Panel
      title={nameOfPart(chart, part)}
      mb={3}
      aside={
        <Flex gap={2} _print={{ display: 'none' }}>
          <CopyLink tell={tell} copied="Enlace copiado: abre el diagrama aquí mismo." />
          <Button size="sm" variant="ghost" onClick={onClose}>
            Quitar la marca
          </Button>
        </Flex>
      }
    >
      <Text maxW="95ch">{arrow === undefined ? state.description : sentence(arrowInWords(chart, arrow))}</Text>
      {arrow !== undefined && <ArrowFacts arrow={arrow} />}
      {children}
    </Panel>
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
