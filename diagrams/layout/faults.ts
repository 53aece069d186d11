/** Faults that keep a reader from reading a drawing: things that lie over each other. */
import type { Drawing, DrawnBox, DrawnLine, Place } from '#diagrams/drawing';

const TEXT_TOP = 11;
const TEXT_FOOT = 3;
/** So near to a line, a label looks like its own, and another line like the same one. */
const NEAR = 2;

/** Every pair of things that lie over each other, in words; none is what we want. */
export function faultsOf(drawing: Drawing): readonly string[] {
  const { boxes, labels, lines } = drawing;
  const named = labels.map((label) => ({ ...label, name: label.arrows.join(' + ') }));
  const heads = boxes
    .filter(({ texts }) => texts.length > 0)
    .map((box) => ({ name: `the text of ${box.state}`, ...headOf(box) }));
  const solid = boxes.filter(({ look }) => look === 'leaf' || look === 'final');
  return [
    ...pairs(boxes).flatMap(([one, other]) =>
      overlap(one, other) && !holds(one, other) && !holds(other, one) ? [`${one.state} lies over ${other.state}`] : [],
    ),
    ...pairs(named).flatMap(([one, other]) => (overlap(one, other) ? [`${one.name} lies over ${other.name}`] : [])),
    ...named.flatMap((label) => [
      ...boxes.flatMap((box) =>
        overlap(label, box) && !holds(box, label) ? [`${label.name} lies over ${box.state}`] : [],
      ),
      ...heads.flatMap((head) => (overlap(label, head) ? [`${label.name} lies over ${head.name}`] : [])),
    ]),
    ...lines.flatMap((line) => {
      const name = line.arrows.join(' + ');
      const pieces = piecesOf(line);
      const crosses = (place: Place) => pieces.some((one) => overlap(one, place));
      return [
        ...named
          .filter((label) => label.name !== name && crosses(grown(label, NEAR)))
          .map((label) => `${name} crosses ${label.name}`),
        ...heads.filter(crosses).map((head) => `${name} crosses ${head.name}`),
        // A line ends at its state's frame, which is no crossing.
        ...solid.filter((box) => crosses(grown(box, -1))).map((box) => `${name} crosses ${box.state}`),
      ];
    }),
    ...pairs(lines).flatMap(([one, other]) =>
      runAlong(one, other) ? [`${one.arrows.join(' + ')} runs along ${other.arrows.join(' + ')}`] : [],
    ),
  ];
}

/** How often lines cross each other: which is no fault, but the fewer the better. */
export function crossingsOf({ lines }: Drawing): number {
  return pairs(lines).reduce((sum, [one, other]) => sum + crossings(piecesOf(one), piecesOf(other)), 0);
}

function crossings(ones: readonly Place[], others: readonly Place[]): number {
  return ones.flatMap((one) => others.filter((other) => isUpright(one) !== isUpright(other) && overlap(one, other)))
    .length;
}

/** Whether two lines could be taken for one. */
function runAlong(one: DrawnLine, other: DrawnLine): boolean {
  return piecesOf(one).some((piece) =>
    piecesOf(other).some((beside) => isUpright(piece) === isUpright(beside) && overlap(broad(piece), beside)),
  );
}

/** A piece of a line with what is near to it at its sides. */
function broad(piece: Place): Place {
  const { x, y, width, height } = piece;
  return isUpright(piece) ? { x: x - NEAR, y, width: 2 * NEAR, height } : { x, y: y - NEAR, width, height: 2 * NEAR };
}

function isUpright({ width }: Place): boolean {
  return width === 0;
}

function piecesOf({ points }: DrawnLine): readonly Place[] {
  return points
    .slice(1)
    .map((point, index) => piece(points[index] ?? point, point))
    .filter(({ width, height }) => width + height > 0);
}

/** Where a box has its text. */
function headOf({ x, y, texts }: DrawnBox): Place {
  const rights = texts.map(({ x: left, width }) => left + width);
  const feet = texts.map(({ y: line }) => line);
  return {
    x: x + 8,
    y: y + Math.min(...feet) - TEXT_TOP,
    width: Math.max(...rights) - 8,
    height: Math.max(...feet) - Math.min(...feet) + TEXT_TOP + TEXT_FOOT,
  };
}

function grown({ x, y, width, height }: Place, by: number): Place {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function piece([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Place {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) };
}

function overlap(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether one place is all inside of another. */
export function holds(outer: Place, inside: Place): boolean {
  return (
    outer.x <= inside.x &&
    outer.y <= inside.y &&
    inside.x + inside.width <= outer.x + outer.width &&
    inside.y + inside.height <= outer.y + outer.height
  );
}

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}
