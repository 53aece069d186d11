import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inFigures } from '#domain/figures';
import { Axes } from './Axes.tsx';
import type { BarOfDay } from './axes.ts';
import { barAfter, marksUpTo, underTheAxis } from './axes.ts';
import { BarLink } from './BarLink.tsx';
import { barsOf, scalesOf } from './bars.ts';
import type { Pointed } from './chartContext.ts';
import { ChartContext } from './chartContext.ts';
import { DayBalloon } from './DayBalloon.tsx';
import type { DayFigures } from './figures.ts';
import { CHART_SERIES } from './figures.ts';

export interface ChartProps {
  readonly title: string;
  readonly dias: readonly DayFigures[];
}

/** Room for the largest number of the vertical axis, in pixels: its figures are all of one width. */
function marginFor(greatest: number) {
  return { top: 12, right: 4, bottom: 30, left: 16 + 8 * inFigures(greatest).length };
}

/**
 * The chart of opened and solved cases a day. One stop of the Tab key: the arrows go from bar to bar, Enter opens the
 * day's list, Esc hides the day's figures. Its scales are nivo's, whose own axes and bars bring three times their code to
 * move them. Never animated: it is read in passing, on slow computers.
 */
export function Chart({ title, dias }: ChartProps) {
  const [root, { width, height }] = useSize();
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
    [dias, alcance, root],
  );

  const { etiquetas, margen, marcas, techo } = useMemo(() => {
    const greatest = Math.max(...dias.flatMap((figures) => CHART_SERIES.map((serie) => figures[serie])));
    const marks = [...marksUpTo(greatest)];
    const ceiling = Math.max(...marks);
    return {
      marcas: marks,
      techo: ceiling,
      margen: marginFor(ceiling),
      etiquetas: underTheAxis(dias.map(({ dia }) => dia)),
    };
  }, [dias]);

  const within = { width: width - margen.left - margen.right, height: height - margen.top - margen.bottom };
  const scales = scalesOf(
    dias.map(({ dia }) => dia),
    techo,
    within.width,
    within.height,
  );

  return (
    <Place ref={root} onPointerLeave={() => senalar(null)}>
      {within.width > 0 && within.height > 0 && (
        <ChartContext value={context}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
          <svg
            width={width}
            height={height}
            role="group"
            aria-label={`${title}: gráfica. Recorra las barras con las flechas y abra la lista del día con Entrar.`}
          >
            <g transform={`translate(${margen.left}, ${margen.top})`}>
              <Axes {...within} scales={scales} marks={marcas} labels={etiquetas} />
              {barsOf(dias, scales).map((bar) => (
                <BarLink key={`${bar.serie} ${bar.indice}`} bar={bar} floor={within.height} left={margen.left} />
              ))}
            </g>
          </svg>
        </ChartContext>
      )}
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
    // Out of the flow, so that what it takes never says how much room there is.
    '& svg': { position: 'absolute', overflow: 'visible', maxW: 'none' },
    // Colours by the palette's variables, so that light and dark change without drawing anew.
    '& text': { fill: 'fg.muted', fontSize: '12px' },
    '& .guia': { stroke: 'border' },
    '& .eje': { stroke: 'border.emphasized', fill: 'none' },
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element within its padding, in pixels; none before its first layout. */
function useSize(): readonly [RefObject<HTMLDivElement | null>, Size] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });

  useLayoutEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize(entry.contentRect);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, size];
}
