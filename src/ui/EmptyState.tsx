import type { ReactNode } from 'react';
import { hueco } from '../theme/recipes/espera.ts';
import { Button } from './Button.tsx';

/** Says that a list has nothing to show, with what can be done about it below. */
export const EmptyState = ({ texto, children }: { readonly texto: string; readonly children?: ReactNode }) => (
  <div className={hueco()}>
    <p>{texto}</p>
    {children}
  </div>
);

/** Says why something could not be loaded, and offers to try again. */
export const LoadFailed = ({
  texto,
  alReintentar,
  sola = false,
}: {
  readonly texto: string;
  readonly alReintentar: () => void;
  /** It is all that the page shows. */
  readonly sola?: boolean;
}) => (
  <div className={hueco({ motivo: sola ? 'falloSolo' : 'fallo' })} role="alert">
    <p>{texto}</p>
    <Button size="sm" onClick={alReintentar}>
      Reintentar
    </Button>
  </div>
);
