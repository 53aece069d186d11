import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import css from './Marco.module.css';
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
    <nav aria-label="Menú principal">
      {menuPara(permisos, producto).map(({ titulo, entradas }, indice) => (
        <div key={titulo} className={css.grupo}>
          <p className={css.tituloGrupo} id={`${id}-${indice}`}>
            {titulo}
          </p>
          <ul aria-labelledby={`${id}-${indice}`}>
            {entradas.map(({ texto, a }) => (
              <li key={a}>
                <Link to={a} className={css.enlace} activeOptions={{ includeSearch: false }} preload="intent">
                  {texto}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
