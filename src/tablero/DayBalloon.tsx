import { Box, Flex, Text } from '@chakra-ui/react';
import { inFigures } from '#domain/figures';
import { fullDay } from './axes.ts';
import type { Pointed } from './chartContext.ts';
import type { DayFigures } from './figures.ts';
import { CHART_SERIES, SERIES_NAME } from './figures.ts';
import { SeriesMark } from './SeriesMark.tsx';

interface Props {
  readonly dias: readonly DayFigures[];
  readonly senalada: Pointed;
}

/** Both figures of a day at the top of the chart, beside its bars so that they stay in sight; for the eyes only: the bar itself has its own in words. */
export function DayBalloon({ dias, senalada }: Props) {
  const figures = dias[senalada.indice];
  if (figures === undefined) return null;
  const isLeft = senalada.indice < dias.length / 2;
  const place = isLeft
    ? { left: `calc(${senalada.x}px + 2.25rem)` }
    : { right: `calc(100% - ${senalada.x}px + 2.25rem)` };
  return (
    <Box
      position="absolute"
      zIndex={2}
      top={2}
      w="12.5rem"
      px={3}
      py={2}
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      bg="bg.panel"
      boxShadow="lg"
      fontSize="sm"
      pointerEvents="none"
      style={place}
      data-lado={isLeft ? 'derecha' : 'izquierda'}
      aria-hidden="true"
    >
      <Text mb={1} fontWeight="semibold">
        {fullDay(figures.dia)}
      </Text>
      {CHART_SERIES.map((serie) => (
        <Flex
          as="p"
          key={serie}
          align="center"
          gap={2}
          color={serie === senalada.serie ? 'fg' : 'fg.muted'}
          fontWeight={serie === senalada.serie ? 'medium' : undefined}
        >
          <SeriesMark serie={serie} />
          {SERIES_NAME[serie]}
          <Text as="strong" ms="auto" color="fg">
            {inFigures(figures[serie])}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
