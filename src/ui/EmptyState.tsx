import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { hueco } from '../theme/recipes/espera.ts';
import { system } from '../theme/system.ts';
import { Button } from './Button.tsx';

const estilo = system.cva(hueco);

/** Says that a list has nothing to show, with what can be done about it below. */
export const EmptyState = ({ texto, children }: { readonly texto: string; readonly children?: ReactNode }) => (
  <chakra.div css={estilo()}>
    <p>{texto}</p>
    {children}
  </chakra.div>
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
  <chakra.div css={estilo({ motivo: sola ? 'falloSolo' : 'fallo' })} role="alert">
    <p>{texto}</p>
    <Button size="sm" onClick={alReintentar}>
      Reintentar
    </Button>
  </chakra.div>
);
