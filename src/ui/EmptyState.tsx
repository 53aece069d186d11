import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './EmptyState.module.css';

/** Says that a list has nothing to show, with what can be done about it below. */
export const EmptyState = ({ texto, children }: { readonly texto: string; readonly children?: ReactNode }) => (
  <div className={css.vacio}>
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
  <div className={sola ? `${css.vacio} ${css.sola}` : css.vacio} role="alert">
    <p className={css.error}>{texto}</p>
    <Button size="sm" onClick={alReintentar}>
      Reintentar
    </Button>
  </div>
);
