import { Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Diagram } from '#diagrams/diagram';
import type { Marks } from '#diagrams/marks';
import type { Choice, Outlook } from '#diagrams/outlook';
import { LivePicture } from './LivePicture.tsx';
import { NextPanel } from './NextPanel.tsx';

interface Props<C extends Choice> {
  readonly diagram: Diagram;
  readonly marks: Marks;
  /** Id of the state that is brought into view. */
  readonly here: string;
  /** The part of the screen's height that the surroundings of the drawing take. */
  readonly around: string;
  /** The meaning of the marks. */
  readonly legend: string;
  /** Its present state in words, told again when that changes. */
  readonly now: string;
  /** How long it has been there; left out where nobody counts that. */
  readonly stay?: ReactNode;
  /** The next possibilities, in short. */
  readonly next: string;
  readonly outlook: Outlook<C>;
  /** A next possibility, as a sentence. */
  readonly inWords: (choice: C) => string;
  /** The text where this person can do nothing. */
  readonly none: string;
  /** The way that it came, step by step. */
  readonly way: ReactNode;
}

/** A record or actor in its chart: the drawing with its marks, the next possibilities, and the way that it came. */
export function LiveView<C extends Choice>(props: Props<C>) {
  const { diagram, marks, here, around, legend, now, stay, next, outlook, inWords, none, way } = props;
  return (
    <>
      <LivePicture diagram={diagram} marks={marks} here={here} around={around} legend={legend}>
        <Text role="status">{now}</Text>
        {stay}
        <Text color="fg.muted">{next}</Text>
      </LivePicture>
      <Grid alignItems="start" gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}>
        <NextPanel outlook={outlook} inWords={inWords} none={none} />
        {way}
      </Grid>
    </>
  );
}
