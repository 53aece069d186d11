import { Kbd } from '@chakra-ui/react';

/** The key of a button inside it, for the eyes alone, where there is a keyboard and room; the button has it in `aria-keyshortcuts`. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <Kbd aria-hidden="true" hideBelow="xl" css={{ '@media (hover: none)': { display: 'none' } }}>
      {children.toUpperCase()}
    </Kbd>
  );
}
