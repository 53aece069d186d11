import type { ReactNode } from 'react';
import { useId } from 'react';
import css from './detalle.module.css';

/** One part of a case, under its own heading. */
export const Tarjeta = ({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={css.tarjeta} aria-labelledby={id}>
      <h2 id={id} className={css.titulo}>
        {titulo}
      </h2>
      {children}
    </section>
  );
};

/** A name and its value in a list of data. */
export const Dato = ({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) => (
  <div className={css.dato}>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);
