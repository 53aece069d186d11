import { Link } from '@tanstack/react-router';
import { SOLO_VOZ } from '../ui/estilos.ts';
import type { CifrasDeDia } from './cifras.ts';
import { enCifra, NOMBRE_DE_SERIE, SERIES } from './cifras.ts';
import { diaCompleto } from './ejes.ts';
import { casosDelDia } from './enlaces.ts';
import { TABLA_HISTORICO } from './estilos.ts';

interface Props {
  readonly titulo: string;
  readonly dias: readonly CifrasDeDia[];
  /** False leaves it to screen readers alone, without links: nobody's focus may go where nothing is seen. */
  readonly visible: boolean;
}

/** The figures of the chart, day by day, oldest first. */
export const TablaHistorico = ({ titulo, dias, visible }: Props) => (
  <div className={visible ? TABLA_HISTORICO : SOLO_VOZ}>
    <table>
      <caption className={SOLO_VOZ}>{titulo}</caption>
      <thead>
        <tr>
          <th scope="col">Día</th>
          {SERIES.map((serie) => (
            <th key={serie} scope="col">
              {NOMBRE_DE_SERIE[serie]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dias.map((cifras, indice) => (
          <tr key={cifras.dia}>
            <th scope="row">
              {diaCompleto(cifras.dia)}
              {indice === dias.length - 1 && ' (hoy)'}
            </th>
            {SERIES.map((serie) => (
              <td key={serie}>
                {visible ? (
                  <Link to="/administracion/casos" search={casosDelDia(serie, cifras.dia)}>
                    {enCifra(cifras[serie])}
                  </Link>
                ) : (
                  enCifra(cifras[serie])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
