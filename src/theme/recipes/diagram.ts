import { defineSlotRecipe } from '@chakra-ui/react';

/** Colours of a line and of its text, by the cause that takes it. */
const INK = { event: 'blue.fg', done: 'green.fg', error: 'red.fg', alone: 'orange.fg', mixed: 'fg.muted' } as const;

const LINES = Object.fromEntries(
  Object.entries(INK).flatMap(([look, color]) => [
    [`& path[data-look=${look}]`, { stroke: color }],
    [`& path[data-head=${look}]`, { fill: color }],
    [`& text[data-look=${look}]`, { fill: color }],
  ]),
);

/** Of a record: the way that it came, where it is, and how it can go on. Told by the lines, too, not by colours alone. */
const MARKS = {
  '& path[data-way=past], & path[data-way=unsure]': { stroke: 'fg', strokeWidth: '3.5px' },
  '& path[data-head][data-way]': { fill: 'fg', stroke: 'fg' },
  '& path[data-way=unsure]': { strokeDasharray: '2 5' },
  '& path[data-next]:not([data-way])': { stroke: 'brand.solid', strokeWidth: '3px', strokeDasharray: '10 5' },
  '& [data-way=past] > rect:first-of-type': { stroke: 'fg', strokeWidth: '2.5px' },
  '& [data-way=unsure] > rect:first-of-type': { stroke: 'fg', strokeWidth: '1.5px', strokeDasharray: '2 5' },
  '& [data-way=now] > rect:first-of-type': { fill: 'brand.muted', stroke: 'brand.solid', strokeWidth: '4px' },
  '& [data-way=now] > rect': { stroke: 'brand.solid', strokeWidth: '2px' },
  '& [data-way] > rect[data-ground], & [data-next] > rect[data-ground]': { stroke: 'fg', strokeWidth: '1.5px' },
  '& [data-next] > rect[data-ground]': { stroke: 'brand.solid', strokeDasharray: '6 3' },
  '& [data-numbers] > rect': { fill: 'fg', stroke: 'bg.panel' },
  '& [data-numbers] > text': { fill: 'bg.panel', fontWeight: 'bold' },
};

/** Of what passed: nothing, then by how long it took. */
const HEAT = ['gray', 'green', 'orange', 'red'] as const;
const HEATED = Object.fromEntries(
  HEAT.flatMap((palette, level) => [
    [`& path[data-heat='${level}']`, { stroke: `${palette}.solid` }],
    [`& path[data-head][data-heat='${level}']`, { fill: `${palette}.solid` }],
    [
      `& [data-state][data-heat='${level}'] > rect:first-of-type`,
      { fill: `${palette}.subtle`, stroke: `${palette}.solid`, strokeWidth: '2px' },
    ],
  ]),
);
const COLD = {
  '& path[data-heat=none]': { stroke: 'border.emphasized', strokeDasharray: '4 4' },
  '& path[data-head][data-heat=none]': { fill: 'border.emphasized', strokeDasharray: 'none' },
};

/** Since another version: what is new by a thick line, what changed by dashes, both with a sign beside them. */
const CHANGED = Object.fromEntries(
  (
    [
      ['came', 'green', '3.5px', 'none'],
      ['changed', 'orange', '2.5px', '10 4'],
    ] as const
  ).flatMap(([kind, palette, strokeWidth, strokeDasharray]) => [
    [`& path[data-change=${kind}]`, { stroke: `${palette}.solid`, strokeWidth, strokeDasharray }],
    [`& path[data-head][data-change=${kind}]`, { fill: `${palette}.solid`, strokeDasharray: 'none' }],
    [
      `& [data-state][data-change=${kind}] > rect:first-of-type`,
      { fill: `${palette}.subtle`, stroke: `${palette}.solid`, strokeWidth, strokeDasharray },
    ],
  ]),
);

/**
 * A chart as a drawing. Its hundreds of boxes, lines and words are plain elements of one picture, which know their look
 * by an attribute; a found or live one is lit.
 */
export const diagram = defineSlotRecipe({
  slots: ['frame', 'picture'],
  base: {
    frame: {
      overflow: 'auto',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
      cursor: 'grab',
      overscrollBehavior: 'contain',
      '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
      _print: { overflow: 'visible', h: 'auto', border: '0' },
    },
    picture: {
      display: 'block',
      m: 'auto',
      // As large as it is told to be: its frame scrolls.
      maxW: 'none',
      // Text of a drawing is measured in the faces that it was laid out with.
      fontFamily: 'Arial, "Liberation Sans", Helvetica, sans-serif',
      '& rect': { fill: 'bg.panel', stroke: 'border.emphasized' },
      '& rect[data-look=root]': { stroke: 'border' },
      '& rect[data-look=group]': { fill: 'bg.subtle' },
      '& rect[data-look=region]': { fill: 'bg.subtle', strokeDasharray: '6 4' },
      '& rect[data-ground]': { fill: 'bg.panel', stroke: 'none' },
      '& rect[data-ground=group], & rect[data-ground=region]': { fill: 'bg.subtle' },
      '& circle': { fill: 'fg' },
      '& path': { fill: 'none', strokeWidth: '1.25px' },
      '& text': { fill: 'fg.muted' },
      '& text[data-look=title]': { fill: 'fg', fontWeight: 'bold' },
      '& text[data-look=guard], & text[data-look=note]': { fontStyle: 'italic' },
      ...LINES,
      '& [data-lit] > rect:first-of-type': { fill: 'brand.muted', stroke: 'brand.solid', strokeWidth: '2.5px' },
      '& path[data-lit]': { strokeWidth: '3px' },
      ...COLD,
      ...HEATED,
      ...CHANGED,
      ...MARKS,
      _print: { maxW: '100%', h: 'auto' },
    },
  },
});
