import type { SystemStyleObject } from '@chakra-ui/react';

const SHADE = '{colors.border.emphasized}';
const GROUND = '{colors.bg.panel}';

/**
 * A list of choices that scrolls by itself, and shows it: an edge beyond which there is more is shaded, also where the scroll bar
 * hides, as on a tablet. The grounds move with the contents and cover the shade at either end.
 */
export const scrolled = {
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'bg.panel',
  overflowY: 'auto',
  backgroundImage: [
    `linear-gradient(${GROUND} 40%, transparent)`,
    `linear-gradient(transparent, ${GROUND} 60%)`,
    `linear-gradient(${SHADE}, transparent)`,
    `linear-gradient(transparent, ${SHADE})`,
  ].join(', '),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundSize: '100% 40px, 100% 40px, 100% 8px, 100% 8px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} satisfies SystemStyleObject;
