import { giro, hueco } from '../theme/recipes/espera.ts';

/** A turning mark, for the eyes only: the text beside it says what is going on. */
export const Spinner = ({ tamano }: { readonly tamano?: 'texto' | 'pagina' }) => (
  <span className={giro({ tamano })} aria-hidden="true" />
);

/** Fills the place of something that is being loaded, and says so. */
export const Espera = ({ texto = 'Cargando...' }: { readonly texto?: string }) => (
  <div className={hueco({ motivo: 'espera' })} role="status">
    <Spinner tamano="pagina" />
    <span>{texto}</span>
  </div>
);
