import { receta } from '../clase.ts';

/** A control with a help text below it, seen while the control has the pointer or the focus. */
export const ayuda = receta({
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > [role=tooltip]': {
      position: 'absolute',
      zIndex: 50,
      inset: 'calc(100% + 6px) 0 auto auto',
      w: 'max-content',
      maxW: '17rem',
      px: 3,
      py: 2,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'surface',
      boxShadow: 'lg',
      color: 'fg',
      fontSize: 'sm',
      visibility: 'hidden',
    },
    // The gap belongs to the bubble, so that the pointer can move onto it.
    '& > [role=tooltip]::before': { content: '""', position: 'absolute', inset: '-8px 0 100%' },
    '&:not([data-callado]):is(:hover, :has(:focus-visible)) > [role=tooltip]': { visibility: 'visible' },
  },
});
