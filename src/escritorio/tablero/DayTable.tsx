import { Table } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { inFigures } from '#domain/common/figures';
import { fullDay } from './days.ts';
import { CHART_SERIES, type DayFigures, SERIES_NAME } from './figures.ts';
import { casesOfDay } from './links.ts';

interface Props {
  readonly title: string;
  readonly dias: readonly DayFigures[];
  /** False leaves it to screen readers alone, without links: the focus may not go where nothing is seen. */
  readonly visible: boolean;
}

/** The figures of the chart, day by day, oldest first. */
export function DayTable({ title, dias, visible }: Props) {
  const rows = (
    <>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Día</th>
          {CHART_SERIES.map((serie) => (
            <th key={serie} scope="col" data-fit="number">
              {SERIES_NAME[serie]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dias.map((figures, index) => (
          <tr key={figures.dia}>
            <th scope="row">
              {fullDay(figures.dia)}
              {index === dias.length - 1 && ' (hoy)'}
            </th>
            {CHART_SERIES.map((serie) => (
              <td key={serie} data-fit="number">
                {visible ? (
                  <Link to="/administracion/casos" search={casesOfDay(serie, figures.dia)}>
                    {inFigures(figures[serie])}
                  </Link>
                ) : (
                  inFigures(figures[serie])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
  return visible ? (
    <Table.Root native>{rows}</Table.Root>
  ) : (
    <div className="sr-only">
      <table>{rows}</table>
    </div>
  );
}
