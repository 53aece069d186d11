import type { BarDatum, BarSvgProps } from '@nivo/bar';
import { ResponsiveBar } from '@nivo/bar';
import { useMemo, useRef, useState } from 'react';
import { BarraEnlace } from './BarraEnlace.tsx';
import type { CifrasDeDia } from './cifras.ts';
import { enCifra, SERIES } from './cifras.ts';
import type { Senalada } from './contextoGrafica.ts';
import { ContextoGrafica } from './contextoGrafica.ts';
import type { Barra } from './ejes.ts';
import { bajoElEje, barraTras, marcasHasta } from './ejes.ts';
import { GRAFICA } from './estilos.ts';
import { GloboDeDia } from './GloboDeDia.tsx';

export interface GraficaProps {
  readonly titulo: string;
  readonly dias: readonly CifrasDeDia[];
}

const TEXTO = { fill: 'var(--m-muted)', fontFamily: 'inherit', fontSize: 12 } as const;

/** Colours by the palette's variables, so that light and dark change without drawing anew. */
const TEMA: NonNullable<BarSvgProps<BarDatum>['theme']> = {
  text: TEXTO,
  axis: { ticks: { text: TEXTO }, domain: { line: { stroke: 'var(--m-border-strong)' } } },
  grid: { line: { stroke: 'var(--m-border)' } },
};

/** Room for the largest number of the vertical axis, in pixels: its figures are all of one width. */
const margenPara = (mayor: number) => ({ top: 12, right: 4, bottom: 30, left: 16 + 8 * enCifra(mayor).length });

/** The bars' colours are the style sheet's (`data-serie`); nivo only wants some. */
const COLORES = ['transparent'];

/**
 * The chart of opened and solved cases a day. One stop of the Tab key: the arrows go from bar to bar, Enter opens the
 * day's list, Esc hides the day's figures. Never animated: it is read in passing, on slow computers.
 */
export const Grafica = ({ titulo, dias }: GraficaProps) => {
  const raiz = useRef<HTMLDivElement>(null);
  const [alcance, setAlcance] = useState<Barra>({ indice: dias.length - 1, serie: 'abiertos' });
  const [senalada, senalar] = useState<Senalada | null>(null);

  const contexto = useMemo(
    () => ({
      dias,
      alcance,
      senalar,
      alEnfocar: setAlcance,
      mover: (desde: Barra, tecla: string): boolean => {
        const destino = barraTras(desde, tecla, dias.length);
        if (destino === null) return false;
        const barra = `a[data-dia="${dias[destino.indice]?.dia}"][data-serie="${destino.serie}"]`;
        raiz.current?.querySelector<SVGAElement>(barra)?.focus();
        return true;
      },
    }),
    [dias, alcance],
  );

  const { datos, etiquetas, margen, marcas, techo } = useMemo(() => {
    const mayor = Math.max(...dias.flatMap((cifras) => SERIES.map((serie) => cifras[serie])));
    const marcas = [...marcasHasta(mayor)];
    const techo = Math.max(...marcas);
    return {
      datos: dias.map((cifras): BarDatum => ({ ...cifras })),
      marcas,
      techo,
      margen: margenPara(techo),
      etiquetas: bajoElEje(dias.map(({ dia }) => dia)),
    };
  }, [dias]);

  return (
    <div ref={raiz} className={GRAFICA} onPointerLeave={() => senalar(null)}>
      <ContextoGrafica value={contexto}>
        <ResponsiveBar
          data={datos}
          keys={SERIES}
          indexBy="dia"
          groupMode="grouped"
          margin={margen}
          padding={0.22}
          innerPadding={2}
          valueScale={{ type: 'linear', min: 0, max: techo, nice: false }}
          colors={COLORES}
          theme={TEMA}
          layers={['grid', 'axes', 'bars']}
          barComponent={BarraEnlace}
          enableLabel={false}
          animate={false}
          gridYValues={marcas}
          axisLeft={{ tickValues: marcas, tickSize: 0, tickPadding: 8, format: (valor) => enCifra(Number(valor)) }}
          axisBottom={{ tickSize: 0, tickPadding: 10, format: (dia) => etiquetas.get(String(dia)) ?? '' }}
          role="group"
          ariaLabel={`${titulo}: gráfica. Recorra las barras con las flechas y abra la lista del día con Entrar.`}
        />
      </ContextoGrafica>
      {senalada !== null && <GloboDeDia dias={dias} senalada={senalada} />}
    </div>
  );
};
