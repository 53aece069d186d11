import { chakra } from '@chakra-ui/react';

const control = { minH: '1.875rem', px: 2, py: 0.5, fontSize: 'sm' } as const;

/** The form of the filters: small fields of fixed widths beside each other, wrapping where there is no room. */
export const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: 1.5,
    mt: -2,
    mb: 2,
    '& [data-line]': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 1.5, rowGap: 1.5 },
    '& [hidden]': { display: 'none' },
    '& label': { color: 'fg.muted', lineHeight: 'short' },
    '& input, & select': control,
    '& svg': { boxSize: 4 },
    '& [data-kind]': { flex: 'none', w: '9rem' },
    '& :is([data-kind=integer], [data-kind=pesos])': { w: '6.5rem' },
    '& [data-kind=phone]': { w: '6.75rem' },
    '& [data-kind=options]': { w: '8.25rem' },
    '& [data-kind=names]': { w: '12rem' },
    '& [data-kind=catalogue]': { w: '13rem' },
    '& [data-kind=text]': { flex: '1 1 6.5rem', w: 'auto', maxW: '16rem' },
    '& [data-kind=toggle]': { w: 'auto' },
    // Over what follows, not above it: what moved between press and release would not be clicked.
    '& [data-kind] > div': { position: 'relative' },
    '& [data-part=error-text]': {
      position: 'absolute',
      top: 'calc(100% + 2px)',
      insetX: 0,
      zIndex: 'popover',
      px: 2,
      py: 1,
      border: '1px solid',
      borderColor: 'border.error',
      borderRadius: 'sm',
      bg: 'bg.panel',
    },
    '& [data-kind=toggle] > button': {
      ...control,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      bg: 'bg.panel',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.subtle' },
      '&[aria-pressed=true]': { borderColor: 'brand.solid', bg: 'brand.solid', color: 'brand.contrast' },
    },
    '& [data-buttons]': { display: 'flex', alignItems: 'center', gap: 1, ms: 'auto' },
    '@media (pointer: coarse)': { '& input, & select, & button, & [data-kind=toggle] > button': { minH: 10 } },
  },
});
