import { Link, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { MENU } from './estilos.ts';
import { menuPara } from './menu.ts';
import { cuantasEsperan, usePorAutorizar } from './porAutorizar.ts';

/** The menu of the person, by groups (specification, section 2, "Layout"). */
export const MenuLateral = ({
  permisos,
  producto,
}: {
  readonly permisos: readonly number[];
  readonly producto: string;
}) => {
  const id = useId();
  return (
    <nav className={MENU} aria-label="Menú principal">
      {menuPara(permisos, producto).map(({ titulo, entradas }, indice) => (
        <div key={titulo}>
          <p id={`${id}-${indice}`}>{titulo}</p>
          <ul aria-labelledby={`${id}-${indice}`}>
            {entradas.map(({ texto, a, cuenta }) => (
              <li key={a}>
                <Link to={a} activeOptions={{ includeSearch: false }} preload="intent">
                  {texto}
                  {cuenta === 'porAutorizar' && <PorAutorizar />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

const MAXIMO = 99;

/** How many requests wait for the person; nothing while there are none, or none are known. */
const PorAutorizar = () => {
  const { api, sesion } = useRouter().options.context;
  const quien = useSelector(sesion, ({ context }) => `${context.sesion?.numiden}/${context.sesion?.tienda.id}`);
  const { pendientes } = usePorAutorizar(api, quien);
  const cuantas = pendientes === null ? 0 : cuantasEsperan(pendientes);
  if (cuantas <= 0) return null;
  return (
    <>
      <span aria-hidden="true">{cuantas > MAXIMO ? `${MAXIMO}+` : cuantas}</span>
      <span className="soloLector">({cuantas} en espera)</span>
    </>
  );
};
