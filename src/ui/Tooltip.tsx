import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { ayuda } from '../theme/recipes/ayuda.ts';

interface Props {
  readonly texto: string;
  /** The control; it takes the id as its `aria-describedby`. */
  readonly children: (descripcion: string) => ReactNode;
}

/** A help text below a control while it has the pointer or the focus; Esc hides it. */
export const Tooltip = ({ texto, children }: Props) => {
  const id = useId();
  const [callado, callar] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its control is asked.
    <span
      className={ayuda()}
      data-callado={callado || undefined}
      onKeyDown={(evento) => callar(evento.key === 'Escape')}
      onPointerEnter={() => callar(false)}
      onBlur={() => callar(false)}
    >
      {children(id)}
      <span role="tooltip" id={id}>
        {texto}
      </span>
    </span>
  );
};
