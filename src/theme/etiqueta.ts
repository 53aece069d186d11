const estado = (nombre: 'error' | 'info' | 'success' | 'warning') => ({
  borderColor: `${nombre}.border`,
  bg: `${nombre}.bg`,
  color: `${nombre}.fg`,
});

/** A state in a few words, with a dot of its colour: for a chip of its own, and for the many chips of a table. */
export const ETIQUETA = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxW: 'full',
    px: 2,
    py: '1px',
    border: '1px solid',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 1.4,
    _before: { content: '""', flex: 'none', boxSize: '0.4375rem', borderRadius: 'full', bg: 'currentcolor' },
  },
  variants: {
    tono: {
      rojo: estado('error'),
      verde: estado('success'),
      naranja: estado('warning'),
      azul: estado('info'),
      gris: { borderColor: 'border', bg: 'sunken', color: 'muted' },
    },
  },
} as const;
