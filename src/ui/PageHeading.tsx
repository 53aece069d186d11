import type { ReactNode } from 'react';
import { CABEZA_DE_PAGINA } from './estilos.ts';

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
  <div className={CABEZA_DE_PAGINA}>
    <div>
      <h1 tabIndex={-1}>{titulo}</h1>
      {bajo && <p>{bajo}</p>}
    </div>
    {children}
  </div>
);
