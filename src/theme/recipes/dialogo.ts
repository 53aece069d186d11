import { clase, receta } from '../clase.ts';

/** A modal dialog in the middle of the window, or a drawer at its left edge. `--ancho` is the width asked for. */
export const dialogo = receta({
  base: {
    position: 'fixed',
    inset: 0,
    display: 'none',
    flexDirection: 'column',
    maxW: 'none',
    p: 0,
    border: '0 solid',
    borderColor: 'border',
    bg: 'surface',
    color: 'fg',
    boxShadow: 'lg',
    '&[open]': { display: 'flex' },
    '&::backdrop': { bg: 'var(--m-backdrop)' },
  },
  variants: {
    forma: {
      centro: {
        w: 'min(var(--ancho), calc(100vw - 2rem))',
        maxH: 'calc(100dvh - 2rem)',
        m: 'auto',
        borderWidth: '1px',
        borderRadius: 'lg',
      },
      lado: {
        inset: '0 auto 0 0',
        w: 'min(20rem, calc(100vw - 3rem))',
        h: '100dvh',
        maxH: 'none',
        m: 0,
        borderRightWidth: '1px',
      },
    },
  },
  defaultVariants: { forma: 'centro' },
});

export const CABEZA = clase({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  py: 3,
  ps: 5,
  pe: 3,
  borderBottom: '1px solid',
  borderColor: 'border',
  '& > h2': { fontSize: 'lg' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    boxSize: 8,
    border: 0,
    borderRadius: 'md',
    bg: 'transparent',
    color: 'muted',
    cursor: 'pointer',
  },
  '& > button:hover': { bg: 'hover', color: 'fg' },
});

export const CUERPO = clase({ flex: 1, minH: 0, px: 5, py: 4, overflow: 'auto', overscrollBehavior: 'contain' });

export const PIE = clase({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 2,
  px: 5,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'border',
});
