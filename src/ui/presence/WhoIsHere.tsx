import { Flex, Span, Text } from '@chakra-ui/react';
import { type ConPresencia, PRESENCIA_EN_PALABRAS, presentesEnPalabras } from '#domain/common/presencia';
import { PresentIcon, WritingIcon } from '../icons.tsx';
import { usePresence } from './usePresence.ts';

interface Props {
  readonly entity: ConPresencia;
  readonly id: number;
  /** Something on the record is written and not sent. */
  readonly isWriting?: boolean;
}

/** Who else has a record open, in the room that its heading leaves: nobody who comes or goes moves anything. */
export function WhoIsHere({ entity, id, isWriting = false }: Props) {
  const others = usePresence(entity, id, isWriting);
  const writes = others.some(({ estado }) => estado === 'escribe');
  if (others.length === 0) return null;
  return (
    <Flex
      role="note"
      aria-label="También aquí"
      align="center"
      gap={1.5}
      minW={0}
      color="fg.muted"
      title={`También aquí: ${presentesEnPalabras(others)}`}
    >
      {writes ? <WritingIcon /> : <PresentIcon />}
      <Text truncate>
        {others.map(({ numiden, nombre, estado }, place) => {
          const words = PRESENCIA_EN_PALABRAS[estado];
          return (
            <Span key={numiden} opacity={estado === 'inactivo' ? 0.75 : undefined}>
              {place > 0 && ', '}
              <Span
                fontWeight={estado === 'inactivo' ? undefined : 'medium'}
                color={estado === 'escribe' ? 'fg' : undefined}
              >
                {nombre}
              </Span>
              {words !== null && ` (${words})`}
            </Span>
          );
        })}
      </Text>
    </Flex>
  );
}
