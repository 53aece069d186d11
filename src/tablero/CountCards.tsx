import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { Figures, Series } from './figures.ts';
import { inFigures } from './figures.ts';
import type { FigureSearch } from './links.ts';
import { CASOS_ABIERTOS, CASOS_SOLUCIONADOS, casesOfDay } from './links.ts';
import { CARD_HEIGHT, FOUR_COLUMNS, SERIES_MARKS } from './looks.ts';

interface Card {
  readonly title: string;
  readonly serie: Series;
  readonly total: number;
  readonly casos: FigureSearch;
}

/** The four cards (specification, section 2, "Dashboard"); each opens the list with exactly as many rows as it says. */
export function CountCards({ cifras }: { readonly cifras: Figures }) {
  const { totalAbiertos, totalSolucionados, hoy } = cifras;
  const cards: readonly Card[] = [
    { title: 'Total casos abiertos', serie: 'abiertos', total: totalAbiertos, casos: CASOS_ABIERTOS },
    { title: 'Total casos solucionados', serie: 'solucionados', total: totalSolucionados, casos: CASOS_SOLUCIONADOS },
    {
      title: 'Casos abiertos hoy',
      serie: 'abiertos',
      total: hoy.abiertos,
      casos: casesOfDay('abiertos', hoy.dia),
    },
    {
      title: 'Casos solucionados hoy',
      serie: 'solucionados',
      total: hoy.solucionados,
      casos: casesOfDay('solucionados', hoy.dia),
    },
  ];
  return (
    <Cards>
      {cards.map(({ title, serie, total, casos }) => (
        <li key={title}>
          <Link to="/administracion/casos" search={casos}>
            <span>
              <i data-serie={serie} />
              {title}
            </span>{' '}
            <strong>{inFigures(total)}</strong>
          </Link>
        </li>
      ))}
    </Cards>
  );
}

const Cards = chakra('ul', {
  base: {
    ...FOUR_COLUMNS,
    ...SERIES_MARKS,
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      h: 'full',
      minH: CARD_HEIGHT,
      px: 3.5,
      py: 2.5,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
      boxShadow: 'sm',
      color: 'fg',
      textDecoration: 'none',
    },
    '& a:hover': { borderColor: 'brand.solid', bg: 'bg.subtle' },
    '& span': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 2,
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'short',
    },
    '& strong': { fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'short' },
  },
});
