import { Span } from '@chakra-ui/react';
import { use } from 'react';
import { HelpContext } from '../../ui/help.ts';
import { HelpIcon } from '../../ui/icons.tsx';
import { BarButton } from '../BarButton.tsx';

/** Opens the help of the page, as '?' does. */
export function HelpButton() {
  const open = use(HelpContext);
  return (
    <BarButton
      type="button"
      aria-label="Ayuda"
      aria-haspopup="dialog"
      aria-keyshortcuts="? F1"
      onClick={() => open?.(null)}
    >
      <HelpIcon />
      <Span hideBelow="xl">Ayuda</Span>
    </BarButton>
  );
}
