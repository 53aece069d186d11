import type { HTMLChakraProps } from '@chakra-ui/react';
import { createSlotRecipeContext } from '@chakra-ui/react';
import { memo } from 'react';
import type { Drawing, DrawnBox, DrawnLabel, DrawnLine, DrawnText } from '#diagrams/drawing';
import { arrowHeadOf, cornersOf, FONT_SIZES } from '#diagrams/drawing';
import type { Mark, Marks } from '#diagrams/marks';
import { markOf } from '#diagrams/marks';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'diagram' });

/** The frame that a drawing is seen through: it scrolls. */
export const PictureFrame = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'frame');
const Svg = withContext<SVGSVGElement, HTMLChakraProps<'svg'>>('svg', 'picture');

interface Props {
  readonly title: string;
  readonly drawing: Drawing;
  /** How large it is shown; 1 for text of its own height. */
  readonly scale: number;
  /** Ids of the states and arrows that are lit. */
  readonly lit: ReadonlySet<string>;
  /** Where a record is, how it came there and how it can go on; left out for a chart that is of none. */
  readonly marks?: Marks;
}

/** A chart drawn. For a person who does not see it, it is one picture: the list below says the same in words. */
export const Picture = memo(function Picture({ title, drawing, scale, lit, marks = NONE }: Props) {
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
        <Box key={box.state} box={box} isLit={lit.has(box.state)} mark={markOf(marks, [box.state])} />
      ))}
      {lines.map((line) => (
        <Line
          key={line.arrows.join()}
          line={line}
          isLit={line.arrows.some((id) => lit.has(id))}
          mark={markOf(marks, line.arrows)}
        />
      ))}
      {labels.map((label) => (
        <Label
          key={label.arrows.join()}
          label={label}
          isLit={label.arrows.some((id) => lit.has(id))}
          mark={markOf(marks, label.arrows)}
        />
      ))}
    </Svg>
  );
});

const NONE: Marks = new Map();

interface Marked {
  readonly isLit: boolean;
  readonly mark: Mark | null;
}

/** The attributes that carry the look of a box, a line or a label. */
function attributesOf({ isLit, mark }: Marked) {
  return {
    'data-lit': isLit ? '' : undefined,
    'data-way': mark?.way ?? undefined,
    'data-next': mark?.isNext ? '' : undefined,
  };
}

/** Where the dot stands of the state in which one begins. */
const DOT = { x: 14, y: 17, r: 4.5 };

function Box({ box, ...marked }: Marked & { readonly box: DrawnBox }) {
  const { state, x, y, width, height, look, initial, texts } = box;
  return (
    <g transform={`translate(${x} ${y})`} data-state={state} {...attributesOf(marked)}>
      <rect width={width} height={height} rx={8} data-look={look} />
      {(look === 'final' || marked.mark?.way === 'now') && (
        <rect x={3} y={3} width={width - 6} height={height - 6} rx={6} fillOpacity={0} />
      )}
      {initial && <circle cx={DOT.x} cy={DOT.y} r={DOT.r} />}
      <Words texts={texts} />
      <Numbers mark={marked.mark} right={width + 4} foot={10} />
    </g>
  );
}

function Line({ line: { points, look }, ...marked }: Marked & { readonly line: DrawnLine }) {
  const attributes = attributesOf(marked);
  return (
    <>
      <path d={cornersOf(points)} data-look={look} {...attributes} />
      <path d={arrowHeadOf(points)} data-head={look} data-way={attributes['data-way']} />
    </>
  );
}

/** Room of the last letters that a frame of its own asks for. */
const FOOT = 3;

function Label({ label, ...marked }: Marked & { readonly label: DrawnLabel }) {
  const { x, y, width, height, texts, arrows, ground } = label;
  return (
    <g transform={`translate(${x} ${y})`} data-arrows={arrows.join('\n')} {...attributesOf(marked)}>
      <rect width={width} height={height + (marked.mark === null ? 0 : FOOT)} rx={4} data-ground={ground} />
      <Words texts={texts} />
      <Numbers mark={marked.mark} right={width + 4} foot={4} />
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

/** So many numbers are written; of more, the first and the last. */
const MANY = 3;

interface NumbersProps {
  readonly mark: Mark | null;
  readonly right: number;
  readonly foot: number;
}

/** As which steps of a way it was taken. */
function Numbers({ mark, right, foot }: NumbersProps) {
  const numbers = mark?.numbers ?? [];
  const [first] = numbers;
  if (first === undefined) return null;
  const text = numbers.length > MANY ? `${first} … ${numbers.at(-1)}` : numbers.join(', ');
  const width = text.length * 6 + 9;
  return (
    <g transform={`translate(${right - width} ${foot - 14})`} data-numbers="">
      <rect width={width} height={14} rx={7} />
      <text x={width / 2} y={10.5} fontSize={10.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
