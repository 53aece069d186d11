import type { BarDatum, BarItemProps } from '@nivo/bar';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { SERIES } from './cifras.ts';
import { ContextoGrafica } from './contextoGrafica.ts';
import { barraEnPalabras } from './ejes.ts';
import { casosDelDia } from './enlaces.ts';

/** A bar never vanishes: one case in a thousand is still to be seen. In pixels. */
const ALTO_MINIMO = 2;

/** One bar as a link to its day's list; the whole height above it belongs to it, so that a low bar can be hit. */
export const BarraEnlace = ({ bar }: BarItemProps<BarDatum>) => {
  const grafica = useContext(ContextoGrafica);
  const indice = bar.data.index;
  const cifras = grafica?.dias[indice];
  const serie = SERIES.find((una) => una === bar.data.id);
  if (grafica === null || cifras === undefined || serie === undefined) return null;

  const { alcance, alEnfocar, mover, senalar } = grafica;
  const esta = { indice, serie };
  const base = bar.y + bar.height;
  const alto = cifras[serie] === 0 ? 0 : Math.max(ALTO_MINIMO, bar.height);
  const mostrar = () => senalar({ ...esta, x: bar.absX + bar.width / 2 });

  return (
    <Link
      to="/administracion/casos"
      search={casosDelDia(serie, cifras.dia)}
      aria-label={barraEnPalabras(cifras, serie)}
      data-dia={cifras.dia}
      data-serie={serie}
      tabIndex={alcance.indice === indice && alcance.serie === serie ? 0 : -1}
      onPointerEnter={mostrar}
      onFocus={() => {
        alEnfocar(esta);
        mostrar();
      }}
      onBlur={() => senalar(null)}
      onKeyDown={(evento) => {
        if (evento.key === 'Escape') senalar(null);
        else if (mover(esta, evento.key)) evento.preventDefault();
      }}
    >
      <rect className="zona" x={bar.x} y={0} width={bar.width} height={base} />
      <rect className="barra" x={bar.x} y={base - alto} width={bar.width} height={alto} />
    </Link>
  );
};
