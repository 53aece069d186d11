import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Drawer } from '../ui/Dialog.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

interface Props {
  readonly title: string;
  readonly menu: ReactNode;
  readonly onClose: () => void;
}

/** The menu over the page, where it has no place beside it; the parts without room in the bar stand at its foot. */
export function MenuDrawer({ title, menu, onClose }: Props) {
  return (
    <Drawer title={title} onClose={onClose}>
      {menu}
      <Box hideFrom="lg" mt={6}>
        <ThemeChoice />
      </Box>
    </Drawer>
  );
}
