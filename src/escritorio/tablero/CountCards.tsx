import { SimpleGrid, Stat } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { inFigures } from '#domain/common/figures';
import type { DashboardFigures, Series } from './figures.ts';
import { CASOS_ABIERTOS, CASOS_SOLUCIONADOS, casesOfDay, type FigureSearch } from './links.ts';
import { CARD_HEIGHT, FOUR_COLUMNS } from './looks.ts';
import { SeriesMark } from './SeriesMark.tsx';

interface Card {
  readonly title: string;
  readonly serie: Series;
  readonly total: number;
  readonly casos: FigureSearch;
}

const CARD = {
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
  _hover: { borderColor: 'brand.solid', bg: 'bg.subtle' },
} as const;

/** The four cards (specification, section 2, "Dashboard"); each opens the list with exactly as many rows as it says. */
export function CountCards({ cifras }: { readonly cifras: DashboardFigures }) {
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
    <SimpleGrid as="ul" columns={FOUR_COLUMNS} gap={3}>
      {cards.map(({ title, serie, total, casos }) => (
        <li key={title}>
          <Stat.Root asChild {...CARD}>
            <Link to="/administracion/casos" search={casos}>
              <Stat.Label as="span">
                <SeriesMark serie={serie} />
                {title}
              </Stat.Label>{' '}
              <Stat.ValueText as="strong">{inFigures(total)}</Stat.ValueText>
            </Link>
          </Stat.Root>
        </li>
      ))}
    </SimpleGrid>
  );
}
