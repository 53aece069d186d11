import { defineConfig } from '@chakra-ui/react/styled-system';

/** Properties that take the tokens of one kind, each with its short names. */
const de = (values: string, propiedades: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(propiedades).map(([nombre, cortos]) => [nombre, { values, shorthand: [...cortos] }]),
  );

const ninguno = (nombres: readonly string[]) => Object.fromEntries(nombres.map((nombre) => [nombre, []]));

/** Not shown from a width on (`''`), or below it (`'Down'`). */
const corte = (sufijo: 'Down' | '') => ({
  values: 'breakpoints' as const,
  transform: (_: string, { raw }: { readonly raw?: string }) => ({
    [`@breakpoint ${raw}${sufijo}`]: { display: 'none' },
  }),
});

/**
 * What Chakra's own base offers, cut down to what these screens use, under Chakra's names and with its meaning: the login
 * waits for every entry. A style property of CSS itself needs no entry; a short name, a property that takes tokens or a
 * condition (`_hover`) does. `base.test.ts` finds a name that is used and missing here.
 */
export const base = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    selected: '&:is([aria-selected=true], [data-selected])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    open: '&:is([open], [data-open], [data-state=open])',
    currentPage: '&[aria-current=page]',
    placeholder: '&::placeholder, &[data-placeholder]',
    backdrop: '&::backdrop',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notFirst: '&:not(:first-of-type)',
    notLast: '&:not(:last-of-type)',
    even: '&:nth-of-type(even)',
    odd: '&:nth-of-type(odd)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
    dark: '.dark &',
  },
  utilities: {
    ...de('colors', {
      background: ['bg'],
      backgroundColor: ['bgColor'],
      color: [],
      fill: [],
      stroke: [],
      ...ninguno(['borderColor', 'borderTopColor', 'borderRightColor', 'borderBottomColor', 'borderLeftColor']),
      ...ninguno(['borderInlineStartColor', 'borderInlineEndColor', 'borderBlockStartColor', 'borderBlockEndColor']),
      ...ninguno(['outlineColor', 'textDecorationColor', 'caretColor', 'accentColor', 'scrollbarColor']),
    }),
    ...de('radii', {
      borderRadius: ['rounded'],
      ...ninguno(['borderTopLeftRadius', 'borderTopRightRadius', 'borderBottomLeftRadius', 'borderBottomRightRadius']),
    }),
    ...de('spacing', {
      ...ninguno(['gap', 'rowGap', 'columnGap', 'top', 'right', 'bottom', 'left', 'textIndent', 'outlineOffset']),
      ...ninguno(['borderSpacing', 'scrollMarginTop', 'scrollMarginBottom', 'scrollPaddingTop']),
      inset: [],
      insetInline: ['insetX'],
      insetBlock: ['insetY'],
      insetInlineStart: ['insetStart'],
      insetInlineEnd: ['insetEnd'],
      insetBlockStart: [],
      insetBlockEnd: [],
      margin: ['m'],
      marginTop: ['mt'],
      marginRight: ['mr'],
      marginBottom: ['mb'],
      marginLeft: ['ml'],
      marginInline: ['mx', 'marginX'],
      marginBlock: ['my', 'marginY'],
      marginInlineStart: ['ms'],
      marginInlineEnd: ['me'],
      marginBlockStart: [],
      marginBlockEnd: [],
      padding: ['p'],
      paddingTop: ['pt'],
      paddingRight: ['pr'],
      paddingBottom: ['pb'],
      paddingLeft: ['pl'],
      paddingInline: ['px', 'paddingX'],
      paddingBlock: ['py', 'paddingY'],
      paddingInlineStart: ['ps'],
      paddingInlineEnd: ['pe'],
      paddingBlockStart: [],
      paddingBlockEnd: [],
    }),
    ...de('sizes', {
      flexBasis: [],
      width: ['w'],
      height: ['h'],
      minWidth: ['minW'],
      minHeight: ['minH'],
      maxWidth: ['maxW'],
      maxHeight: ['maxH'],
      inlineSize: [],
      blockSize: [],
    }),
    ...de('fonts', { fontFamily: [] }),
    ...de('fontSizes', { fontSize: [] }),
    ...de('fontWeights', { fontWeight: [] }),
    ...de('lineHeights', { lineHeight: [] }),
    ...de('shadows', { boxShadow: ['shadow'] }),
    ...de('none', {
      backgroundImage: ['bgImage'],
      backgroundSize: ['bgSize'],
      backgroundRepeat: ['bgRepeat'],
      backgroundPosition: ['bgPos'],
      flexDirection: ['flexDir'],
      position: ['pos'],
      textDecoration: ['textDecor'],
    }),
    boxSize: { values: 'sizes', transform: (valor: string) => ({ width: valor, height: valor }) },
    hideFrom: corte(''),
    hideBelow: corte('Down'),
    truncate: {
      values: { type: 'boolean' },
      transform: (si: boolean) => (si ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
    },
    srOnly: {
      values: { type: 'boolean' },
      transform: (si: boolean) =>
        si
          ? {
              position: 'absolute',
              width: '1px',
              height: '1px',
              padding: '0',
              margin: '-1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
              whiteSpace: 'nowrap',
              borderWidth: '0',
            }
          : {},
    },
  },
});
