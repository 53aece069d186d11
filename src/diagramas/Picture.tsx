import type { HTMLChakraProps } from '@chakra-ui/react';
import { createSlotRecipeContext } from '@chakra-ui/react';
import { memo } from 'react';
import type { Drawing, DrawnBox, DrawnLabel, DrawnLine, DrawnText } from '#machines/diagram/drawing';
import { cornersOf, FONT_SIZES, headOf } from '#machines/diagram/drawing';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'diagram' });

/** What a drawing is seen through: it scrolls. */
export const Frame = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'frame');
const Svg = withContext<SVGSVGElement, HTMLChakraProps<'svg'>>('svg', 'picture');

interface Props {
  readonly title: string;
  readonly drawing: Drawing;
  /** How large it is shown; 1 for text of its own height. */
  readonly scale: number;
  /** Ids of the states and arrows that are lit. */
  readonly lit: ReadonlySet<string>;
}

/** A chart drawn. To who does not see it, it is one picture: what it says stands in the list below it. */
export const Picture = memo(function Picture({ title, drawing, scale, lit }: Props) {
  const { width, height, boxes, lines, labels } = drawing;
  return (
    <Svg
      role="img"
      aria-label={`Diagrama: ${title}`}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      {boxes.map((box) => (
        <Box key={box.state} box={box} isLit={lit.has(box.state)} />
      ))}
      {lines.map((line) => (
        <Line key={line.arrows.join()} line={line} isLit={line.arrows.some((id) => lit.has(id))} />
      ))}
      {labels.map((label) => (
        <Label key={label.arrows.join()} label={label} isLit={label.arrows.some((id) => lit.has(id))} />
      ))}
    </Svg>
  );
});

/** Where the dot stands of the state in which one begins. */
const DOT = { x: 14, y: 17, r: 4.5 };

function Box({ box, isLit }: { readonly box: DrawnBox; readonly isLit: boolean }) {
  const { state, x, y, width, height, look, initial, texts } = box;
  return (
    <g transform={`translate(${x} ${y})`} data-state={state} data-lit={isLit ? '' : undefined}>
      <rect width={width} height={height} rx={8} data-look={look} />
      {look === 'final' && <rect x={3} y={3} width={width - 6} height={height - 6} rx={6} fillOpacity={0} />}
      {initial && <circle cx={DOT.x} cy={DOT.y} r={DOT.r} />}
      <Words texts={texts} />
    </g>
  );
}

function Line({ line: { points, look }, isLit }: { readonly line: DrawnLine; readonly isLit: boolean }) {
  return (
    <>
      <path d={cornersOf(points)} data-look={look} data-lit={isLit ? '' : undefined} />
      <path d={headOf(points)} data-head={look} />
    </>
  );
}

function Label({ label, isLit }: { readonly label: DrawnLabel; readonly isLit: boolean }) {
  const { x, y, width, height, texts, arrows, ground } = label;
  return (
    <g transform={`translate(${x} ${y})`} data-arrows={arrows.join('\n')} data-lit={isLit ? '' : undefined}>
      <rect width={width} height={height} rx={4} data-ground={ground} />
      <Words texts={texts} />
    </g>
  );
}

/** Drawn as wide as they were measured, whatever the faces of this computer. */
function Words({ texts }: { readonly texts: readonly DrawnText[] }) {
  return texts.map(({ x, y, width, look, text }) => (
    <text
      key={`${y} ${text}`}
      x={x}
      y={y}
      data-look={look}
      fontSize={FONT_SIZES[look]}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  ));
}
