import { chakra } from '@chakra-ui/react/styled-system';
import { mostrarPesos } from '#domain/dinero';

/** Pesos as people read them (specification, section 5, "Generic"); digits are of one width, so columns line up. */
export const Money = ({ value }: { readonly value: number | null | undefined }) => (
  <chakra.span whiteSpace="nowrap">{mostrarPesos(value)}</chakra.span>
);
