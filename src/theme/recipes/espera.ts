import { receta } from '../clase.ts';

/** A turning mark of the size of the text beside it. */
export const giro = receta({
  base: {
    display: 'inline-block',
    flex: 'none',
    boxSize: '1em',
    border: '2px solid currentcolor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'giro 700ms linear infinite',
  },
  variants: { tamano: { texto: {}, pagina: { boxSize: 7, color: 'accent' } } },
  defaultVariants: { tamano: 'texto' },
});

/** The place of something that is not there: it is on its way, it is empty, or it could not be loaded. */
export const hueco = receta({
  base: { display: 'grid', justifyItems: 'center', gap: 3, px: 4, py: 8, color: 'muted', textAlign: 'center' },
  variants: {
    motivo: {
      vacio: {},
      espera: { py: 16 },
      fallo: { '& > p': { color: 'error.fg' } },
      falloSolo: { placeContent: 'center', minH: '60dvh', '& > p': { color: 'error.fg' } },
    },
  },
  defaultVariants: { motivo: 'vacio' },
});
