import { clase } from '../../theme/clase.ts';

/** Narrower than this, the fields stand one below the other. */
const ANGOSTA = '@media (max-width: 560px)';

const NOTA = { color: 'muted', fontSize: 'xs', fontWeight: 'normal' } as const;
const RADIO = { flex: 'none', boxSize: 4, accentColor: 'accent' } as const;
const ROTULO = { p: 0, mb: 1, fontSize: 'sm', fontWeight: 'medium' } as const;

/**
 * Around the window. An alert that lay over 'Guardar' would take the next click, and stay for as long as the pointer rests
 * on it: it stands above the foot, and higher when the foot also says why the case could not be saved.
 */
export const VENTANA = clase({
  '& > dialog:not([role]) > [data-avisos]': { position: 'absolute', bottom: '4.5rem' },
  '& > dialog:not([role]):has(> footer > [role=alert]) > [data-avisos]': { bottom: '8rem' },
});

/** The sections of the form; what is the same in all of them hangs on this one class. */
export const FORMULARIO = clase({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '& > section': { display: 'flex', flexDirection: 'column', gap: 3 },
  '& > section + section': { pt: 4, borderTop: '1px solid', borderColor: 'border' },
  '& h3': { display: 'flex', alignItems: 'baseline', gap: 2, fontSize: 'md' },
  '& h3 > [aria-hidden]': { ms: -1, color: 'error.fg', fontSize: 'sm', fontWeight: 'medium' },
  '& .nota': NOTA,
  // The line of a field's error hangs in the gap below the field: when one appears on leaving a field, the button about to
  // be clicked does not move away under the pointer.
  '& [data-parte=error]': { mb: '-1.3rem' },
});

const rejilla = (columnas: 2 | 3) =>
  clase({
    display: 'grid',
    gridTemplateColumns: `repeat(${columnas}, minmax(0, 1fr))`,
    alignItems: 'start',
    rowGap: '1.625rem',
    columnGap: 3,
    pb: 4,
    // As high as the labels, so that the button stands in line with the fields.
    '& > [type=submit]': { mt: '1.4rem' },
    [ANGOSTA]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > [type=submit]': { mt: 0 } },
  });

/** Fields side by side. */
export const DE_TRES = rejilla(3);
export const DE_DOS = rejilla(2);

export const SEXO = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 3.5,
  minW: 0,
  minH: 'calc(var(--m-control) + 1.4rem)',
  p: 0,
  border: 0,
  '& > legend': ROTULO,
  '& > label': { display: 'flex', alignItems: 'center', gap: 1.5, minH: 'control', cursor: 'pointer' },
  '& input': RADIO,
  '&:disabled > label': { color: 'muted', cursor: 'not-allowed' },
});

/** The customers to choose from; a search gives up to twenty, so they are plain elements in one scrolling box. */
export const CLIENTES = clase({
  minW: 0,
  p: 0,
  border: 0,
  '& > legend': { ...ROTULO, display: 'flex', gap: 2 },
  '& > legend > span': { color: 'muted', fontWeight: 'normal' },
  '& > div': {
    overflow: 'auto',
    maxH: '240px',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    overscrollBehavior: 'contain',
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 2.5, px: 3, py: 1.5, cursor: 'pointer' },
  '& label + label': { borderTop: '1px solid', borderColor: 'border' },
  '& label:hover': { bg: 'hover' },
  '& label:has(:checked)': { bg: 'accent.soft' },
  '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  '& input': RADIO,
  '& input:focus-visible': { outline: 'none' },
  '& label > span': { display: 'block', minW: 0, overflowWrap: 'anywhere' },
  '& .nombre': { display: 'block', fontWeight: 'medium' },
  '& .detalle': { display: 'block', color: 'muted', fontSize: 'xs' },
  '&:disabled label': { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
});

const mensaje = (nombre: 'error' | 'warning') =>
  ({
    px: 3,
    py: 2,
    border: '1px solid',
    borderColor: `${nombre}.border`,
    borderRadius: 'md',
    bg: `${nombre}.bg`,
    color: `${nombre}.fg`,
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  }) as const;

/** What is wrong, beside what it is about. */
export const MENSAJE = clase(mensaje('error'));
/** What the person should still do. */
export const PENDIENTE = clase(mensaje('warning'));

/** Where files are chosen or dropped. */
export const SOLTAR = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 3,
  p: 3,
  border: '1px dashed',
  borderColor: 'border.strong',
  borderRadius: 'md',
  '&[data-encima]': { borderColor: 'accent', bg: 'accent.soft' },
  '& > [role=status]': { fontSize: 'sm' },
  '& > .nota': { flexBasis: 'full' },
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'control',
    px: 3.5,
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'surface',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& > label:hover': { borderColor: 'accent', bg: 'hover' },
  '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '& > label:has(:disabled)': { borderColor: 'border', bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
});

/** The chosen files, each in one line. */
export const ANEXOS = clase({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    ps: 3,
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
  },
  '& .nombre': { flex: 1, overflow: 'hidden', minW: 0, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .nota': { whiteSpace: 'nowrap' },
  '& button': {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    boxSize: 8,
    border: 0,
    borderRadius: 'md',
    bg: 'transparent',
    color: 'muted',
    cursor: 'pointer',
  },
  '& button:hover:not(:disabled)': { bg: 'error.bg', color: 'error.fg' },
  '& button:disabled': { cursor: 'not-allowed' },
});

/** Why the case could not be saved, in a line of its own at the foot. */
export const FALLA = clase({
  ...mensaje('error'),
  flexBasis: 'full',
  '&:focus': { outline: 'none' },
  '& a': { color: 'inherit', fontWeight: 'medium' },
});

/** How much of the case has been sent. */
export const AVANCE = clase({
  display: 'flex',
  flexBasis: 'full',
  alignItems: 'center',
  gap: 3,
  color: 'muted',
  fontSize: 'xs',
  '& > progress': { flex: 1, h: 2, accentColor: 'accent' },
  '& > span': { minW: '5.5em', textAlign: 'end' },
});

export const NOTA_DEL_PIE = clase({ ...NOTA, alignSelf: 'center' });

export const BOTONES = clase({
  display: 'flex',
  gap: 2,
  ms: 'auto',
  [ANGOSTA]: { flex: '1 0 100%', '& > *': { flex: 1 } },
});
