import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';

interface Props {
  readonly content: string;
  /** The control; it takes the id as its `aria-describedby`, so that it is described also while nothing is shown. */
  readonly children: (describedBy: string) => ReactElement;
}

const PLACE = { placement: 'bottom-end', offset: { mainAxis: 6 } } as const;

/** A help text below a control while it has the pointer or the focus; Esc hides it. */
export function Tooltip({ content, children }: Props) {
  const id = useId();
  return (
    <ChakraTooltip.Root openDelay={150} closeDelay={100} interactive positioning={PLACE}>
      <ChakraTooltip.Trigger asChild>{children(id)}</ChakraTooltip.Trigger>
      <span id={id} hidden>
        {content}
      </span>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
