import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Espera } from '../ui/Spinner.tsx';
import type { CifrasDeDia } from './cifras.ts';
import { NOMBRE_DE_SERIE, SERIES } from './cifras.ts';
import { HISTORICO, LEYENDA, LUGAR_DE_GRAFICA, MARCA_DE_SERIE, NOTA } from './estilos.ts';
import type { GraficaProps } from './Grafica.tsx';
import { TablaHistorico } from './TablaHistorico.tsx';

const TITULO = 'Casos abiertos últimos 15 días';

/** Once loaded, the chart is there at once whenever the page is opened again. */
let graficaCargada: ComponentType<GraficaProps> | null = null;

/** Loads the chart's own chunk, which outweighs all the rest of the page, once somebody is to see a chart. */
const useGrafica = (querida: boolean, alFallar: () => void): ComponentType<GraficaProps> | null => {
  const [Grafica, setGrafica] = useState(() => graficaCargada);
  useEffect(() => {
    if (!querida || Grafica !== null) return;
    let vivo = true;
    import('./Grafica.tsx').then(
      (modulo) => {
        graficaCargada = modulo.Grafica;
        if (vivo) setGrafica(() => modulo.Grafica);
      },
      () => {
        if (vivo) alFallar();
      },
    );
    return () => {
      vivo = false;
    };
  }, [querida, Grafica, alFallar]);
  return Grafica;
};

/** The last 15 days as a chart, or the same figures as a table (specification, section 2, "Dashboard"). */
export const Historico = ({ dias }: { readonly dias: readonly CifrasDeDia[] }) => {
  const [vista, verComo] = useState<'grafica' | 'tabla' | 'tablaPorFallo'>('grafica');
  const [alFallar] = useState(() => () => verComo('tablaPorFallo'));
  const comoGrafica = vista === 'grafica';
  const Grafica = useGrafica(comoGrafica, alFallar);
  return (
    <section className={HISTORICO} aria-labelledby="historico">
      <header>
        <h3 id="historico">{TITULO}</h3>
        {comoGrafica && (
          <ul className={LEYENDA} aria-hidden="true">
            {SERIES.map((serie) => (
              <li key={serie}>
                <i className={MARCA_DE_SERIE} data-serie={serie} />
                {NOMBRE_DE_SERIE[serie]}
              </li>
            ))}
          </ul>
        )}
        <Button variant="ghost" size="sm" onClick={() => verComo(comoGrafica ? 'tabla' : 'grafica')}>
          {comoGrafica ? 'Ver como tabla' : 'Ver como gráfica'}
        </Button>
      </header>
      {vista === 'tablaPorFallo' && (
        <p className={NOTA} role="alert">
          No se pudo cargar la gráfica. Estas son sus cifras.
        </p>
      )}
      {comoGrafica && (
        <div className={LUGAR_DE_GRAFICA}>
          {Grafica === null ? <Espera texto="Cargando gráfica..." /> : <Grafica titulo={TITULO} dias={dias} />}
        </div>
      )}
      <TablaHistorico titulo={TITULO} dias={dias} visible={!comoGrafica} />
    </section>
  );
};
