import { defineSlotRecipe } from '@chakra-ui/react';

/** Names and values: beside each other in rows, or a few of them side by side, each value under its name. */
export const dataList = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    itemLabel: { color: 'fg.muted', fontSize: 'sm' },
    itemValue: { overflowWrap: 'anywhere' },
  },
  variants: {
    orientation: {
      horizontal: {
        root: { display: 'grid', gap: 1.5 },
        item: { display: 'grid', gridTemplateColumns: 'var(--label-width, 7.5rem) minmax(0, 1fr)', gap: 3 },
      },
      vertical: {
        root: {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 8,
          rowGap: 2,
          my: 3,
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

/** Amounts one below the other that come to something: names at the left, figures at the right. */
export const sums = defineSlotRecipe({
  slots: ['root', 'item', 'name', 'amount'],
  base: {
    root: { display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' },
    item: { display: 'flex', justifyContent: 'space-between', gap: 3 },
    name: { color: 'fg.muted' },
    amount: { whiteSpace: 'nowrap' },
  },
});

/** A figure that stands for itself, under its name. */
export const stat = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
    label: {
      display: 'flex',
      alignItems: 'baseline',
      gap: 2,
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'short',
    },
    valueText: { fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'short' },
  },
});

/** A record at a glance, in one line where there is room. */
export const summaryLine = defineSlotRecipe({
  slots: ['root', 'item'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 4, mt: -2, mb: 3 },
    item: { display: 'flex', flexWrap: 'wrap', gap: 1.5, overflowWrap: 'anywhere' },
  },
  variants: {
    align: {
      center: { root: { alignItems: 'center' }, item: { alignItems: 'center' } },
      baseline: { root: { alignItems: 'baseline' }, item: { alignItems: 'baseline' } },
    },
  },
  defaultVariants: { align: 'baseline' },
});
