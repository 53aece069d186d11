import { Flex } from '@chakra-ui/react';
import { arrowKey, type ChartArrow } from '#diagrams/chart';
import type { Notify } from '../system/notices.ts';
import { Button } from '../ui/Button.tsx';
import { CopyLink } from './CopyLink.tsx';

interface Props {
  /** The arrows that may be taken now. */
  readonly possible: readonly ChartArrow[];
  readonly inWords: (arrow: ChartArrow) => string;
  /** Whether there is a step to take back. */
  readonly isBegun: boolean;
  readonly onTake: (key: string) => void;
  readonly onBack: () => void;
  readonly onAgain: () => void;
  readonly tell: Notify;
}

/** The moves of whoever plays a drawing: each possible arrow, a step back, the beginning, and the play's own address. */
export function PlayMoves({ possible, inWords, isBegun, onTake, onBack, onAgain, tell }: Props) {
  return (
    <>
      <Flex wrap="wrap" gap={2} mb={2} role="group" aria-label="Ahora puede pasar">
        {possible.map((arrow) => (
          <Button
            key={arrow.id}
            size="sm"
            flexShrink={1}
            py={1}
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => onTake(arrowKey(arrow))}
          >
            {inWords(arrow)}
          </Button>
        ))}
      </Flex>
      <Flex wrap="wrap" mb={3}>
        <Button size="sm" variant="ghost" disabled={!isBegun} onClick={onBack}>
          Paso atrás
        </Button>
        <Button size="sm" variant="ghost" disabled={!isBegun} onClick={onAgain}>
          Empezar de nuevo
        </Button>
        <CopyLink tell={tell} copied="Enlace copiado: abre esta misma prueba." />
      </Flex>
    </>
  );
}
