import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { TARJETA } from './estilos.ts';

/** One part of a case, under its own heading. */
export const Tarjeta = ({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <chakra.section css={TARJETA} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </chakra.section>
  );
};

/** A name and its value in a list of data. */
export const Dato = ({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);
