import { clase } from '../../../theme/clase.ts';

const NOTA = { color: 'muted', fontSize: 'xs' } as const;

/** Around the window: an alert that lay over the buttons would take the next click, so it stands above the foot. */
export const VENTANA = clase({
  '& > dialog > [data-avisos]': { position: 'absolute', bottom: '4.5rem' },
  '& > dialog:has(> footer [data-falla]) > [data-avisos]': { bottom: '9rem' },
  '& > dialog:has(> footer [data-cambio]) > [data-avisos]': { bottom: '14rem' },
});

/** The fields, one below the other. */
export const FORMULARIO = clase({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& .nota': NOTA,
});

/** Two lists side by side where there is room. */
export const ELECCION = clase({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 3,
});

/** What is asked for, above the decision. */
export const PEDIDO = clase({
  display: 'grid',
  gap: 1,
  maxH: '12rem',
  overflow: 'auto',
  px: 3,
  py: 2,
  borderRadius: 'md',
  bg: 'sunken',
  overflowWrap: 'anywhere',
  '& > .texto': { whiteSpace: 'pre-wrap' },
});

/** The foot: why it was not saved in a line of its own, then the draft's mark and the buttons. */
export const PIE = clase({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 },
  '& .nota': { ...NOTA, me: 'auto' },
  '& .contra': { color: 'warning.fg', fontSize: 'sm' },
  '& [aria-disabled]': { borderColor: 'border', bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
});
