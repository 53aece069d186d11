import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import css from './Tooltip.module.css';

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
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its control lets through
    <span
      className={`${css.ancla} ${callado ? css.callado : ''}`.trim()}
      onKeyDown={(evento) => callar(evento.key === 'Escape')}
      onPointerEnter={() => callar(false)}
      onBlur={() => callar(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={css.globo}>
        {texto}
      </span>
    </span>
  );
};
