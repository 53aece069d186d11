import type { ReactNode } from 'react';
import { useId } from 'react';
import { TARJETA } from './estilos.ts';

/** One part of a case, under its own heading; `al` stands at the heading's right. */
export const Tarjeta = ({
  titulo,
  al,
  children,
}: {
  readonly titulo: string;
  readonly al?: ReactNode;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={TARJETA} aria-labelledby={id}>
      <header>
        <h2 id={id}>{titulo}</h2>
        {al}
      </header>
      {children}
    </section>
  );
};

/** A name and its value in a list of data. */
export const Dato = ({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);
