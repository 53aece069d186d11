import { chakra } from '@chakra-ui/react';

/** A button of the bar at the top. */
export const BarButton = chakra('button', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 2,
    minH: 'control',
    px: 2.5,
    borderRadius: 'md',
    color: 'inherit',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bar.subtle' },
    _focusVisible: { outlineColor: 'bar.fg' },
  },
});
