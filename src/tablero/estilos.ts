import { clase } from '../theme/clase.ts';

const TARJETA = { border: '1px solid', borderColor: 'border', borderRadius: 'md', bg: 'surface' } as const;

const ALTO_DE_TARJETA = '5.5rem';
const ALTO_DE_GRAFICA = '18rem';

/** Greeting above; operations beside the statistics where there is room for two columns. */
export const TABLERO = clase({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 5,
  maxW: '60rem',
  '&[data-ancho]': { maxW: '90rem' },
  '&[data-columnas]': { xl: { gridTemplateColumns: '18.5rem minmax(0, 1fr)' } },
  '&[data-columnas] > :first-child': { gridColumn: '1 / -1' },
  // In the narrow column the fields stand one below the other.
  '&[data-columnas] form :is(.tienda, .operacion)': { xl: { flexBasis: 'full', maxW: 'none' } },
  '&[data-columnas] form .botones': { xl: { mt: 0 } },
});

export const OPERACIONES = clase({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 });

export const SALUDO = clase({
  px: 4,
  py: 3.5,
  borderRadius: 'md',
  bg: 'accent.soft',
  '& p:first-of-type': { fontSize: 'xl', fontWeight: 'semibold' },
  '& p + p': { color: 'muted' },
});

export const PANEL = clase({
  ...TARJETA,
  px: 4,
  pt: 4,
  pb: 5,
  shadow: 'md',
  '& h2': { fontSize: 'lg' },
  '& h2 + p': { mt: 0.5, mb: 3.5, color: 'muted' },
});

/** Heading with the time of the figures and the way to newer ones; below it cards and chart. */
export const ESTADISTICAS = clase({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, minH: 8 },
  '& > header h2': { flex: '1 1 auto', fontSize: 'lg' },
  '& > header p': { color: 'muted', fontSize: 'sm' },
  // The turning mark comes and goes inside: the button keeps its width.
  '& > header button': { minW: '7rem' },
});

const CUATRO = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 3,
} as const;

/** The four cards, each a link as a whole. */
export const TARJETAS = clase({
  ...CUATRO,
  '& a': {
    ...TARJETA,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    h: 'full',
    minH: ALTO_DE_TARJETA,
    px: 3.5,
    py: 2.5,
    color: 'fg',
    shadow: 'md',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'accent', bg: 'hover' },
  '& span': { display: 'flex', alignItems: 'baseline', gap: 2, color: 'muted', fontSize: 'sm', lineHeight: 'tight' },
  '& strong': { fontSize: '1.75rem', fontWeight: 'semibold', lineHeight: 1.2 },
});

const LLENA = { borderColor: 'accent', bg: 'accent' } as const;
const HUECA = { borderColor: 'accent', bg: 'accent.soft' } as const;

/** The mark of a series: full for opened cases, hollow for solved ones, so that it needs no eye for colours. */
export const MARCA_DE_SERIE = clase({
  display: 'inline-block',
  flex: 'none',
  boxSize: 2.5,
  border: '1.5px solid',
  borderRadius: '2px',
  '&[data-serie=abiertos]': LLENA,
  '&[data-serie=solucionados]': HUECA,
});

export const HISTORICO = clase({
  ...TARJETA,
  shadow: 'md',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    px: 3.5,
    pt: 2.5,
    pb: 1,
  },
  '& > header h3': { flex: '1 1 auto', fontSize: 'md' },
  '& > [role=alert]': { mx: 3.5, mb: 2 },
});

export const LEYENDA = clase({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  color: 'muted',
  fontSize: 'sm',
  '& li': { display: 'flex', alignItems: 'center', gap: 1.5 },
});

/** As high as the chart, while it is loaded and after. */
export const LUGAR_DE_GRAFICA = clase({ h: ALTO_DE_GRAFICA, overflow: 'hidden' });

export const GRAFICA = clase({
  position: 'relative',
  h: 'full',
  px: 2,
  pb: 1,
  '& svg': { overflow: 'visible', maxW: 'none' },
  '& a': { cursor: 'pointer', outline: 'none' },
  '& .zona': { fill: 'transparent' },
  '& a:hover .zona': { fill: 'hover' },
  '& a:focus-visible .zona': { fill: 'hover', stroke: 'accent', strokeWidth: '2px' },
  '& .barra': { strokeWidth: '1.5px', stroke: 'accent' },
  '& [data-serie=abiertos] .barra': { fill: 'accent' },
  '& [data-serie=solucionados] .barra': { fill: 'accent.soft' },
  '& .barra[height="0"]': { stroke: 'none' },
});

/** At the top of the chart, beside the day that is pointed at, so that its own bars stay in sight. */
export const GLOBO = clase({
  position: 'absolute',
  zIndex: 2,
  top: 2,
  '&[data-lado=derecha]': { left: 'calc(var(--x) + 2.25rem)' },
  '&[data-lado=izquierda]': { right: 'calc(100% - var(--x) + 2.25rem)' },
  w: '12.5rem',
  px: 3,
  py: 2,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
  shadow: 'lg',
  fontSize: 'sm',
  pointerEvents: 'none',
  '& p:first-of-type': { mb: 1, fontWeight: 'semibold' },
  '& p + p': { display: 'flex', alignItems: 'center', gap: 2, color: 'muted' },
  '& p[data-senalada]': { color: 'fg', fontWeight: 'medium' },
  '& strong': { ms: 'auto', color: 'fg' },
});

/** The same figures as a table, in the chart's place. */
export const TABLA_HISTORICO = clase({
  px: 3.5,
  pb: 2,
  '& table': { w: 'full', fontSize: 'sm' },
  '& th, & td': { px: 2, py: 1, borderTop: '1px solid', borderColor: 'border', textAlign: 'end' },
  '& th:first-child': { ps: 0, textAlign: 'start', fontWeight: 'medium' },
  '& thead th': { borderTopWidth: 0, color: 'muted', fontSize: 'xs', fontWeight: 'semibold' },
  '& tbody tr:hover': { bg: 'hover' },
  '& td a': { display: 'inline-block', minW: 6, px: 1 },
});

/** Something that the person should know about the figures below. */
export const NOTA = clase({
  px: 3.5,
  py: 2,
  border: '1px solid',
  borderColor: 'warning.border',
  borderRadius: 'md',
  bg: 'warning.bg',
  color: 'warning.fg',
});

/** The shapes of cards and chart. */
export const ESPERA_DE_CIFRAS = clase({
  ...CUATRO,
  '& > div': { ...TARJETA, minH: ALTO_DE_TARJETA, animation: 'pulso 1.4s ease-in-out infinite' },
  '& > div:last-child': { gridColumn: '1 / -1', h: `calc(${ALTO_DE_GRAFICA} + 2.75rem)` },
});
