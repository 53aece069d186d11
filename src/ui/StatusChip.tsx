import { chakra } from '@chakra-ui/react/styled-system';
import { etiqueta } from '../theme/recipes/etiqueta.ts';
import { system } from '../theme/system.ts';

const estilo = system.cva(etiqueta);

export type ColorChip = 'rojo' | 'verde' | 'naranja' | 'azul' | 'gris';

/** A state by its text; the colour only helps the eye to find it. */
export const StatusChip = ({ color, children }: { readonly color: ColorChip; readonly children: string }) => (
  <chakra.span css={estilo({ tono: color })}>{children}</chakra.span>
);
