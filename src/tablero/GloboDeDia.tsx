import type { CSSProperties } from 'react';
import type { CifrasDeDia } from './cifras.ts';
import { enCifra, NOMBRE_DE_SERIE, SERIES } from './cifras.ts';
import type { Senalada } from './contextoGrafica.ts';
import { diaCompleto } from './ejes.ts';
import { GLOBO, MARCA_DE_SERIE } from './estilos.ts';

interface Props {
  readonly dias: readonly CifrasDeDia[];
  readonly senalada: Senalada;
}

/** Both figures of a day beside its bars, for the eyes only: the bar itself has its own in words. */
export const GloboDeDia = ({ dias, senalada }: Props) => {
  const cifras = dias[senalada.indice];
  if (cifras === undefined) return null;
  const lugar = { '--x': `${senalada.x}px` } as CSSProperties;
  const lado = senalada.indice < dias.length / 2 ? 'derecha' : 'izquierda';
  return (
    <div className={GLOBO} style={lugar} data-lado={lado} aria-hidden="true">
      <p>{diaCompleto(cifras.dia)}</p>
      {SERIES.map((serie) => (
        <p key={serie} data-senalada={serie === senalada.serie || undefined}>
          <i className={MARCA_DE_SERIE} data-serie={serie} />
          {NOMBRE_DE_SERIE[serie]}
          <strong>{enCifra(cifras[serie])}</strong>
        </p>
      ))}
    </div>
  );
};
