import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { HelpLink } from './HelpLink.tsx';

/** Says that a list has nothing to show, with what can be done about it below. */
export function EmptyState({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>
        {children}
        <HelpLink of={text} />
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}

interface LoadFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says why something could not be loaded, and offers to try again. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <ChakraEmptyState.Root role="alert">
      <ChakraEmptyState.Content>
        <ChakraEmptyState.Description color="fg.error">{text}</ChakraEmptyState.Description>
        <Button size="sm" onClick={onRetry}>
          Reintentar
        </Button>
        <HelpLink of={text} />
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
