import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type VarianteBoton = 'primary' | 'secondary' | 'ghost' | 'danger';

interface AspectoBoton {
  readonly variant?: VarianteBoton;
  readonly size?: 'sm' | 'md';
}

/** The class of a button, for links that look like one. */
export const claseBoton = ({ variant = 'secondary', size = 'md' }: AspectoBoton = {}): string =>
  [css.boton, css[variant], size === 'sm' ? css.sm : ''].join(' ').trim();

interface Props extends AspectoBoton, ComponentPropsWithRef<'button'> {
  /** Shows a turning mark beside the text; whether the button is disabled stays the caller's word. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A native button that never submits a form unless told to. */
export const Button = ({ variant, size, busy = false, className = '', children, ...boton }: Props) => (
  <button
    type="button"
    {...boton}
    aria-busy={busy || undefined}
    className={`${claseBoton({ ...(variant && { variant }), ...(size && { size }) })} ${className}`.trim()}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
