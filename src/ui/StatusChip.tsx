import { etiqueta } from '../theme/recipes/etiqueta.ts';

export type ColorChip = 'rojo' | 'verde' | 'naranja' | 'azul' | 'gris';

/** A state by its text; the colour only helps the eye to find it. */
export const StatusChip = ({ color, children }: { readonly color: ColorChip; readonly children: string }) => (
  <span className={etiqueta({ tono: color })}>{children}</span>
);
