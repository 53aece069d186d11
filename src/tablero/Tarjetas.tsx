import { Link } from '@tanstack/react-router';
import type { BusquedaCasos } from '../casos/listado/busqueda.ts';
import type { Cifras, Serie } from './cifras.ts';
import { enCifra } from './cifras.ts';
import { CASOS_ABIERTOS, CASOS_SOLUCIONADOS, casosDelDia } from './enlaces.ts';
import { MARCA_DE_SERIE, TARJETAS } from './estilos.ts';

interface Tarjeta {
  readonly titulo: string;
  readonly serie: Serie;
  readonly total: number;
  readonly casos: BusquedaCasos;
}

/** The four cards (specification, section 2, "Dashboard"); each opens the list with exactly as many rows as it says. */
export const Tarjetas = ({ cifras }: { readonly cifras: Cifras }) => {
  const { totalAbiertos, totalSolucionados, hoy } = cifras;
  const tarjetas: readonly Tarjeta[] = [
    { titulo: 'Total casos abiertos', serie: 'abiertos', total: totalAbiertos, casos: CASOS_ABIERTOS },
    { titulo: 'Total casos solucionados', serie: 'solucionados', total: totalSolucionados, casos: CASOS_SOLUCIONADOS },
    {
      titulo: 'Casos abiertos hoy',
      serie: 'abiertos',
      total: hoy.abiertos,
      casos: casosDelDia('abiertos', hoy.dia),
    },
    {
      titulo: 'Casos solucionados hoy',
      serie: 'solucionados',
      total: hoy.solucionados,
      casos: casosDelDia('solucionados', hoy.dia),
    },
  ];
  return (
    <ul className={TARJETAS}>
      {tarjetas.map(({ titulo, serie, total, casos }) => (
        <li key={titulo}>
          <Link to="/administracion/casos" search={casos}>
            <span>
              <i className={MARCA_DE_SERIE} data-serie={serie} />
              {titulo}
            </span>{' '}
            <strong>{enCifra(total)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
};
