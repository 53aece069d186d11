import type { Chart } from '#diagrams/chart';
import type { Lived } from '#diagrams/lived';
import { playedLife } from '#diagrams/lives/lives';
import { startOfPlay, tokensOf } from '#diagrams/lives/play';
import { LinkButton } from '../../ui/Button.tsx';

interface Props {
  readonly chart: Chart;
  /** The record that gives state and facts. */
  readonly lived: Pick<Lived, 'state' | 'facts'>;
}

/** The way from a record to the play of its life, at its state and with its facts. */
export function WhatIf({ chart, lived: { state, facts } }: Props) {
  const life = playedLife(chart.id);
  if (life === null) return null;
  return (
    <LinkButton
      to="/diagramas/$maquina"
      params={{ maquina: chart.id }}
      search={{ desde: state, camino: tokensOf(life, startOfPlay(life), facts).join('-') }}
    >
      ¿Qué pasaría si...?
    </LinkButton>
  );
}
