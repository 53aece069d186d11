import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED } from '../media.ts';
import { hanging } from './overlay.ts';

/** The links of the menu, by groups. */
export const menuLinks = defineSlotRecipe({
  slots: ['root', 'group', 'title', 'link', 'count'],
  base: {
    group: { '& + &': { mt: '1.125rem' } },
    title: {
      px: 3,
      pb: 1,
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
      // Of a group that folds.
      '&:is(button)': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        w: 'full',
        minH: 6,
        textAlign: 'start',
        cursor: 'pointer',
        _hover: { color: 'fg' },
        '&[aria-expanded=true] svg': { rotate: '90deg' },
      },
    },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      // With room for the boldest words beside a count, so that the entry which one chooses keeps its line.
      gap: 2,
      px: 2.5,
      py: '0.4375rem',
      borderRadius: 'md',
      color: 'fg',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle' },
      '& svg': { flex: 'none', color: 'fg.muted' },
      '&[data-status=active] svg': { color: 'inherit' },
      '&[data-status=active]': {
        bg: 'brand.subtle',
        color: 'brand.fg',
        fontWeight: 'semibold',
        [FORCED]: { outline: '2px solid Highlight' },
      },
    },
    // How many wait behind an entry.
    count: {
      flex: 'none',
      ms: 'auto',
      minW: 6,
      px: 1.5,
      borderRadius: 'full',
      bg: 'brand.solid',
      color: 'brand.contrast',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: '1.25rem',
      textAlign: 'center',
    },
  },
});

/** The list of acts that a button opens. */
export const menu = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'itemGroupLabel', 'separator', 'item'],
  base: {
    content: {
      ...hanging,
      minW: '13rem',
      maxW: '22rem',
      p: 1,
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    },
    itemGroupLabel: { px: 2.5, pt: 2, pb: 1, color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
    separator: { h: '1px', my: 1, border: 0, bg: 'border' },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      px: 2.5,
      py: 1.5,
      borderRadius: 'sm',
      cursor: 'pointer',
      '&[data-highlighted]': { bg: 'brand.subtle', [FORCED]: { outline: '2px solid Highlight' } },
      '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'default' },
    },
  },
});
