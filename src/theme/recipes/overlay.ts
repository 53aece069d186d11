import { defineSlotRecipe } from '@chakra-ui/react';

const SLOTS = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

const LAYER = 'calc(var(--chakra-z-index-modal) + var(--layer-index, 0))';

/** The ground of what hangs under a field or a button: a popover, a menu, a list, a calendar. */
export const hanging = {
  zIndex: 'calc(var(--chakra-z-index-popover) + var(--layer-index, 0))',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  outline: 0,
} as const;

/** A small window that hangs under what opened it. */
export const popover = defineSlotRecipe({
  slots: [...SLOTS, 'anchor', 'arrow', 'arrowTip', 'indicator'],
  base: {
    content: {
      ...hanging,
      w: '17rem',
      maxW: '90vw',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: 2,
      '& > form': { display: 'grid', gap: 2 },
    },
  },
});

/** The parts of every window over the page: head, body that scrolls, foot. */
const parts = {
  backdrop: { position: 'fixed', inset: 0, zIndex: LAYER, bg: 'bg.backdrop' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    minH: 0,
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'lg',
    outline: 0,
    animation: 'fade-in 120ms ease-out',
  },
  header: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minH: '3.25rem',
    py: 2,
    ps: 5,
    pe: 3,
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  title: { minW: 0, fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'short', overflowWrap: 'anywhere' },
  closeTrigger: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    boxSize: 8,
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
  body: { flex: 1, minH: 0, px: 5, py: 4, overflow: 'auto', overscrollBehavior: 'contain' },
  footer: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 2,
    px: 5,
    py: 3,
    borderTop: '1px solid',
    borderColor: 'border',
  },
} as const;

/** A window in the middle. The room below it is that of a notice: none ever lies over the buttons at its foot. */
export const dialog = defineSlotRecipe({
  slots: [...SLOTS],
  base: {
    ...parts,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: LAYER,
      display: 'grid',
      placeItems: 'center',
      gridTemplateRows: 'minmax(0, 1fr)',
      px: 4,
      pt: 4,
      pb: 'var(--notice-room)',
    },
    content: {
      ...parts.content,
      w: 'full',
      maxH: 'full',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'lg',
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: '28rem' } },
      md: { content: { maxW: '35rem' } },
      lg: { content: { maxW: '700px' } },
      xl: { content: { maxW: '64rem' } },
      // Its content may be wider than the screen, and scrolls inside.
      full: { positioner: { gridTemplateColumns: 'minmax(0, 1fr)' }, content: { maxW: '100rem' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

/** A window at an edge: the menu at the left, the help at the right. */
export const drawer = defineSlotRecipe({
  slots: [...SLOTS],
  base: {
    ...parts,
    positioner: { position: 'fixed', inset: 0, zIndex: LAYER, display: 'flex' },
    content: { ...parts.content, h: 'full' },
  },
  variants: {
    placement: {
      start: {
        content: {
          w: 'min(20rem, calc(100vw - 3rem))',
          borderRight: '1px solid',
          animation: 'slide-in 140ms ease-out',
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          w: 'min(36rem, calc(100vw - 3rem))',
          borderLeft: '1px solid',
          borderColor: 'border',
          animation: 'slide-in-end 140ms ease-out',
        },
      },
    },
  },
  defaultVariants: { placement: 'start' },
});

/** A small panel of words beside what it speaks of. */
const words = {
  zIndex: 'tooltip',
  px: 3,
  py: 2,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'bg.panel',
  boxShadow: 'lg',
  color: 'fg',
  fontSize: 'sm',
} as const;

/** The words of a row that have no room in it. */
export const hoverCard = defineSlotRecipe({
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      ...words,
      maxW: 'min(24rem, 100vw)',
      '& dt': { color: 'fg.muted', fontSize: 'xs' },
      '& dd + dt': { mt: 1.5 },
      '& dd': { overflowWrap: 'anywhere' },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    },
  },
});

/** A few words about a control, while it has the pointer or the focus. */
export const tooltip = defineSlotRecipe({
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: { ...words, maxW: '17rem' },
  },
});
