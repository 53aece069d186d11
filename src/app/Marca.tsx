import { Link } from '@tanstack/react-router';
import { MARCA } from './estilos.ts';
import { Logo } from './Logo.tsx';

/** The product's mark and name in the bar; leads to the first page. */
export const Marca = ({ producto }: { readonly producto: string }) => (
  <Link to="/overview" className={MARCA}>
    <Logo />
    {producto}
  </Link>
);
