import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RECIENTES } from './estilos.ts';
import { recientesDe } from './recientes.ts';

/** Links to the operations that this person looked up last on this computer; nothing when there are none. */
export const Recientes = ({ numiden }: { readonly numiden: number }) => {
  const [recientes] = useState(() => recientesDe(numiden));
  if (recientes.length === 0) return null;
  return (
    <section className={RECIENTES} aria-labelledby="operaciones-recientes">
      <h2 id="operaciones-recientes">Consultadas hace poco</h2>
      <ul>
        {recientes.map(({ tienda, operacion, nombreTienda }) => (
          <li key={`${tienda}-${operacion}`}>
            <Link to="/valida-operacion" search={{ tienda, operacion }}>
              <strong>{operacion}</strong>
              <span>{nombreTienda}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
