import { type ButtonProps, Button as ChakraButton, chakra, Spinner } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, Ref } from 'react';
import { button } from '../theme/recipes/button.ts';

interface Props extends ButtonProps {
  /** Shows a turning mark and leaves the button as it is, for who must keep the focus; `loading` disables it besides. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Chakra's button, which never submits a form unless told to; while it is `loading` or `busy` it says so. */
export function Button({ busy = false, children, ...rest }: Props) {
  return (
    <ChakraButton aria-busy={busy || rest.loading || undefined} {...rest}>
      {busy && <Spinner />}
      {children}
    </ChakraButton>
  );
}

const Anchor = chakra('a', button);

/** A link to another page of the app that looks like a button; it takes what the router's own `Link` takes. */
export const LinkButton = createLink((props: ComponentProps<typeof Anchor>) => <Anchor {...props} />);
