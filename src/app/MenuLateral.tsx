import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { MENU } from './estilos.ts';
import { menuPara } from './menu.ts';

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
    <chakra.nav css={MENU} aria-label="Menú principal">
      {menuPara(permisos, producto).map(({ titulo, entradas }, indice) => (
        <div key={titulo}>
          <p id={`${id}-${indice}`}>{titulo}</p>
          <ul aria-labelledby={`${id}-${indice}`}>
            {entradas.map(({ texto, a }) => (
              <li key={a}>
                <Link to={a} activeOptions={{ includeSearch: false }} preload="intent">
                  {texto}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </chakra.nav>
  );
};
