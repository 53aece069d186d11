import { receta } from '../clase.ts';

const tipo = (nombre: 'error' | 'info' | 'success' | 'warning') => ({
  borderColor: `${nombre}.border`,
  bg: `${nombre}.bg`,
  color: `${nombre}.fg`,
});

/** An alert at the bottom of the window, with its close button. */
export const aviso = receta({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2.5,
    maxW: 'min(40rem, 100%)',
    py: 2.5,
    ps: 3.5,
    pe: 2,
    border: '1px solid',
    borderRadius: '8px',
    boxShadow: 'lg',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    animation: 'aparecer 120ms ease-out',
    '& > svg': { mt: '1px' },
    '& > button': {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      boxSize: 6,
      my: '-2px',
      ms: 2,
      p: 0,
      border: 0,
      borderRadius: 'sm',
      bg: 'transparent',
      color: 'inherit',
      cursor: 'pointer',
    },
  },
  variants: {
    tipo: { error: tipo('error'), info: tipo('info'), success: tipo('success'), warning: tipo('warning') },
  },
});
