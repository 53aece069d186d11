import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { boton } from '../theme/recipes/boton.ts';
import { Spinner } from './Spinner.tsx';

interface Aspecto {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md';
}

interface Props extends Aspecto, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a turning mark beside the text; whether the button is disabled stays the caller's word. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A native button that never submits a form unless told to. */
export const Button = ({ variant, size, busy = false, children, ...resto }: Props) => (
  <button type="button" className={boton({ variant, size })} {...resto} aria-busy={busy || undefined}>
    {busy && <Spinner />}
    {children}
  </button>
);

/** A link to another page of the app that looks like a button; it takes what the router's own `Link` takes. */
export const LinkButton = createLink(
  ({ variant, size, ...enlace }: Aspecto & Omit<ComponentProps<'a'>, 'className'>) => (
    <a className={boton({ variant, size })} {...enlace} />
  ),
);
