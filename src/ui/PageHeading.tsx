import type { ReactNode } from 'react';
import css from './PageHeading.module.css';

/** The heading of a page, to which the focus moves when the route changes; its actions stand at the right. */
export const PageHeading = ({
  titulo,
  bajo,
  children,
}: {
  readonly titulo: string;
  readonly bajo?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <div className={css.encabezado}>
    <div>
      <h1 className={css.titulo} tabIndex={-1}>
        {titulo}
      </h1>
      {bajo && <p className={css.bajo}>{bajo}</p>}
    </div>
    {children}
  </div>
);
