import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { fullDay } from './axes.ts';
import type { Pointed } from './chartContext.ts';
import type { DayFigures } from './figures.ts';
import { inFigures, SERIES, SERIES_NAME } from './figures.ts';
import { SERIES_MARKS } from './looks.ts';

interface Props {
  readonly dias: readonly DayFigures[];
  readonly senalada: Pointed;
}

/** Both figures of a day beside its bars, for the eyes only: the bar itself has its own in words. */
export function DayBalloon({ dias, senalada }: Props) {
  const figures = dias[senalada.indice];
  if (figures === undefined) return null;
  const place = { '--x': `${senalada.x}px` } as CSSProperties;
  const side = senalada.indice < dias.length / 2 ? 'derecha' : 'izquierda';
  return (
    <Balloon style={place} data-lado={side} aria-hidden="true">
      <p>{fullDay(figures.dia)}</p>
      {SERIES.map((serie) => (
        <p key={serie} data-senalada={serie === senalada.serie || undefined}>
          <i data-serie={serie} />
          {SERIES_NAME[serie]}
          <strong>{inFigures(figures[serie])}</strong>
        </p>
      ))}
    </Balloon>
  );
}

/** At the top of the chart, beside the day that is pointed at, so that its own bars stay in sight. */
const Balloon = chakra('div', {
  base: {
    ...SERIES_MARKS,
    position: 'absolute',
    zIndex: 2,
    top: 2,
    '&[data-lado=derecha]': { left: 'calc(var(--x) + 2.25rem)' },
    '&[data-lado=izquierda]': { right: 'calc(100% - var(--x) + 2.25rem)' },
    w: '12.5rem',
    px: 3,
    py: 2,
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'lg',
    fontSize: 'sm',
    pointerEvents: 'none',
    '& p:first-of-type': { mb: 1, fontWeight: 'semibold' },
    '& p + p': { display: 'flex', alignItems: 'center', gap: 2, color: 'fg.muted' },
    '& p[data-senalada]': { color: 'fg', fontWeight: 'medium' },
    '& strong': { ms: 'auto', color: 'fg' },
  },
});
