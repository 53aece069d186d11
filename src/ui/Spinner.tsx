import css from './Spinner.module.css';

/** A turning mark, for the eyes only: the text beside it says what is going on. */
export const Spinner = () => <span className={css.giro} aria-hidden="true" />;

/** Fills the place of something that is being loaded, and says so. */
export const Espera = ({ texto = 'Cargando...' }: { readonly texto?: string }) => (
  <div className={css.espera} role="status">
    <Spinner />
    <span>{texto}</span>
  </div>
);
