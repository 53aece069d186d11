import { Link } from '@tanstack/react-router';
import type { Chart } from '#diagrams/chart';
import { keyOfPart } from './address.ts';

interface Props {
  readonly chart: Chart;
  /** Id of a state or an arrow. */
  readonly part: string;
  readonly children: string;
}

/** A state or an arrow by its name, which leads to it in the drawing; its address can be sent. */
export function PartLink({ chart, part, children }: Props) {
  return (
    <Link
      to="/diagramas/$maquina"
      params={{ maquina: chart.id }}
      search={(before) => ({ ...before, ver: keyOfPart(chart, part) })}
      // The drawing stands at the head of the page.
      resetScroll
    >
      {children}
    </Link>
  );
}
