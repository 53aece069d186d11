import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import type { Diagram } from '#diagrams/diagram';
import type { Marks } from '#diagrams/marks';
import { drawnAt } from '../found.ts';
import { Picture } from '../Picture.tsx';
import { useView } from '../useView.ts';
import { SizeButtons, Viewer } from '../Viewer.tsx';

interface Props {
  readonly diagram: Diagram;
  readonly marks: Marks;
  /** Id of the state in which it is: it is brought into view, and again when it changes. */
  readonly here: string;
  /** The part of the screen's height that its surroundings take. */
  readonly around: string;
  /** The meaning of its marks. */
  readonly legend: string;
  /** The text over it, beside the buttons that change its size. */
  readonly children: ReactNode;
}

const NOTHING_LIT: ReadonlySet<string> = new Set();

/** The drawing of a chart with the marks of the record or actor in it, and their meaning. */
export function LivePicture({ diagram, marks, here, around, legend, children }: Props) {
  const { chart, drawing } = diagram;
  const view = useView(drawing);
  const { show } = view;
  useEffect(() => {
    const place = drawnAt(diagram, here);
    if (place !== null) show(place);
  }, [diagram, here, show]);
  return (
    <>
      <Flex wrap="wrap" gap={1} mb={2} align="end">
        <Box flex="1 1 24rem" me={3}>
          {children}
        </Box>
        <SizeButtons view={view} size="sm" />
      </Flex>
      <Viewer view={view} h={view.heightWithin(around)} minH="18rem" mb={2}>
        <Picture title={chart.title} drawing={drawing} scale={view.scale} lit={NOTHING_LIT} marks={marks} />
      </Viewer>
      <Text mb={4} color="fg.muted" fontSize="sm">
        {legend}
      </Text>
    </>
  );
}
