import { chakra } from '@chakra-ui/react';
import type { BarDatum, BarSvgProps } from '@nivo/bar';
import { ResponsiveBar } from '@nivo/bar';
import { useMemo, useRef, useState } from 'react';
import type { BarOfDay } from './axes.ts';
import { barAfter, marksUpTo, underTheAxis } from './axes.ts';
import { BarLink } from './BarLink.tsx';
import type { Pointed } from './chartContext.ts';
import { ChartContext } from './chartContext.ts';
import { DayBalloon } from './DayBalloon.tsx';
import type { DayFigures } from './figures.ts';
import { inFigures, SERIES } from './figures.ts';

export interface ChartProps {
  readonly title: string;
  readonly dias: readonly DayFigures[];
}

const TEXT = { fill: 'var(--chakra-colors-fg-muted)', fontFamily: 'inherit', fontSize: 12 } as const;

/** Colours by the palette's variables, so that light and dark change without drawing anew. */
const THEME: NonNullable<BarSvgProps<BarDatum>['theme']> = {
  text: TEXT,
  axis: { ticks: { text: TEXT }, domain: { line: { stroke: 'var(--chakra-colors-border-emphasized)' } } },
  grid: { line: { stroke: 'var(--chakra-colors-border)' } },
};

/** Room for the largest number of the vertical axis, in pixels: its figures are all of one width. */
function marginFor(greatest: number) {
  return { top: 12, right: 4, bottom: 30, left: 16 + 8 * inFigures(greatest).length };
}

/** The bars' colours are the style sheet's (`data-serie`); nivo only wants some. */
const COLORS = ['transparent'];

/**
 * The chart of opened and solved cases a day. One stop of the Tab key: the arrows go from bar to bar, Enter opens the
 * day's list, Esc hides the day's figures. Never animated: it is read in passing, on slow computers.
 */
export function Chart({ title, dias }: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const [alcance, setAlcance] = useState<BarOfDay>({ indice: dias.length - 1, serie: 'abiertos' });
  const [senalada, senalar] = useState<Pointed | null>(null);

  const context = useMemo(
    () => ({
      dias,
      alcance,
      senalar,
      alEnfocar: setAlcance,
      mover: (desde: BarOfDay, key: string): boolean => {
        const destination = barAfter(desde, key, dias.length);
        if (destination === null) return false;
        const bar = `a[data-dia="${dias[destination.indice]?.dia}"][data-serie="${destination.serie}"]`;
        root.current?.querySelector<SVGAElement>(bar)?.focus();
        return true;
      },
    }),
    [dias, alcance],
  );

  const { datos, etiquetas, margen, marcas, techo } = useMemo(() => {
    const greatest = Math.max(...dias.flatMap((figures) => SERIES.map((serie) => figures[serie])));
    const marks = [...marksUpTo(greatest)];
    const ceiling = Math.max(...marks);
    return {
      datos: dias.map((figures): BarDatum => ({ ...figures })),
      marcas: marks,
      techo: ceiling,
      margen: marginFor(ceiling),
      etiquetas: underTheAxis(dias.map(({ dia }) => dia)),
    };
  }, [dias]);

  return (
    <Place ref={root} onPointerLeave={() => senalar(null)}>
      <ChartContext value={context}>
        <ResponsiveBar
          data={datos}
          keys={SERIES}
          indexBy="dia"
          groupMode="grouped"
          margin={margen}
          padding={0.22}
          innerPadding={2}
          valueScale={{ type: 'linear', min: 0, max: techo, nice: false }}
          colors={COLORS}
          theme={THEME}
          layers={['grid', 'axes', 'bars']}
          barComponent={BarLink}
          enableLabel={false}
          animate={false}
          gridYValues={marcas}
          axisLeft={{ tickValues: marcas, tickSize: 0, tickPadding: 8, format: (value) => inFigures(Number(value)) }}
          axisBottom={{ tickSize: 0, tickPadding: 10, format: (day) => etiquetas.get(String(day)) ?? '' }}
          role="group"
          ariaLabel={`${title}: gráfica. Recorra las barras con las flechas y abra la lista del día con Entrar.`}
        />
      </ChartContext>
      {senalada !== null && <DayBalloon dias={dias} senalada={senalada} />}
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    position: 'relative',
    h: 'full',
    px: 2,
    pb: 1,
    '& svg': { overflow: 'visible', maxW: 'none' },
    '& a': { cursor: 'pointer', outline: 'none' },
    '& .zona': { fill: 'transparent' },
    '& a:hover .zona': { fill: 'bg.subtle' },
    '& a:focus-visible .zona': { fill: 'bg.subtle', stroke: 'brand.solid', strokeWidth: '2px' },
    '& .barra': { strokeWidth: '1.5px', stroke: 'brand.solid' },
    '& [data-serie=abiertos] .barra': { fill: 'brand.solid' },
    '& [data-serie=solucionados] .barra': { fill: 'brand.subtle' },
    '& .barra[height="0"]': { stroke: 'none' },
  },
});
