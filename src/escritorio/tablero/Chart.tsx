import { Box, Flex, Text, useChakraContext } from '@chakra-ui/react';
import { type BarTooltipProps, ResponsiveBar } from '@nivo/bar';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inFigures } from '#domain/common/figures';
import { fullDay, underTheAxis } from './days.ts';
import { CHART_SERIES, type DayFigures, SERIES_NAME, type Series } from './figures.ts';
import { casesOfDay } from './links.ts';
import { SeriesMark } from './SeriesMark.tsx';

export interface ChartProps {
  readonly title: string;
  readonly dias: readonly DayFigures[];
}

/** The axis goes at least so far, so that its five steps never speak of half a case. */
const LEAST_CEILING = 5;

/** Full and hollow, of the colour around the chart: nivo would read a variable once, and miss the change to dark. */
const FILLS = { abiertos: 'currentColor', solucionados: 'transparent' } as const satisfies Record<Series, string>;

/** Room for the largest number of the vertical axis, in pixels: its figures are all of one width. */
function marginFor(greatest: number) {
  return { top: 12, right: 12, bottom: 30, left: 24 + 8 * inFigures(greatest).length };
}

/**
 * The chart of opened and solved cases a day, by nivo. A bar opens its day's list. It is for eyes and pointers: whoever
 * hears or types has the same figures and links in the table. Never animated: it is read in passing, on slow computers.
 */
export function Chart({ title, dias }: ChartProps) {
  const theme = useChartTheme();
  const navigate = useNavigate();
  const ceiling = Math.max(LEAST_CEILING, ...dias.flatMap((day) => CHART_SERIES.map((serie) => day[serie])));
  const labels = underTheAxis(dias.map(({ dia }) => dia));
  return (
    <Box h="full" color="brand.solid">
      <ResponsiveBar<DayFigures>
        role="img"
        ariaLabel={`${title}: gráfica. Sus cifras están en la tabla.`}
        data={dias}
        keys={CHART_SERIES}
        indexBy="dia"
        groupMode="grouped"
        animate={false}
        margin={marginFor(ceiling)}
        padding={0.22}
        innerPadding={2}
        valueScale={{ type: 'linear', max: ceiling, nice: 5 }}
        enableLabel={false}
        gridYValues={5}
        axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 5, format: (count) => inFigures(Number(count)) }}
        axisBottom={{ tickSize: 0, tickPadding: 10, format: (day) => labels.get(String(day)) ?? '' }}
        theme={theme}
        colors={({ id }) => FILLS[seriesOf(id)]}
        borderWidth={1.5}
        borderColor="currentColor"
        tooltip={DayBalloon}
        onClick={({ id, data }) =>
          void navigate({ to: '/administracion/casos', search: casesOfDay(seriesOf(id), data.dia) })
        }
        onMouseEnter={(_, { currentTarget }) => {
          currentTarget.style.cursor = 'pointer';
        }}
      />
    </Box>
  );
}

/** nivo tells a series as any key of a row. */
function seriesOf(id: string | number): Series {
  const serie = CHART_SERIES.find((one) => one === id);
  if (serie === undefined) throw new Error(`${id} is no series of the chart`);
  return serie;
}

/** Both figures of the day under the pointer. */
function DayBalloon({ id, data }: BarTooltipProps<DayFigures>) {
  return (
    <Box
      w="12.5rem"
      px={3}
      py={2}
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      bg="bg.panel"
      boxShadow="lg"
      fontSize="sm"
    >
      <Text mb={1} fontWeight="semibold" color="fg">
        {fullDay(data.dia)}
      </Text>
      {CHART_SERIES.map((serie) => (
        <Flex as="p" key={serie} align="center" gap={2} color={serie === id ? 'fg' : 'fg.muted'}>
          <SeriesMark serie={serie} />
          {SERIES_NAME[serie]}
          <Text as="strong" ms="auto" color="fg">
            {inFigures(data[serie])}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

/** nivo's looks by our tokens: variables, so that light and dark change without drawing anew. */
function useChartTheme() {
  const { token } = useChakraContext();
  return useMemo(() => {
    const color = (name: string): string => token.var(`colors.${name}`);
    return {
      text: { fontSize: 12, fontFamily: 'inherit', fill: color('fg.muted') },
      axis: { domain: { line: { stroke: color('border.emphasized') } }, ticks: { text: { fill: color('fg.muted') } } },
      grid: { line: { stroke: color('border') } },
    };
  }, [token]);
}
