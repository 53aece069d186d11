import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { boton } from '../theme/recipes/boton.ts';
import { system } from '../theme/system.ts';
import { Spinner } from './Spinner.tsx';

// Resolved once per variant; `chakra(tag, recipe)` would resolve it on every render.
const estilo = system.cva(boton);

interface Aspecto {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md';
}

interface Props extends Aspecto, Omit<HTMLChakraProps<'button'>, 'css'> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Shows a turning mark beside the text; whether the button is disabled stays the caller's word. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A native button that never submits a form unless told to. */
export const Button = ({ variant, size, busy = false, children, ...resto }: Props) => (
  <chakra.button type="button" css={estilo({ variant, size })} {...resto} aria-busy={busy || undefined}>
    {busy && <Spinner />}
    {children}
  </chakra.button>
);

/** A link to another page of the app that looks like a button; it takes what the router's own `Link` takes. */
export const LinkButton = createLink(({ variant, size, ...enlace }: Aspecto & HTMLChakraProps<'a'>) => (
  <chakra.a css={estilo({ variant, size })} {...enlace} />
));
