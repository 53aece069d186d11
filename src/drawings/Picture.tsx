import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { memo } from 'react';
import type { ChangeMark } from '#diagrams/changesInWords';
import {
  arrowHeadOf,
  cornersOf,
  type Drawing,
  type DrawnBox,
  type DrawnLabel,
  type DrawnLine,
  type DrawnText,
  FONT_SIZES,
} from '#diagrams/drawing';
import { type Mark, type Marks, markOf } from '#diagrams/marks';

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
  /** The traffic through states and lines, by the ids of what stands there; left out where it is not told. */
  readonly heat?: (ids: readonly string[]) => Heat | null;
  /** The changes since another version, by the ids of what stands there; left out where none is compared. */
  readonly changes?: ((ids: readonly string[]) => ChangeMark | null) | undefined;
}

/** How much passed somewhere, and how long it took. */
export interface Heat {
  /** Its part of what passed most often, 0 to 1; 0: nothing passed. */
  readonly weight: number;
  /** From nothing to tell (0) to very long (3). */
  readonly level: 0 | 1 | 2 | 3;
  /** Stands beside it; empty for nothing. */
  readonly text: string;
}

/** A chart drawn. For a person who does not see it, it is one picture: the list below says the same in words. */
export const Picture = memo(function Picture({
  title,
  drawing,
  scale,
  lit,
  marks = NONE,
  heat = COLD,
  changes = COLD,
}: Props) {
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
        <Box
          key={box.state}
          box={box}
          isLit={lit.has(box.state)}
          mark={markOf(marks, [box.state])}
          heat={heat([box.state])}
          change={changes([box.state])}
        />
      ))}
      {lines.map((line) => (
        <Line
          key={line.arrows.join()}
          line={line}
          isLit={line.arrows.some((id) => lit.has(id))}
          mark={markOf(marks, line.arrows)}
          heat={heat(line.arrows)}
          change={changes(line.arrows)}
        />
      ))}
      {labels.map((label) => (
        <Label
          key={label.arrows.join()}
          label={label}
          isLit={label.arrows.some((id) => lit.has(id))}
          mark={markOf(marks, label.arrows)}
          heat={heat(label.arrows)}
          change={changes(label.arrows)}
        />
      ))}
    </Svg>
  );
});

const NONE: Marks = new Map();
const COLD = () => null;

interface Marked {
  readonly isLit: boolean;
  readonly mark: Mark | null;
  readonly heat: Heat | null;
  readonly change: ChangeMark | null;
}

/** The attributes that carry the look of a box, a line or a label. */
function attributesOf({ isLit, mark, heat, change }: Marked) {
  return {
    'data-lit': isLit ? '' : undefined,
    'data-way': mark?.way ?? undefined,
    'data-next': mark?.isNext ? '' : undefined,
    'data-change': change?.kind ?? undefined,
    'data-heat': heat === null ? undefined : heat.weight === 0 ? 'none' : heat.level,
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
      <Pill text={numbersIn(marked.mark) ?? marked.heat?.text ?? marked.change?.text} right={width + 4} foot={10} />
    </g>
  );
}

function Line({ line: { points, look }, ...marked }: Marked & { readonly line: DrawnLine }) {
  const attributes = attributesOf(marked);
  return (
    <>
      <path d={cornersOf(points)} data-look={look} {...attributes} style={widthOf(marked.heat)} />
      <path
        d={arrowHeadOf(points)}
        data-head={look}
        data-way={attributes['data-way']}
        data-heat={attributes['data-heat']}
        data-change={attributes['data-change']}
      />
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
      <Pill text={numbersIn(marked.mark) ?? marked.heat?.text ?? marked.change?.text} right={width + 4} foot={4} />
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

/** The thinnest and the thickest line of something that passed. */
const WIDTHS = [1.5, 6] as const;

// By its root: what passed a tenth as often is still seen.
function widthOf(heat: Heat | null) {
  if (heat === null || heat.weight === 0) return undefined;
  const [thin, thick] = WIDTHS;
  return { strokeWidth: `${thin + (thick - thin) * Math.sqrt(heat.weight)}px` };
}

/** So many numbers are written; of more, the first and the last. */
const MANY = 3;

/** As which steps of a way it was taken; null for none. */
function numbersIn(mark: Mark | null): string | null {
  const numbers = mark?.numbers ?? [];
  const [first] = numbers;
  if (first === undefined) return null;
  return numbers.length > MANY ? `${first} … ${numbers.at(-1)}` : numbers.join(', ');
}

interface PillProps {
  readonly text: string | undefined;
  readonly right: number;
  readonly foot: number;
}

/** A few figures at the corner of a box or a label. */
function Pill({ text = '', right, foot }: PillProps) {
  if (text === '') return null;
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
