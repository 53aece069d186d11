import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { Logo } from './Logo.tsx';

const Enlace = createLink(chakra.a);

/** The product's mark and name in the bar; leads to the first page. */
export const Marca = ({ producto }: { readonly producto: string }) => (
  <Enlace
    to="/overview"
    display="flex"
    alignItems="center"
    gap={2}
    color="inherit"
    fontSize="lg"
    fontWeight="semibold"
    textDecoration="none"
  >
    <Logo />
    {producto}
  </Enlace>
);
