import { Link } from '@tanstack/react-router';
import { Logo } from '../ui/Logo.tsx';

/** The product's mark and name in the bar; leads to the first page. Plain, because the error pages have it too. */
export function Brand({ producto }: { readonly producto: string }) {
  return (
    <Link to="/overview" className="page-brand">
      <Logo />
      <span>{producto}</span>
    </Link>
  );
}
