import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A modal dialog in the middle of the window, or a drawer at its left edge. `--ancho` is the width asked for. */
export const dialogo = defineSlotRecipe({
  slots: ['root', 'cabeza', 'titulo', 'cerrar', 'cuerpo', 'pie'],
  base: {
    root: {
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
    cabeza: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      py: 3,
      ps: 5,
      pe: 3,
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    titulo: { fontSize: 'lg' },
    cerrar: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 8,
      border: 0,
      borderRadius: 'md',
      bg: 'transparent',
      color: 'muted',
      cursor: 'pointer',
      _hover: { bg: 'hover', color: 'fg' },
    },
    cuerpo: { flex: 1, minH: 0, px: 5, py: 4, overflow: 'auto', overscrollBehavior: 'contain' },
    pie: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 2,
      px: 5,
      py: 3,
      borderTop: '1px solid',
      borderColor: 'border',
    },
  },
  variants: {
    forma: {
      centro: {
        root: {
          w: 'min(var(--ancho), calc(100vw - 2rem))',
          maxH: 'calc(100dvh - 2rem)',
          m: 'auto',
          borderWidth: '1px',
          borderRadius: 'lg',
        },
      },
      lado: {
        root: {
          inset: '0 auto 0 0',
          w: 'min(20rem, calc(100vw - 3rem))',
          h: '100dvh',
          maxH: 'none',
          m: 0,
          borderRightWidth: '1px',
        },
      },
    },
  },
  defaultVariants: { forma: 'centro' },
});
