import { mostrarPesos } from '#domain/dinero';
import { IMPORTE } from './estilos.ts';

/** Pesos as people read them (specification, section 5, "Generic"); digits are of one width, so columns line up. */
export const Money = ({ value }: { readonly value: number | null | undefined }) => (
  <span className={IMPORTE}>{mostrarPesos(value)}</span>
);
