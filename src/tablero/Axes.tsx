import { centerScale } from '@nivo/scales';
import type { IsoDate } from '#domain/dates';
import { inFigures } from '#domain/figures';
import type { Scales } from './bars.ts';

interface Props {
  readonly scales: Scales;
  /** Of the room between the axes, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly number[];
  readonly labels: ReadonlyMap<IsoDate, string>;
}

/** The marks of the counts, each with a line across, the days below, and the two axes themselves. */
export function Axes({ scales, width, height, marks, labels }: Props) {
  const middleOf = centerScale(scales.x);
  return (
    <>
      {marks.map((mark) => (
        <g key={mark} transform={`translate(0, ${scales.y(mark)})`}>
          <line className="guia" x2={width} />
          <text x={-8} textAnchor="end" dominantBaseline="central">
            {inFigures(mark)}
          </text>
        </g>
      ))}
      {[...labels].map(([day, label]) => (
        <text key={day} x={middleOf(day)} y={height + 10} textAnchor="middle" dominantBaseline="text-before-edge">
          {label}
        </text>
      ))}
      <path className="eje" d={`M0 0V${height}H${width}`} />
    </>
  );
}
